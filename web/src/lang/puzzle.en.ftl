### The page of the puzzles, and what stands around one on the table.

puzzles-page = Puzzles
puzzles-text = One position, one move. Find the best one.
puzzle-daily = Today’s puzzle
puzzle-daily-done = Solved. The next one comes tomorrow.
puzzle-solve = Solve it
puzzle-themes = Themes
puzzle-theme-text = { $theme ->
        [who] read roles from deeds
        [survive] one way out
        [finish] win this turn
        [hold] sometimes nothing is best
        [dice] keep, roll, or stop
        [events] rules turned round
       *[cards] what to play or take
    }
puzzle-count = { $done } of { $all } solved
puzzles-all = All puzzles
puzzles-open = Not solved yet
puzzles-none = All solved. Well done.
puzzle-state-new = new
puzzle-state-begun = begun
puzzle-state-missed = missed
puzzle-state-solved = solved
puzzle-state-first = first try
puzzle-play = Play
puzzle-again = Again
puzzle-number = { $game }, no. { $number }
puzzle-players = { $players } players
puzzle-difficulty = Difficulty { $n } of 5
streak = { $days ->
        [0] No day in a row yet
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
streak-best = best { $best }
streak-forgiven = A missed day was forgiven
# On the table. $life: one's own life points; $left: players who are left.
puzzle-chip = Puzzle
puzzle-coming = The table is being laid …
puzzle-gone = There is no such puzzle.
puzzle-line = You: { $role }, { $life ->
        [one] 1 life point
       *[other] { $life } life points
    }. { $left } players are left. What is best?
puzzle-no-clock = No clock. A wrong answer costs nothing but the mark for a first try.
puzzle-hint = Hint
puzzle-hint-theme = It is about this: { $theme }.
puzzle-hint-narrow = Some of the worse answers are gone.
puzzle-hint-none = There is nothing to leave out: it is one or the other.
puzzle-show = Show me the answer
puzzle-idle = Answered
puzzle-first-try = First try.
puzzle-lost = −{ $points } points
puzzle-you-win = you win
puzzle-why = Why
puzzle-more = { $count ->
        [one] 1 more answer, no better
       *[other] { $count } more answers, none better
    }
puzzle-says = “{ $said }”
puzzle-bars = The bars at the seats are what a gunslinger in your place believes. Nobody can be sure.
puzzle-belief = Believed of { $name }: { $parts }
puzzle-part = { $role } { $percent } %
puzzle-try-again = Try again
puzzle-next = Next puzzle
puzzle-list = To the list
