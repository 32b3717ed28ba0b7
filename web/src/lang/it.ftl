### Che cosa dice il browser; carte, personaggi, ruoli e cronaca sono in src/sixgun/text.

## Pagina iniziale

landing-line = Ruoli nascosti, pistole veloci, dadi sciolti.
landing-foot = Libero e aperto. Un progetto di appassionati, senza legami con l’editore di BANG! né suo sostegno. Disegni nostri, parole nostre.
site = Sixgun
language = Lingua
rules = Regole
settings = Impostazioni
play-now = Gioca subito
game = Gioco
game-card = Gioco di carte
game-dice = Gioco di dadi
players = Giocatori
bots = Bot
sets = Espansioni
sit-down = Siediti
with-friends = Con gli amici
open-a-table = Apri un tavolo
join-by-code = Entra con codice o link
join = Entra
watch = Guarda
who-you-are = Chi sei
your-name = Il tuo nome
new-face = Altro volto
public-tables = Tavoli pubblici
no-public-tables = Nessun tavolo è aperto. Aprirne uno?
table-of = Tavolo di { $name }
seats-taken = { $taken } su { $of }
phase-waiting = aperto
phase-playing = in corso
phase-after = appena finito
your-tables = I tuoi tavoli
# La pagina iniziale: nomi, codici, novità
code-or-link = Codice o link
code-wrong = Non è il codice di un tavolo: ha otto lettere e cifre, per esempio K7MESA42.
thats-me = Sono io
you-play-as = Giochi come
stranger = Straniero { $number }
a-player = un giocatore
my-page = La mia pagina
so-many-players = { $players } giocatori
bots-of = bot: { $level }
practice = prova con Gus
with-events = con eventi
done = Fatto
office-unreachable = L’ufficio dei tavoli non risponde. Nuovo tentativo …
new-here = Prima volta qui?
new-here-text = Una vera partita, tre bot, niente orologio. Gus ti mostra come si fa.
learn-in-five = Impara in cinque minuti
i-know-bang = Conosco BANG!
learn = Impara
learn-text = Una prima partita con Gus, passo per passo
rules-tile = Le regole in una pagina
rules-tile-text = Ruoli, carte, dadi; due minuti
watch-a-game = Guarda una partita
watch-a-game-text = Un tavolo pubblico in { $players } sta giocando

## Aprire un tavolo, sala d’attesa

seats = Posti
clock = Orologio
clock-of = { $seconds ->
    [0] senza orologio
   *[other] { $seconds } s per risposta, poi gioca un bot
}
clock-days = per giorni: senza orologio, la partita aspetta tutti
pace = I bot rispondono
pace-0 = subito
pace-350 = in fretta
pace-700 = con calma
pace-1500 = piano
who-may-join = Chi può entrare
by-link-only = chi ha il link
everybody = tutti
keep-characters = Chi sopravvive può tenere il personaggio nella partita successiva.
pass-sheriff = Il ruolo dello Sceriffo passa a sinistra a ogni partita.
series = Serie
edition = Edizione
edition-standard = Standard
edition-de = regolamento tedesco
edition-it = regolamento italiano, 4ª edizione
edition-hu = regolamento ungherese
# Nomi dei tavoli, e come se ne scelgono le regole
table-name = Nome del tavolo
table-name-example = Sfida del venerdì
players-need = In { $sizes }: scegli { $sets }.
single-rules = Singole regole
rules-chosen = { $count } scelte
edition-changes = { $count ->
    [0] Tutte le regole come nello standard, salvo quelle scelte sotto.
    [one] Questa edizione cambia una regola:
   *[other] Questa edizione cambia { $count } regole:
}
edition-changes-brief = { $count ->
    [0] Tutte le regole come nello standard.
    [one] Questa edizione cambia una regola.
   *[other] Questa edizione cambia { $count } regole.
}
here-instead = qui invece: { $value }
rule-from-edition = dell’edizione
rule-from-table = scelta qui
all-other-rules = Tutte le altre regole, come nello standard
no-names = nessuna
other-seats = Gli altri posti
leave-seats-free = restano liberi per le persone
coming-to-table = In arrivo al tavolo …
waiting-for = { $free ->
    [0] Tutti i posti sono occupati.
    [one] Un posto è libero: invita qualcuno o aggiungi un bot.
   *[other] { $free } posti sono liberi: invita qualcuno o aggiungi dei bot.
}
table-code = Codice del tavolo
invite-link = Link d’invito
copy-link = Copia il link
host = ospite
host-and-you = ospite · tu
you = tu
here = c’è
ready = si parte
empty-seat = Posto libero
add-a-bot = Aggiungi un bot
fill-seats = Riempi i posti liberi con bot
sit-here = Siediti qui
bot = bot
bot-of = bot · { $level }
level-of = Livello di { $name }
remove = Togli { $name }
roles-at = Ruoli in { $players }:
start-with = Comincia in { $players }
host-starts = { $name } dà inizio alla partita.
# Invitare, essere pronti, guardare
share = Condividi
qr-code = Codice QR
qr-hint = Inquadralo con la fotocamera di un telefono.
qr-too-long = Questo indirizzo è troppo lungo per un codice QR. Copia il link.
no-table-title = Non c’è nessun tavolo { $code }
no-table-why = Forse è stato chiuso, o nel codice c’è un errore. Riprova il codice, o apri un tavolo tuo dalla pagina iniziale.
i-am-ready = Ci sono, si parte
waits-for-ready = Manca il sì di: { $names }. Puoi cominciare lo stesso.
and-more = e altri { $count }
luck-add = Aggiungi la tua fortuna
add = Aggiungi
luck-added = Le tue parole contano nella prossima partita.
luck-what = Che cos’è?
luck-what-text = Il server ha già promesso il seme della prossima partita: il suo SHA-256 comincia con { $promise }. Ciò che ognuno aggiunge viene mescolato al seme, così nessuno sceglie la fortuna da solo. Senza parole tue, la pagina aggiunge un numero a caso. Dopo la partita puoi controllare tutto.
rules-of-table = Regole di questo tavolo
change = Cambia
leave = Esci
bot-greenhorn = Pivello
    .about = fa una mossa permessa qualsiasi
