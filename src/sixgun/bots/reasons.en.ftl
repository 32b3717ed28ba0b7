# Why a bot moved as it did. Seats arrive as letters, cards and roles as their names in the language.

reason-role = { $role ->
    [sheriff] the Sheriff
    [outlaw] an Outlaw
    [renegade] a Renegade
   *[deputy] a Deputy
}

reason-guess = { $percent ->
    [100] { reason-role }
   *[other] { reason-role } at { $percent } %
}

reason-random = I took what came to hand.
reason-shoot = I shoot at { $target }: { $percent ->
    [100] { reason-role }
   *[other] { reason-role }, I would say, at { $percent } %
}.
reason-finish = { $target } is on the last life point, and I take it for { reason-guess }.
reason-rob = { $target } should have one card less: { reason-guess }.
reason-hinder = I want { $target } out of the way for a while: { reason-guess }.
reason-help = { $target } may be on my side, so I help: { reason-guess }.
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
reason-let-be = I had better leave it at that.
reason-looked-ahead = I tried it out { $games } times in my head; this looked best, with { $percent } % to win.
reason-suspects = { $seat } looks like { reason-role } ({ $percent } %).
reason-weighed = My second thought was “{ $move }”, { $margin } hundredths of a life point behind.
