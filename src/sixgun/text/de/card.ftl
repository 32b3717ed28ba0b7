### Die Karten des Kartenspiels: Name und was die Karte tut, in eigenen Worten.

## Grundspiel

card-bang = BANG!
    .text = Schieß auf einen Spieler in Reichweite deiner Waffe: Er verliert 1 Lebenspunkt, wenn er nicht mit einem Fehlschuss! antwortet. Nur eine Karte dieses Namens je Zug.
card-missed = Fehlschuss!
    .text = Hebt einen Schuss auf dich auf, sofort und auch außerhalb deines Zuges. Andere schützt er nicht.
card-beer = Bier
    .text = Du erhältst 1 Lebenspunkt, nie mehr als am Anfang. Außerhalb deines Zuges nur in dem Moment, in dem dich ein Treffer den letzten Lebenspunkt kostet. Ohne Wirkung, solange nur noch zwei Spieler übrig sind.
card-saloon = Saloon
    .text = Alle anderen Spieler erhalten 1 Lebenspunkt, und du auch. Kein Bier: Er rettet niemanden vor dem Ausscheiden.
card-stagecoach = Postkutsche
    .text = Zieh 2 Karten vom Nachziehstapel.
card-wells-fargo = Wells Fargo
    .text = Zieh 3 Karten vom Nachziehstapel.
card-general-store = Warenhaus
    .text = Deck so viele Karten auf, wie Spieler übrig sind. Von dir an im Uhrzeigersinn nimmt jeder eine davon auf die Hand.
card-panic = Panik!
    .text = Nimm eine Karte eines Spielers im Abstand 1 auf die Hand: eine zufällige Handkarte oder eine ausliegende deiner Wahl. Was Abstände ändert, zählt, Waffen nicht.
card-cat-balou = Cat Balou
    .text = Ein beliebiger Spieler wirft eine Karte ab, egal in welchem Abstand: eine zufällige Handkarte oder eine ausliegende deiner Wahl.
card-gatling = Gatling
    .text = Ein Schuss auf alle anderen Spieler, egal in welchem Abstand. Keine BANG!-Karte, also ohne Grenze je Zug.
card-indians = Indianer!
    .text = Jeder andere Spieler wirft eine BANG!-Karte ab oder verliert 1 Lebenspunkt. Fehlschuss! und Fass helfen nicht.
card-duel = Duell
    .text = Fordere einen beliebigen anderen Spieler, egal in welchem Abstand. Er beginnt, dann werft ihr abwechselnd BANG!-Karten ab; wer als Erster keine abwirft, verliert 1 Lebenspunkt. Fehlschuss! und Fass helfen nicht, und die BANG!-Karten sind nicht die eine des Zuges.
card-mustang = Mustang
    .text = Solange er ausliegt, sehen dich alle anderen in einem um 1 größeren Abstand.
card-scope = Zielfernrohr
    .text = Solange es ausliegt, siehst du alle anderen in einem um 1 kleineren Abstand, nie unter 1.
card-barrel = Fass
    .text = Wenn auf dich geschossen wird, darfst du aufdecken: Herz gilt als ein Fehlschuss!. Misslingt es, darfst du noch anders antworten.
card-jail = Gefängnis
    .text = Leg es vor einen beliebigen Spieler außer dem Sheriff, egal in welchem Abstand. Am Anfang seines Zuges muss er aufdecken: Bei Herz spielt er wie gewohnt, sonst setzt er aus. Das Gefängnis kommt in jedem Fall weg.
card-dynamite = Dynamit
    .text = Leg es vor dich. Ab deinem nächsten Zug muss, wer es am Anfang seines Zuges hat, aufdecken: Bei Pik 2 bis 9 explodiert es und kostet ihn 3 Lebenspunkte, sonst wandert es nach links (an Spielern vorbei, die schon eines haben).
card-volcanic = Volcanic
    .text = Waffe, reicht bis Abstand 1. Solange sie ausliegt, darfst du in deinem Zug beliebig viele BANG!-Karten spielen.
card-schofield = Schofield
    .text = Waffe, reicht bis Abstand 2.
card-remington = Remington
    .text = Waffe, reicht bis Abstand 3.
card-rev-carabine = Karabiner
    .text = Waffe, reicht bis Abstand 4.
card-winchester = Winchester
    .text = Waffe, reicht bis Abstand 5.

## Dodge City

card-binocular = Fernglas
    .text = Solange es ausliegt, siehst du alle anderen in einem um 1 kleineren Abstand. Es zählt mit dem Zielfernrohr zusammen.
