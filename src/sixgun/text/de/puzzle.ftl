### Rätsel: ihre Titel und Themen, und was eine Antwort wert war. $theme ist who, survive, finish, hold, cards, dice, events.

# $role: der Name der eigenen Rolle. Höchstens 40 Zeichen.
puzzle-title = { $role }: { $theme ->
        [who] auf wen?
        [survive] wie überleben?
        [finish] wie jetzt gewinnen?
        [hold] handeln oder warten?
        [dice] welche Würfel behalten?
        [events] was nun?
       *[cards] welche Karte?
    }
puzzle-theme = { $theme ->
        [who] Wer ist wer
        [survive] Überleben
        [finish] Zum Ende bringen
        [hold] Handeln oder warten
        [dice] Welche Würfel behalten
        [events] Ereignisse
       *[cards] Karten
    }
# $grade: right, good, wrong; none, wenn jemand nicht geantwortet hat.
puzzle-verdict = { $grade ->
        [right] Richtig
        [good] Gut, aber nicht das Beste
        [wrong] Diesmal nicht
       *[none] Das ist die beste Antwort
    }
# $percent: wie wahrscheinlich man gewinnt; $error: so viele Punkte mehr oder weniger.
puzzle-chance = { $percent } % ±{ $error }
puzzle-yours = deine Antwort
puzzle-best = am besten
puzzle-about-chances = Wie wahrscheinlich du gewinnst, wenn Revolverhelden weiterspielen, in allem, was nach deinem Wissen wahr sein kann.
# Im Terminal.
puzzle-terminal = Rätsel { $name } · { $title } · Schwierigkeit { $difficulty } von 5
puzzle-terminal-today = Das Rätsel von heute ist { $name }.
puzzle-terminal-way = { $move }: { $chance }
puzzle-terminal-says = Der Revolverheld: „{ $said }“
puzzle-terminal-beliefs = { $seat } ist wahrscheinlich { $role } ({ $percent } %).
puzzle-terminal-left = Du kannst darauf zurückkommen: sixgun puzzle { $name }
