### How the rules begin when somebody looks them up: the goal, the roles, a turn. Loaded with them.

sheet-game = Which game
sheet-goal = The goal
    .text = Everybody has a role, and only the Sheriff shows his. Whoever reaches the goal of his role wins with his side, even if he has fallen.
    .three = At this table nobody is Sheriff, all roles lie open, and everybody has one player to hunt.
sheet-roles = The roles
sheet-turn = A turn
sheet-out = Out of your turn
    .card = When you are shot at, a Missed! saves you. When your last life point goes, a Beer does.
    .dice = You do nothing out of your turn, unless your character says so.
sheet-glossary = Glossary
sheet-nothing = Nothing here speaks of “{ $wanted }”. Try another word, or the other game.

# A turn of the card game, in its order.
turn-card-1 = Checks
    .text = If Dynamite or Jail lies in front of you, turn over a card for it first.
turn-card-2 = Draw
    .text = Take two cards from the deck.
turn-card-3 = Play
    .text = Play as many cards as you like, but only one BANG!; it reaches as far as your weapon.
turn-card-4 = Discard
    .text = Keep as many cards as you have life points.

# A turn of the dice game, in its order.
turn-dice-1 = Roll
    .text = Roll all five dice, up to three times, and keep what you like. Dynamite stays as it lies; three of them end your rolling and cost 1 life point.
turn-dice-2 = Arrows
    .text = Take each Arrow at once. When the last one is taken, the Indians attack: everybody loses 1 life point for each of his arrows.
turn-dice-3 = Shoot
    .text = 1 hits a neighbour, 2 a player two places away; you choose on which side.
turn-dice-4 = Drink
    .text = A Beer gives 1 life point to you or to anybody else.
turn-dice-5 = Gatling
    .text = Three of them hit everybody else, and you put back your arrows.
