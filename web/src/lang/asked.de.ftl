# Was kann ich tun? Zu jeder Frage ein Satz: was gefragt ist, und welche Antworten es gibt.
# $answers und $players sind Listen mit "oder"; $count ist die Zahl der Antworten.

can-hand = eine verdeckte Handkarte
can-card-play = { $count ->
    [0] Du bist am Zug und kannst nichts spielen: Beende ihn.
   *[other] Du bist am Zug: Spiel { $answers }, nacheinander, wie du magst, und beende ihn dann.
}
can-card-shot = { $count ->
    [0] { $by } schießt auf dich, und du hast nichts dagegen: Nimm den Treffer hin.
   *[other] { $by } schießt auf dich: Antworte mit { $answers }, oder nimm den Treffer hin und verlier 1 Lebenspunkt.
}
can-card-raid = { $count ->
    [0] Die Indianer von { $by } verlangen ein BANG!, und du hast keines: Verlier 1 Lebenspunkt.
   *[other] Die Indianer von { $by } verlangen ein BANG! von dir: Wirf { $answers } ab, oder verlier 1 Lebenspunkt.
}
can-card-duel = { $count ->
    [0] { $other } wartet im Duell auf dein BANG!, und du hast keines: Gib auf und verlier 1 Lebenspunkt.
   *[other] { $other } wartet im Duell auf dein BANG!: Wirf { $answers } ab, oder gib auf und verlier 1 Lebenspunkt.
}
can-card-dying = { $count ->
    [0] Du bist am Ende und hast nichts, was dich rettet.
   *[other] Du bist am Ende: Rette dich mit { $answers }, oder du scheidest aus.
}
can-card-flip = Diese Karten wurden aufgedeckt, und eine davon zählt: Wähl { $answers }.
can-card-second_card = Für dich wurde eine Karte aufgedeckt: Lass es dabei, oder deck eine zweite auf und wähl, welche zählt.
can-card-pick = { $target } muss abwerfen: Wähl { $answers }.
can-card-estate = { $dead } ist ausgeschieden und hinterlässt dir alles: Nimm { $answers }, eine nach der anderen.
can-card-reward = { $dead } fiel durch dich, und das ist drei Karten wert: Zieh sie, oder verzichte.
can-card-excess = Dein Zug endet mit { $held } Handkarten, und du darfst { $keep } behalten: Wirf { $answers } ab.
can-card-shopping = Das Warenhaus ist offen, und du darfst wählen: Nimm { $answers }.
can-card-from_hand = Du ziehst, und deine erste Karte darf aus einer anderen Hand kommen: Zieh vom Stapel, oder von { $players }.
can-card-from_discards = Du ziehst, und deine erste Karte darf aus der Ablage kommen: Zieh vom Stapel, oder nimm die oberste der Ablage.
can-card-looking = Von diesen Karten behältst du alle bis auf eine: Leg { $answers } zurück.
can-card-from_play = Du ziehst, oder nimmst stattdessen eine ausliegende Karte: Zieh vom Stapel, oder nimm { $answers }.
can-card-copying = Du leihst dir eine Fähigkeit bis zu deinem nächsten Zug: Wähl { $players }.
can-card-choosing = Du hast zwei Charaktere bekommen und spielst einen davon: Wähl { $answers }.

# Fragen der Ereignisse.
can-card-picking_final = Du sagst, welches Ereignis zuletzt kommt: Wähl { $answers }.
can-card-robbed = Die Daltons wollen eine blaue Karte, die vor dir liegt: Gib { $answers } her.
can-card-naming = Du trägst Handschellen: Nenn eine Farbe, und spiel dann nur Karten dieser Farbe.
can-card-identity = Du darfst als dein zweiter Charakter weiterspielen, mit 2 Lebenspunkten: Nimm ihn, oder bleib, wer du bist.
can-card-digging = Diese Karten nimmst du aus der Ablage, alle bis auf eine: Lass { $answers } liegen.
can-card-looking_keep = Eine dieser Karten behältst du, und die anderen kommen zurück: Nimm { $answers }.
can-card-brothers = Du darfst 1 Lebenspunkt für { $players } hergeben, oder ihn behalten.
can-card-drinking = Du ziehst oder trinkst: Zieh deine Karten, oder nimm stattdessen 1 Lebenspunkt.
can-card-guessing = { $passes ->
    [yes] Du rätst die Farbe der obersten Karte: Sag rot oder schwarz, oder hör auf zu raten.
   *[no] Du rätst die Farbe der obersten Karte: Sag rot oder schwarz.
}
can-card-ranching = Du darfst Karten tauschen: Wirf { $answers } ab, eine nach der anderen, und zieh dann ebenso viele.
can-card-ricocheting = { $count ->
    [0] { $by } schießt auf eine Karte vor dir, und du hast nichts dagegen: Gib sie auf.
   *[other] { $by } schießt auf eine Karte vor dir: Rette sie mit { $answers }, oder gib sie auf.
}
can-card-roulette = { $count ->
    [0] Du bist beim Roulette an der Reihe und hast keinen Fehlschuss!: Verlier 2 Lebenspunkte.
   *[other] Du bist beim Roulette an der Reihe: Gib { $answers } her, oder verlier 2 Lebenspunkte.
}
can-card-volley = { $count ->
    [0] Für deine Karten wird auf dich geschossen, und du hast nichts dagegen: Nimm den Treffer hin.
   *[other] Für deine Karten wird auf dich geschossen: Weich mit { $answers } aus, oder nimm den Treffer hin und verlier 1 Lebenspunkt.
}

can-dice-rolling = { $rolls_left ->
    [one] Die Würfel liegen da: Tipp an, was du neu würfeln willst, und wirf noch einmal, oder hör auf und lass sie zählen.
   *[other] Die Würfel liegen da: Tipp an, was du neu würfeln willst, und wirf noch bis zu { $rolls_left } Mal, oder hör auf und lass sie zählen.
}
can-dice-shooting = { $doubles ->
    [yes] Deine { $face } kostet jemanden 1 Lebenspunkt, oder 2, wenn du ein Bier darauf verwendest: Wähl { $players }.
   *[no] Deine { $face } kostet jemanden 1 Lebenspunkt: Wähl { $players }.
}
can-dice-instead = Du verlierst gleich einen Lebenspunkt: Nimm stattdessen einen Pfeil, oder verlier ihn.
can-dice-returning = Du hast einen Lebenspunkt verloren und hast Pfeile: Leg einen zurück, oder behalt sie alle.
can-dice-healing = { $worth ->
    [one] Ein Bier von dir gibt 1 Lebenspunkt zurück: Wähl { $players }.
   *[other] Ein Bier von dir gibt { $worth } Lebenspunkte zurück: Wähl { $players }.
}
can-dice-gift = Dein Zug beginnt mit 1 Lebenspunkt als Geschenk: Wähl { $players }.
can-dice-choosing = Du hast zwei Charaktere bekommen und spielst einen davon: Wähl { $answers }.
can-dice-removing = { $passes ->
    [yes] Deine Gatling legt einen Pfeil zurück: Wähl { $players }, oder lass die Pfeile liegen.
   *[no] Deine Gatling legt einen Pfeil zurück: Wähl { $players }.
}
can-dice-firing = { $keeps ->
    [yes] Deine Würfel lassen die Gatling auf alle anderen feuern: Feuere, feuere und behalt deine Pfeile, oder feuere nicht.
   *[no] Deine Würfel lassen die Gatling auf alle anderen feuern: Feuere, oder feuere nicht.
}
