coop-action-offer = offer { $goods } to { $who }
coop-action-accept = accept the offer
coop-action-decline = decline the offer
coop-cannot-offer = You cannot offer that
coop-cannot-answer = You cannot answer an offer
coop-question-offer = Another Challenger offers you resources. Do you accept?
coop-event-offered = { $who } offers { $goods } to { $other }.
coop-event-declined = { $other } declines { $goods } from { $who }.
coop-event-accepted = { $who } gives { $goods } to { $other }.
coop-why-no-partner = only Challengers exchange resources, with one another and one offer at a time
coop-why-nothing-offered = an offer is of 1 to 20 of one resource
enemy = Enemy
coop-action-pass = move { $units } { $from } { $to }, through rooms of other Challengers
coop-action-turn = { $quarters ->
    [0] lay the tile upright
    [one] turn the tile by a quarter, clockwise
   *[other] turn the tile by { $quarters } quarters, clockwise
}
coop-action-clash = fight the combat in { $room } next
coop-cannot-pass = You cannot go there
coop-cannot-turn = You cannot turn the tile so
coop-cannot-clash = This combat cannot come next
coop-question-scout = Where does your scout go?
coop-question-clash = Which combat comes next?
coop-question-who = Several Challengers could fight here. Do you?
coop-event-construction = The board is built: one unit of each Challenger scouts ahead.
coop-event-scout = The scout of { $who } goes.
coop-event-mission = The mission of all Challengers: { $mission }.
coop-event-turned = { $room } lies turned by { $quarters ->
    [one] a quarter.
   *[other] { $quarters } quarters.
}
coop-event-turn-began = The Enemy's turn begins.
coop-event-turn-ended = The Enemy's turn is over.
coop-event-target = The Enemy's target: { $room }.
coop-event-card = The Enemy's action: { $card }.
coop-event-targets-shuffled = The discarded target cards are shuffled back into the Enemy's deck.
coop-event-cards-shuffled = The discarded action cards become the Enemy's new deck.
coop-why-company = units of { $who } hold the room
coop-why-no-way = no way leads there through rooms of other Challengers with the movements that are left
coop-why-no-scout = one unit scouts, and all others stay at home
coop-why-nothing-to-turn = there is no tile to turn, or it lies so already
coop-why-banned = this power cannot be used against the Enemy