bot-drifter = Vagabondo
    .about = gioca a occhio e non segue le tracce di nessuno
bot-ranger = Ranger
    .about = capisce chi è chi da quello che fanno tutti
bot-gunslinger = Pistolero
    .about = un Ranger dal giudizio più fine
bot-legend = Leggenda
    .about = pensa in anticipo a centinaia di partite possibili
bot-myth = Mito
    .about = ha imparato da sé in milioni di partite, e pensa in anticipo

## Varianti delle regole

option-brown_to_discard = Le carte marroni si scartano
    .is-before = prima dell’effetto
    .is-after = dopo l’effetto
option-drawn_to_discard = Le carte estratte! si scartano
    .is-before = prima dell’effetto
    .is-after = dopo l’effetto
option-two_line = Carte con due righe
    .is-simultaneous = insieme
    .is-sequential = una dopo l’altra
option-barrel = Barile
    .is-optional = decide chi ce l’ha
    .is-forced = si usa sempre
option-kit_carlson_life = Vita di Kit Carlson
    .is-4 = 4
    .is-3 = 3
option-gringo_duel = El Gringo perde il proprio duello
    .is-none = non pesca
    .is-draws = pesca dall’avversario
option-suzy = Suzy Lafayette pesca
    .is-split = nel suo turno a carta risolta
    .is-at_once = sempre subito
    .is-resolved = sempre a carta risolta
option-molly_slab = Molly Stark contro Slab
    .is-settled = pesca a sparo risolto
    .is-at_once = pesca dopo ogni Mancato!
option-vulture_sam = Vulture Sam prende le carte
    .is-at_once = subito
    .is-after_card = a carta risolta
option-lucky = La seconda carta di Lucky Duke
    .is-always = si gira sempre
    .is-may = si gira se lui vuole
option-duel_credit = Lo sfidante cade nel duello
    .is-none = per mano di nessuno
    .is-opponent = per mano dell’avversario
option-reward = La ricompensa per un Fuorilegge
    .is-forced = si pesca
    .is-may = si può rifiutare
option-victory_check = La vittoria si verifica
    .is-after_card = a carta risolta
    .is-at_once = subito
option-reshuffle = Gli scarti si mescolano
    .is-on_need = quando serve una carta
    .is-at_once = appena il mazzo è vuoto
option-same_weapon = L’arma che si ha già
    .is-allowed = si può rigiocare
    .is-forbidden = non si può giocare
option-own_cards = Le proprie carte come bersaglio
    .is-allowed = permesso
    .is-forbidden = vietato
option-jose_limit = Abilità di José Delgado
    .is-2 = due volte per turno
    .is-none = senza limite
option-characters_dealt = Personaggi distribuiti
    .is-1 = uno ciascuno
    .is-2 = due ciascuno, e se ne sceglie uno
option-simplified = Partita per principianti
    .is-false = no
    .is-true = senza le carte con il libro
option-simplified_also_remove = Si tolgono anche
option-cards = Carte di
option-characters = Personaggi di
option-dynamite = Tre Dinamiti
    .is-last = costano il punto vita alla fine
    .is-in-order = lo costano nell’ordine dei dadi
option-kit_split = Gatling di Kit Carlson
    .is-many = frecce di più giocatori
    .is-one = frecce di un giocatore
option-gatling = Tre Gatling
    .is-forced = fanno sempre fuoco
    .is-optional = decide chi tira
option-suzy_dice = Vita di Suzy Lafayette
    .is-final = a risultato definitivo
    .is-turn_end = alla fine del turno
