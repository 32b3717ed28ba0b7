# Die Analyse eines beendeten Spiels auf der Seite; was sie mit dem Terminal teilt, steht dort in analysis.ftl.

analysis-going = Gus geht das Spiel durch …
analysis-far = Gus geht das Spiel durch … { $done } von { $of } Spielzügen
analysis-done = Die Analyse ist fertig.
analysis-busy = Später am Tag: Gus hat gerade zu viele Spiele durchzugehen.
analysis-failed = Die Analyse ist abgebrochen.
analysis-missing = Zu diesem Spiel gibt es keine Analyse: Es ist nicht zu Ende, nicht mehr da oder ging unter anderen Regeln weiter.
analysis-offline = Keine Verbindung. Die Analyse geht weiter, wenn wieder eine da ist.
analysis-again = Noch einmal versuchen
analysis-show = Anzeigen
analysis-chart = Diagramm
analysis-table = Tabelle
analysis-same-table = Dasselbe als Tabelle
# The chart for those who cannot see it. $parts: one analysis-told for each side.
analysis-told-all = Chance jeder Seite zu gewinnen, Schritt für Schritt. { $parts } Dieselben Zahlen stehen in der Tabelle.
analysis-told = { $side }: { $start } am Anfang, { $turns }{ $end } am Ende.
analysis-told-turn = { $share } nach Zug { $turn },
analysis-turn-step = Zug { $turn }, Schritt { $step }
analysis-start = Anfang des Spiels
analysis-dealt = Die Karten sind verteilt.
analysis-plus-minus = ± { $points }
analysis-step-back = Schritt zurück
analysis-step-on = Schritt weiter
analysis-see-table = Am Tisch ansehen
analysis-see = Ansehen
analysis-see-turn = : Zug { $turn }
analysis-head-turn = Zug
analysis-head-happened = Was geschah
analysis-whose = Zug von { $name }
# $number: the turning point's number on the chart.
analysis-flag = Wendepunkt { $number }, Zug { $turn }: { $what }
analysis-split = Glück { $luck }, Entscheidung { $decision }
analysis-split-luck = Glück
analysis-split-decision = eine Entscheidung
analysis-yours = Was du besser machen könntest
analysis-bots = Was die Bots besser machen könnten
analysis-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
analysis-you-did = Zug { $turn } · du: { $did }
analysis-bot-did = Zug { $turn } · { $name }: { $did }
analysis-better-is = Besser: { $better }
analysis-gain = Punkte
analysis-fine = Nichts auszusetzen. Gut gespielt.
analysis-what-points = Punkte sind Hundertstel der Siegchance deiner Seite, beurteilt nach dem, was du damals wissen konntest. Ein Revolverheld hat alles viele Male durchgespielt.
analysis-player = Spieler
analysis-luck-points = Glück in Punkten
analysis-decisions-points = Entscheidungen in Punkten
analysis-what-luck = Glück: Karten und Würfe, die besser oder schlechter fielen, als zu erwarten war. Entscheidungen: was gegenüber dem besten Zug verloren ging. Beides in Punkten der Chance der eigenen Seite.
analysis-unlucky = Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} besser gespielt als der Sieger.
analysis-you = du
analysis-seen-by = Gesehen von
analysis-everyone = allen am Tisch
analysis-strip-none = keine Ahnung
analysis-strip-role = { $role } { $percent }
analysis-strip-shown = aufgedeckt
analysis-strip-turns = { $what }, { $turns ->
    [one] einen Zug lang
   *[other] { $turns } Züge lang
}
analysis-strip-of = Was von jedem Platz geglaubt wurde, Züge 1 bis { $turns }
analysis-paler = Blasser heißt weniger sicher; „aufgedeckt“, sobald die Rolle offen lag.
analysis-expected = { $count } waren zu erwarten
