### Le carte del gioco di carte: il nome e che cosa fa la carta, con parole nostre.

## Gioco base

card-bang = BANG!
    .text = Spara a un giocatore alla portata della tua arma: perde 1 punto vita, a meno che non risponda con un Mancato!. Una sola carta con questo nome per turno.
card-missed = Mancato!
    .text = Annulla uno sparo contro di te, subito e anche fuori dal tuo turno. Non protegge nessun altro.
card-beer = Birra
    .text = Recuperi 1 punto vita, mai oltre quelli iniziali. Fuori dal tuo turno solo nel momento in cui un colpo ti toglie l’ultimo punto vita. Nessun effetto quando restano solo due giocatori.
card-saloon = Saloon
    .text = Tutti gli altri giocatori recuperano 1 punto vita, e anche tu. Non è una Birra: non salva chi sta per essere eliminato.
card-stagecoach = Diligenza
    .text = Pesca 2 carte dal mazzo.
card-wells-fargo = Wells Fargo
    .text = Pesca 3 carte dal mazzo.
card-general-store = Emporio
    .text = Scopri tante carte quanti sono i giocatori rimasti. A partire da te, in senso orario, ciascuno ne prende una in mano.
card-panic = Panico!
    .text = Prendi in mano una carta di un giocatore a distanza 1: una a caso della sua mano o una in gioco a tua scelta. Ciò che cambia le distanze conta, le armi no.
card-cat-balou = Cat Balou
    .text = Un giocatore qualsiasi, a qualunque distanza, scarta una carta: una a caso della sua mano o una in gioco a tua scelta.
card-gatling = Gatling
    .text = Uno sparo a tutti gli altri giocatori, a qualunque distanza. Non è una carta BANG!, quindi non ha limiti.
card-indians = Indiani!
    .text = Ogni altro giocatore scarta una carta BANG! oppure perde 1 punto vita. Mancato! e Barile non servono.
card-duel = Duello
    .text = Sfida un altro giocatore qualsiasi, a qualunque distanza. Comincia lui, poi scartate a turno carte BANG!; il primo che non lo fa perde 1 punto vita. Mancato! e Barile non servono, e queste carte BANG! non contano come quella del turno.
card-mustang = Mustang
    .text = Finché è in gioco, tutti gli altri ti vedono a distanza aumentata di 1.
card-scope = Mirino
    .text = Finché è in gioco, vedi tutti gli altri a distanza diminuita di 1, mai sotto 1.
card-barrel = Barile
    .text = Quando ti sparano puoi estrarre!: Cuori vale un Mancato!. Se va male, puoi ancora rispondere in altro modo.
card-jail = Prigione
    .text = Mettila davanti a un giocatore qualsiasi tranne lo Sceriffo, a qualunque distanza. All’inizio del suo turno deve estrarre!: con Cuori gioca come al solito, altrimenti salta il turno. In ogni caso la Prigione se ne va.
card-dynamite = Dinamite
    .text = Mettila davanti a te. Dal tuo prossimo turno, chi ce l’ha all’inizio del proprio turno deve estrarre!: con Picche da 2 a 9 esplode e gli costa 3 punti vita, altrimenti passa a sinistra (oltre chi ne ha già una).
card-volcanic = Volcanic
    .text = Arma, arriva a distanza 1. Finché è in gioco puoi giocare quante carte BANG! vuoi nel tuo turno.
card-schofield = Schofield
    .text = Arma, arriva a distanza 2.
card-remington = Remington
    .text = Arma, arriva a distanza 3.
card-rev-carabine = Rev. Carabine
    .text = Arma, arriva a distanza 4.
card-winchester = Winchester
    .text = Arma, arriva a distanza 5.

## Dodge City

card-binocular = Binocolo
    .text = Finché è in gioco, vedi tutti gli altri a distanza diminuita di 1. Si somma al Mirino.
card-hideout = Riparo
    .text = Finché è in gioco, tutti gli altri ti vedono a distanza aumentata di 1. Si somma al Mustang.
card-punch = Pugno
    .text = Uno sparo a un giocatore a distanza 1, qualunque sia la tua arma. Non è una carta BANG!.
