# Complexity 2.

complexity-biodome = the biodome of { $who }

complexity-action-seal = seal the doorway between { $a } and { $b }
complexity-action-unseal = unseal the doorway between { $a } and { $b }
complexity-action-disintegrate = disintegrate a cube of { $who } on { $room }
complexity-action-dissolve = send { $piece } home
complexity-action-construct = construct a section with { $card }
complexity-action-rebuild = construct a section with { $card }, removing { $old }
complexity-action-remove = remove the section { $card }
complexity-action-hack = hack the Main Power Generator: a power token { $at }{ $special ->
    [0] { "" }
    [one] { "" }, with 1 special point
   *[other] { "" }, with { $special } special points
}
complexity-action-hack-push = hack the Main Power Generator: a power token { $at }, pushing out { $pushed }{ $special ->
    [0] { "" }
    [one] { "" }, with 1 special point
   *[other] { "" }, with { $special } special points
}

complexity-cannot-seal = You cannot seal this doorway
complexity-cannot-unseal = You cannot unseal this doorway
complexity-cannot-disintegrate = You cannot disintegrate this cube
complexity-cannot-dissolve = You cannot send this piece home
complexity-cannot-construct = You cannot construct a section with this card
complexity-cannot-remove = You cannot remove this section
complexity-cannot-hack = You cannot place a power token here

complexity-question-preempt = Preemptive phase: do you seal, unseal or disintegrate anything?
complexity-question-dissolve = Which cylinders do you send home as well?

complexity-event-sealed = { $who } seals the doorway between { $a } and { $b }.
complexity-event-unsealed = { $who } takes the seal of { $owner } off the doorway between { $a } and { $b }.
complexity-event-disintegrated = { $who } disintegrates a cube of { $owner } on { $room }.
complexity-event-constructed = { $who } constructs a section with { $card }.
complexity-event-removed = { $who } removes the section { $card }.
complexity-event-hacked = { $who } hacks the Main Power Generator: a power token for { $room }.
complexity-event-stopped = { $owner } guards { $room }: the units of { $who } must stay there.

complexity-why-arsenal = it needs an arsenal of { $need }, yours is { $have }
complexity-why-no-door = there is no doorway between two rooms
complexity-why-sealed = a cube of { $who } seals the doorway
complexity-why-not-sealed = no cube seals the doorway
complexity-why-guarded = { $who } guards the room, so whoever came in this turn stays
complexity-why-sections = you have { $most } sections already, so say which of them goes
complexity-why-section-free = another section still fits, so none has to go
complexity-why-not-built = it is not built onto your biodome
complexity-why-no-tokens = no power token is left
complexity-why-biodome = power tokens do not come into biodomes
complexity-why-spend = it takes exactly { $points ->
    [one] 1 point
   *[other] { $points } points
}
