# Why a table cannot be set up as wished.

conflict = { $problem } ({ $citation })

problem-unknown-mode = There is no mode “{ $slug }”.
problem-unknown-variant = There is no variant “{ $slug }”.
problem-unknown-layout = There is no layout “{ $slug }” here. Offered: { $offered }.
problem-players = { $least ->
    [one] This mode is for 1 to { $most } players, not { $players }.
   *[other] This mode is for { $least } to { $most } players, not { $players }.
}
problem-variant-not-listed = { $mode } cannot be played with the variant { $variant }.
problem-variant-twice = The variant { $variant } is chosen twice.
problem-no-dark-player = { $mode } has no Dark Player.
problem-group-count = { $needed ->
    [one] 1 group of special rooms is needed, { $chosen } chosen.
   *[other] { $needed } groups of special rooms are needed, { $chosen } chosen.
}
problem-both-violet = Only one violet group may be chosen with up to 3 players.
problem-unknown-group = There is no such group of special rooms.
problem-no-groups = { $mode } is played without groups of special rooms.
problem-faction-twice = Two players chose { $faction }.
problem-unknown-faction = There is no such faction.
problem-unknown-seat = There is no such seat.
problem-too-few-missions = { $have ->
    [one] These groups allow only 1 mission, { $need } are needed.
   *[other] These groups allow only { $have } missions, { $need } are needed.
}
problem-not-playable = { $name } cannot be played yet.
problem-too-much-more = { $most } may be added to make it harder, not { $more }.
problem-none-experienced = With Unfair at least one player is experienced
problem-no-levels = Levels of experience need the variant Unfair
