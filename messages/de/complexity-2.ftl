# Komplexität 2.

complexity-biodome = Biosphäre von { $who }

complexity-action-seal = die Tür zwischen { $a } und { $b } versiegeln
complexity-action-unseal = das Siegel zwischen { $a } und { $b } brechen
complexity-action-disintegrate = einen Kontrollwürfel von { $who } auf { $room } desintegrieren
complexity-action-dissolve = { $piece } zurückschicken
complexity-action-construct = mit { $card } eine Sektion konstruieren
complexity-action-rebuild = mit { $card } eine Sektion konstruieren und { $old } entfernen
complexity-action-remove = die Sektion { $card } entfernen
complexity-action-hack = den Hauptenergiekern hacken: ein Powertoken { $at }{ $special ->
    [0] { "" }
    [one] { "" }, mit 1 besonderen Punkt
   *[other] { "" }, mit { $special } besonderen Punkten
}
complexity-action-hack-push = den Hauptenergiekern hacken: ein Powertoken { $at }, verdrängt { $pushed }{ $special ->
    [0] { "" }
    [one] { "" }, mit 1 besonderen Punkt
   *[other] { "" }, mit { $special } besonderen Punkten
}

complexity-cannot-seal = Du kannst diese Tür nicht versiegeln
complexity-cannot-unseal = Du kannst dieses Siegel nicht brechen
complexity-cannot-disintegrate = Du kannst diesen Würfel nicht desintegrieren
complexity-cannot-dissolve = Du kannst dieses Teil nicht zurückschicken
complexity-cannot-construct = Du kannst mit dieser Karte keine Sektion konstruieren
complexity-cannot-remove = Du kannst diese Sektion nicht entfernen
complexity-cannot-hack = Du kannst hier kein Powertoken platzieren

complexity-question-preempt = Vorbereitungsphase: Willst du versiegeln, Siegel brechen oder desintegrieren?
complexity-question-dissolve = Welche Zylinder schickst du außerdem zurück?

complexity-event-sealed = { $who } versiegelt die Tür zwischen { $a } und { $b }.
complexity-event-unsealed = { $who } bricht das Siegel von { $owner } zwischen { $a } und { $b }.
complexity-event-disintegrated = { $who } desintegriert einen Kontrollwürfel von { $owner } auf { $room }.
complexity-event-constructed = { $who } konstruiert mit { $card } eine Sektion.
complexity-event-removed = { $who } entfernt die Sektion { $card }.
complexity-event-hacked = { $who } hackt den Hauptenergiekern: ein Powertoken für { $room }.
complexity-event-stopped = { $owner } bewacht { $room }: Die Einheiten von { $who } müssen dort bleiben.

complexity-why-arsenal = Dafür braucht es Militärstärke { $need }, deine ist { $have }
complexity-why-no-door = Dort ist keine Tür zwischen zwei Räumen
complexity-why-sealed = Ein Würfel von { $who } versiegelt die Tür
complexity-why-not-sealed = Kein Würfel versiegelt die Tür
complexity-why-guarded = { $who } bewacht den Raum; wer ihn in diesem Zug betrat, bleibt dort
complexity-why-sections = Du hast schon { $most } Sektionen; sag, welche entfernt wird
complexity-why-section-free = Eine weitere Sektion hat noch Platz, keine muss weichen
complexity-why-not-built = Sie ist nicht an deine Biosphäre angebaut
complexity-why-no-tokens = Es ist kein Powertoken mehr da
complexity-why-biodome = Powertoken kommen nicht in Biosphären
complexity-why-spend = Es kostet genau { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
