# Module Avancé 2.

complexity-biodome = le biodôme ({ $who })

complexity-action-seal = sceller la porte entre { $a } et { $b }
complexity-action-unseal = desceller la porte entre { $a } et { $b }
complexity-action-disintegrate = désintégrer un cube ({ $who }) en { $room }
complexity-action-dissolve = renvoyer { $piece }
complexity-action-construct = construire une section avec { $card }
complexity-action-rebuild = construire une section avec { $card } en retirant { $old }
complexity-action-remove = retirer la section { $card }
complexity-action-hack = pirater le générateur principal : un jeton d'alimentation { $at }{ $special ->
    [0] { "" }
    [one] { "" }, avec { $special } point spécial
   *[other] { "" }, avec { $special } points spéciaux
}
complexity-action-hack-push = pirater le générateur principal : un jeton d'alimentation { $at }, en délogeant { $pushed }{ $special ->
    [0] { "" }
    [one] { "" }, avec { $special } point spécial
   *[other] { "" }, avec { $special } points spéciaux
}

complexity-cannot-seal = Vous ne pouvez pas sceller cette porte
complexity-cannot-unseal = Vous ne pouvez pas desceller cette porte
complexity-cannot-disintegrate = Vous ne pouvez pas désintégrer ce cube
complexity-cannot-dissolve = Vous ne pouvez pas renvoyer cette pièce
complexity-cannot-construct = Vous ne pouvez pas construire de section avec cette carte
complexity-cannot-remove = Vous ne pouvez pas retirer cette section
complexity-cannot-hack = Vous ne pouvez pas placer de jeton d'alimentation ici

complexity-question-preempt = Phase préventive : voulez-vous sceller, desceller ou désintégrer ?
complexity-question-dissolve = Quels cylindres renvoyez-vous aussi ?

complexity-event-sealed = { $who } scelle la porte entre { $a } et { $b }.
complexity-event-unsealed = { $who } retire le sceau ({ $owner }) entre { $a } et { $b }.
complexity-event-disintegrated = { $who } désintègre un cube ({ $owner }) en { $room }.
complexity-event-constructed = { $who } construit une section avec { $card }.
complexity-event-removed = { $who } retire la section { $card }.
complexity-event-hacked = { $who } pirate le générateur principal : un jeton d'alimentation pour { $room }.
complexity-event-stopped = { $owner } garde { $room } : les unités ({ $who }) doivent y rester.

complexity-why-arsenal = il faut un arsenal de { $need }, le vôtre est de { $have }
complexity-why-no-door = il n'y a pas de porte entre deux salles
complexity-why-sealed = un cube ({ $who }) scelle la porte
complexity-why-not-sealed = aucun cube ne scelle la porte
complexity-why-guarded = { $who } garde la salle, et qui y est entré ce tour-ci y reste
complexity-why-sections = vous avez déjà { $most } sections : dites laquelle est retirée
complexity-why-section-free = il reste de la place, aucune section ne doit partir
complexity-why-not-built = elle n'est pas construite sur votre biodôme
complexity-why-no-tokens = il ne reste aucun jeton d'alimentation
complexity-why-biodome = les jetons d'alimentation n'entrent pas dans les biodômes
complexity-why-spend = il faut exactement { $points ->
    [one] { $points } point
   *[other] { $points } points
}
