### Le domande dei due giochi. Il significato dei numeri è spiegato nel file inglese.

## Gioco di carte

question-card-play = Che cosa giochi?
question-card-shot = { $needs ->
        [one] { $by } ti spara. Un Mancato! ti salva; altrimenti passi da { $life } a { $after } punti vita.
       *[other] { $by } ti spara. Servono { $needs } Mancato!; altrimenti passi da { $life } a { $after } punti vita.
    }
question-card-raid = Indiani! di { $by }: scarta un BANG!, oppure passi da { $life } a { $after } punti vita.
question-card-duel = { $mine ->
        [yes] Il tuo duello con { $other }: scarta un BANG!, oppure passi da { $life } a { $after } punti vita.
       *[no] { $other } ti sfida a duello: scarta un BANG!, oppure passi da { $life } a { $after } punti vita.
    }
question-card-dying = { $short ->
        [one] Stai per uscire dal gioco: 1 punto vita ti salverebbe.
       *[other] Stai per uscire dal gioco: { $short } punti vita ti salverebbero.
    }
question-card-flip = { $wants ->
        [0] Quale carta vale? Vuoi Cuori.
       *[other] Quale carta vale? Picche da 2 a 9 esplode.
    }
question-card-second_card = { $wants ->
        [0] Giri una seconda carta? Vuoi Cuori.
       *[other] Giri una seconda carta? Picche da 2 a 9 esplode.
    }
question-card-pick = Che cosa deve scartare { $target }?
question-card-estate = Quale carta di { $dead } prendi?
question-card-reward = Peschi la ricompensa di tre carte per { $dead }?
question-card-excess = { $over ->
        [one] Hai { $held } carte e puoi tenerne { $keep }: quale scarti?
       *[other] Hai { $held } carte e puoi tenerne { $keep }: quali { $over } scarti, una alla volta?
    }
question-card-shopping = Quale carta prendi all’Emporio?
question-card-from_hand = Da dove peschi la prima carta?
question-card-from_discards = Da dove peschi la prima carta?
question-card-looking = Quale carta rimetti sul mazzo?
question-card-from_play = Peschi come al solito o prendi una carta in gioco?
question-card-copying = Di chi prendi in prestito l’abilità fino al tuo prossimo turno?
question-card-robbed = Quale carta blu davanti a te scarti?
question-card-naming = Quale seme giochi in questo turno?
question-card-identity = Prendi il tuo secondo personaggio, con 2 punti vita?
question-card-brothers = Rinunci a un punto vita per qualcuno?
question-card-drinking = Peschi, o recuperi invece 1 punto vita?
question-card-guessing = Di che colore è la prima carta?
question-card-ranching = Quale carta scambi?
question-card-ricocheting = { $by } spara a una carta davanti a te. Un Mancato! la salva.
question-card-roulette = Roulette Russa: dai un Mancato!, o perdi 2 punti vita.
question-card-volley = { $left ->
        [one] Uno sparo contro di te. Un Mancato! ti salva; altrimenti passi da { $life } a { $after } punti vita.
       *[other] Il primo di { $left } spari contro di te. Un Mancato! ti salva; altrimenti passi da { $life } a { $after } punti vita.
    }
question-card-digging = Quale delle prime carte lasci negli scarti?
question-card-picking_final = Quale evento viene per ultimo?
question-card-choosing = Quale dei tuoi due personaggi vuoi essere?

## Gioco di dadi

question-dice-rolling = { $rolls_left ->
        [one] Ritiri (ancora una volta) o ti fermi?
       *[other] Ritiri (fino a { $rolls_left } volte) o ti fermi?
    }
question-dice-shooting = Chi colpisce il dado { $place }, un { $face }?
question-dice-instead = { $left ->
        [one] { $by } ti costa 1 punto vita. Prendi invece una freccia?
       *[other] { $by } ti costa { $left } punti vita. Prendi una freccia al posto del prossimo?
    }
question-dice-returning = Hai perso un punto vita. Rimetti una freccia?
question-dice-healing = { $left ->
        [one] A chi va la Birra?
       *[other] A chi va la prossima di { $left } Birre?
    }
question-dice-gift = Chi guadagna 1 punto vita prima che tu tiri?
question-dice-removing = { $left ->
        [one] Di chi rimetti la freccia per la tua Gatling?
       *[other] Di chi rimetti la freccia per la prossima di { $left } Gatling?
    }
question-dice-firing = Fai fuoco con la Gatling?
question-dice-choosing = Quale dei tuoi due personaggi vuoi essere?
