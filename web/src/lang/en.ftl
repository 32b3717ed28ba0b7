### What the browser client says; cards, characters, roles and the log are in src/sixgun/text.

## Landing page

landing-line = Hidden roles, quick guns, loose dice.
landing-foot = Free and open source. A fan project; not affiliated with or endorsed by the publisher of BANG!. Own art, own wording.
site = Sixgun
language = Language
rules = Rules
settings = Settings
play-now = Play now
game = Game
game-card = Card game
game-dice = Dice game
players = Players
bots = Bots
sets = Sets
sit-down = Sit down
with-friends = With friends
open-a-table = Open a table
join-by-code = Join by code or link
join = Join
watch = Watch
who-you-are = Who you are
your-name = Your name
new-face = New face
public-tables = Public tables
no-public-tables = No table is open. Open one?
table-of = { $name }’s table
seats-taken = { $taken } of { $of }
phase-waiting = open
phase-playing = playing
phase-after = just over
your-tables = Your tables
# The start page: names, codes, what is new here
code-or-link = Code or link
code-wrong = That is no code of a table: it has eight letters and digits, such as K7MESA42.
thats-me = That’s me
you-play-as = You play as
stranger = Stranger { $number }
a-player = a player
my-page = My page
so-many-players = { $players } players
bots-of = { $level } bots
practice = practice with Gus
with-events = with events
done = Done
office-unreachable = Cannot reach the table office. Trying again …
new-here = New here?
new-here-text = A real game, three bots, no clock. Gus shows you how.
learn-in-five = Learn in five minutes
i-know-bang = I know BANG!
learn = Learn
learn-text = A first game with Gus, step by step
rules-tile = The rules on one page
rules-tile-text = Roles, cards, dice; two minutes
watch-a-game = Watch a game
watch-a-game-text = A public table of { $players } is playing

## Opening a table, waiting room

seats = Seats
clock = Clock
clock-of = { $seconds ->
    [0] no clock
   *[other] { $seconds } s for an answer, then a bot plays
}
clock-days = over days: no clock, the game waits for everybody
pace = Bots answer
pace-0 = at once
pace-350 = quickly
pace-700 = calmly
pace-1500 = slowly
who-may-join = Who may join
by-link-only = those with the link
everybody = everybody
keep-characters = Survivors may keep their character in the next game.
pass-sheriff = The Sheriff’s role goes to the left with each game.
series = Series
edition = Edition
edition-standard = Standard
edition-de = German rulebook
edition-it = Italian rulebook, 4th edition
edition-hu = Hungarian rulebook
# Names of tables, and how their rules are chosen
table-name = Name of the table
table-name-example = Friday showdown
players-need = { $sizes } players: choose { $sets }.
single-rules = Single rules
rules-chosen = { $count } chosen
edition-changes = { $count ->
    [0] Every rule as in the standard, except those chosen below.
    [one] This edition changes one rule:
   *[other] This edition changes { $count } rules:
}
edition-changes-brief = { $count ->
    [0] Every rule as in the standard.
    [one] This edition changes one rule.
   *[other] This edition changes { $count } rules.
}
here-instead = here instead: { $value }
rule-from-edition = by the edition
rule-from-table = chosen here
all-other-rules = All other rules, as in the standard
no-names = none
other-seats = The other seats
leave-seats-free = stay free for people
coming-to-table = Coming to the table …
waiting-for = { $free ->
    [0] All seats are taken.
    [one] One seat is free: invite somebody, or add a bot.
   *[other] { $free } seats are free: invite people, or add bots.
}
table-code = Table code
invite-link = Invite link
copy-link = Copy link
host = host
host-and-you = host · you
you = you
here = here
ready = ready
empty-seat = Empty seat
add-a-bot = Add a bot
fill-seats = Fill the free seats with bots
sit-here = Sit here
bot = bot
bot-of = bot · { $level }
level-of = Level of { $name }
remove = Remove { $name }
roles-at = Roles for { $players }:
start-with = Start with { $players }
host-starts = { $name } starts the game.
# Inviting, being ready, looking on
share = Share
qr-code = QR code
qr-hint = Point the camera of a phone at it.
qr-too-long = This address is too long for a QR code. Copy the link.
no-table-title = There is no table { $code }
no-table-why = It may have been closed, or there is a mistake in the code. Try the code again, or open a table of your own on the start page.
i-am-ready = I am ready
waits-for-ready = Not ready yet: { $names }. You can start all the same.
and-more = and { $count } more
luck-add = Add your own luck
add = Add
luck-added = Your words count in the next game.
luck-what = What is this?
luck-what-text = The server has already promised the seed of the next game: its SHA-256 begins with { $promise }. What everyone adds is mixed into it, so nobody chooses the luck alone. Without words of yours, your page adds a random number. After the game you can check it all.
rules-of-table = Rules of this table
change = Change
leave = Leave
bot-greenhorn = Greenhorn
    .about = plays anything that is allowed
