# Pourquoi une partie ne peut pas être préparée ainsi.

conflict = { $problem } ({ $citation })

problem-unknown-mode = Il n'y a pas de mode de jeu « { $slug } ».
problem-unknown-variant = Il n'y a pas de variante « { $slug } ».
problem-unknown-layout = La mise en place « { $slug } » n'existe pas ici. Au choix : { $offered }.
problem-players = Ce mode se joue de { $least } à { $most } joueurs, pas à { $players }.
problem-variant-not-listed = Le mode { $mode } ne se joue pas avec la variante { $variant }.
problem-variant-twice = La variante { $variant } est choisie deux fois.
problem-no-dark-player = Le mode { $mode } n'a pas de Joueur Obscur.
problem-group-count = { $needed ->
    [one] Il faut { $needed } groupe de salles spéciales. Choisis : { $chosen }.
   *[other] Il faut { $needed } groupes de salles spéciales. Choisis : { $chosen }.
}
problem-both-violet = Jusqu'à 3 joueurs, un seul groupe violet peut être choisi.
problem-unknown-group = Ce groupe de salles spéciales n'existe pas.
problem-no-groups = Le mode { $mode } se joue sans groupes de salles spéciales.
problem-faction-twice = Deux joueurs ont choisi { $faction }.
problem-unknown-faction = Cette faction n'existe pas.
problem-unknown-seat = Cette place n'existe pas.
problem-too-few-missions = { $have ->
    [one] Ces groupes ne permettent que { $have } mission, il en faut { $need }.
   *[other] Ces groupes ne permettent que { $have } missions, il en faut { $need }.
}
problem-not-playable = On ne peut pas encore jouer à ceci : { $name }.
problem-too-much-more = On peut en ajouter { $most } pour corser la partie, pas { $more }.
problem-none-experienced = Avec Inéquitable, au moins une personne est expérimentée
problem-no-levels = Les niveaux d'expérience demandent la variante Inéquitable
