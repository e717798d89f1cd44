# Il Apprend.

it-learns-card = { $left } | { $right }

it-learns-action-card = tourner la carte { $card } : { $section } ({ $acts })
it-learns-action-flip = retourner la carte { $card } face cachée : { $section } ({ $acts })
it-learns-action-purge = retirer le cylindre de corruption de { $room } { $price }
it-learns-action-purge-remote = retirer à distance le cylindre de corruption de { $room } { $price }
it-learns-action-purge-free = retirer le cylindre de corruption de { $room } par INGÉNIERIE GRATUITE
it-learns-action-aim = cibler { $room }
it-learns-action-corrupt = corrompre { $room }
it-learns-action-infect = infecter { $room }

it-learns-cannot-card = Vous ne pouvez pas choisir cela par une carte
it-learns-cannot-purge = Vous ne pouvez retirer ici aucun cylindre de corruption
it-learns-cannot-aim = Vous ne pouvez pas cibler cette salle
it-learns-cannot-corrupt = Vous ne pouvez pas corrompre cette salle
it-learns-cannot-infect = Vous ne pouvez pas infecter cette salle

it-learns-question-card = Quelle carte action Challenger tournez-vous ?
it-learns-question-aim = Laquelle de ces salles ciblez-vous ?
it-learns-question-grow = Où l'organisme grandit-il ?
it-learns-question-spread = Quel chemin prend l'infection ?

it-learns-event-laid = Une carte est disposée : { $card }.
it-learns-event-chosen = { $who } tourne la carte { $card }.
it-learns-event-flipped = { $who } retourne la carte { $card } face cachée.
it-learns-event-began = L'Ennemi commence avec une amélioration : { $upgrade }.
it-learns-event-adapted = Il apprend : l'Ennemi s'adapte pour la { $times ->
    [1] 1re
   *[other] { $times }e
} fois et améliore { $upgrade }.
it-learns-event-adapted-full = L'Ennemi s'adapte pour la { $times ->
    [1] 1re
   *[other] { $times }e
} fois, mais n'a plus rien à améliorer.
it-learns-event-infected = Infection sur { $room } : { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
it-learns-event-corrupted = { $room } est corrompue.
it-learns-event-targeted = L'Ennemi cible { $room }.
it-learns-event-withered = Rien n'éclot sur { $room }, qui est saine.
it-learns-event-purged = { $who } retire le cylindre de corruption de { $room }.
it-learns-event-cleared = { $cubes ->
    [one] 1 cube d'infection retourne
   *[other] { $cubes } cubes d'infection retournent
} de { $room } dans la réserve de l'Ennemi.
it-learns-event-stopped = L'infection de { $room } arrête les unités de { $who }.

it-learns-why-used = cette carte est utilisée et attend la prochaine adaptation
it-learns-why-not-shown = ce côté de la carte montre une autre section
it-learns-why-shown = une carte montre cette section ; aucune n'est retournée pour elle
it-learns-why-corrupted = la salle est corrompue : il faut d'abord retirer son cylindre
it-learns-why-not-corrupted = la salle n'est pas corrompue
it-learns-why-stopped = { $cubes } cubes d'infection ou plus arrêtent quiconque entre ce tour-ci
it-learns-why-out-of-reach = l'organisme n'atteint pas cette salle maintenant
it-learns-why-no-place = il n'y a plus de place pour cela
