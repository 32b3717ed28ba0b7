# The coach of a practice table.

coach-practice = Practice
coach-hint = Hint
coach-label = Gus, your coach
coach-thinks = Gus thinks
coach-not-counted = Practice games do not count.
coach-thinking = Gus is thinking …
coach-not-asked = Gus says something when you are asked.
coach-nothing = Gus does not know what to say to that.
coach-side-wins = your side wins
coach-then = { $first }, then: { $then }
coach-more = { $count ->
    [one] One more move
   *[other] { $count } more moves
}
coach-sees = He sees what you see, not the others’ cards. Bars at the seats: what he believes about their roles.
coach-bars-hide = Hide the bars
coach-bars-show = Show the bars
# $roles: a list of coach-role.
coach-belief = Coach’s view of { $name }: { $roles }
coach-role = { $role } { $percent }
coach-warns = Gus warns me
coach-sure = Are you sure?
coach-costs = That costs about { $points } points. Better: { $better }.
coach-anyway = Play it anyway
coach-back = Back
coach-close = Close
