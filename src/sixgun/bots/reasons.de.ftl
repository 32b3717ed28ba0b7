# Warum ein Bot so gezogen hat. Plätze kommen als Buchstaben oder Namen, Karten und Rollen in der Sprache.

reason-role = { $role ->
    [sheriff] der Sheriff
    [outlaw] ein Bandit
    [renegade] ein Gesetzloser
   *[deputy] ein Hilfssheriff
}

reason-guess = { $percent ->
    [0] wer auch immer das ist
    [100] { reason-role }
   *[other] { reason-role }, mit { $percent } %
}

reason-random = Ich habe genommen, was mir in die Hand fiel.
reason-shoot = Ich schieße auf { $target }: { $percent ->
    [0] wer auch immer das ist
    [100] { reason-role }
   *[other] { reason-role }, würde ich sagen, mit { $percent } %
}.
reason-finish = { $target } hat nur noch einen Lebenspunkt, den hole ich mir: { reason-guess }.
reason-rob = { $target } soll eine Karte weniger haben: { reason-guess }.
reason-hinder = { $target } soll mir eine Weile nicht im Weg stehen: { reason-guess }.
reason-help = { $target } könnte auf meiner Seite sein, also helfe ich: { reason-guess }.
reason-against-friend = Gegen { $target } habe ich nichts, aber so stehe ich am Ende am besten da: { reason-guess }.
reason-hold = Nichts, was ich noch tun könnte, wäre seine Karte wert.
reason-cards = Erst einmal mehr Karten, dann sehen wir weiter.
reason-useful = { $card } hilft mir jetzt am meisten.
reason-lay-down = { $card } liegt besser vor mir als in meiner Hand.
reason-ability = Die Fähigkeit meines Charakters ist hier ihren Preis wert.
reason-defend = Mit { $life ->
    [one] einem Lebenspunkt
   *[other] { $life } Lebenspunkten
} gebe ich lieber { $card } her.
reason-take-it = Das halte ich aus; meine Karten sind mir mehr wert.
reason-least-useful = Von meinen Karten brauche ich { $card } am wenigsten.
reason-most-useful = { $card } kann ich am besten brauchen.
reason-choose = Diese Wahl nützt mir am meisten.
reason-draw = Hier erwarte ich am meisten.
reason-copy = Diese Fähigkeit hätte ich gern.
reason-must-shoot = Irgendwen muss dieser Schuss treffen, und { $target } verträgt ihn am besten: { reason-guess }.
reason-drink = Mit { $life ->
    [one] einem Lebenspunkt
   *[other] { $life } Lebenspunkten
} trinke ich das selbst.
reason-waste-beer = Niemand, den ich mag, braucht etwas zu trinken, also bekommt { $target } eines, das nichts nützt.
reason-stop = Diese Würfel dienen mir, wie sie sind; ein weiterer Wurf würde sie eher verderben.
reason-keep-dice = Ich behalte { $count ->
    [one] den Würfel, den
   *[other] die Würfel, die
} ich brauchen kann, und hoffe beim Rest auf Besseres.
reason-reroll-all = Keiner dieser Würfel nützt mir etwas.
reason-arrow-instead = Lieber einen Pfeil als einen Lebenspunkt.
reason-bear-hit = Die Indianer machen mir mehr Sorgen als dieser Treffer.
reason-drop-arrow = Ein Pfeil weniger, den die Indianer finden.
reason-keep-arrow = Der Pfeil darf bleiben.
reason-remove-own = Ich werde einen Pfeil los, solange es geht.
reason-remove = Ein Pfeil weniger für { $target }: { reason-guess }.
reason-fire = Die Gatling trifft mehr Feinde als Freunde.
reason-become = Von meinen zwei Charakteren passt dieser besser zu meiner Rolle.
reason-let-be = Ich lasse es lieber dabei.
reason-looked-ahead = Ich habe es { $games }-mal im Kopf durchgespielt; das kam am besten heraus, mit { $percent } % Siegen.
reason-promised = Das versprach { $percent } %.
reason-suspects = { $seat } sieht aus wie: { reason-role } ({ $percent } %).

