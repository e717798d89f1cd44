# Ce qui s'est passé, une ligne à chaque fois.

event-player-sat = Le joueur { $player } prend la place { $number }.
event-groups-chosen = Salles spéciales de cette partie : { $groups }.
event-no-groups = Aucun groupe de salles spéciales n'est choisi.
event-faction-taken = La place { $number } joue { $faction }.
event-first-chosen = { $who } commence.
event-mission-dealt = { $who } reçoit une mission.
event-mission-dealt-open = { $who } reçoit la mission { $mission }.
event-room-placed = Nouvelle salle en { $cell } : { $name }.
event-turn-began = { $who } commence son tour.
event-marker-placed = { $who } place son pion action : { $section }.
event-phase-marker = { $who } choisit { $section } : { $acts }.
event-phase-chain = { $who } suit un enchaînement vers { $section } : { $acts }.
event-phase-any-section = { $who } utilise { $section } grâce à une carte : { $acts }.
event-phase-card = { $who } dépense les points d'une carte.
event-mini-taken = { $who } utilise une mini-action : { $what }.
event-phase-ended = { $who } termine sa phase.
event-militarized = { $who } augmente son arsenal de { $by }, à { $arsenal }.
event-moved = { $who } déplace { $units } { $from } { $to }.
event-jumped = { $who } déplace { $units } { $from } { $to } au fil des cylindres.
event-teleported = { $who } téléporte { $units } { $from } { $to }.
event-routed = { $who } transfère { $cylinder } { $from } { $to }.
event-pushed-out = { $colour ->
    [violet] Un cylindre violet est repoussé { $from }.
    [turquoise] Un cylindre turquoise est repoussé { $from }.
    [black] Un cylindre noir est repoussé { $from }.
   *[other] Un cylindre ({ $who }) est repoussé { $from }.
}
event-gained = { $who } gagne { $goods }.
event-paid = { $who } dépense { $goods }.
event-converted = { $who } convertit des ressources en { $gain }.
event-awoke = { $who } réveille une unité.
event-healed = { $who } soigne { $unit }.
event-cube-placed = { $who } intègre un cube { $at }.
event-cube-replaced = { $who } remplace un cube adverse ({ $owner }) { $at }.
event-integrated = { $who } achève l'intégration : { $where }.
event-cylinders-gained = { $who } obtient { $cylinders }.
event-drew = { $who } pioche une carte artefact.
event-drew-card = { $who } pioche { $card }.
event-kept = { $who } garde une carte artefact.
event-kept-card = { $who } garde { $card }.
event-put-back = { $who } met { $card } dans la défausse.
event-discarded = { $who } défausse une carte artefact.
event-discarded-card = { $who } défausse { $card }.
event-no-card-left = Plus de carte artefact à piocher pour { $who }.
event-reshuffled = La défausse devient la nouvelle pioche d'artefacts.
event-used = { $who } utilise { $card }.
event-swapped = { $a } et { $b } échangent leurs places.
event-airlock-opened = { $who } ouvre le sas de { $room }.
event-explored-artifact = { $who } explore { $room } : le jeton montre un artefact.
event-explored-metamorphite = { $who } explore { $room } et trouve de la Métamorphite.
event-explored-nothing = { $who } explore { $room } et ne trouve rien.
event-supplied = Entrent en jeu : { $pieces }.
event-returned = De retour dans la réserve générale : { $pieces }.
event-room-drawn = { $who } pioche une nouvelle salle : { $name }.
event-rooms-left-out = Il n'y a plus de place. Ces salles restent hors du jeu : { $names }.
event-gate-placed = { $who } place un téléporteur en { $cell }.
event-gates-complete = Tous les téléporteurs sont placés.
event-activated = { $who } active { $name }.
event-achieved = { $who } obtient un succès : { $name }.
event-objective-met = { $who } atteint l'objectif { $number } de sa mission.
event-mission-drawn = { $who } pioche une mission.
event-mission-drawn-open = { $who } pioche la mission { $mission }.
event-combat-began = { $attacker } attaque { $defender } en { $room }. Capacité de défense : { $defence }.
event-committed = { $who } a choisi une carte.
event-revealed = { $who } joue { $card } : puissance { $strength }.
event-combat-too-weak = L'attaque échoue : l'arsenal de l'attaquant ({ $attacker }) n'atteint pas la capacité de défense. { $defender } gagne.
event-combat-critical-mass = Masse critique : les deux camps tombent.
event-combat-attacker = { $attacker } bat { $defender }.
event-combat-defender = { $defender } repousse { $attacker }.
event-melee-began = En { $room }, { $names } se combattent, et tous défendent.
event-melee-won = { $who } gagne, tous les autres tombent.
event-melee-tied = Égalité au plus haut total : tous les camps tombent.
event-melee-critical = Masse critique : tous les camps tombent.
event-arsenal-paid = { $who } dépense { $by } d'arsenal, il en reste { $arsenal }.
event-wounded = En { $room }, unités blessées : { $units }.
event-turn-ended = { $who } termine son tour.
