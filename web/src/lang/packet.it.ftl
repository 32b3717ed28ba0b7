### Che cosa dice la pagina degli eventi, oltre ai nomi e ai testi: sceglierli, come stanno sul tavolo, che cosa chiedono.
### Si carica con il primo tavolo o modulo che ha eventi.

## Scegliere i set

events = Eventi
set-always = sempre
set-events = { $count } eventi
set-about-base = 80 carte, 16 personaggi
set-about-dodge-city = carte verdi, altri 15 personaggi, fino a 8 giocatori
set-about-high-noon = una regola nuova a ogni giro; alla fine la vita si esaurisce
set-about-fistful-of-cards = regole più selvagge; una mano piena diventa pericolosa
set-about-home-made = fatto da chi ospita
sets-with-cards = Carte e personaggi
sets-of-events = Eventi: cambiano una regola a ogni giro
events-mixed = { $count } pescati da entrambi, e uno per finire
events-hint = È la prima volta? Comincia con il gioco base. Gli eventi cambiano una regola a ogni giro.

option-event_deck = Quanti
option-final = L’ultimo
    .is-random = a caso
    .is-high_noon = Mezzogiorno di Fuoco
    .is-fistful = Per un Pugno di Carte
    .is-sheriff_picks = lo sceglie lo Sceriffo
option-resurrection = Gli eliminati possono tornare
    .is-on = sì, con Città Fantasma e Dead Man
    .is-off = no, entrambi restano fuori
option-high_noon_extras = Due eventi in più
    .is-none = nessuno dei due
    .is-handcuffs = Manette
    .is-new_identity = Nuova Identità
    .is-both = Manette e Nuova Identità
option-identity = Nuova Identità: il secondo personaggio
    .is-dealt_public = si dà all’inizio, scoperto
    .is-dealt_secret = si dà all’inizio, segreto
    .is-random_now = si pesca in quel momento
option-thirst = Sete
    .is-minus_one = una carta in meno, almeno una
    .is-only_first = solo la prima carta
option-ghost_heals = Un fantasma recupera punti vita
    .is-no = no
    .is-yes = sì
option-ghost_leaving = Un fantasma che se ne va
    .is-elimination = è di nuovo eliminato
    .is-quiet = va via e basta
option-hangover_vera = Sbornia e Vera Custer
    .is-none = perde ciò che ha preso in prestito
    .is-keeps_copy = lo tiene fino al suo turno
option-train_pat = Il Treno: Pat Brennan che ha preso una carta in gioco
    .is-yes = pesca la carta in più
    .is-no = non la pesca
option-handcuffs_answers = Manette: le risposte nel proprio turno
    .is-bound = sono legate al seme
    .is-free = sono libere
option-event_anchor_dead = Chi scopre gli eventi viene eliminato
    .is-next = continua il giocatore dopo
    .is-frozen = non ne arrivano altri
option-mine = Miniera Abbandonata: va coperto sopra il mazzo
    .is-excess = ciò che supera il limite
    .is-discards = tutto ciò che si scarta
    .is-played = tutto ciò che si gioca
option-mine_abilities = Miniera Abbandonata: le abilità della fase 1
    .is-on = funzionano
    .is-off = non funzionano
option-ambush_abilities = Agguato: le abilità cambiano la distanza
    .is-yes = sì
    .is-no = no
option-brothers_bart = Fratelli di Sangue: Bart Cassidy pesca per il punto vita che dà
    .is-yes = sì
    .is-no = no
option-lasso_jail = Lazo: la Prigione
    .is-no_check = non si verifica
    .is-idle_check = si verifica senza effetto
option-law_as_price = Legge del West: la carta come prezzo
    .is-allowed = permesso
    .is-forbidden = vietato
option-peyote_stop = Peyote: si può smettere di indovinare
    .is-yes = sì
    .is-no = no
option-ricochet_barrel = Rimbalzo: un Barile può salvare la carta
    .is-yes = sì
    .is-no = no
option-roulette = Alla Roulette Russa si risponde
    .is-effect = con tutto ciò che vale Mancato!
    .is-card = solo con carte
option-sniper_range = Il Cecchino spara
    .is-reach = a chi è a tiro
    .is-any = a chiunque

## Sul tavolo

event-in-force = Vale fino al turno di { $name }
    .you = Vale fino al tuo turno
    .end = Vale fino alla fine della partita
event-none = Ancora nessun evento
    .why = Al primo giro non ce n’è.
event-next = Poi · { $left ->
        [one] l’ultimo
       *[other] ancora { $left }
    }
event-next-short = poi
event-strip = { $event }: { $text } Poi: { $next }.
event-turns-up = { $name } scopre un evento
    .you = Scopri un evento
event-holds = per tutti, fino al prossimo turno di { $name }
    .you = per tutti, fino al tuo prossimo turno
    .end = per tutti, fino alla fine della partita
event-then = Poi:
event-said = Nuovo evento: { $event }. { $text }
distance-sum-flat = Distanza { $distance } = { $apart } per { $event } { $bends }
turns-backwards = I turni vanno al contrario
counts-as = vale come { $suit }
ghost = fantasma
ghost-turn = un turno
ghost-said = un fantasma senza punti vita
you-are-back = Sei tornato per un turno. Un fantasma non ha punti vita da perdere.
ability-off = senza abilità
ability-off-said = abilità sospesa
cards-idle = le carte in gioco non valgono
only-suit = solo { $suit }
mark-must = obbligo
must-play = { $card } va giocata prima di finire il turno.
dug-up = La cima degli scarti
second-character = Secondo personaggio: { $character }

## Domande

