# Namen und die kleinen Wendungen, aus denen Sätze bestehen.

seat = Platz { $number }

resource-dilitium = Dilitium
resource-osvite = Osvit
resource-biotics = Biotika
resource-titanium = Titan
resource-metamorphite = Metamorphit

act-militarize = BEWAFFNEN
act-move = BEWEGUNG
act-teleport = TELEPORTIEREN
act-route = ENERGIE UMLEITEN
act-produce = PRODUZIEREN
act-exploit = RESSOURCEN PLÜNDERN
act-awake = ERWECKEN
act-heal = HEILEN
act-engineer = RAUM INTEGRIEREN
act-discover = ARTEFAKT ENTDECKEN
act-use = ARTEFAKT BENUTZEN
act-range-attack = FERNKAMPF
act-place-bombs = BOMBEN PLATZIEREN
act-explode-bombs = BOMBENANGRIFF

kind-militarize = BEWAFFNEN
kind-militarize-per-unit = BEWAFFNEN pro Einheit
kind-move = BEWEGUNG
kind-teleport = TELEPORTIEREN
kind-teleport-any = MENGE TELEPORTIEREN
kind-route = ENERGIE UMLEITEN
kind-extra-route = zusätzliche Umleitungen
kind-produce = PRODUZIEREN
kind-exploit = RESSOURCEN PLÜNDERN
kind-exploit-bonus = mehr aus jeder Fabrik
kind-yield = Ertrag
kind-harvest = Ernte
kind-harvest-per-unit = Ernte pro Einheit
kind-awake = Preis für ERWECKEN
kind-awake-free = kostenloses ERWECKEN
kind-heal = Preis für HEILEN
kind-heal-free = kostenloses HEILEN
kind-engineer = RAUM INTEGRIEREN
kind-engineer-remote = FERNGESTEUERTE INTEGRATION
kind-engineer-free = FREIE INTEGRATION
kind-engineer-free-biodome = FREIE BIOSPHÄRENINTEGRATION
kind-discover = ARTEFAKT ENTDECKEN
kind-discover-per-unit = ARTEFAKT ENTDECKEN pro Einheit
kind-use = ARTEFAKT BENUTZEN
kind-defence = Verteidigungsstärke
kind-defence-per-unit = Verteidigungsstärke pro Einheit
kind-combat-per-unit = Kampfstärke pro Einheit
kind-cube-combat = Kampf- und Verteidigungsstärke mit Kontrollwürfel
kind-units = neutrale Einheiten
kind-convert = Umwandlung
kind-pylon = Pylon
kind-metabolism = Metabolismus
kind-protection = schützende Integration
kind-range-attack = FERNKAMPF
kind-place-bombs = BOMBEN PLATZIEREN

room = { $cell } ({ $name })
generator = äußerer Reaktor
card = „{ $name }“
goods = { $amount } { $resource }
pair = { $first } und { $last }

units = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
robots = { $count } Roboter
mercenaries = { $count } Söldner
units-of = { $count ->
    [one] 1 Einheit von { $who }
   *[other] { $count } Einheiten von { $who }
}
cylinders = { $colour ->
    [violet] { $count ->
        [one] 1 violetter Zylinder
       *[other] { $count } violette Zylinder
    }
    [turquoise] { $count ->
        [one] 1 türkisfarbener Zylinder
       *[other] { $count } türkisfarbene Zylinder
    }
    [black] { $count ->
        [one] 1 schwarzer Zylinder
       *[other] { $count } schwarze Zylinder
    }
    [token] { $count ->
        [one] 1 Powertoken
       *[other] { $count } Powertoken
    }
   *[other] { $count } Zylinder
}

# Ein einzelnes Teil als Satzobjekt.
piece = { $colour ->
    [robot] einen Roboter
    [mercenary] einen Söldner
    [violet] einen violetten Zylinder
    [turquoise] einen türkisfarbenen Zylinder
    [black] einen schwarzen Zylinder
    [token] ein Powertoken
   *[other] einen Zylinder von { $who }
}
own-cylinder = einen Zylinder

# Alle Teile einer Farbe.
all-of-seat = die Teile von { $who }
all-robots = die Roboter
all-mercenaries = die Söldner
all-violet = die violetten Zylinder
all-turquoise = die türkisfarbenen Zylinder
all-black = die schwarzen Zylinder
all-tokens = die Powertoken

routes = { $count ->
    [one] 1 weitere Umleitung
   *[other] { $count } weitere Umleitungen
}

from-room = von { $room }
from-biodome = aus der Biosphäre
from-section = vom Bereich „{ $section }“
from-section-of = vom Bereich „{ $section }“ bei { $who }
from-stock = von seinem Generator
from-wounded = aus der Reihe der Verwundeten
to-room = nach { $room }
to-biodome = in die Biosphäre
to-section = zum Bereich „{ $section }“
to-section-of = zum Bereich „{ $section }“ bei { $who }
to-stock = zurück zu seinem Generator
at-room = auf { $room }
at-section = im Bereich „{ $section }“

price = für { $goods }
price-free = kostenlos

ending-mission = { $who } hat die Mission erfüllt und gewinnt.
ending-won = Alle Herausforderer gewinnen gemeinsam. ({ $citation })
ending-lost = Alle Herausforderer verlieren gemeinsam. ({ $citation })
ending-ranked = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } teilen sich den Sieg.
}
ending-turn-limit = Die Zuggrenze ist erreicht. Niemand gewinnt.
