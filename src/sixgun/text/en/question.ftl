### The questions of both games, each by the name of what asks it.
###
### $by, $other, $target, $dead, $owner, $giver: players by letter, or "you"; $life: the life points of the one asked;
### the other numbers are those of the question.

## Card game

question-card-play = What do you play?
question-card-shot = { $needs ->
        [one] { $by } shoots at you. A Missed! saves you; else you go from { $life } to { $after } life.
       *[other] { $by } shoots at you. { $needs } Missed! are needed; else you go from { $life } to { $after } life.
    }
question-card-raid = Indians! of { $by }: discard a BANG!, or go from { $life } to { $after } life.
question-card-duel = { $mine ->
        [yes] Your duel with { $other }: discard a BANG!, or go from { $life } to { $after } life.
       *[no] { $other } duels with you: discard a BANG!, or go from { $life } to { $after } life.
    }
question-card-dying = { $short ->
        [one] You are dying: 1 life point would save you.
       *[other] You are dying: { $short } life points would save you.
    }
question-card-flip = { $wants ->
        [0] Which card counts? You want hearts.
       *[other] Which card counts? Spades 2 to 9 explode.
    }
question-card-second_card = { $wants ->
        [0] Turn over a second card? You want hearts.
       *[other] Turn over a second card? Spades 2 to 9 explode.
    }
question-card-pick = What does { $target } have to discard?
question-card-estate = Which card of { $dead } do you take over?
question-card-reward = Do you draw the reward of three cards for { $dead }?
question-card-excess = { $over ->
        [one] You hold { $held } cards and may keep { $keep }: which one do you discard?
       *[other] You hold { $held } cards and may keep { $keep }: which { $over } do you discard, one by one?
    }
question-card-shopping = Which card do you take from the store?
question-card-from_hand = From where do you draw your first card?
question-card-from_discards = From where do you draw your first card?
question-card-looking = Which of the cards do you put back on the deck?
question-card-from_play = Do you draw as usual, or take a card in play?
question-card-copying = Whose ability do you borrow until your next turn?
question-card-robbed = Which blue card in front of you do you discard?
question-card-naming = Which suit do you play in this turn?
question-card-identity = Do you take your second character, with 2 life points?
question-card-brothers = Do you give up a life point for somebody?
question-card-drinking = Do you draw, or regain 1 life point instead?
question-card-guessing = Which colour is the top card?
question-card-ranching = Which card do you exchange?
question-card-ricocheting = { $by } shoots at a card in front of you. A Missed! saves it.
question-card-roulette = Russian Roulette: give up a Missed!, or lose 2 life points.
question-card-volley = { $left ->
        [one] A shot at you. A Missed! saves you; else you go from { $life } to { $after } life.
       *[other] The first of { $left } shots at you. A Missed! saves you; else you go from { $life } to { $after } life.
    }
question-card-digging = Which of the top cards do you leave on the discards?
question-card-picking_final = Which event comes last?
question-card-choosing = Which of your two characters do you want to be?

## Dice game

question-dice-rolling = { $rolls_left ->
        [one] Roll again (once more), or stop?
       *[other] Roll again (up to { $rolls_left } times), or stop?
    }
question-dice-shooting = The die at place { $place } shows { $face }: whom do you shoot?
question-dice-instead = { $left ->
        [one] { $by } costs you 1 life point. Take an arrow instead?
       *[other] { $by } costs you { $left } life points. Take an arrow instead of the next?
    }
question-dice-returning = You have lost a life point. Return an arrow?
question-dice-healing = { $left ->
        [one] Who gets the Beer?
       *[other] Who gets the next of { $left } Beer?
    }
question-dice-gift = Who gains 1 life point before you roll?
question-dice-removing = { $left ->
        [one] Whose arrow goes back for your Gatling?
       *[other] Whose arrow goes back for the next of { $left } Gatling?
    }
question-dice-firing = Do you fire the Gatling?
question-dice-choosing = Which of your two characters do you want to be?
