# Glitch.

glitch-question-disaster = Desaster: Die nächste Karte zeigt, was getroffen wird.
glitch-question-diagnose = Die nächste Diagnosekarte wird aufgedeckt.

glitch-event-round = Runde { $round } beginnt mit einem Desaster.
glitch-event-struck = Das Desaster trifft: { $target }.
glitch-event-damaged = { $cubes ->
    [one] 1 Glitch-Würfel beschädigt { $room }.
   *[other] { $cubes } Glitch-Würfel beschädigen { $room }.
}
glitch-event-diagnosed = { $left ->
    [0] Diagnose: Die Quelle ist { $target }. Alle Diagnosekarten liegen offen.
    [one] Diagnose: Die Spur führt zu { $target }. 1 Karte ist noch verdeckt.
   *[other] Diagnose: Die Spur führt zu { $target }. { $left } Karten sind noch verdeckt.
}
glitch-event-arrived = { $amount ->
    [one] 1 feindliche Einheit erscheint auf { $room }.
   *[other] { $amount } feindliche Einheiten erscheinen auf { $room }.
}
glitch-event-counted = { $left ->
    [0] Der Rundenzähler steht auf 0: Die Zugphase ist vorbei.
   *[other] Der Rundenzähler steht auf { $left }.
}
glitch-event-survived = Runde { $round } ist überstanden.

glitch-why-damaged = Der Raum ist beschädigt; der neue Würfel muss einen Glitch-Würfel ersetzen
