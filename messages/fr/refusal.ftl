# Pourquoi c'est impossible. D'abord quoi, puis la raison, puis la règle.

refusal = { $cannot } : { $reason }. ({ $citation })
refusal-bare = Impossible : { $reason }. ({ $citation })
citation = { $source }, { $id }
source-rulebook = livre de règles, { $pages }
source-page = p. { $page }
source-appendix-1 = annexe I, { $chapter }
source-appendix-2 = annexe II, { $chapter }
source-appendix-3 = annexe III, { $chapter }
source-example = { $source }, exemple
source-other = { $text }
source-gap = décision : le livre de règles n'en dit rien
source-conflict = décision : les documents se contredisent
source-data = décision : une valeur imprimée est inconnue
source-missing-image = décision : seule une image perdue le montre

cannot-choose = Vous ne pouvez pas choisir cette section
cannot-done = Vous ne pouvez pas vous arrêter là
cannot-mini = Vous ne pouvez pas utiliser cette mini-action
cannot-militarize = Vous ne pouvez pas augmenter votre arsenal
cannot-move = Vous ne pouvez pas aller là
cannot-teleport = Vous ne pouvez pas vous téléporter là
cannot-route = Vous ne pouvez pas transférer ce cylindre
cannot-produce = Vous ne pouvez pas produire
cannot-exploit = Vous ne pouvez pas exploiter cette usine
cannot-harvest = Vous ne pouvez pas prendre cette récolte
cannot-awake = Vous ne pouvez pas réveiller d'unité
cannot-heal = Vous ne pouvez pas soigner cette unité
cannot-engineer = Vous ne pouvez pas intégrer de cube ici
cannot-convert = Vous ne pouvez pas convertir
cannot-discover = Vous ne pouvez pas découvrir d'artefacts
cannot-keep = Vous ne pouvez pas garder cette carte
cannot-discard = Vous ne pouvez pas défausser cette carte
cannot-use = Vous ne pouvez pas utiliser cette carte
cannot-explore = Vous ne pouvez pas explorer cette salle
cannot-build = Vous ne pouvez pas placer la salle ici
cannot-gate = Vous ne pouvez pas placer de téléporteur ici
cannot-swap = Vous ne pouvez pas échanger ces salles
cannot-airlock = Vous ne pouvez pas ouvrir ce sas
cannot-fight = Vous ne pouvez pas combattre ici
cannot-commit = Vous ne pouvez pas jouer cette carte
cannot-return = Vous ne pouvez pas rendre cette pièce

why-over = la partie est terminée
why-not-asked = ce n'est pas à vous de décider
why-other-question = il faut d'abord décider autre chose
why-marker-here = votre pion action s'y trouve déjà
why-no-such = cela n'existe pas ici
why-not-on-this-line = la ligne choisie ne comporte pas cette action
why-points = { $need ->
    [one] il faut { $need } point
   *[other] il faut { $need } points
}, vous en avez { $left }
why-payment = { $cost ->
    [one] le prix est de { $cost } ressource
   *[other] le prix est de { $cost } ressources
}
why-short = cela coûte { $goods }, vous en avez { $have }
why-wrong-resource = ce prix ne se paie pas en { $resource }
why-nothing-to-pay = c'est gratuit, il n'y a rien à payer
why-no-units = il n'y a pas là de telles unités à votre disposition
why-not-adjacent = ce n'est pas adjacent
why-same-place = il faut deux endroits différents
why-no-room = il n'y a pas de salle à cet endroit
why-not-empty = la case n'est pas libre
why-neutral-units = les unités neutres n'entrent pas dans les biodômes
why-foreign-biodome = c'est le biodôme d'un autre joueur
why-not-a-gate = on n'atteint ainsi que les téléporteurs et son propre biodôme
why-no-cylinder = il n'y a pas là de tel cylindre
why-not-yours = vous ne disposez pas de ces pièces pendant cette phase : { $pieces }
why-no-circle = aucun cercle n'est libre
why-circle-free = un cercle est libre, on ne repousse donc rien
why-not-occupied = vous n'y avez aucune unité
why-hostile = la salle est occupée par un adversaire ({ $who })
why-cannot-push = vous ne pouvez pas repousser { $piece }
why-square-free = un carré est libre, on ne remplace donc aucun cube
why-full = tous les carrés sont pris
why-no-cube = il n'y a là aucun cube à remplacer ({ $who })
why-no-squares = il n'y a pas de carrés à cet endroit
why-one-per-phase = un seul cube peut y être intégré par phase
why-not-exploitable = vous ne contrôlez pas cette usine, ou vous l'avez déjà exploitée
why-no-factory-left = aucune autre usine ne peut être exploitée pendant cette phase
why-nobody-asleep = toutes vos unités sont réveillées
why-nobody-wounded = personne n'est blessé
why-no-conversion = vous n'avez pas cette conversion pendant cette phase
why-only-metamorphite = au moins un jeton doit être une ressource de base
why-not-now = rien dans cette phase ne peut en profiter
why-no-cards = il n'y a plus de cartes artefact
why-not-in-hand = vous n'avez pas cette carte en main
why-pen = le Crayon Alien reste toujours dans votre main
why-second-any-section = une seule carte de ce genre par action
why-no-effect = cela n'aurait aucun effet
why-square = quatre salles formeraient un carré de 2x2
why-too-near = { $between ->
    [one] il n'y a que { $between } salle entre cet endroit et un autre téléporteur
   *[other] il n'y a que { $between } salles entre cet endroit et un autre téléporteur
}, il en faut { $least }
why-not-due = vous n'avez rien à y explorer
why-gate-stays = les téléporteurs restent où ils sont
why-no-combat = aucun combat contre cet adversaire n'y est possible
why-track-end = le pion est au bout de la piste d'arsenal militaire
why-no-chain = aucun de vos enchaînements n'y mène
why-not-all = il faut tout prendre ou rien
