# Fallout.

fallout-green = { $at } green
fallout-red = { $at } red

fallout-action-clockwise = shift the counter clockwise, towards war
fallout-action-anticlockwise = shift the counter anticlockwise, towards peace

fallout-cannot-shift = You cannot shift the counter

fallout-question-shift = Which way do you shift the counter of war and peace?

fallout-event-sides = Achievement cards with the difficult side up: { $names }.
fallout-event-achieved = { $rank ->
    [1] { $who } is the first to complete the achievement card { $name }
   *[other] { $who } is the second to complete the achievement card { $name }
}: { $points } VP.
fallout-event-activated = { $rank ->
    [1] { $who } is the first to activate { $name }
   *[other] { $who } is the second to activate { $name }
}: { $points } VP.
fallout-event-target = A target card is turned over: { $name }.
fallout-event-moved = The counter moves to { $counter }.
fallout-event-war = War breaks out: the counter stands on { $counter }.
fallout-event-peace = Peace returns: the counter stands on { $counter }.
fallout-event-last-turn = The game ends with this turn.
fallout-event-scored = { $who }: { $total } VP ({ $objectives } for objectives, { $mission } for the mission{ $sections ->
    [0] { "" }
   *[other] { "" }, { $sections } for Unknown Artifacts
}).

fallout-why-peace = in peace nobody attacks or wounds units
fallout-why-leftmost = the leftmost cube that is not yours must go, and it belongs to { $who }
