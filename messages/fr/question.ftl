# Ce que l'on demande au joueur.

question-mini = Utilisez-vous une mini-action avant votre tour proprement dit ?
question-section = Choisissez une section pour votre pion action.
question-act = Que faites-vous ?
question-chain = Suivez-vous un enchaînement vers une autre section ?
question-any-section = Choisissez une section et l'une de ses lignes.
question-explore-order = Quelle salle explorez-vous d'abord ?
question-build = Où placez-vous la nouvelle salle : { $name } ?
question-keep = { $left ->
    [one] Quelle carte gardez-vous ?
   *[other] Quelles cartes gardez-vous ? Encore { $left }.
}
question-discard = { $left ->
    [one] Votre main dépasse la limite. Défaussez { $left } carte.
   *[other] Votre main dépasse la limite. Défaussez { $left } cartes.
}
question-return = Il y a trop de pièces en jeu. À rendre à la réserve générale : { $pieces }.
question-swap = Quelles salles échangent leurs places ?
question-airlock = Quel sas ouvrez-vous ?
question-fight = Quel combat vient en premier ?
question-commit = Quelle carte jouez-vous dans ce combat ?
question-gate = Où placez-vous un téléporteur ?
question-link = Certaines salles sont inaccessibles. Où placez-vous un téléporteur pour les relier ?
question-waiting = En attente : { $who }.
question-chance = Le hasard décide.
