### The page of the lessons and what stands around the coach; loaded with them. What he says is in the text that the terminal has, too.


# The coach, and the table of a lesson.
coach = Gus, il tuo maestro
coach-got-it = Ho capito
coach-back = Indietro
coach-on = Avanti
coach-done = Fatto
coach-play-on = Continua a giocare
coach-explains = Gus sta spiegando. Non succede nulla finché non dici “Ho capito”; non c’è orologio.
coach-coming = Gus sta arrivando …

# What he waits for; the deed is a verb of the game.
coach-now = Ora tu.
coach-now-play = Ora tu: gioca { $card }.
coach-now-play-at = Ora tu: gioca { $card } su { $name }.
coach-now-end = Ora tu: finisci il turno.
coach-now-discard = Ora tu: scarta una carta.
coach-now-reroll = Ora tu: scegli { $count ->
    [one] un dado
   *[other] { $count } dadi
  } e tira di nuovo.
coach-now-stop = Ora tu: smetti di tirare.
coach-now-shoot = Ora tu: spara a { $name }.
coach-now-heal = Ora tu: bevila tu.
coach-now-look = Ora tu: tocca { $name }.

# Intorno al tavolo, per chi conosce il gioco: un’offerta, poi quattro passi; .touch è ciò che dice un telefono.
tour-offer = Conosci BANG!
    .text = Allora ti mostro solo questo tavolo: quattro cose, un minuto. O le trovi da te.
tour-yes = Mostrami
tour-no = No, grazie
tour-end = Basta così
tour-brass = Ottone vuol dire: puoi
    .text = Ciò che ha un bordo o una riga d’ottone si può usare adesso. Punta qualcos’altro, e ti dice perché no.
    .touch = Ciò che ha un bordo o una riga d’ottone si può usare adesso. Tocca qualcos’altro, e ti dice perché no.
tour-claims = Di’ chi sei
    .text = Qui dichiari un ruolo, o dici di chi sospetti. Se è vero, non lo controlla nessuno.
    .touch = Nella chat dichiari un ruolo, o dici di chi sospetti. Se è vero, non lo controlla nessuno.
tour-log = Che cosa è successo
    .text = Premi una riga della cronaca, e il tavolo mostra com’era allora. «Dal tuo ultimo turno» riassume ciò che hai perso.
    .touch = Ecco la cronaca. Premi una riga, e il tavolo mostra com’era allora.
tour-keys = Tasti e ritmo
    .text = ? ti dice che cosa puoi fare, E finisce il tuo turno, Spazio quello di un bot. La velocità dei bot si sceglie qui.
    .touch = Un tocco sul panno finisce il turno di un bot. La velocità dei bot e tutto il resto si scelgono qui.

# A lesson, and leaving it.
lesson-card = La tua prima partita
lesson-dice = La tua prima partita a dadi
lesson-chip = Prima partita
lesson-step = Passo { $step } di { $of }
lesson-of = { $step } di { $of }
lesson-time-card = Circa cinque minuti. Esci quando vuoi: teniamo il segno.
lesson-time-dice = Circa tre minuti. Esci quando vuoi: teniamo il segno.
lesson-skip = Lascia la lezione
lesson-skip-short = Lascia
lesson-leave-ask = Lasci la lezione? Teniamo il segno.
lesson-leave = Lascia
lesson-without = Continua senza Gus
lesson-stay = Resta

# The page with all lessons.
learn-title = Impara in cinque minuti
learn-intro = Una partita vera con carte fisse, tre bot, nessun orologio. Gus ti dice una cosa alla volta.
learn-page = Impara
learn-go-on = Continua: { $title }
learn-from-start = Dall’inizio
learn-practice = Prova con Gus
learn-practice-text = Una partita tra bot in cui puoi chiedergli che cosa farebbe, perché, e chi crede sia chi. Non conta da nessuna parte.
learn-practice-go = Siediti con Gus
learn-begin-card = Comincia, cinque minuti
learn-begin-dice = Comincia, tre minuti
learn-again = Giocala di nuovo
learn-done = fatto
learn-here = qui
learn-not-begun = non iniziata
learn-all-done = tutto fatto

# In short: the steps of the card game.
brief-card-role = il tuo ruolo, il tuo scopo
brief-card-life = pallottole; finite, sei fuori
brief-card-reach = la distanza e la tua arma
brief-card-turn = pesca due, gioca, finisci
brief-card-shoot = un BANG! per turno
brief-card-dodge = Mancato! quando ti sparano
brief-card-drink = una Birra rende 1 vita
brief-card-lay = armi, cavalli, un barile: restano
brief-card-barrel = estrarre! e che cosa decide il seme
brief-card-who = si legge da chi spara a chi
brief-card-limit = tante quante le tue vite
brief-card-winning = chi vince e quando

# In short: the steps of the dice game.
brief-dice-five = che cosa fanno le sei facce
brief-dice-rolls = tieni quel che vuoi
brief-dice-shots = 1 colpisce il vicino, 2 quello dopo
brief-dice-arrows = nove in mezzo
brief-dice-dynamite = resta; tre finiscono il turno
brief-dice-beer = per te o per un amico
brief-dice-gatling = tre colpiscono tutti gli altri
brief-dice-who = come nel gioco di carte
