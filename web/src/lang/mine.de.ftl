### Die eigene Seite und die Seiten anderer: geladen mit der ersten davon.

# Die Seite und ihre Teile
mine-overview = Überblick
mine-tab-games = Spiele
mine-tab-device = Gerät
mine-rename = Name oder Gesicht ändern
mine-since = Hier seit { $month } · { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  }
mine-player-since = Spielt seit { $month } · { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  }
mine-new = Noch kein Spiel zu Ende gespielt
mine-unreachable = Der Server ist nicht zu erreichen. Neuer Versuch …
mine-here-only = Das alles hängt nur an diesem Browser.
mine-no-account = Kein Konto. Wer die Daten des Browsers löscht, verliert es.
mine-forgetful = Dieser Browser vergisst alles, wenn du ihn schließt.
mine-none = Noch kein Spiel. Hinsetzen?
mine-sit-down = Hinsetzen

# Zahlen
mine-by-role = Siege nach Rolle
mine-role = Rolle
mine-usual = Durchschnitt
mine-share = Gewonnen
mine-games-column = Spiele
mine-range = recht sicher zwischen { $low } und { $high }; Durchschnitt: { $usual }
mine-play-more = { $games ->
    [one] Noch ein Spiel, dann lässt sich etwas sagen.
   *[other] Noch { $games } Spiele, dann lässt sich etwas sagen.
  }
mine-last = Letzte Spiele
mine-my-last = Meine letzten Spiele
mine-to-my-page = Alle meine Spiele und Zahlen
mine-all = Alle { $games }
mine-streak = Serie
mine-streak-best = Siege in Folge, Rekord { $best }
mine-characters = Häufigste Charaktere
mine-players = Siege nach Spielerzahl
mine-more = Gegen wen, womit
mine-against-people = Gegen Menschen
mine-against-bots = Gegen Bots
mine-left-games = Vorzeitig verlassen
mine-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  }
mine-games-as = { $games ->
    [one] ein Spiel als { $role }
   *[other] { $games } Spiele als { $role }
  }
mine-games-share = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  } · { $share }
mine-share-won = { $share } gewonnen

# Wertungen und die Bestenliste
mine-leaders = Bestenliste
mine-rating = Wertung
mine-this-month = { $change } in diesem Monat
mine-rating-hint = Das ± sagt, wie sicher das ist: Es wird mit jedem Spiel schmaler. Jeder Ausgang wird daran gemessen, was für deine Rolle üblich ist.
mine-which-game = Welches Spiel
mine-when = Wann
mine-all-time = Alle Zeit
mine-month = Dieser Monat
mine-how-sure = wie sicher
mine-bot = Bot
mine-you = du
mine-you-hidden = du · für andere nicht zu sehen
mine-few = erst wenige Spiele
mine-leaders-foot = Nur Spieler, die ihren Namen öffentlich gemacht haben, nach dem unteren Ende des Bandes: So führt niemand mit ein paar glücklichen Spielen. Bots haben keinen Platz: Sie sind das Maß.

# Ein Spiel in der Liste
mine-as-won = Gewonnen als { $role }
mine-as-lost = Verloren als { $role }
mine-won = gewonnen
mine-lost = verloren
mine-left = verlassen
mine-bots = gegen Bots
mine-with = mit { $names }
mine-minutes = { $minutes } min
mine-moves = { $moves } Züge
mine-filter = Welche Spiele
mine-nothing = Hier ist nichts.
mine-show-more = Mehr zeigen
mine-games-foot = Ein Spiel steht hier, sobald es zu Ende ist. Verlassene Spiele zählen als verloren und heißen auch so.

# Mitnehmen, behalten
mine-take-along = Auf ein anderes Gerät mitnehmen
mine-take-hint = Lies den Code mit dem anderen Gerät, oder öffne dort den Link. Er gilt einmal, zehn Minuten lang.
mine-take-make = Link machen
mine-take-again = Neuer Link
mine-take-link = Der Link
mine-take-left = noch { $left }
mine-copy = Kopieren
mine-keep = Für immer behalten
mine-keep-hint = Wer mag. Dann sind deine Spiele sicher, auch wenn dieses Gerät verloren geht. Keine E-Mail, kein Passwort.
mine-passkey = Passkey
mine-passkey-hint = Fingerabdruck, Gesicht oder PIN deines Geräts
mine-add = Anlegen
mine-passkey-add = Einen Passkey anlegen
mine-passkey-come = Ich habe einen
mine-passkey-there = Behalten: Dein Passkey bringt dich zurück.
mine-passkey-not = Der Passkey ließ sich nicht benutzen.
mine-recovery = Wiederherstellungslink
mine-recovery-hint = zum Ausdrucken oder sicher Verwahren; wird nur einmal gezeigt
mine-recovery-there = Du hast einen Weg zurück. Ein neuer Link ersetzt einen älteren.
mine-recovery-make = Einen Wiederherstellungslink machen
mine-recovery-once = Druck das aus oder schreib es auf: Es wird nur jetzt gezeigt. Wer es hat, ist du.
mine-make = Machen
mine-public = Meinen Namen anderen zeigen
mine-public-hint = in der Bestenliste, und sie dürfen meine Seite öffnen

