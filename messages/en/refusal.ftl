# Why something cannot be done. First what, then the reason, then the rule.

refusal = { $cannot }: { $reason }. ({ $citation })
refusal-bare = Not possible: { $reason }. ({ $citation })
citation = { $source }, { $id }
source-rulebook = Rulebook { $pages }
source-page = p.{ $page }
source-appendix-1 = Appendix I, { $chapter }
source-appendix-2 = Appendix II, { $chapter }
source-appendix-3 = Appendix III, { $chapter }
source-example = { $source }, example
source-other = { $text }
source-gap = ruling: the rulebook is silent
source-conflict = ruling: the documents disagree
source-data = ruling: a printed value is unknown
source-missing-image = ruling: only a lost picture shows it

cannot-choose = You cannot take this section
cannot-done = You cannot stop here
cannot-mini = You cannot use this mini action
cannot-militarize = You cannot raise your arsenal
cannot-move = You cannot move there
cannot-teleport = You cannot teleport there
cannot-route = You cannot route this cylinder
cannot-produce = You cannot produce
cannot-exploit = You cannot exploit this factory
cannot-harvest = You cannot take this harvest
cannot-awake = You cannot awaken a unit
cannot-heal = You cannot heal this unit
cannot-engineer = You cannot place a cube here
cannot-convert = You cannot convert
cannot-discover = You cannot discover artifacts
cannot-keep = You cannot keep this card
cannot-discard = You cannot discard this card
cannot-use = You cannot use this card
cannot-explore = You cannot explore this room
cannot-build = You cannot place the room here
cannot-gate = You cannot place a gate here
cannot-swap = You cannot exchange these rooms
cannot-airlock = You cannot open this airlock
cannot-fight = You cannot fight here
cannot-commit = You cannot play this card
cannot-return = You cannot return this piece

why-over = the game is over
why-not-asked = it is not your turn to decide
why-other-question = something else has to be decided first
why-marker-here = your action marker is already there
why-no-such = there is no such thing
why-not-on-this-line = the line in use does not have this action
why-points = it needs { $need ->
    [one] 1 point
   *[other] { $need } points
}, you have { $left }
why-payment = the price is { $cost ->
    [one] 1 resource
   *[other] { $cost } resources
}
why-short = it costs { $goods }, you have { $have }
why-wrong-resource = { $resource } does not pay this price
why-nothing-to-pay = it is free, nothing is to be paid
why-no-units = there are no such units that you could use
why-not-adjacent = it is not adjacent
why-same-place = the two places must differ
why-no-room = there is no room there
why-not-empty = the cell is not free
why-neutral-units = neutral units do not enter biodomes
why-foreign-biodome = it is another player's biodome
why-not-a-gate = only transport gates and your own biodome can be reached so
why-no-cylinder = no such cylinder lies there
why-not-yours = you do not command { $pieces } in this phase
why-no-circle = no circle is free
why-circle-free = a circle is free, so nothing is pushed out
why-not-occupied = you have no unit there
why-hostile = { $who } occupies the room
why-cannot-push = you cannot push out { $piece }
why-square-free = a square is free, so no cube is replaced
why-full = all squares are taken
why-no-cube = { $who } has no cube to replace there
why-no-squares = it has no squares
why-one-per-phase = only one cube may be placed there in a phase
why-not-exploitable = you do not control this factory, or have exploited it already
why-no-factory-left = no further factory may be exploited in this phase
why-nobody-asleep = all your units are awake
why-nobody-wounded = nobody is wounded
why-no-conversion = you do not have this conversion in this phase
why-only-metamorphite = at least one token must be a basic resource
why-not-now = nothing in this phase can use the result
why-no-cards = no artifact cards are left
why-not-in-hand = you do not hold this card
why-pen = the Alien's Pen always stays in your hand
why-second-any-section = only one such card may be used in an action
why-no-effect = it would have no effect
why-square = four rooms would form a 2x2 square
why-too-near = { $between ->
    [one] only 1 room lies
   *[other] only { $between } rooms lie
} between it and another gate, { $least } are needed
why-not-due = there is nothing for you to explore
why-gate-stays = transport gates stay where they are
why-no-combat = no combat with this opponent is possible there
why-track-end = the arsenal marker is at the end of its track
why-no-chain = none of your chains leads there
why-not-all = take all of it or nothing
