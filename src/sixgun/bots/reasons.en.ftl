# Why a bot moved as it did. Seats arrive as letters, cards and roles as their names in the language.

reason-role = { $role ->
    [sheriff] the Sheriff
    [outlaw] an Outlaw
    [renegade] a Renegade
   *[deputy] a Deputy
}

reason-guess = { $percent ->
    [0] whatever the role may be
    [100] { reason-role }
   *[other] { reason-role } at { $percent } %
}

reason-random = I took what came to hand.
reason-shoot = I shoot at { $target }: { $percent ->
    [0] whatever the role may be
    [100] { reason-role }
   *[other] { reason-role }, I would say, at { $percent } %
}.
reason-finish = { $target } is on the last life point, so I finish it: { reason-guess }.
reason-rob = { $target } should have one card less: { reason-guess }.
reason-hinder = I want { $target } out of the way for a while: { reason-guess }.
reason-help = { $target } may be on my side, so I help: { reason-guess }.
reason-against-friend = I have nothing against { $target }, yet this comes out best for me: { reason-guess }.
reason-hold = Nothing that I could still do would be worth its card.
reason-cards = More cards first, then we shall see.
reason-useful = { $card } does me the most good right now.
reason-lay-down = { $card } is better in front of me than in my hand.
reason-ability = My character's ability is worth its price here.
reason-defend = With { $life ->
    [one] one life point
   *[other] { $life } life points
} left I would rather give up { $card }.
reason-take-it = I can bear that; my cards are worth more to me.
reason-least-useful = Of my cards I need { $card } least.
reason-most-useful = I can use { $card } best.
reason-choose = This choice serves me best.
reason-draw = This is where I expect the most.
reason-copy = That is the ability I would like to have.
reason-must-shoot = Somebody has to take this shot, and { $target } can bear it best: { reason-guess }.
reason-drink = With { $life ->
    [one] one life point
   *[other] { $life } life points
} left I drink this one myself.
reason-waste-beer = Nobody whom I like needs a drink, so { $target } gets one that does no good.
reason-stop = These dice serve me as they are; another roll would more likely spoil them.
reason-keep-dice = I keep { $count ->
    [one] the die
   *[other] the dice
} that I can use and hope for better with the rest.
reason-reroll-all = None of these dice is any use to me.
reason-arrow-instead = Rather an arrow than a life point.
reason-bear-hit = The Indians worry me more than this hit.
reason-drop-arrow = One arrow less for the Indians to find.
reason-keep-arrow = The arrow may stay.
reason-remove-own = I get rid of an arrow while I can.
reason-remove = One arrow less for { $target }: { reason-guess }.
reason-fire = The Gatling hits more enemies than friends.
reason-become = Of my two characters this one suits my role better.
reason-let-be = I had better leave it at that.
reason-looked-ahead = I tried it out { $games } times in my head; this looked best, with { $percent } % to win.
reason-promised = It promised { $percent } %.
reason-suspects = { $seat } looks like { reason-role } ({ $percent } %).

## Events: what they ask, and what one does with them.

reason-name-suit = Of this suit I can use the most.
reason-guess-sure = This colour is certain.
reason-guess-likely = By the cards that I have seen, this colour is the more likely one.
reason-give-life = { $target } needs a life point more than I do: { reason-guess }.
reason-new-identity = As somebody else I am better off.
reason-drink-instead = With { $life ->
    [one] one life point
   *[other] { $life } life points
} left a drink is worth more to me than cards.
reason-must-play = { $card } has to be played, and this is the best that it can do.
reason-nothing-to-lose = I am back for one turn only and have nothing to lose.

## What was nearly done instead: a sentence for each kind of move.

reason-second-play = I nearly played { $card } instead.
reason-second-play-at = I nearly played { $card } at { $target } instead.
reason-second-use = I nearly used { $card } instead.
reason-second-use-at = I nearly used { $card } at { $target } instead.
reason-second-answer = I nearly gave up { $card } instead.
reason-second-ability = I nearly used my character's ability instead.
reason-second-ability-at = I nearly used my character's ability at { $target } instead.
reason-second-end = I nearly ended my turn instead.
reason-second-pass = I nearly did nothing instead.
reason-second-discard = I nearly discarded { $card } instead.
reason-second-take = I nearly took { $card } instead.
reason-second-draw = I nearly drew in the usual way instead.
reason-second-draw-at = I nearly drew from { $target } instead.
reason-second-return = I nearly put back { $card } instead.
reason-second-choose = The other choice was nearly as good.
reason-second-copy-at = I nearly borrowed the ability of { $target } instead.
reason-second-keep-card = I nearly kept { $card } instead.
reason-second-name = I nearly named another suit.
reason-second-guess = I nearly guessed the other colour.
reason-second-stop = I nearly stopped instead.
reason-second-reroll = { $count ->
    [one] I nearly rolled one die again instead.
   *[other] I nearly rolled { $count } dice again instead.
}
reason-second-shoot-at = I nearly shot at { $target } instead.
reason-second-heal-at = I nearly gave the drink to { $target } instead.
reason-second-heal-own = I nearly drank it myself instead.
reason-second-remove-at = I nearly took an arrow off { $target } instead.
reason-second-remove-own = I nearly got rid of an arrow of mine instead.
reason-second-arrow = I nearly took an arrow instead.
reason-second-hit = I nearly bore the hit instead.
reason-second-drop = I nearly gave back an arrow instead.
reason-second-keep = I nearly kept my arrows instead.
reason-second-fire = I nearly fired the Gatling instead.
