### What the terminal itself says.

## The table

table-head-card = { $top ->
        [none] Deck { $deck } · no discards
       *[some] Deck { $deck } · discards { $discards }, on top { $card }
    }
table-deck-top = On top of the deck: { $cards }
table-store = In the store: { $cards }
table-head-dice = Arrows in the middle: { $supply } of 9
table-in-reach = distance { $distance }, in reach
table-too-far = distance { $distance }, too far
table-you = you
table-out = out
table-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-arrows = { $count ->
    [0] no arrows
    [one] 1 arrow
   *[other] { $count } arrows
}
table-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
table-hits = { $count ->
    [one] 1 shot aimed
   *[other] { $count } shots aimed
}
table-in-play = In play: { $cards }
table-waits = { $card } (waits)
table-choosing = (to be chosen)
table-borrows = has the ability of { $character }
table-known = You know of: { $cards }
hand-yours = Your hand (limit { $limit }): { $cards }
hand-empty = Your hand is empty.

## Events

table-event = Event: { $event }. { $text }
table-no-event = No event is in force yet.
table-next-event = Next event: { $event }{ $count ->
        [0] , the last one
       *[other] , { $count } more after it
    }.
table-backwards = Turns go counter-clockwise.
table-named = { $seat } has named { $suit } and may play nothing else.
table-must-play = { $seat } has to play { $card } before the turn ends, if possible.
table-ghost = ghost
table-second = may go on as { $character }

## The dice

dice-roll = Roll { $roll } of { $allowed }
dice-kept = kept
dice-locked = locked
# What the dice will do if one stops: $count dice of a face, $need for an effect, $targets for shots.
dice-does-arrow = { $count } × Arrow: already taken.
dice-does-dynamite = { $fires ->
        [yes] { $count } × Dynamite: you lose 1 life point.
       *[no] { $count } × Dynamite: nothing (three cost you 1 life point).
    }
dice-does-shot = { $count ->
        [one] 1 × { $face }: takes 1 life point from { $targets }.
       *[other] { $count } × { $face }: each takes 1 life point from { $targets }.
    }
dice-does-beer = { $count ->
        [one] 1 × Beer: gives 1 life point to anyone.
       *[other] { $count } × Beer: each gives 1 life point to anyone.
    }
dice-does-gatling = { $fires ->
        [yes] { $count } × Gatling: all others lose 1 life point, your arrows go back.
       *[no] { $count } × Gatling: nothing ({ $need } fire).
    }
face-arrow = Arrow
face-dynamite = Dynamite
face-1 = 1
    .die = hit 1
face-2 = 2
    .die = hit 2
face-beer = Beer
face-gatling = Gatling

odds-point = .
odds-head = If you roll { $dice } again:
odds-gatling = Gatling fires: { $chance }
odds-dynamite = three Dynamite or more: { $chance }
odds-face = { $face }: at least one { $one }, two { $two }, three { $three }
odds-nothing = There is no die to roll again now; `odds` works between your rolls.
odds-places = `odds` takes places of dice from 1 to 5, each once, as in `odds 1 3`.

## Beginning and end

start-card = BANG! the card game ({ $sets }) for { $players } players, { $luck }.
start-dice = BANG! The Dice Game for { $players } players, { $luck }.
# $luck: the seed, open ($seed) or sealed ($hash).
luck-open = seed { $seed }
luck-sealed = sealed seed { $hash }
# $bots: a name, or which seat is which.
start-bots = The others are bots ({ $bots }). `help` explains everything, `quit` leaves.
start-you = You are { $seat }, { $character }, { $role }.
start-goal = Goal: { $goal }
start-ability = Ability: { $ability }
end-over = The game is over.
end-won = You have won!
end-lost = You have lost.
end-nobody = Nobody has won.
end-seat = { $seat } { $character }: { $role }
    .won = { $seat } { $character }: { $role }, won
saved = The record is in { $path }
not-saved = The record could not be written to { $path }: { $reason }. Use --record FILE for another place.
left = You leave the game.

# After a game. $game and $games: which one of how many; $wins by $seat, who is you or a bot ($name).
after-won = Won so far, { $games ->
        [one] after 1 game:
       *[other] after { $games } games:
    }
after-seat = { $seat } ({ $name }): { $wins }
after-you = you
after-series = Enter deals game { $game } of { $games }, `quit` leaves.
after-over = `again` deals another game at this table; Enter leaves.
    .typed = again a
after-why = `why` tells what the bots had in mind, `why B` what B had.
after-wrong = `{ $text }` is nothing here.
after-heading = Game { $game } at this table
after-heading-series = Game { $game } of { $games }

reasons-later = A bot’s reasons give away what it holds: you can read them after the game, or at any time in a practice game (--practice).
reasons-none = There is no such reason: a bot gives one when it has had a choice.
reasons-of = { $seat } chose “{ $move }”. { $said }
reasons-turn = Turn { $turn }
# The coach. $moves: one move or two; $percent: how likely one's side wins then.
hint-practice = The coach is there in practice games only (--practice).
hint-best = Gus would play: { $moves } ({ $percent } %)
hint-more = or: { $moves } ({ $percent } %)
hint-then = { $first }, then: { $then }
hint-role = { $role } { $percent } %
hint-belief = { $seat }: { $roles }
hint-sees = The figures are your side’s chance to win. He sees what you see, not the others’ cards.

## Answering

