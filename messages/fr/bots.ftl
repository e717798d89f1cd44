# Les bots et leurs raisons.

bot-random = Épave
bot-random-text = Fait n’importe quoi que les règles permettent, sans aucune raison. Idéal pour essayer des choses en paix.
bot-greedy = Apprentie
bot-greedy-text = L’Ingénieure sous son premier nom, gardée pour les anciens enregistrements.
bot-cadet = Cadet
bot-cadet-text = Tout juste sorti de l’académie et plein d’ardeur. Il connaît le but, mais oublie des étapes et choisit parfois la deuxième meilleure section, comme on le fait dans ses premières parties.
bot-engineer = Ingénieure
bot-engineer-text = Compte les cubes, les trajets et les ressources, et joue le tour qui rapproche le plus du but. Solide, rapide et rarement surprise.
bot-commander = Commandante
bot-commander-text = Joue chaque tour dans de nombreux mondes qui pourraient être le vrai avant de donner un ordre. Elle y consacre une seconde et ne gaspille aucun tour.

reason-win = Cela gagne la partie.
reason-build = Intègre des cubes dont le but a besoin.
reason-build-for = Intègre des cubes pour { $aim }.
reason-approach = Amène des unités là où le but les demande.
reason-approach-to = Rapproche des unités de { $aim }.
reason-earn = Se procure ce que le but coûte encore.
reason-earn-for = Se procure ce que { $aim } coûte encore.
reason-achieve = Se rapproche d’un succès.
reason-achieve-that = Se rapproche du succès « { $aim } ».
reason-fight = Le combat en vaut la peine.
reason-prepare = Renforce les tours à venir.
reason-hold = Rien d’autre ne serait meilleur.
reason-gain = Le chemin vers le but raccourcit d’environ { $turns } tours.
reason-instead = Autre possibilité examinée : { $action }.
