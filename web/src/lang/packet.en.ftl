### What the page says of events, besides their names and texts: choosing them, how they lie there, what they ask.
### Loaded with the first table or form that has events.

## Choosing sets

events = Events
set-always = always
set-events = { $count } events
set-about-base = 80 cards, 16 characters
set-about-dodge-city = green cards, 15 more characters, up to 8 players
set-about-high-noon = a new rule each round; life runs out at the end
set-about-fistful-of-cards = wilder rules; a full hand gets dangerous
set-about-home-made = made by the host
sets-with-cards = Cards and characters
sets-of-events = Events: they change a rule every round
events-mixed = { $count } drawn from both, and one to end it
events-hint = First time? Start with the base game. Events change a rule every round.

option-event_deck = How many
option-final = The last one
    .is-random = by chance
    .is-high_noon = High Noon
    .is-fistful = A Fistful of Cards
    .is-sheriff_picks = the Sheriff chooses
option-resurrection = The fallen may come back
    .is-on = yes, with Ghost Town and Dead Man
    .is-off = no, both are left out
option-high_noon_extras = Two bonus events
    .is-none = neither of them
    .is-handcuffs = Handcuffs
    .is-new_identity = New Identity
    .is-both = Handcuffs and New Identity
option-identity = New Identity: the second character
    .is-dealt_public = is dealt at the start, open
    .is-dealt_secret = is dealt at the start, secret
    .is-random_now = is drawn at that moment
option-thirst = Thirst
    .is-minus_one = one card fewer, at least one
    .is-only_first = only the first card
option-ghost_heals = A ghost regains life points
    .is-no = no
    .is-yes = yes
option-ghost_leaving = A ghost who leaves
    .is-elimination = is eliminated again
    .is-quiet = just goes
option-hangover_vera = Hangover and Vera Custer
    .is-none = she loses what she borrowed
    .is-keeps_copy = she keeps it until her turn
option-train_pat = Train Arrival: Pat Brennan, who took a card in play
    .is-yes = draws the extra card
    .is-no = draws none
option-handcuffs_answers = Handcuffs: answers in one’s own turn
    .is-bound = are bound to the suit
    .is-free = are free
option-event_anchor_dead = Who turns up the events falls
    .is-next = the next player goes on with it
    .is-frozen = no more events come
option-mine = Abandoned Mine: face down on the deck goes
    .is-excess = what is over the hand limit
    .is-discards = all that one discards
    .is-played = all that one plays
option-mine_abilities = Abandoned Mine: abilities of phase 1
    .is-on = work
    .is-off = do not work
option-ambush_abilities = Ambush: abilities change the distance
    .is-yes = yes
    .is-no = no
option-brothers_bart = Blood Brothers: Bart Cassidy draws for the life point he gives
    .is-yes = yes
    .is-no = no
option-lasso_jail = Lasso: Jail
    .is-no_check = is not checked
    .is-idle_check = is checked without effect
option-law_as_price = Law of the West: the card as a price
    .is-allowed = allowed
    .is-forbidden = forbidden
option-peyote_stop = Peyote: one may stop guessing
    .is-yes = yes
    .is-no = no
option-ricochet_barrel = Ricochet: a Barrel may save the card
    .is-yes = yes
    .is-no = no
option-roulette = Russian Roulette is answered
    .is-effect = by anything that counts as a Missed!
    .is-card = by cards only
option-sniper_range = The Sniper shoots
    .is-reach = within reach
    .is-any = at anybody

## On the table

event-in-force = In force until { $name }’s turn
    .you = In force until your turn
    .end = In force until the game ends
event-none = No event yet
    .why = The first round has none.
event-next = Next · { $left ->
        [one] the last one
       *[other] { $left } left
    }
event-next-short = next
event-strip = { $event }: { $text } Next: { $next }.
event-turns-up = { $name } turns up an event
    .you = You turn up an event
event-holds = for everyone, until { $name }’s next turn
    .you = for everyone, until your next turn
    .end = for everyone, until the game ends
event-then = Next:
event-said = New event: { $event }. { $text }
distance-sum-flat = Distance { $distance } = { $apart } by { $event } { $bends }
turns-backwards = Turns go the other way round
counts-as = counts as { $suit }
ghost = ghost
ghost-turn = one turn
ghost-said = a ghost without life points
you-are-back = You are back for one turn. A ghost has no life points to lose.
ability-off = no ability
ability-off-said = ability off
cards-idle = cards in play do nothing
only-suit = only { $suit }
mark-must = must
must-play = { $card } has to be played before you end your turn.
dug-up = The top of the discards
second-character = Second character: { $character }

## Questions