bot-drifter = Drifter
    .about = plays by rules of thumb and follows nobody’s tracks
bot-ranger = Ranger
    .about = works out who is who from what everyone does
bot-gunslinger = Gunslinger
    .about = a Ranger with sharper judgement
bot-legend = Legend
    .about = thinks ahead in hundreds of possible games
bot-myth = Myth
    .about = taught itself by playing millions of games, and thinks ahead

## Rule options

option-brown_to_discard = Brown cards are discarded
    .is-before = before their effect
    .is-after = after their effect
option-drawn_to_discard = Cards turned over are discarded
    .is-before = before the effect
    .is-after = after the effect
option-two_line = Cards with two lines
    .is-simultaneous = both at once
    .is-sequential = one after the other
option-barrel = Barrel
    .is-optional = its owner decides
    .is-forced = always used
option-kit_carlson_life = Kit Carlson’s life
    .is-4 = 4
    .is-3 = 3
option-gringo_duel = El Gringo who loses his own duel
    .is-none = draws nothing
    .is-draws = draws from the opponent
option-suzy = Suzy Lafayette draws
    .is-split = in her turn when the card is settled
    .is-at_once = always at once
    .is-resolved = always when the card is settled
option-molly_slab = Molly Stark against Slab
    .is-settled = draws when the shot is settled
    .is-at_once = draws after each Missed!
option-vulture_sam = Vulture Sam takes the cards
    .is-at_once = at once
    .is-after_card = when the card is settled
option-lucky = Lucky Duke’s second card
    .is-always = is always turned over
    .is-may = is turned over if he wants
option-duel_credit = A challenger who falls in the duel
    .is-none = is nobody’s kill
    .is-opponent = is the opponent’s kill
option-reward = The reward for an Outlaw
    .is-forced = is drawn
    .is-may = may be declined
option-victory_check = Victory is checked
    .is-after_card = when the card is settled
    .is-at_once = at once
option-reshuffle = The discards are shuffled
    .is-on_need = when a card is needed
    .is-at_once = as soon as the deck is empty
option-same_weapon = The weapon one already has
    .is-allowed = may be played again
    .is-forbidden = may not be played
option-own_cards = One’s own cards as a target
    .is-allowed = allowed
    .is-forbidden = forbidden
option-jose_limit = José Delgado’s ability
    .is-2 = twice a turn
    .is-none = without limit
option-characters_dealt = Characters dealt
    .is-1 = one each
    .is-2 = two each, and one is chosen
option-simplified = Beginner’s game
    .is-false = no
    .is-true = without the cards with the book
option-simplified_also_remove = Also left out
option-cards = Cards of these sets
option-characters = Characters of these sets
option-dynamite = Three Dynamite
    .is-last = cost the life point last
    .is-in-order = cost it in the order of the dice
option-kit_split = Kit Carlson’s Gatling
    .is-many = arrows of several players
    .is-one = arrows of one player
option-gatling = Three Gatling
    .is-forced = always fire
    .is-optional = the roller decides
option-suzy_dice = Suzy Lafayette’s life
    .is-final = when the result is final
    .is-turn_end = at the end of the turn
