# Names and the small phrases that sentences are made of.

seat = Seat { $number }

resource-dilitium = Dilitium
resource-osvite = Osvite
resource-biotics = Biotics
resource-titanium = Titanium
resource-metamorphite = Metamorphite

act-militarize = MILITARIZE
act-move = MOVE
act-teleport = TELEPORT
act-route = ROUTE POWER
act-produce = PRODUCE
act-exploit = EXPLOIT
act-awake = AWAKE
act-heal = HEAL
act-engineer = ENGINEER
act-discover = DISCOVER ARTIFACT
act-use = USE ARTIFACT
act-range-attack = RANGE ATTACK
act-place-bombs = PLACE BOMBS
act-explode-bombs = EXPLODE BOMBS

kind-militarize = MILITARIZE
kind-militarize-per-unit = MILITARIZE per unit
kind-move = MOVE
kind-teleport = TELEPORT
kind-teleport-any = TELEPORT ANY
kind-route = ROUTE POWER
kind-extra-route = additional routes
kind-produce = PRODUCE
kind-exploit = EXPLOIT
kind-exploit-bonus = more from each factory
kind-yield = yield
kind-harvest = harvest
kind-harvest-per-unit = harvest per unit
kind-awake = price of AWAKE
kind-awake-free = AWAKE for free
kind-heal = price of HEAL
kind-heal-free = HEAL for free
kind-engineer = ENGINEER
kind-engineer-remote = ENGINEER REMOTE
kind-engineer-free = ENGINEER FREE
kind-engineer-free-biodome = ENGINEER FREE BIODOME
kind-discover = DISCOVER ARTIFACT
kind-discover-per-unit = DISCOVER ARTIFACT per unit
kind-use = USE ARTIFACT
kind-defence = defensive strength
kind-defence-per-unit = defensive strength per unit
kind-combat-per-unit = combat strength per unit
kind-cube-combat = combat and defence with a cube
kind-units = neutral units
kind-convert = conversion
kind-pylon = pylon
kind-metabolism = metabolism
kind-protection = protective integration
kind-range-attack = RANGE ATTACK
kind-place-bombs = PLACE BOMBS

room = { $cell } ({ $name })
generator = outer power generator
card = “{ $name }”
goods = { $amount } { $resource }
pair = { $first } and { $last }

units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
robots = { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
mercenaries = { $count ->
    [one] 1 mercenary
   *[other] { $count } mercenaries
}
units-of = { $count ->
    [one] 1 unit of { $who }
   *[other] { $count } units of { $who }
}
cylinders = { $colour ->
    [violet] { $count ->
        [one] 1 violet cylinder
       *[other] { $count } violet cylinders
    }
    [turquoise] { $count ->
        [one] 1 turquoise cylinder
       *[other] { $count } turquoise cylinders
    }
    [black] { $count ->
        [one] 1 black cylinder
       *[other] { $count } black cylinders
    }
    [token] { $count ->
        [one] 1 power token
       *[other] { $count } power tokens
    }
   *[other] { $count ->
        [one] 1 cylinder
       *[other] { $count } cylinders
    }
}

# A single piece, as the object of a sentence.
piece = { $colour ->
    [robot] a robot
    [mercenary] a mercenary
    [violet] a violet cylinder
    [turquoise] a turquoise cylinder
    [black] a black cylinder
    [token] a power token
   *[other] a cylinder of { $who }
}
own-cylinder = a cylinder

# All pieces of a colour.
all-of-seat = the pieces of { $who }
all-robots = the robots
all-mercenaries = the mercenaries
all-violet = the violet cylinders
all-turquoise = the turquoise cylinders
all-black = the black cylinders
all-tokens = the power tokens

routes = { $count ->
    [one] 1 more route
   *[other] { $count } more routes
}

from-room = from { $room }
from-biodome = from the biodome
from-section = from { $section }
from-section-of = from { $section } of { $who }
from-stock = from its generator
from-wounded = from among the wounded
to-room = to { $room }
to-biodome = to the biodome
to-section = to { $section }
to-section-of = to { $section } of { $who }
to-stock = back to its generator
at-room = on { $room }
at-section = on { $section }

price = for { $goods }
price-free = for free

ending-mission = { $who } fulfilled the mission and wins.
ending-won = All Challengers win together. ({ $citation })
ending-lost = All Challengers lose together. ({ $citation })
ending-ranked = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
ending-turn-limit = The turn limit is reached. Nobody wins.
