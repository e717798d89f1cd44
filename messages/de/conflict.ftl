# Warum ein Tisch nicht so aufgebaut werden kann wie gewünscht.

conflict = { $problem } ({ $citation })

problem-unknown-mode = Es gibt keinen Spielmodus „{ $slug }“.
problem-unknown-variant = Es gibt keine Spielvariante „{ $slug }“.
problem-unknown-layout = Den Aufbau „{ $slug }“ gibt es hier nicht. Zur Wahl: { $offered }.
problem-players = Dieser Spielmodus ist für { $least } bis { $most } Spieler, nicht für { $players }.
problem-variant-not-listed = { $mode } lässt sich nicht mit der Variante { $variant } spielen.
problem-variant-twice = Die Variante { $variant } ist zweimal gewählt.
problem-no-dark-player = { $mode } hat keinen feindlichen Spieler.
problem-group-count = { $needed ->
    [one] 1 Spezialraumgruppe ist nötig, gewählt: { $chosen }.
   *[other] { $needed } Spezialraumgruppen sind nötig, gewählt: { $chosen }.
}
problem-both-violet = Bei bis zu 3 Spielern darf nur eine violette Gruppe dabei sein.
problem-unknown-group = Diese Spezialraumgruppe gibt es nicht.
problem-no-groups = { $mode } wird ohne Spezialraumgruppen gespielt.
problem-faction-twice = Zwei Spieler haben { $faction } gewählt.
problem-unknown-faction = Diese Fraktion gibt es nicht.
problem-unknown-seat = Diesen Platz gibt es nicht.
problem-too-few-missions = { $have ->
    [one] Diese Gruppen erlauben nur 1 Mission, nötig sind { $need }.
   *[other] Diese Gruppen erlauben nur { $have } Missionen, nötig sind { $need }.
}
problem-not-playable = { $name } lässt sich noch nicht spielen.
problem-too-much-more = Um es schwerer zu machen, dürfen { $most } dazukommen, nicht { $more }.
problem-none-experienced = Bei Unfair muss mindestens eine Person erfahren sein
problem-no-levels = Erfahrungsstufen brauchen die Variante Unfair