option-three_dead = All three die at once
    .is-draw = nobody wins
    .is-outlaw = the Outlaw wins

## The table

table = Table
players-and-turn = { $players } players · turn { $turn }
players-clockwise = Players, clockwise from your left
watchers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
speed-is = Speed: { $speed }
life-of = { $now } of { $max } life
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
hand-limit = · limit { $limit }
hand-and-limit = { $count ->
    [0] No card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
} · may keep { $limit } at the end of the turn
arrows-held = { $count ->
    [one] 1 arrow
   *[other] { $count } arrows
}
hits-to-come = { $hits ->
    [one] 1 hit to come
   *[other] { $hits } hits to come
}
said-waits = waits until a later turn
mark-ready = ready
not-now = not now

# What can I do, and why not
not-now-title = Not now.
what-can-i-do = What can I do?
help-now = now
help-at = at { $players }
help-life = { $before } → { $after } life points
help-nothing = it would do nothing
help-reach = your gun reaches { $range } instead of { $reach }
help-discard = goes to the discards
help-no-cards = You hold no card.
help-goal = Your goal:
help-off = Do not open this by itself any more
yourself = yourself

nothing-in-play = nothing in play
in-play = In play
known-in-hand = { $count ->
    [one] A card of this hand that you know
   *[other] Cards of this hand that you know
}
quoted = “{ $words }”
name-and-you = { $name } (you)
about-you = About you: { $name }, { $character }
role-is-hidden = role hidden
role-only-you = { $role }: only you see this
tag-out = Out
tag-turn = Turn
tag-away = Away · bot plays
tag-lost = Reconnecting
tag-asked = Asked
seat-action = { $action }: { $seat }
seat-card-waits = { $card } waiting
seat-choosing = no character yet
seat-distance = distance { $distance }
distance-is = distance { $distance }
distance-sum = Distance { $distance } = { $places ->
        [one] 1 place
       *[other] { $places } places
    } { $bends }
borrows = Has the ability of { $character }
claims-to-be = Says: “I am the { $role }”
is-suspected = { $known ->
        [yes] { $by } suspects: { $role }
       *[no] { $by } is suspicious of this player
    }
pile-deck = Deck { $count }
pile-discards = Discards { $count }
draw-from-deck = Draw from the deck
draw-from-discards = Draw from the discards
in-the-store = In the General Store
you-look-at = The top of the deck, for your eyes only
turned-over = Turned over
duel-so-far = Cards given in the duel so far
cards-of = Cards of { $name }
random-hand-card = { $count ->
    [one] the one hand card
   *[other] a random one of { $count } hand cards
}
aim-card = { $card } at { $target }
dodges-chance = dodges { $chance }
one-in = 1 in { $times }
click-to-do = click, or press
your-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
your-cards-in-play = Your cards in play
on-yourself = On yourself
log = Log
game-log = Game log
last-moves = Last moves
log-and-chat = Log and chat
log-turn = Turn { $turn } · { $name }
you-watch = You are watching
you-are-out = You are out of the game
follow = Sit with
guess-the-roles = Guess the roles
a-bot-plays-for-you = A bot is playing for you.
take-over = Take over
table-then = The table as it was then
looking-back = You are looking at the past.
back-to-now = Back to now
# What a draw! has decided. $suit: of the card that counts.
drawn-open = Draw!
drawn-dodged = { $suit ->
    [hearts] Hearts: dodged
   *[other] Dodged
}
drawn-hit = { $suit ->
    [hearts] Hearts, but not enough: hit
   *[other] No heart: hit
}
drawn-stands = { $suit ->
    [hearts] Hearts, but the shot still stands
   *[other] No heart: the shot still stands
}
drawn-free = { $suit ->
    [hearts] Hearts: out of Jail
   *[other] Out of Jail
}
drawn-jailed = { $suit ->
    [hearts] Stays in Jail
   *[other] No heart: stays in Jail
}
drawn-exploded = The Dynamite explodes
drawn-passed = The Dynamite moves on

