### The packet of events: name and what the event does, in our own words.

## Events of High Noon

card-blessing = Blessing
    .text = Every card counts as hearts.
card-curse = Curse
    .text = Every card counts as spades.
card-ghost-town = Ghost Town
    .text = Each eliminated player plays his turn as a ghost: he draws 3 cards instead of 2, has no life points to lose, and is eliminated again at the end of that turn.
card-gold-rush = Gold Rush
    .text = Turns go counter-clockwise, beginning with the Sheriff. What cards do still goes clockwise.
card-the-daltons = The Daltons
    .text = At once: everyone with blue cards in front of him chooses one of them and discards it.
card-the-doctor = The Doctor
    .text = At once: the player with the fewest life points, or all who share that number, regain 1.
card-the-reverend = The Reverend
    .text = Nobody can play a Beer, at any time.
card-the-sermon = The Sermon
    .text = Nobody may use BANG! cards in his own turn.
card-shootout = Shootout
    .text = Everyone may play one BANG! card more in his turn.
card-thirst = Thirst
    .text = In phase 1 everyone draws one card fewer, but at least one.
card-train-arrival = Train Arrival
    .text = At the end of phase 1 everyone draws one card more.
card-hangover = Hangover
    .text = No character has his ability.
card-high-noon = High Noon
    .text = Everyone loses 1 life point at the start of his turn. This lasts until the game ends.
card-handcuffs = Handcuffs
    .text = After drawing in phase 1 everyone names a suit and may play only cards of that suit in this turn.
card-new-identity = New Identity
    .text = At the start of his turn everyone may take his second character in place of his own, for the rest of the game and with 2 life points.

## Events of A Fistful of Cards

card-abandoned-mine = Abandoned Mine
    .text = In phase 1 cards are drawn from the discards, from the deck only when there are none. What is over the hand limit in phase 3 goes face down on the deck.
card-ambush = Ambush
    .text = The distance between any two players is 1. Cards in play and abilities change it as usual.
card-blood-brothers = Blood Brothers
    .text = At the start of his turn everyone may give up 1 life point, but not his last, so that another player regains 1.
card-dead-man = Dead Man
    .text = The player who was eliminated first of all is back in the game when his turn comes, with 2 life points and 2 cards.
card-hard-liquor = Hard Liquor
    .text = Everyone may regain 1 life point instead of drawing in phase 1.
card-lasso = Lasso
    .text = Cards in play have no effect.
card-law-of-the-west = Law of the West
    .text = In phase 1 the second card drawn is shown; if it can be played it has to be played in this turn.
card-peyote = Peyote
    .text = Instead of drawing in phase 1: guess the colour of the top card, red or black. Who is right keeps it and may guess again; who is wrong goes on with phase 2.
card-ranch = Ranch
    .text = At the end of phase 1 everyone may once discard any number of hand cards and draw as many.
card-ricochet = Ricochet
    .text = In his turn everyone may discard BANG! cards at cards in front of others: each such card is discarded unless its owner answers with a Missed!.
card-russian-roulette = Russian Roulette
    .text = At once, from the Sheriff round and round: everyone gives up a Missed!. The first who does not loses 2 life points.
card-sniper = Sniper
    .text = In his turn everyone may discard two BANG! cards together at a player within reach: a shot that takes two Missed!.
card-the-judge = The Judge
    .text = No card may be laid down in front of anybody.
card-vendetta = Vendetta
    .text = At the end of his turn everyone draws!: with hearts he has another turn.
card-fistful-of-cards = A Fistful of Cards
    .text = At the start of his turn everyone is shot at as often as he has cards in hand. This lasts until the game ends.

suit-spades = Spades
suit-hearts = Hearts
suit-diamonds = Diamonds
suit-clubs = Clubs
colour-black = Black
colour-red = Red

## What they do, as the log tells it: see event-card.ftl

event-card-came_up = The event in force: { $cards }.

event-card-comes_next = The next event: { $cards }.

event-card-came_back = { $amount ->
        [0] { $seat } is back for a turn, as a ghost.
       *[other] { $seat } is back in the game, with { $amount } life points.
    }
    .you = { $amount ->
        [0] You are back for a turn, as a ghost.
       *[other] You are back in the game, with { $amount } life points.
    }

event-card-named = { $seat } names { $cards }.
    .you = You name { $cards }.

event-card-changed = { $seat } is { $cards } from now on.
    .you = You are { $cards } from now on.

event-card-comes_last = The last event will be { $cards }.

event-card-guessed = { $seat } guesses { $cards }.
    .you = You guess { $cards }.

event-card-kept = { $seat } keeps { $cards }.
    .you = You keep { $cards }.

event-card-skipped_drawing = { $seat } drinks instead of drawing.
    .you = You drink instead of drawing.

event-card-turn_again = { $seat } has another turn.
    .you = You have another turn.

event-card-buried = { $seat } puts { $cards } face down on the deck.
    .you = You put { $cards } face down on the deck.

event-card-laid_on_deck = { $cards } goes on the deck.

event-card-revealed = { $seat } shows { $cards }.
    .you = You show { $cards }.
