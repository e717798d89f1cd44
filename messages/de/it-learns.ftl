# Es lernt!

it-learns-card = { $left } | { $right }

it-learns-action-card = Karte { $card } drehen: { $section } ({ $acts })
it-learns-action-flip = Karte { $card } auf die Rückseite drehen: { $section } ({ $acts })
it-learns-action-purge = den korrumpierten Zylinder aus { $room } { $price } entfernen
it-learns-action-purge-remote = den korrumpierten Zylinder aus { $room } { $price } ferngesteuert entfernen
it-learns-action-purge-free = den korrumpierten Zylinder aus { $room } mit FREIER INTEGRATION entfernen
it-learns-action-aim = { $room } zum Zielraum machen
it-learns-action-corrupt = { $room } korrumpieren
it-learns-action-infect = { $room } befallen

it-learns-cannot-card = Das kannst du mit keiner Karte wählen
it-learns-cannot-purge = Du kannst hier keinen korrumpierten Zylinder entfernen
it-learns-cannot-aim = Diesen Raum kannst du nicht zum Zielraum machen
it-learns-cannot-corrupt = Du kannst diesen Raum nicht korrumpieren
it-learns-cannot-infect = Du kannst diesen Raum nicht befallen

it-learns-question-card = Welche Herausforderer-Aktionskarte drehst du?
it-learns-question-aim = Welcher dieser Räume wird der Zielraum?
it-learns-question-grow = Wo wächst der Organismus?
it-learns-question-spread = Welchen Weg nimmt der Befall?

it-learns-event-laid = Eine Karte wird ausgelegt: { $card }.
it-learns-event-chosen = { $who } dreht die Karte { $card }.
it-learns-event-flipped = { $who } dreht die Karte { $card } auf die Rückseite.
it-learns-event-began = Der Feind beginnt mit einer Verbesserung: { $upgrade }.
it-learns-event-adapted = Es lernt: Der Feind passt sich zum { $times }. Mal an und verbessert { $upgrade }.
it-learns-event-adapted-full = Der Feind passt sich zum { $times }. Mal an, hat aber nichts mehr zu verbessern.
it-learns-event-infected = Befall auf { $room }: { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
}.
it-learns-event-corrupted = { $room } ist korrumpiert.
it-learns-event-targeted = Zielraum des Feindes: { $room }.
it-learns-event-withered = Auf { $room } blüht nichts auf: Der Raum ist sauber.
it-learns-event-purged = { $who } entfernt den korrumpierten Zylinder aus { $room }.
it-learns-event-cleared = { $cubes ->
    [one] 1 befallener Würfel kehrt
   *[other] { $cubes } befallene Würfel kehren
} aus { $room } in den Vorrat des Feindes zurück.
it-learns-event-stopped = Der Befall von { $room } hält die Einheiten von { $who } auf.

it-learns-why-used = Diese Karte ist benutzt und wartet auf die nächste Anpassung
it-learns-why-not-shown = Diese Seite der Karte zeigt einen anderen Bereich
it-learns-why-shown = Eine Karte zeigt diesen Bereich; keine wird dafür verdeckt
it-learns-why-corrupted = Der Raum ist korrumpiert: Zuerst muss sein Zylinder entfernt werden
it-learns-why-not-corrupted = Der Raum ist nicht korrumpiert
it-learns-why-stopped = { $cubes } oder mehr befallene Würfel halten auf, wer in diesem Zug hereinkommt
it-learns-why-out-of-reach = Der Organismus erreicht diesen Raum jetzt nicht
it-learns-why-no-place = Mehr davon passt dort nicht hin