# a position that is set up has no turns before it
fell = { $turn ->
    [0] fell
   *[other] fell in turn { $turn }
}
fell-to = { $turn ->
    [0] shot down by { $name }
   *[other] shot down by { $name }, turn { $turn }
}
said-claim = I am the { $role }
said-suspect = { $known ->
        [yes] I suspect { $name }: { $role }
       *[no] I suspect { $name }
    }
took-it-back = took it back
toast-clock = Time was up: a bot answered for you. The seat stays yours.
seed-hash = SHA-256 of the seed, which is shown after the game:
documentation = Documentation
font-licence = The font is Zilla Slab (OFL).
leave-table = Leave the table
close = Close
rule-is = Rule { $rule }

## Leaving and coming back

leave-question = Leave?
leave-paused = The game waits for you, for a month at least. You find it again on the start page.
leave-held = A bot takes your seat; you can come back.
leave-freed = Your seat becomes free.
stay = Stay
seat-asked = Your turn at table { $code }
seat-paused = Your game waits for you
seat-away = A bot holds your seat
seat-on = Your game at table { $code }
seat-waits-for = { $table }: { $name } is to answer
seat-since = asked { $when }
seat-kept = Your seat at table { $code }
seat-players = { $players } players
seat-line = { $character }, { $life } life
continue = Continue
back-to-the-table = Back to the table

## The role card

you-are = You are { $role }
your-role = Your role: { $role }
only-you-see-this = Only you see this
everyone-sees-this = Everyone sees this
goal-sheriff = You win when all Outlaws and every Renegade have fallen. Everybody sees your star.
goal-deputy = You win with the Sheriff. Keep him alive, even if you fall.
goal-outlaw = You win when the Sheriff falls, even if you fall first.
goal-renegade = You win if you are the last one standing, with the Sheriff falling right before. Help the weaker side until then.
reveal-sheriff = { $names } is the Sheriff. Everyone knows.
reveal-far = { $reach ->
    [yes] Distance { $distance }, within your reach.
    [no] Distance { $distance }, out of your reach.
   *[none] Distance { $distance }.
}
reveal-known = { $names }: { $role }. Everyone knows.
reveal-more = { $role ->
    [deputy] { $count ->
        [one] One more Deputy is on your side. You do not know who.
       *[other] { $count } more Deputies are on your side. You do not know who.
    }
    [outlaw] { $count ->
        [one] One more Outlaw is on your side. You do not know who.
       *[other] { $count } more Outlaws are on your side. You do not know who.
    }
   *[other] { $count ->
        [one] One more Renegade is here, and not on your side.
       *[other] { $count } more Renegades are here, and not on your side.
    }
}
reveal-hidden = { $role ->
    [deputy] { $count ->
        [one] One Deputy hides. Watch who shoots whom.
       *[other] { $count } Deputies hide. Watch who shoots whom.
    }
    [outlaw] { $count ->
        [one] One Outlaw hides.
       *[other] { $count } Outlaws hide.
    }
   *[other] { $count ->
        [one] One Renegade hides and wants to be the last.
       *[other] { $count } Renegades hide, and each wants to be the last.
    }
}
your-character = { $character } · { $life } life
to-the-table = To the table
have-looked = { $looked } of { $of } have looked
still-looking = { $looked } of { $of } have looked at their roles.

## Pace

turn-of = It is { $name }’s turn.
your-turn-now = It is your turn.
finish-turn = Finish this turn
run-to-the-end = To the end
stop-running = Stop
since-last-turn = Since your last turn
since-nothing = Nobody was hit.
since-you = You
since-others = The others
since-lost = { $name } −{ $lost }
since-won = { $name } +{ $won }
since-out = { $name } out
can-reach-you = can reach you
can-reach = can reach { $name }
all-discards = All { $count } discards, the latest first

## Clock

seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
clock-hurry = A few seconds left.

## Questions: the title, .why it is asked, and what the others read (.wait)

