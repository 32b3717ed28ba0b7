### Quello che dice il terminale stesso. Il significato dei numeri è spiegato nel file inglese.

## Il tavolo

table-head-card = { $top ->
        [none] Mazzo { $deck } · nessuno scarto
       *[some] Mazzo { $deck } · scarti { $discards }, in cima { $card }
    }
table-deck-top = In cima al mazzo: { $cards }
table-store = All’Emporio: { $cards }
table-head-dice = Frecce al centro: { $supply } di 9
table-in-reach = distanza { $distance }, a tiro
table-too-far = distanza { $distance }, troppo lontano
table-you = tu
table-out = fuori
table-hand = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
table-arrows = { $count ->
    [0] 0 frecce
    [one] 1 freccia
   *[other] { $count } frecce
}
table-places = { $count ->
    [one] 1 posto
   *[other] { $count } posti
}
table-hits = { $count ->
    [one] 1 colpo in arrivo
   *[other] { $count } colpi in arrivo
}
table-in-play = In gioco: { $cards }
table-waits = { $card } (aspetta)
table-choosing = (da scegliere)
table-borrows = ha l’abilità di { $character }
table-known = Sai di: { $cards }
hand-yours = La tua mano (limite { $limit }): { $cards }
hand-empty = La tua mano è vuota.

## Gli eventi

table-event = Evento: { $event }. { $text }
table-no-event = Nessun evento è ancora in vigore.
table-next-event = Prossimo evento: { $event }{ $count ->
        [0] , l’ultimo
        [one] , poi ancora uno
       *[other] , poi altri { $count }
    }.
table-backwards = I turni vanno in senso antiorario.
table-named = { $seat } ha nominato { $suit } e non può giocare altro.
table-must-play = { $seat } deve giocare { $card } prima della fine del turno, se può.
table-ghost = fantasma
table-second = può continuare come { $character }

## I dadi

dice-roll = Tiro { $roll } di { $allowed }
dice-kept = tenuto
dice-locked = bloccato
dice-does-arrow = { $count } × Freccia: già presa.
dice-does-dynamite = { $fires ->
        [yes] { $count } × Dinamite: perdi 1 punto vita.
       *[no] { $count } × Dinamite: niente (tre ti costano 1 punto vita).
    }
dice-does-shot = { $count ->
        [one] 1 × { $face }: toglie 1 punto vita a { $targets }.
       *[other] { $count } × { $face }: ognuno toglie 1 punto vita a { $targets }.
    }
dice-does-beer = { $count ->
        [one] 1 × Birra: dà 1 punto vita a chi vuoi.
       *[other] { $count } × Birra: ognuna dà 1 punto vita a chi vuoi.
    }
dice-does-gatling = { $fires ->
        [yes] { $count } × Gatling: tutti gli altri perdono 1 punto vita, le tue frecce tornano al centro.
       *[no] { $count } × Gatling: niente (ne servono { $need }).
    }
face-arrow = Freccia
face-dynamite = Dinamite
face-1 = 1
    .die = 1
face-2 = 2
    .die = 2
face-beer = Birra
face-gatling = Gatling

odds-point = ,
odds-head = Se ritiri { $dice }:
odds-gatling = la Gatling fa fuoco: { $chance }
odds-dynamite = tre Dinamiti o più: { $chance }
odds-face = { $face }: almeno uno { $one }, due { $two }, tre { $three }
odds-nothing = Ora non c’è nessun dado da ritirare; `probabilità` vale tra un tiro e l’altro.
odds-places = `probabilità` vuole posti di dadi da 1 a 5, ognuno una volta, come in `probabilità 1 3`.

## Inizio e fine

start-card = BANG! il gioco di carte ({ $sets }) per { $players } giocatori, { $luck }.
start-dice = BANG! The Dice Game per { $players } giocatori, { $luck }.
luck-open = seme { $seed }
luck-sealed = seme sigillato { $hash }
start-bots = Gli altri sono bot ({ $bots }). `aiuto` spiega tutto, `esci` lascia il gioco.
start-you = Sei { $seat }, { $character }, { $role }.
start-goal = Scopo: { $goal }
start-ability = Abilità: { $ability }
end-over = La partita è finita.
end-won = Hai vinto!
end-lost = Hai perso.
end-nobody = Non ha vinto nessuno.
end-seat = { $seat } { $character }: { $role }
    .won = { $seat } { $character }: { $role }, ha vinto
