### Was Gus in den begleiteten ersten Spielen sagt, Schritt für Schritt: höchstens zwei Sätze und 170 Zeichen.
### Der Name des Schritts (.title), und was er sagt, wenn jemand etwas anderes tut (.still).

# Das Kartenspiel: $B, $C und $D sind die Namen der anderen, im Uhrzeigersinn.
lesson-card-role = Du bist Bandit, und niemand sonst weiß es. Du gewinnst, wenn der Sheriff fällt.
    .title = Wer du bist
lesson-card-life = Vier Patronen, vier Leben. Ist die letzte weg, bist du draußen.
    .title = Dein Leben
lesson-card-reach = { $C } sitzt zwei Plätze weiter: Abstand 2. Dein Colt reicht 1 weit, du triffst also deine Nachbarn, aber nicht sie.
    .title = Wer wen erreicht
lesson-card-turn = Zwei ziehen, spielen, was du magst, Zug beenden. Die zwei Karten hast du schon auf der Hand.
    .title = Dein Zug
lesson-card-shoot = Ein BANG! kostet 1 Leben, wenn keiner ausweicht; eines im Zug. Versuch es beim Mann mit dem Stern, dann beende deinen Zug.
    .title = Schießen
    .still = Geht auch. Aber gewinnen lässt dich nur der Fall des Sheriffs: Wir tun so, als hättest du auf { $D } geschossen.
lesson-card-dodge = { $B } schießt auf dich. Ein Fehlschuss! hält ihn auf; oder steck den Treffer ein.
    .title = Ausweichen
    .still = Geht auch. Aber ein Leben ist teurer als eine Karte: Wir tun so, als hättest du den Fehlschuss! gespielt.
lesson-card-drink = { $B } und { $D } haben dich getroffen, du hast noch 2. Ein Bier gibt 1 Leben zurück, im eigenen Zug oder kurz vor dem Ende.
    .title = Trinken
    .still = Geht auch. Aber bei zwei Leben kommt das Bier zuerst: Wir tun so, als hättest du es getrunken.
lesson-card-lay = Blaue Karten bleiben vor dir liegen. Diese Waffe reicht 2 weit, damit erreichst du hier jeden.
    .title = Ausliegende Karten
    .still = Geht auch. Aber wer weiter reicht, hat mehr Auswahl: Wir tun so, als läge die Waffe vor dir.
lesson-card-barrel = { $D } hat jetzt ein Fass. Die oberste Karte wird aufgedeckt, und bei Herz geht dein Schuss daneben: Probier es.
    .title = Aufdecken
    .still = Geht auch. Aber { $D } ist dein Mann: Wir tun so, als hättest du geschossen und das Fass hätte ihn gerettet.
lesson-card-who = Bekannt ist nur der Sheriff. { $C } hat auch auf ihn geschossen, gehört also wohl zu dir: Tipp sie an und sieh nach.
    .title = Wer ist wer
lesson-card-limit = Am Ende deines Zuges behältst du so viele Karten, wie du Leben hast. Beende ihn und wirf ab, was du am wenigsten brauchst.
    .title = Zu viele Karten
    .still = Geht auch. Aber so endet jeder Zug: Wir tun so, als hättest du deinen beendet und abgeworfen.
lesson-card-winning = Fällt der Sheriff, gewinnen alle Banditen. Fallen sie und der Gesetzlose, gewinnt das Gesetz; der Gesetzlose muss als Letzter übrig bleiben.
    .title = Wie es endet

# Das Würfelspiel.
lesson-dice-five = Fünf Würfel, sechs Seiten: 1 und 2 schießen, Bier heilt, Gatling, Dynamit, Pfeil. Du bist Bandit: Triff { $D }, den Mann mit dem Stern.
    .title = Fünf Würfel
lesson-dice-rolls = Du darfst dreimal würfeln und behalten, was du magst. Behalte die 1 und würfle die anderen vier noch einmal.
    .title = Drei Würfe
    .still = Geht auch. Aber die 1 war das Beste daran: Wir tun so, als hättest du die anderen vier noch einmal gewürfelt.
lesson-dice-shots = Eine 1 trifft einen Nachbarn, eine 2 den zwei Plätze weiter. Hör auf zu würfeln und schieß zweimal auf den Mann mit dem Stern.
    .title = Schüsse
    .still = Geht auch. Aber du gewinnst, wenn der Sheriff fällt: Wir tun so, als hättest du aufgehört und auf { $D } geschossen.
lesson-dice-arrows = Jeder gewürfelte Pfeil kommt sofort vor dich. Ist der letzte der neun genommen, verliert jeder 1 Leben für jeden Pfeil, den er hat.
    .title = Pfeile
lesson-dice-dynamite = Dynamit bleibt liegen, drei davon beenden das Würfeln und kosten 1 Leben. Würfle die zwei Pfeile noch einmal, hör auf und schieß.
    .title = Dynamit
    .still = Geht auch. Aber die Pfeile waren einen Wurf wert: Wir tun so, als hättest du beide gewürfelt, aufgehört und geschossen.
lesson-dice-beer = Ein Bier gibt 1 Leben zurück, dir oder wem du willst. Du hast einige verloren: Trink es selbst.
    .title = Bier
    .still = Geht auch. Aber wer blutet, bist du: Wir tun so, als hättest du es selbst getrunken.
lesson-dice-gatling = Drei Gatlings kosten alle anderen 1 Leben, und deine Pfeile gehen alle zurück. Du hast drei: Hör hier auf.
    .title = Gatling
    .still = Geht auch. Aber drei Gatlings sind selten: Wir tun so, als hättest du aufgehört und gefeuert.
lesson-dice-who = Bekannt ist nur der Sheriff. { $C } schießt immer auf ihn, gehört also wohl zu dir; fällt er, gewinnen alle Banditen.
    .title = Wer ist wer

# Around him, in the terminal.
coach-terminal-step = { $step } von { $of } · { $title }
coach-terminal-says = Gus: { $text }
coach-terminal-go-on = Eingabetaste: weiter
coach-terminal-over = Das war die Lektion. Jetzt spiel: sixgun play --game { $game }
coach-terminal-left = Du verlässt die Lektion. Weiter geht es mit: sixgun learn --game { $game } --step { $step }
