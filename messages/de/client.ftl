# What the client says by itself.

# The pages around the table.

home = Ark, zur Lobby
language = Sprache
light-theme = Helle Farben
notify-turn = Benachrichtigen, wenn ich am Zug bin
sound-turn = Ton, wenn ich am Zug bin
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
unofficial = Eine inoffizielle Fan-Umsetzung des Brettspiels Ark: Awakening von Zharko Lozanoski, erschienen bei Skyport Games. Von diesen weder gemacht noch gebilligt noch unterstützt.
icon-credit = Symbole von Lorc, Delapouite und den anderen Autoren von
new-game = Neue Partie
mode = Was gespielt wird
players = Spieler
chair = Platz { $number }
chair-me = Platz 1: du
chair-me-too = Du
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
closed-table = Keine Zuschauer
closed-table-help = Nur wer mitspielt, sieht den Tisch, bis die Partie zu Ende ist.
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
call-off = Partie absagen
called-off = Die Partie wurde abgesagt.
no-onlookers = An diesem Tisch sind keine Zuschauer erlaubt. Ist die Partie zu Ende, kann man sie ansehen.
no-game = Diese Partie gibt es nicht.

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
arsenal = Stärke { $arsenal } von { $limit }
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
instead-of = statt eines Würfels von { $name }
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
achievements-open = Zwei davon decken deine Mission auf
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

clash = Ausgang des Kampfes
verdict-too-weak = Der Angriff scheitert: Das Arsenal liegt unter der Verteidigungsstärke. { $winner } gewinnt.
verdict-critical-mass = Kritische Masse: Alle Seiten fallen.
verdict-won = { $winner } gewinnt.
verdict-tie = Gleichstand: Niemand gewinnt.
log-help = Zeige auf eine Zeile, um zu sehen, wo es geschah. Die Pfeiltasten gehen durch die Zeilen, Enter blickt auf den Moment zurück.
team-won = Gemeinsam gewonnen!
enemy-won = Du hast die Herausforderer aufgehalten!
enemy-lost = Die Herausforderer haben dich besiegt.
team-lost = Die Herausforderer haben verloren.
ranked-you-won = Du gewinnst!
ranked-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}

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

# Rund um den Tisch.

settings = Einstellungen
warn-before-stop = Warnen, bevor Nützliches liegen bleibt
stop-anyway = Trotzdem aufhören
go-on = Weitermachen
benefits-from = Woher das kommt
recap = Seit deinem letzten Zug
recap-read = Gelesen
recap-steps = { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}
away = abwesend
odds = Wie oft jede deiner Karten gegen die { $unseen } Karten gewänne, die du nicht gesehen hast
odds-note = Gezählt über alle Karten, von denen du nicht weißt, wo sie sind, jede gleich wahrscheinlich. Ein Hinweis, kein Versprechen.
rooms-left = Kommende Räume
tokens-left = Artefakt { $artifact }, Metamorphit { $metamorphite }, nichts { $nothing }
artifacts-left = Artefakte im Stapel
ours = Von uns rekonstruiert, nicht vom Verlag: { $what }.
ours-gives = Vorteil
ours-ladder = Leiter
ours-cost = Preis
ours-chain = Kette
ours-power = Stärke
ours-use = Benutzung
ours-section = Wirkung nach dem Bau

