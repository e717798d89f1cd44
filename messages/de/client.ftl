# What the client says by itself.

# The pages around the table.

home = Ark, zur Lobby
language = Sprache
light-theme = Helle Farben
no-motion = Keine Bewegung
hero = Die Arche treibt seit Ewigkeiten. Deine Kuppel ist gerade erwacht.
hero-text = Öffne die Türen, erkunde ein schlafendes Schiff, erwecke seine Räume und erfülle als Erster deine Mission.
quick-first = Erstmission spielen
quick-awakening = Awakening spielen
quick-text = Ein Klick, ein Bot, kein Konto. Die Erstmission ist kurz und führt ins Spiel ein.
my-games = Meine Partien
open-games = Partien mit freiem Platz
running-games = Partien zum Zuschauen
no-games = Noch keine Partie. Oben beginnt eine mit einem Klick.
join-title = Mit Code beitreten
code = Code
join = Beitreten
your-name = Dein Name
rename = Umbenennen
unofficial = Eine inoffizielle Umsetzung des Brettspiels Ark: Awakening von Fans. Die meisten Räume und Karten haben wir selbst gestaltet.
icon-credit = Symbole von game-icons.net und seinen Autoren, CC BY 3.0.
new-game = Neue Partie
mode = Was gespielt wird
players = Spieler
chair = Platz { $number }
chair-me = Platz 1: du
chair-bot = Bot
chair-easy = Anfänger-Bot
chair-open = Frei: jemand tritt mit dem Code bei
chair-hot-seat = An diesem Bildschirm
chair-help = Bots sehen nur, was ihr Platz sehen darf. An einem Bildschirm verdeckt eine Zwischenseite die Geheimnisse beim Wechsel.
neighbour = Spieler { $number }
neighbour-name = Name
layout = Spielplan
recommended = Empfohlen
layout-help = Wo die Biosphären andocken und wie weit die Wege zwischen ihnen sind.
turn-limit = Zuglimit
no-limit = Keines
turn-limit-help = Nach so vielen Zügen je Spieler endet die Partie ohne Sieger.
fixed = In dieser Reihenfolge sitzen
fixed-help = Sonst entscheidet der Zufall, wer wo sitzt.
public = In der Lobby zeigen
public-help = Jeder darf einen freien Platz nehmen und zuschauen.
create = Partie anlegen
free-chair = freier Platz
you = du
bot = Bot
invite = Gib deinen Freunden diesen Code oder schick ihnen den Link.
invite-link = Link zur Partie
start = Starten
state-lobby = noch nicht begonnen
state-over = beendet
your-turn = Du bist dran
waits-for = wartet auf { $names }
connecting = Verbindung wird aufgebaut …
offline = Verbindung verloren, neuer Versuch …
to-lobby = Zurück zur Lobby

# The table.

