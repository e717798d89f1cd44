# Was das Terminal selbst sagt. Das Spiel spricht aus messages/ des Repositorys.

# Vor dem Spiel
welcome = Willkommen an Bord der Arche. Zuerst ein paar Fragen; Enter nimmt die Antwort in Klammern.
ask-mode = Was soll gespielt werden?
ask-players = Wie viele spielen mit, { $least } bis { $most }?
ask-people = Wie viele der { $all } sitzen an dieser Tastatur? Die anderen sind Bots.
ask-name = Name von Spieler { $n } (Enter: Name der Fraktion)?
ask-variants = Mit welchen Varianten? Nummern mit Leerzeichen dazwischen (Enter: ohne)
ask-faction = Welche Fraktion für Spieler { $n }, 1 bis { $most } (Enter: der Zufall entscheidet)?
not-in-range = Bitte eine Zahl von { $least } bis { $most }.
title = ═══ Ark: { $mode } ═══ (Startwert { $seed })
how-to = Die Möglichkeiten sind nummeriert: Tippe eine Nummer oder die Aktion in Worten (move d3 e3 2). „help“ zeigt die Befehle, „why“ sagt, was nicht geht und warum. Neu hier? Versuche „help sections“, „biodome“ und „room d3“.
sits-human = { $letter } ist { $who }, an dieser Tastatur
sits-bot = { $letter } ist { $who }, ein Bot ({ $kind })

# Rund um die Sätze des Spiels
hand-over = Gib die Tastatur an { $who } ({ $letter }) weiter und drücke dann Enter.
left = Übrig: { $points }. Du hast { $have }.
have = Du hast { $have }.
combat = Auf { $room } greift { $attacker } mit { $attack } an, { $defender } verteidigt mit { $defence }, ohne die Karten.
melee = Auf { $room } verteidigen alle, ohne die Karten: { $sides }.
only-stop = Hier ist nichts mehr zu tun. Weiter mit Enter.
which-one = Welche davon?
no-such-number = { $all ->
    [one] Es gibt 1 Möglichkeit.
   *[other] Es gibt { $all } Möglichkeiten. „options“ zeigt sie.
}
no-such-option = Keine Möglichkeit enthält das Wort „{ $word }“.
more-options = … und { $n } weitere: „options“ mit einem Wort der Aktion (options move, options d3) zeigt sie.
unreadable = „{ $found }“ bedeutet hier nichts. Tippe eine Nummer, eine Aktion in Worten („help notation“) oder „help“.
left-early = Das Spiel ist nicht zu Ende.
saved = Gespeichert: { $file }
name-a-cell = Nenne ein Feld, zum Beispiel: room d3
no-room = Auf { $cell } liegt kein Raum.
no-such-rule = Es gibt keine Regel, Entscheidung, kein Beispiel und keinen Begriff „{ $id }“.

# Warum
why-possible = Das ist möglich:
why-nothing = Hier wird nichts Erwähnenswertes abgelehnt.

# Zurücknehmen
undo-nothing = Es gibt nichts von dir zurückzunehmen.
undo-sure = „{ $what }“ zurückzunehmen nimmt auch zurück, was seither geschah und zu sehen war. Wirklich? (ja/nein)
undo-consent = { $who }: { $asker } möchte „{ $what }“ und alles seither zurücknehmen. Einverstanden? (ja/nein)
undo-refused = Nichts wurde zurückgenommen.
undone = Zurückgenommen: { $what }