ask-card-picking_final = Which event comes last?
    .why = It lies at the bottom of the packet and stays until the game ends.
    .wait = { $seat } chooses the last event.
ask-card-robbed = Which blue card do you give up?
    .why = The Daltons take a blue card from everyone who has one in front of him.
    .wait = { $seat } gives up a blue card.
ask-card-naming = Which suit do you play?
    .why = Handcuffs: in this turn you may play cards of that suit only.
    .wait = { $seat } names a suit.
ask-card-identity = Take your second character?
    .why = For the rest of the game, and with 2 life points. Your cards stay.
    .wait = { $seat } decides who to be.
ask-card-digging = Which card stays on the discards?
    .why = You take the others of these cards.
    .wait = { $seat } looks through the discards.
ask-card-looking_keep = Which card do you keep?
    .why = Thirst: one of these cards is yours, the others go back on the deck as they lay.
ask-card-brothers = Give a life point to somebody?
    .why = You lose 1 of your { $life } life points, and a player of your choice regains 1.
    .wait = { $seat } decides whether to give up a life point.
ask-card-drinking = Draw, or drink?
    .why = Hard Liquor: instead of drawing you may regain 1 life point.
    .wait = { $seat } decides between drawing and drinking.
ask-card-guessing = { $right ->
        [0] Red or black?
       *[other] Right! Red or black?
    }
    .why = Guess the colour of the top card. If you are right you keep it and may guess again.
    .wait = { $seat } guesses the colour of the top card.
ask-card-ranching = Which cards do you exchange?
    .why = { $given ->
        [0] Discard as many as you like, one by one; then you draw as many.
        [one] One so far. Discard more, or draw one.
       *[other] { $given } so far. Discard more, or draw { $given }.
    }
    .wait = { $seat } exchanges cards.
ask-card-ricocheting = Save your card?
    .why = { $by } shoots at { $card } in front of you. A Missed! saves it.
    .wait = { $seat } may save { $card } from { $by }.
ask-card-roulette = Give up a Missed!
    .why = Russian Roulette goes round and round. The first who gives none loses 2 life points.
    .wait = { $seat } has to give up a Missed!.
ask-card-volley = { $left ->
        [one] A shot at you
       *[other] { $left } shots at you
    }
    .why = A Fistful of Cards: one shot for each card you held. A Missed! dodges one of them.
    .wait = { $seat } is shot at, once for each card in hand.

## Answers, with a .note on what they mean

answer-name = { $what }
    .note = {""}
answer-guess = { $what }
    .note = {""}
answer-use-picking_final = { $name }
    .note = { $text }
answer-use-identity = Become { $second }
    .note = with 2 life points
answer-use-drinking = Drink
    .note = regain 1 life point, draw nothing
answer-use-ricochet = Ricochet
    .note = discard a BANG! at a card in play
answer-use-sniper = Sniper
    .note = discard two BANG! for a shot that takes two Missed!
answer-pass-card-identity = Stay who you are
    .note = {""}
answer-pass-card-brothers = Keep your life points
    .note = {""}
answer-pass-card-guessing = Stop guessing
    .note = you keep what you have
answer-pass-card-ranching = { $given ->
        [0] Exchange nothing
       *[other] Draw { $given }
    }
    .note = {""}
answer-pass-card-ricocheting = Let the card go
    .note = it is discarded
answer-pass-card-roulette = Give none
    .note = you lose 2 life points
answer-pass-card-volley = Take the hit
    .note = you lose 1 life point
do-give = Give a life point
    .ask = Who regains a life point?
    .go = Give { $target } a life point
    .own = Give yourself a life point
do-snipe = Snipe
    .ask = Whom do you aim at?
    .go = Snipe at { $target }
    .own = Snipe at yourself
do-ricochet = Ricochet
    .ask = At whose card?
    .go = Shoot at a card of { $target }
    .own = Shoot at your own card

## The rules of events, on their page

sheet-events = Events
sheet-packet = The packet
    .text = The events lie in a packet, the next one face up, a final one at the bottom. From his second turn on the Sheriff turns up the next one before his turn begins. It changes a rule for everybody until the next one covers it; the final one stays until the game ends.
    .three = The events lie in a packet, the next one face up, a final one at the bottom. From his second turn on the Deputy turns up the next one before his turn begins. It changes a rule for everybody until the next one covers it; the final one stays until the game ends.
    .both = With both sets some events of either are drawn, and one of the two final ones ends it.
sheet-start = Before everything else
    .text = What an event does at the start of a turn comes first: before Dynamite, before Jail and before drawing.
sheet-ghosts = Ghosts
    .text = Whom Ghost Town brings back has a turn of his own: he draws, plays and may be aimed at, but has no life points, and is out again when the turn ends.
