# B-Seiten der Fraktionen.

faction-action-assign = in der Biosphäre eine Einheit von „{ $from }“ nach „{ $to }“ schicken
faction-action-attack = Fernkampf gegen { $who } auf { $at }, von { $from } aus
faction-action-place = eine Bombe auf { $at } legen
faction-action-explode = die Bombe auf { $at } zünden

faction-cannot-assign = Du kannst diesem Bereich keine Einheit zuteilen
faction-cannot-attack = Du kannst hier nicht aus der Ferne angreifen
faction-cannot-place = Du kannst hier keine Bombe legen
faction-cannot-explode = Du kannst hier keine Bombe zünden

faction-event-assigned = { $who } schickt in der Biosphäre eine Einheit von „{ $from }“ nach „{ $to }“.
faction-event-aimed = { $who } greift { $other } auf { $at } aus der Ferne an, von { $from } aus.
faction-event-fed = { $who } zehrt von { $units ->
    [one] 1 gefallenen Einheit
   *[other] { $units } gefallenen Einheiten
}.
faction-event-placed = { $who } legt eine Bombe auf { $at }.
faction-event-exploded = { $who } zündet die Bombe auf { $at }: Wer dort steht, wird verwundet.

faction-why-no-power = Deine Fraktion hat diese Kraft nicht
faction-why-nobody-there = In diesem Bereich steht keine deiner Einheiten
faction-why-out-of-range = Die Entfernung ist { $distance }, deine Reichweite { $range }
faction-why-no-bombs = Alle deine Bomben liegen schon aus
faction-why-bomb-there = Dort liegt schon eine Bombe
faction-why-no-bomb = Dort liegt keine Bombe von dir
faction-why-fresh = Die Bombe wurde erst in diesem Zug gelegt
faction-why-out-of-reach = Keine deiner Einheiten ist in dem Raum oder daneben