card-hideout = Versteck
    .text = Solange es ausliegt, sehen dich alle anderen in einem um 1 größeren Abstand. Es zählt mit dem Mustang zusammen.
card-punch = Kinnhaken
    .text = Ein Schuss auf einen Spieler im Abstand 1, egal mit welcher Waffe. Keine BANG!-Karte.
card-rag-time = Ragtime
    .text = Wirf als Preis eine weitere Handkarte ab: Nimm eine Karte eines beliebigen anderen Spielers, egal in welchem Abstand: eine zufällige Handkarte oder eine ausliegende deiner Wahl.
card-brawl = Schlägerei
    .text = Wirf als Preis eine weitere Handkarte ab: Jeder andere Spieler wirft eine Karte ab; für jeden wählst du eine zufällige Handkarte oder eine ausliegende.
card-dodge = Ausweichen
    .text = Gilt von der Hand als Fehlschuss!; danach ziehst du 1 Karte.
card-springfield = Springfield
    .text = Wirf als Preis eine weitere Handkarte ab: ein Schuss auf einen beliebigen anderen Spieler, egal in welchem Abstand. Weder BANG!-Karte noch Waffe.
card-tequila = Tequila
    .text = Wirf als Preis eine weitere Handkarte ab: Ein beliebiger Spieler, auch du, erhält 1 Lebenspunkt. Kein Bier.
card-whisky = Whisky
    .text = Wirf als Preis eine weitere Handkarte ab: Du erhältst 2 Lebenspunkte. Kein Bier.
card-bible = Bibel
    .text = Gib sie ab einem späteren Zug her: Sie gilt als Fehlschuss!, auch außerhalb deines Zuges, und du ziehst 1 Karte.
card-canteen = Feldflasche
    .text = Gib sie in einem späteren eigenen Zug her: Du erhältst 1 Lebenspunkt. Kein Bier.
card-can-can = Cancan
    .text = Gib ihn in einem späteren eigenen Zug her: Ein beliebiger Spieler wirft eine Karte ab, eine zufällige Handkarte oder eine ausliegende deiner Wahl.
card-ten-gallon-hat = Cowboyhut
    .text = Gib ihn ab einem späteren Zug her: Er gilt als Fehlschuss!, auch außerhalb deines Zuges.
card-conestoga = Planwagen
    .text = Gib ihn in einem späteren eigenen Zug her: Nimm eine Karte eines beliebigen anderen Spielers, egal in welchem Abstand: eine zufällige Handkarte oder eine ausliegende deiner Wahl.
card-derringer = Derringer
    .text = Gib ihn in einem späteren eigenen Zug her: ein Schuss auf einen Spieler im Abstand 1, und du ziehst 1 Karte. Keine Waffe.
card-buffalo-rifle = Büffelgewehr
    .text = Gib es in einem späteren eigenen Zug her: ein Schuss auf einen beliebigen anderen Spieler, egal in welchem Abstand. Keine Waffe.
card-howitzer = Haubitze
    .text = Gib sie in einem späteren eigenen Zug her: ein Schuss auf alle anderen Spieler, egal in welchem Abstand.
card-pepperbox = Pepperbox
    .text = Gib sie in einem späteren eigenen Zug her: ein Schuss auf einen Spieler in Reichweite deiner Waffe. Weder Waffe noch BANG!-Karte.
card-iron-plate = Eisenplatte
    .text = Gib sie ab einem späteren Zug her: Sie gilt als Fehlschuss!, auch außerhalb deines Zuges.
card-pony-express = Pony-Express
    .text = Gib ihn in einem späteren eigenen Zug her: Du ziehst 3 Karten.
card-knife = Messer
    .text = Gib es in einem späteren eigenen Zug her: ein Schuss auf einen Spieler im Abstand 1. Keine Waffe.
card-sombrero = Sombrero
    .text = Gib ihn ab einem späteren Zug her: Er gilt als Fehlschuss!, auch außerhalb deines Zuges.

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

## Was sonst noch darauf steht

border-brown = braun
    .text = Wird von der Hand für eine sofortige Wirkung gespielt und abgeworfen.
border-blue = blau
    .text = Wird ausgelegt und wirkt, solange sie ausliegt.
border-green = grün
    .text = Wird ausgelegt; ab einem späteren Zug kann man sie für ihre Wirkung hergeben.

set-base = Grundspiel
set-dodge-city = Dodge City
set-high-noon = High Noon
set-fistful-of-cards = Für eine Hand voll Karten
set-dice = Würfelspiel
