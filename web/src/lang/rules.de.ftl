### How the rules begin when somebody looks them up: the goal, the roles, a turn. Loaded with them.

sheet-game = Welches Spiel
sheet-goal = Das Ziel
    .text = Jeder hat eine Rolle, und nur der Sheriff zeigt seine. Wer das Ziel seiner Rolle erreicht, gewinnt mit seiner Seite, auch wenn er gefallen ist.
    .three = An diesem Tisch ist niemand Sheriff, alle Rollen liegen offen, und jeder hat einen, den er jagt.
sheet-roles = Die Rollen
sheet-turn = Ein Zug
sheet-out = Außerhalb deines Zuges
    .card = Wird auf dich geschossen, rettet dich ein Fehlschuss!; beim letzten Lebenspunkt ein Bier.
    .dice = Außerhalb deines Zuges tust du nichts, außer deine Person sagt es.
sheet-glossary = Wörter
sheet-nothing = Hier ist von „{ $wanted }“ keine Rede. Versuch ein anderes Wort oder das andere Spiel.

# A turn of the card game, in its order.
turn-card-1 = Prüfen
    .text = Liegt Dynamit oder Gefängnis vor dir, wird zuerst dafür eine Karte aufgedeckt.
turn-card-2 = Ziehen
    .text = Nimm zwei Karten vom Stapel.
turn-card-3 = Spielen
    .text = Spiel so viele Karten, wie du magst, aber nur ein BANG!; es reicht so weit wie deine Waffe.
turn-card-4 = Abwerfen
    .text = Behalte so viele Karten, wie du Lebenspunkte hast.

# A turn of the dice game, in its order.
turn-dice-1 = Würfeln
    .text = Würfle mit allen fünf Würfeln, bis zu dreimal, und behalte, was du magst. Dynamit bleibt liegen; drei davon beenden das Würfeln und kosten 1 Lebenspunkt.
turn-dice-2 = Pfeile
    .text = Nimm jeden Pfeil sofort. Ist der letzte genommen, greifen die Indianer an: Jeder verliert 1 Lebenspunkt für jeden seiner Pfeile.
turn-dice-3 = Schießen
    .text = 1 trifft einen Nachbarn, 2 einen Spieler zwei Plätze weiter; du wählst die Seite.
turn-dice-4 = Trinken
    .text = Ein Bier gibt dir oder jemand anderem 1 Lebenspunkt.
turn-dice-5 = Gatling
    .text = Drei davon treffen alle anderen, und du legst deine Pfeile zurück.
