### What an analysis says about a finished game. Points are hundredths of a side's chance to win.

# $side: law, outlaws, renegade; at a table of three deputy, outlaw, renegade.
analysis-won = { $side ->
        [law] The Sheriff’s side has won
        [outlaws] The Outlaws have won
        [renegade] The Renegade has won
        [deputy] The Deputy has won
        [outlaw] The Outlaw has won
       *[nobody] Nobody has won
    }, after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
analysis-side = { $side ->
        [law] Sheriff’s side
        [outlaws] Outlaws
        [renegade] Renegade
        [deputy] Deputy
       *[outlaw] Outlaw
    }
analysis-winning = Who was winning
analysis-turning = Turning points
analysis-no-turning = No single turn changed much.
analysis-turn-of = Turn { $turn }, { $seat }.
# $change, $luck, $decision: points with their sign.
analysis-turn = { $side } { $change }: luck { $luck }, decisions { $decision }.
analysis-turn-luck = { $side } { $change }, all of it luck.
analysis-players = Luck and decisions
analysis-head-luck = luck
analysis-head-decisions = decisions
analysis-head-cost = given away
analysis-word = { $word ->
        [sharp] sharp
        [steady] steady
        [loose] loose
       *[wild] wild
    }
analysis-players-text = In points of one’s own side’s chance, * has won. Decisions are held against those of a gunslinger in the same seat; given away is what the best answers would have been worth more.
# The parts of a side's chance, which add up.
analysis-sum = { $side }: { $start } % at the start, luck { $luck }, decisions { $decisions }, at the end { $result } %.
analysis-mistakes = What could have been better
analysis-no-mistakes = Nothing to find fault with. Well played.
analysis-mistake = Turn { $turn }, { $seat }: { $did }
analysis-mistake-own = Turn { $turn }: { $did }
analysis-better = Better: { $better }, { $points } points (± { $error }).
analysis-says = A gunslinger would say: “{ $said }”
analysis-beliefs = What the table believed
analysis-belief = { $role } { $percent } % from turn { $turn } on
analysis-belief-none = no idea from turn { $turn } on
analysis-belief-shown = shown in turn { $turn }
analysis-numbers = In numbers
analysis-number-bangs = { $count } BANG! played
analysis-number-dodged = { $count } shots dodged
analysis-number-hearts = hearts in { $count } of { $of } draw!
analysis-number-drinks = { $count } drinks
analysis-number-dynamite = Dynamite passed on { $count ->
        [one] once
       *[other] { $count } times
    }
analysis-number-drawn = { $count } cards drawn
analysis-number-face-arrow = { $count } of { $of } dice showed an Arrow
analysis-number-face-dynamite = { $count } Dynamite
analysis-number-face-1 = { $count } hits at 1
analysis-number-face-2 = { $count } hits at 2
analysis-number-face-beer = { $count } Beer
analysis-number-face-gatling = { $count } Gatling
analysis-number-arrows = { $count } arrows taken
analysis-number-rerolls = { $count } rolls after the first
