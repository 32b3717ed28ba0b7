### The page of the lessons and what stands around the coach; loaded with them. What he says is in the text that the terminal has, too.


# The coach, and the table of a lesson.
coach = Gus, dein Lehrer
coach-got-it = Verstanden
coach-back = Zurück
coach-on = Weiter
coach-done = Fertig
coach-play-on = Weiterspielen
coach-explains = Gus erklärt. Bis du „Verstanden“ sagst, geschieht nichts; es läuft keine Uhr.
coach-coming = Gus ist unterwegs …

# What he waits for; the deed is a verb of the game.
coach-now = Jetzt du.
coach-now-play = Jetzt du: Spiel { $card }.
coach-now-play-at = Jetzt du: Spiel { $card } auf { $name }.
coach-now-end = Jetzt du: Beende deinen Zug.
coach-now-discard = Jetzt du: Wirf eine Karte ab.
coach-now-reroll = Jetzt du: Wähl { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  } und würfle noch einmal.
coach-now-stop = Jetzt du: Hör auf zu würfeln.
coach-now-shoot = Jetzt du: Schieß auf { $name }.
coach-now-heal = Jetzt du: Trink es selbst.
coach-now-look = Jetzt du: Tipp { $name } an.

# Rund um den Tisch, für alle, die das Spiel kennen: ein Angebot, dann vier Schritte; .touch sagt ein Telefon statt dessen.
tour-offer = Du kennst BANG!
    .text = Dann zeige ich dir nur diesen Tisch: vier Dinge, eine Minute. Oder du findest sie selbst.
tour-yes = Zeig her
tour-no = Nein, danke
tour-end = Genug
tour-brass = Messing heißt: Du darfst
    .text = Was einen Rand oder Strich aus Messing hat, geht jetzt. Zeig auf etwas anderes, und es sagt, warum nicht.
    .touch = Was einen Rand oder Strich aus Messing hat, geht jetzt. Tipp auf etwas anderes, und es sagt, warum nicht.
tour-claims = Sag, wer du bist
    .text = Hier behauptest du eine Rolle oder sagst, wen du verdächtigst. Ob es stimmt, prüft niemand.
    .touch = Im Chat behauptest du eine Rolle oder sagst, wen du verdächtigst. Ob es stimmt, prüft niemand.
tour-log = Was geschehen ist
    .text = Drück auf eine Zeile des Protokolls, und der Tisch zeigt, wie es da war. „Seit deinem letzten Zug“ fasst zusammen.
    .touch = Hier ist das Protokoll. Drück auf eine Zeile, und der Tisch zeigt, wie es da war.
tour-keys = Tasten und Tempo
    .text = ? sagt dir, was du tun kannst, E beendet deinen Zug, Leertaste den eines Bots. Wie schnell die Bots sind, steht hier.
    .touch = Ein Tipp auf den Filz beendet den Zug eines Bots. Wie schnell die Bots sind und alles andere steht hier.

# A lesson, and leaving it.
lesson-card = Dein erstes Spiel
lesson-dice = Dein erstes Würfelspiel
lesson-chip = Erstes Spiel
lesson-step = Schritt { $step } von { $of }
lesson-of = { $step } von { $of }
lesson-time-card = Etwa fünf Minuten. Geh, wann du willst: Wir merken uns die Stelle.
lesson-time-dice = Etwa drei Minuten. Geh, wann du willst: Wir merken uns die Stelle.
lesson-skip = Lektion verlassen
lesson-skip-short = Verlassen
lesson-leave-ask = Die Lektion verlassen? Wir merken uns die Stelle.
lesson-leave = Verlassen
lesson-without = Ohne Gus weiterspielen
lesson-stay = Bleiben

# The page with all lessons.
learn-title = In fünf Minuten lernen
learn-intro = Ein echtes Spiel mit festem Blatt, drei Bots, ohne Uhr. Gus sagt dir immer nur eines.
learn-page = Lernen
learn-go-on = Weiter: { $title }
learn-from-start = Von vorn
learn-practice = Üben mit Gus
learn-practice-text = Ein Spiel unter Bots, in dem du ihn fragen kannst: was er täte, warum, und wen er für wen hält. Es zählt nirgends.
learn-practice-go = Mit Gus hinsetzen
learn-begin-card = Anfangen, fünf Minuten
learn-begin-dice = Anfangen, drei Minuten
learn-again = Noch einmal spielen
learn-done = fertig
learn-here = hier
learn-not-begun = nicht begonnen
learn-all-done = alles geschafft

# In short: the steps of the card game.
brief-card-role = deine Rolle, dein Ziel
brief-card-life = Patronen; keine mehr, und du bist draußen
brief-card-reach = Abstand und deine Waffe
brief-card-turn = zwei ziehen, spielen, beenden
brief-card-shoot = ein BANG! im Zug
brief-card-dodge = Fehlschuss!, wenn auf dich geschossen wird
brief-card-drink = ein Bier gibt 1 Leben zurück
brief-card-lay = Waffen, Pferde, ein Fass: Sie bleiben
brief-card-barrel = Aufdecken, und was die Farbe entscheidet
brief-card-who = daran zu sehen, wer auf wen schießt
brief-card-limit = so viele, wie du Leben hast
brief-card-winning = wer wann gewinnt

# In short: the steps of the dice game.
brief-dice-five = was die sechs Seiten tun
brief-dice-rolls = behalte, was du magst
brief-dice-shots = 1 trifft den Nächsten, 2 den Übernächsten
brief-dice-arrows = neun in der Mitte
brief-dice-dynamite = bleibt liegen; drei beenden deinen Zug
brief-dice-beer = für dich oder einen Freund
brief-dice-gatling = drei treffen alle anderen
brief-dice-who = wie im Kartenspiel
