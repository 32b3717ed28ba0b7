# What can I do? For each question one sentence: what is asked, and what the answers are.
# $answers and $players are lists with "or"; $count is the number of answers.

can-hand = a card of the hand, unseen
can-card-play = { $count ->
    [0] It is your turn and you have nothing to play: end it.
   *[other] It is your turn: play { $answers }, one after another as you like, and then end it.
}
can-card-shot = { $count ->
    [0] { $by } shoots at you and you have nothing against it: take the hit.
   *[other] { $by } shoots at you: answer with { $answers }, or take the hit and lose 1 life point.
}
can-card-raid = { $count ->
    [0] The Indians of { $by } want a BANG! and you have none: lose 1 life point.
   *[other] The Indians of { $by } want a BANG! from you: discard { $answers }, or lose 1 life point.
}
can-card-duel = { $count ->
    [0] { $other } waits for your BANG! in the duel and you have none: give up and lose 1 life point.
   *[other] { $other } waits for your BANG! in the duel: discard { $answers }, or give up and lose 1 life point.
}
can-card-dying = { $count ->
    [0] You are dying and have nothing that saves you.
   *[other] You are dying: save yourself with { $answers }, or you are out.
}
can-card-flip = These cards were turned over and one of them counts: choose { $answers }.
can-card-second_card = A card was turned over for you: leave it at that, or turn over a second one and choose which counts.
can-card-pick = { $target } has to discard: choose { $answers }.
can-card-estate = { $dead } is out and leaves you everything: take { $answers }, one after another.
can-card-reward = { $dead } fell by your hand, which is worth three cards: draw them, or decline.
can-card-excess = Your turn ends with { $held } cards in hand and you may keep { $keep }: discard { $answers }.
can-card-shopping = The General Store is open and it is for you to choose: take { $answers }.
can-card-from_hand = You draw, and your first card may come from another hand: draw from the deck, or from { $players }.
can-card-from_discards = You draw, and your first card may come from the discards: draw from the deck, or take the top discard.
can-card-looking = You keep all of these cards but one: put back { $answers }.
can-card-from_play = You draw, or take one card in play instead: draw from the deck, or take { $answers }.
can-card-copying = You borrow an ability until your next turn: choose { $players }.
can-card-choosing = You were dealt two characters and play as one of them: choose { $answers }.

# Questions of events.
can-card-picking_final = You say which event comes last: choose { $answers }.
can-card-robbed = The Daltons want a blue card that lies in front of you: give up { $answers }.
can-card-naming = You are in handcuffs: name a suit, and then play cards of that suit only.
can-card-identity = You may go on as your second character, with 2 life points: take it, or stay who you are.
can-card-digging = You take these cards from the discards, all but one: leave { $answers }.
can-card-looking_keep = You keep one of these cards and the others go back: take { $answers }.
can-card-brothers = You may give up 1 life point for { $players }, or keep it.
can-card-drinking = You draw, or drink: draw your cards, or regain 1 life point instead.
can-card-guessing = { $passes ->
    [yes] You guess the colour of the top card: say red or black, or stop guessing.
   *[no] You guess the colour of the top card: say red or black.
}
can-card-ranching = You may exchange cards: discard { $answers }, one after another, and then draw as many.
can-card-ricocheting = { $count ->
    [0] { $by } shoots at a card in front of you and you have nothing against it: let it go.
   *[other] { $by } shoots at a card in front of you: save it with { $answers }, or let it go.
}
can-card-roulette = { $count ->
    [0] It is your turn at the roulette and you have no Missed!: lose 2 life points.
   *[other] It is your turn at the roulette: give up { $answers }, or lose 2 life points.
}
can-card-volley = { $count ->
    [0] You are shot at for your cards and have nothing against it: take the hit.
   *[other] You are shot at for your cards: dodge with { $answers }, or take the hit and lose 1 life point.
}

can-dice-rolling = { $rolls_left ->
    [one] The dice lie there: tap those you want to roll again and roll them one more time, or stop and let them count.
   *[other] The dice lie there: tap those you want to roll again and roll them, up to { $rolls_left } more times, or stop and let them count.
}
can-dice-shooting = { $doubles ->
    [yes] Your { $face } costs somebody 1 life point, or 2 if you spend a Beer on it: choose { $players }.
   *[no] Your { $face } costs somebody 1 life point: choose { $players }.
}
can-dice-instead = You are about to lose a life point: take an arrow instead, or lose it.
can-dice-returning = You have lost a life point and hold arrows: return one of them, or keep them all.
can-dice-healing = { $worth ->
    [one] A Beer of yours gives 1 life point back: choose { $players }.
   *[other] A Beer of yours gives { $worth } life points back: choose { $players }.
}
can-dice-gift = Your turn begins with a gift of 1 life point: choose { $players }.
can-dice-choosing = You were dealt two characters and play as one of them: choose { $answers }.
can-dice-removing = { $passes ->
    [yes] Your Gatling sends an arrow back: choose { $players }, or leave the arrows.
   *[no] Your Gatling sends an arrow back: choose { $players }.
}
can-dice-firing = { $keeps ->
    [yes] Your dice let the Gatling fire at all others: fire, fire and keep your arrows, or hold fire.
   *[no] Your dice let the Gatling fire at all others: fire, or hold fire.
}