prompt = What is asked
your-answers = Your answers
move-sent = Sent.
one-moment = One moment …
game-is-over = The game is over.
title-your-turn = Your turn
# E asks first when cards would have to go.
ask-discard = { $over ->
        [one] Discard 1 card?
       *[other] Discard { $over } cards?
    }
    .why = Ending your turn now costs that. Press E again to do it, Esc to go on playing.
really = Really?
warn-dies = This costs you your last life point.
warn-lost = This eliminates you.
warn-could = You could still be saved.
warn-own = This hits your own card.
warn-jail = This puts yourself into Jail.
warn-two = With two players left a Beer has no effect.
warn-full = Nobody would regain anything.
warn-lost-beer = That player is at full life, so it would be lost.
warn-dynamite = The Dynamite may kill you if it comes round.
warn-weaker = The weapon you have shoots no less far.
warn-ally = This harms your own Sheriff.
warn-unarmed = You hold no BANG! for this duel.
warn-arrow = You would keep an arrow that could go back.
do-it-anyway = Do it anyway
back = Back
put-back = Put it back
need-missed = { $needs } Missed! needed
fared-lost = { $name } −{ $lost }
fared-safe = { $name } ✓
chip-pay = pay: { $card }
chip-at = at: { $target }
double-with-beer = Spend a Beer: 2 life points
ask-price = { $left ->
    [one] Which card do you give up for it?
   *[other] Which { $left } cards do you give up?
}
ask-sure = { $what ->
    [card] Play { $card }?
   *[other] Use your ability?
}

ask-card-play = Your turn
    .why = { $over ->
        [0] Pick a card, then whom it is for. End your turn when you are done.
       *[other] Pick a card, then whom it is for. If you end your turn now, you discard { $over } of your { $held } cards.
    }
    .wait = It is { $seat }’s turn.
ask-card-shot = { $by } shoots at you
    .why = { $carded ->
        [yes] { $card } is aimed at you. { $needs ->
            [one] One Missed! cancels it.
           *[other] It takes { $needs } Missed! to cancel it.
        }
       *[no] { $needs ->
            [one] One Missed! cancels the shot.
           *[other] It takes { $needs } Missed! to cancel the shot.
        }
    }
    .wait = { $yours ->
        [yes] { $seat } is deciding how to answer your shot.
       *[no] { $seat } is deciding how to answer the shot of { $by }.
    }
ask-card-raid = The Indians are upon you
    .why = { $by } played { $card }: discard a BANG! card, or lose 1 life point.
    .wait = { $yours ->
        [yes] { $seat } is deciding how to answer your Indians.
       *[no] { $seat } is deciding how to answer the Indians of { $by }.
    }
ask-card-duel = { $mine ->
        [yes] Your duel with { $other }
       *[no] { $other } challenges you
    }
    .why = Discard a BANG! card, or lose 1 life point and the duel.
    .wait = { $yours ->
        [yes] Duel: { $seat } is to answer you.
       *[no] Duel: { $seat } is to answer { $other }.
    }
ask-card-dying = You are dying
    .why = { $short ->
        [one] Regain 1 life point now, or you are out.
       *[other] Regain { $short } life points now, or you are out.
    }
    .wait = { $seat } is dying and looks for a rescue.
ask-card-flip = Which card counts?
    .why = { $wants ->
        [0] Hearts help you.
       *[other] Spades 2 to 9 explode.
    }
    .wait = { $seat } chooses which card counts.
ask-card-second_card = Turn over a second card?
    .why = { $wants ->
        [0] Hearts help you. Of two cards you choose which one counts.
       *[other] Spades 2 to 9 explode. Of two cards you choose which one counts.
    }
    .wait = { $seat } decides whether to turn over a second card.
ask-card-pick = What does { $target } discard?
    .why = A random card of the hand, or one in play.
    .wait = { $yours ->
        [yes] { $seat } chooses what you discard.
       *[no] { $seat } chooses what { $target } discards.
    }
ask-card-estate = Which card of { $dead } do you take?
    .why = A random card of the hand, or one in play.
    .wait = { $yours ->
        [yes] { $seat } takes over your cards.
       *[no] { $seat } takes over the cards of { $dead }.
    }