ask-card-picking_final = Quale evento viene per ultimo?
    .why = Sta in fondo al mazzetto e resta fino alla fine della partita.
    .wait = { $seat } sceglie l’ultimo evento.
ask-card-robbed = Quale carta blu dai via?
    .why = I Dalton prendono una carta blu a chiunque ne abbia davanti a sé.
    .wait = { $seat } dà via una carta blu.
ask-card-naming = Quale seme giochi?
    .why = Manette: in questo turno puoi giocare solo carte di quel seme.
    .wait = { $seat } nomina un seme.
ask-card-identity = Prendi il tuo secondo personaggio?
    .why = Per il resto della partita e con 2 punti vita. Le tue carte restano.
    .wait = { $seat } decide chi essere.
ask-card-digging = Quale carta resta negli scarti?
    .why = Le altre di queste carte le prendi tu.
    .wait = { $seat } guarda tra gli scarti.
ask-card-looking_keep = Quale carta tieni?
    .why = Sete: una di queste carte è tua, le altre tornano sul mazzo come stavano.
ask-card-brothers = Dai un punto vita a qualcuno?
    .why = Perdi 1 dei tuoi { $life } punti vita, e un giocatore a tua scelta ne recupera 1.
    .wait = { $seat } decide se dare un punto vita.
ask-card-drinking = Peschi o bevi?
    .why = Liquore Forte: invece di pescare puoi recuperare 1 punto vita.
    .wait = { $seat } decide se pescare o bere.
ask-card-guessing = { $right ->
        [0] Rosso o nero?
       *[other] Giusto! Rosso o nero?
    }
    .why = Indovina il colore della prima carta del mazzo. Se indovini la tieni e puoi riprovare.
    .wait = { $seat } indovina il colore della prima carta.
ask-card-ranching = Quali carte cambi?
    .why = { $given ->
        [0] Scarta quante carte vuoi, una per una; poi ne peschi altrettante.
        [one] Una finora. Scartane altre, o pescane una.
       *[other] { $given } finora. Scartane altre, o pescane { $given }.
    }
    .wait = { $seat } cambia carte.
ask-card-ricocheting = Salvi la tua carta?
    .why = { $by } spara a { $card } davanti a te. Un Mancato! la salva.
    .wait = { $seat } può salvare { $card } da { $by }.
ask-card-roulette = Dai un Mancato!
    .why = La Roulette Russa gira e rigira. Il primo che non ne dà perde 2 punti vita.
    .wait = { $seat } deve dare un Mancato!.
ask-card-volley = { $left ->
        [one] Uno sparo contro di te
       *[other] { $left } spari contro di te
    }
    .why = Per un Pugno di Carte: uno sparo per ogni carta che avevi. Un Mancato! ne schiva uno.
    .wait = Si spara a { $seat }, una volta per ogni carta in mano.

## Risposte, con .note per ciò che significano

answer-name = { $what }
    .note = {""}
answer-guess = { $what }
    .note = {""}
answer-use-picking_final = { $name }
    .note = { $text }
answer-use-identity = Diventa { $second }
    .note = con 2 punti vita
answer-use-drinking = Bevi
    .note = recuperi 1 punto vita, non peschi
answer-use-ricochet = Rimbalzo
    .note = scarta un BANG! contro una carta in gioco
answer-use-sniper = Cecchino
    .note = scarta due BANG! per uno sparo che richiede due Mancato!
answer-pass-card-identity = Resta chi sei
    .note = {""}
answer-pass-card-brothers = Tieni i tuoi punti vita
    .note = {""}
answer-pass-card-guessing = Smetti di indovinare
    .note = tieni ciò che hai
answer-pass-card-ranching = { $given ->
        [0] Non cambiare nulla
       *[other] Pescane { $given }
    }
    .note = {""}
answer-pass-card-ricocheting = Lascia andare la carta
    .note = viene scartata
answer-pass-card-roulette = Non darne
    .note = perdi 2 punti vita
answer-pass-card-volley = Incassa il colpo
    .note = perdi 1 punto vita
do-give = Dai un punto vita
    .ask = Chi recupera un punto vita?
    .go = Dai un punto vita a { $target }
    .own = Dai un punto vita a te stesso
do-snipe = Mira
    .ask = A chi miri?
    .go = Spara a { $target }
    .own = Spara a te stesso
do-ricochet = Rimbalzo
    .ask = Alla carta di chi?
    .go = Spara a una carta di { $target }
    .own = Spara a una tua carta

## Le regole degli eventi, nella loro pagina

sheet-events = Eventi
sheet-packet = Il mazzetto degli eventi
    .text = Gli eventi stanno in un mazzetto, il prossimo scoperto, uno finale in fondo. Dal suo secondo turno in poi lo Sceriffo scopre il prossimo prima del suo turno. Cambia una regola per tutti finché il successivo non lo copre; quello finale resta fino alla fine della partita.
    .three = Gli eventi stanno in un mazzetto, il prossimo scoperto, uno finale in fondo. Dal suo secondo turno in poi il Vice scopre il prossimo prima del suo turno. Cambia una regola per tutti finché il successivo non lo copre; quello finale resta fino alla fine della partita.
    .both = Con entrambi i set si pescano alcuni eventi di ciascuno, e uno dei due finali chiude.
sheet-start = Prima di tutto il resto
    .text = Ciò che un evento fa all’inizio di un turno viene per primo: prima della Dinamite, della Prigione e della pesca.
sheet-ghosts = Fantasmi
    .text = Chi torna con Città Fantasma ha un turno suo: pesca, gioca e può essere un bersaglio, ma non ha punti vita, e alla fine del turno è di nuovo fuori.
