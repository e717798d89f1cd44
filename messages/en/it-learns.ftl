# It Learns.

it-learns-card = { $left } | { $right }

it-learns-action-card = turn the card { $card }: { $section } ({ $acts })
it-learns-action-flip = turn the card { $card } face down: { $section } ({ $acts })
it-learns-action-purge = remove the corruption cylinder from { $room } { $price }
it-learns-action-purge-remote = remove the corruption cylinder from { $room } remotely { $price }
it-learns-action-purge-free = remove the corruption cylinder from { $room } with ENGINEER FREE
it-learns-action-aim = target { $room }
it-learns-action-corrupt = corrupt { $room }
it-learns-action-infect = infect { $room }

it-learns-cannot-card = You cannot choose this by a card
it-learns-cannot-purge = You cannot remove a corruption cylinder here
it-learns-cannot-aim = You cannot target this room
it-learns-cannot-corrupt = You cannot corrupt this room
it-learns-cannot-infect = You cannot infect this room

it-learns-question-card = Which challenger-action card do you turn?
it-learns-question-aim = Which of these rooms do you target?
it-learns-question-grow = Where does the organism grow?
it-learns-question-spread = Which way does the infection take?

it-learns-event-laid = A card is laid out: { $card }.
it-learns-event-chosen = { $who } turns the card { $card }.
it-learns-event-flipped = { $who } turns the card { $card } face down.
it-learns-event-began = The Enemy starts with an upgrade: { $upgrade }.
it-learns-event-adapted = It learns: the Enemy adapts for the { $times ->
    [1] first
    [2] second
    [3] third
   *[other] { $times }th
} time and improves { $upgrade }.
it-learns-event-adapted-full = The Enemy adapts for the { $times ->
    [1] first
    [2] second
    [3] third
   *[other] { $times }th
} time, but has nothing left to improve.
it-learns-event-infected = Infection on { $room }: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
it-learns-event-corrupted = { $room } is corrupted.
it-learns-event-targeted = The Enemy targets { $room }.
it-learns-event-withered = Nothing blooms on { $room }, which is clean.
it-learns-event-purged = { $who } removes the corruption cylinder from { $room }.
it-learns-event-cleared = { $cubes ->
    [one] 1 infection cube returns
   *[other] { $cubes } infection cubes return
} from { $room } to the Enemy's supply.
it-learns-event-stopped = The infection of { $room } stops the units of { $who }.

it-learns-why-used = this card was used and waits for the next adaptation
it-learns-why-not-shown = this side of the card shows another section
it-learns-why-shown = a card shows this section, so none is turned face down for it
it-learns-why-corrupted = the room is corrupted: its cylinder must be removed first
it-learns-why-not-corrupted = the room is not corrupted
it-learns-why-stopped = { $cubes } infection cubes or more stop whoever comes in this turn
it-learns-why-out-of-reach = the organism does not reach this room now
it-learns-why-no-place = no more of it fits there
