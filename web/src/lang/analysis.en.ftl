# The analysis of a finished game on the page; what it shares with the terminal is in analysis.ftl there.

analysis-going = Gus is going through the game …
analysis-far = Gus is going through the game … { $done } of { $of } moves
analysis-done = The analysis is done.
analysis-busy = Later today: Gus has too many games to go through just now.
analysis-failed = The analysis broke off.
analysis-missing = There is no analysis of this game: it is not over, it is gone, or it went on under other rules.
analysis-offline = No connection. The analysis goes on when there is one again.
analysis-again = Try again
analysis-show = Show
analysis-chart = Chart
analysis-table = Table
analysis-same-table = The same as a table
# The chart for those who cannot see it. $parts: one analysis-told for each side.
analysis-told-all = Chance of each side to win, move by move. { $parts } The same figures are in the table.
analysis-told = { $side }: { $start } at the start, { $turns }{ $end } at the end.
analysis-told-turn = { $share } after turn { $turn },
analysis-turn-step = Turn { $turn }, step { $step }
analysis-start = Start of the game
analysis-dealt = The cards are dealt.
analysis-plus-minus = ± { $points }
analysis-step-back = Step back
analysis-step-on = Step on
analysis-see-table = See it on the table
analysis-see = See it
analysis-see-turn = : turn { $turn }
analysis-head-turn = Turn
analysis-head-happened = What happened
analysis-whose = { $name }’s turn
# $number: the turning point's number on the chart.
analysis-flag = Turning point { $number }, turn { $turn }: { $what }
analysis-split = luck { $luck }, decision { $decision }
analysis-split-luck = luck
analysis-split-decision = a decision
analysis-yours = What you could do better
analysis-bots = What the bots could do better
analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-you-did = Turn { $turn } · you: { $did }
analysis-bot-did = Turn { $turn } · { $name }: { $did }
analysis-better-is = Better: { $better }
analysis-gain = points
analysis-fine = Nothing to find fault with. Well played.
analysis-what-points = Points are hundredths of your side’s chance to win, judged with what you could know then. A gunslinger played everything out many times.
analysis-player = Player
analysis-luck-points = Luck in points
analysis-decisions-points = Decisions in points
analysis-what-luck = Luck: cards and draws that fell better or worse than was to be expected. Decisions: what was lost against the best move. Both in points of the own side’s chance.
analysis-unlucky = You played { $points ->
    [one] one point
   *[other] { $points } points
} better than the winner.
analysis-you = you
analysis-seen-by = Seen by
analysis-everyone = everyone at the table
analysis-strip-none = no idea
analysis-strip-role = { $role } { $percent }
analysis-strip-shown = shown
analysis-strip-turns = { $what } for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
analysis-strip-of = What was believed of each seat, turns 1 to { $turns }
analysis-paler = Paler means less sure; “shown” once the role lay open.
analysis-expected = { $count } were to be expected
