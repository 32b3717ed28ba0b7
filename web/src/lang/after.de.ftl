# After a game, and in replays: loaded with them.

# Wie es ausging. $cause: eine Karte oder eine Würfelseite, oder none.
you-won = Du hast gewonnen
you-lost = Du hast verloren
end-fell = { $name }, { $role }, ist gefallen.
    .you = Du bist gefallen, { $role }.
end-by = { $cause ->
        [none] Der letzte Schuss kam von { $name }.
       *[other] Den letzten Treffer ({ $cause }) landete { $name }.
    }
    .you = { $cause ->
        [none] Der letzte Schuss war deiner.
       *[other] Den letzten Treffer ({ $cause }) hast du gelandet.
    }
end-by-nobody = Geschossen hat niemand: { $cause }.
cause-indians = die Indianer
won-sheriff = Das Gesetz gewinnt
won-deputy = Der Hilfssheriff gewinnt
won-outlaw = { $count ->
    [one] Der Bandit gewinnt
   *[other] Die Banditen gewinnen
}
won-renegade = Der Gesetzlose gewinnt
won-nobody = Niemand gewinnt
winners-are = { $count ->
    [one] Sieg für { $names }.
   *[other] Sieg für { $names }.
}
fallen-win-too = Die Gefallenen gewinnen mit: Der Sieg gehört der Rolle.
back-to-room = Zum Warteraum
ready-for-rematch = Bereit für die Revanche
ready-count = { $ready } von { $of } sind bereit für die Revanche.
keep-character = { $character } fürs nächste Spiel behalten
share-replay = Aufzeichnung teilen
record = Niederschrift
who-was-who = Wer war wer
player = Spieler
hits-dealt = Ausgeteilt
hits-taken = Eingesteckt
cards-played = Karten gespielt
times-rolled = Würfe
life-by-turn = Leben je Zug
life-went = Von { $from } auf { $to } Lebenspunkte
guessed-right = { $name } hat { $right } von { $of } verdeckten Rollen erraten.
luck = Glück
luck-proof = Vor dem Spiel wurde ein Startwert versprochen, alle konnten etwas dazugeben, und jeder Zug wurde versiegelt. Deine Seite hat sich gemerkt, was ihr gezeigt wurde, und vergleicht es mit der Niederschrift.
check-luck = Glück prüfen
luck-good = Stimmt
luck-bad = Stimmt nicht
luck-none = Nichts zu vergleichen
luck-promise-good = Der Startwert ist der, der vor dem Spiel versprochen wurde.
luck-promise-late = { $move ->
    [0] Der Startwert ist der versprochene, aber du hast das Versprechen erst bei Spielbeginn gesehen.
   *[other] Der Startwert ist der versprochene, aber du hast das Versprechen erst nach Zug { $move } gesehen.
}
luck-promise-bad = Der Startwert ist nicht der, der dir versprochen wurde.
luck-share-good = Was du dazugegeben hast, steht in der Niederschrift.
luck-share-bad = Was du dazugegeben hast, fehlt in der Niederschrift: { $own }
luck-share-none = Du hast zu diesem Spiel nichts dazugegeben.
luck-seal-good = { $moves ->
    [one] Das Siegel der Niederschrift passt zu ihrem einen Zug.
   *[other] Das Siegel der Niederschrift passt zu ihren { $moves } Zügen.
}
luck-seal-bad = Das Siegel der Niederschrift passt nicht zu ihren Zeilen: Jemand hat sie verändert.
luck-seen-good = { $count ->
    [one] Das Siegel, das dir im Spiel gezeigt wurde, ist an seinem Platz.
   *[other] Alle { $count } Siegel, die dir im Spiel gezeigt wurden, sind an ihrem Platz.
}
luck-seen-bad = Nach Zug { $move } wurde dir ein anderes Siegel gezeigt als das der Niederschrift.
luck-seen-none = Dir wurde kein Siegel dieses Spiels gezeigt.
luck-shares = Zum Startwert dazugegeben
luck-shares-none = Niemand hat etwas dazugegeben.
luck-yourself = Mit dem eigenen Programm prüfen
luck-yourself-how = Speichere die Niederschrift und führe dies daneben aus. Es spielt auch das ganze Spiel noch einmal.
command = Befehl
analysis = Analyse
after-the-game = Nach dem Spiel
replay-missing = Unter dieser Adresse gibt es kein beendetes Spiel. Prüfe den Link oder spiel selbst eines.
see-it-as = Ansicht
everything-open = Alles offen
seat-of = Platz von { $name }
step-of = Schritt { $step } von { $of }
first-step = Erster Schritt
last-step = Letzter Schritt
pause = Anhalten
what-the-bot-thought = Was der Bot am Platz von { $name } dachte