saved = La registrazione è in { $path }
not-saved = Non si è potuta scrivere la registrazione in { $path }: { $reason }. Con --record FILE va altrove.
left = Lasci la partita.

after-won = Vittorie finora, { $games ->
        [one] dopo 1 partita:
       *[other] dopo { $games } partite:
    }
after-seat = { $seat } ({ $name }): { $wins }
after-you = tu
after-series = Invio dà la partita { $game } di { $games }, `esci` smette.
after-over = `ancora` dà un’altra partita a questo tavolo; Invio smette.
    .typed = ancora
after-why = `perché` dice che cosa avevano in mente i bot, `perché B` che cosa aveva in mente B.
after-wrong = `{ $text }` qui non vuol dire niente.
after-heading = Partita { $game } a questo tavolo
after-heading-series = Partita { $game } di { $games }

reasons-later = Le ragioni di un bot rivelano che cosa ha: puoi leggerle dopo la partita, o sempre in una partita di prova (--practice).
reasons-none = Non c’è una ragione così: un bot ne dà una quando ha potuto scegliere.
reasons-of = { $seat } ha scelto «{ $move }». { $said }
reasons-turn = Turno { $turn }
# The coach. $moves: one move or two; $percent: how likely one's side wins then.
hint-practice = Il maestro c’è solo nelle partite di prova (--practice).
hint-best = Gus giocherebbe: { $moves } ({ $percent } %)
hint-more = oppure: { $moves } ({ $percent } %)
hint-then = { $first }, poi: { $then }
hint-role = { $role } { $percent } %
hint-belief = { $seat }: { $roles }
hint-sees = I numeri sono la probabilità di vittoria della tua parte. Vede ciò che vedi tu, non le carte degli altri.

## Rispondere

target = { $seat } ({ $character }, { $life }/{ $full })
seat-own = { $seat } (tu)
prompt = { $seat }>
forced = La tua unica risposta: { $move }.
group-play = Gioca { $card } contro { $targets }
group-lay = Metti { $card } davanti a { $targets }
group-use = Usa { $card } contro { $targets }
group-price = Gioca { $card } (costa un’altra carta)
group-price-at = Gioca { $card } contro { $targets } (costa un’altra carta)
group-ability = Usa la tua abilità (costa { $count ->
        [one] una carta
       *[other] { $count } carte
    })
group-ability-at = Usa la tua abilità contro { $targets } (costa { $count } carte)
group-event-at = Usa { $card } contro { $targets } (costa { $count ->
        [one] una carta
       *[other] { $count } carte
    })
group-draw = Prendi una carta di { $targets }
ask-which = Quale di questi?
ask-target = Contro chi?
ask-card = Quale carta?
ask-price = Quale carta scarti per giocarla?
ask-pair = Quale carta scarti per prima?
ask-second = E quale insieme a { $card }?
back = (Invio da solo torna indietro)
rolling-how = Scrivi i posti da ritirare, come 1 3 5, oppure `tieni 2 4`; 0 ti ferma, `probabilità` dice le probabilità.
confirm = { $warning } Davvero? (1 sì, 0 no)
confirm-yes = sì si s 1
confirm-no = no n 0
confirm-again = Rispondi 1 per sì o 0 per no.
warnings-on = Ti viene chiesto ancora una volta prima di ciò che ti nuoce o va sprecato.
warnings-off = Non ti viene più chiesto prima di ciò che ti nuoce o va sprecato. `avvisi` lo riattiva.
filling = a contro di da su con e il la lo i le gli un una
rolling-keep = tieni tengo
rolling-again = ritira tira
rolling-stop = fermo ferma stop s
warn-dies = Questo ti costa l’ultimo punto vita.
warn-could = Potresti ancora salvarti.
warn-own = Questo colpisce la tua carta { $card }.
warn-jail = Così metti in Prigione te stesso.
warn-full = Hai tutti i punti vita, quindi non ha effetto.
warn-two = Quando restano due giocatori una Birra non ha effetto.
warn-lost-beer = { $target } ha tutti i punti vita, quindi andrebbe sprecata.
warn-dynamite = La Dinamite può ucciderti, se torna da te.
warn-weaker = L’arma che hai spara almeno altrettanto lontano.
warn-ally = Questo danneggia il tuo stesso Sceriffo.
warn-unarmed = Non hai nessun BANG! per questo duello.
warn-arrow = Terresti una freccia che potrebbe tornare.

## Risposte sbagliate: una frase, con la via d’uscita

