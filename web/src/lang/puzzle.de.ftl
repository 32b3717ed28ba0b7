### Die Seite der Rätsel, und was bei einem am Tisch steht.

puzzles-page = Rätsel
puzzles-text = Eine Stellung, ein Zug. Finde den besten.
puzzle-daily = Rätsel des Tages
puzzle-daily-done = Gelöst. Das nächste kommt morgen.
puzzle-solve = Lösen
puzzle-themes = Themen
puzzle-theme-text = { $theme ->
        [who] Rollen aus Taten lesen
        [survive] ein Weg hinaus
        [finish] in diesem Zug gewinnen
        [hold] manchmal ist nichts das Beste
        [dice] behalten, würfeln, aufhören
        [events] verdrehte Regeln
       *[cards] was spielen, was nehmen
    }
puzzle-count = { $done } von { $all } gelöst
puzzles-all = Alle Rätsel
puzzles-open = Noch nicht gelöst
puzzles-none = Alles gelöst. Gut gemacht.
puzzle-state-new = neu
puzzle-state-begun = begonnen
puzzle-state-missed = verfehlt
puzzle-state-solved = gelöst
puzzle-state-first = auf Anhieb
puzzle-play = Spielen
puzzle-again = Noch einmal
puzzle-number = { $game }, Nr. { $number }
puzzle-players = { $players } Spieler
puzzle-difficulty = Schwierigkeit { $n } von 5
streak = { $days ->
        [0] Noch kein Tag in Folge
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
streak-best = bisher { $best }
streak-forgiven = Ein versäumter Tag ist verziehen
# Am Tisch. $life: die eigenen Lebenspunkte; $left: wie viele noch dabei sind.
puzzle-chip = Rätsel
puzzle-coming = Der Tisch wird gedeckt …
puzzle-gone = So ein Rätsel gibt es nicht.
puzzle-line = Du: { $role }, { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }. { $left } sind noch dabei. Was ist am besten?
puzzle-no-clock = Ohne Uhr. Eine falsche Antwort kostet nur das Zeichen für den ersten Versuch.
puzzle-hint = Tipp
puzzle-hint-theme = Es geht darum: { $theme }.
puzzle-hint-narrow = Einige schlechtere Antworten sind weg.
puzzle-hint-none = Da gibt es nichts wegzulassen: das eine oder das andere.
puzzle-show = Zeig mir die Antwort
puzzle-idle = Beantwortet
puzzle-first-try = Auf Anhieb.
puzzle-lost = −{ $points } Punkte
puzzle-you-win = du gewinnst
puzzle-why = Warum
puzzle-more = { $count ->
        [one] 1 weitere Antwort, nicht besser
       *[other] { $count } weitere Antworten, keine besser
    }
puzzle-says = „{ $said }“
puzzle-bars = Die Balken an den Plätzen sind das, was ein Revolverheld an deiner Stelle glaubt. Sicher kann niemand sein.
puzzle-belief = Über { $name } geglaubt: { $parts }
puzzle-part = { $role } { $percent } %
puzzle-try-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-list = Zur Liste
