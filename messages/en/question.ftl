# What a player is asked.

question-mini = Do you use a mini action before your turn proper?
question-section = Choose a section for your action marker.
question-act = What do you do?
question-chain = Do you follow a chain to another section?
question-any-section = Choose a section and one of its lines.
question-explore-order = Which room do you explore first?
question-build = Where does the new room go: { $name }?
question-keep = { $left ->
    [one] Which card do you keep?
   *[other] Which cards do you keep? { $left } to go.
}
question-discard = { $left ->
    [one] Your hand is over the limit. Discard 1 card.
   *[other] Your hand is over the limit. Discard { $left } cards.
}
question-return = Too many pieces are in play. Return { $pieces } to the common supply.
question-swap = Which two rooms change places?
question-airlock = Which airlock do you open?
question-fight = Which combat comes first?
question-commit = Which card do you play in this combat?
question-gate = Where do you place a transport gate?
question-link = Some rooms cannot be reached. Where do you place a connecting gate?
question-waiting = Waiting for { $who }.
question-chance = Chance decides.
