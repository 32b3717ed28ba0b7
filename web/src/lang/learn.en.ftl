### The page of the lessons and what stands around the coach; loaded with them. What he says is in the text that the terminal has, too.


# The coach, and the table of a lesson.
coach = Gus, your coach
coach-got-it = Got it
coach-back = Back
coach-on = On
coach-done = Done
coach-play-on = Play on
coach-explains = Gus is explaining. Nothing happens until you say Got it; there is no clock.
coach-coming = Gus is on his way …

# What he waits for; the deed is a verb of the game.
coach-now = Now you.
coach-now-play = Now you: play { $card }.
coach-now-play-at = Now you: play { $card } at { $name }.
coach-now-end = Now you: end your turn.
coach-now-discard = Now you: discard a card.
coach-now-reroll = Now you: choose { $count ->
    [one] one die
   *[other] { $count } dice
  } and roll again.
coach-now-stop = Now you: stop rolling.
coach-now-shoot = Now you: shoot at { $name }.
coach-now-heal = Now you: drink it yourself.
coach-now-look = Now you: tap { $name }.

# Around the table, for those who know the game: an offer, then four steps; .touch is what a phone says instead.
tour-offer = You know BANG!
    .text = Then I only show you around this table: four things, one minute. Or you find them yourself.
tour-yes = Show me
tour-no = No, thanks
tour-end = Enough
tour-brass = Brass means you may
    .text = Whatever has a brass edge or bar can be used now. Point at anything else, and it says why not.
    .touch = Whatever has a brass edge or bar can be used now. Tap anything else, and it says why not.
tour-claims = Say who you are
    .text = Claim a role here, or say whom you suspect. Nobody checks whether it is true.
    .touch = In the chat you claim a role, or say whom you suspect. Nobody checks whether it is true.
tour-log = What happened
    .text = Press a line of the log, and the table shows how it was then. “Since your last turn” sums up what you missed.
    .touch = Here is the log. Press one of its lines, and the table shows how it was then.
tour-keys = Keys and pace
    .text = ? tells you what you can do, E ends your turn, Space finishes a bot’s. How fast the bots are is set here.
    .touch = A tap on the felt finishes a bot’s turn. How fast the bots are, and all the rest, is set here.

# A lesson, and leaving it.
lesson-card = Your first game
lesson-dice = Your first dice game
lesson-chip = First game
lesson-step = Step { $step } of { $of }
lesson-of = { $step } of { $of }
lesson-time-card = About five minutes. Leave when you like: we keep your place.
lesson-time-dice = About three minutes. Leave when you like: we keep your place.
lesson-skip = Skip the lesson
lesson-skip-short = Skip
lesson-leave-ask = Leave the lesson? We keep your place.
lesson-leave = Leave
lesson-without = Play on without Gus
lesson-stay = Stay

# The page with all lessons.
learn-title = Learn in five minutes
learn-intro = A real game on a fixed deal, three bots, no clock. Gus tells you one thing at a time.
learn-page = Learn
learn-go-on = Go on: { $title }
learn-from-start = From the start
learn-practice = Practice with Gus
learn-practice-text = A game among bots in which you may ask him: what he would do, why, and who he thinks is who. It counts nowhere.
learn-practice-go = Sit down with Gus
learn-begin-card = Start, five minutes
learn-begin-dice = Start, three minutes
learn-again = Play it again
learn-done = done
learn-here = here
learn-not-begun = not begun
learn-all-done = all done

# In short: the steps of the card game.
brief-card-role = your role, your goal
brief-card-life = bullets; none left and you are out
brief-card-reach = distance and your gun
brief-card-turn = draw two, play, end
brief-card-shoot = one BANG! a turn
brief-card-dodge = Missed! when you are shot at
brief-card-drink = a Beer gives 1 life back
brief-card-lay = guns, horses, a barrel: they stay
brief-card-barrel = “draw!” and what the suit decides
brief-card-who = read it from who shoots whom
brief-card-limit = keep as many as you have life
brief-card-winning = who wins when

# In short: the steps of the dice game.
brief-dice-five = what the six faces do
brief-dice-rolls = keep what you like
brief-dice-shots = 1 hits the next, 2 the one after
brief-dice-arrows = nine in the middle
brief-dice-dynamite = stays; three end your turn
brief-dice-beer = for you or a friend
brief-dice-gatling = three hit everyone else
brief-dice-who = as in the card game