card-rag-time = Rag Time
    .text = Scarta un’altra carta dalla mano come prezzo: prendi una carta di un altro giocatore qualsiasi, a qualunque distanza: una a caso della sua mano o una in gioco a tua scelta.
card-brawl = Rissa
    .text = Scarta un’altra carta dalla mano come prezzo: ogni altro giocatore scarta una carta, e per ciascuno scegli una a caso della mano o una in gioco.
card-dodge = Schivata
    .text = Vale un Mancato! dalla mano; poi peschi 1 carta.
card-springfield = Springfield
    .text = Scarta un’altra carta dalla mano come prezzo: uno sparo a un altro giocatore qualsiasi, a qualunque distanza. Non è né una carta BANG! né un’arma.
card-tequila = Tequila
    .text = Scarta un’altra carta dalla mano come prezzo: un giocatore qualsiasi, anche tu, recupera 1 punto vita. Non è una Birra.
card-whisky = Whisky
    .text = Scarta un’altra carta dalla mano come prezzo: recuperi 2 punti vita. Non è una Birra.
card-bible = Bibbia
    .text = Da un turno successivo, rinuncia a lei: vale un Mancato!, anche fuori dal tuo turno, e peschi 1 carta.
card-canteen = Borraccia
    .text = In un tuo turno successivo, rinuncia a lei per recuperare 1 punto vita. Non è una Birra.
card-can-can = Can Can
    .text = In un tuo turno successivo, rinuncia a lei: un giocatore qualsiasi scarta una carta, una a caso della mano o una in gioco a tua scelta.
card-ten-gallon-hat = Cappello
    .text = Da un turno successivo, rinuncia a lui: vale un Mancato!, anche fuori dal tuo turno.
card-conestoga = Conestoga
    .text = In un tuo turno successivo, rinuncia a lei per prendere una carta di un altro giocatore qualsiasi, a qualunque distanza: una a caso della mano o una in gioco a tua scelta.
card-derringer = Derringer
    .text = In un tuo turno successivo, rinuncia a lei: uno sparo a un giocatore a distanza 1, e peschi 1 carta. Non è un’arma.
card-buffalo-rifle = Fucile da Caccia
    .text = In un tuo turno successivo, rinuncia a lui: uno sparo a un altro giocatore qualsiasi, a qualunque distanza. Non è un’arma.
card-howitzer = Howitzer
    .text = In un tuo turno successivo, rinuncia a lui: uno sparo a tutti gli altri giocatori, a qualunque distanza.
card-pepperbox = Pepperbox
    .text = In un tuo turno successivo, rinuncia a lei: uno sparo a un giocatore alla portata della tua arma. Non è né un’arma né una carta BANG!.
card-iron-plate = Placca di Ferro
    .text = Da un turno successivo, rinuncia a lei: vale un Mancato!, anche fuori dal tuo turno.
card-pony-express = Pony Express
    .text = In un tuo turno successivo, rinuncia a lui per pescare 3 carte.
card-knife = Pugnale
    .text = In un tuo turno successivo, rinuncia a lui: uno sparo a un giocatore a distanza 1. Non è un’arma.
card-sombrero = Sombrero
    .text = Da un turno successivo, rinuncia a lui: vale un Mancato!, anche fuori dal tuo turno.

## Eventi di High Noon

card-blessing = Benedizione
    .text = Ogni carta vale come cuori.
card-curse = Maledizione
    .text = Ogni carta vale come picche.
card-ghost-town = Città Fantasma
    .text = Ogni giocatore eliminato gioca il suo turno da fantasma: pesca 3 carte invece di 2, non ha punti vita da perdere e alla fine di quel turno è di nuovo eliminato.
card-gold-rush = Corsa all’Oro
    .text = I turni vanno in senso antiorario, a cominciare dallo Sceriffo. Gli effetti delle carte vanno sempre in senso orario.
card-the-daltons = I Dalton
    .text = Subito: chi ha carte blu davanti a sé ne sceglie una e la scarta.
card-the-doctor = Il Dottore
    .text = Subito: chi ha meno punti vita, o tutti quelli che ne hanno altrettanti, ne recupera 1.
card-the-reverend = Il Reverendo
    .text = Nessuno può giocare una Birra, in nessun momento.
