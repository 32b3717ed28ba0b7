### Was das Terminal selbst sagt. Was die Zahlen bedeuten, erklärt die englische Datei.

## Der Tisch

table-head-card = { $top ->
        [none] Stapel { $deck } · keine Ablage
       *[some] Stapel { $deck } · Ablage { $discards }, oben { $card }
    }
table-deck-top = Oben auf dem Stapel: { $cards }
table-store = Im Warenhaus: { $cards }
table-head-dice = Pfeile in der Mitte: { $supply } von 9
table-in-reach = Abstand { $distance }, in Reichweite
table-too-far = Abstand { $distance }, zu weit
table-you = du
table-out = ausgeschieden
table-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-arrows = { $count ->
    [0] kein Pfeil
    [one] 1 Pfeil
   *[other] { $count } Pfeile
}
table-places = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
table-hits = { $count ->
    [one] 1 Schuss zielt auf ihn
   *[other] { $count } Schüsse zielen auf ihn
}
table-in-play = Ausliegend: { $cards }
table-waits = { $card } (wartet)
table-choosing = (wird gewählt)
table-borrows = hat die Fähigkeit von { $character }
table-known = Du weißt von: { $cards }
hand-yours = Deine Hand (Limit { $limit }): { $cards }
hand-empty = Deine Hand ist leer.

## Ereignisse

table-event = Ereignis: { $event }. { $text }
table-no-event = Noch gilt kein Ereignis.
table-next-event = Nächstes Ereignis: { $event }{ $count ->
        [0] , das letzte
       *[other] , danach noch { $count }
    }.
table-backwards = Die Züge gehen gegen den Uhrzeigersinn.
table-named = { $seat } hat { $suit } genannt und darf nichts anderes spielen.
table-must-play = { $seat } muss vor dem Ende des Zuges { $card } spielen, wenn es geht.
table-ghost = Geist
table-second = kann als { $character } weitermachen

## Die Würfel

dice-roll = Wurf { $roll } von { $allowed }
dice-kept = behalten
dice-locked = fest
dice-does-arrow = { $count } × Pfeil: schon genommen.
dice-does-dynamite = { $fires ->
        [yes] { $count } × Dynamit: Du verlierst 1 Lebenspunkt.
       *[no] { $count } × Dynamit: nichts (drei kosten dich 1 Lebenspunkt).
    }
dice-does-shot = { $count ->
        [one] 1 × { $face }: nimmt { $targets } 1 Lebenspunkt.
       *[other] { $count } × { $face }: jede nimmt { $targets } 1 Lebenspunkt.
    }
dice-does-beer = { $count ->
        [one] 1 × Bier: gibt irgendwem 1 Lebenspunkt.
       *[other] { $count } × Bier: jedes gibt irgendwem 1 Lebenspunkt.
    }
dice-does-gatling = { $fires ->
        [yes] { $count } × Gatling: Alle anderen verlieren 1 Lebenspunkt, deine Pfeile gehen zurück.
       *[no] { $count } × Gatling: nichts ({ $need } feuern).
    }
face-arrow = Pfeil
face-dynamite = Dynamit
face-1 = 1
    .die = 1
face-2 = 2
    .die = 2
face-beer = Bier
face-gatling = Gatling

odds-point = ,
odds-head = Wenn du { $dice } neu würfelst:
odds-gatling = die Gatling feuert: { $chance }
odds-dynamite = drei Dynamit oder mehr: { $chance }
odds-face = { $face }: mindestens einmal { $one }, zweimal { $two }, dreimal { $three }
odds-nothing = Jetzt kann kein Würfel neu geworfen werden; `chancen` geht zwischen deinen Würfen.
odds-places = `chancen` nimmt Plätze von Würfeln, 1 bis 5 und jeden einmal, wie in `chancen 1 3`.

## Anfang und Ende

start-card = BANG! das Kartenspiel ({ $sets }) für { $players } Spieler, { $luck }.
start-dice = BANG! The Dice Game für { $players } Spieler, { $luck }.
luck-open = Startzahl { $seed }
luck-sealed = versiegelte Startzahl { $hash }
start-bots = Die anderen sind Bots ({ $bots }). `hilfe` erklärt alles, `ende` verlässt das Spiel.
start-you = Du bist { $seat }, { $character }, { $role }.
start-goal = Ziel: { $goal }
start-ability = Fähigkeit: { $ability }
end-over = Das Spiel ist aus.
end-won = Du hast gewonnen!
end-lost = Du hast verloren.
end-nobody = Niemand hat gewonnen.
end-seat = { $seat } { $character }: { $role }
    .won = { $seat } { $character }: { $role }, gewonnen
saved = Die Aufzeichnung liegt in { $path }
not-saved = Die Aufzeichnung ließ sich nicht nach { $path } schreiben: { $reason }. Mit --record DATEI geht sie woandershin.
left = Du verlässt das Spiel.

