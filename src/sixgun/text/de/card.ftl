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
