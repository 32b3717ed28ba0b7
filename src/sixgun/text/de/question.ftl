### Die Fragen beider Spiele. Was die Zahlen bedeuten, erklärt die englische Datei.

## Kartenspiel

question-card-play = Was spielst du?
question-card-shot = { $needs ->
        [one] { $by } schießt auf dich. Ein Fehlschuss! rettet dich; sonst sinkst du von { $life } auf { $after } Leben.
       *[other] { $by } schießt auf dich. { $needs } Fehlschuss! sind nötig; sonst sinkst du von { $life } auf { $after } Leben.
    }
question-card-raid = Indianer! von { $by }: Wirf ein BANG! ab, oder du sinkst von { $life } auf { $after } Leben.
question-card-duel = { $mine ->
        [yes] Dein Duell mit { $other }: Wirf ein BANG! ab, oder du sinkst von { $life } auf { $after } Leben.
       *[no] { $other } duelliert sich mit dir: Wirf ein BANG! ab, oder du sinkst von { $life } auf { $after } Leben.
    }
question-card-dying = { $short ->
        [one] Du bist am Ende: 1 Lebenspunkt würde dich retten.
       *[other] Du bist am Ende: { $short } Lebenspunkte würden dich retten.
    }
question-card-flip = { $wants ->
        [0] Welche Karte zählt? Du willst Herz.
       *[other] Welche Karte zählt? Pik 2 bis 9 explodiert.
    }
question-card-second_card = { $wants ->
        [0] Deckst du eine zweite Karte auf? Du willst Herz.
       *[other] Deckst du eine zweite Karte auf? Pik 2 bis 9 explodiert.
    }
question-card-pick = Was muss { $target } abwerfen?
question-card-estate = Welche Karte von { $dead } übernimmst du?
question-card-reward = Ziehst du die Belohnung von drei Karten für { $dead }?
question-card-excess = { $over ->
        [one] Du hast { $held } Karten und darfst { $keep } behalten: Welche wirfst du ab?
       *[other] Du hast { $held } Karten und darfst { $keep } behalten: Welche { $over } wirfst du ab, eine nach der anderen?
    }
question-card-shopping = Welche Karte nimmst du aus dem Warenhaus?
question-card-from_hand = Woher ziehst du deine erste Karte?
question-card-from_discards = Woher ziehst du deine erste Karte?
question-card-looking = Welche der Karten legst du zurück?
question-card-from_play = Ziehst du wie gewohnt, oder nimmst du eine ausliegende Karte?
question-card-copying = Wessen Fähigkeit leihst du dir bis zu deinem nächsten Zug?
question-card-robbed = Welche blaue Karte vor dir legst du ab?
question-card-naming = Welche Farbe spielst du in diesem Zug?
question-card-identity = Nimmst du deinen zweiten Charakter, mit 2 Lebenspunkten?
question-card-brothers = Gibst du für jemanden einen Lebenspunkt ab?
question-card-drinking = Ziehst du, oder erhältst du stattdessen 1 Lebenspunkt zurück?
question-card-guessing = Welche Farbe hat die oberste Karte?
question-card-ranching = Welche Karte tauschst du?
question-card-ricocheting = { $by } schießt auf eine Karte vor dir. Ein Fehlschuss! rettet sie.
question-card-roulette = Russisches Roulette: Gib einen Fehlschuss! her, oder verliere 2 Lebenspunkte.
question-card-volley = { $left ->
        [one] Ein Schuss auf dich. Ein Fehlschuss! rettet dich; sonst fällst du von { $life } auf { $after } Leben.
       *[other] Der erste von { $left } Schüssen auf dich. Ein Fehlschuss! rettet dich; sonst fällst du von { $life } auf { $after } Leben.
    }
question-card-digging = Welche der obersten Karten lässt du auf dem Ablagestapel?
question-card-picking_final = Welches Ereignis kommt zuletzt?
question-card-choosing = Welcher deiner beiden Charaktere willst du sein?

## Würfelspiel

question-dice-rolling = { $rolls_left ->
        [one] Noch einmal würfeln oder aufhören?
       *[other] Neu würfeln (bis zu { $rolls_left }-mal) oder aufhören?
    }
question-dice-shooting = Wen trifft Würfel { $place }, eine { $face }?
question-dice-instead = { $left ->
        [one] { $by } kostet dich 1 Lebenspunkt. Stattdessen einen Pfeil nehmen?
       *[other] { $by } kostet dich { $left } Lebenspunkte. Statt des nächsten einen Pfeil nehmen?
    }
question-dice-returning = Du hast einen Lebenspunkt verloren. Einen Pfeil zurücklegen?
question-dice-healing = { $left ->
        [one] Wer bekommt das Bier?
       *[other] Wer bekommt das nächste von { $left } Bier?
    }
question-dice-gift = Wer erhält 1 Lebenspunkt, bevor du würfelst?
question-dice-removing = { $left ->
        [one] Wessen Pfeil geht für deine Gatling zurück?
       *[other] Wessen Pfeil geht für die nächste von { $left } Gatling zurück?
    }
question-dice-firing = Feuerst du die Gatling ab?
question-dice-choosing = Welcher deiner beiden Charaktere willst du sein?