card-the-sermon = Sermone
    .text = Nessuno può usare carte BANG! nel proprio turno.
card-shootout = Sparatoria
    .text = Ognuno può giocare una carta BANG! in più nel proprio turno.
card-thirst = Sete
    .text = Nella fase 1 ognuno pesca una carta in meno, ma almeno una.
card-train-arrival = Il Treno
    .text = Alla fine della fase 1 ognuno pesca una carta in più.
card-hangover = Sbornia
    .text = Nessun personaggio ha la sua abilità.
card-high-noon = Mezzogiorno di Fuoco
    .text = Ognuno perde 1 punto vita all’inizio del proprio turno. Vale fino alla fine della partita.
card-handcuffs = Manette
    .text = Dopo aver pescato nella fase 1 ognuno nomina un seme e in questo turno può giocare solo carte di quel seme.
card-new-identity = Nuova Identità
    .text = All’inizio del proprio turno ognuno può prendere il suo secondo personaggio al posto del proprio, per il resto della partita e con 2 punti vita.

## Eventi di Per un Pugno di Carte

card-abandoned-mine = Miniera Abbandonata
    .text = Nella fase 1 si pesca dagli scarti, dal mazzo solo quando non ce ne sono. Ciò che supera il limite nella fase 3 va coperto sopra il mazzo.
card-ambush = Agguato
    .text = La distanza tra due giocatori qualsiasi è 1. Le carte in gioco e le abilità la cambiano come sempre.
card-blood-brothers = Fratelli di Sangue
    .text = All’inizio del proprio turno ognuno può rinunciare a 1 punto vita, ma non all’ultimo, perché un altro giocatore ne recuperi 1.
card-dead-man = Dead Man
    .text = Chi è stato eliminato per primo torna in gioco quando arriva il suo turno, con 2 punti vita e 2 carte.
card-hard-liquor = Liquore Forte
    .text = Ognuno può recuperare 1 punto vita invece di pescare nella fase 1.
card-lasso = Lazo
    .text = Le carte in gioco non hanno effetto.
card-law-of-the-west = Legge del West
    .text = Nella fase 1 la seconda carta pescata viene mostrata; se può essere giocata, va giocata in questo turno.
card-peyote = Peyote
    .text = Invece di pescare nella fase 1: indovina il colore della prima carta del mazzo, rosso o nero. Chi indovina la tiene e può riprovare; chi sbaglia passa alla fase 2.
card-ranch = Ranch
    .text = Alla fine della fase 1 ognuno può una volta scartare quante carte vuole e pescarne altrettante.
card-ricochet = Rimbalzo
    .text = Nel proprio turno ognuno può scartare carte BANG! contro carte davanti ad altri: ognuna viene scartata se il proprietario non risponde con un Mancato!.
card-russian-roulette = Roulette Russa
    .text = Subito, a partire dallo Sceriffo e a giro: ognuno dà un Mancato!. Il primo che non lo fa perde 2 punti vita.
card-sniper = Cecchino
    .text = Nel proprio turno ognuno può scartare due carte BANG! insieme contro un giocatore a tiro: uno sparo che richiede due Mancato!.
card-the-judge = Il Giudice
    .text = Nessuna carta può essere messa davanti a nessuno.
card-vendetta = Vendetta
    .text = Alla fine del proprio turno ognuno estrae: con cuori ha un altro turno.
card-fistful-of-cards = Per un Pugno di Carte
    .text = All’inizio del proprio turno si spara a ognuno tante volte quante sono le carte che ha in mano. Vale fino alla fine della partita.

suit-spades = Picche
suit-hearts = Cuori
suit-diamonds = Quadri
suit-clubs = Fiori
colour-black = Nero
colour-red = Rosso

## Che altro vi è stampato

border-brown = marrone
    .text = Si gioca dalla mano per un effetto immediato e si scarta.
border-blue = blu
    .text = Si mette in gioco e ha effetto finché vi resta.
border-green = verde
    .text = Si mette in gioco; da un turno successivo vi si può rinunciare per il suo effetto.

set-base = gioco base
set-dodge-city = Dodge City
set-high-noon = High Noon
set-fistful-of-cards = Per un Pugno di Carte
set-dice = gioco di dadi