ask-card-reward = Draw the reward?
    .why = You have eliminated { $dead }: three cards are yours.
    .wait = { $seat } decides whether to draw the reward.
ask-card-excess = Discard a card
    .why = { $over ->
        [one] You hold { $held } cards and may keep { $keep }: one has to go.
       *[other] You hold { $held } cards and may keep { $keep }: { $over } have to go, one by one.
    }
    .wait = { $seat } discards down to the hand limit.
ask-card-shopping = Take a card
    .why = The General Store is open: one card for everyone, in turn.
    .wait = { $seat } chooses in the General Store.
ask-card-from_hand = Where do you draw your first card?
    .why = From the deck, or a random card from the hand of another player.
    .wait = { $seat } chooses where to draw from.
ask-card-from_discards = Where do you draw your first card?
    .why = From the deck, or the top card of the discards.
    .wait = { $seat } chooses where to draw from.
ask-card-looking = Which card do you put back?
    .why = It goes on top of the deck; the others are yours.
    .wait = { $seat } looks at the top of the deck.
ask-card-from_play = Draw, or take a card in play?
    .why = Draw as usual from the deck, or take one card in play of any player.
    .wait = { $seat } chooses where to draw from.
ask-card-copying = Whose ability do you borrow?
    .why = You have it until your next turn.
    .wait = { $seat } chooses an ability to borrow.
ask-card-choosing = Who do you want to be?
    .why = Nobody else sees your two characters. All are turned up when everybody has chosen.
    .wait = { $seat } chooses a character.

ask-dice-rolling = Roll again, or stop?
    .why = { $rolls ->
        [1] This is your first roll.{" "}
       *[other] {""}
    }{ $rolls_left ->
        [one] One roll is left. Tap the dice that you want to roll again.
       *[other] { $rolls_left } rolls are left. Tap the dice that you want to roll again.
    }
    .wait = { $seat } decides which dice to roll again.
ask-dice-shooting = Whom does the { $face } hit?
    .why = Die { $place } from the left. All shots are aimed before any of them hits.
    .wait = { $seat } is taking aim.
ask-dice-instead = Take an arrow instead?
    .why = { $left ->
        [one] { $by } costs you 1 life point. You may take an arrow instead.
       *[other] { $by } costs you { $left } life points. For each of them you may take an arrow instead.
    }
    .wait = { $seat } decides between an arrow and a life point.
ask-dice-returning = Return an arrow?
    .why = For each life point lost you may put one of your arrows back.
    .wait = { $seat } decides whether to return an arrow.
ask-dice-healing = { $left ->
        [one] Who gets the Beer?
       *[other] Who gets the next of { $left } Beer?
    }
    .why = Whoever gets it gains 1 life point.
    .wait = { $seat } decides who gets the Beer.
ask-dice-gift = Who gains a life point?
    .why = At the start of your turn a player of your choice gains 1 life point.
    .wait = { $seat } chooses who gains a life point.
ask-dice-choosing = Who do you want to be?
    .why = Nobody else sees your two characters. All are turned up when everybody has chosen.
    .wait = { $seat } chooses a character.
ask-dice-removing = Whose arrow goes back?
    .why = { $left ->
        [one] One Gatling returns one arrow of any player.
       *[other] { $left } Gatling return one arrow each, of any player.
    }
    .wait = { $seat } chooses whose arrow goes back.
ask-dice-firing = Fire the Gatling?
    .why = All others lose 1 life point. You return your arrows, or keep them.
    .wait = { $seat } decides whether to fire the Gatling.

## Answers, with a .note on what they mean

answer-end = End turn
    .note = { $over ->
        [0] {""}
       *[other] then discard { $over }
    }
answer-pass-card-shot = Take the hit
    .note = you lose 1 life point
answer-pass-card-raid = Take the hit
    .note = you lose 1 life point
answer-pass-card-duel = Give up the duel
    .note = you lose 1 life point
answer-pass-card-dying = Die
    .note = you are out of the game
