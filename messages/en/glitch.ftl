# Glitch.

glitch-question-disaster = Disaster: the next card shows what is hit.
glitch-question-diagnose = The next diagnose card is turned over.

glitch-event-round = Round { $round } begins with a disaster.
glitch-event-struck = The disaster strikes: { $target }.
glitch-event-damaged = { $cubes ->
    [one] 1 glitch cube damages { $room }.
   *[other] { $cubes } glitch cubes damage { $room }.
}
glitch-event-diagnosed = { $left ->
    [0] Diagnosis: the source is { $target }. All diagnose cards lie open.
    [one] Diagnosis: the trail leads to { $target }. 1 card is still closed.
   *[other] Diagnosis: the trail leads to { $target }. { $left } cards are still closed.
}
glitch-event-arrived = { $amount ->
    [one] 1 hostile unit appears on { $room }.
   *[other] { $amount } hostile units appear on { $room }.
}
glitch-event-counted = { $left ->
    [0] The turn counter stands at 0: the turn stage is over.
   *[other] The turn counter stands at { $left }.
}
glitch-event-survived = Round { $round } is survived.

glitch-why-damaged = the room is damaged, so the new cube must replace a glitch cube
