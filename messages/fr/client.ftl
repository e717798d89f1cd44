# What the client says by itself.

# The pages around the table.

home = Ark, vers l’accueil
language = Langue
light-theme = Couleurs claires
notify-turn = M’avertir quand c’est mon tour
sound-turn = Un son quand c’est mon tour
no-motion = Sans animation
hero = L’Arche dérive depuis des âges. Votre dôme vient de s’éveiller.
hero-text = Ouvrez les portes, explorez un vaisseau endormi, ranimez ses salles et accomplissez votre mission avant les autres.
quick-first = Jouer une Première Mission
quick-awakening = Jouer à Awakening
quick-text = Un clic, un bot, pas de compte. La Première Mission est courte et apprend le jeu.
my-games = Mes parties
open-games = Parties avec une place libre
running-games = Parties à regarder
no-games = Pas encore de partie. Un clic ci-dessus suffit.
join-title = Rejoindre par code
code = Code
join = Rejoindre
your-name = Votre nom
rename = Renommer
unofficial = Une adaptation non officielle, par des amateurs, du jeu de société Ark: Awakening de Zharko Lozanoski, édité par Skyport Games. Ni faite, ni approuvée, ni soutenue par eux.
icon-credit = Icônes de Lorc, Delapouite et des autres auteurs de
new-game = Nouvelle partie
mode = À quoi jouer
players = Joueurs
chair = Place { $number }
chair-me = Place 1 : vous
chair-me-too = Vous
chair-open = Libre : un ami rejoint avec le code
chair-hot-seat = Devant cet écran
chair-help = Les bots ne voient que ce que leur place peut voir. Devant un même écran, un cache protège les secrets au changement de joueur.
neighbour = Joueur { $number }
neighbour-name = Nom
layout = Plateau
recommended = Conseillé
layout-help = Où s’arriment les biodômes, et la distance qui les sépare.
turn-limit = Limite de tours
no-limit = Aucune
turn-limit-help = Après ce nombre de tours par joueur, la partie finit sans vainqueur.
fixed = S’asseoir dans cet ordre
fixed-help = Sinon le hasard place les joueurs.
public = Afficher à l’accueil
public-help = Chacun peut prendre une place libre, et regarder.
closed-table = Sans spectateurs
closed-table-help = Seuls les joueurs voient la table, jusqu’à la fin de la partie.
create = Créer la partie
free-chair = place libre
you = vous
bot = bot
invite = Donnez ce code à vos amis, ou envoyez-leur le lien.
invite-link = Lien vers la partie
start = Commencer
state-lobby = pas commencée
state-over = terminée
your-turn = À vous de jouer
waits-for = attend { $names }
connecting = Connexion …
offline = Connexion perdue, nouvel essai …
to-lobby = Retour à l’accueil
call-off = Annuler la partie
called-off = La partie a été annulée.
no-onlookers = Cette table n’admet pas de spectateurs. On pourra la regarder une fois la partie finie.
no-game = Cette partie n’existe pas.

# The table.

