# Fallout.

fallout-green = { $at } grün
fallout-red = { $at } rot

fallout-action-clockwise = den Falloutmarker im Uhrzeigersinn verschieben, Richtung Krieg
fallout-action-anticlockwise = den Falloutmarker gegen den Uhrzeigersinn verschieben, Richtung Frieden

fallout-cannot-shift = Du kannst den Falloutmarker nicht verschieben

fallout-question-shift = In welche Richtung verschiebst du den Falloutmarker?

fallout-event-sides = Errungenschaften mit der schwierigen Seite oben: { $names }.
fallout-event-achieved = { $rank ->
    [1] { $who } erfüllt an erster Stelle die Errungenschaft { $name }
   *[other] { $who } erfüllt an zweiter Stelle die Errungenschaft { $name }
}: { $points } SP.
fallout-event-activated = { $rank ->
    [1] { $who } aktiviert an erster Stelle { $name }
   *[other] { $who } aktiviert an zweiter Stelle { $name }
}: { $points } SP.
fallout-event-target = Eine Zielkarte wird aufgedeckt: { $name }.
fallout-event-moved = Der Falloutmarker rückt auf { $counter }.
fallout-event-war = Krieg bricht aus: Der Falloutmarker steht auf { $counter }.
fallout-event-peace = Frieden kehrt ein: Der Falloutmarker steht auf { $counter }.
fallout-event-last-turn = Mit diesem Zug endet das Spiel.
fallout-event-scored = { $who }: { $total } SP ({ $objectives } für Ziele, { $mission } für die Mission{ $sections ->
    [0] { "" }
   *[other] { "" }, { $sections } für Unbekannte Artefakte
}).

fallout-why-peace = Im Frieden greift niemand Einheiten an oder verwundet sie
fallout-why-leftmost = Der am weitesten links liegende fremde Würfel muss weichen, und der gehört { $who }
