# What the client says by itself.

# The pages around the table.

home = Ark, to the lobby
language = Language
light-theme = Light colours
notify-turn = Notify me when it is my turn
sound-turn = Sound when it is my turn
no-motion = No motion
hero = The Ark has drifted for ages. Your dome just woke up.
hero-text = Open the doors, explore a sleeping ship, bring its rooms back to life, and be the first to fulfil your mission.
quick-first = Play a First Mission
quick-awakening = Play Awakening
quick-text = One click, one bot, no account. First Mission is short and teaches the game.
my-games = My games
open-games = Games with a free seat
running-games = Games to watch
no-games = No game yet. Start one above: it takes one click.
join-title = Join by code
code = Code
join = Join
your-name = Your name
rename = Rename
unofficial = An unofficial fan implementation of the board game Ark: Awakening by Zharko Lozanoski, published by Skyport Games. Not made, endorsed or supported by them.
icon-credit = Icons by Lorc, Delapouite and the other authors of
new-game = New game
mode = What to play
players = Players
chair = Seat { $number }
chair-me = Seat 1: you
chair-me-too = You
chair-open = Open: a friend joins by code
chair-hot-seat = At this screen
chair-help = Bots see only what their seat may see. At one screen, a cover hides secrets while you hand over.
neighbour = Player { $number }
neighbour-name = Name
layout = Board
recommended = Recommended
layout-help = Where the biodomes dock, and how long the ways are between them.
turn-limit = Turn limit
no-limit = None
turn-limit-help = After so many turns of each player the game ends and nobody wins.
fixed = Sit as listed
fixed-help = Otherwise chance decides who sits where.
public = Show in the lobby
public-help = Everybody may take a free seat, and watch.
closed-table = Closed to onlookers
closed-table-help = Only those who play see the table, until the game is over.
create = Create the game
free-chair = free seat
you = you
bot = bot
invite = Tell your friends this code, or send them the link.
invite-link = Link to the game
start = Start
state-lobby = not started
state-over = over
your-turn = Your turn
waits-for = waits for { $names }
connecting = Connecting …
offline = Connection lost, trying again …
to-lobby = Back to the lobby
call-off = Call the game off
called-off = The game was called off.
no-onlookers = This table is closed to onlookers. When the game is over, it can be looked at.
no-game = There is no such game.

# The table.

board = The board. Arrow keys move it, plus and minus zoom, 0 shows all of it.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
room-label = { $name }, { $cell }: cubes { $cubes } of { $squares }, cylinders { $cylinders } of { $circles }, units { $units }
dome-label = Biodome of { $name } ({ $faction }), units { $units }
site-label = Empty place { $cell }
resources = Resources
biodome = Your biodome
marker = Action marker
arsenal = Arsenal { $arsenal } of { $limit }
asleep = { $count } asleep
wounded = { $count } wounded
stock = { $stock } ready, { $supply } in supply
power = Power in combat
critical = Critical mass
cards = { $count }
hand = Your hand
drawn = Cards drawn
built = Built onto the biodome
acting = What you can do
phase-of = { $section }: left to spend
undo = Take back
undo-ask = Ask to take back
undo-asks = { $names } must agree
undo-asked = { $name } would like to take back a decision that showed you something.
agree = Agree
decline = Decline
still-left = { $count ->
    [one] There is still 1 thing you could do.
   *[other] There are still { $count } things you could do.
}
filtered = { $count ->
    [one] 1 option here
   *[other] { $count } options here
}
instead-of = instead of a cube of { $name }
show-all = Show all
why-not = Why can’t I …
combat = Combat
combat-at = Combat in { $room } { $cell }
attacker = Attacker
defender = Defender
units-count = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
defence-count = defence { $defence }
card-chosen = card chosen
card-not-chosen = still choosing
your-card = Your card: { $card }
mission = Mission
mission-secret = Has a secret mission.
mission-none = No mission yet: achievements reveal it.
objective-cubes = { $count ->
    [one] 1 cube on { $section }
   *[other] { $count } cubes on { $section }
}
objective-target = Activate { $room }
met = met
activated = Activated
achievements = Achievements
achievements-open = Two of these reveal your mission
achievements-count = { $count ->
    [one] 1 achievement
   *[other] { $count } achievements
}
is-asked = The table waits for this player
short-arsenal = Arsenal
short-hand = Cards
short-home = At home
short-asleep = Asleep
short-wounded = Wounded
short-stock = Power
log = What happened
chat = Say something
send = Send
chain = Chain: from { $from } to { $to }
cube-price = A cube costs
controlled-by = Controlled by { $names }
turn = Turn { $turn }
watching = You are watching.
panels = Parts of the table
tab-act = Act
tab-dome = Dome
tab-players = Players
tab-log = Log
hand-over = It is { $name }’s turn to look
hand-over-ready = I am { $name }
result = Result
you-won = You fulfilled your mission!
they-won = { $name } fulfilled the mission and wins
nobody-won = The turn limit is reached. Nobody wins.
player = Player
cubes = Cubes
rooms = Rooms
turns = Turns
rematch = Rematch
save-record = Save the record

