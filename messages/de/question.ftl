# Was man gefragt wird.

question-mini = Nutzt du vor dem eigentlichen Zug eine Miniaktion?
question-section = Wähle einen Bereich für deinen Aktionsmarker.
question-act = Was tust du?
question-chain = Folgst du einer Kette in einen anderen Bereich?
question-any-section = Wähle einen Bereich und eine seiner Aktionszeilen.
question-explore-order = Welchen Raum erforschst du zuerst?
question-build = Wohin kommt der neue Raum: { $name }?
question-keep = { $left ->
    [one] Welche Karte behältst du?
   *[other] Welche Karten behältst du? Noch { $left }.
}
question-discard = { $left ->
    [one] Du hast zu viele Karten auf der Hand. Wirf 1 Karte ab.
   *[other] Du hast zu viele Karten auf der Hand. Wirf { $left } Karten ab.
}
question-return = Es sind zu viele Teile im Spiel. Zurück in den allgemeinen Vorrat: { $pieces }.
question-swap = Welche zwei Räume tauschen die Plätze?
question-airlock = Welche Luftschleuse öffnest du?
question-fight = Welcher Kampf kommt zuerst?
question-commit = Welche Karte spielst du in diesem Kampf?
question-gate = Wohin legst du einen Transporter?
question-link = Manche Räume sind nicht erreichbar. Wohin legst du einen verbindenden Transporter?
question-waiting = Warten auf { $who }.
question-chance = Der Zufall entscheidet.
