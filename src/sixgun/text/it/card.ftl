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