option-three_dead = Cadono tutti e tre insieme
    .is-draw = non vince nessuno
    .is-outlaw = vince il Fuorilegge

## Il tavolo

table = Tavolo
players-and-turn = { $players } giocatori · turno { $turn }
players-clockwise = Giocatori, in senso orario dalla tua sinistra
watchers = { $count ->
    [one] 1 guarda
   *[other] { $count } guardano
}
speed-is = Ritmo: { $speed }
life-of = { $now } di { $max } punti vita
cards-in-hand = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
hand-limit = · limite { $limit }
hand-and-limit = { $count ->
    [0] Nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $count } carte in mano
} · a fine turno al massimo { $limit }
arrows-held = { $count ->
    [one] 1 freccia
   *[other] { $count } frecce
}
hits-to-come = { $hits ->
    [one] 1 colpo in arrivo
   *[other] { $hits } colpi in arrivo
}
said-waits = aspetta un turno successivo
mark-ready = pronta
not-now = non ora

# What can I do, and why not
not-now-title = Non ora.
what-can-i-do = Che cosa posso fare?
help-now = ora
help-at = su { $players }
help-life = { $before } → { $after } punti vita
help-nothing = ora non fa nulla
help-reach = la tua arma arriva a { $range } invece di { $reach }
help-discard = va negli scarti
help-no-cards = Non hai carte.
help-goal = Il tuo obiettivo:
help-off = Non aprirlo più da solo
yourself = te stesso

nothing-in-play = niente in gioco
in-play = In gioco
known-in-hand = { $count ->
    [one] Una carta di questa mano che conosci
   *[other] Carte di questa mano che conosci
}
quoted = «{ $words }»
name-and-you = { $name } (tu)
about-you = Su di te: { $name }, { $character }
role-is-hidden = ruolo nascosto
role-only-you = { $role }: lo vedi solo tu
tag-out = Fuori
tag-turn = Di turno
tag-away = Via · gioca un bot
tag-lost = Si ricollega
tag-asked = Risponde
seat-action = { $action }: { $seat }
seat-card-waits = { $card } in attesa
seat-choosing = ancora nessun personaggio
seat-distance = distanza { $distance }
distance-is = distanza { $distance }
distance-sum = Distanza { $distance } = { $places ->
        [one] 1 posto
       *[other] { $places } posti
    } { $bends }
borrows = Ha l’abilità di { $character }
claims-to-be = Dice: «Il mio ruolo è { $role }»
is-suspected = { $known ->
        [yes] { $by } sospetta: { $role }
       *[no] { $by } non si fida di questo giocatore
    }
pile-deck = Mazzo { $count }
pile-discards = Scarti { $count }
draw-from-deck = Pesca dal mazzo
draw-from-discards = Pesca dagli scarti
in-the-store = All’Emporio
you-look-at = In cima al mazzo, solo per i tuoi occhi
turned-over = Estratte
duel-so-far = Carte date finora nel duello
cards-of = Carte di { $name }
random-hand-card = { $count ->
    [one] l’unica carta della mano
   *[other] una a caso delle { $count } in mano
}
aim-card = { $card } contro { $target }
dodges-chance = schiva { $chance }
one-in = 1 su { $times }
click-to-do = clic, oppure
your-hand = { $count ->
    [0] La tua mano è vuota
    [one] La tua mano, 1 carta
   *[other] La tua mano, { $count } carte
}
your-cards-in-play = Le tue carte in gioco
on-yourself = Su te stesso
log = Cronaca
game-log = Cronaca della partita
last-moves = Ultime mosse
log-and-chat = Cronaca e chat
log-turn = Turno { $turn } · { $name }
you-watch = Stai guardando
you-are-out = Sei fuori dal gioco
follow = Siedi con
guess-the-roles = Indovina i ruoli
a-bot-plays-for-you = Un bot gioca per te.
take-over = Riprendi
table-then = Il tavolo com’era allora
looking-back = Stai guardando il passato.
back-to-now = Torna ad adesso
# Che cosa ha deciso l’estrazione. $suit: il seme della carta che conta.
drawn-open = Estrarre!
drawn-dodged = { $suit ->
    [hearts] Cuori: schivato
   *[other] Schivato
}
drawn-hit = { $suit ->
    [hearts] Cuori, ma non basta: colpito
   *[other] Niente cuori: colpito
}
drawn-stands = { $suit ->
    [hearts] Cuori, ma il colpo resta
   *[other] Niente cuori: il colpo resta
}
drawn-free = { $suit ->
    [hearts] Cuori: fuori di Prigione
   *[other] Fuori di Prigione
}
drawn-jailed = { $suit ->
    [hearts] Resta in Prigione
   *[other] Niente cuori: resta in Prigione
}
drawn-exploded = La Dinamite esplode
drawn-passed = La Dinamite passa oltre

