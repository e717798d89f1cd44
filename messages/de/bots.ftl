# Die Bots und ihre Gründe.

bot-random = Treibgut
bot-random-text = Tut irgendetwas, was die Regeln erlauben, ganz ohne Grund. Gut, um in Ruhe etwas auszuprobieren.
bot-greedy = Lehrling
bot-greedy-text = Die Ingenieurin unter ihrem ersten Namen, für alte Aufzeichnungen.
bot-cadet = Kadett
bot-cadet-text = Frisch von der Akademie und voller Eifer. Kennt das Ziel, übersieht aber Schritte und nimmt manchmal den zweitbesten Bereich, wie Menschen in ihren ersten Partien.
bot-engineer = Ingenieurin
bot-engineer-text = Zählt Würfel, Wege und Rohstoffe und wählt den Zug, der dem Ziel am nächsten kommt. Solide, schnell und selten überrascht.
bot-commander = Kommandantin
bot-commander-text = Spielt jeden Zug in vielen Welten durch, die die wirkliche sein könnten, bevor sie einen Befehl gibt. Nimmt sich dafür eine Sekunde und verschenkt keinen Zug.

reason-win = Damit ist die Partie gewonnen.
reason-build = Integriert Würfel, die das Ziel verlangt.
reason-build-for = Integriert Würfel für { $aim }.
reason-approach = Bringt Einheiten dorthin, wo das Ziel sie braucht.
reason-approach-to = Bringt Einheiten näher an { $aim }.
reason-earn = Beschafft, was das Ziel noch kostet.
reason-earn-for = Beschafft, was { $aim } noch kostet.
reason-achieve = Kommt einer Errungenschaft näher.
reason-achieve-that = Kommt der Errungenschaft „{ $aim }“ näher.
reason-fight = Der Kampf lohnt sich.
reason-prepare = Stärkt die kommenden Züge.
reason-hold = Nichts anderes wäre besser.
reason-gain = Der Weg zum Ziel wird um etwa { $turns } Züge kürzer.
reason-instead = Auch erwogen: { $action }.