clash = Result of the combat
verdict-too-weak = The attack fails: the arsenal is below the defensive strength. { $winner } wins.
verdict-critical-mass = Critical mass: all sides fall.
verdict-won = { $winner } wins.
verdict-tie = A tie: nobody wins.
log-help = Point at a line to see where it happened. Arrow keys walk through the lines, Enter looks back at that moment.
team-won = Won together!
enemy-won = You have stopped the Challengers!
enemy-lost = The Challengers have won against you.
team-lost = The Challengers have lost.
ranked-you-won = You win!
ranked-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}

# What a ladder of conversions shows.

conversion-routing = 2 Os = route
conversion-refining = 3 = 2 Mt
conversion-synthesis = 2 = 2 Mt

# Headings of options.

group-choose = Choose a section
group-militarize = Militarize
group-go = Move units
group-route = Route power
group-produce = Produce
group-exploit = Exploit factories
group-harvest = Harvest
group-awake = Awake units
group-heal = Heal units
group-engineer = Place cubes
group-convert = Convert resources
group-discover = Discover artifacts
group-keep = Keep
group-discard = Discard
group-use = Use an artifact
group-explore = Explore
group-build = Place the room
group-gate = Place a gate
group-airlock = Open an airlock
group-swap = Swap rooms
group-fight = Fight
group-commit = Play a card
group-return = Return pieces

# What a phase has to spend.

point-militarize = arsenal
point-moves = moves
point-teleport = teleports
point-teleport-any = teleports anywhere
point-routes-own = own routes
point-routes-violet = violet routes
point-routes-turquoise = turquoise routes
point-routes-black = black routes
point-extra-routes = extra routes
point-produce = Metamorphite
point-exploit = factories
point-exploit-bonus = more from each
point-harvest = harvest
point-harvest-per-unit = harvest by units
point-awake-free = awake for free
point-heal-free = heal for free
point-engineer = cubes
point-remote = remote cubes
point-free = free cubes
point-free-biodome = free cubes in the biodome
point-keep = cards to keep
point-draw = cards to draw
point-uses = artifacts to use
point-awake-price = price of waking
point-heal-price = price of healing

# Around the table.

settings = Settings
warn-before-stop = Warn before something useful is left
stop-anyway = Stop anyway
go-on = Go on
benefits-from = Where this comes from
recap = Since your last turn
recap-read = I have read it
recap-steps = { $count ->
    [one] 1 thing happened
   *[other] { $count } things happened
}
away = away
odds = How often each of your cards would win against the { $unseen } cards you have not seen
odds-note = Counted over all cards whose whereabouts you do not know, each as likely as the other. A hint, no promise.
rooms-left = Rooms to come
tokens-left = Artifact { $artifact }, Metamorphite { $metamorphite }, nothing { $nothing }
artifacts-left = Artifacts to draw
ours = Reconstructed by us, not the publisher’s: { $what }.
ours-gives = benefit
ours-ladder = ladder
ours-cost = price
ours-chain = chain
ours-power = power
ours-use = use
ours-section = built use

unofficial-title = Unofficial.
reconstructed-title = Reconstructed.
reconstructed = The rules are public, the faces of most tiles and cards are not. Most ladders, prices, chains, artifacts, missions, layouts and all texts are our own, made to fit the rules. Every room says which of its values are ours.
recovery-help = You need no account: this browser knows you. Keep the link below to come back from another one. Whoever has it plays as you.
recovery-link = Link that brings you back
recovery-show = Show my link
invited = You are invited to a game. Press Join to take a free seat.
who-plays = Who plays
faction-of = Faction of seat { $number }
any-faction = Faction by chance
faction-help = Factions differ in colour, symbol and pattern; on the A-side they play alike.
mode-facts = { $least }–{ $most } players, about { $minutes } minutes
groups = Special rooms
groups-pick = Choose the groups of special rooms
groups-help = { $needed } groups of four rooms are in the game; otherwise chance takes them. They decide which missions there are.
groups-chosen = { $chosen } of { $needed } chosen
violet-ring = Violet ring: with up to three players only one such group
more-choices = More choices
variants = Variants
variants-help = Better after a few games: each adds rules to everything else.
challengers = Challengers
dark-player = Dark Player
dark-player-help = One more person or bot plays the Enemy. Otherwise it acts by itself, by its cards.
chair-enemy = The Enemy
faction-help-b = Each faction plays a board of its own, with powers and weaknesses: its sheet tells.
skill-of = Experience of seat { $number }
skill-experienced = Experienced
skill-intermediate = Knows the game a little
skill-beginner = Beginner
skill-help = Who knows the game less gets Beginner’s Help: 1 Metamorphite each turn. In Awakening beginners have their mission from the start.
difficulty = Difficulty
harder = Harder
harder-guardians = So many Guardians more.
harder-glitch = So many disaster cards more in each round.
harder-it-learns = So many upgrades more at the start.
hard-glitch = At the end all mission rooms must be fully integrated, too.
harder-none = As usual
hard = Hard
mode-together = Together
mode-against = Against each other
sheet = Faction sheet
weakness = weakness
sheet-setup = At the start
sheet-advice = How to play it

