# Was geschah, je eine Zeile.

event-player-sat = Spieler { $player } nimmt Platz { $number }.
event-groups-chosen = Spezialräume in diesem Spiel: { $groups }.
event-no-groups = Es werden keine Spezialraumgruppen gewählt.
event-faction-taken = Platz { $number } spielt { $faction }.
event-first-chosen = { $who } beginnt.
event-mission-dealt = { $who } erhält eine Mission.
event-mission-dealt-open = { $who } erhält die Mission { $mission }.
event-room-placed = { $name } liegt jetzt auf { $cell }.
event-turn-began = { $who } ist am Zug.
event-marker-placed = { $who } setzt den Aktionsmarker auf „{ $section }“.
event-phase-marker = { $who } wählt „{ $section }“: { $acts }.
event-phase-chain = { $who } folgt einer Kette zu „{ $section }“: { $acts }.
event-phase-any-section = { $who } nutzt durch eine Karte „{ $section }“: { $acts }.
event-phase-card = { $who } nutzt die Punkte einer Karte.
event-mini-taken = { $who } nutzt eine Miniaktion: { $what }.
event-phase-ended = { $who } beendet die Phase.
event-militarized = { $who } erhöht die Militärstärke um { $by } auf { $arsenal }.
event-moved = { $who } bewegt { $units } { $from } { $to }.
event-jumped = { $who } bewegt { $units } { $from } { $to }, den Zylindern nach.
event-teleported = { $who } teleportiert { $units } { $from } { $to }.
event-routed = { $who } leitet { $cylinder } { $from } { $to } um.
event-pushed-out = { $colour ->
    [violet] Ein violetter Zylinder wird { $from } hinausgedrängt.
    [turquoise] Ein türkisfarbener Zylinder wird { $from } hinausgedrängt.
    [black] Ein schwarzer Zylinder wird { $from } hinausgedrängt.
   *[other] Ein Zylinder von { $who } wird { $from } hinausgedrängt.
}
event-gained = { $who } erhält { $goods }.
event-paid = { $who } bezahlt { $goods }.
event-converted = { $who } wandelt Ressourcen in { $gain } um.
event-awoke = { $who } erweckt eine Einheit.
event-healed = { $who } heilt { $unit }.
event-cube-placed = { $who } integriert einen Kontrollwürfel { $at }.
event-cube-replaced = { $who } ersetzt einen Kontrollwürfel von { $owner } { $at }.
event-integrated = { $who } vollendet { $where }: vollständig integriert.
event-cylinders-gained = { $who } erhält { $cylinders }.
event-drew = { $who } zieht eine Artefaktkarte.
event-drew-card = { $who } zieht { $card }.
event-kept = { $who } behält eine Artefaktkarte.
event-kept-card = { $who } behält { $card }.
event-put-back = { $who } legt { $card } auf den Ablagestapel.
event-discarded = { $who } wirft eine Artefaktkarte ab.
event-discarded-card = { $who } wirft { $card } ab.
event-no-card-left = Für { $who } ist keine Artefaktkarte mehr da.
event-reshuffled = Der Ablagestapel wird zum neuen Artefaktkartenstapel.
event-used = { $who } benutzt { $card }.
event-swapped = { $a } und { $b } tauschen die Plätze.
event-airlock-opened = { $who } öffnet die Luftschleuse von { $room }.
event-explored-artifact = { $who } erforscht { $room }: Das Plättchen zeigt ein Artefakt.
event-explored-metamorphite = { $who } erforscht { $room } und findet Metamorphit.
event-explored-nothing = { $who } erforscht { $room } und findet nichts.
event-supplied = Neu im Spiel: { $pieces }.
event-returned = Zurück in den allgemeinen Vorrat: { $pieces }.
event-room-drawn = { $who } zieht einen neuen Raum: { $name }.
event-rooms-left-out = Kein Platz mehr. Diese Räume bleiben aus dem Spiel: { $names }.
event-gate-placed = { $who } legt einen Transporter auf { $cell }.
event-gates-complete = Alle Transporter liegen.
event-activated = { $who } aktiviert { $name }.
event-achieved = { $who } schafft eine Errungenschaft: { $name }.
event-objective-met = { $who } erfüllt Missionsziel { $number }.
event-mission-drawn = { $who } zieht eine Mission.
event-mission-drawn-open = { $who } zieht die Mission { $mission }.
event-combat-began = { $attacker } greift { $defender } auf { $room } an. Verteidigungsstärke: { $defence }.
event-committed = { $who } hat eine Karte gewählt.
event-revealed = { $who } spielt { $card }: Stärke { $strength }.
event-combat-too-weak = Der Angriff scheitert: Die Militärstärke von { $attacker } liegt unter der Verteidigungsstärke. { $defender } gewinnt.
event-combat-critical-mass = Kritische Masse: Beide Seiten fallen.
event-combat-attacker = { $attacker } gewinnt gegen { $defender }.
event-combat-defender = { $defender } gewinnt gegen { $attacker }.
event-melee-began = Auf { $room } kämpfen { $names } gegeneinander, und alle verteidigen.
event-melee-won = { $who } gewinnt, alle anderen fallen.
event-melee-tied = Gleichstand um die höchste Stärke: Alle Seiten fallen.
event-melee-critical = Kritische Masse: Alle Seiten fallen.
event-arsenal-paid = { $who } bezahlt { $by } Militärstärke und hat noch { $arsenal }.
event-wounded = Verwundet auf { $room }: { $units }.
event-turn-ended = { $who } beendet den Zug.
