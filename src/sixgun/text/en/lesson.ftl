### What Gus says in the guided first games, step by step in their order: two sentences at most, and 170 signs.
### The step's name (.title), and what he says when somebody does another thing than he asked for (.still).

# The card game: $B, $C and $D are the names of the others, clockwise.
lesson-card-role = You are an Outlaw, and nobody else knows. You win when the Sheriff falls.
    .title = Who you are
lesson-card-life = Four bullets, four lives. When the last one is gone, you are out.
    .title = Your life
lesson-card-reach = { $C } sits two places away: distance 2. Your Colt reaches 1, so you can shoot your neighbours but not her.
    .title = Who can reach whom
lesson-card-turn = Draw two, play what you like, end your turn. The two cards are in your hand already.
    .title = Your turn
lesson-card-shoot = A BANG! costs a player 1 life unless he dodges, and you may play one a turn. Try the man with the star, then end your turn.
    .title = Shoot
    .still = That works too. Still, only the Sheriff’s fall wins you the game: we go on as if you had shot at { $D }.
lesson-card-dodge = { $B } shoots at you. A Missed! stops it; or take the hit.
    .title = Dodge
    .still = That works too. Still, a life costs more than a card: we go on as if you had played your Missed!
lesson-card-drink = { $B } and { $D } have hit you, you are down to 2. A Beer gives 1 life back, in your turn or when you would fall.
    .title = Drink
    .still = That works too. Still, at two lives a Beer comes first: we go on as if you had drunk it.
lesson-card-lay = Blue cards stay in front of you. This gun reaches 2, so now you could shoot at anybody here.
    .title = Cards in play
    .still = That works too. Still, whoever reaches farther chooses better: we go on as if the gun lay in front of you.
lesson-card-barrel = { $D }’s Barrel says “draw!”: the top card is turned over, and with hearts your shot misses. Try it.
    .title = Turn one over
    .still = That works too. Still, { $D } is your man: we go on as if you had shot, and his Barrel had saved him.
lesson-card-who = Only the Sheriff is known. { $C } shot at him too, so she is likely with you: tap her to see what is known of her.
    .title = Who is who
lesson-card-limit = At the end of your turn you keep as many cards as you have lives. End it, and discard what you need least.
    .title = Too many cards
    .still = That works too. Still, every turn ends so: we go on as if you had ended yours and discarded a card.
lesson-card-winning = Outlaws win when the Sheriff falls, even the fallen. The law wins when all Outlaws and the Renegade are out; a Renegade must be the last one standing.
    .title = How it ends

# The dice game.
lesson-dice-five = Five dice, six faces: 1 and 2 shoot, Beer heals, Gatling, Dynamite, Arrow. You are an Outlaw: hit { $D }, the man with the star.
    .title = Five dice
lesson-dice-rolls = You may roll three times and keep what you like. Keep the 1 and roll the other four again.
    .title = Three rolls
    .still = That works too. Still, the 1 was the best of them: we go on as if you had rolled the other four again.
lesson-dice-shots = A 1 hits a neighbour, a 2 the player two places away. Stop rolling, and shoot twice at the man with the star.
    .title = Shots
    .still = That works too. Still, you win when the Sheriff falls: we go on as if you had stopped and shot at { $D }.
lesson-dice-arrows = Each Arrow you roll goes in front of you at once. When the last of the nine is taken, everybody loses 1 life for each arrow he holds.
    .title = Arrows
lesson-dice-dynamite = A Dynamite is stuck, and three of them end your rolling and cost 1 life. Roll the two Arrows again, then stop and shoot.
    .title = Dynamite
    .still = That works too. Still, Arrows were worth another roll: we go on as if you had rolled both, stopped and shot.
lesson-dice-beer = A Beer gives 1 life back, to you or to whom you like. You have lost some: drink it yourself.
    .title = Beer
    .still = That works too. Still, you are the one who is bleeding: we go on as if you had drunk it yourself.
lesson-dice-gatling = Three Gatlings cost everybody else 1 life, and all your arrows go back. You have three: stop here.
    .title = Gatling
    .still = That works too. Still, three Gatlings are rare: we go on as if you had stopped and fired.
lesson-dice-who = Only the Sheriff is known. { $C } keeps shooting at him, so she is likely with you; when he falls, all Outlaws win.
    .title = Who is who

# Around him, in the terminal.
coach-terminal-step = { $step } of { $of } · { $title }
coach-terminal-says = Gus: { $text }
coach-terminal-go-on = Enter: go on
coach-terminal-over = That was the lesson. Now play: sixgun play --game { $game }
coach-terminal-left = You leave the lesson. Go on with: sixgun learn --game { $game } --step { $step }