# a position that is set up has no turns before it
fell = { $turn ->
    [0] caduta
   *[other] caduta al turno { $turn }
}
fell-to = { $turn ->
    [0] per mano di { $name }
   *[other] per mano di { $name }, turno { $turn }
}
said-claim = Il mio ruolo: { $role }
said-suspect = { $known ->
        [yes] Sospetto di { $name }: { $role }
       *[no] Sospetto di { $name }
    }
took-it-back = ritira tutto
toast-clock = Tempo scaduto: un bot ha risposto per te. Il posto resta tuo.
seed-hash = SHA-256 del seme, che si mostra dopo la partita:
documentation = Documentazione
font-licence = Il carattere è Zilla Slab (OFL).
leave-table = Lascia il tavolo
close = Chiudi
rule-is = Regola { $rule }

## Andarsene e tornare

leave-question = Lasciare il tavolo?
leave-paused = La partita ti aspetta, almeno un mese. La ritrovi nella pagina iniziale.
leave-held = Un bot prende il tuo posto; puoi tornare.
leave-freed = Il tuo posto si libera.
stay = Resta
seat-asked = Tocca a te al tavolo { $code }
seat-paused = La tua partita ti aspetta
seat-away = Un bot tiene il tuo posto
seat-on = La tua partita al tavolo { $code }
seat-waits-for = { $table }: deve rispondere { $name }
seat-since = domanda: { $when }
seat-kept = Il tuo posto al tavolo { $code }
seat-players = { $players } giocatori
seat-line = { $character }, { $life } punti vita
continue = Continua
back-to-the-table = Torna al tavolo

## La carta del ruolo

you-are = Sei { $role }
your-role = Il tuo ruolo: { $role }
only-you-see-this = Lo vedi solo tu
everyone-sees-this = Lo vedono tutti
goal-sheriff = Vinci quando tutti i Fuorilegge e ogni Rinnegato sono caduti. Tutti vedono la tua stella.
goal-deputy = Vinci con lo Sceriffo. Tienilo in vita, anche se cadi.
goal-outlaw = Vinci quando lo Sceriffo cade, anche se cadi prima tu.
goal-renegade = Vinci se resti l’ultimo in gioco e lo Sceriffo cade subito prima. Fino ad allora aiuta la parte più debole.
reveal-sheriff = { $names } è lo Sceriffo. Lo sanno tutti.
reveal-far = { $reach ->
    [yes] Distanza { $distance }, alla tua portata.
    [no] Distanza { $distance }, fuori dalla tua portata.
   *[none] Distanza { $distance }.
}
reveal-known = { $names }: { $role }. Lo sanno tutti.
reveal-more = { $role ->
    [deputy] { $count ->
        [one] Un altro Vice è dalla tua parte. Non sai chi.
       *[other] Altri { $count } Vice sono dalla tua parte. Non sai chi.
    }
    [outlaw] { $count ->
        [one] Un altro Fuorilegge è dalla tua parte. Non sai chi.
       *[other] Altri { $count } Fuorilegge sono dalla tua parte. Non sai chi.
    }
   *[other] { $count ->
        [one] C’è un altro Rinnegato, e non è dalla tua parte.
       *[other] Ci sono altri { $count } Rinnegati, e non sono dalla tua parte.
    }
}
reveal-hidden = { $role ->
    [deputy] { $count ->
        [one] Un Vice si nasconde. Guarda chi spara a chi.
       *[other] { $count } Vice si nascondono. Guarda chi spara a chi.
    }
    [outlaw] { $count ->
        [one] Un Fuorilegge si nasconde.
       *[other] { $count } Fuorilegge si nascondono.
    }
   *[other] { $count ->
        [one] Un Rinnegato si nasconde e vuole restare l’ultimo.
       *[other] { $count } Rinnegati si nascondono, e ognuno vuole restare l’ultimo.
    }
}
your-character = { $character } · { $life } punti vita
to-the-table = Al tavolo
have-looked = { $looked } su { $of } hanno guardato
still-looking = { $looked } su { $of } hanno guardato il proprio ruolo.

## Ritmo

turn-of = È il turno di { $name }.
your-turn-now = È il tuo turno.
finish-turn = Accorcia il turno
run-to-the-end = Fino alla fine
stop-running = Ferma
since-last-turn = Dal tuo ultimo turno
since-nothing = Nessuno è stato colpito.
since-you = Tu
since-others = Gli altri
since-lost = { $name } −{ $lost }
since-won = { $name } +{ $won }
since-out = { $name } fuori
can-reach-you = può colpirti
can-reach = può colpire { $name }
all-discards = Tutti i { $count } scarti, l’ultimo per primo

## Orologio

seconds-left = { $seconds ->
    [one] resta 1 secondo
   *[other] restano { $seconds } secondi
}
clock-hurry = Restano pochi secondi.

## Domande: il titolo, .why il motivo, e che cosa leggono gli altri (.wait)