board = Le plateau. Les flèches le déplacent, plus et moins changent le zoom, 0 montre tout.
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Voir tout le plateau
room-label = { $name }, { $cell } : cubes { $cubes } sur { $squares }, cylindres { $cylinders } sur { $circles }, unités { $units }
dome-label = Biodôme de { $name } ({ $faction }), unités { $units }
site-label = Emplacement vide { $cell }
resources = Ressources
biodome = Votre biodôme
marker = Marqueur d’action
arsenal = Arsenal { $arsenal } sur { $limit }
asleep = { $count } en sommeil
wounded = { $count } blessées
stock = { $stock } prêts, { $supply } en réserve
power = Puissance au combat
critical = Masse critique
cards = { $count }
hand = Votre main
drawn = Cartes piochées
built = Construit sur le biodôme
acting = Ce que vous pouvez faire
phase-of = { $section } : il reste à dépenser
undo = Annuler
undo-ask = Demander à annuler
undo-asks = { $names } doit accepter
undo-asked = { $name } voudrait annuler une décision qui vous a révélé quelque chose.
agree = Accepter
decline = Refuser
still-left = { $count ->
    [one] Il reste 1 possibilité.
   *[other] Il reste { $count } possibilités.
}
filtered = { $count ->
    [one] 1 possibilité ici
   *[other] { $count } possibilités ici
}
instead-of = à la place d’un cube de { $name }
show-all = Tout montrer
why-not = Pourquoi ne puis-je pas …
combat = Combat
combat-at = Combat : { $room } { $cell }
attacker = Attaquant
defender = Défenseur
units-count = { $count ->
    [one] 1 unité
   *[other] { $count } unités
}
defence-count = défense { $defence }
card-chosen = carte choisie
card-not-chosen = choisit encore
your-card = Votre carte : { $card }
mission = Mission
mission-secret = A une mission secrète.
mission-none = Pas encore de mission : les succès la révèlent.
objective-cubes = { $count ->
    [one] 1 cube sur { $section }
   *[other] { $count } cubes sur { $section }
}
objective-target = Activer { $room }
met = accompli
activated = Activées
achievements = Succès
achievements-open = Deux d’entre eux révèlent votre mission
achievements-count = { $count } succès
is-asked = La table attend ce joueur
short-arsenal = Arsenal
short-hand = Cartes
short-home = Au dôme
short-asleep = Sommeil
short-wounded = Blessés
short-stock = Énergie
log = Ce qui s’est passé
chat = Dire quelque chose
send = Envoyer
chain = Chaîne : de { $from } à { $to }
cube-price = Un cube coûte
controlled-by = Contrôlée par { $names }
turn = Tour { $turn }
watching = Vous regardez.
panels = Parties de la table
tab-act = Agir
tab-dome = Dôme
tab-players = Joueurs
tab-log = Journal
hand-over = C’est à { $name } de regarder
hand-over-ready = Je suis { $name }
result = Résultat
you-won = Vous avez accompli votre mission !
they-won = { $name } a accompli la mission et gagne
nobody-won = La limite de tours est atteinte. Personne ne gagne.
player = Joueur
cubes = Cubes
rooms = Salles
turns = Tours
rematch = Revanche
save-record = Enregistrer la partie

clash = Issue du combat
verdict-too-weak = L’attaque échoue : l’arsenal est inférieur à la défense. { $winner } gagne.
verdict-critical-mass = Masse critique : tous les camps tombent.
verdict-won = { $winner } gagne.
verdict-tie = Égalité : personne ne gagne.
log-help = Pointez une ligne pour voir où cela s’est passé. Les flèches parcourent les lignes, Entrée revient à ce moment.
team-won = Gagné ensemble !
enemy-won = Vous avez arrêté les Challengers !
enemy-lost = Les Challengers vous ont vaincu.
team-lost = Les Challengers ont perdu.
ranked-you-won = Vous gagnez !
ranked-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}

# What a ladder of conversions shows.

conversion-routing = 2 Os = routage
conversion-refining = 3 = 2 Mt
conversion-synthesis = 2 = 2 Mt

# Headings of options.

group-choose = Choisir une section
group-militarize = Armement
group-go = Déplacer des unités
group-route = Router l’énergie
group-produce = Produire
group-exploit = Exploiter des usines
group-harvest = Récolter
group-awake = Réveiller des unités
group-heal = Soigner des unités
group-engineer = Poser des cubes
group-convert = Convertir des ressources
group-discover = Découvrir des artefacts
group-keep = Garder
group-discard = Défausser
group-use = Utiliser un artefact
group-explore = Explorer
group-build = Placer la salle
group-gate = Placer un téléporteur
group-airlock = Ouvrir un sas
group-swap = Échanger des salles
group-fight = Combattre
group-commit = Jouer une carte
group-return = Rendre des pièces

# What a phase has to spend.

point-militarize = arsenal
point-moves = déplacements
point-teleport = téléports
point-teleport-any = téléports partout
point-routes-own = routages propres
point-routes-violet = routages violets
point-routes-turquoise = routages turquoise
point-routes-black = routages noirs
point-extra-routes = routages en plus
point-produce = Métamorphite
point-exploit = usines
point-exploit-bonus = de plus par usine
point-harvest = récolte
point-harvest-per-unit = récolte par unités
point-awake-free = réveils gratuits
point-heal-free = soins gratuits
point-engineer = cubes
point-remote = cubes à distance
point-free = cubes gratuits
point-free-biodome = cubes gratuits au biodôme
point-keep = cartes à garder
point-draw = cartes à piocher
point-uses = artefacts à utiliser
point-awake-price = prix du réveil
point-heal-price = prix des soins

# Autour de la table.

