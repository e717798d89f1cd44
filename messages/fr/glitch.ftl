# Glitch.

glitch-question-disaster = Désastre : la prochaine carte montre ce qui est touché.
glitch-question-diagnose = La prochaine carte diagnostic est retournée.

glitch-event-round = La manche { $round } commence par un désastre.
glitch-event-struck = Le désastre frappe : { $target }.
glitch-event-damaged = { $cubes ->
    [one] { $cubes } cube de glitch endommage { $room }.
   *[other] { $cubes } cubes de glitch endommagent { $room }.
}
glitch-event-diagnosed = { $left ->
    [0] Diagnostic : la source est { $target }. Toutes les cartes diagnostic sont visibles.
    [one] Diagnostic : la piste mène à { $target }. { $left } carte est encore cachée.
   *[other] Diagnostic : la piste mène à { $target }. { $left } cartes sont encore cachées.
}
glitch-event-arrived = { $amount ->
    [one] { $amount } unité hostile apparaît en { $room }.
   *[other] { $amount } unités hostiles apparaissent en { $room }.
}
glitch-event-counted = { $left ->
    [0] Le compteur de tours est à 0 : la phase des tours est terminée.
   *[other] Le compteur de tours est à { $left }.
}
glitch-event-survived = La manche { $round } est surmontée.

glitch-why-damaged = la salle est endommagée : le nouveau cube doit remplacer un cube de glitch
