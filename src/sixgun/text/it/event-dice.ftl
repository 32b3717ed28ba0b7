### La cronaca del gioco di dadi: una frase per ogni tipo di evento. Le forme sono spiegate nel file inglese.

event-dice-turn_began = { $seat }, { $character }
    .you = Il tuo turno, { $character }

event-dice-rolled = { $seat } tira { $dice } (tiro { $amount }).
    .you = Tiri { $dice } (tiro { $amount }).

event-dice-kept = { $count ->
        [0] { $seat } ritira tutto.
       *[other] { $seat } tiene { $dice }.
    }
    .you = { $count ->
        [0] Ritiri tutto.
       *[other] Tieni { $dice }.
    }

event-dice-stopped = { $seat } si ferma.
    .you = Ti fermi.

in-the-middle = { $counted ->
    [yes] {" "}({ $left } al centro)
   *[no] {""}
}
event-dice-took_arrow = { $seat } prende { arrows }{ in-the-middle }.
    .you = Prendi { arrows }{ in-the-middle }.
    .at = { $seat } prende { arrows } al posto di un punto vita{ in-the-middle }.
    .you-at = Prendi { arrows } al posto di un punto vita{ in-the-middle }.

event-dice-returned_arrows = { $seat } rimette { arrows }.
    .you = Rimetti { arrows }.
    .at = { $other } rimette { arrows } di { $seat }.
    .at-you = Rimetti { arrows } di { $seat }.
    .own = { $seat } rimette { arrows }.
    .you-at = { $other } rimette { arrows } tue.
    .you-own = Rimetti { arrows }.

event-dice-indians_attacked = Presa l’ultima freccia: gli Indiani attaccano!

event-dice-shot = { $seat } mira a { $other }{ $amount ->
        [1] {""}
       *[other] {" "}per { $amount } punti vita
    }.
    .at-you = { $seat } mira a te{ $amount ->
        [1] {""}
       *[other] {" "}per { $amount } punti vita
    }.
    .you = Miri a { $other }{ $amount ->
        [1] {""}
       *[other] {" "}per { $amount } punti vita
    }.

event-dice-fired_gatling = { $seat } fa fuoco con la Gatling!
    .you = Fai fuoco con la Gatling!

event-dice-held_fire = { $seat } non fa fuoco con la Gatling.
    .you = Non fai fuoco con la Gatling.

event-dice-exploded = Tre Dinamiti: esplodono davanti a { $seat }!

to-what = { $cause ->
    [gatling] {" "}per la Gatling
    [indians] {" "}per gli Indiani
    [dynamite] {" "}per la Dinamite
   *[shot] {""}
}
event-dice-hurt = { $seat } perde { life-points }{ to-what }{ still-left }.
    .you = Perdi { life-points }{ to-what }{ still-left }.

event-dice-healed = { $amount ->
        [0] { $seat } ha già tutti i punti vita e non guadagna niente.
       *[other] { $seat } guadagna { life-points }{ now-at }.
    }
    .you = { $amount ->
        [0] Hai già tutti i punti vita e non guadagni niente.
       *[other] Guadagni { life-points }{ now-at }.
    }

event-dice-used_ability = { $seat } usa l’abilità di { $character }.
    .you = Usi la tua abilità, quella di { $character }.

event-dice-eliminated = { $seat } ({ $character }) esce dal gioco: { $role }.
    .you = Esci dal gioco: { $role }.
    .at = { $seat } ({ $character }) esce dal gioco per mano di { $other }: { $role }.
    .at-you = { $seat } ({ $character }) esce dal gioco per mano tua: { $role }.
    .you-at = Esci dal gioco per mano di { $other }: { $role }.

event-dice-won = Vince { $seat }: { $role }.
    .you = Vinci: { $role }.

event-dice-game_over = La partita è finita.

event-dice-chose_character = { $seat } ha scelto un personaggio.
    .you = Hai scelto { $cards }.

event-dice-became = { $seat } è { $cards }.
    .you = Sei { $cards }.