answer-pass-card-second_card = Leave it at the first card
    .note = {""}
answer-pass-card-reward = Decline the reward
    .note = {""}
answer-pass-dice-removing = Leave the arrows
    .note = {""}
answer-pass-dice-firing = Hold fire
    .note = {""}
answer-draw-deck = Draw from the deck
    .note = {""}
answer-draw-discards = Take the top discard
    .note = {""}
answer-draw-second_card = Turn over a second card
    .note = {""}
answer-draw-reward = Draw three cards
    .note = {""}
answer-flip = Try the { $name }
    .note = turn over a card: ♥ counts as a Missed!
answer-use = Use { $name }
    .note = counts as a Missed!
answer-ability = Use your ability
    .note = { $character }
answer-ability-flip = Try your luck
    .note = { $character } turns over a card: ♥ counts as a Missed!
answer-arrow = Take an arrow
    .note = instead of the life point
answer-hit = Lose the life point
    .note = {""}
answer-become = { $what }
    .note = { $text }
answer-drop = Return an arrow
    .note = {""}
answer-keep = Keep your arrows
    .note = {""}
answer-fire = Fire
    .note = all others lose 1 life point
answer-fire-keeping = Fire and keep your arrows
    .note = all others lose 1 life point, your arrows stay

## Doing something to somebody: the deed, the question (.ask), the button (.go), the button for oneself (.own)

do-shoot = Shoot
    .ask = Whom do you shoot?
    .go = Shoot { $target }
    .own = Shoot yourself
do-duel = Challenge
    .ask = Whom do you challenge?
    .go = Challenge { $target }
    .own = Challenge yourself
do-jail = Jail
    .ask = Who goes to Jail?
    .go = Jail { $target }
    .own = Go to Jail
do-take = Take a card
    .ask = From whom do you take a card?
    .go = Take a card of { $target }
    .own = Take your own card
do-discard = Make discard
    .ask = Who has to discard?
    .go = Make { $target } discard
    .own = Discard your own card
do-heal = Heal
    .ask = Who regains life?
    .go = Heal { $target }
    .own = Heal yourself
do-draw = Draw
    .ask = From whom do you draw?
    .go = Draw from { $target }
    .own = Draw your own card
do-copy = Borrow the ability
    .ask = Whose ability do you borrow?
    .go = Borrow from { $target }
    .own = Borrow your own
do-remove = Return an arrow
    .ask = Whose arrow goes back?
    .go = Return an arrow of { $target }
    .own = Return your own arrow
do-choose = Choose
    .ask = Which card?
    .go = Choose of { $target }
    .own = Choose your own
do-play = Play
    .ask = Play it?
    .go = Play { $card }
    .own = Play { $card }
do-lay = Lay down
    .ask = Lay it down?
    .go = Lay down { $card }
    .own = Lay down { $card }
do-use = Use
    .ask = Use it?
    .go = Use { $card }
    .own = Use { $card }
do-ability = Use your ability
    .ask = Use your ability?
    .go = Use your ability
    .own = Use your ability

## Dice