unofficial-title = Inoffiziell.
reconstructed-title = Rekonstruiert.
reconstructed = Die Regeln sind öffentlich, die Vorderseiten der meisten Tafeln und Karten nicht. Die meisten Leitern, Preise, Ketten, Artefakte, Missionen, Pläne und alle Texte sind unsere eigenen, den Regeln angepasst. Jeder Raum sagt, welche seiner Werte von uns sind.
recovery-help = Du brauchst kein Konto: Dieser Browser kennt dich. Bewahre den Link auf, um von einem anderen zurückzukommen. Wer ihn hat, spielt als du.
recovery-link = Link, der dich zurückbringt
recovery-show = Meinen Link zeigen
invited = Du bist zu einer Partie eingeladen. Mit „Beitreten“ nimmst du einen freien Platz.
who-plays = Wer spielt
faction-of = Fraktion von Platz { $number }
any-faction = Fraktion nach Zufall
faction-help = Fraktionen unterscheiden sich in Farbe, Zeichen und Muster; auf der A-Seite spielen sie sich gleich.
mode-facts = { $least }–{ $most } Spieler, etwa { $minutes } Minuten
groups = Besondere Räume
groups-pick = Die Gruppen der besonderen Räume wählen
groups-help = { $needed } Gruppen zu je vier Räumen sind im Spiel; sonst nimmt sie der Zufall. Sie entscheiden, welche Missionen es gibt.
groups-chosen = { $chosen } von { $needed } gewählt
violet-ring = Violetter Ring: bis zu drei Spielern nur eine solche Gruppe
more-choices = Weitere Möglichkeiten
variants = Varianten
variants-help = Besser erst nach ein paar Partien: Jede fügt allem anderen Regeln hinzu.
challengers = Herausforderer
dark-player = Feindlicher Spieler
dark-player-help = Eine weitere Person oder ein Bot spielt den Feind. Sonst handelt er von selbst, nach seinen Karten.
chair-enemy = Der Feind
faction-help-b = Jede Fraktion spielt ihre eigene Tafel mit Kräften und Schwächen: Ihr Blatt erklärt sie.
skill-of = Erfahrung von Platz { $number }
skill-experienced = Erfahren
skill-intermediate = Kennt das Spiel ein wenig
skill-beginner = Neu im Spiel
skill-help = Wer das Spiel weniger kennt, bekommt die Anfängerhilfe: 1 Metamorphit je Zug. In Awakening haben Neue ihre Mission von Anfang an.
difficulty = Schwierigkeit
harder = Schwerer
harder-guardians = So viele Wächter mehr.
harder-glitch = So viele Desasterkarten mehr in jeder Runde.
harder-it-learns = So viele Verbesserungen mehr zu Beginn.
hard-glitch = Am Ende müssen auch alle Missionsräume voll integriert sein.
harder-none = Wie üblich
hard = Schwer
mode-together = Gemeinsam
mode-against = Gegeneinander
sheet = Fraktionsblatt
weakness = Schwäche
sheet-setup = Zu Beginn
sheet-advice = Wie man sie spielt

# Rückblick und danach.

replay = Wiederholung
looking-back = Rückblick
look-back = Im Spiel zurückblättern
turn-before = Zug davor
step-before = Schritt davor
play = Abspielen
pause = Anhalten
step-after = Nächster Schritt
turn-after = Nächster Zug
moment = Zeitpunkt im Spiel
moment-of = { $now } von { $all }
eyes = Mit wessen Augen
eyes-none = Als Zuschauer
eyes-of = Als { $name }
to-now = Zurück zum Spiel
to-result = Zum Ergebnis
fork = Von hier weiterspielen
fork-sure = Neue Partie von hier beginnen
fork-help = Eine neue Partie, die an dieser Stelle weitergeht, gegen Bots. Diese bleibt, wie sie ist.
cancel = Abbrechen
rematch-begun = Eine Revanche hat begonnen.
rematch-join = Dorthin gehen
same-deal = Gleiche Ausgangslage
same-deal-help = Dieselben Spieler mit demselben Zufall: Räume, Karten und Missionen kommen, wie sie kamen.
show-board = Spielplan zeigen
standings = Wie die Spieler stehen
charts = Der Verlauf der Partie
chart-label = { $what } im Verlauf der Partie. Am Ende: { $last }. Öffnet die Wiederholung an der angeklickten Stelle.
chart-jump = Klicken, um diesen Augenblick zu sehen
missions = Missionen
measure-cubes = Würfel
measure-rooms = Kontrollierte Räume
measure-units = Einheiten auf den Beinen
measure-arsenal = Militärstärke
measure-explored = Erforschte Räume
measure-hand = Artefaktkarten
measure-targets = Aktivierte Räume
measure-achievements = Errungenschaften
measure-wins = Gewonnene Kämpfe
measure-resources = Ressourcen
fair = Ehrlicher Zufall
fair-running = Der Fingerabdruck des geheimen Startwerts. Am Ende der Partie wird der Startwert selbst gezeigt und muss passen.
fair-over = Die Partie ist zu Ende: Dieser Startwert hat den Fingerabdruck, der von Anfang an da stand. „ark verify“ prüft mit der gespeicherten Aufzeichnung jeden Schritt.
seed-hash = Fingerabdruck
seed = Startwert
game-menu = Über diese Partie
watch-link = Link zum Zuschauen
stand-in = Einen Bot für { $name } spielen lassen
stand-in-now = ein Bot vertritt
stand-in-asked = { $name } möchte einen Bot für { $seat } spielen lassen, der nicht da ist. Wer zurückkommt, hat seinen Platz wieder.
leave = Partie verlassen
leave-sure = Ja, verlassen
leave-help = Ein Bot spielt für dich weiter, bis du zurückkommst.

