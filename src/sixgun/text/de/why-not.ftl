# Warum etwas jetzt nicht geht: eine Karte, eine Fähigkeit oder ein Würfel, und (at) ein Spieler als Ziel; `short` für wenig Platz.

why-not-not-now = Das geht jetzt nicht.
why-not-another-question = Jetzt ist etwas anderes gefragt.
why-not-not-your-turn = { $name } ist am Zug.
why-not-wait = { $name } muss erst antworten.
why-not-answer-only = Nur als Antwort, wenn jemand auf dich schießt.
why-not-bang-limit = { $limit ->
    [one] Nur ein { card-bang } pro Zug.
   *[other] Nur { $limit } { card-bang } pro Zug.
}
why-not-out-of-reach = Niemand ist in Reichweite: der Nächste hat Abstand { $distance }, deine Waffe reicht { $reach } weit.
why-not-too-far = Das geht nur auf Abstand 1, und der Nächste hat Abstand { $distance }.
why-not-no-cards = Niemand, den sie erreicht, hat eine Karte zu verlieren.
why-not-nobody-free = Es ist niemand mehr da, den man einsperren könnte.
why-not-same-name = Eine dieses Namens liegt schon vor dir, und niemand darf zwei haben.
why-not-no-price = Sie kostet eine weitere Handkarte, und du hast keine.
why-not-laid-this-turn = Sie liegt erst seit diesem Zug aus und kann ab deinem nächsten benutzt werden.
why-not-needs-missed = Auf einen Schuss antwortet nur { card-missed }
why-not-needs-bang = Darauf antwortet nur ein { card-bang }
why-not-needs-beer = Jetzt rettet dich nur { card-beer }.
why-not-needs-discard = Jetzt werden nur Handkarten abgeworfen.
why-not-tried = Gegen diesen Schuss wurde das schon versucht.
why-not-silenced = Im Zug von { $name } hat sie keine Wirkung.
why-not-full-life = { $life ->
    [one] Du hast deinen einen Lebenspunkt schon.
   *[other] Du hast schon alle { $life } Lebenspunkte.
}
why-not-too-few-cards = { $needed ->
    [one] Das kostet eine Handkarte.
   *[other] Das kostet { $needed } Handkarten.
}
why-not-last-life = Den letzten Lebenspunkt kannst du nicht abgeben.
why-not-forbidden = { $card } verbietet es.
why-not-needs-blue = Eine blaue Karte vor dir muss weg.
why-not-no-blue = Du hast keine blaue Karte zum Abwerfen.
why-not-used-up = { $limit ->
    [one] Nur einmal pro Zug.
   *[other] Nur { $limit }-mal pro Zug.
}
why-not-dynamite-stays = { card-dynamite } wird nicht noch einmal gewürfelt.
why-not-at-not-now = jetzt nicht
    .short = jetzt nicht
why-not-at-out = nicht mehr im Spiel
    .short = draußen
why-not-at-yourself = nicht auf dich selbst
    .short = nicht du
why-not-at-out-of-reach = zu weit: { $distance }, deine Waffe { $reach }
    .short = Waffe { $reach }
why-not-at-too-far = zu weit: { $distance }, nötig 1
    .short = nur 1
why-not-at-no-cards = hat keine Karte zu verlieren
    .short = keine Karte
why-not-at-nothing-in-play = hat nichts ausliegen
    .short = keine Karte
why-not-at-never-jailed = der { role-sheriff } wird nie eingesperrt
    .short = { role-sheriff }
why-not-at-same-name = hat schon eine dieses Namens
    .short = hat eine
why-not-at-another-player = es geht um { $name }
    .short = jetzt nicht
why-not-at-no-arrows = hat keinen Pfeil
    .short = kein Pfeil
why-not-at-wrong-distance = Abstand { $distance }, der Würfel trifft auf { $reach }
    .short = trifft { $reach }