prompt = Che cosa si chiede
your-answers = Le tue risposte
move-sent = Inviato.
one-moment = Un momento …
game-is-over = La partita è finita.
title-your-turn = Tocca a te
# E chiede conferma se ci sono carte da scartare.
ask-discard = { $over ->
        [one] Scartare 1 carta?
       *[other] Scartare { $over } carte?
    }
    .why = È quanto costa finire ora il turno. Premi di nuovo E per farlo, Esc per continuare.
really = Davvero?
warn-dies = Ti costa l’ultimo punto vita.
warn-lost = Così sei eliminato.
warn-could = Potresti ancora salvarti.
warn-own = Colpisce una tua carta.
warn-jail = Così metti in Prigione te stesso.
warn-two = In due una Birra non ha effetto.
warn-full = Nessuno recupererebbe nulla.
warn-lost-beer = Quel giocatore ha già tutti i punti vita: andrebbe persa.
warn-dynamite = La Dinamite può ucciderti, se torna da te.
warn-weaker = L’arma che hai spara almeno altrettanto lontano.
warn-ally = Questo danneggia il tuo stesso Sceriffo.
warn-unarmed = Non hai nessun BANG! per questo duello.
warn-arrow = Terresti una freccia che potrebbe tornare.
do-it-anyway = Fallo lo stesso
back = Indietro
put-back = Rimettila giù
need-missed = Servono { $needs } Mancato!
fared-lost = { $name } −{ $lost }
fared-safe = { $name } ✓
chip-pay = prezzo: { $card }
chip-at = contro: { $target }
double-with-beer = Spendi una Birra: 2 punti vita
ask-price = { $left ->
    [one] A quale carta rinunci?
   *[other] A quali { $left } carte rinunci?
}
ask-sure = { $what ->
    [card] Giochi { $card }?
   *[other] Usi la tua abilità?
}

ask-card-play = È il tuo turno
    .why = { $over ->
        [0] Scegli una carta, poi per chi è. Chiudi il turno quando hai finito.
       *[other] Scegli una carta, poi per chi è. Se chiudi il turno adesso, scarti { $over } delle tue { $held } carte.
    }
    .wait = È il turno di { $seat }.
ask-card-shot = { $by } ti spara
    .why = { $carded ->
        [yes] { $card } è contro di te. { $needs ->
            [one] Un Mancato! basta.
           *[other] Servono { $needs } Mancato!.
        }
       *[no] { $needs ->
            [one] Un Mancato! annulla lo sparo.
           *[other] Servono { $needs } Mancato! per annullare lo sparo.
        }
    }
    .wait = { $yours ->
        [yes] { $seat } decide come rispondere al tuo sparo.
       *[no] { $seat } decide come rispondere allo sparo di { $by }.
    }
ask-card-raid = Arrivano gli Indiani
    .why = { $by } ha giocato { $card }: scarta una carta BANG!, o perdi 1 punto vita.
    .wait = { $yours ->
        [yes] { $seat } decide come rispondere ai tuoi Indiani.
       *[no] { $seat } decide come rispondere agli Indiani di { $by }.
    }
ask-card-duel = { $mine ->
        [yes] Il tuo duello con { $other }
       *[no] { $other } ti sfida
    }
    .why = Scarta una carta BANG!, o perdi 1 punto vita e il duello.
    .wait = { $yours ->
        [yes] Duello: { $seat } deve risponderti.
       *[no] Duello: { $seat } deve rispondere a { $other }.
    }
ask-card-dying = Stai per uscire dal gioco
    .why = { $short ->
        [one] Recupera adesso 1 punto vita, o sei fuori.
       *[other] Recupera adesso { $short } punti vita, o sei fuori.
    }
    .wait = { $seat } è allo stremo e cerca di salvarsi.
ask-card-flip = Quale carta vale?
    .why = { $wants ->
        [0] Cuori ti aiuta.
       *[other] Picche da 2 a 9 esplode.
    }
    .wait = { $seat } sceglie quale carta vale.
ask-card-second_card = Giri una seconda carta?
    .why = { $wants ->
        [0] Cuori ti aiuta. Di due carte scegli quale vale.
       *[other] Picche da 2 a 9 esplode. Di due carte scegli quale vale.
    }
    .wait = { $seat } decide se girare una seconda carta.
ask-card-pick = Che cosa scarta { $target }?
    .why = Una carta a caso della mano, o una in gioco.
    .wait = { $yours ->
        [yes] { $seat } sceglie che cosa scarti.
       *[no] { $seat } sceglie che cosa scarta { $target }.
    }
ask-card-estate = Quale carta di { $dead } prendi?
    .why = Una carta a caso della mano, o una in gioco.
    .wait = { $yours ->
        [yes] { $seat } eredita le tue carte.
       *[no] { $seat } eredita le carte di { $dead }.
    }