# Looking back, and afterwards.

replay = Replay
looking-back = Looking back
look-back = Look back through the game
turn-before = Turn before
step-before = Step before
play = Play
pause = Pause
step-after = Next step
turn-after = Next turn
moment = Moment of the game
moment-of = { $now } of { $all }
eyes = Through whose eyes
eyes-none = As an onlooker
eyes-of = As { $name }
to-now = Back to the game
to-result = To the result
fork = Play on from here
fork-sure = Begin a new game from here
fork-help = A new game that goes on from this moment, against bots. This one stays as it is.
cancel = Cancel
rematch-begun = A rematch has begun.
rematch-join = Go there
same-deal = Same deal again
same-deal-help = The same players with the same chance: rooms, cards and missions come as they came.
show-board = Show the board
standings = How the players stand
charts = The course of the game
chart-label = { $what } over the game. At the end: { $last }. Opens the replay at the point that is clicked.
chart-jump = Click to see that moment
missions = Missions
measure-cubes = Cubes
measure-rooms = Rooms controlled
measure-units = Units on their feet
measure-arsenal = Arsenal
measure-explored = Rooms explored
measure-hand = Artifact cards
measure-targets = Rooms activated
measure-achievements = Achievements
measure-wins = Combats won
measure-resources = Resources
fair = Fair chance
fair-running = The fingerprint of the secret seed. At the end of the game the seed itself is shown and must fit.
fair-over = The game is over: this seed has the fingerprint that was shown from the start. “ark verify” checks every step with the saved record.
seed-hash = Fingerprint
seed = Seed
game-menu = About this game
watch-link = Link to watch
stand-in = Let a bot play for { $name }
stand-in-now = a bot stands in
stand-in-asked = { $name } asks to let a bot play for { $seat }, who is away. Whoever comes back has the seat again.
leave = Leave the game
leave-sure = Yes, leave
leave-help = A bot plays on for you until you come back.

# Modes and variants.

coop-offer = Offer
coop-offered = { $from } offers { $to }
group-offer = Offer resources
group-accept = Accept
group-decline = Decline
group-mini = Mini action
group-assign = Assign units to sections
group-attack = Attack from afar
group-place = Place bombs
group-explode = Explode bombs
group-seal = Seal a doorway
group-unseal = Unseal a doorway
group-disintegrate = Disintegrate
group-dissolve = Send home as well
group-construct = Construct a section
group-remove = Remove a section
group-hack = Hack the generator
complexity-2 = Complexity 2
power-tokens = Power tokens
seals = Sealed doorways
seal-of = Sealed by { $name }
biodome-of = biodome of { $name }
stopped = { $cell }: { $count ->
    [one] 1 unit must stay
   *[other] { $count } units must stay
} this turn, the room is guarded.

# The Enemy.

the-enemy = The Enemy
you-are-enemy = You are the Enemy: you have no biodome. What you may do stands beside the board.
enemy-board = The Enemy’s board
automata = acts by itself
construction = The board is being built: scouts go out and lay the rooms before the game begins.
enemy-decks = { $targets } target cards, { $cards } action cards left
enemy-targets = Target cards in the deck
enemy-targets-spent = Target cards discarded
enemy-cards = Action cards in the deck
enemy-cards-spent = Action cards discarded
offer-to = Offer to
offer-amount = How many
offer-kind = Of what
offer-send = Offer
group-pass = Pass through
group-turn = Turn the tile
group-clash = Next combat
turns-left = turns left

guardians = Guardians
guardian-combat = Combat strength of a Guardian
guardian-defence = Defensive strength of a Guardian
guardian-each = each
guardian-at = { $cell }, facing { $facing ->
    [north] south
    [east] west
    [south] north
   *[west] east
}
guardian-label = Guardian { $number } in { $cell }, facing { $facing ->
    [north] south
    [east] west
    [south] north
   *[west] east
}
guardian-away = on the Enemy’s board
guardian-used = has acted
guardian-wounded = wounded
group-pick = Choose a Guardian
group-send = Choose its room
group-step = Choose its way

