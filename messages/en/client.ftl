# What the client says by itself.

# The pages around the table.

home = Ark, to the lobby
language = Language
light-theme = Light colours
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
unofficial = An unofficial fan implementation of the board game Ark: Awakening. Most faces of rooms and cards are our own design.
icon-credit = Icons from game-icons.net by its authors, CC BY 3.0.
new-game = New game
mode = What to play
players = Players
chair = Seat { $number }
chair-me = Seat 1: you
chair-bot = Bot
chair-easy = Beginner bot
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
arsenal = Arsenal { $arsenal } of 24
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
