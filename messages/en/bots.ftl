# The bots and their reasons.

bot-random = Drifter
bot-random-text = Does whatever the rules allow, for no reason at all. Good for trying things out in peace.
bot-greedy = Apprentice
bot-greedy-text = The Engineer under its first name, kept for old records.
bot-cadet = Cadet
bot-cadet-text = Fresh from the academy and eager. Knows the goal, but overlooks steps and sometimes picks the second-best section, as people do in their first games.
bot-engineer = Engineer
bot-engineer-text = Counts cubes, ways and resources, and takes the turn that brings the goal closest. Sound, quick, and seldom surprised.
bot-commander = Commander
bot-commander-text = Plays each turn out in many worlds that could be the real one before giving an order. Takes a second for it, and wastes no turn.

reason-win = This wins the game.
reason-build = Places cubes that the goal needs.
reason-build-for = Places cubes towards { $aim }.
reason-approach = Brings units where the goal needs them.
reason-approach-to = Brings units closer to { $aim }.
reason-earn = Earns what the goal still costs.
reason-earn-for = Earns what { $aim } still costs.
reason-achieve = Comes closer to an achievement.
reason-achieve-that = Comes closer to the achievement “{ $aim }”.
reason-fight = The combat is worth fighting.
reason-prepare = Strengthens the turns to come.
reason-hold = Nothing else would be better.
reason-gain = The way to the goal becomes about { $turns } turns shorter.
reason-instead = Also considered: { $action }.