target = { $seat } ({ $character }, { $life }/{ $full })
seat-own = { $seat } (you)
prompt = { $seat }>
forced = Your only answer: { $move }.
group-play = Play { $card } at { $targets }
group-lay = Put { $card } in front of { $targets }
group-use = Use { $card } at { $targets }
group-price = Play { $card } (costs another card)
group-price-at = Play { $card } at { $targets } (costs another card)
group-ability = Use your ability (costs { $count ->
        [one] a card
       *[other] { $count } cards
    })
group-ability-at = Use your ability at { $targets } (costs { $count } cards)
group-event-at = Use { $card } at { $targets } (costs { $count ->
        [one] a card
       *[other] { $count } cards
    })
group-draw = Take a card from { $targets }
ask-which = Which of these?
ask-target = At whom?
ask-card = Which card?
ask-price = Which card do you discard with it?
ask-pair = Which card do you discard first?
ask-second = And which one with { $card }?
back = (Enter alone goes back)
rolling-how = Type the places to roll again, such as 1 3 5, or `keep 2 4`; 0 stops,
    `odds` tells the chances.
confirm = { $warning } Really? (1 yes, 0 no)
confirm-yes = yes y 1
confirm-no = no n 0
confirm-again = Please answer 1 for yes or 0 for no.
warnings-on = You are asked once more before what harms you or is wasted.
warnings-off = You are no longer asked before what harms you or is wasted. `warnings` brings that back.
# Words that a move may have and that decide nothing.
filling = at from of with on and the a
rolling-keep = keep
rolling-again = roll
rolling-stop = stop s end
warn-dies = This costs you your last life point.
warn-could = You could still be saved.
warn-own = This hits your own { $card }.
warn-jail = This puts yourself into Jail.
warn-full = You are at full life, so it has no effect.
warn-two = With two players left a Beer has no effect.
warn-lost-beer = { $target } is at full life, so it would be lost.
warn-dynamite = The Dynamite may kill you if it comes round.
warn-weaker = The weapon you have shoots no less far.
warn-ally = This harms your own Sheriff.
warn-unarmed = You hold no BANG! for this duel.
warn-arrow = You would keep an arrow that could go back.

## Wrong input: one sentence, with the way out

wrong-number = There is no answer { $number }; type a number from { $first } to { $last }, or `help`.
wrong-word = `{ $text }` is no answer here; type one of the numbers, a move such as `{ $example }`, or `help`.
wrong-word-like = `{ $text }` is no answer here; did you mean `{ $close }`? `help` explains everything.
wrong-rest = `{ $text }` does not go with answer { $number }; type { $number } alone to see what does.
wrong-dice = Dice are the places 1 to 5, each once; to roll the first and third again type 1 3.
wrong-locked = Dynamite stays where it is; choose among { $places }.
why-not-yours = You do not hold { $card }; `table` shows your hand.
why-not-event = { $card } is not the event in force; `table` shows which one is.
why-not-card = { $card }: { $reason }
why-not-target = { $card } at { $target }: { $reason }.
no-log = Nothing has happened yet.
log-all = all

## Help

help-how-card = Answering: type the number of an answer. Where a line names several players, add the letter: `2 C`. Or write the move, as in `play bang at C`, or only `bang c`. 0 is always the answer that does nothing (end, pass). Enter alone goes back.
help-how-dice = Answering: type the number of an answer, or the letter of a player: `2` or `C`. Or write the move, as in `shoot C` or `heal A`. 0 is always the answer that does nothing (stop, pass). Rolling: type the places to roll again, as in `1 3 5`, or those to keep, as in `keep 2 4`; 0 stops. `odds` or `odds 1 3` tells the chances.
help-commands = Commands, at any time:
# What is shown, what it does (.text), and what can be typed besides the English word (.typed).
help-command-help = help WORD
    .typed = ?
    .text = what a card, an event, a character, a role or a word of the rules means
help-command-table = table
    .typed = t
    .text = the table again, with everyone's life and cards
help-command-log = log
    .typed = l
    .text = what has happened in the last round; `log all` from the start
help-command-why = why
    .typed = w
    .text = in a practice game, why the last bot moved as it did; `why B` asks B
help-command-hint = hint
    .typed = hint
    .text = in a practice game, what the coach would do, why, and what he thinks of the others
help-command-odds = odds
    .typed = o
    .text = the chances of your next roll
help-command-warnings = warnings
    .typed = warnings warning
    .text = asks once more before what harms you or is wasted, or no longer
help-command-quit = quit
    .typed = q exit
    .text = leave; the game is kept as a record
help-signs-card = Signs: ● a life point, ○ a lost one; > whose turn it is; (waits) a green card that cannot be used yet; a character in brackets, (Jourdonnais), has no ability now.
help-signs-dice = Signs: ● a life point, ○ a lost one; > whose turn it is.
help-words = Words to ask for: { $words }.
help-card = { $name } ({ $border }; { $copies })
help-event = { $name } (event; { $set })
help-character-card = { $name } ({ $life } life points; card game)
help-character-dice = { $name } ({ $life } life points; dice game)
help-rule = { $id }: { $text }
help-nothing-like = There is nothing about `{ $word }`; did you mean { $close }?
help-nothing = There is nothing about `{ $word }`; `help` lists words to ask for.
help-more = { $count ->
    [one] There is 1 more: `sixgun rules { $word }`.
   *[other] There are { $count } more: `sixgun rules { $word }`.
}

## Commands that only print

rules-nothing = Nothing speaks of { $words }; try a single word, such as `sixgun rules barrel`, or an id, such as `sixgun rules C94`.
rules-nothing-like = Nothing speaks of { $words }; did you mean { $close }?
rules-cards = Cards
rules-events = Events
rules-characters = Characters
rules-roles = Roles
rules-words = Words
rules-rules = Rules
