### La cronaca del gioco di carte: una frase per ogni tipo di evento. Le forme sono spiegate nel file inglese.

event-card-turn_began = { $seat }, { $character }
    .you = Il tuo turno, { $character }

event-card-drew = { $seat } pesca { $cards }.
    .you = Peschi { $cards }.

event-card-showed = { $seat } pesca { $cards } e mostra la carta.
    .you = Peschi { $cards } e mostri la carta.

# Un Mancato! giocato è sempre quello di Calamity Janet, come BANG!.
as-bang = { $kind ->
    [missed] {" "}come BANG!
   *[other] {""}
}
event-card-played = { $seat } gioca { $cards }.
    .you = Giochi { $cards }.
    .at = { $seat } gioca { $cards }{ as-bang } contro { $other }.
    .at-you = { $seat } gioca { $cards }{ as-bang } contro di te.
    .own = { $seat } gioca { $cards } su un bersaglio proprio.
    .you-at = Giochi { $cards }{ as-bang } contro { $other }.
    .you-own = Giochi { $cards } su te stesso.

event-card-laid_down = { $kind ->
        [jail] { $seat } mette { $cards } davanti a sé.
       *[other] { $seat } mette in gioco { $cards }.
    }
    .you = { $kind ->
        [jail] Metti { $cards } davanti a te.
       *[other] Metti in gioco { $cards }.
    }
    .at = { $seat } mette { $cards } davanti a { $other }.
    .at-you = { $seat } mette { $cards } davanti a te.
    .you-at = Metti { $cards } davanti a { $other }.

event-card-used = { $seat } usa { $cards }.
    .you = Usi { $cards }.
    .at = { $seat } usa { $cards } contro { $other }.
    .at-you = { $seat } usa { $cards } contro di te.
    .own = { $seat } usa { $cards } su un bersaglio proprio.
    .you-at = Usi { $cards } contro { $other }.
    .you-own = Usi { $cards } su te stesso.

event-card-answered = { $seat } risponde con { $cards }.
    .you = Rispondi con { $cards }.

event-card-discarded = { $seat } scarta { $cards }.
    .you = Scarti { $cards }.

event-card-paid = { $seat } scarta { $cards } come prezzo.
    .you = Scarti { $cards } come prezzo.

event-card-took = { $seat } prende { $cards } da { $other }.
    .at-you = { $seat } prende { $cards } da te.
    .own = { $seat } riprende { $cards }.
    .you = Prendi { $cards } da { $other }.
    .you-own = Riprendi { $cards }.

event-card-got_back = { $seat } prende { $cards } dagli scarti.
    .you = Prendi { $cards } dagli scarti.

event-card-turned_over = { $seat } estrae!: { $cards }.
    .you = Estrai!: { $cards }.

event-card-chose = { $seat } fa valere { $cards }.
    .you = Fai valere { $cards }.

event-card-dodged = { $seat } evita lo sparo.
    .you = Eviti lo sparo.
    .at = { $seat } evita lo sparo di { $other }.
    .at-you = { $seat } evita il tuo sparo.
    .you-at = Eviti lo sparo di { $other }.

event-card-hurt = { $seat } perde { life-points }{ still-left }.
    .you = Perdi { life-points }{ still-left }.
    .at = { $seat } perde { life-points } per mano di { $other }{ still-left }.
    .at-you = { $seat } perde { life-points } per mano tua{ still-left }.
    .you-at = Perdi { life-points } per mano di { $other }{ still-left }.

event-card-healed = { $seat } recupera { life-points }{ now-at }.
    .you = Recuperi { life-points }{ now-at }.

event-card-passed_on = { $cards } passa da { $seat } a { $other }.

event-card-exploded = La Dinamite davanti a { $seat } esplode!

event-card-escaped = { $seat } esce di Prigione.
    .you = Esci di Prigione.

event-card-stayed_in_jail = { $seat } resta in Prigione e salta il turno.
    .you = Resti in Prigione e salti il turno.

event-card-dying = { $seat } non ha più punti vita e deve salvarsi subito.
    .you = Non hai più punti vita e devi salvarti subito.

event-card-eliminated = { $seat } ({ $character }) esce dal gioco: { $role }.
    .you = Esci dal gioco: { $role }.
    .at = { $seat } ({ $character }) esce dal gioco per mano di { $other }: { $role }.
    .at-you = { $seat } ({ $character }) esce dal gioco per mano tua: { $role }.
    .you-at = Esci dal gioco per mano di { $other }: { $role }.

event-card-rewarded = { $seat } riceve la ricompensa di { $amount } carte.
    .you = Ricevi la ricompensa di { $amount } carte.

event-card-declined = { $seat } rinuncia alla ricompensa.
    .you = Rinunci alla ricompensa.

event-card-penalised = { $seat }, lo Sceriffo, ha eliminato un Vice e perde tutte le carte.
    .you = Tu, lo Sceriffo, hai eliminato un Vice e perdi tutte le tue carte.

event-card-shuffled = Gli scarti vengono mescolati: { $amount } carte formano il nuovo mazzo.

event-card-turned_up = All’Emporio: { $cards }.

event-card-picked = { $seat } prende { $cards } all’Emporio.
    .you = Prendi { $cards } all’Emporio.

event-card-looked_at = { $seat } guarda { $cards }.
    .you = Guardi { $cards }.

event-card-returned = { $seat } rimette { $cards } sul mazzo.
    .you = Rimetti { $cards } sul mazzo.

event-card-copied = { $seat } prende in prestito l’abilità di { $other }, { $others-character }.
    .at-you = { $seat } prende in prestito la tua abilità, quella di { $others-character }.
    .you = Prendi in prestito l’abilità di { $other }, { $others-character }.

event-card-used_ability = { $seat } usa l’abilità di { $character }.
    .you = Usi la tua abilità, quella di { $character }.

event-card-untouched = { $cards } non fa niente a { $seat }.

event-card-inherited = { $seat } eredita { $cards } da { $other }.
    .you = Erediti { $cards } da { $other }.

event-card-nothing_happened = Nessun effetto su { $seat }.

event-card-lost_duel = { $seat } perde il duello.
    .you = Perdi il duello.
    .at = { $seat } perde il duello con { $other }.
    .at-you = { $seat } perde il duello con te.
    .you-at = Perdi il duello con { $other }.

event-card-game_over = La partita è finita.

event-card-chose_character = { $seat } ha scelto un personaggio.
    .you = Hai scelto { $cards }.

event-card-became = { $seat } è { $cards }.
    .you = Sei { $cards }.
