## Voting

vote-replace = Játsszon bot { $name } helyett
vote-back = Visszavonom a szavazatom
vote-stands = Bot { $name } helyett? { $votes } szavazat a szükséges { $needed } közül.
vote-carried = A kör végén bot játszik { $name } helyett.

## Phrases

phrases = Kész mondatok
phrases-here = Itt csak kész mondatok hangzanak el.
phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-well-played = Szép volt!
phrase-good-game = Jó játék volt!
phrase-yes = Igen.
phrase-no = Nem.
phrase-wait = Egy pillanat.
phrase-back-soon = Mindjárt jövök.
phrase-help-me = Segíts!
phrase-trust-me = Bízz bennem.
phrase-bye = Viszlát!
only-phrases = Csak kész mondatok a csevegésben
phrases-from-strangers = Csak kész mondatok azoktól, akikkel még nem játszottam

## Looking on

who-may-watch = Ki nézheti
watch-allowed = bárki
watch-delayed = bárki, egy körrel később
watch-none = senki
you-watch-late = Nézed a játékot, egy körrel később

## Face down

face-down = A szerepem és a kezem lefordítva, amíg nem tartom nyomva
hold-to-see = Tartsd nyomva
asked-face-down = Te jössz a válasszal
    .why = Tartsd nyomva a lapjaidat, hogy lásd, mit felelhetsz.
role-face-down = A szereped lefordítva
    .why = Menj az asztalhoz, és tartsd nyomva, hogy lásd.

## Told to everybody

toast-left-replaced = A többiek botnak adták a helyed. Nézheted tovább, vagy nyiss saját asztalt.
toast-left-unwatched = Annál az asztalnál már senki sem nézheti a játékot.
notice-vote = { $by } botra szavaz { $name } helyett.
notice-unvote = { $by } visszavonja a szavazatát: { $name }.
notice-carried = A többség botot akar { $name } helyett: e kör végén.
notice-lapsed = { $name } marad: a szavazás érvényét vesztette.
notice-replaced = { $name } helyett bot játszik tovább.
notice-host = Mostantól { $name } a házigazda.

## Refused

refused-no-watching = Ennél az asztalnál senki sem nézheti a játékot. Ülj le, ha van szabad hely, vagy válassz más asztalt.
refused-no-vote = Azon a helyen nincs senki, akit bot válthatna.
refused-needs-two = Aki itt van, azt legalább két szavazat válthatja le. Várj, amíg távol lesz.
refused-only-phrases = Ennél az asztalnál csak kész mondatok hangzanak el: válassz egyet.
