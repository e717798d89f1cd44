# Faces B des factions.

faction-action-assign = dans le biodôme, envoyer une unité de { $from } à { $to }
faction-action-attack = attaque à distance contre { $who } en { $at }, depuis { $from }
faction-action-place = poser une bombe en { $at }
faction-action-explode = faire exploser la bombe en { $at }

faction-cannot-assign = Vous ne pouvez pas affecter d'unité à cette section
faction-cannot-attack = Vous ne pouvez pas attaquer à distance ici
faction-cannot-place = Vous ne pouvez pas poser de bombe ici
faction-cannot-explode = Vous ne pouvez pas faire exploser de bombe ici

faction-event-assigned = { $who } envoie une unité de { $from } à { $to } dans le biodôme.
faction-event-aimed = { $who } attaque { $other } à distance en { $at }, depuis { $from }.
faction-event-fed = { $who } se nourrit de { $units ->
    [one] 1 unité tombée
   *[other] { $units } unités tombées
}.
faction-event-placed = { $who } pose une bombe en { $at }.
faction-event-exploded = { $who } fait exploser la bombe en { $at } : tous ceux qui s'y tiennent tombent.

faction-why-no-power = votre faction n'a pas ce pouvoir
faction-why-nobody-there = aucune de vos unités n'est dans cette section
faction-why-out-of-range = c'est à distance { $distance }, et votre portée est { $range }
faction-why-no-bombs = toutes vos bombes sont posées
faction-why-bomb-there = une bombe s'y trouve déjà
faction-why-no-bomb = aucune de vos bombes ne s'y trouve
faction-why-fresh = la bombe a été posée ce tour-ci
faction-why-out-of-reach = aucune de vos unités n'est dans la salle ni à côté
