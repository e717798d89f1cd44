# De courtes explications pour les joueurs.

help-goal = Soyez le premier à accomplir une mission. En mode Awakening, vous piochez votre mission secrète dès votre deuxième succès ; elle demande d'activer trois salles. En Première Mission, toutes les missions sont visibles dès le début.
help-turn = À votre tour, placez votre pion action sur une autre section que la précédente et utilisez l'une de ses lignes. Un enchaînement peut ensuite mener à une deuxième section. À la fin, vous combattez partout où vos unités partagent une salle avec celles d'un adversaire.
help-sections = Chaque section a ses propres actions, et chaque avantage vaut le premier nombre qu'aucun cube ni cylindre ne recouvre. Les salles que vous contrôlez renforcent la section utilisée.
help-control = Les cubes décident d'abord : qui en a le plus dans une salle la contrôle, même à égalité. Dans une salle sans cube, tous ceux qui y ont une unité ou un cylindre ont le contrôle.
help-explore = Une salle avec un jeton exploration est explorée dès qu'une de vos pièces s'y trouve. Le jeton rapporte parfois une carte artefact ou de la Métamorphite, et une nouvelle salle est ajoutée à côté.
help-engineer = Chaque point d'INGÉNIERIE intègre un cube, au plus un par salle et par section dans une phase. Le prix d'un cube est indiqué près des carrés. La Métamorphite peut remplacer toute autre ressource.
help-combat = L'arsenal de l'attaquant doit atteindre la capacité de défense. Puis chacun joue en secret une carte artefact ; on additionne arsenal et puissance, et l'égalité profite au défenseur. Les unités du vaincu sont blessées, et un attaquant vainqueur dépense de l'arsenal.
help-notation = Les cases portent une lettre pour la colonne et un nombre pour la rangée, depuis le coin supérieur gauche : a1, b1, c1 et ainsi de suite.