after-won = Gewonnen haben bisher, { $games ->
        [one] nach 1 Spiel:
       *[other] nach { $games } Spielen:
    }
after-seat = { $seat } ({ $name }): { $wins }
after-you = du
after-series = Enter gibt Spiel { $game } von { $games }, `ende` hört auf.
after-over = `nochmal` gibt am selben Tisch ein neues Spiel; Enter hört auf.
    .typed = nochmal noch n
after-why = `warum` sagt, was sich die Bots gedacht haben, `warum B`, was B sich gedacht hat.
after-wrong = `{ $text }` geht hier nicht.
after-heading = Spiel { $game } an diesem Tisch
after-heading-series = Spiel { $game } von { $games }

reasons-later = Die Gründe eines Bots verraten, was er hat: Du kannst sie nach dem Spiel lesen, in einem Übungsspiel (--practice) jederzeit.
reasons-none = So einen Grund gibt es nicht: Ein Bot nennt einen, wenn er die Wahl hatte.
reasons-of = { $seat } wählte „{ $move }“. { $said }
reasons-turn = Zug { $turn }
# The coach. $moves: one move or two; $percent: how likely one's side wins then.
hint-practice = Den Lehrer gibt es nur in Übungsspielen (--practice).
hint-best = Gus würde spielen: { $moves } ({ $percent } %)
hint-more = oder: { $moves } ({ $percent } %)
hint-then = { $first }, dann: { $then }
hint-role = { $role } { $percent } %
hint-belief = { $seat }: { $roles }
hint-sees = Die Zahlen sind die Siegchance deiner Seite. Er sieht, was du siehst, nicht die Karten der anderen.

## Antworten

target = { $seat } ({ $character }, { $life }/{ $full })
seat-own = { $seat } (du)
prompt = { $seat }>
forced = Deine einzige Antwort: { $move }.
group-play = { $card } gegen { $targets } spielen
group-lay = { $card } vor { $targets } legen
group-use = { $card } gegen { $targets } benutzen
group-price = { $card } spielen (kostet eine weitere Karte)
group-price-at = { $card } gegen { $targets } spielen (kostet eine weitere Karte)
group-ability = Deine Fähigkeit benutzen (kostet { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    })
group-ability-at = Deine Fähigkeit gegen { $targets } benutzen (kostet { $count } Karten)
group-event-at = { $card } gegen { $targets } einsetzen (kostet { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    })
group-draw = Eine Karte von { $targets } nehmen
ask-which = Was davon?
ask-target = Gegen wen?
ask-card = Welche Karte?
ask-price = Welche Karte wirfst du dafür ab?
ask-pair = Welche Karte wirfst du zuerst ab?
ask-second = Und welche mit { $card }?
back = (Enter allein geht zurück)
rolling-how = Nenne die Plätze, die du neu würfelst, etwa 1 3 5, oder `behalte 2 4`; 0 hört auf, `chancen` nennt die Chancen.
confirm = { $warning } Wirklich? (1 ja, 0 nein)
confirm-yes = ja j 1
confirm-no = nein n 0
confirm-again = Bitte antworte mit 1 für ja oder 0 für nein.
warnings-on = Du wirst noch einmal gefragt, bevor du dir schadest oder etwas vergeudest.
warnings-off = Du wirst nicht mehr gefragt, bevor du dir schadest oder etwas vergeudest. `warnungen` ändert das wieder.
filling = auf gegen an von vom mit für und die der das ein eine
rolling-keep = behalte behalten
rolling-again = würfle würfeln wuerfle neu
rolling-stop = stopp aufhören halt s
warn-dies = Das kostet dich deinen letzten Lebenspunkt.
warn-could = Du könntest noch gerettet werden.
warn-own = Das trifft deine eigene Karte { $card }.
warn-jail = Damit bringst du dich selbst ins Gefängnis.
warn-full = Du hast alle Lebenspunkte, es bewirkt also nichts.
warn-two = Wenn nur noch zwei im Spiel sind, bewirkt ein Bier nichts.
warn-lost-beer = { $target } hat alle Lebenspunkte, es wäre verschwendet.
warn-dynamite = Das Dynamit kann dich töten, wenn es wiederkommt.
warn-weaker = Deine jetzige Waffe schießt mindestens so weit.
warn-ally = Das schadet deinem eigenen Sheriff.
warn-unarmed = Du hast kein BANG! für dieses Duell.
warn-arrow = Du behältst einen Pfeil, der zurückgehen könnte.

## Falsche Eingaben: ein Satz, mit dem Ausweg

