# Kurze Erklärungen für Leute am Tisch.

help-goal = Erfülle als Erster eine Mission. In Awakening ziehst du deine geheime Mission, sobald du die zweite Errungenschaft geschafft hast; sie verlangt, drei Räume zu aktivieren. In der Erstmission liegen alle Missionen von Anfang an offen.
help-turn = In deinem Zug setzt du den Aktionsmarker auf einen anderen Bereich als zuvor und nutzt eine seiner Aktionszeilen. Eine Kette kann dich danach in einen zweiten Bereich führen. Am Ende kämpfst du überall dort, wo deine Einheiten mit gegnerischen in einem Raum stehen.
help-sections = Jeder Bereich hat eigene Aktionen, und jeder Bonus zeigt die erste Zahl, die kein Kontrollwürfel und kein Zylinder verdeckt. Räume, die du kontrollierst, verstärken den genutzten Bereich.
help-control = Zuerst entscheiden die Kontrollwürfel: Wer die meisten in einem Raum hat, kontrolliert ihn, auch bei Gleichstand. In einem Raum ohne Kontrollwürfel hat jeder die Kontrolle, der dort eine Einheit oder einen Zylinder hat.
help-explore = Ein Raum mit Erkundungsmarker wird erforscht, sobald eines deiner Teile dort ist. Der Marker bringt vielleicht eine Artefaktkarte oder Metamorphit, und daneben kommt ein neuer Raum dazu.
help-engineer = Jeder Punkt RAUM INTEGRIEREN bringt einen Kontrollwürfel, höchstens einen je Raum und Bereich in einer Phase. Der Preis steht neben den Quadraten. Metamorphit kann jede andere Ressource vertreten.
help-combat = Die Militärstärke des Aggressors muss die Verteidigungsstärke erreichen. Dann spielen beide verdeckt eine Artefaktkarte; Militärstärke und Stärke der Karte werden addiert, und Gleichstand gewinnt der Verteidiger. Die Einheiten des Verlierers werden verwundet, und ein siegreicher Aggressor bezahlt mit Militärstärke.
help-notation = Felder heißen nach einem Buchstaben für die Spalte und einer Zahl für die Zeile, von oben links: a1, b1, c1 und so weiter.
