# Warum ein Bot so gezogen hat. Plätze kommen als Buchstaben oder Namen, Karten und Rollen in der Sprache.

reason-role = { $role ->
    [sheriff] der Sheriff
    [outlaw] ein Bandit
    [renegade] ein Gesetzloser
   *[deputy] ein Hilfssheriff
}

reason-guess = { $percent ->
    [100] { reason-role }
   *[other] { reason-role }, mit { $percent } %
}

reason-random = Ich habe genommen, was mir in die Hand fiel.
reason-shoot = Ich schieße auf { $target }: { $percent ->
    [100] { reason-role }
   *[other] { reason-role }, würde ich sagen, mit { $percent } %
}.
reason-finish = { $target } hat nur noch einen Lebenspunkt, und ich vermute: { reason-guess }.
reason-rob = { $target } soll eine Karte weniger haben: { reason-guess }.
reason-hinder = { $target } soll mir eine Weile nicht im Weg stehen: { reason-guess }.
reason-help = { $target } könnte auf meiner Seite sein, also helfe ich: { reason-guess }.
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
reason-let-be = Ich lasse es lieber dabei.
reason-looked-ahead = Ich habe es { $games }-mal im Kopf durchgespielt; das kam am besten heraus, mit { $percent } % Siegen.
reason-suspects = { $seat } sieht aus wie: { reason-role } ({ $percent } %).
reason-weighed = Mein zweiter Gedanke war „{ $move }“, { $margin } Hundertstel eines Lebenspunkts dahinter.