# Zeichnungen
you = du
free = kostenlos
no-resources = keine Ressourcen
arsenal = Militärstärke { $n }
units = Einheiten: { $list }
units-home = { $n } daheim
units-out = { $n } draußen
units-asleep = { $n } schlafend
units-wounded = { $n } verwundet
cylinders = Zylinder { $n }
cards = Karten { $n }
objectives = Missionsziele { $met }/{ $all }
achievements = Errungenschaften: { $names }
achievements-all = Errungenschaften (zwei davon bringen deine geheime Mission):
activated = aktiviert: { $names }
built = angebaut: { $names }
peace = Es ist Frieden: Der Falloutmarker steht auf { $counter }.
war = Es ist Krieg: Der Falloutmarker steht auf { $counter }.
targets-hidden = Zielkarten: verdeckt, bis { $n } Würfel auf den Errungenschaften liegen
points = Siegpunkte: { $list }
last-turn = Mit diesem Zug endet das Spiel.
bombs = Bomben: { $list } (* in diesem Zug gelegt)
assigned = Einheiten in Bereichen: { $list }
bombs-left = Bomben im Vorrat: { $list }
level-experienced = erfahren
level-intermediate = fortgeschritten, mit Hilfe
level-beginner = neu dabei, mit Hilfe
seals = Siegel: { $list }
power-tokens = Powertoken im Vorrat: { $n }
glitch-round = Runde { $round } von { $rounds }, Rundenzähler auf { $left }
glitch-diagnosis = Diagnose: { $list }
glitch-damaged = Beschädigt: { $list }
glitch-supply = Glitch-Würfel im Vorrat: { $cubes }; Stärke einer feindlichen Einheit: { $strength }
infections = Befallene Würfel: { $list }
corruption = Korrumpiert: { $list }
organism-supply = Vorrat des Feindes: { $cubes } befallene Würfel, { $cylinders } korrumpierte Zylinder
upgrades = Der Feind: { $list }
adaptations = Anpassungen: { $times } von { $needed }
enemy-acts = Aktion des Feindes in dieser Runde: { $act ->
    [infect] BEFALLEN
    [corrupt] KORRUMPIEREN
   *[other] AUFBLÜHEN
}
challenger-cards = Herausforderer-Aktionskarten:
not-yet = { $gives } (ab der nächsten Phase)
mini = Miniaktion { $gives }
biodome-of = Biosphäre von { $who }
column-section = Bereich
column-cubes = Würfel
column-price = ein Würfel kostet
column-gives = gibt jetzt
column-cell = Feld
column-room = Raum
column-control = Kontrolle
biodome-legend = ▼ ist der Aktionsmarker: nächstes Mal einen anderen Bereich wählen. → zeigt, was ein weiterer Würfel bringt.
mission = Mission { $title }
mission-secret = Die Mission ist geheim.
mission-none = Noch keine Mission: Sie kommt mit der zweiten Errungenschaft.
objective-target = Aktiviere: { $name }
objective-cubes = { $count ->
    [one] 1 Kontrollwürfel
   *[other] { $count } Kontrollwürfel
} auf { $section } (bisher { $have }; ein Würfel kostet { $price })
hand-empty = Keine Artefaktkarten.
power = Stärke { $n }
critical = kritische Masse
unexplored = Unerforscht: Der Erkundungsmarker wird umgedreht, sobald eines deiner Teile hier ist.
gives-now = Gibt dem, der ihn kontrolliert: { $gives }
squares = Quadrate: { $taken } von { $all } belegt ({ $owners }); ein Würfel kostet { $price }
circles = Kreise: { $taken } von { $all } belegt ({ $owners })
units-here = Einheiten: { $units }
controlled-by = Kontrolliert von { $who }
legend =
    Auf dem Rand: das Feld, ? ein unerforschter Raum, =A wer ihn kontrolliert.
    ■ Quadrate mit Kontrollwürfeln, ● Kreise mit Zylindern, · frei. A2 sind zwei Einheiten von A.
    Die Plätze heißen A bis E; r Roboter, m Söldner; v violetter, t türkiser, b schwarzer Zylinder, * Powertoken.
    ⌂A: Hier öffnet sich die Biosphäre von A.
colour-own = eigener
colour-robot = Roboter
colour-mercenary = Söldner
colour-violet = violett
colour-turquoise = türkis
colour-black = schwarz
colour-power-token = Powertoken

# Möglichkeiten
group-move = Bewegen: von { $place }
group-jump = Den Zylindern nach: von { $place }
group-teleport = Teleportieren: von { $place }
group-teleport-any = Beliebig teleportieren: von { $place }
group-route = Zylinder ({ $colour }) umleiten: von { $place }
group-engineer = Kontrollwürfel integrieren: { $place }
group-awake = Eine Einheit erwecken
group-convert = Umwandeln
group-use = Ein Artefakt benutzen
group-keep = Behalten
group-discard = Abwerfen
group-commit = In diesem Kampf ausspielen
pushing = , verdrängt { $colour }
replacing = , ersetzt einen von { $who }
own-units = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}
robots = { $n ->
    [one] 1 Roboter
   *[other] { $n } Roboter
}
mercenaries = { $n ->
    [one] 1 Söldner
   *[other] { $n } Söldner
}
the-biodome = Biosphäre
the-stock = Generator

# Hilfe
help-intro = Tippe die Nummer einer Möglichkeit oder die Aktion in Worten; der Anfang genügt, wenn nur eine so beginnt. Enter zeigt die Möglichkeiten noch einmal. Befehle:
command-options = die Möglichkeiten noch einmal, oder die mit einem Wort
command-why = warum eine Aktion abgelehnt wird: why engineer d3
command-board = der Spielplan
command-rooms = alle Räume und was sie geben
command-room = ein Raum
command-biodome = die Bereiche einer Biosphäre und was Würfel dort brächten
command-players = was von allen offen liegt
command-hand = deine Artefaktkarten
command-mission = deine Mission und die Errungenschaften
command-log = die letzten N Zeilen der Geschichte
command-undo = deine letzte Entscheidung zurücknehmen
command-save = das Spiel speichern
command-rules = eine Regel nach ihrer Nummer oder ein Begriff: rules ENG-03
command-help = dies, oder eines der Themen unten
command-quit = das Spiel verlassen
help-topics = Themen: { $topics }
enemy-automata = Feind ({ $letter }): Automata; { $targets } Zielkarten und { $actions } Aktionskarten in seinen Decks
enemy-dark = Feind ({ $letter }): feindlicher Spieler mit { $cards } Artefaktkarten; { $targets } Zielkarten und { $actions } Aktionskarten in seinen Decks
turn-counter = Rundenzähler: { $n }
guardians = Wächter: { $list }
enemy-board = Feind-Tafel