# Was aufgehoben wird, und es löschen
mine-what-we-keep = Was wir aufheben
mine-kept-name = deinen Namen und dein Gesicht, wie du sie gewählt hast
mine-kept-games = deine Spiele: Plätze, Züge, Ausgang
mine-kept-counts = was sie ergeben: Zahlen und Wertungen
mine-kept-push = wenn du Meldungen willst: wo der Hersteller deines Browsers sie annimmt, bis du sie abstellst
mine-not-mail = keine E-Mail, keine Adresse, keine Verfolgung
mine-not-shown = nichts für andere, außer du willst es
mine-not-chat = Gespräche sind weg, wenn der Tisch schließt
mine-download = Meine Spiele herunterladen
mine-delete = Alles von mir löschen
mine-really = { $games ->
    [0] Wirklich? Dein Name verschwindet.
    [one] Wirklich? Ein Spiel und alle deine Zahlen verschwinden.
   *[other] Wirklich? { $games } Spiele und alle deine Zahlen verschwinden.
  }
mine-others = Andere behalten ihre Spiele; dort wirst du „ein Spieler“.
mine-keep-it = Behalten
mine-for-good = Endgültig löschen

# Von einem anderen Gerät
mine-bring = { $games ->
    [0] { $name } hierher holen?
    [one] { $name } und ein Spiel hierher holen?
   *[other] { $name } und { $games } Spiele hierher holen?
  }
mine-bring-here = { $games ->
    [one] In diesem Browser wurde schon ein Spiel gespielt. Dazunehmen oder darauf verzichten?
   *[other] In diesem Browser wurden schon { $games } Spiele gespielt. Dazunehmen oder darauf verzichten?
  }
mine-bring-add = Zu meinen dazunehmen
mine-bring-replace = Ersetzen, was hier ist
mine-bring-yes = Hierher holen
mine-bring-same = Das bist du schon, in ebendiesem Browser.
mine-bring-not = Niemand zu holen
mine-bring-over = Dieser Link gilt nicht mehr: Er wurde benutzt, ist älter als zehn Minuten, oder es gibt einen neueren. Mach auf deinem anderen Gerät noch einen.
mine-bring-fast = Zu viele Versuche. Warte eine Minute und öffne den Link noch einmal.
mine-bring-seated = Du sitzt in diesem Browser an einem Tisch. Steh dort zuerst auf, oder ersetze, was hier ist.

# Umgangsformen
mine-people = Wer dabei war
mine-block = Von meinen Tischen fernhalten
mine-report = Melden
mine-report-ask = Was ist passiert? Wer diesen Server betreibt, liest es.
mine-report-send = Senden
mine-blocked = Er kann sich an deine Tische nicht mehr setzen, und du hörst ihn nicht.
mine-reported = Danke. Wer diesen Server betreibt, wird es lesen.
mine-unwanted = Nicht an meinen Tischen
mine-unwanted-hint = Sie können sich nicht an Tische setzen, die du öffnest, und du hörst sie nicht und siehst ihre Tische nicht.
mine-let-back = Wieder zulassen

# Die Seite von jemand anderem
mine-player = Spieler
mine-together = Du und { $name }
mine-together-games = { $games ->
    [0] Ihr habt noch nicht zusammen gespielt.
    [one] Ein Spiel zusammen, { $won } auf derselben Seite gewonnen.
   *[other] { $games } Spiele zusammen, { $won } auf derselben Seite gewonnen.
  }
mine-shown-because = Zu sehen, weil { $name } diese Seite öffentlich gemacht hat; das lässt sich jederzeit zurücknehmen.
mine-not-shown-title = Hier wird niemand gezeigt
mine-not-shown-text = Diesen Spieler gibt es nicht, oder seine Seite ist nicht öffentlich.

# Meldungen bei geschlossener Seite
mine-notices = Melden, wenn ich am Zug bin und die Seite geschlossen ist
mine-notices-refused = Dein Browser erlaubt hier keine Meldungen; seine Einstellungen für diese Seite können es.
mine-notices-failed = Das hat nicht geklappt: Dein Browser oder dieser Server kann gerade keine Meldungen schicken. Versuch es später noch einmal.
mine-notices-insecure = Browser bringen Meldungen nur von einer sicheren Adresse: mit https, oder von diesem Gerät selbst.
mine-notices-never = Dieser Browser kann einer geschlossenen Seite keine Meldungen bringen.