settings = Réglages
warn-before-stop = Avertir avant de laisser quelque chose d’utile
stop-anyway = Arrêter quand même
go-on = Continuer
benefits-from = D’où cela vient
recap = Depuis votre dernier tour
recap-read = C’est lu
recap-steps = { $count ->
    [one] 1 événement
   *[other] { $count } événements
}
away = absent
odds = Combien de fois chacune de vos cartes gagnerait contre les { $unseen } cartes que vous n’avez pas vues
odds-note = Compté sur toutes les cartes dont vous ignorez la place, toutes également probables. Une indication, pas une promesse.
rooms-left = Salles à venir
tokens-left = Artefact { $artifact }, Métamorphite { $metamorphite }, rien { $nothing }
artifacts-left = Artefacts à piocher
ours = Reconstitué par nous, pas par l’éditeur : { $what }.
ours-gives = avantage
ours-ladder = échelle
ours-cost = prix
ours-chain = chaîne
ours-power = puissance
ours-use = utilisation
ours-section = effet une fois construite

unofficial-title = Non officiel.
reconstructed-title = Reconstitué.
reconstructed = Les règles sont publiques, les faces de la plupart des tuiles et des cartes ne le sont pas. La plupart des échelles, prix, chaînes, artefacts, missions, plans et tous les textes sont de nous, accordés aux règles. Chaque salle dit lesquelles de ses valeurs sont de nous.
recovery-help = Pas besoin de compte : ce navigateur vous connaît. Gardez le lien pour revenir depuis un autre. Qui le possède joue à votre place.
recovery-link = Lien qui vous ramène
recovery-show = Montrer mon lien
invited = Vous êtes invité à une partie. « Rejoindre » prend une place libre.
who-plays = Qui joue
faction-of = Faction de la place { $number }
any-faction = Faction au hasard
faction-help = Les factions diffèrent par la couleur, le symbole et le motif ; sur la face A elles se jouent de la même façon.
mode-facts = { $least } à { $most } joueurs, environ { $minutes } minutes
groups = Salles spéciales
groups-pick = Choisir les groupes de salles spéciales
groups-help = { $needed } groupes de quatre salles sont en jeu ; sinon le hasard les prend. Ils décident des missions possibles.
groups-chosen = { $chosen } sur { $needed } choisis
violet-ring = Anneau violet : jusqu’à trois joueurs, un seul groupe de ce type
more-choices = Autres choix
variants = Variantes
variants-help = À essayer après quelques parties : chacune ajoute des règles à tout le reste.
challengers = Challengers
dark-player = Joueur Obscur
dark-player-help = Une personne ou un bot de plus joue l’Ennemi. Sinon il agit seul, selon ses cartes.
chair-enemy = L’Ennemi
faction-help-b = Chaque faction joue son propre plateau, avec ses pouvoirs et ses faiblesses : sa fiche les explique.
skill-of = Expérience de la place { $number }
skill-experienced = Expérimenté
skill-intermediate = Connaît un peu le jeu
skill-beginner = Débutant
skill-help = Qui connaît moins le jeu reçoit la Chance du Débutant : 1 Métamorphite par tour. En Awakening, les débutants ont leur mission dès le début.
difficulty = Difficulté
harder = Plus difficile
harder-guardians = Autant de Gardiens en plus.
harder-glitch = Autant de cartes de désastre en plus à chaque manche.
harder-it-learns = Autant d’améliorations en plus au début.
hard-glitch = À la fin, toutes les salles de mission doivent aussi être entièrement intégrées.
harder-none = Comme d’habitude
hard = Difficile
mode-together = Ensemble
mode-against = Les uns contre les autres
sheet = Fiche de faction
weakness = faiblesse
sheet-setup = Au début
sheet-advice = Comment la jouer

# Revenir en arrière, et après.

replay = Revoir
looking-back = Retour en arrière
look-back = Revenir en arrière dans la partie
turn-before = Tour précédent
step-before = Étape précédente
play = Lire
pause = Pause
step-after = Étape suivante
turn-after = Tour suivant
moment = Moment de la partie
moment-of = { $now } sur { $all }
eyes = Par les yeux de qui
eyes-none = En spectateur
eyes-of = Comme { $name }
to-now = Retour à la partie
to-result = Au résultat
fork = Jouer à partir d’ici
fork-sure = Commencer une partie à partir d’ici
fork-help = Une nouvelle partie qui continue à ce moment, contre des bots. Celle-ci reste comme elle est.
cancel = Annuler
rematch-begun = Une revanche a commencé.
rematch-join = Y aller
same-deal = Même donne
same-deal-help = Les mêmes joueurs et le même hasard : salles, cartes et missions viennent comme elles sont venues.
show-board = Voir le plateau
standings = Où en sont les joueurs
charts = Le cours de la partie
chart-label = { $what } au fil de la partie. À la fin : { $last }. Ouvre la partie à l’endroit choisi.
chart-jump = Cliquer pour voir ce moment
missions = Missions
measure-cubes = Cubes
measure-rooms = Salles contrôlées
measure-units = Unités debout
measure-arsenal = Arsenal
measure-explored = Salles explorées
measure-hand = Cartes artefact
measure-targets = Salles activées
measure-achievements = Succès
measure-wins = Combats gagnés
measure-resources = Ressources
fair = Hasard honnête
fair-running = L’empreinte de la graine secrète. À la fin de la partie la graine est montrée et doit y correspondre.
fair-over = La partie est finie : cette graine a l’empreinte montrée depuis le début. « ark verify » vérifie chaque étape avec l’enregistrement.
seed-hash = Empreinte
seed = Graine
game-menu = Sur cette partie
watch-link = Lien pour regarder
stand-in = Laisser un bot jouer pour { $name }
stand-in-now = un bot remplace
stand-in-asked = { $name } demande qu’un bot joue pour { $seat }, qui est absent. Qui revient retrouve sa place.
leave = Quitter la partie
leave-sure = Oui, quitter
leave-help = Un bot joue à votre place jusqu’à votre retour.

