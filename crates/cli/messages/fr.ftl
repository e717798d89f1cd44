# Ce que le terminal dit lui-même. Le jeu parle par messages/ du dépôt.

# Avant la partie
welcome = Bienvenue à bord de l'Arche. Quelques questions d'abord ; Entrée choisit la réponse entre crochets.
ask-mode = À quoi voulez-vous jouer ?
ask-players = Combien de joueurs, de { $least } à { $most } ?
ask-people = Combien des { $all } sont à ce clavier ? Les autres sont des robots joueurs.
ask-name = Nom du joueur { $n } (Entrée : le nom de la faction) ?
ask-variants = Avec quelles variantes ? Des numéros séparés par des espaces (Entrée : aucune)
ask-faction = Quelle faction pour le joueur { $n }, de 1 à { $most } (Entrée : au hasard) ?
not-in-range = Un nombre de { $least } à { $most }, s'il vous plaît.
title = ═══ Ark : { $mode } ═══ (graine { $seed })
how-to = Les options sont numérotées : tapez un numéro, ou l'action en mots (move d3 e3 2). « help » montre les commandes, « why » dit ce qui est impossible et pourquoi. Débutant ? Essayez « help sections », « biodome » et « room d3 ».
sits-human = { $letter } est { $who }, à ce clavier
sits-bot = { $letter } est { $who }, un robot joueur ({ $kind })

# Autour des phrases du jeu
hand-over = Passez le clavier à { $who } ({ $letter }), puis appuyez sur Entrée.
left = Reste : { $points }. Vous avez { $have }.
have = Vous avez { $have }.
combat = En { $room }, { $attacker } attaque avec { $attack } et { $defender } défend avec { $defence }, avant les cartes.
melee = En { $room }, tous défendent, avant les cartes : { $sides }.
only-stop = Il n'y a plus rien à faire ici. Appuyez sur Entrée pour continuer.
which-one = Laquelle ?
no-such-number = { $all ->
    [one] Il y a 1 option.
   *[other] Il y a { $all } options. « options » les montre.
}
no-such-option = Aucune option ne contient le mot « { $word } ».
more-options = … et { $n } de plus : « options » avec un mot de l'action (options move, options d3) les montre.
unreadable = « { $found } » ne veut rien dire ici. Tapez un numéro, une action en toutes lettres (« help notation ») ou « help ».
left-early = La partie n'est pas finie.
saved = Enregistré : { $file }
name-a-cell = Nommez une case, par exemple : room d3
no-room = Il n'y a pas de salle en { $cell }.
no-such-rule = Il n'y a ni règle, ni décision, ni exemple, ni terme « { $id } ».

# Pourquoi
why-possible = C'est possible :
why-nothing = Rien de notable n'est refusé ici.

# Annuler
undo-nothing = Vous n'avez rien à annuler.
undo-sure = Annuler « { $what } » annule aussi ce qui s'est passé et s'est vu depuis. Vraiment ? (oui/non)
undo-consent = { $who } : { $asker } veut annuler « { $what } » et tout ce qui a suivi. D'accord ? (oui/non)
undo-refused = Rien n'a été annulé.
undone = Annulé : { $what }

