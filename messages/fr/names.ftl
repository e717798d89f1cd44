# Les noms, et les petites tournures dont sont faites les phrases.

seat = Place { $number }

resource-dilitium = Dilitium
resource-osvite = Osvite
resource-biotics = Biotics
resource-titanium = Titanium
resource-metamorphite = Métamorphite

act-militarize = ARMEMENT
act-move = DÉPLACEMENT
act-teleport = TÉLÉPORTATION
act-route = ALIMENTATION
act-produce = PRODUCTION
act-exploit = EXPLOITATION
act-awake = RÉVEIL
act-heal = SOIN
act-engineer = INGÉNIERIE
act-discover = DÉCOUVERTE D'ARTEFACT
act-use = UTILISATION D'ARTEFACT
act-range-attack = TIR À DISTANCE
act-place-bombs = POSE DE BOMBES
act-explode-bombs = EXPLOSION DE BOMBES

kind-militarize = ARMEMENT
kind-militarize-per-unit = ARMEMENT par unité
kind-move = DÉPLACEMENT
kind-teleport = TÉLÉPORTATION
kind-teleport-any = TÉLÉPORTATION LIBRE
kind-route = ALIMENTATION
kind-extra-route = transferts supplémentaires
kind-produce = PRODUCTION
kind-exploit = EXPLOITATION
kind-exploit-bonus = davantage par usine
kind-yield = rendement
kind-harvest = récolte
kind-harvest-per-unit = récolte par unité
kind-awake = prix du RÉVEIL
kind-awake-free = RÉVEIL gratuit
kind-heal = prix du SOIN
kind-heal-free = SOIN gratuit
kind-engineer = INGÉNIERIE
kind-engineer-remote = INGÉNIERIE À DISTANCE
kind-engineer-free = INGÉNIERIE GRATUITE
kind-engineer-free-biodome = INGÉNIERIE BIODÔME GRATUITE
kind-discover = DÉCOUVERTE D'ARTEFACT
kind-discover-per-unit = DÉCOUVERTE D'ARTEFACT par unité
kind-use = UTILISATION D'ARTEFACT
kind-defence = capacité de défense
kind-defence-per-unit = capacité de défense par unité
kind-combat-per-unit = capacité de combat par unité
kind-cube-combat = combat et défense avec un cube
kind-units = unités neutres
kind-convert = conversion
kind-pylon = pylône
kind-metabolism = métabolisme
kind-protection = intégration protectrice
kind-range-attack = TIR À DISTANCE
kind-place-bombs = POSE DE BOMBES

room = { $cell } ({ $name })
generator = générateur extérieur
card = « { $name } »
goods = { $amount } { $resource }
pair = { $first } et { $last }

units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
robots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
mercenaries = { $count ->
    [one] { $count } mercenaire
   *[other] { $count } mercenaires
}
units-of = { $count ->
    [one] { $count } unité ({ $who })
   *[other] { $count } unités ({ $who })
}
cylinders = { $colour ->
    [violet] { $count ->
        [one] { $count } cylindre violet
       *[other] { $count } cylindres violets
    }
    [turquoise] { $count ->
        [one] { $count } cylindre turquoise
       *[other] { $count } cylindres turquoise
    }
    [black] { $count ->
        [one] { $count } cylindre noir
       *[other] { $count } cylindres noirs
    }
    [token] { $count ->
        [one] 1 jeton d'alimentation
       *[other] { $count } jetons d'alimentation
    }
   *[other] { $count ->
        [one] { $count } cylindre
       *[other] { $count } cylindres
    }
}

# Une seule pièce, comme complément.
piece = { $colour ->
    [robot] un robot
    [mercenary] un mercenaire
    [violet] un cylindre violet
    [turquoise] un cylindre turquoise
    [black] un cylindre noir
    [token] un jeton d'alimentation
   *[other] un cylindre ({ $who })
}
own-cylinder = un cylindre

# Toutes les pièces d'une couleur.
all-of-seat = les pièces adverses ({ $who })
all-robots = les robots
all-mercenaries = les mercenaires
all-violet = les cylindres violets
all-turquoise = les cylindres turquoise
all-black = les cylindres noirs
all-tokens = les jetons d'alimentation

routes = { $count ->
    [one] { $count } transfert de plus
   *[other] { $count } transferts de plus
}

from-room = depuis { $room }
from-biodome = depuis le biodôme
from-section = depuis la section { $section }
from-section-of = depuis la section { $section } ({ $who })
from-stock = depuis son générateur
from-wounded = parmi les blessés
to-room = vers { $room }
to-biodome = vers le biodôme
to-section = vers la section { $section }
to-section-of = vers la section { $section } ({ $who })
to-stock = vers son générateur
at-room = en { $room }
at-section = dans la section { $section }

price = pour { $goods }
price-free = gratuitement

ending-mission = { $who } accomplit sa mission et gagne la partie.
ending-won = Les Challengers gagnent tous ensemble. ({ $citation })
ending-lost = Les Challengers perdent tous ensemble. ({ $citation })
ending-ranked = { $count ->
    [one] { $who } gagne.
   *[other] { $who } se partagent la victoire.
}
ending-turn-limit = La limite de tours est atteinte. Personne ne gagne.
