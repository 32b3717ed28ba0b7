### La pagina dei problemi, e ciò che sta intorno a uno al tavolo.

puzzles-page = Problemi
puzzles-text = Una posizione, una mossa. Trova la migliore.
puzzle-daily = Il problema del giorno
puzzle-daily-done = Risolto. Il prossimo arriva domani.
puzzle-solve = Risolvilo
puzzle-themes = Temi
puzzle-theme-text = { $theme ->
        [who] leggere i ruoli dalle azioni
        [survive] una sola via d’uscita
        [finish] vincere in questo turno
        [hold] a volte niente è meglio
        [dice] tenere, tirare o fermarsi
        [events] regole capovolte
       *[cards] che cosa giocare o prendere
    }
puzzle-count = { $done } di { $all } risolti
puzzles-all = Tutti i problemi
puzzles-open = Ancora da risolvere
puzzles-none = Tutti risolti. Ben fatto.
puzzle-state-new = nuovo
puzzle-state-begun = iniziato
puzzle-state-missed = mancato
puzzle-state-solved = risolto
puzzle-state-first = al primo colpo
puzzle-play = Gioca
puzzle-again = Di nuovo
puzzle-number = { $game }, n. { $number }
puzzle-players = { $players } giocatori
puzzle-difficulty = Difficoltà { $n } di 5
streak = { $days ->
        [0] Ancora nessun giorno di fila
        [one] 1 giorno di fila
       *[other] { $days } giorni di fila
    }
streak-best = record { $best }
streak-forgiven = Un giorno saltato è stato perdonato
# Al tavolo. $life: i propri punti vita; $left: i giocatori rimasti.
puzzle-chip = Problema
puzzle-coming = Il tavolo si prepara …
puzzle-gone = Questo problema non c’è.
puzzle-line = Tu: { $role }, { $life ->
        [one] 1 punto vita
       *[other] { $life } punti vita
    }. Restano { $left } giocatori. Che cosa è meglio?
puzzle-no-clock = Senza orologio. Una risposta sbagliata costa solo il segno del primo colpo.
puzzle-hint = Aiuto
puzzle-hint-theme = Si tratta di questo: { $theme }.
puzzle-hint-narrow = Alcune risposte peggiori sono sparite.
puzzle-hint-none = Non c’è niente da togliere: o l’una o l’altra.
puzzle-show = Mostrami la risposta
puzzle-idle = Risposto
puzzle-first-try = Al primo colpo.
puzzle-lost = −{ $points } punti
puzzle-you-win = vinci
puzzle-why = Perché
puzzle-more = { $count ->
        [one] 1 altra risposta, non migliore
       *[other] { $count } altre risposte, nessuna migliore
    }
puzzle-says = «{ $said }»
puzzle-bars = Le barre ai posti sono ciò che un pistolero al tuo posto crede. Nessuno può esserne certo.
puzzle-belief = Creduto di { $name }: { $parts }
puzzle-part = { $role } { $percent } %
puzzle-try-again = Riprova
puzzle-next = Prossimo problema
puzzle-list = All’elenco
