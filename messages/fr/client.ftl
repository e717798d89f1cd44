# What the client says by itself.

# The pages around the table.

home = Ark, vers l’accueil
language = Langue
light-theme = Couleurs claires
no-motion = Sans animation
hero = L’Arche dérive depuis des âges. Votre dôme vient de s’éveiller.
hero-text = Ouvrez les portes, explorez un vaisseau endormi, ranimez ses salles et accomplissez votre mission avant les autres.
quick-first = Jouer une Première Mission
quick-awakening = Jouer à Awakening
quick-text = Un clic, un robot, pas de compte. La Première Mission est courte et apprend le jeu.
my-games = Mes parties
open-games = Parties avec une place libre
running-games = Parties à regarder
no-games = Pas encore de partie. Un clic ci-dessus suffit.
join-title = Rejoindre par code
code = Code
join = Rejoindre
your-name = Votre nom
rename = Renommer
unofficial = Une adaptation non officielle du jeu de plateau Ark: Awakening, faite par des fans. La plupart des salles et des cartes sont de notre conception.
icon-credit = Icônes de game-icons.net et de ses auteurs, CC BY 3.0.
new-game = Nouvelle partie
mode = À quoi jouer
players = Joueurs
chair = Place { $number }
chair-me = Place 1 : vous
chair-bot = Robot
chair-easy = Robot débutant
chair-open = Libre : un ami rejoint avec le code
chair-hot-seat = Devant cet écran
chair-help = Les robots ne voient que ce que leur place peut voir. Devant un même écran, un cache protège les secrets au changement de joueur.
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
create = Créer la partie
free-chair = place libre
you = vous
bot = robot
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
arsenal = Arsenal { $arsenal } sur 24
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
