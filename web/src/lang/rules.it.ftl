### How the rules begin when somebody looks them up: the goal, the roles, a turn. Loaded with them.

sheet-game = Quale gioco
sheet-goal = Lo scopo
    .text = Ognuno ha un ruolo, e solo lo Sceriffo mostra il suo. Chi raggiunge lo scopo del suo ruolo vince con la sua parte, anche se è caduto.
    .three = A questo tavolo nessuno è Sceriffo, tutti i ruoli sono scoperti, e ognuno ha qualcuno a cui dare la caccia.
sheet-roles = I ruoli
sheet-turn = Un turno
sheet-out = Fuori dal tuo turno
    .card = Quando ti sparano ti salva un Mancato!; quando se ne va l’ultimo punto vita, una Birra.
    .dice = Fuori dal tuo turno non fai nulla, a meno che lo dica il tuo personaggio.
sheet-glossary = Glossario
sheet-nothing = Qui non si parla di “{ $wanted }”. Prova un’altra parola, o l’altro gioco.

# A turn of the card game, in its order.
turn-card-1 = Verifiche
    .text = Se davanti a te c’è Dinamite o Prigione, prima si gira una carta.
turn-card-2 = Pescare
    .text = Prendi due carte dal mazzo.
turn-card-3 = Giocare
    .text = Gioca quante carte vuoi, ma un solo BANG!; arriva fin dove arriva la tua arma.
turn-card-4 = Scartare
    .text = Tieni tante carte quanti sono i tuoi punti vita.

# A turn of the dice game, in its order.
turn-dice-1 = Tirare
    .text = Tira tutti e cinque i dadi, fino a tre volte, e tieni quel che vuoi. La Dinamite resta com’è; tre fermano i tiri e costano 1 punto vita.
turn-dice-2 = Frecce
    .text = Prendi subito ogni Freccia. Quando si prende l’ultima attaccano gli Indiani: ognuno perde 1 punto vita per ogni sua freccia.
turn-dice-3 = Sparare
    .text = 1 colpisce un vicino, 2 un giocatore due posti più in là; il lato lo scegli tu.
turn-dice-4 = Bere
    .text = Una Birra dà 1 punto vita a te o a chi vuoi.
turn-dice-5 = Gatling
    .text = Tre colpiscono tutti gli altri, e rimetti le tue frecce.
