# What the terminal says itself. The game speaks through messages/ of the repository.

# Before the game
welcome = Welcome aboard the Ark. A few questions first; Enter takes the answer in brackets.
ask-mode = What do you want to play?
ask-players = How many players, from { $least } to { $most }?
ask-people = How many of the { $all } are people at this keyboard? The others are bots.
ask-name = Name of player { $n } (Enter: the name of the faction)?
ask-variants = With which variants? Numbers with blanks between them (Enter: none)
ask-faction = Which faction for player { $n }, 1 to { $most } (Enter: chance decides)?
not-in-range = A number from { $least } to { $most }, please.
title = ═══ Ark: { $mode } ═══ (seed { $seed })
how-to = You see numbered options: type a number, or the action in words (move d3 e3 2). "help" lists the commands, "why" says what you cannot do and why. New here? Try "help sections", "biodome" and "room d3".
sits-human = { $letter } is { $who }, at this keyboard
sits-bot = { $letter } is { $who }, a bot ({ $kind })

# The game around the sentences
hand-over = Pass the keyboard to { $who } ({ $letter }), then press Enter.
left = Left: { $points }. You have { $have }.
have = You have { $have }.
combat = On { $room } { $attacker } attacks with { $attack }, { $defender } defends with { $defence }, before the cards.
melee = On { $room } all defend, before the cards: { $sides }.
only-stop = Nothing more can be done here. Press Enter to go on.
which-one = Which one?
no-such-number = { $all ->
    [one] There is 1 option.
   *[other] There are { $all } options. "options" shows them.
}
no-such-option = No option has the word "{ $word }".
more-options = … and { $n } more: "options" with a word of the action (options move, options d3) shows them.
unreadable = "{ $found }" means nothing here. Type a number, an action in words ("help notation"), or "help".
left-early = The game is not over.
saved = Saved: { $file }
name-a-cell = Name a cell, such as: room d3
no-room = There is no room on { $cell }.
no-such-rule = There is no rule, ruling, example or term "{ $id }".

# Why
why-possible = This can be done:
why-nothing = Nothing worth showing is refused here.

# Undo
undo-nothing = There is nothing of yours to take back.
undo-sure = Taking back "{ $what }" also takes back what happened and was seen since. Really? (yes/no)
undo-consent = { $who }: { $asker } wants to take back "{ $what }" and all since then. Do you agree? (yes/no)
undo-refused = Nothing was taken back.
undone = Taken back: { $what }

# Drawings
you = you
free = free
no-resources = no resources
arsenal = arsenal { $n }
units = units: { $list }
units-home = { $n } home
units-out = { $n } out
units-asleep = { $n } asleep
units-wounded = { $n } wounded
cylinders = cylinders { $n }
cards = cards { $n }
objectives = objectives { $met }/{ $all }
achievements = achievements: { $names }
achievements-all = Achievements (two of them bring your secret mission):
activated = activated: { $names }
built = built: { $names }
peace = It is peace: the counter stands on { $counter }.
war = It is war: the counter stands on { $counter }.
targets-hidden = Target cards: hidden until { $n } cubes lie on the achievement cards
points = Victory points: { $list }
last-turn = The game ends with this turn.
bombs = Bombs: { $list } (* placed in this turn)
assigned = Units in sections: { $list }
bombs-left = Bombs in the supply: { $list }
level-experienced = experienced
level-intermediate = intermediate, with help
level-beginner = beginner, with help
seals = Seals: { $list }
power-tokens = Power tokens in the supply: { $n }
glitch-round = Round { $round } of { $rounds }, turn counter at { $left }
glitch-diagnosis = Diagnosis: { $list }
glitch-damaged = Damaged: { $list }
glitch-supply = Glitch cubes in the supply: { $cubes }; strength of a hostile unit: { $strength }
infections = Infection cubes: { $list }
corruption = Corrupted: { $list }
organism-supply = The Enemy's supply: { $cubes } infection cubes, { $cylinders } corruption cylinders
upgrades = The Enemy: { $list }
adaptations = Adaptations: { $times } of { $needed }
enemy-acts = The Enemy's action in this lap: { $act ->
    [infect] INFECT
    [corrupt] CORRUPT
   *[other] BLOOM
}
challenger-cards = Challenger-action cards:
not-yet = { $gives } (from the next phase on)
mini = mini action { $gives }
biodome-of = Biodome of { $who }
column-section = section
column-cubes = cubes
column-price = a cube costs
column-gives = gives now
column-cell = cell
column-room = room
column-control = control
biodome-legend = ▼ marks the action marker: choose another section next time. → is what one more cube brings.
mission = Mission { $title }
mission-secret = The mission is secret.
mission-none = No mission yet: it comes with the second achievement.
objective-target = Activate { $name }
objective-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} on { $section } ({ $have } so far; a cube costs { $price })
hand-empty = No artifact cards.
power = power { $n }
critical = critical mass
unexplored = Unexplored: the token is turned over as soon as one of your pieces is here.
gives-now = Gives whoever controls it: { $gives }
squares = Squares: { $taken } of { $all } taken ({ $owners }); a cube costs { $price }
circles = Circles: { $taken } of { $all } taken ({ $owners })
units-here = Units: { $units }
controlled-by = Controlled by { $who }
legend =
    On the border: the cell, ? an unexplored room, =A who controls it.
    ■ squares with cubes, ● circles with cylinders, · free. A2 are two units of A.
    Seats are A to E; r robot, m mercenary; v violet, t turquoise, b black cylinder, * power token.
    ⌂A: the biodome of A opens here.
colour-own = own
colour-robot = robot
colour-mercenary = mercenary
colour-violet = violet
colour-turquoise = turquoise
colour-black = black
colour-power-token = power token

# Options
group-move = Move from { $place }
group-jump = Along the cylinders from { $place }
group-teleport = Teleport from { $place }
group-teleport-any = Teleport anywhere from { $place }
group-route = Route a cylinder ({ $colour }) from { $place }
group-engineer = Place a cube on { $place }
group-awake = Awaken a unit
group-convert = Convert
group-use = Use an artifact
group-keep = Keep
group-discard = Discard
group-commit = Play in this combat
pushing = , pushing out { $colour }
replacing = , replacing { $who }
own-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
robots = { $n ->
    [one] 1 robot
   *[other] { $n } robots
}
mercenaries = { $n ->
    [one] 1 mercenary
   *[other] { $n } mercenaries
}
the-biodome = the biodome
the-stock = the generator

# Help
help-intro = Type the number of an option, or the action in words; its beginning is enough if only one option begins so. Enter shows the options again. Commands:
command-options = the options again, or those with a word
command-why = why an action is refused: why engineer d3
command-board = the board
command-rooms = all rooms and what they give
command-room = one room
command-biodome = the sections of a biodome and what cubes there would give
command-players = what lies open of everybody
command-hand = your artifact cards
command-mission = your mission, and the achievements
command-log = the last N lines of the story
command-undo = take your last decision back
command-save = save the game
command-rules = a rule by its id, or a term: rules ENG-03
command-help = this, or one of the topics below
command-quit = leave the game
help-topics = Topics: { $topics }
enemy-automata = Enemy ({ $letter }): Automata; { $targets } target cards and { $actions } action cards in its decks
enemy-dark = Enemy ({ $letter }): Dark Player with { $cards } artifact cards; { $targets } target cards and { $actions } action cards in its decks
turn-counter = Turn counter: { $n }
guardians = Guardians: { $list }
enemy-board = Enemy board
