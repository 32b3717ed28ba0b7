### Was ein Zug bedeutet, als Antwort zur Auswahl. Die Formen erklärt die englische Datei.

price = { $paid ->
    [yes] , dafür { $price } abwerfen
   *[no] {""}
}

## Kartenspiel

move-card-play = { $card } spielen{ price }
    .at = { $card } gegen { $target } spielen{ price }
    .hand = { $card } spielen: eine Handkarte von { $target }{ price }
    .card = { $card } spielen: { $what } von { $target }{ price }
    .mine = { $card } spielen: { $what } von dir selbst{ price }
    .self = { $card } auf dich selbst spielen{ price }
move-card-lay = { $card } auslegen
    .at = { $card } vor { $target } legen
    .self = { $card } vor dich legen
move-card-play-shot = Mit { $card } antworten
move-card-play-raid = { $card } abwerfen
move-card-play-duel = { $card } abwerfen
move-card-play-dying = { $card } trinken
move-card-use = { $card } benutzen{ price }
    .at = { $card } gegen { $target } benutzen{ price }
    .hand = { $card } benutzen: eine Handkarte von { $target }{ price }
    .card = { $card } benutzen: { $what } von { $target }{ price }
    .mine = { $card } benutzen: { $what } von dir selbst{ price }
move-card-use-shot = Mit { $card } antworten
    .draw = Für { $card } aufdecken
move-card-ability = Deine Fähigkeit benutzen{ price }
    .at = Deine Fähigkeit gegen { $target } benutzen{ price }
move-card-ability-shot = Mit deiner Fähigkeit aufdecken{ price }
move-card-ability-pair = Deine Fähigkeit benutzen: 1 Lebenspunkt{ price }
move-card-end = { $over ->
        [0] Zug beenden
       *[other] Zug beenden, dann { $over } abwerfen
    }
move-card-pass = Nichts tun
move-card-pass-shot = Treffer hinnehmen
move-card-pass-raid = Treffer hinnehmen
move-card-pass-duel = Im Duell aufgeben
move-card-pass-dying = Ausscheiden
move-card-pass-second_card = Es bei der ersten Karte belassen
move-card-pass-reward = Auf die Belohnung verzichten
move-card-discard = { $card }
    .told = { $card } abwerfen
move-card-take = { $card }
    .told = { $card } nehmen
move-card-draw = Vom Nachziehstapel ziehen
    .at = Aus der Hand von { $target } ziehen
    .card = { $what } von { $target } nehmen
    .mine = { $what } von dir selbst nehmen
    .discard = { $what } vom Ablagestapel nehmen
move-card-draw-second_card = Eine zweite Karte aufdecken
move-card-draw-reward = Drei Karten ziehen
move-card-return = { $card }
    .told = { $card } zurücklegen
move-card-choose = { $card }
    .told = { $card }{ $what } wählen
    .hand = Eine zufällige Handkarte
    .card = { $what }
move-card-copy = { $target }
    .told = Die Fähigkeit von { $target } leihen
move-card-keep = { $card } behalten
move-card-name = { $what }
    .told = { $what } nennen
move-card-use-identity = Den zweiten Charakter nehmen
move-card-pass-identity = Bleiben, wer du bist
move-card-guess = { $what }
    .told = Auf { $what } tippen
move-card-become = { $what } ({ $life }): { $text }
    .told = { $what } sein
move-card-use-drinking = Stattdessen 1 Lebenspunkt zurückerhalten
move-card-use-brothers = { $target } einen Lebenspunkt geben
move-card-pass-brothers = Deine Lebenspunkte behalten
move-card-pass-guessing = Nicht weiterraten
move-card-pass-ranching = Nichts mehr tauschen
move-card-pass-ricocheting = Die Karte verlieren
move-card-pass-roulette = 2 Lebenspunkte verlieren
move-card-pass-volley = Den Treffer hinnehmen

## Würfelspiel

move-dice-stop = Aufhören
move-dice-reroll = { $dice } neu würfeln
move-dice-shoot = { $target }
    .told = Auf { $target } schießen
    .doubling = { $target }, mit einem Bier verdoppelt
move-dice-heal = { $target }
    .told = Das Bier { $target } geben
    .self = Dir selbst
move-dice-arrow = Einen Pfeil nehmen
move-dice-hit = Den Lebenspunkt verlieren
move-dice-drop = Einen Pfeil zurücklegen
move-dice-keep = Deine Pfeile behalten
move-dice-remove = { $target }
    .told = { $target } einen Pfeil abnehmen
    .self = Deinen eigenen
move-dice-fire = Feuern
    .keeping = Feuern und deine Pfeile behalten
move-dice-pass = Nichts tun
move-dice-become = { $what } ({ $life }): { $text }
    .told = { $what } sein