ask-card-reward = Peschi la ricompensa?
    .why = Hai eliminato { $dead }: ti spettano tre carte.
    .wait = { $seat } decide se pescare la ricompensa.
ask-card-excess = Scarta una carta
    .why = { $over ->
        [one] Hai { $held } carte e puoi tenerne { $keep }: una va scartata.
       *[other] Hai { $held } carte e puoi tenerne { $keep }: { $over } vanno scartate, una alla volta.
    }
    .wait = { $seat } scarta le carte in eccesso.
ask-card-shopping = Prendi una carta
    .why = L’Emporio è aperto: una carta ciascuno, a turno.
    .wait = { $seat } sceglie all’Emporio.
ask-card-from_hand = Da dove la prima carta?
    .why = Dal mazzo, o a caso dalla mano di un altro giocatore.
    .wait = { $seat } sceglie da dove pescare.
ask-card-from_discards = Da dove la prima carta?
    .why = Dal mazzo, o la prima degli scarti.
    .wait = { $seat } sceglie da dove pescare.
ask-card-looking = Quale carta rimetti?
    .why = Va in cima al mazzo; le altre sono tue.
    .wait = { $seat } guarda la cima del mazzo.
ask-card-from_play = Peschi, o prendi una carta in gioco?
    .why = Pesca come al solito dal mazzo, o prendi una carta in gioco di un giocatore qualsiasi.
    .wait = { $seat } sceglie da dove pescare.
ask-card-copying = Di chi prendi l’abilità?
    .why = È tua fino al tuo prossimo turno.
    .wait = { $seat } sceglie un’abilità da prendere in prestito.
ask-card-choosing = Chi vuoi essere?
    .why = Nessun altro vede i tuoi due personaggi. Si scoprono tutti quando ognuno ha scelto.
    .wait = { $seat } sceglie un personaggio.

ask-dice-rolling = Ritiri o ti fermi?
    .why = { $rolls ->
        [1] Questo è il tuo primo tiro.{" "}
       *[other] {""}
    }{ $rolls_left ->
        [one] Resta un tiro. Tocca i dadi che vuoi ritirare.
       *[other] Restano { $rolls_left } tiri. Tocca i dadi che vuoi ritirare.
    }
    .wait = { $seat } decide quali dadi ritirare.
ask-dice-shooting = Chi colpisce il { $face }?
    .why = Dado { $place } da sinistra. Prima si mira con tutti, poi si colpisce.
    .wait = { $seat } prende la mira.
ask-dice-instead = Prendi invece una freccia?
    .why = { $left ->
        [one] { $by } ti costa 1 punto vita. Puoi prendere invece una freccia.
       *[other] { $by } ti costa { $left } punti vita. Per ognuno puoi prendere invece una freccia.
    }
    .wait = { $seat } sceglie tra una freccia e un punto vita.
ask-dice-returning = Rimetti una freccia?
    .why = Per ogni punto vita perso puoi rimettere una delle tue frecce.
    .wait = { $seat } decide se rimettere una freccia.
ask-dice-healing = { $left ->
        [one] A chi va la Birra?
       *[other] A chi va la prossima di { $left } Birre?
    }
    .why = Chi la riceve guadagna 1 punto vita.
    .wait = { $seat } decide a chi va la Birra.
ask-dice-gift = Chi guadagna un punto vita?
    .why = All’inizio del tuo turno un giocatore a tua scelta guadagna 1 punto vita.
    .wait = { $seat } sceglie chi guadagna un punto vita.
ask-dice-choosing = Chi vuoi essere?
    .why = Nessun altro vede i tuoi due personaggi. Si scoprono tutti quando ognuno ha scelto.
    .wait = { $seat } sceglie un personaggio.
ask-dice-removing = Di chi è la freccia che torna?
    .why = { $left ->
        [one] Una Gatling rimette una freccia di un giocatore qualsiasi.
       *[other] { $left } Gatling rimettono una freccia ciascuna, di un giocatore qualsiasi.
    }
    .wait = { $seat } sceglie di chi è la freccia che torna.
ask-dice-firing = Fai fuoco con la Gatling?
    .why = Tutti gli altri perdono 1 punto vita. Le tue frecce le rimetti o le tieni.
    .wait = { $seat } decide se fare fuoco con la Gatling.

## Risposte, con una .note su che cosa significano

answer-end = Fine del turno
    .note = { $over ->
        [0] {""}
       *[other] poi ne scarti { $over }
    }
answer-pass-card-shot = Incassa il colpo
    .note = perdi 1 punto vita
answer-pass-card-raid = Incassa il colpo
    .note = perdi 1 punto vita
answer-pass-card-duel = Rinuncia al duello
    .note = perdi 1 punto vita
answer-pass-card-dying = Esci dal gioco
    .note = per te è finita
answer-pass-card-second_card = Resta alla prima carta
    .note = {""}
