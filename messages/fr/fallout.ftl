# Fallout.

fallout-green = { $at } vert
fallout-red = { $at } rouge

fallout-action-clockwise = avancer le compteur Fallout dans le sens horaire, vers la guerre
fallout-action-anticlockwise = reculer le compteur Fallout dans le sens antihoraire, vers la paix

fallout-cannot-shift = Vous ne pouvez pas déplacer le compteur Fallout

fallout-question-shift = Dans quel sens déplacez-vous le compteur Fallout ?

fallout-event-sides = Succès posés face difficile : { $names }.
fallout-event-achieved = { $rank ->
    [1] { $who } accomplit en premier le succès { $name }
   *[other] { $who } accomplit en second le succès { $name }
} : { $points } PV.
fallout-event-activated = { $rank ->
    [1] { $who } active en premier { $name }
   *[other] { $who } active en second { $name }
} : { $points } PV.
fallout-event-target = Une carte cible est révélée : { $name }.
fallout-event-moved = Le compteur Fallout passe à { $counter }.
fallout-event-war = La guerre éclate : le compteur Fallout est sur { $counter }.
fallout-event-peace = La paix revient : le compteur Fallout est sur { $counter }.
fallout-event-last-turn = La partie s'achève avec ce tour.
fallout-event-scored = { $who } : { $total } PV ({ $objectives } pour les objectifs, { $mission } pour la mission{ $sections ->
    [0] { "" }
   *[other] { "" }, { $sections } pour les Artefacts Inconnus
}).

fallout-why-peace = en temps de paix, personne n'attaque ni ne blesse d'unités
fallout-why-leftmost = le cube étranger le plus à gauche doit partir, et il est à { $who }
