### Puzzles: their titles and themes, and what an answer was worth. $theme is who, survive, finish, hold, cards, dice, events.

# $role: the name of one's own role. At most 40 signs.
puzzle-title = { $role }: { $theme ->
        [who] whom to aim at?
        [survive] how to live on?
        [finish] how to win now?
        [hold] act or wait?
        [dice] which dice to keep?
        [events] what now?
       *[cards] which card?
    }
puzzle-theme = { $theme ->
        [who] Who is who
        [survive] Survive
        [finish] Finish it
        [hold] Act or wait
        [dice] Which dice to keep
        [events] Events
       *[cards] Cards
    }
# $grade: right, good, wrong; none for whoever did not answer.
puzzle-verdict = { $grade ->
        [right] Right
        [good] Good, but not the best
        [wrong] Not this time
       *[none] This is the best answer
    }
# $percent: how likely one wins; $error: so many points more or less.
puzzle-chance = { $percent } % ±{ $error }
puzzle-yours = your answer
puzzle-best = best
puzzle-about-chances = How likely you win when gunslingers play on, in all that could be true as far as you can know.
# In the terminal.
puzzle-terminal = Puzzle { $name } · { $title } · difficulty { $difficulty } of 5
puzzle-terminal-today = Today’s puzzle is { $name }.
puzzle-terminal-way = { $move }: { $chance }
puzzle-terminal-says = The gunslinger: “{ $said }”
puzzle-terminal-beliefs = { $seat } is probably { $role } ({ $percent } %).
puzzle-terminal-left = You can come back to it: sixgun puzzle { $name }
