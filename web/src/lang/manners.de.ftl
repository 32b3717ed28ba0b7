## Voting

vote-replace = Bot für { $name } spielen lassen
vote-back = Meine Stimme zurücknehmen
vote-stands = Ein Bot für { $name }? { $votes } von { $needed } Stimmen.
vote-carried = Nach diesem Zug spielt ein Bot für { $name }.

## Phrases

phrases = Feste Sätze
phrases-here = Hier sagt man nur feste Sätze.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-good-game = Schönes Spiel!
phrase-yes = Ja.
phrase-no = Nein.
phrase-wait = Einen Moment, bitte.
phrase-back-soon = Ich bin gleich wieder da.
phrase-help-me = Hilf mir!
phrase-trust-me = Vertrau mir.
phrase-bye = Auf Wiedersehen!
only-phrases = Nur feste Sätze im Chat
phrases-from-strangers = Nur feste Sätze von Leuten, mit denen ich noch nicht gespielt habe

## Looking on

who-may-watch = Wer zusehen darf
watch-allowed = alle
watch-delayed = alle, eine Runde später
watch-none = niemand
you-watch-late = Du siehst zu, eine Runde später

## Face down

face-down = Meine Rolle und Hand verdeckt, bis ich sie halte
hold-to-see = Halten und ansehen
asked-face-down = Du bist gefragt
    .why = Halte deine Karten, um zu sehen, was du antworten kannst.
role-face-down = Deine Rolle liegt verdeckt
    .why = Geh zum Tisch und halte, um sie zu sehen.

## Told to everybody

toast-left-replaced = Die anderen haben deinen Platz einem Bot gegeben. Du kannst zusehen oder selbst einen Tisch eröffnen.
toast-left-unwatched = An jenem Tisch darf niemand mehr zusehen.
notice-vote = { $by } stimmt für einen Bot statt { $name }.
notice-unvote = { $by } nimmt die Stimme über { $name } zurück.
notice-carried = Die meisten wollen einen Bot statt { $name }: nach diesem Zug.
notice-lapsed = { $name } bleibt: Die Abstimmung ist hinfällig.
notice-replaced = Für { $name } spielt ein Bot weiter.
notice-host = { $name } ist jetzt Gastgeber.

## Refused

refused-no-watching = An diesem Tisch darf niemand zusehen. Setz dich, wenn ein Platz frei ist, oder wähl einen anderen Tisch.
refused-no-vote = An diesem Platz sitzt niemand, den ein Bot ersetzen könnte.
refused-needs-two = Wer da ist, wird nur mit mindestens zwei Stimmen ersetzt. Warte, bis er weg ist.
refused-only-phrases = An diesem Tisch sagt man nur feste Sätze: Wähl einen.