# Modes et variantes.

coop-offer = Offre
coop-offered = { $from } offre à { $to }
group-offer = Offrir des ressources
group-accept = Accepter
group-decline = Refuser
group-mini = Mini-action
group-assign = Affecter des unités aux sections
group-attack = Attaquer à distance
group-place = Poser des bombes
group-explode = Faire exploser des bombes
group-seal = Sceller une porte
group-unseal = Desceller une porte
group-disintegrate = Désintégrer
group-dissolve = Renvoyer aussi
group-construct = Construire une section
group-remove = Retirer une section
group-hack = Pirater le générateur
complexity-2 = Module Avancé 2
power-tokens = Jetons d’alimentation
seals = Portes scellées
seal-of = Scellée par { $name }
biodome-of = biodôme de { $name }
stopped = { $cell } : { $count ->
    [one] 1 unité doit rester
   *[other] { $count } unités doivent rester
} ce tour, la salle est gardée.

# L’Ennemi.

the-enemy = L’Ennemi
you-are-enemy = Vous êtes l’Ennemi : vous n’avez pas de biodôme. Ce que vous pouvez faire est à côté du plateau.
enemy-board = Le plateau de l’Ennemi
automata = agit seul
construction = Le vaisseau se construit : des éclaireurs sortent et posent les salles avant le début de la partie.
enemy-decks = Encore { $targets } cartes cible, { $cards } cartes action
enemy-targets = Cartes cible dans la pioche
enemy-targets-spent = Cartes cible défaussées
enemy-cards = Cartes action dans la pioche
enemy-cards-spent = Cartes action défaussées
offer-to = Proposer à
offer-amount = Combien
offer-kind = De quoi
offer-send = Proposer
group-pass = Traverser
group-turn = Tourner la tuile
group-clash = Combat suivant
turns-left = tours restants

guardians = Gardiens
guardian-combat = Capacité de combat d’un Gardien
guardian-defence = Capacité de défense d’un Gardien
guardian-each = chacun
guardian-at = { $cell }, tourné vers { $facing ->
    [north] le sud
    [east] l’ouest
    [south] le nord
   *[west] l’est
}
guardian-label = Gardien { $number } en { $cell }, tourné vers { $facing ->
    [north] le sud
    [east] l’ouest
    [south] le nord
   *[west] l’est
}
guardian-away = sur le plateau de l’Ennemi
guardian-used = a agi
guardian-wounded = blessé
group-pick = Choisir un Gardien
group-send = Choisir sa salle
group-step = Choisir sa direction

glitch = Glitch
glitch-round = Manche { $round } sur { $rounds }
glitch-cubes = Cubes de glitch en réserve
hostile-strength = Puissance d’une unité hostile
damaged-rooms = Salles endommagées
damaged-room = { $cell } est endommagée
diagnosis = Diagnostic
diagnose-closed = encore cachée
glitch-unmet = Pas encore assez pour survivre à cette manche :
glitch-met = En l’état, cette manche est surmontée.

it-learns = Il Apprend
adaptations = Adaptations surmontées : { $now } sur { $needed }
infection-cubes = Cubes d’infection en réserve
corruption-cylinders = Cylindres de corruption en réserve
targeted = vise { $cell }
action-cards = Cartes action Challenger
upgrades = Ce qu’il a appris
enemy-act-infect = INFECTER
enemy-act-corrupt = CORROMPRE
enemy-act-bloom = ÉCLORE
card-up = pas encore utilisée
card-left = utilisée, côté droit en haut
card-right = utilisée, côté gauche en haut
card-down = utilisée, face cachée
infected-room = { $cell } est infectée : { $count }
corrupted-room = { $cell } est corrompue
group-card = Choisir une carte
group-purge = Purger la corruption
group-aim = Choisir la salle visée
group-corrupt = Corrompre
group-infect = Infecter