the-dice = The dice
die-arrow = Arrow
die-dynamite = Dynamite
die-1 = 1
die-2 = 2
die-beer = Beer
die-gatling = Gatling
die-said = { $face } { $state }
die-state-kept = keep
die-state-roll = roll
die-state-locked = locked
arrows-left = { $left } of { $of } arrows left
roll-of = Roll { $roll } of { $of }
not-rolled = Not rolled yet
three-dynamite = Three Dynamite: no more rolls
tap-a-die = tap a die to keep it or to roll it
stop = Stop
roll-dice = { $count ->
    [0] Choose dice to roll
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
odds = Odds
odds-for = { $count ->
    [one] If you roll this die
   *[other] If you roll these { $count } dice
}
odds-choose = The odds are for the dice that you roll again: tap some.
odds-gatling = the Gatling fires
odds-beer = at least one Beer
odds-one = at least one 1
odds-two = at least one 2
odds-arrow = at least one Arrow
odds-dynamite = three Dynamite: −1 life, you stop

## Chat, emotes, claims

chat = Chat
chat-unread = { $unread ->
    [0] Chat
   *[other] Chat, { $unread } new
}
graveyard-chat = Boot Hill
messages = Messages
message = Message
nobody-said-anything = Nobody has said anything yet.
say-something = Say something
send = Send
mute = Mute { $name }
unmute = Hear { $name } again
hear-all = { $count ->
    [one] Hear the muted player again
   *[other] Hear all { $count } muted players again
}
quick-emotes = Quick emotes
emote-howdy = Howdy
emote-nice-shot = Nice shot
emote-ouch = Ouch
emote-thanks = Thanks
emote-hurry-up = Hurry up
emote-sorry = Sorry
claim-a-role = Claim a role …
about-whom = About whom?
about-me = I am …
about-player = I suspect { $name } …
suspect-in-general = just suspicious
take-claim-back = Take it back

## After the game

rematch = Rematch
to-result = To the result
not-ready = Not ready after all
role = Role
won = won
copy = Copy
seed = Seed
replay = Replay
to-the-start = To the start page
step = Step
turn = Turn
play = Play

## Settings

theme = Theme
theme-system = as the system
theme-light = light
theme-dark = dark
speed = Speed
speed-0 = at once
speed-0-5 = fast
speed-1 = normal
speed-1-6 = slow
sound = Sounds
sound-asked = When I am asked
sound-table = Shots, cards and dice
sound-clock = The clock
volume = Volume
notify = Notify me when I am asked and the page is hidden
confirm-shots = A second click before a shot is fired
ask-twice = A question before a move that harms oneself or is wasted
use-keys = Keys for the table
help-beside = “What can I do?” beside the table
all-keys = All keys
keys-help =
    1–9, 0: card of your hand
    Q W A S F H J: the lit player, clockwise from your left
    ← →: next lit player
    Enter: do it · Esc: back
    E: end turn or stop · R: roll · Z X C V B: keep or roll a die · O: odds
    I: look closer · M: answer in advance · V: event · ?: what can I do · L: log · T: chat · G: claim · Space: finish this turn · hold D: all distances · hold P: my cards, where they lie face down
    Replay: ← → step, with Shift a turn, P play
search-rules = Look something up
all-cards = All cards
all-characters = All characters
rules-by-number = All rules by number

## Passing messages

reconnecting = Reconnecting … your seat is safe.
no-server = No connection to the server. Trying again …
toast-offline = Not connected just now: wait a moment.
toast-writing = These keys play the game. Press T to write in the chat.
toast-copied = Copied.
toast-left-kicked = The host has freed your seat. Join another table, or open one.
toast-left-closed = The table was closed. Open a new one, or play against bots.
toast-watching-full = No seat is free now, so you are watching.
refused-stale = That was no longer possible.
refused-illegal = That is not possible here.
refused-not-asked = It is somebody else’s answer.
refused-bad-message = The server did not understand that.
refused-bad-option = These rules do not go together: choose others.
refused-no-table = There is no table { $code }. Check the code, or open a table of your own.
refused-no-free-seat = No seat is free at this table; you can watch.
refused-not-at-a-table = You are not at a table.
refused-not-seated = You have no seat here.
refused-not-host = Only the host can do that.
refused-seat-taken = That seat is taken.
refused-seats-empty = Some seats are still empty: add bots, or invite people.
refused-game-on = Not while a game is on.
refused-no-game = There is no game on.
refused-kicked = The host does not want you at this table.
refused-not-eliminated = That is for the eliminated.
refused-eliminated = The eliminated talk among themselves.
refused-too-fast = Not so fast: wait a moment.
refused-too-many-tables = You have a seat at too many tables. Leave one first.
refused-full = There is no room for another table now. Try again later.
refused-no-bot = There is no such bot for this game.
refused-no-puzzle = There is no such puzzle; the page of the puzzles lists them.
refused-name-taken = { $name } is what a bot or a stranger is called. Choose another name.
refused-not-now = Not now.
refused-try-again = That could not be saved. Try again.