answer-pass-card-reward = Rinuncia alla ricompensa
    .note = {""}
answer-pass-dice-removing = Lascia le frecce
    .note = {""}
answer-pass-dice-firing = Non fare fuoco
    .note = {""}
answer-draw-deck = Pesca dal mazzo
    .note = {""}
answer-draw-discards = Prendi il primo scarto
    .note = {""}
answer-draw-second_card = Gira una seconda carta
    .note = {""}
answer-draw-reward = Pesca tre carte
    .note = {""}
answer-flip = Prova con { $name }
    .note = gira una carta: ♥ vale un Mancato!
answer-use = Usa { $name }
    .note = vale un Mancato!
answer-ability = Usa la tua abilità
    .note = { $character }
answer-ability-flip = Tenta la fortuna
    .note = { $character } gira una carta: ♥ vale un Mancato!
answer-arrow = Prendi una freccia
    .note = al posto del punto vita
answer-hit = Perdi il punto vita
    .note = {""}
answer-become = { $what }
    .note = { $text }
answer-drop = Rimetti una freccia
    .note = {""}
answer-keep = Tieni le tue frecce
    .note = {""}
answer-fire = Fuoco
    .note = tutti gli altri perdono 1 punto vita
answer-fire-keeping = Fuoco, e tieni le tue frecce
    .note = tutti gli altri perdono 1 punto vita, le tue frecce restano

## Fare qualcosa a qualcuno: l’atto, la domanda (.ask), il pulsante (.go), il pulsante per sé (.own)

do-shoot = Spara
    .ask = A chi spari?
    .go = Spara a { $target }
    .own = Spara a te stesso
do-duel = Sfida
    .ask = Chi sfidi?
    .go = Sfida { $target }
    .own = Sfida te stesso
do-jail = Imprigiona
    .ask = Chi va in Prigione?
    .go = Imprigiona { $target }
    .own = Va’ in Prigione
do-take = Prendi una carta
    .ask = Da chi prendi una carta?
    .go = Prendi una carta di { $target }
    .own = Prendi una tua carta
do-discard = Fa’ scartare
    .ask = Chi deve scartare?
    .go = Fa’ scartare { $target }
    .own = Scarta una tua carta
do-heal = Cura
    .ask = Chi recupera vita?
    .go = Cura { $target }
    .own = Cura te stesso
do-draw = Pesca
    .ask = Da chi peschi?
    .go = Pesca da { $target }
    .own = Pesca una tua carta
do-copy = Prendi l’abilità
    .ask = Di chi prendi l’abilità?
    .go = Prendi da { $target }
    .own = Prendi la tua
do-remove = Rimetti una freccia
    .ask = Di chi è la freccia che torna?
    .go = Rimetti una freccia di { $target }
    .own = Rimetti una tua freccia
do-choose = Scegli
    .ask = Quale carta?
    .go = Scegli di { $target }
    .own = Scegli una tua
do-play = Gioca
    .ask = La giochi?
    .go = Gioca { $card }
    .own = Gioca { $card }
do-lay = Metti in gioco
    .ask = La metti in gioco?
    .go = Metti in gioco { $card }
    .own = Metti in gioco { $card }
do-use = Usa
    .ask = La usi?
    .go = Usa { $card }
    .own = Usa { $card }
do-ability = Usa la tua abilità
    .ask = Usi la tua abilità?
    .go = Usa la tua abilità
    .own = Usa la tua abilità

## Dadi

the-dice = I dadi
die-arrow = Freccia
die-dynamite = Dinamite
die-1 = 1
die-2 = 2
die-beer = Birra
die-gatling = Gatling
die-said = { $face } { $state }
die-state-kept = tieni
die-state-roll = tira
die-state-locked = bloccato
arrows-left = Restano { $left } di { $of } frecce
roll-of = Tiro { $roll } di { $of }
not-rolled = Non ancora tirati
three-dynamite = Tre Dinamiti: niente più tiri
tap-a-die = tocca un dado per tenerlo o tirarlo
stop = Fermati
roll-dice = { $count ->
    [0] Scegli i dadi
    [one] Tira 1 dado
   *[other] Tira { $count } dadi
}
odds = Probabilità
odds-for = { $count ->
    [one] Se tiri questo dado
   *[other] Se tiri questi { $count } dadi
}
odds-choose = Le probabilità valgono per i dadi che ritiri: toccane qualcuno.
odds-gatling = la Gatling fa fuoco
odds-beer = almeno una Birra
odds-one = almeno un 1
odds-two = almeno un 2
odds-arrow = almeno una Freccia
odds-dynamite = tre Dinamiti: −1 vita, ti fermi

## Chat, grida, dichiarazioni

