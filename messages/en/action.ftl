# What a player may do, as it is offered.

action-choose = { $section }: { $acts }
action-done = Stop here
action-militarize = Raise the arsenal by { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
action-move = Move { $units } { $from } { $to }
action-jump = Move { $units } { $from } { $to } along the cylinders
action-mini = Mini action: { $what }
action-teleport = Teleport { $units } { $from } { $to }
action-teleport-any = Teleport { $units } { $from } { $to } (TELEPORT ANY)
action-route = Route { $cylinder } { $from } { $to }
action-route-push = Route { $cylinder } { $from } { $to }, pushing out { $pushed }
action-produce = Produce Metamorphite
action-exploit = Exploit { $room }
action-harvest = Take the harvest in { $resource }
action-harvest-per-unit = Take the harvest per unit in { $resource }
action-awake = Awaken a unit { $price }
action-heal = Heal a unit { $price }
action-heal-robot = Heal a robot { $price }
action-heal-mercenary = Heal a mercenary { $price }
action-engineer = Place a cube { $at } { $price }
action-engineer-remote = Place a cube remotely { $at } { $price }
action-engineer-free = Place a cube { $at } with ENGINEER FREE
action-engineer-free-biodome = Place a cube { $at } with ENGINEER FREE BIODOME
action-replace = { $action }, replacing one of { $who }
action-convert = Convert { $goods } into { $gain }
action-discover = Discover artifacts
action-keep = Keep { $card }
action-discard = Discard { $card }
action-use = Use { $card }
action-explore = Explore { $room } first
action-build = Place the room on { $cell }
action-gate = Place a transport gate on { $cell }
action-swap = Exchange { $a } and { $b }
action-airlock = Open the airlock of { $room }
action-fight = Fight { $who } on { $room }
action-fight-all = Fight all who are on { $room }
action-commit = Play { $card }
action-return = Return { $piece } { $from }