## Ereignisse: was sie fragen, und was man mit ihnen macht.

reason-name-suit = Von dieser Farbe kann ich am meisten brauchen.
reason-guess-sure = Diese Farbe ist sicher.
reason-guess-likely = Nach den Karten, die ich gesehen habe, ist diese Farbe wahrscheinlicher.
reason-give-life = { $target } braucht einen Lebenspunkt nötiger als ich: { reason-guess }.
reason-new-identity = Als jemand anders bin ich besser dran.
reason-drink-instead = Mit { $life ->
    [one] einem Lebenspunkt
   *[other] { $life } Lebenspunkten
} ist mir ein Schluck mehr wert als Karten.
reason-must-play = { $card } muss gespielt werden, und so bringt die Karte am meisten.
reason-nothing-to-lose = Ich bin nur für einen Zug zurück und habe nichts zu verlieren.

## Was es fast stattdessen geworden wäre: ein Satz für jede Art von Zug.

reason-second-play = Fast hätte ich stattdessen { $card } gespielt.
reason-second-play-at = Fast hätte ich stattdessen { $card } gegen { $target } gespielt.
reason-second-use = Fast hätte ich stattdessen { $card } benutzt.
reason-second-use-at = Fast hätte ich stattdessen { $card } gegen { $target } benutzt.
reason-second-answer = Fast hätte ich stattdessen { $card } hergegeben.
reason-second-ability = Fast hätte ich stattdessen die Fähigkeit meines Charakters benutzt.
reason-second-ability-at = Fast hätte ich stattdessen die Fähigkeit meines Charakters gegen { $target } benutzt.
reason-second-end = Fast hätte ich stattdessen meinen Zug beendet.
reason-second-pass = Fast hätte ich stattdessen nichts getan.
reason-second-discard = Fast hätte ich stattdessen { $card } abgelegt.
reason-second-take = Fast hätte ich stattdessen { $card } genommen.
reason-second-draw = Fast hätte ich stattdessen wie gewohnt gezogen.
reason-second-draw-at = Fast hätte ich stattdessen von { $target } gezogen.
reason-second-return = Fast hätte ich stattdessen { $card } zurückgelegt.
reason-second-choose = Die andere Wahl war fast genauso gut.
reason-second-copy-at = Fast hätte ich mir stattdessen die Fähigkeit von { $target } geliehen.
reason-second-keep-card = Fast hätte ich stattdessen { $card } behalten.
reason-second-name = Fast hätte ich eine andere Farbe genannt.
reason-second-guess = Fast hätte ich auf die andere Farbe getippt.
reason-second-stop = Fast hätte ich stattdessen aufgehört.
reason-second-reroll = { $count ->
    [one] Fast hätte ich stattdessen einen Würfel neu geworfen.
   *[other] Fast hätte ich stattdessen { $count } Würfel neu geworfen.
}
reason-second-shoot-at = Fast hätte ich stattdessen auf { $target } geschossen.
reason-second-heal-at = Fast hätte stattdessen { $target } etwas zu trinken bekommen.
reason-second-heal-own = Fast hätte ich stattdessen selbst getrunken.
reason-second-remove-at = Fast hätte ich stattdessen { $target } einen Pfeil abgenommen.
reason-second-remove-own = Fast wäre ich stattdessen einen eigenen Pfeil losgeworden.
reason-second-arrow = Fast hätte ich stattdessen einen Pfeil genommen.
reason-second-hit = Fast hätte ich stattdessen den Treffer hingenommen.
reason-second-drop = Fast hätte ich stattdessen einen Pfeil zurückgegeben.
reason-second-keep = Fast hätte ich stattdessen meine Pfeile behalten.
reason-second-fire = Fast hätte ich stattdessen die Gatling abgefeuert.
