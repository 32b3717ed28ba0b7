### What a move means, as an answer to choose: by verb, and by the question where that matters.
###
### `.at` names a player, `.hand` a random card of his hand, `.card` one of his cards in play, `.mine` one of one's own.
### `.told` is said where nobody has read the question.
### $card: the card; $target: the player; $what: his card in play; $paid (yes or no) and $price: what is discarded with it;
### $life and $full: the life points of the target.

price = { $paid ->
    [yes] , discarding { $price }
   *[no] {""}
}

## Card game

move-card-play = Play { $card }{ price }
    .at = Play { $card } at { $target }{ price }
    .hand = Play { $card }: a hand card of { $target }{ price }
    .card = Play { $card }: { $what } of { $target }{ price }
    .mine = Play { $card }: your own { $what }{ price }
    .self = Play { $card } on yourself{ price }
move-card-lay = Lay down { $card }
    .at = Put { $card } in front of { $target }
    .self = Put { $card } in front of yourself
move-card-play-shot = Answer with { $card }
move-card-play-raid = Discard { $card }
move-card-play-duel = Discard { $card }
move-card-play-dying = Drink { $card }
move-card-use = Use { $card }{ price }
    .at = Use { $card } at { $target }{ price }
    .hand = Use { $card }: a hand card of { $target }{ price }
    .card = Use { $card }: { $what } of { $target }{ price }
    .mine = Use { $card }: your own { $what }{ price }
move-card-use-shot = Answer with { $card }
    .draw = Draw! for { $card }
move-card-ability = Use your ability{ price }
    .at = Use your ability at { $target }{ price }
move-card-ability-shot = Draw! by your ability{ price }
move-card-ability-pair = Use your ability: regain 1 life point{ price }
move-card-end = { $over ->
        [0] End your turn
       *[other] End your turn, then discard { $over }
    }
move-card-pass = Do nothing
move-card-pass-shot = Take the hit
move-card-pass-raid = Take the hit
move-card-pass-duel = Give up the duel
move-card-pass-dying = Die
move-card-pass-second_card = Leave it at the first card
move-card-pass-reward = Decline the reward
move-card-discard = { $card }
    .told = Discard { $card }
move-card-take = { $card }
    .told = Take { $card }
move-card-draw = Draw from the deck
    .at = Draw from the hand of { $target }
    .card = Take { $what } of { $target }
    .mine = Take your own { $what }
    .discard = Take { $what } from the discards
move-card-draw-second_card = Turn over a second card
move-card-draw-reward = Draw three cards
move-card-return = { $card }
    .told = Put back { $card }
move-card-choose = { $card }
    .told = Choose { $card }{ $what }
    .hand = A random hand card
    .card = { $what }
move-card-copy = { $target }
    .told = Borrow the ability of { $target }
move-card-keep = Keep { $card }
move-card-name = { $what }
    .told = Name { $what }
move-card-use-identity = Take your second character
move-card-pass-identity = Stay who you are
move-card-guess = { $what }
    .told = Guess { $what }
move-card-become = { $what } ({ $life }): { $text }
    .told = Be { $what }
move-card-use-drinking = Regain 1 life point instead
move-card-use-brothers = Give a life point to { $target }
move-card-pass-brothers = Keep your life points
move-card-pass-guessing = Stop guessing
move-card-pass-ranching = Exchange no more
move-card-pass-ricocheting = Let the card go
move-card-pass-roulette = Lose 2 life points
move-card-pass-volley = Take the hit

## Dice game

move-dice-stop = Stop
move-dice-reroll = Roll { $dice } again
move-dice-shoot = { $target }
    .told = Shoot at { $target }
    .doubling = { $target }, doubled with a Beer
move-dice-heal = { $target }
    .told = Give the Beer to { $target }
    .self = Yourself ({ $life }/{ $full })
move-dice-arrow = Take an arrow
move-dice-hit = Lose the life point
move-dice-drop = Return an arrow
move-dice-keep = Keep your arrows
move-dice-remove = { $target }
    .told = Take an arrow off { $target }
    .self = Your own
move-dice-fire = Fire
    .keeping = Fire and keep your arrows
move-dice-pass = Do nothing
move-dice-become = { $what } ({ $life }): { $text }
    .told = Be { $what }
