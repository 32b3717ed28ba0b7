### Was eine Analyse über eine beendete Partie sagt. Punkte sind Hundertstel der Siegchance einer Seite.

# $side: law, outlaws, renegade; zu dritt deputy, outlaw, renegade.
analysis-won = { $side ->
        [law] Die Seite des Sheriffs hat gewonnen
        [outlaws] Die Banditen haben gewonnen
        [renegade] Der Gesetzlose hat gewonnen
        [deputy] Der Hilfssheriff hat gewonnen
        [outlaw] Der Bandit hat gewonnen
       *[nobody] Niemand hat gewonnen
    }, nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }.
analysis-side = { $side ->
        [law] Seite des Sheriffs
        [outlaws] Banditen
        [renegade] Gesetzloser
        [deputy] Hilfssheriff
       *[outlaw] Bandit
    }
analysis-winning = Wer lag vorn
analysis-turning = Wendepunkte
analysis-no-turning = Kein einzelner Zug hat viel verändert.
analysis-turn-of = Zug { $turn }, { $seat }.
# $change, $luck, $decision: Punkte mit Vorzeichen.
analysis-turn = { $side } { $change }: Glück { $luck }, Entscheidungen { $decision }.
analysis-turn-luck = { $side } { $change }, alles davon Glück.
analysis-players = Glück und Entscheidungen
analysis-head-luck = Glück
analysis-head-decisions = Entscheidungen
analysis-head-cost = verschenkt
analysis-word = { $word ->
        [sharp] scharf
        [steady] solide
        [loose] locker
       *[wild] wild
    }
analysis-players-text = In Punkten der Chance der eigenen Seite, * hat gewonnen. Entscheidungen werden an denen eines Revolverhelden auf demselben Platz gemessen; verschenkt ist, was die besten Antworten mehr wert gewesen wären.
# Die Teile der Chance einer Seite; zusammen ergeben sie das Ende.
analysis-sum = { $side }: { $start } % am Anfang, Glück { $luck }, Entscheidungen { $decisions }, am Ende { $result } %.
analysis-mistakes = Was besser gegangen wäre
analysis-no-mistakes = Nichts auszusetzen. Gut gespielt.
analysis-mistake = Zug { $turn }, { $seat }: { $did }
analysis-mistake-own = Zug { $turn }: { $did }
analysis-better = Besser: { $better }, { $points } Punkte (± { $error }).
analysis-says = Ein Revolverheld würde sagen: „{ $said }“
analysis-beliefs = Was der Tisch geglaubt hat
analysis-belief = { $role } { $percent } % ab Zug { $turn }
analysis-belief-none = keine Ahnung ab Zug { $turn }
analysis-belief-shown = aufgedeckt in Zug { $turn }
analysis-numbers = In Zahlen
analysis-number-bangs = { $count } BANG! gespielt
analysis-number-dodged = { $count } Schüsse abgewehrt
analysis-number-hearts = Herz bei { $count } von { $of } aufgedeckten Karten
analysis-number-drinks = { $count } Getränke
analysis-number-dynamite = Dynamit { $count ->
        [one] einmal
       *[other] { $count }-mal
    } weitergegeben
analysis-number-drawn = { $count } Karten gezogen
analysis-number-face-arrow = { $count } von { $of } Würfeln zeigten einen Pfeil
analysis-number-face-dynamite = { $count } Dynamit
analysis-number-face-1 = { $count } Treffer auf 1
analysis-number-face-2 = { $count } Treffer auf 2
analysis-number-face-beer = { $count } Bier
analysis-number-face-gatling = { $count } Gatling
analysis-number-arrows = { $count } Pfeile genommen
analysis-number-rerolls = { $count } Würfe nach dem ersten
