### Che cosa significa una mossa, come risposta da scegliere. Le forme sono spiegate nel file inglese.

price = { $paid ->
    [yes] , scartando { $price }
   *[no] {""}
}

## Gioco di carte

move-card-play = Gioca { $card }{ price }
    .at = Gioca { $card } contro { $target }{ price }
    .hand = Gioca { $card }: una carta della mano di { $target }{ price }
    .card = Gioca { $card }: { $what } di { $target }{ price }
    .mine = Gioca { $card }: { $what } tua{ price }
    .self = Gioca { $card } su te stesso{ price }
move-card-lay = Metti in gioco { $card }
    .at = Metti { $card } davanti a { $target }
    .self = Metti { $card } davanti a te
move-card-play-shot = Rispondi con { $card }
move-card-play-raid = Scarta { $card }
move-card-play-duel = Scarta { $card }
move-card-play-dying = Bevi { $card }
move-card-use = Usa { $card }{ price }
    .at = Usa { $card } contro { $target }{ price }
    .hand = Usa { $card }: una carta della mano di { $target }{ price }
    .card = Usa { $card }: { $what } di { $target }{ price }
    .mine = Usa { $card }: { $what } tua{ price }
move-card-use-shot = Rispondi con { $card }
    .draw = Estrai! per { $card }
move-card-ability = Usa la tua abilità{ price }
    .at = Usa la tua abilità contro { $target }{ price }
move-card-ability-shot = Estrai! con la tua abilità{ price }
move-card-ability-pair = Usa la tua abilità: recuperi 1 punto vita{ price }
move-card-end = { $over ->
        [0] Fine del turno
       *[other] Fine del turno, poi ne scarti { $over }
    }
move-card-pass = Non fare niente
move-card-pass-shot = Incassa il colpo
move-card-pass-raid = Incassa il colpo
move-card-pass-duel = Rinuncia al duello
move-card-pass-dying = Esci dal gioco
move-card-pass-second_card = Resta alla prima carta
move-card-pass-reward = Rinuncia alla ricompensa
move-card-discard = { $card }
    .told = Scarta { $card }
move-card-take = { $card }
    .told = Prendi { $card }
move-card-draw = Pesca dal mazzo
    .at = Pesca dalla mano di { $target }
    .card = Prendi { $what } di { $target }
    .mine = Prendi { $what } tua
    .discard = Prendi { $what } dagli scarti
move-card-draw-second_card = Gira una seconda carta
move-card-draw-reward = Pesca tre carte
move-card-return = { $card }
    .told = Rimetti { $card }
move-card-choose = { $card }
    .told = Scegli { $card }{ $what }
    .hand = Una carta a caso della mano
    .card = { $what }
move-card-copy = { $target }
    .told = Copia l’abilità di { $target }
move-card-keep = Tieni { $card }
move-card-name = { $what }
    .told = Nomina { $what }
move-card-use-identity = Prendi il secondo personaggio
move-card-pass-identity = Resta chi sei
move-card-guess = { $what }
    .told = Punta su { $what }
move-card-become = { $what } ({ $life }): { $text }
    .told = Essere { $what }
move-card-use-drinking = Recupera invece 1 punto vita
move-card-use-brothers = Dai un punto vita a { $target }
move-card-pass-brothers = Tieni i tuoi punti vita
move-card-pass-guessing = Smetti di indovinare
move-card-pass-ranching = Non scambiare altro
move-card-pass-ricocheting = Perdi la carta
move-card-pass-roulette = Perdi 2 punti vita
move-card-pass-volley = Incassa il colpo

## Gioco di dadi

move-dice-stop = Fermati
move-dice-reroll = Ritira { $dice }
move-dice-shoot = { $target }
    .told = Spara a { $target }
    .doubling = { $target }, raddoppiato con una Birra
move-dice-heal = { $target }
    .told = Dai la birra a { $target }
    .self = A te stesso
move-dice-arrow = Prendi una freccia
move-dice-hit = Perdi il punto vita
move-dice-drop = Rimetti una freccia
move-dice-keep = Tieni le tue frecce
move-dice-remove = { $target }
    .told = Togli una freccia a { $target }
    .self = La tua
move-dice-fire = Fuoco
    .keeping = Fuoco, e tieni le tue frecce
move-dice-pass = Non fare niente
move-dice-become = { $what } ({ $life }): { $text }
    .told = Essere { $what }
