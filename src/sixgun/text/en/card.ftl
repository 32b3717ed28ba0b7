### The cards of the card game: name and what the card does, in our own words.

## Base game

card-bang = BANG!
    .text = Shoot one player within reach of your weapon: he loses 1 life point unless he answers with a Missed! effect. Only one card of this name may be played in a turn.
card-missed = Missed!
    .text = Cancels a shot aimed at you, at once and also out of your turn. It protects nobody else.
card-beer = Beer
    .text = Regain 1 life point, never above your starting life. Out of your turn only at the moment in which a hit takes your last life point. No effect while only two players remain.
card-saloon = Saloon
    .text = Every other player regains 1 life point, and so do you. It is no Beer: it cannot save a dying player.
card-stagecoach = Stagecoach
    .text = Draw 2 cards from the deck.
card-wells-fargo = Wells Fargo
    .text = Draw 3 cards from the deck.
card-general-store = General Store
    .text = Turn up as many cards as there are players left. Beginning with you and going clockwise, each takes one of them into hand.
card-panic = Panic!
    .text = Take a card from a player at distance 1 into your hand: a random hand card, or one in play of your choice. What changes distances counts, weapons do not.
card-cat-balou = Cat Balou
    .text = Make any one player discard a card, at any distance: a random hand card, or one in play of your choice.
card-gatling = Gatling
    .text = A shot at every other player, at any distance. It is no BANG! card, so there is no limit for it.
card-indians = Indians!
    .text = Every other player either discards a BANG! card or loses 1 life point. Missed! and Barrel do not help.
card-duel = Duel
    .text = Challenge any other player, at any distance. Beginning with him, the two of you discard BANG! cards in turn; the first who does not loses 1 life point. Missed! and Barrel do not help, and the BANG! cards are not the one of the turn.
card-mustang = Mustang
    .text = While it is in play all others see you at a distance of 1 more.
card-scope = Scope
    .text = While it is in play you see all others at a distance of 1 less, but never below 1.
card-barrel = Barrel
    .text = When you are shot at you may draw!: hearts count as one Missed!. If it fails you may still answer in another way.
card-jail = Jail
    .text = Put it in front of any player but the Sheriff, at any distance. At the start of his turn he must draw!: with hearts he plays on as usual, otherwise he misses the turn. The Jail is gone either way.
card-dynamite = Dynamite
    .text = Put it in front of yourself. From your next turn on, whoever has it at the start of his turn must draw!: with spades 2 to 9 it explodes and costs him 3 life points, otherwise it moves on to the left (past players who have one already).
card-volcanic = Volcanic
    .text = Weapon, reaches distance 1. While it is in play you may play any number of BANG! cards in your turn.
card-schofield = Schofield
    .text = Weapon, reaches distance 2.
card-remington = Remington
    .text = Weapon, reaches distance 3.
card-rev-carabine = Rev. Carabine
    .text = Weapon, reaches distance 4.
card-winchester = Winchester
    .text = Weapon, reaches distance 5.

## Dodge City

card-binocular = Binocular
    .text = While it is in play you see all others at a distance of 1 less. It adds up with a Scope.
card-hideout = Hideout
    .text = While it is in play all others see you at a distance of 1 more. It adds up with a Mustang.
card-punch = Punch
    .text = A shot at a player at distance 1, whatever your weapon. It is no BANG! card.
card-rag-time = Rag Time
    .text = Discard one more hand card as the price: take a card from any other player, at any distance: a random hand card, or one in play of your choice.
card-brawl = Brawl
    .text = Discard one more hand card as the price: every other player discards a card, and for each you choose a random hand card or one in play.
card-dodge = Dodge
    .text = Counts as a Missed! from your hand; then draw 1 card.
card-springfield = Springfield
    .text = Discard one more hand card as the price: a shot at any other player, at any distance. It is neither a BANG! card nor a weapon.
card-tequila = Tequila
    .text = Discard one more hand card as the price: any one player, you included, regains 1 life point. It is no Beer.
card-whisky = Whisky
    .text = Discard one more hand card as the price: you regain 2 life points. It is no Beer.
card-bible = Bible
    .text = From a later turn on, give it up: it counts as a Missed!, also out of your turn, and you draw 1 card.
card-canteen = Canteen
    .text = In a later turn of yours, give it up to regain 1 life point. It is no Beer.
card-can-can = Can Can
    .text = In a later turn of yours, give it up: any one player discards a card, a random hand card or one in play of your choice.
card-ten-gallon-hat = Ten Gallon Hat
    .text = From a later turn on, give it up: it counts as a Missed!, also out of your turn.
card-conestoga = Conestoga
    .text = In a later turn of yours, give it up to take a card from any other player, at any distance: a random hand card, or one in play of your choice.
card-derringer = Derringer
    .text = In a later turn of yours, give it up: a shot at a player at distance 1, and you draw 1 card. It is no weapon.
card-buffalo-rifle = Buffalo Rifle
    .text = In a later turn of yours, give it up: a shot at any other player, at any distance. It is no weapon.
card-howitzer = Howitzer
    .text = In a later turn of yours, give it up: a shot at every other player, at any distance.
card-pepperbox = Pepperbox
    .text = In a later turn of yours, give it up: a shot at a player within reach of your weapon. It is neither a weapon nor a BANG! card.
card-iron-plate = Iron Plate
    .text = From a later turn on, give it up: it counts as a Missed!, also out of your turn.
card-pony-express = Pony Express
    .text = In a later turn of yours, give it up to draw 3 cards.
card-knife = Knife
    .text = In a later turn of yours, give it up: a shot at a player at distance 1. It is no weapon.
card-sombrero = Sombrero
    .text = From a later turn on, give it up: it counts as a Missed!, also out of your turn.

## What is printed on them besides

border-brown = brown
    .text = Played from the hand for one effect at once, then discarded.
border-blue = blue
    .text = Laid down; it works as long as it is in play.
border-green = green
    .text = Laid down; from a later turn on it can be given up for its effect.

set-base = base game
set-dodge-city = Dodge City
set-high-noon = High Noon
set-fistful-of-cards = A Fistful of Cards
set-dice = dice game
