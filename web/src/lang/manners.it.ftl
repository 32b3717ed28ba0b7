## Voting

vote-replace = Fai giocare un bot per { $name }
vote-back = Ritira il mio voto
vote-stands = Un bot per { $name }? { $votes } voti su { $needed }.
vote-carried = Finito questo turno, un bot gioca per { $name }.

## Phrases

phrases = Frasi pronte
phrases-here = Qui si dicono solo frasi pronte.
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-good-game = Bella partita!
phrase-yes = Sì.
phrase-no = No.
phrase-wait = Un momento, per favore.
phrase-back-soon = Torno subito.
phrase-help-me = Aiutami!
phrase-trust-me = Fidati.
phrase-bye = Arrivederci!
only-phrases = Nella chat solo frasi pronte
phrases-from-strangers = Solo frasi pronte da chi non ha ancora giocato con me

## Looking on

who-may-watch = Chi può guardare
watch-allowed = tutti
watch-delayed = tutti, con un giro di ritardo
watch-none = nessuno
you-watch-late = Stai guardando, con un giro di ritardo

## Face down

face-down = Ruolo e mano coperti finché non li tengo premuti
hold-to-see = Tieni premuto per vedere
asked-face-down = Tocca a te rispondere
    .why = Tieni premute le tue carte per vedere che cosa puoi rispondere.
role-face-down = Il tuo ruolo è coperto
    .why = Vai al tavolo e tieni premuto per vederlo.

## Told to everybody

toast-left-replaced = Gli altri hanno dato il tuo posto a un bot. Puoi guardare o aprire un tavolo tuo.
toast-left-unwatched = A quel tavolo nessuno può più guardare.
notice-vote = { $by } vota per un bot al posto di { $name }.
notice-unvote = { $by } ritira il voto su { $name }.
notice-carried = I più vogliono un bot al posto di { $name }: finito questo turno.
notice-lapsed = { $name } resta: il voto non vale più.
notice-replaced = Per { $name } continua un bot.
notice-host = Ora l’ospite è { $name }.

## Refused

refused-no-watching = A questo tavolo nessuno può guardare. Siediti se c’è un posto libero, o scegli un altro tavolo.
refused-no-vote = A quel posto non c’è nessuno che un bot possa sostituire.
refused-needs-two = Chi è presente si sostituisce con almeno due voti. Aspetta che si assenti.
refused-only-phrases = A questo tavolo si dicono solo frasi pronte: scegline una.