glitch = Glitch
glitch-round = Round { $round } of { $rounds }
glitch-cubes = Glitch cubes in the supply
hostile-strength = Strength of a hostile unit
damaged-rooms = Damaged rooms
damaged-room = { $cell } is damaged
diagnosis = Diagnosis
diagnose-closed = still closed
glitch-unmet = Not yet enough to survive this round:
glitch-met = As it stands, this round is survived.

it-learns = It Learns
adaptations = Adaptations survived: { $now } of { $needed }
infection-cubes = Infection cubes in the supply
corruption-cylinders = Corruption cylinders in the supply
targeted = aims at { $cell }
action-cards = Challenger-action cards
upgrades = What it has learned
enemy-act-infect = INFECT
enemy-act-corrupt = CORRUPT
enemy-act-bloom = BLOOM
card-up = not used yet
card-left = used, its right side on top
card-right = used, its left side on top
card-down = used, face down
infected-room = { $cell } is infected: { $count }
corrupted-room = { $cell } is corrupted
group-card = Choose a card
group-purge = Purge corruption
group-aim = Choose the targeted room
group-corrupt = Corrupt
group-infect = Infect

# Fallout.

fallout = Fallout
war = War
peace = Peace
fallout-counter = The counter stands at { $at } of { $of }
last-turn = last turn
difficult = difficult side
target-cards = Target cards
target-void = not in this game
targets-hidden = After { $count } achievements four target cards are turned over.
victory-points = Victory points
points-objectives = cards
points-mission = mission
points-sections = sections
points-sum = sum
group-shift = Move the counter

# Factions on their own boards.

sheets = Faction sheets
bombs = Bombs
bombs-out = Bombs lie in { $cells }
bomb-of = Bomb of { $name } in { $cell }

## Lessons for newcomers: told once, when they first matter.

guide = For newcomers
guide-on = Explain things as they come
lesson-heard = Got it
lesson-none = No lessons
lesson-goal = The panel that is lit shows how far you are.
    .title = Your goal
lesson-goal-enemy = You are the Enemy: keep the Challengers from their mission.
lesson-construction = Before the game begins, the ship is built: click the marked places to lay rooms and send scouts.
    .title = First, the ship
lesson-turn = Each turn you put your action marker on one section of your biodome, another one than last time. The list says what each section would give you.
    .title = A turn
lesson-points = These points can be spent in this phase, in any order. They are counted once, now, and none is carried over.
    .title = What you have to spend
lesson-board = What can be used now has a dashed frame. Click it, on the board or in the list; if only one thing is possible there, a second click does it.
    .title = Click what is marked
lesson-price = The price stands on the button. Point at it, and your resources above show what would be left. Metamorphite can replace any other resource.
    .title = What it costs
lesson-stop = Stop whenever you like: nothing must be used. Take back undoes your last step, as often as you like, until somebody has learned something new.
    .title = Stop, or take back
lesson-place = You have found a new room. Click one of the free places beside the ship to lay it there.
    .title = A new room
lesson-combat = Both sides choose a card in secret and add it to their arsenal. The list says how often each card would win.
    .title = A combat
lesson-others = Now the others play. Here you read what they do; point at a line to see where. Before your next turn it is summed up for you.
    .title = The others’ turn
lesson-control = The coloured frame says who controls a room. Who controls it has its benefit; with cubes in it, whoever has the most.
    .title = Your first room
lesson-why = What is not possible is listed too: open it and click a line to learn which rule stands against it.
    .title = Why can’t I …?
click-board = Click a marked place on the board or in your biodome.
as-list = Show all { $count } as a list
no-list = Fold the list
way-from-to = { $from } → { $to }

## Hints and review.

hint-ask = What would you do?
hint-thinking = Thinking …
hint-do = Do it
hint-close = No, thanks
review = Review
to-figures = To the figures
reviewing = The game is being gone through: each decision is looked at again. This takes a moment.
chances = Chances to win
chances-help = After each decision: how likely each player was to win. Estimated by bots that play on from there. Click on the chart to see that moment.
turning-points = Turning points
all-turning-points = All { $count } turning points
no-turning-points = No single moment decided this game.
by-chance = by chance
better = Better:
look-there = Look at it
luck-and-decisions = Luck and decisions
luck = Luck
decisions = Decisions
hints-allowed = Hints allowed
hints-help = Everybody may ask what a bot would do. Against bots alone, hints are always there.