# Dessins
you = vous
free = gratuit
no-resources = pas de ressources
arsenal = arsenal { $n }
units = unités : { $list }
units-home = { $n } au biodôme
units-out = { $n } dehors
units-asleep = { $n } endormies
units-wounded = { $n } blessées
cylinders = cylindres { $n }
cards = cartes { $n }
objectives = objectifs { $met }/{ $all }
achievements = succès : { $names }
achievements-all = Succès (deux d'entre eux apportent votre mission secrète) :
activated = activées : { $names }
built = construit : { $names }
peace = C'est la paix : le compteur Fallout est sur { $counter }.
war = C'est la guerre : le compteur Fallout est sur { $counter }.
targets-hidden = Cartes cibles : cachées tant que { $n } cubes ne sont pas posés sur les succès
points = Points de victoire : { $list }
last-turn = La partie s'achève avec ce tour.
bombs = Bombes : { $list } (* posée ce tour-ci)
assigned = Unités dans les sections : { $list }
bombs-left = Bombes en réserve : { $list }
level-experienced = niveau expérimenté
level-intermediate = niveau intermédiaire, avec aide
level-beginner = niveau débutant, avec aide
seals = Sceaux : { $list }
power-tokens = Jetons d'alimentation en réserve : { $n }
glitch-round = Manche { $round } sur { $rounds }, compteur de tours à { $left }
glitch-diagnosis = Diagnostic : { $list }
glitch-damaged = Endommagées : { $list }
glitch-supply = Cubes de glitch en réserve : { $cubes } ; force d'une unité hostile : { $strength }
infections = Cubes d'infection : { $list }
corruption = Corrompues : { $list }
organism-supply = Réserve de l'Ennemi : { $cubes } cubes d'infection, { $cylinders } cylindres de corruption
upgrades = L'Ennemi : { $list }
adaptations = Adaptations : { $times } sur { $needed }
enemy-acts = Action de l'Ennemi pendant ce tour de table : { $act ->
    [infect] INFECTER
    [corrupt] CORROMPRE
   *[other] ÉCLORE
}
challenger-cards = Cartes action Challenger :
not-yet = { $gives } (dès la prochaine phase)
mini = mini-action { $gives }
biodome-of = Biodôme de { $who }
column-section = section
column-cubes = cubes
column-price = prix d'un cube
column-gives = donne à présent
column-cell = case
column-room = salle
column-control = contrôle
biodome-legend = ▼ est le pion action : choisissez une autre section la prochaine fois. → montre ce qu'apporte un cube de plus.
mission = Mission { $title }
mission-secret = La mission est secrète.
mission-none = Pas encore de mission : elle vient avec le deuxième succès.
objective-target = Activer : { $name }
objective-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} sur { $section } ({ $have } pour l'instant ; prix d'un cube : { $price })
hand-empty = Pas de cartes artefact.
power = puissance { $n }
critical = masse critique
unexplored = Inexplorée : le jeton est retourné dès qu'une de vos pièces est ici.
gives-now = Donne à qui la contrôle : { $gives }
squares = Carrés : { $taken } sur { $all } occupés ({ $owners }) ; un cube coûte { $price }
circles = Cercles : { $taken } sur { $all } occupés ({ $owners })
units-here = Unités : { $units }
controlled-by = Contrôlée par { $who }
legend =
    Sur le bord : la case, ? une salle inexplorée, =A qui la contrôle.
    ■ carrés avec des cubes, ● cercles avec des cylindres, · libre. A2 : deux unités de A.
    Les places vont de A à E ; r robot, m mercenaire ; cylindres v violet, t turquoise, b noir ; * jeton d'alimentation.
    ⌂A : le biodôme de A s'ouvre ici.
colour-own = à vous
colour-robot = robot
colour-mercenary = mercenaire
colour-violet = violet
colour-turquoise = turquoise
colour-black = noir
colour-power-token = jeton d'alimentation

# Options
group-move = Déplacer depuis { $place }
group-jump = Au fil des cylindres depuis { $place }
group-teleport = Téléporter depuis { $place }
group-teleport-any = Téléporter n'importe où depuis { $place }
group-route = Transférer un cylindre ({ $colour }) depuis { $place }
group-engineer = Intégrer un cube : { $place }
group-awake = Réveiller une unité
group-convert = Convertir
group-use = Utiliser un artefact
group-keep = Garder
group-discard = Défausser
group-commit = Jouer dans ce combat
pushing = , chasse { $colour }
replacing = , remplace un cube de { $who }
own-units = { $n ->
    [one] 1 unité
   *[other] { $n } unités
}
robots = { $n ->
    [one] 1 robot
   *[other] { $n } robots
}
mercenaries = { $n ->
    [one] 1 mercenaire
   *[other] { $n } mercenaires
}
the-biodome = le biodôme
the-stock = le générateur

# Aide
help-intro = Tapez le numéro d'une option, ou l'action en mots ; le début suffit si une seule option commence ainsi. Entrée montre de nouveau les options. Commandes :
command-options = les options encore une fois, ou celles qui contiennent un mot
command-why = pourquoi une action est refusée : why engineer d3
command-board = le plateau
command-rooms = toutes les salles et ce qu'elles donnent
command-room = une salle
command-biodome = les sections d'un biodôme et ce que des cubes y apporteraient
command-players = ce qui est visible de chacun
command-hand = vos cartes artefact
command-mission = votre mission et les succès
command-log = les N dernières lignes de l'histoire
command-undo = annuler votre dernière décision
command-save = enregistrer la partie
command-rules = une règle par son numéro, ou un terme : rules ENG-03
command-help = ceci, ou l'un des sujets ci-dessous
command-quit = quitter la partie
help-topics = Sujets : { $topics }
enemy-automata = Ennemi ({ $letter }) : Automate ; { $targets } cartes cible et { $actions } cartes action dans ses pioches
enemy-dark = Ennemi ({ $letter }) : Joueur Obscur avec { $cards } cartes artefact ; { $targets } cartes cible et { $actions } cartes action dans ses pioches
turn-counter = Compteur de tours : { $n }
guardians = Gardiens : { $list }
enemy-board = plateau de l'Ennemi
