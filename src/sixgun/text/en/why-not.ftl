# Why something cannot be done now: of a card, an ability or a die, and (at) of a player as its target; `short` is for little room.

why-not-not-now = That cannot be done now.
why-not-another-question = Something else is asked now.
why-not-not-your-turn = It is the turn of { $name }.
why-not-wait = { $name } has to answer first.
why-not-answer-only = It only comes out as an answer, when somebody shoots at you.
why-not-bang-limit = { $limit ->
    [one] Only one { card-bang } a turn.
   *[other] Only { $limit } { card-bang } a turn.
}
why-not-out-of-reach = Nobody is in reach: the nearest is at distance { $distance }, your gun reaches { $reach }.
why-not-too-far = It works at distance 1 only, and the nearest player is at { $distance }.
why-not-no-cards = Nobody whom it reaches has a card to lose.
why-not-nobody-free = There is nobody left to lock up.
why-not-same-name = One of that name lies before you already, and nobody may have two.
why-not-no-price = It costs another card of your hand, and you have none.
why-not-laid-this-turn = It was laid down this turn and can be used from your next turn on.
why-not-needs-missed = Only a { card-missed } answers a shot.
why-not-needs-bang = Only a { card-bang } answers this.
why-not-needs-beer = Only a { card-beer } saves you now.
why-not-needs-discard = Only cards of your hand are discarded now.
why-not-tried = It has had its try at this shot.
why-not-silenced = In the turn of { $name } it has no effect.
why-not-full-life = { $life ->
    [one] You have your one life point already.
   *[other] You have all { $life } life points already.
}
why-not-too-few-cards = { $needed ->
    [one] It costs a card of your hand.
   *[other] It costs { $needed } cards of your hand.
}
why-not-last-life = You cannot give up your last life point.
why-not-forbidden = { $card } forbids it.
why-not-needs-blue = A blue card in front of you has to go.
why-not-no-blue = You hold no blue card to discard.
why-not-used-up = { $limit ->
    [one] Only once a turn.
   *[other] Only { $limit } times a turn.
}
why-not-dynamite-stays = { card-dynamite } is not rolled again.
why-not-at-not-now = not now
    .short = not now
why-not-at-out = out of the game
    .short = out
why-not-at-yourself = not at yourself
    .short = not you
why-not-at-out-of-reach = out of reach: { $distance }, your gun { $reach }
    .short = gun { $reach }
why-not-at-too-far = too far: { $distance }, needs 1
    .short = needs 1
why-not-at-no-cards = has no card to lose
    .short = no card
why-not-at-nothing-in-play = has nothing in play
    .short = no card
why-not-at-never-jailed = the { role-sheriff } is never locked up
    .short = { role-sheriff }
why-not-at-same-name = has one of that name already
    .short = has one
why-not-at-another-player = it is about { $name }
    .short = not now
why-not-at-no-arrows = has no arrow
    .short = no arrow
why-not-at-wrong-distance = at distance { $distance }, the die hits at { $reach }
    .short = hits { $reach }
