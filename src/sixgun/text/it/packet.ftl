### Il mazzetto degli eventi: il nome e che cosa fa l'evento, con parole nostre.

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

## Che cosa fanno, come lo racconta il registro: vedi event-card.ftl

event-card-came_up = L’evento in vigore: { $cards }.

event-card-comes_next = Il prossimo evento: { $cards }.

event-card-came_back = { $amount ->
        [0] { $seat } torna per un turno, da fantasma.
       *[other] { $seat } torna in gioco, con { $amount } punti vita.
    }
    .you = { $amount ->
        [0] Torni per un turno, da fantasma.
       *[other] Torni in gioco, con { $amount } punti vita.
    }

event-card-named = { $seat } nomina { $cards }.
    .you = Nomini { $cards }.

event-card-changed = { $seat } d’ora in poi è { $cards }.
    .you = D’ora in poi sei { $cards }.

event-card-comes_last = L’ultimo evento sarà { $cards }.

event-card-guessed = { $seat } dice { $cards }.
    .you = Dici { $cards }.

event-card-kept = { $seat } tiene { $cards }.
    .you = Tieni { $cards }.

event-card-skipped_drawing = { $seat } beve invece di pescare.
    .you = Bevi invece di pescare.

event-card-turn_again = { $seat } ha un altro turno.
    .you = Hai un altro turno.

event-card-buried = { $seat } mette { $cards } coperta sopra il mazzo.
    .you = Metti { $cards } coperta sopra il mazzo.

event-card-laid_on_deck = { $cards } va sopra il mazzo.

event-card-revealed = { $seat } mostra { $cards }.
    .you = Mostri { $cards }.