# Modi und Varianten.

coop-offer = Angebot
coop-offered = { $from } bietet { $to } an
group-offer = Ressourcen anbieten
group-accept = Annehmen
group-decline = Ablehnen
group-mini = Miniaktion
group-assign = Einheiten Bereichen zuteilen
group-attack = Aus der Ferne angreifen
group-place = Bomben legen
group-explode = Bomben zünden
group-seal = Tür versiegeln
group-unseal = Siegel brechen
group-disintegrate = Desintegrieren
group-dissolve = Mit nach Hause schicken
group-construct = Bereich bauen
group-remove = Bereich entfernen
group-hack = Hauptenergiekern hacken
complexity-2 = Komplexität 2
power-tokens = Powertoken
seals = Versiegelte Türen
seal-of = Versiegelt von { $name }
biodome-of = Biosphäre von { $name }
stopped = { $cell }: { $count ->
    [one] 1 Einheit muss
   *[other] { $count } Einheiten müssen
} diesen Zug lang bleiben, der Raum ist bewacht.

# Der Feind.

the-enemy = Der Feind
you-are-enemy = Du bist der Feind: Du hast keine Biosphäre. Was du tun kannst, steht neben dem Spielplan.
enemy-board = Die Tafel des Feindes
automata = handelt von selbst
construction = Das Schiff wird aufgebaut: Späher gehen aus und legen die Räume, bevor das Spiel beginnt.
enemy-decks = Noch { $targets } Zielkarten, { $cards } Aktionskarten
enemy-targets = Zielkarten im Stapel
enemy-targets-spent = Abgelegte Zielkarten
enemy-cards = Aktionskarten im Stapel
enemy-cards-spent = Abgelegte Aktionskarten
offer-to = Angebot an
offer-amount = Wie viele
offer-kind = Wovon
offer-send = Anbieten
group-pass = Hindurchgehen
group-turn = Raum drehen
group-clash = Nächster Kampf
turns-left = Runden übrig

guardians = Wächter
guardian-combat = Kampfstärke eines Wächters
guardian-defence = Verteidigungsstärke eines Wächters
guardian-each = jeder
guardian-at = { $cell }, blickt nach { $facing ->
    [north] Süden
    [east] Westen
    [south] Norden
   *[west] Osten
}
guardian-label = Wächter { $number } in { $cell }, blickt nach { $facing ->
    [north] Süden
    [east] Westen
    [south] Norden
   *[west] Osten
}
guardian-away = auf der Tafel des Feindes
guardian-used = hat gehandelt
guardian-wounded = verwundet
group-pick = Wächter wählen
group-send = Raum wählen
group-step = Weg wählen

glitch = Glitch
glitch-round = Runde { $round } von { $rounds }
glitch-cubes = Glitch-Würfel im Vorrat
hostile-strength = Stärke einer feindlichen Einheit
damaged-rooms = Beschädigte Räume
damaged-room = { $cell } ist beschädigt
diagnosis = Diagnose
diagnose-closed = noch verdeckt
glitch-unmet = Noch nicht genug, um diese Runde zu überstehen:
glitch-met = So, wie es steht, ist diese Runde überstanden.

it-learns = Es lernt!
adaptations = Überstandene Anpassungen: { $now } von { $needed }
infection-cubes = Befallswürfel im Vorrat
corruption-cylinders = Korruptionszylinder im Vorrat
targeted = zielt auf { $cell }
action-cards = Herausforderer-Aktionskarten
upgrades = Was es gelernt hat
enemy-act-infect = BEFALLEN
enemy-act-corrupt = KORRUMPIEREN
enemy-act-bloom = AUFBLÜHEN
card-up = noch unbenutzt
card-left = benutzt, die rechte Seite liegt oben
card-right = benutzt, die linke Seite liegt oben
card-down = benutzt, verdeckt
infected-room = { $cell } ist befallen: { $count }
corrupted-room = { $cell } ist korrumpiert
group-card = Karte wählen
group-purge = Korruption beseitigen
group-aim = Zielraum wählen
group-corrupt = Korrumpieren
group-infect = Befallen

# Fallout.

fallout = Fallout
war = Krieg
peace = Frieden
fallout-counter = Der Marker steht auf { $at } von { $of }
last-turn = letzter Zug
difficult = schwierige Seite
target-cards = Zielkarten
target-void = nicht in dieser Partie
targets-hidden = Nach { $count } Errungenschaften werden vier Zielkarten aufgedeckt.
victory-points = Siegpunkte
points-objectives = Karten
points-mission = Mission
points-sections = Bereiche
points-sum = Summe
group-shift = Marker bewegen

