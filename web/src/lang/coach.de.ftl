# The coach of a practice table.

coach-practice = Übung
coach-hint = Tipp
coach-label = Gus, dein Lehrer
coach-thinks = Was Gus denkt
coach-not-counted = Übungsspiele zählen nicht.
coach-thinking = Gus denkt nach …
coach-not-asked = Gus sagt etwas, wenn du gefragt bist.
coach-nothing = Dazu weiß Gus nichts zu sagen.
coach-side-wins = deine Seite gewinnt
coach-then = { $first }, dann: { $then }
coach-more = { $count ->
    [one] Noch ein Zug
   *[other] Noch { $count } Züge
}
coach-sees = Er sieht, was du siehst, nicht die Karten der anderen. Balken an den Plätzen: was er von ihren Rollen glaubt.
coach-bars-hide = Balken ausblenden
coach-bars-show = Balken zeigen
# $roles: a list of coach-role.
coach-belief = Was der Lehrer von { $name } hält: { $roles }
coach-role = { $role } { $percent }
coach-warns = Gus warnt mich
coach-sure = Bist du sicher?
coach-costs = Das kostet etwa { $points } Punkte. Besser: { $better }.
coach-anyway = Trotzdem spielen
coach-back = Zurück
coach-close = Schließen