# Fallout.

fallout = Fallout
war = Guerre
peace = Paix
fallout-counter = Le compteur est à { $at } sur { $of }
last-turn = dernier tour
difficult = face difficile
target-cards = Cartes cible
target-void = absente de cette partie
targets-hidden = Après { $count } succès, quatre cartes cible sont révélées.
victory-points = Points de victoire
points-objectives = cartes
points-mission = mission
points-sections = sections
points-sum = somme
group-shift = Déplacer le compteur

# Les factions sur leurs propres plateaux.

sheets = Fiches de faction
bombs = Bombes
bombs-out = Des bombes sont posées en { $cells }
bomb-of = Bombe de { $name } en { $cell }

## Leçons pour débutants : dites une fois, quand elles comptent pour la première fois.

guide = Pour débuter
guide-on = Expliquer au fur et à mesure
lesson-heard = Compris
lesson-none = Pas de leçons
lesson-goal = Le panneau éclairé montre où vous en êtes.
    .title = Votre but
lesson-goal-enemy = Vous êtes l’Ennemi : empêchez les Challengers d’accomplir leur mission.
lesson-construction = Avant la partie, on construit le vaisseau : cliquez sur les emplacements marqués pour poser des salles et envoyer des éclaireurs.
    .title = D’abord, le vaisseau
lesson-turn = À chaque tour, vous placez votre marqueur d’action sur une section de votre biodôme, différente de la précédente. La liste dit ce que chaque section vous donnerait.
    .title = Un tour
lesson-points = Ces points se dépensent pendant cette phase, dans l’ordre que vous voulez. Ils sont comptés une fois, maintenant, et aucun n’est conservé.
    .title = Ce que vous pouvez dépenser
lesson-board = Ce qui est utilisable a un cadre en pointillé. Cliquez dessus, sur le plateau ou dans la liste ; si une seule chose y est possible, un second clic la fait.
    .title = Cliquez sur ce qui est marqué
lesson-price = Le prix figure sur le bouton. Pointez-le : vos ressources, en haut, montrent ce qu’il resterait. La métamorphite remplace toute autre ressource.
    .title = Ce que cela coûte
lesson-stop = Arrêtez quand vous voulez : rien n’est obligatoire. « Annuler » défait votre dernier pas, autant de fois que vous voulez, tant que personne n’a rien appris de nouveau.
    .title = Arrêter ou annuler
lesson-place = Vous avez trouvé une nouvelle salle. Cliquez sur un emplacement libre contre le vaisseau pour l’y poser.
    .title = Une nouvelle salle
lesson-combat = Chaque camp choisit une carte en secret et l’ajoute à son arsenal. La liste dit combien de fois chaque carte gagnerait.
    .title = Un combat
lesson-others = Aux autres de jouer. Vous lisez ici ce qu’ils font ; pointez une ligne pour voir où. Avant votre prochain tour, un résumé vous attend.
    .title = Le tour des autres
lesson-control = Le cadre coloré dit qui contrôle une salle. Qui la contrôle a son bénéfice ; s’il y a des cubes, c’est celui qui en a le plus.
    .title = Votre première salle
lesson-why = Ce qui est impossible figure aussi : ouvrez la liste et cliquez sur une ligne pour savoir quelle règle s’y oppose.
    .title = Pourquoi ne puis-je pas… ?
click-board = Cliquez sur un emplacement marqué du plateau ou de votre biodôme.
as-list = Afficher les { $count } en liste
no-list = Replier la liste
way-from-to = { $from } → { $to }

## Conseils et analyse.

hint-ask = Que feriez-vous ?
hint-thinking = Réflexion…
hint-do = Le faire
hint-close = Non merci
review = Analyse
to-figures = Vers les chiffres
reviewing = La partie est passée en revue : chaque décision est réexaminée. Cela prend un moment.
chances = Chances de gagner
chances-help = Après chaque décision : les chances de chacun de gagner, estimées par des bots qui jouent la suite. Cliquez sur la courbe pour voir ce moment.
turning-points = Tournants
all-turning-points = Les { $count } tournants
no-turning-points = Aucun moment n’a décidé à lui seul de cette partie.
by-chance = par hasard
better = Mieux :
look-there = Voir
luck-and-decisions = Chance et décisions
luck = Chance
decisions = Décisions
hints-allowed = Conseils permis
hints-help = Tout le monde peut demander ce que ferait un bot. Seul contre des bots, les conseils sont toujours là.