wrong-number = Eine Antwort { $number } gibt es nicht; tippe eine Zahl von { $first } bis { $last } oder `hilfe`.
wrong-word = `{ $text }` ist hier keine Antwort; tippe eine der Zahlen, einen Zug wie `{ $example }` oder `hilfe`.
wrong-word-like = `{ $text }` ist hier keine Antwort; meinst du `{ $close }`? `hilfe` erklärt alles.
wrong-rest = `{ $text }` passt nicht zu Antwort { $number }; { $number } allein zeigt, was passt.
wrong-dice = Würfel sind die Plätze 1 bis 5, jeder einmal; den ersten und dritten würfelst du mit 1 3 neu.
wrong-locked = Dynamit bleibt liegen; wähle unter { $places }.
why-not-yours = Du hast { $card } nicht; `tisch` zeigt deine Hand.
why-not-event = { $card } ist nicht das geltende Ereignis; `tisch` zeigt, welches gilt.
why-not-card = { $card }: { $reason }
why-not-target = { $card } auf { $target }: { $reason }.
no-log = Noch ist nichts geschehen.
log-all = alles

## Hilfe

help-how-card = Antworten: Tippe die Zahl einer Antwort. Nennt eine Zeile mehrere Spieler, dann mit dem Buchstaben: `2 C`. Oder schreib den Zug, auf Englisch wie in `play bang at C` oder nur `bang c`, auch `bier`. 0 ist immer die Antwort, die nichts tut (Zug beenden, hinnehmen). Enter allein geht zurück.
help-how-dice = Antworten: Tippe die Zahl einer Antwort oder den Buchstaben eines Spielers: `2` oder `C`. Oder schreib den Zug, auf Englisch wie in `shoot C` oder `heal A`. 0 ist immer die Antwort, die nichts tut (aufhören, nichts tun). Würfeln: Tippe die Plätze, die du neu würfelst, wie in `1 3 5`, oder die du behältst, wie in `behalte 2 4`; 0 hört auf. `chancen` oder `chancen 1 3` nennt die Chancen.
help-commands = Befehle, jederzeit (auch englisch: help, table, log, why, odds, quit):
help-command-help = hilfe WORT
    .text = was eine Karte, ein Ereignis, ein Charakter, eine Rolle oder ein Wort der Regeln bedeutet
    .typed = hilfe ?
help-command-table = tisch
    .text = noch einmal der Tisch, mit den Lebenspunkten und Karten aller
    .typed = tisch t
help-command-log = verlauf
    .text = was in der letzten Runde geschah; `verlauf alles` von Anfang an
    .typed = verlauf v l
help-command-why = warum
    .text = in einem Übungsspiel, warum der letzte Bot so zog; `warum B` fragt B
    .typed = warum w
help-command-hint = tipp
    .text = in einem Übungsspiel, was der Lehrer täte, warum, und was er von den anderen hält
    .typed = tipp tip
help-command-odds = chancen
    .text = die Chancen deines nächsten Wurfs
    .typed = chancen chance o
help-command-warnings = warnungen
    .text = fragt noch einmal nach, bevor du dir schadest oder etwas vergeudest, oder nicht mehr
    .typed = warnungen warnung
help-command-quit = ende
    .text = das Spiel verlassen; seine Aufzeichnung bleibt
    .typed = ende verlassen q
help-signs-card = Zeichen: ● ein Lebenspunkt, ○ ein verlorener; > wer am Zug ist; (wartet) eine grüne Karte, die noch nicht benutzt werden kann; ein Charakter in Klammern, (Jourdonnais), hat gerade keine Fähigkeit.
help-signs-dice = Zeichen: ● ein Lebenspunkt, ○ ein verlorener; > wer am Zug ist.
help-words = Wörter zum Nachfragen: { $words }.
help-card = { $name } ({ $border }; { $copies })
help-event = { $name } (Ereignis; { $set })
help-character-card = { $name } ({ $life } Lebenspunkte; Kartenspiel)
help-character-dice = { $name } ({ $life } Lebenspunkte; Würfelspiel)
help-rule = { $id }: { $text }
help-nothing = Zu `{ $word }` gibt es nichts; `hilfe` nennt Wörter zum Nachfragen.
help-nothing-like = Zu `{ $word }` gibt es nichts; meinst du { $close }?
help-more = { $count ->
    [one] 1 weitere gibt es mit `sixgun rules { $word }`.
   *[other] { $count } weitere gibt es mit `sixgun rules { $word }`.
}

## Befehle, die nur drucken

rules-nothing = Von { $words } ist nirgends die Rede; versuch ein einzelnes Wort wie in `sixgun rules barrel` oder eine Nummer wie in `sixgun rules C94`.
rules-nothing-like = Von { $words } ist nirgends die Rede; meinst du { $close }?
rules-cards = Karten
rules-events = Ereignisse
rules-characters = Charaktere
rules-roles = Rollen
rules-words = Wörter
rules-rules = Regeln (englisch)
