# What happened, one line each.

event-player-sat = Player { $player } takes seat { $number }.
event-groups-chosen = Special rooms in this game: { $groups }.
event-no-groups = No groups of special rooms are chosen.
event-faction-taken = Seat { $number } plays { $faction }.
event-first-chosen = { $who } begins.
event-mission-dealt = { $who } receives a mission.
event-mission-dealt-open = { $who } receives the mission { $mission }.
event-room-placed = { $name } is placed on { $cell }.
event-turn-began = { $who } begins a turn.
event-marker-placed = { $who } places the action marker on { $section }.
event-phase-marker = { $who } takes { $section }: { $acts }.
event-phase-chain = { $who } chains to { $section }: { $acts }.
event-phase-any-section = { $who } uses { $section } by a card: { $acts }.
event-phase-card = { $who } spends the points of a card.
event-mini-taken = { $who } uses a mini action: { $what }.
event-phase-ended = { $who } ends the phase.
event-militarized = { $who } raises the arsenal by { $by }, to { $arsenal }.
event-moved = { $who } moves { $units } { $from } { $to }.
event-jumped = { $who } moves { $units } { $from } { $to } along the cylinders.
event-teleported = { $who } teleports { $units } { $from } { $to }.
event-routed = { $who } routes { $cylinder } { $from } { $to }.
event-pushed-out = { $colour ->
    [violet] A violet cylinder is pushed out { $from }.
    [turquoise] A turquoise cylinder is pushed out { $from }.
    [black] A black cylinder is pushed out { $from }.
   *[other] A cylinder of { $who } is pushed out { $from }.
}
event-gained = { $who } gains { $goods }.
event-paid = { $who } pays { $goods }.
event-converted = { $who } converts resources into { $gain }.
event-awoke = { $who } awakens a unit.
event-healed = { $who } heals { $unit }.
event-cube-placed = { $who } places a cube { $at }.
event-cube-replaced = { $who } replaces a cube of { $owner } { $at }.
event-integrated = { $who } completes { $where }: it is fully integrated.
event-cylinders-gained = { $who } gets { $cylinders }.
event-drew = { $who } draws an artifact card.
event-drew-card = { $who } draws { $card }.
event-kept = { $who } keeps an artifact card.
event-kept-card = { $who } keeps { $card }.
event-put-back = { $who } puts { $card } on the discard pile.
event-discarded = { $who } discards an artifact card.
event-discarded-card = { $who } discards { $card }.
event-no-card-left = No artifact card is left for { $who }.
event-reshuffled = The discarded artifact cards become the new deck.
event-used = { $who } uses { $card }.
event-swapped = { $a } and { $b } change places.
event-airlock-opened = { $who } opens the airlock of { $room }.
event-explored-artifact = { $who } explores { $room }: the token shows an artifact.
event-explored-metamorphite = { $who } explores { $room } and finds Metamorphite.
event-explored-nothing = { $who } explores { $room } and finds nothing.
event-supplied = Into play: { $pieces }.
event-returned = Back to the common supply: { $pieces }.
event-room-drawn = { $who } draws a new room: { $name }.
event-rooms-left-out = No space is left. These rooms stay out of the game: { $names }.
event-gate-placed = { $who } places a transport gate on { $cell }.
event-gates-complete = All transport gates are placed.
event-activated = { $who } activates { $name }.
event-achieved = { $who } completes an achievement: { $name }.
event-objective-met = { $who } meets objective { $number } of the mission.
event-mission-drawn = { $who } draws a mission.
event-mission-drawn-open = { $who } draws the mission { $mission }.
event-combat-began = { $attacker } attacks { $defender } on { $room }. Defensive strength: { $defence }.
event-committed = { $who } has chosen a card.
event-revealed = { $who } plays { $card }: power { $strength }.
event-combat-too-weak = The attack fails: the arsenal of { $attacker } is below the defensive strength. { $defender } wins.
event-combat-critical-mass = Critical mass: both sides fall.
event-combat-attacker = { $attacker } wins against { $defender }.
event-combat-defender = { $defender } wins against { $attacker }.
event-melee-began = On { $room } { $names } fight one another, and all of them defend.
event-melee-won = { $who } wins, and all others fall.
event-melee-tied = A tie for the highest strength: all sides fall.
event-melee-critical = Critical mass: all sides fall.
event-arsenal-paid = { $who } pays { $by } arsenal and has { $arsenal } left.
event-wounded = Wounded on { $room }: { $units }.
event-turn-ended = { $who } ends the turn.