# Fraktionen auf ihren eigenen Tafeln.

sheets = Fraktionsblätter
bombs = Bomben
bombs-out = Bomben liegen in { $cells }
bomb-of = Bombe von { $name } in { $cell }

## Lektionen für Neulinge: einmal erzählt, wenn sie zum ersten Mal zählen.

guide = Für Neulinge
guide-on = Erklären, was neu ist
lesson-heard = Verstanden
lesson-none = Keine Lektionen
lesson-goal = Die beleuchtete Tafel zeigt, wie weit du bist.
    .title = Dein Ziel
lesson-goal-enemy = Du bist der Feind: Halte die Herausforderer von ihrer Mission ab.
lesson-construction = Bevor das Spiel beginnt, wird das Schiff gebaut: Klicke auf die markierten Plätze, um Räume zu legen und Späher auszuschicken.
    .title = Zuerst das Schiff
lesson-turn = In jedem Zug setzt du deinen Aktionsmarker auf einen Bereich deiner Biosphäre, auf einen anderen als zuletzt. Die Liste sagt, was dir jeder Bereich gäbe.
    .title = Ein Zug
lesson-points = Diese Punkte kannst du in dieser Phase ausgeben, in beliebiger Reihenfolge. Sie werden einmal gezählt, jetzt, und keiner bleibt übrig.
    .title = Was du ausgeben kannst
lesson-board = Was du jetzt nutzen kannst, hat einen gestrichelten Rahmen. Klicke es auf dem Plan oder in der Liste an; ist dort nur eines möglich, tut es ein zweiter Klick.
    .title = Klicke auf Markiertes
lesson-price = Der Preis steht auf der Schaltfläche. Zeige darauf, und deine Vorräte oben zeigen, was übrig bliebe. Metamorphit ersetzt jede andere Ressource.
    .title = Was es kostet
lesson-stop = Höre auf, wann du willst: Nichts muss genutzt werden. „Zurücknehmen“ macht deinen letzten Schritt rückgängig, so oft du willst, bis jemand etwas Neues erfahren hat.
    .title = Aufhören oder zurücknehmen
lesson-place = Du hast einen neuen Raum gefunden. Klicke auf einen der freien Plätze am Schiff, um ihn dort anzulegen.
    .title = Ein neuer Raum
lesson-combat = Beide Seiten wählen geheim eine Karte und zählen sie zu ihrem Arsenal. Die Liste sagt, wie oft jede Karte gewänne.
    .title = Ein Kampf
lesson-others = Jetzt spielen die anderen. Hier liest du, was sie tun; zeige auf eine Zeile, um den Ort zu sehen. Vor deinem nächsten Zug wird es für dich zusammengefasst.
    .title = Der Zug der anderen
lesson-control = Der farbige Rahmen sagt, wer einen Raum kontrolliert. Wer ihn kontrolliert, hat seinen Nutzen; liegen Würfel darin, dann wer die meisten hat.
    .title = Dein erster Raum
lesson-why = Auch was nicht geht, ist aufgeführt: Klappe es auf und klicke auf eine Zeile, um zu erfahren, welche Regel dagegen spricht.
    .title = Warum kann ich nicht …?
click-board = Klicke auf einen markierten Platz auf dem Plan oder in deiner Biosphäre.
as-list = Alle { $count } als Liste zeigen
no-list = Liste einklappen
way-from-to = { $from } → { $to }

## Tipps und Rückschau.

hint-ask = Was würdest du tun?
hint-thinking = Denkt nach …
hint-do = So machen
hint-close = Nein, danke
review = Rückschau
to-figures = Zu den Zahlen
reviewing = Die Partie wird durchgegangen: Jede Entscheidung wird noch einmal betrachtet. Das dauert einen Moment.
chances = Gewinnchancen
chances-help = Nach jeder Entscheidung: wie wahrscheinlich jede Seite gewinnt. Geschätzt von Bots, die von dort weiterspielen. Ein Klick in das Diagramm zeigt den Moment.
turning-points = Wendepunkte
all-turning-points = Alle { $count } Wendepunkte
no-turning-points = Kein einzelner Moment hat diese Partie entschieden.
by-chance = durch Zufall
better = Besser:
look-there = Ansehen
luck-and-decisions = Glück und Entscheidungen
luck = Glück
decisions = Entscheidungen
hints-allowed = Tipps erlaubt
hints-help = Alle dürfen fragen, was ein Bot tun würde. Allein gegen Bots gibt es immer Tipps.