board = Der Spielplan. Pfeiltasten bewegen ihn, Plus und Minus zoomen, 0 zeigt alles.
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzen Spielplan zeigen
room-label = { $name }, { $cell }: Würfel { $cubes } von { $squares }, Zylinder { $cylinders } von { $circles }, Einheiten { $units }
dome-label = Biosphäre von { $name } ({ $faction }), Einheiten { $units }
site-label = Leerer Platz { $cell }
resources = Ressourcen
biodome = Deine Biosphäre
marker = Aktionsmarker
arsenal = Militärstärke { $arsenal } von 24
asleep = { $count } schlafend
wounded = { $count } verwundet
stock = { $stock } bereit, { $supply } im Vorrat
power = Stärke im Kampf
critical = Kritische Masse
cards = { $count }
hand = Deine Hand
drawn = Gezogene Karten
built = An der Biosphäre gebaut
acting = Was du tun kannst
phase-of = { $section }: noch verfügbar
undo = Zurücknehmen
undo-ask = Rücknahme erbitten
undo-asks = { $names } muss zustimmen
undo-asked = { $name } möchte eine Entscheidung zurücknehmen, durch die du etwas erfahren hast.
agree = Zustimmen
decline = Ablehnen
still-left = { $count ->
    [one] Noch 1 Möglichkeit ist offen.
   *[other] Noch { $count } Möglichkeiten sind offen.
}
filtered = { $count ->
    [one] 1 Möglichkeit hier
   *[other] { $count } Möglichkeiten hier
}
show-all = Alle zeigen
why-not = Warum kann ich nicht …
combat = Kampf
combat-at = Kampf: { $room } { $cell }
attacker = Aggressor
defender = Verteidiger
units-count = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
defence-count = Verteidigung { $defence }
card-chosen = Karte gewählt
card-not-chosen = wählt noch
your-card = Deine Karte: { $card }
mission = Mission
mission-secret = Hat eine geheime Mission.
mission-none = Noch keine Mission: Errungenschaften enthüllen sie.
objective-cubes = { $count } Würfel auf { $section }
objective-target = { $room } aktivieren
met = erfüllt
activated = Aktiviert
achievements = Errungenschaften
achievements-count = { $count ->
    [one] 1 Errungenschaft
   *[other] { $count } Errungenschaften
}
is-asked = Der Tisch wartet auf diesen Spieler
short-arsenal = Militär
short-hand = Karten
short-home = Daheim
short-asleep = Schlaf
short-wounded = Wunden
short-stock = Energie
log = Was geschah
chat = Etwas sagen
send = Senden
chain = Kette: von { $from } zu { $to }
cube-price = Ein Würfel kostet
controlled-by = Kontrolliert von { $names }
turn = Zug { $turn }
watching = Du schaust zu.
panels = Teile des Tisches
tab-act = Zug
tab-dome = Kuppel
tab-players = Spieler
tab-log = Verlauf
hand-over = Jetzt schaut { $name }
hand-over-ready = Ich bin { $name }
result = Ergebnis
you-won = Du hast deine Mission erfüllt!
they-won = { $name } hat die Mission erfüllt und gewinnt
nobody-won = Das Zuglimit ist erreicht. Niemand gewinnt.
player = Spieler
cubes = Würfel
rooms = Räume
turns = Züge
rematch = Revanche
save-record = Aufzeichnung sichern

# What a ladder of conversions shows.

conversion-routing = 2 Os = Umleitung
conversion-refining = 3 = 2 Mt
conversion-synthesis = 2 = 2 Mt

# Headings of options.

group-choose = Bereich wählen
group-militarize = Bewaffnen
group-go = Einheiten bewegen
group-route = Energie umleiten
group-produce = Produzieren
group-exploit = Fabriken ausbeuten
group-harvest = Ernten
group-awake = Einheiten erwecken
group-heal = Einheiten heilen
group-engineer = Würfel setzen
group-convert = Ressourcen umwandeln
group-discover = Artefakte entdecken
group-keep = Behalten
group-discard = Ablegen
group-use = Artefakt benutzen
group-explore = Erkunden
group-build = Raum legen
group-gate = Transporter legen
group-airlock = Luftschleuse öffnen
group-swap = Räume tauschen
group-fight = Kämpfen
group-commit = Karte spielen
group-return = Figuren zurückgeben

# What a phase has to spend.

point-militarize = Militärstärke
point-moves = Bewegungen
point-teleport = Teleports
point-teleport-any = Teleports überallhin
point-routes-own = eigene Umleitungen
point-routes-violet = violette Umleitungen
point-routes-turquoise = türkise Umleitungen
point-routes-black = schwarze Umleitungen
point-extra-routes = weitere Umleitungen
point-produce = Metamorphit
point-exploit = Fabriken
point-exploit-bonus = mehr aus jeder
point-harvest = Ernte
point-harvest-per-unit = Ernte durch Einheiten
point-awake-free = kostenlos erwecken
point-heal-free = kostenlos heilen
point-engineer = Würfel
point-remote = Fernwürfel
point-free = freie Würfel
point-free-biodome = freie Würfel in der Biosphäre
point-keep = Karten zu behalten
point-draw = Karten zu ziehen
point-uses = Artefakte zu benutzen
point-awake-price = Preis des Erweckens
point-heal-price = Preis des Heilens
