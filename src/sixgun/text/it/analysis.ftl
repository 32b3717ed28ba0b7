### Che cosa dice un'analisi di una partita finita. I punti sono centesimi della probabilità di vittoria di una parte.

# $side: law, outlaws, renegade; in tre deputy, outlaw, renegade.
analysis-won = { $side ->
        [law] Ha vinto la parte dello Sceriffo
        [outlaws] Hanno vinto i Fuorilegge
        [renegade] Ha vinto il Rinnegato
        [deputy] Ha vinto il Vice
        [outlaw] Ha vinto il Fuorilegge
       *[nobody] Non ha vinto nessuno
    }, dopo { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }.
analysis-side = { $side ->
        [law] Parte dello Sceriffo
        [outlaws] Fuorilegge
        [renegade] Rinnegato
        [deputy] Vice
       *[outlaw] Fuorilegge
    }
analysis-winning = Chi era in vantaggio
analysis-turning = Punti di svolta
analysis-no-turning = Nessun turno da solo ha cambiato molto.
analysis-turn-of = Turno { $turn }, { $seat }.
# $change, $luck, $decision: punti con il segno.
analysis-turn = { $side } { $change }: fortuna { $luck }, decisioni { $decision }.
analysis-turn-luck = { $side } { $change }, tutta fortuna.
analysis-players = Fortuna e decisioni
analysis-head-luck = fortuna
analysis-head-decisions = decisioni
analysis-head-cost = regalati
analysis-word = { $word ->
        [sharp] preciso
        [steady] solido
        [loose] distratto
       *[wild] avventato
    }
analysis-players-text = In punti della probabilità della propria parte, * ha vinto. Le decisioni sono confrontate con quelle di un pistolero allo stesso posto; regalato è quanto le risposte migliori avrebbero reso in più.
# Le parti della probabilità di una parte, che insieme danno la fine.
analysis-sum = { $side }: { $start } % all'inizio, fortuna { $luck }, decisioni { $decisions }, alla fine { $result } %.
analysis-mistakes = Che cosa si poteva fare meglio
analysis-no-mistakes = Niente da ridire. Ben giocato.
analysis-mistake = Turno { $turn }, { $seat }: { $did }
analysis-mistake-own = Turno { $turn }: { $did }
analysis-better = Meglio: { $better }, { $points } punti (± { $error }).
analysis-says = Un pistolero direbbe: “{ $said }”
analysis-beliefs = Che cosa credeva il tavolo
analysis-belief = { $role } { $percent } % dal turno { $turn }
analysis-belief-none = nessuna idea dal turno { $turn }
analysis-belief-shown = scoperto nel turno { $turn }
analysis-numbers = In numeri
analysis-number-bangs = { $count } BANG! giocati
analysis-number-dodged = { $count } colpi schivati
analysis-number-hearts = cuori in { $count } carte girate su { $of }
analysis-number-drinks = { $count } bevute
analysis-number-dynamite = Dinamite passata { $count ->
        [one] una volta
       *[other] { $count } volte
    }
analysis-number-drawn = { $count } carte pescate
analysis-number-face-arrow = { $count } dadi su { $of } con una freccia
analysis-number-face-dynamite = { $count } dinamite
analysis-number-face-1 = { $count } colpi a 1
analysis-number-face-2 = { $count } colpi a 2
analysis-number-face-beer = { $count } birre
analysis-number-face-gatling = { $count } Gatling
analysis-number-arrows = { $count } frecce prese
analysis-number-rerolls = { $count } tiri dopo il primo