chat = Chat
chat-unread = { $unread ->
    [0] Chat
   *[other] Chat, { $unread } nuovi
}
graveyard-chat = Cimitero
messages = Messaggi
message = Messaggio
nobody-said-anything = Nessuno ha ancora detto niente.
say-something = Di’ qualcosa
send = Invia
mute = Non sentire { $name }
unmute = Senti di nuovo { $name }
hear-all = { $count ->
    [one] Riascolta chi hai zittito
   *[other] Riascolta tutti e { $count } gli zittiti
}
quick-emotes = Grida veloci
emote-howdy = Salve
emote-nice-shot = Bel colpo
emote-ouch = Ahi
emote-thanks = Grazie
emote-hurry-up = Sbrigati
emote-sorry = Mi spiace
claim-a-role = Dichiara un ruolo …
about-whom = Di chi?
about-me = Io sono …
about-player = Sospetto di { $name } …
suspect-in-general = solo un sospetto
take-claim-back = Ritira

## Dopo la partita

rematch = Rivincita
to-result = Al risultato
not-ready = Non ci sto più
role = Ruolo
won = vittoria
copy = Copia
seed = Seme
replay = Replay
to-the-start = Alla pagina iniziale
step = Passo
turn = Turno
play = Avvia

## Impostazioni

theme = Colori
theme-system = come il sistema
theme-light = chiari
theme-dark = scuri
speed = Ritmo
speed-0 = subito
speed-0-5 = veloce
speed-1 = normale
speed-1-6 = lento
sound = Suoni
sound-asked = Quando tocca a me
sound-table = Spari, carte e dadi
sound-clock = L’orologio
volume = Volume
notify = Avvisami quando tocca a me e la pagina è nascosta
confirm-shots = Un secondo clic prima di sparare
ask-twice = Una domanda prima di una mossa che ti danneggia o va sprecata
use-keys = Tasti al tavolo
help-beside = «Che cosa posso fare?» accanto al tavolo
all-keys = Tutti i tasti
keys-help =
    1–9, 0: carta della tua mano
    Q W A S F H J: il giocatore illuminato, in senso orario dalla tua sinistra
    ← →: prossimo giocatore illuminato
    Invio: fallo · Esc: indietro
    E: fine del turno o fermati · R: tira · Z X C V B: tieni o tira un dado · O: probabilità
    I: guarda da vicino · M: rispondi in anticipo · V: evento · ?: che cosa posso fare · L: cronaca · T: chat · G: dichiara · Spazio: accorcia il turno · tieni D: tutte le distanze · tieni P: le mie carte, dove sono coperte
    Replay: ← → passo, con Maiusc un turno, P avvia
search-rules = Cerca
all-cards = Tutte le carte
all-characters = Tutti i personaggi
rules-by-number = Tutte le regole per numero (in inglese)

## Messaggi brevi

reconnecting = Ricollegamento … il tuo posto è al sicuro.
no-server = Nessun collegamento al server. Nuovo tentativo …
toast-offline = Ora non c’è collegamento: aspetta un momento.
toast-writing = Questi tasti giocano. Premi T per scrivere nella chat.
toast-copied = Copiato.
toast-left-kicked = L’ospite ha liberato il tuo posto. Vai a un altro tavolo o aprine uno.
toast-left-closed = Il tavolo è stato chiuso. Aprine uno nuovo o gioca contro i bot.
toast-watching-full = Ora non ci sono posti liberi: stai guardando.
refused-stale = Non era più possibile.
refused-illegal = Qui non è possibile.
refused-not-asked = La risposta tocca a qualcun altro.
refused-bad-message = Il server non ha capito.
refused-bad-option = Queste regole non vanno insieme: scegline altre.
refused-no-table = Il tavolo { $code } non c’è. Controlla il codice o aprine uno tuo.
refused-no-free-seat = A questo tavolo non ci sono posti liberi; puoi guardare.
refused-not-at-a-table = Non sei a nessun tavolo.
refused-not-seated = Qui non hai un posto.
refused-not-host = Può farlo solo l’ospite.
refused-seat-taken = Quel posto è occupato.
refused-seats-empty = Ci sono ancora posti liberi: aggiungi dei bot o invita qualcuno.
refused-game-on = Non durante una partita.
refused-no-game = Non c’è nessuna partita in corso.
refused-kicked = L’ospite non ti vuole a questo tavolo.
refused-not-eliminated = È per chi è fuori dal gioco.
refused-eliminated = Chi è fuori dal gioco parla in disparte.
refused-too-fast = Non così in fretta: aspetta un momento.
refused-too-many-tables = Hai un posto a troppi tavoli. Prima lasciane uno.
refused-full = Ora non c’è posto per un altro tavolo. Riprova più tardi.
refused-no-bot = Non c’è un bot così per questo gioco.
refused-no-puzzle = Questo problema non c’è; la pagina dei problemi li elenca.
refused-name-taken = { $name } è il nome di un bot o di uno straniero. Scegline un altro.
refused-not-now = Non ora.
refused-try-again = Non si è potuto salvare. Riprova.
