# B-sides of the factions.

faction-action-assign = move a unit from { $from } to { $to } in the biodome
faction-action-attack = range attack on { $who } on { $at } from { $from }
faction-action-place = place a bomb on { $at }
faction-action-explode = explode the bomb on { $at }

faction-cannot-assign = You cannot assign a unit to this section
faction-cannot-attack = You cannot attack from afar here
faction-cannot-place = You cannot place a bomb here
faction-cannot-explode = You cannot explode a bomb here

faction-event-assigned = { $who } moves a unit from { $from } to { $to } in the biodome.
faction-event-aimed = { $who } attacks { $other } on { $at } from afar, from { $from }.
faction-event-fed = { $who } feeds on { $units ->
    [one] 1 fallen unit
   *[other] { $units } fallen units
}.
faction-event-placed = { $who } places a bomb on { $at }.
faction-event-exploded = { $who } explodes the bomb on { $at }: whoever stands there falls.

faction-why-no-power = your faction does not have this power
faction-why-nobody-there = none of your units stands in this section
faction-why-out-of-range = it is at distance { $distance }, and you reach { $range }
faction-why-no-bombs = all your bombs lie out
faction-why-bomb-there = a bomb lies there already
faction-why-no-bomb = no bomb of yours lies there
faction-why-fresh = the bomb was placed in this turn
faction-why-out-of-reach = no unit of yours is in the room or next to it
