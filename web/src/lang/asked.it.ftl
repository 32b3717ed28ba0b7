# Che cosa posso fare? Per ogni domanda una frase: che cosa è chiesto, e quali sono le risposte.
# $answers e $players sono elenchi con "o"; $count è il numero delle risposte.

can-hand = una carta coperta della mano
can-card-play = { $count ->
    [0] È il tuo turno e non hai nulla da giocare: finiscilo.
   *[other] È il tuo turno: gioca { $answers }, una dopo l’altra come vuoi, e poi finiscilo.
}
can-card-shot = { $count ->
    [0] { $by } ti spara e non hai nulla per rispondere: incassa il colpo.
   *[other] { $by } ti spara: rispondi con { $answers }, o incassa il colpo e perdi 1 punto vita.
}
can-card-raid = { $count ->
    [0] Gli Indiani di { $by } vogliono un BANG! e non ne hai: perdi 1 punto vita.
   *[other] Gli Indiani di { $by } vogliono da te un BANG!: scarta { $answers }, o perdi 1 punto vita.
}
can-card-duel = { $count ->
    [0] { $other } aspetta il tuo BANG! nel duello e non ne hai: rinuncia e perdi 1 punto vita.
   *[other] { $other } aspetta il tuo BANG! nel duello: scarta { $answers }, o rinuncia e perdi 1 punto vita.
}
can-card-dying = { $count ->
    [0] Stai per uscire dal gioco e non hai nulla che ti salvi.
   *[other] Stai per uscire dal gioco: salvati con { $answers }, o sei fuori.
}
can-card-flip = Queste carte sono state girate e una di loro vale: scegli { $answers }.
can-card-second_card = Per te è stata girata una carta: fermati lì, o girane una seconda e scegli quale vale.
can-card-pick = { $target } deve scartare: scegli { $answers }.
can-card-estate = { $dead } è fuori e ti lascia tutto: prendi { $answers }, una alla volta.
can-card-reward = Hai eliminato { $dead }, e questo vale tre carte: pescale, o rinuncia.
can-card-excess = Il tuo turno finisce con { $held } carte in mano e puoi tenerne { $keep }: scarta { $answers }.
can-card-shopping = L’Emporio è aperto e tocca a te scegliere: prendi { $answers }.
can-card-from_hand = Peschi, e la prima carta può venire da un’altra mano: pesca dal mazzo, o da { $players }.
can-card-from_discards = Peschi, e la prima carta può venire dagli scarti: pesca dal mazzo, o prendi il primo scarto.
can-card-looking = Di queste carte le tieni tutte meno una: rimetti { $answers }.
can-card-from_play = Peschi, o prendi invece una carta in gioco: pesca dal mazzo, o prendi { $answers }.
can-card-copying = Prendi in prestito un’abilità fino al tuo prossimo turno: scegli { $players }.
can-card-choosing = Hai ricevuto due personaggi e ne giochi uno: scegli { $answers }.

# Domande degli eventi.
can-card-picking_final = Decidi quale evento viene per ultimo: scegli { $answers }.
can-card-robbed = I Dalton vogliono una carta blu che hai davanti: dai via { $answers }.
can-card-naming = Sei in manette: nomina un seme, e poi gioca solo carte di quel seme.
can-card-identity = Puoi continuare come il tuo secondo personaggio, con 2 punti vita: prendilo, o resta chi sei.
can-card-digging = Prendi queste carte dagli scarti, tutte meno una: lascia { $answers }.
can-card-looking_keep = Tieni una di queste carte e le altre tornano: prendi { $answers }.
can-card-brothers = Puoi dare 1 punto vita a { $players }, o tenerlo.
can-card-drinking = Peschi o bevi: pesca le tue carte, o recupera invece 1 punto vita.
can-card-guessing = { $passes ->
    [yes] Indovini il colore della prima carta: di’ rosso o nero, o smetti di indovinare.
   *[no] Indovini il colore della prima carta: di’ rosso o nero.
}
can-card-ranching = Puoi cambiare carte: scarta { $answers }, una dopo l’altra, e poi pescane altrettante.
can-card-ricocheting = { $count ->
    [0] { $by } spara a una carta davanti a te e non hai nulla per rispondere: lasciala andare.
   *[other] { $by } spara a una carta davanti a te: salvala con { $answers }, o lasciala andare.
}
can-card-roulette = { $count ->
    [0] Tocca a te alla roulette e non hai un Mancato!: perdi 2 punti vita.
   *[other] Tocca a te alla roulette: dai { $answers }, o perdi 2 punti vita.
}
can-card-volley = { $count ->
    [0] Ti sparano per le tue carte e non hai nulla per rispondere: incassa il colpo.
   *[other] Ti sparano per le tue carte: schiva con { $answers }, o incassa il colpo e perdi 1 punto vita.
}

can-dice-rolling = { $rolls_left ->
    [one] I dadi sono lì: tocca quelli che vuoi ritirare e tirali ancora una volta, o fermati e falli valere.
   *[other] I dadi sono lì: tocca quelli che vuoi ritirare e tirali, fino a { $rolls_left } volte ancora, o fermati e falli valere.
}
can-dice-shooting = { $doubles ->
    [yes] Il tuo { $face } costa a qualcuno 1 punto vita, o 2 se ci spendi una Birra: scegli { $players }.
   *[no] Il tuo { $face } costa a qualcuno 1 punto vita: scegli { $players }.
}
can-dice-instead = Stai per perdere un punto vita: prendi invece una freccia, o perdilo.
can-dice-returning = Hai perso un punto vita e hai delle frecce: rimettine una, o tienile tutte.
can-dice-healing = { $worth ->
    [one] Una tua Birra ridà 1 punto vita: scegli { $players }.
   *[other] Una tua Birra ridà { $worth } punti vita: scegli { $players }.
}
can-dice-gift = Il tuo turno comincia con 1 punto vita in dono: scegli { $players }.
can-dice-choosing = Hai ricevuto due personaggi e ne giochi uno: scegli { $answers }.
can-dice-removing = { $passes ->
    [yes] La tua Gatling rimette una freccia: scegli { $players }, o lascia le frecce.
   *[no] La tua Gatling rimette una freccia: scegli { $players }.
}
can-dice-firing = { $keeps ->
    [yes] I tuoi dadi fanno sparare la Gatling su tutti gli altri: fai fuoco, fai fuoco e tieni le tue frecce, o non fare fuoco.
   *[no] I tuoi dadi fanno sparare la Gatling su tutti gli altri: fai fuoco, o non fare fuoco.
}
