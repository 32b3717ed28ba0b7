# Perché qualcosa ora non si può fare: una carta, un’abilità o un dado, e (at) un giocatore come bersaglio; `short` dove c’è poco spazio.

why-not-not-now = Ora non si può.
why-not-another-question = Ora la domanda è un’altra.
why-not-not-your-turn = È il turno di { $name }.
why-not-wait = Prima deve rispondere { $name }.
why-not-answer-only = Si gioca solo come risposta, quando qualcuno ti spara.
why-not-bang-limit = { $limit ->
    [one] Un solo { card-bang } per turno.
   *[other] Solo { $limit } { card-bang } per turno.
}
why-not-out-of-reach = Nessuno è a tiro: il più vicino è a distanza { $distance }, la tua arma arriva a { $reach }.
why-not-too-far = Vale solo a distanza 1, e il più vicino è a { $distance }.
why-not-no-cards = Nessuno che si possa raggiungere ha una carta da perdere.
why-not-nobody-free = Non è rimasto nessuno da rinchiudere.
why-not-same-name = Ne hai già una con quel nome davanti a te, e nessuno può averne due.
why-not-no-price = Costa un’altra carta della mano, e non ne hai.
why-not-laid-this-turn = È in gioco da questo turno e si può usare dal tuo prossimo.
why-not-needs-missed = A uno sparo risponde solo { card-missed }
why-not-needs-bang = A questo risponde solo { card-bang }
why-not-needs-beer = Ora ti salva solo una { card-beer }.
why-not-needs-discard = Ora si scartano solo carte della mano.
why-not-tried = Contro questo sparo è già stato tentato.
why-not-silenced = Nel turno di { $name } non ha effetto.
why-not-full-life = { $life ->
    [one] Hai già il tuo unico punto vita.
   *[other] Hai già tutti i { $life } punti vita.
}
why-not-too-few-cards = { $needed ->
    [one] Costa una carta della mano.
   *[other] Costa { $needed } carte della mano.
}
why-not-last-life = Non puoi rinunciare all’ultimo punto vita.
why-not-forbidden = { $card } lo vieta.
why-not-needs-blue = Deve andarsene una carta blu davanti a te.
why-not-no-blue = Non hai carte blu da scartare.
why-not-used-up = { $limit ->
    [one] Solo una volta per turno.
   *[other] Solo { $limit } volte per turno.
}
why-not-dynamite-stays = La { card-dynamite } non si ritira.
why-not-at-not-now = non ora
    .short = non ora
why-not-at-out = fuori dal gioco
    .short = fuori
why-not-at-yourself = non su te stesso
    .short = non tu
why-not-at-out-of-reach = fuori portata: { $distance }, la tua arma { $reach }
    .short = arma { $reach }
why-not-at-too-far = troppo lontano: { $distance }, serve 1
    .short = solo 1
why-not-at-no-cards = non ha carte da perdere
    .short = senza carte
why-not-at-nothing-in-play = non ha carte in gioco
    .short = senza carte
why-not-at-never-jailed = lo { role-sheriff } non si rinchiude mai
    .short = { role-sheriff }
why-not-at-same-name = ne ha già una con quel nome
    .short = ne ha una
why-not-at-another-player = si tratta di { $name }
    .short = non ora
why-not-at-no-arrows = non ha frecce
    .short = senza frecce
why-not-at-wrong-distance = a distanza { $distance }, il dado colpisce a { $reach }
    .short = colpisce { $reach }