wrong-number = Non c’è una risposta { $number }; scrivi un numero da { $first } a { $last }, oppure `aiuto`.
wrong-word = `{ $text }` qui non è una risposta; scrivi uno dei numeri, una mossa come `{ $example }`, oppure `aiuto`.
wrong-word-like = `{ $text }` qui non è una risposta; intendi `{ $close }`? `aiuto` spiega tutto.
wrong-rest = `{ $text }` non va con la risposta { $number }; { $number } da solo mostra che cosa va.
wrong-dice = I dadi sono i posti da 1 a 5, ognuno una volta; per ritirare il primo e il terzo scrivi 1 3.
wrong-locked = La Dinamite resta dov’è; scegli tra { $places }.
why-not-yours = Non hai { $card }; `tavolo` mostra la tua mano.
why-not-event = { $card } non è l’evento in vigore; `tavolo` mostra qual è.
why-not-card = { $card }: { $reason }
why-not-target = { $card } su { $target }: { $reason }.
no-log = Non è ancora successo niente.
log-all = tutto

## Aiuto

help-how-card = Rispondere: scrivi il numero di una risposta. Dove una riga nomina più giocatori, aggiungi la lettera: `2 C`. Oppure scrivi la mossa, in inglese come `play bang at C`, o solo `bang c`, anche `birra`. 0 è sempre la risposta che non fa niente (fine del turno, incassare). Invio da solo torna indietro.
help-how-dice = Rispondere: scrivi il numero di una risposta o la lettera di un giocatore: `2` o `C`. Oppure scrivi la mossa, in inglese come `shoot C` o `heal A`. 0 è sempre la risposta che non fa niente (fermarsi). Tirare: scrivi i posti da ritirare, come `1 3 5`, o quelli da tenere, come `tieni 2 4`; 0 ti ferma. `probabilità` o `probabilità 1 3` dice le probabilità.
help-commands = Comandi, in ogni momento (anche in inglese: help, table, log, why, odds, quit):
help-command-help = aiuto PAROLA
    .text = che cosa significa una carta, un evento, un personaggio, un ruolo o una parola delle regole
    .typed = aiuto ?
help-command-table = tavolo
    .text = di nuovo il tavolo, con la vita e le carte di tutti
    .typed = tavolo t
help-command-log = cronaca
    .text = che cosa è successo nell’ultimo giro; `cronaca tutto` dall’inizio
    .typed = cronaca l
help-command-why = perché
    .text = in una partita di prova, perché l’ultimo bot ha mosso così; `perché B` chiede a B
    .typed = perché perche p w
help-command-hint = consiglio
    .text = in una partita di prova, che cosa farebbe il maestro, perché, e che cosa pensa degli altri
    .typed = consiglio aiutino
help-command-odds = probabilità
    .text = le probabilità del tuo prossimo tiro
    .typed = probabilità probabilita o
help-command-warnings = avvisi
    .text = chiede ancora una volta prima di ciò che ti nuoce o va sprecato, o non più
    .typed = avvisi avviso
help-command-quit = esci
    .text = lasci la partita; la registrazione resta
    .typed = esci q
help-signs-card = Segni: ● un punto vita, ○ uno perso; > di chi è il turno; (aspetta) una carta verde che non si può ancora usare; un personaggio tra parentesi, (Jourdonnais), ora non ha abilità.
help-signs-dice = Segni: ● un punto vita, ○ uno perso; > di chi è il turno.
help-words = Parole da chiedere: { $words }.
help-card = { $name } ({ $border }; { $copies })
help-event = { $name } (evento; { $set })
help-character-card = { $name } ({ $life } punti vita; gioco di carte)
help-character-dice = { $name } ({ $life } punti vita; gioco di dadi)
help-rule = { $id }: { $text }
help-nothing = Non c’è niente su `{ $word }`; `aiuto` elenca le parole da chiedere.
help-nothing-like = Non c’è niente su `{ $word }`; intendi { $close }?
help-more = { $count ->
    [one] Ce n’è ancora 1: `sixgun rules { $word }`.
   *[other] Ce ne sono ancora { $count }: `sixgun rules { $word }`.
}

## Comandi che stampano soltanto

rules-nothing = Niente parla di { $words }; prova con una parola sola, come in `sixgun rules barrel`, o con un numero, come in `sixgun rules C94`.
rules-nothing-like = Niente parla di { $words }; intendi { $close }?
rules-cards = Carte
rules-events = Eventi
rules-characters = Personaggi
rules-roles = Ruoli
rules-words = Parole
rules-rules = Regole (in inglese)
