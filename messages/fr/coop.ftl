coop-action-offer = proposer { $goods } à { $who }
coop-action-accept = accepter l'offre
coop-action-decline = refuser l'offre
coop-cannot-offer = Vous ne pouvez pas proposer cela
coop-cannot-answer = Vous ne pouvez répondre à aucune offre
coop-question-offer = Un autre Challenger vous propose des ressources. Acceptez-vous ?
coop-event-offered = { $who } propose { $goods } à { $other }.
coop-event-declined = { $other } refuse { $goods } de { $who }.
coop-event-accepted = { $who } donne { $goods } à { $other }.
coop-why-no-partner = seuls les Challengers échangent des ressources, entre eux et une offre à la fois
coop-why-nothing-offered = une offre porte sur 1 à 20 unités d'une même ressource
enemy = Ennemi
coop-action-pass = déplacer { $units } { $from } { $to }, à travers les salles d'autres Challengers
coop-action-turn = { $quarters ->
    [0] poser la tuile à l'endroit
    [one] tourner la tuile d'un quart de tour, dans le sens horaire
   *[other] tourner la tuile de { $quarters } quarts de tour, dans le sens horaire
}
coop-action-clash = livrer d'abord le combat en { $room }
coop-cannot-pass = Vous ne pouvez pas aller là
coop-cannot-turn = Vous ne pouvez pas tourner la tuile ainsi
coop-cannot-clash = Ce combat ne peut pas venir maintenant
coop-question-scout = Où va votre éclaireur ?
coop-question-clash = Quel combat vient ensuite ?
coop-question-who = Plusieurs Challengers pourraient combattre ici. Vous en chargez-vous ?
coop-event-construction = L'Arche est révélée : une unité de chaque Challenger part en éclaireur.
coop-event-scout = L'éclaireur de { $who } se met en route.
coop-event-mission = La mission de tous les Challengers : { $mission }.
coop-event-turned = { $room } est tournée de { $quarters ->
    [one] un quart de tour.
   *[other] { $quarters } quarts de tour.
}
coop-event-turn-began = Le tour de l'Ennemi commence.
coop-event-turn-ended = Le tour de l'Ennemi est terminé.
coop-event-target = Cible de l'Ennemi : { $room }.
coop-event-card = Action de l'Ennemi : { $card }.
coop-event-targets-shuffled = Les cartes cible défaussées retournent dans la pioche de l'Ennemi.
coop-event-cards-shuffled = Les cartes action défaussées forment la nouvelle pioche de l'Ennemi.
coop-why-company = des unités de { $who } occupent la salle
coop-why-no-way = aucun chemin n'y mène à travers les salles d'autres Challengers avec les déplacements restants
coop-why-no-scout = une seule unité part en éclaireur, les autres restent au biodôme
coop-why-nothing-to-turn = il n'y a pas de tuile à tourner, ou elle est déjà ainsi
coop-why-banned = ce pouvoir ne peut pas servir contre l'Ennemi
