### Der Stapel der Ereignisse: Name und was das Ereignis tut, in eigenen Worten.

## Ereignisse von High Noon

card-blessing = Segnung
    .text = Jede Karte zählt als Herz.
card-curse = Fluch
    .text = Jede Karte zählt als Pik.
card-ghost-town = Geisterstadt
    .text = Jeder Ausgeschiedene spielt seinen Zug als Geist: Er zieht 3 Karten statt 2, hat keine Lebenspunkte zu verlieren und scheidet am Ende dieses Zuges wieder aus.
card-gold-rush = Goldrausch
    .text = Gespielt wird gegen den Uhrzeigersinn, beginnend mit dem Sheriff. Was Karten bewirken, geht weiter im Uhrzeigersinn.
card-the-daltons = Die Daltons
    .text = Sofort: Wer blaue Karten vor sich hat, wählt eine davon und legt sie ab.
card-the-doctor = Der Doktor
    .text = Sofort: Wer am wenigsten Lebenspunkte hat, oder alle mit dieser Zahl, erhalten 1 zurück.
card-the-reverend = Der Reverend
    .text = Niemand kann ein Bier spielen, zu keiner Zeit.
card-the-sermon = Kirche
    .text = Niemand darf im eigenen Zug BANG!-Karten verwenden.
card-shootout = Schießerei
    .text = Jeder darf in seinem Zug eine BANG!-Karte mehr spielen.
card-thirst = Durst
    .text = In Phase 1 zieht jeder eine Karte weniger, mindestens aber eine.
card-train-arrival = Ankunft des Zuges
    .text = Am Ende von Phase 1 zieht jeder eine Karte mehr.
card-hangover = Suff
    .text = Kein Charakter hat seine Fähigkeit.
card-high-noon = Zwölf Uhr mittags
    .text = Jeder verliert zu Beginn seines Zuges 1 Lebenspunkt. Das gilt bis zum Ende des Spiels.
card-handcuffs = Handschellen
    .text = Nach dem Ziehen in Phase 1 nennt jeder eine Farbe und darf in diesem Zug nur Karten dieser Farbe spielen.
card-new-identity = Neue Identität
    .text = Zu Beginn seines Zuges darf jeder seinen zweiten Charakter statt des eigenen nehmen, für den Rest des Spiels und mit 2 Lebenspunkten.

## Ereignisse von Für eine Hand voll Karten

card-abandoned-mine = Verlassene Mine
    .text = In Phase 1 wird vom Ablagestapel gezogen, vom Nachziehstapel nur, wenn er leer ist. Was in Phase 3 über dem Handlimit ist, kommt verdeckt auf den Nachziehstapel.
card-ambush = Hinterhalt
    .text = Der Abstand zwischen je zwei Spielern ist 1. Ausliegende Karten und Fähigkeiten ändern ihn wie immer.
card-blood-brothers = Blutsbrüder
    .text = Zu Beginn seines Zuges darf jeder 1 Lebenspunkt abgeben, aber nicht den letzten, damit ein anderer Spieler 1 zurückerhält.
card-dead-man = Dead Man
    .text = Wer als Allererster ausgeschieden ist, ist zurück im Spiel, wenn er an der Reihe wäre, mit 2 Lebenspunkten und 2 Karten.
card-hard-liquor = Harter Schnaps
    .text = Jeder darf, statt in Phase 1 zu ziehen, 1 Lebenspunkt zurückerhalten.
card-lasso = Lasso
    .text = Ausliegende Karten haben keine Wirkung.
card-law-of-the-west = Gesetz des Westens
    .text = In Phase 1 wird die zweite gezogene Karte gezeigt; kann sie gespielt werden, muss sie in diesem Zug gespielt werden.
card-peyote = Peyote
    .text = Statt in Phase 1 zu ziehen: Rate die Farbe der obersten Karte, rot oder schwarz. Wer richtig rät, behält sie und darf weiterraten; wer falsch rät, macht mit Phase 2 weiter.
card-ranch = Ranch
    .text = Am Ende von Phase 1 darf jeder einmal beliebig viele Handkarten ablegen und ebenso viele ziehen.
card-ricochet = Querschläger
    .text = In seinem Zug darf jeder BANG!-Karten auf Karten vor anderen abwerfen: Jede solche Karte wird abgelegt, wenn ihr Besitzer nicht mit einem Fehlschuss! antwortet.
card-russian-roulette = Russisches Roulette
    .text = Sofort, vom Sheriff an reihum: Jeder gibt einen Fehlschuss! her. Der Erste, der es nicht tut, verliert 2 Lebenspunkte.
card-sniper = Scharfschütze
    .text = In seinem Zug darf jeder zwei BANG!-Karten zusammen auf einen Spieler in Reichweite abwerfen: ein Schuss, gegen den es zwei Fehlschuss! braucht.
card-the-judge = Der Richter
    .text = Niemand darf Karten vor jemandem auslegen.
card-vendetta = Vendetta
    .text = Am Ende seines Zuges zieht jeder eine Karte zur Probe: Bei Herz hat er noch einen Zug.
card-fistful-of-cards = Für eine Hand voll Karten
    .text = Zu Beginn seines Zuges wird auf jeden so oft geschossen, wie er Karten auf der Hand hat. Das gilt bis zum Ende des Spiels.

suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz
colour-black = Schwarz
colour-red = Rot

## Was sie tun, wie das Protokoll es erzählt: siehe event-card.ftl

event-card-came_up = Das Ereignis, das nun gilt: { $cards }.

event-card-comes_next = Das nächste Ereignis: { $cards }.

event-card-came_back = { $amount ->
        [0] { $seat } ist für einen Zug zurück, als Geist.
       *[other] { $seat } ist zurück im Spiel, mit { $amount } Lebenspunkten.
    }
    .you = { $amount ->
        [0] Du bist für einen Zug zurück, als Geist.
       *[other] Du bist zurück im Spiel, mit { $amount } Lebenspunkten.
    }

event-card-named = { $seat } nennt { $cards }.
    .you = Du nennst { $cards }.

event-card-changed = { $seat } ist von nun an { $cards }.
    .you = Du bist von nun an { $cards }.

event-card-comes_last = Das letzte Ereignis wird sein: { $cards }.

event-card-guessed = { $seat } rät { $cards }.
    .you = Du rätst { $cards }.

event-card-kept = { $seat } behält { $cards }.
    .you = Du behältst { $cards }.

event-card-skipped_drawing = { $seat } trinkt, statt zu ziehen.
    .you = Du trinkst, statt zu ziehen.

event-card-turn_again = { $seat } hat noch einen Zug.
    .you = Du hast noch einen Zug.

event-card-buried = { $seat } legt { $cards } verdeckt auf den Nachziehstapel.
    .you = Du legst { $cards } verdeckt auf den Nachziehstapel.

event-card-laid_on_deck = { $cards } kommt auf den Nachziehstapel.

event-card-revealed = { $seat } zeigt { $cards }.
    .you = Du zeigst { $cards }.
