### Che cosa dice Gus nelle prime partite guidate, passo per passo: al più due frasi e 170 segni.
### Il nome del passo (.title), e che cosa dice quando qualcuno fa altro (.still).

# Il gioco di carte: $B, $C e $D sono i nomi degli altri, in senso orario.
lesson-card-role = Sei un Fuorilegge, e nessun altro lo sa. Vinci quando cade lo Sceriffo.
    .title = Chi sei
lesson-card-life = Quattro pallottole, quattro vite. Quando non ne hai più, sei fuori.
    .title = La tua vita
lesson-card-reach = { $C } siede due posti più in là: distanza 2. La tua Colt arriva a 1, quindi puoi sparare ai vicini ma non a lei.
    .title = Chi arriva a chi
lesson-card-turn = Peschi due carte, giochi quel che vuoi, finisci il turno. Le due carte le hai già in mano.
    .title = Il tuo turno
lesson-card-shoot = Un BANG! costa 1 vita se l’altro non lo schiva; uno per turno. Prova con l’uomo con la stella, poi finisci il turno.
    .title = Spara
    .still = Va bene anche così. Però vinci solo se cade lo Sceriffo: facciamo come se avessi sparato a { $D }.
lesson-card-dodge = { $B } ti spara. Un Mancato! lo ferma; oppure prendi il colpo.
    .title = Schiva
    .still = Va bene anche così. Però una vita costa più di una carta: facciamo come se avessi giocato il Mancato!
lesson-card-drink = { $B } e { $D } ti hanno colpito, ne hai ancora 2. Una Birra rende 1 vita, nel tuo turno o quando staresti per cadere.
    .title = Bevi
    .still = Va bene anche così. Però con due vite la Birra viene prima: facciamo come se l’avessi bevuta.
lesson-card-lay = Le carte blu restano davanti a te. Quest’arma arriva a 2: adesso puoi sparare a chiunque.
    .title = Carte in gioco
    .still = Va bene anche così. Però chi arriva più lontano sceglie meglio: facciamo come se l’arma fosse davanti a te.
lesson-card-barrel = Adesso { $D } ha un Barile. Si gira la prima carta del mazzo, e con Cuori il tuo colpo va a vuoto: prova.
    .title = Gira una carta
    .still = Va bene anche così. Però { $D } è il tuo uomo: facciamo come se avessi sparato e il Barile l’avesse salvato.
lesson-card-who = Si conosce solo lo Sceriffo. Anche { $C } gli ha sparato, quindi probabilmente è con te: toccala e guarda.
    .title = Chi è chi
lesson-card-limit = A fine turno tieni tante carte quante sono le tue vite. Finiscilo, e scarta quella che ti serve meno.
    .title = Troppe carte
    .still = Va bene anche così. Però ogni turno finisce così: facciamo come se avessi finito il tuo e scartato.
lesson-card-winning = Se cade lo Sceriffo vincono tutti i Fuorilegge. Se cadono loro e il Rinnegato vince la legge; il Rinnegato deve restare l’ultimo in gioco.
    .title = Come finisce

# Il gioco di dadi.
lesson-dice-five = Cinque dadi, sei facce: 1 e 2 sparano, la Birra cura, Gatling, Dinamite, Freccia. Sei un Fuorilegge: colpisci { $D }, quello con la stella.
    .title = Cinque dadi
lesson-dice-rolls = Puoi tirare tre volte e tenere quel che vuoi. Tieni l’1 e ritira gli altri quattro.
    .title = Tre tiri
    .still = Va bene anche così. Però l’1 era il migliore: facciamo come se avessi ritirato gli altri quattro.
lesson-dice-shots = Un 1 colpisce un vicino, un 2 chi siede due posti più in là. Fermati, e spara due volte all’uomo con la stella.
    .title = Colpi
    .still = Va bene anche così. Però vinci quando cade lo Sceriffo: facciamo come se ti fossi fermato e avessi sparato a { $D }.
lesson-dice-arrows = Ogni Freccia che tiri va subito davanti a te. Quando si prende l’ultima delle nove, ognuno perde 1 vita per ogni freccia che ha.
    .title = Frecce
lesson-dice-dynamite = La Dinamite resta lì: tre insieme fermano i tiri e costano 1 vita. Ritira le due Frecce, poi fermati e spara.
    .title = Dinamite
    .still = Va bene anche così. Però le Frecce valevano un altro tiro: facciamo come se le avessi ritirate e avessi sparato.
lesson-dice-beer = Una Birra rende 1 vita, a te o a chi vuoi. Ne hai perse alcune: bevila tu.
    .title = Birra
    .still = Va bene anche così. Però il ferito sei tu: facciamo come se l’avessi bevuta tu.
lesson-dice-gatling = Tre Gatling costano 1 vita a tutti gli altri, e le tue frecce tornano in mezzo. Ne hai tre: fermati qui.
    .title = Gatling
    .still = Va bene anche così. Però tre Gatling sono rare: facciamo come se ti fossi fermato e avessi sparato.
lesson-dice-who = Si conosce solo lo Sceriffo. { $C } continua a sparargli, quindi probabilmente è con te; se cade, vincono tutti i Fuorilegge.
    .title = Chi è chi

# Around him, in the terminal.
coach-terminal-step = { $step } di { $of } · { $title }
coach-terminal-says = Gus: { $text }
coach-terminal-go-on = Invio: avanti
coach-terminal-over = La lezione è finita. Ora gioca: sixgun play --game { $game }
coach-terminal-left = Lasci la lezione. Continua con: sixgun learn --game { $game } --step { $step }
