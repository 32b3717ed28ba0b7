### Was der Browser sagt; Karten, Charaktere, Rollen und das Protokoll stehen in src/sixgun/text.

## Startseite

landing-line = Geheime Rollen, flinke Colts, lose Würfel.
landing-foot = Frei und quelloffen. Ein Fanprojekt, weder verbunden mit dem Verlag von BANG! noch von ihm unterstützt. Eigene Bilder, eigene Worte.
site = Sixgun
language = Sprache
rules = Regeln
settings = Einstellungen
play-now = Sofort spielen
game = Spiel
game-card = Kartenspiel
game-dice = Würfelspiel
players = Spieler
bots = Bots
sets = Erweiterungen
sit-down = Hinsetzen
with-friends = Mit Freunden
open-a-table = Tisch eröffnen
join-by-code = Mit Code oder Link dazukommen
join = Dazu
watch = Zusehen
who-you-are = Wer du bist
your-name = Dein Name
new-face = Neues Gesicht
public-tables = Offene Tische
no-public-tables = Kein Tisch ist offen. Einen eröffnen?
table-of = Tisch von { $name }
seats-taken = { $taken } von { $of }
phase-waiting = offen
phase-playing = läuft
phase-after = gerade aus
your-tables = Deine Tische
# Die Startseite: Namen, Codes, was hier neu ist
code-or-link = Code oder Link
code-wrong = Das ist kein Tischcode: Er hat acht Buchstaben und Ziffern, etwa K7MESA42.
thats-me = Das bin ich
you-play-as = Du spielst als
stranger = Fremder { $number }
a-player = ein Spieler
my-page = Meine Seite
so-many-players = { $players } Spieler
bots-of = Bots: { $level }
practice = üben mit Gus
with-events = mit Ereignissen
done = Fertig
office-unreachable = Die Tischvergabe ist nicht zu erreichen. Neuer Versuch …
new-here = Neu hier?
new-here-text = Ein echtes Spiel, drei Bots, keine Uhr. Gus zeigt dir, wie es geht.
learn-in-five = In fünf Minuten lernen
i-know-bang = Ich kenne BANG!
learn = Lernen
learn-text = Ein erstes Spiel mit Gus, Schritt für Schritt
rules-tile = Die Regeln auf einer Seite
rules-tile-text = Rollen, Karten, Würfel; zwei Minuten
watch-a-game = Einem Spiel zusehen
watch-a-game-text = Ein öffentlicher Tisch zu { $players } spielt gerade

## Tisch eröffnen, Warteraum

seats = Plätze
clock = Uhr
clock-of = { $seconds ->
    [0] keine Uhr
   *[other] { $seconds } s je Antwort, dann spielt ein Bot
}
clock-days = über Tage: keine Uhr, das Spiel wartet auf alle
pace = Bots antworten
pace-0 = sofort
pace-350 = schnell
pace-700 = in Ruhe
pace-1500 = langsam
who-may-join = Wer dazukommen darf
by-link-only = wer den Link hat
everybody = alle
keep-characters = Überlebende dürfen ihren Charakter ins nächste Spiel mitnehmen.
pass-sheriff = Die Rolle des Sheriffs wandert mit jedem Spiel nach links.
series = Serie
edition = Ausgabe
edition-standard = Standard
edition-de = deutsche Regeln
edition-it = italienische Regeln, 4. Ausgabe
edition-hu = ungarische Regeln
# Namen von Tischen, und wie ihre Regeln gewählt werden
table-name = Name des Tisches
table-name-example = Freitagsrunde
players-need = Zu { $sizes }: wähle { $sets }.
single-rules = Einzelne Regeln
rules-chosen = { $count } gewählt
edition-changes = { $count ->
    [0] Alle Regeln wie im Standard, außer den unten gewählten.
    [one] Diese Ausgabe ändert eine Regel:
   *[other] Diese Ausgabe ändert { $count } Regeln:
}
edition-changes-brief = { $count ->
    [0] Alle Regeln wie im Standard.
    [one] Diese Ausgabe ändert eine Regel.
   *[other] Diese Ausgabe ändert { $count } Regeln.
}
here-instead = hier stattdessen: { $value }
rule-from-edition = nach der Ausgabe
rule-from-table = hier gewählt
all-other-rules = Alle anderen Regeln, wie im Standard
no-names = keine
other-seats = Die anderen Plätze
leave-seats-free = bleiben für Menschen frei
coming-to-table = Auf dem Weg zum Tisch …
waiting-for = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei: Lade jemanden ein, oder setz einen Bot hin.
   *[other] { $free } Plätze sind frei: Lade Leute ein, oder setz Bots hin.
}
table-code = Tischcode
invite-link = Einladungslink
copy-link = Link kopieren
host = Gastgeber
host-and-you = Gastgeber · du
you = du
here = da
ready = bereit
empty-seat = Freier Platz
add-a-bot = Bot dazu
fill-seats = Freie Plätze mit Bots füllen
sit-here = Hierher setzen
bot = Bot
bot-of = Bot · { $level }
level-of = Stärke von { $name }
remove = { $name } entfernen
roles-at = Rollen zu { $players }:
start-with = Zu { $players } anfangen
host-starts = { $name } beginnt das Spiel.
# Einladen, bereit sein, zusehen
share = Teilen
qr-code = QR-Code
qr-hint = Richte die Kamera eines Handys darauf.
qr-too-long = Diese Adresse ist zu lang für einen QR-Code. Kopiere den Link.
no-table-title = Es gibt keinen Tisch { $code }
no-table-why = Vielleicht wurde er geschlossen, oder im Code ist ein Fehler. Versuch den Code noch einmal, oder eröffne auf der Startseite einen eigenen Tisch.
i-am-ready = Ich bin bereit
waits-for-ready = Noch nicht bereit: { $names }. Du kannst trotzdem anfangen.
and-more = und { $count } weitere
luck-add = Gib dein eigenes Glück dazu
add = Dazugeben
luck-added = Deine Worte zählen im nächsten Spiel.
luck-what = Was ist das?
luck-what-text = Der Server hat den Startwert des nächsten Spiels schon versprochen: Sein SHA-256 beginnt mit { $promise }. Was alle dazugeben, wird hineingemischt, also bestimmt niemand allein das Glück. Ohne Worte von dir gibt deine Seite eine Zufallszahl dazu. Nach dem Spiel kannst du alles prüfen.
rules-of-table = Regeln dieses Tisches
change = Ändern
leave = Gehen
bot-greenhorn = Grünschnabel
    .about = spielt irgendetwas, das erlaubt ist
bot-drifter = Landstreicher
    .about = spielt nach Faustregeln und liest keine Spuren
bot-ranger = Ranger
    .about = schließt aus dem, was alle tun, wer wer ist
bot-gunslinger = Revolverheld
    .about = ein Ranger mit schärferem Urteil
bot-legend = Legende
    .about = denkt in Hunderten möglicher Spiele voraus
bot-myth = Mythos
    .about = hat sich in Millionen von Spielen selbst alles beigebracht und denkt voraus

## Regelvarianten

option-brown_to_discard = Braune Karten abwerfen
    .is-before = vor ihrer Wirkung
    .is-after = nach ihrer Wirkung
option-drawn_to_discard = Aufgedeckte Karten abwerfen
    .is-before = vor der Wirkung
    .is-after = nach der Wirkung
option-two_line = Karten mit zwei Zeilen
    .is-simultaneous = beide zugleich
    .is-sequential = eine nach der anderen
option-barrel = Fass
    .is-optional = der Besitzer entscheidet
    .is-forced = wird immer benutzt
option-kit_carlson_life = Leben von Kit Carlson
    .is-4 = 4
    .is-3 = 3
option-gringo_duel = El Gringo verliert sein eigenes Duell
    .is-none = zieht nichts
    .is-draws = zieht vom Gegner
option-suzy = Suzy Lafayette zieht
    .is-split = in ihrem Zug, wenn die Karte erledigt ist
    .is-at_once = immer sofort
    .is-resolved = immer, wenn die Karte erledigt ist
option-molly_slab = Molly Stark gegen Slab
    .is-settled = zieht, wenn der Schuss erledigt ist
    .is-at_once = zieht nach jedem Fehlschuss!
option-vulture_sam = Vulture Sam nimmt die Karten
    .is-at_once = sofort
    .is-after_card = wenn die Karte erledigt ist
option-lucky = Lucky Dukes zweite Karte
    .is-always = wird immer aufgedeckt
    .is-may = deckt er auf, wenn er will
option-duel_credit = Fällt der Herausforderer im Duell
    .is-none = war es niemand
    .is-opponent = war es der Gegner
option-reward = Die Belohnung für einen Banditen
    .is-forced = wird gezogen
    .is-may = ist freiwillig
option-victory_check = Der Sieg wird geprüft
    .is-after_card = wenn die Karte erledigt ist
    .is-at_once = sofort
option-reshuffle = Der Ablagestapel wird gemischt
    .is-on_need = wenn eine Karte gebraucht wird
    .is-at_once = sobald der Stapel leer ist
option-same_weapon = Die Waffe, die man schon hat
    .is-allowed = darf noch einmal gespielt werden
    .is-forbidden = darf nicht gespielt werden
option-own_cards = Eigene Karten als Ziel
    .is-allowed = erlaubt
    .is-forbidden = verboten
option-jose_limit = Fähigkeit von José Delgado
    .is-2 = zweimal je Zug
    .is-none = ohne Grenze
option-characters_dealt = Ausgeteilte Charaktere
    .is-1 = einer für jeden
    .is-2 = zwei für jeden, einer wird gewählt
option-simplified = Spiel für Anfänger
    .is-false = nein
    .is-true = ohne die Karten mit dem Buch
option-simplified_also_remove = Bleiben auch weg
option-cards = Karten aus
option-characters = Charaktere aus
option-dynamite = Drei Dynamit
    .is-last = kosten den Lebenspunkt zuletzt
    .is-in-order = kosten ihn in der Reihenfolge der Würfel
option-kit_split = Gatling von Kit Carlson
    .is-many = Pfeile mehrerer Spieler
    .is-one = Pfeile eines Spielers
option-gatling = Drei Gatling
    .is-forced = feuern immer
    .is-optional = der Spieler entscheidet
option-suzy_dice = Leben für Suzy Lafayette
    .is-final = wenn das Ergebnis feststeht
    .is-turn_end = am Ende des Zuges
option-three_dead = Alle drei fallen zugleich
    .is-draw = niemand gewinnt
    .is-outlaw = der Bandit gewinnt

## Der Tisch

table = Tisch
players-and-turn = { $players } Spieler · Zug { $turn }
players-clockwise = Spieler, im Uhrzeigersinn von deiner Linken
watchers = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
speed-is = Tempo: { $speed }
life-of = { $now } von { $max } Leben
cards-in-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
hand-limit = · Limit { $limit }
hand-and-limit = { $count ->
    [0] Keine Handkarte
    [one] 1 Handkarte
   *[other] { $count } Handkarten
} · am Ende des Zuges höchstens { $limit }
arrows-held = { $count ->
    [one] 1 Pfeil
   *[other] { $count } Pfeile
}
hits-to-come = { $hits ->
    [one] 1 Treffer droht
   *[other] { $hits } Treffer drohen
}
said-waits = wartet bis zu einem späteren Zug
mark-ready = bereit
not-now = nicht jetzt

# What can I do, and why not
not-now-title = Jetzt nicht.
what-can-i-do = Was kann ich tun?
help-now = jetzt
help-at = auf { $players }
help-life = { $before } → { $after } Lebenspunkte
help-nothing = sie bewirkt jetzt nichts
help-reach = deine Waffe reicht { $range } weit statt { $reach }
help-discard = kommt auf den Ablagestapel
help-no-cards = Du hast keine Karte.
help-goal = Dein Ziel:
help-off = Nicht mehr von selbst öffnen
yourself = dich selbst

nothing-in-play = nichts ausliegend
in-play = Ausliegend
known-in-hand = { $count ->
    [one] Eine Karte dieser Hand, die du kennst
   *[other] Karten dieser Hand, die du kennst
}
quoted = „{ $words }“
name-and-you = { $name } (du)
about-you = Über dich: { $name }, { $character }
role-is-hidden = Rolle verdeckt
role-only-you = { $role }: Das siehst nur du
tag-out = Draußen
tag-turn = Am Zug
tag-away = Weg · Bot spielt
tag-lost = Verbindet neu
tag-asked = Gefragt
seat-action = { $action }: { $seat }
seat-card-waits = { $card } wartet
seat-choosing = noch kein Charakter
seat-distance = Abstand { $distance }
distance-is = Abstand { $distance }
distance-sum = Abstand { $distance } = { $places ->
        [one] 1 Platz
       *[other] { $places } Plätze
    } { $bends }
borrows = Hat die Fähigkeit von { $character }
claims-to-be = Sagt: „Ich bin { $role }“
is-suspected = { $known ->
        [yes] { $by } vermutet: { $role }
       *[no] { $by } misstraut diesem Spieler
    }
pile-deck = Stapel { $count }
pile-discards = Ablage { $count }
draw-from-deck = Vom Stapel ziehen
draw-from-discards = Von der Ablage nehmen
in-the-store = Im Warenhaus
you-look-at = Oben auf dem Stapel, nur für dich
turned-over = Aufgedeckt
duel-so-far = Im Duell bisher abgeworfen
cards-of = Karten von { $name }
random-hand-card = { $count ->
    [one] die eine Handkarte
   *[other] eine zufällige von { $count } Handkarten
}
aim-card = { $card } gegen { $target }
dodges-chance = entgeht { $chance }
one-in = 1 zu { $times }
click-to-do = Klick, oder
your-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $count } Karten
}
your-cards-in-play = Deine ausliegenden Karten
on-yourself = Auf dich selbst
log = Protokoll
game-log = Spielprotokoll
last-moves = Die letzten Züge
log-and-chat = Protokoll und Chat
log-turn = Zug { $turn } · { $name }
you-watch = Du siehst zu
you-are-out = Du bist ausgeschieden
follow = Sitz bei
guess-the-roles = Rollen raten
a-bot-plays-for-you = Ein Bot spielt für dich.
take-over = Selbst weiterspielen
table-then = Der Tisch, wie er damals war
looking-back = Du siehst die Vergangenheit.
back-to-now = Zurück ins Jetzt
# Was beim Aufdecken herauskam. $suit: die Farbe der Karte, die zählt.
drawn-open = Aufdecken
drawn-dodged = { $suit ->
    [hearts] Herz: ausgewichen
   *[other] Ausgewichen
}
drawn-hit = { $suit ->
    [hearts] Herz, aber zu wenig: getroffen
   *[other] Kein Herz: getroffen
}
drawn-stands = { $suit ->
    [hearts] Herz, aber der Schuss steht noch
   *[other] Kein Herz: der Schuss steht noch
}
drawn-free = { $suit ->
    [hearts] Herz: aus dem Gefängnis
   *[other] Aus dem Gefängnis
}
drawn-jailed = { $suit ->
    [hearts] Bleibt im Gefängnis
   *[other] Kein Herz: bleibt im Gefängnis
}
drawn-exploded = Das Dynamit explodiert
drawn-passed = Das Dynamit wandert weiter

# a position that is set up has no turns before it
fell = { $turn ->
    [0] gefallen
   *[other] gefallen in Zug { $turn }
}
fell-to = { $turn ->
    [0] gefallen durch { $name }
   *[other] gefallen durch { $name }, Zug { $turn }
}
said-claim = Ich bin: { $role }
said-suspect = { $known ->
        [yes] Ich verdächtige { $name }: { $role }
       *[no] Ich verdächtige { $name }
    }
took-it-back = nimmt es zurück
toast-clock = Die Zeit war um: Ein Bot hat für dich geantwortet. Der Platz bleibt deiner.
seed-hash = SHA-256 des Startwerts, der nach dem Spiel gezeigt wird:
documentation = Dokumentation
font-licence = Die Schrift ist Zilla Slab (OFL).
leave-table = Tisch verlassen
close = Schließen
rule-is = Regel { $rule }

## Gehen und wiederkommen

leave-question = Den Tisch verlassen?
leave-paused = Das Spiel wartet auf dich, mindestens einen Monat. Du findest es auf der Startseite wieder.
leave-held = Ein Bot übernimmt deinen Platz; du kannst zurückkommen.
leave-freed = Dein Platz wird frei.
stay = Bleiben
seat-asked = Du bist dran an Tisch { $code }
seat-paused = Dein Spiel wartet auf dich
seat-away = Ein Bot hält deinen Platz
seat-on = Dein Spiel an Tisch { $code }
seat-waits-for = { $table }: { $name } muss antworten
seat-since = gefragt { $when }
seat-kept = Dein Platz an Tisch { $code }
seat-players = { $players } Spieler
seat-line = { $character }, { $life } Leben
continue = Weiterspielen
back-to-the-table = Zurück an den Tisch

## Die Rollenkarte

you-are = Du bist { $role }
your-role = Deine Rolle: { $role }
only-you-see-this = Nur du siehst das
everyone-sees-this = Alle sehen das
goal-sheriff = Du gewinnst, wenn alle Banditen und jeder Gesetzlose gefallen sind. Alle sehen deinen Stern.
goal-deputy = Du gewinnst mit dem Sheriff. Halte ihn am Leben, auch wenn du fällst.
goal-outlaw = Du gewinnst, wenn der Sheriff fällt, auch wenn du vorher fällst.
goal-renegade = Du gewinnst, wenn du als Letzter übrig bist und der Sheriff kurz vorher fällt. Hilf bis dahin der schwächeren Seite.
reveal-sheriff = { $names } ist der Sheriff. Alle wissen es.
reveal-far = { $reach ->
    [yes] Entfernung { $distance }, in deiner Reichweite.
    [no] Entfernung { $distance }, außer deiner Reichweite.
   *[none] Entfernung { $distance }.
}
reveal-known = { $names }: { $role }. Alle wissen es.
reveal-more = { $role ->
    [deputy] { $count ->
        [one] Ein weiterer Hilfssheriff ist auf deiner Seite. Du weißt nicht, wer.
       *[other] { $count } weitere Hilfssheriffs sind auf deiner Seite. Du weißt nicht, wer.
    }
    [outlaw] { $count ->
        [one] Ein weiterer Bandit ist auf deiner Seite. Du weißt nicht, wer.
       *[other] { $count } weitere Banditen sind auf deiner Seite. Du weißt nicht, wer.
    }
   *[other] { $count ->
        [one] Ein weiterer Gesetzloser ist hier, und nicht auf deiner Seite.
       *[other] { $count } weitere Gesetzlose sind hier, und nicht auf deiner Seite.
    }
}
reveal-hidden = { $role ->
    [deputy] { $count ->
        [one] Ein Hilfssheriff verbirgt sich. Achte darauf, wer auf wen schießt.
       *[other] { $count } Hilfssheriffs verbergen sich. Achte darauf, wer auf wen schießt.
    }
    [outlaw] { $count ->
        [one] Ein Bandit verbirgt sich.
       *[other] { $count } Banditen verbergen sich.
    }
   *[other] { $count ->
        [one] Ein Gesetzloser verbirgt sich und will der Letzte sein.
       *[other] { $count } Gesetzlose verbergen sich, und jeder will der Letzte sein.
    }
}
your-character = { $character } · { $life } Leben
to-the-table = An den Tisch
have-looked = { $looked } von { $of } haben geschaut
still-looking = { $looked } von { $of } haben ihre Rolle angeschaut.

## Tempo

turn-of = { $name } ist am Zug.
your-turn-now = Du bist am Zug.
finish-turn = Zug abkürzen
run-to-the-end = Bis zum Ende
stop-running = Anhalten
since-last-turn = Seit deinem letzten Zug
since-nothing = Niemand wurde getroffen.
since-you = Du
since-others = Die anderen
since-lost = { $name } −{ $lost }
since-won = { $name } +{ $won }
since-out = { $name } raus
can-reach-you = kann dich treffen
can-reach = kann { $name } treffen
all-discards = Alle { $count } abgelegten Karten, die neueste zuerst

## Uhr

seconds-left = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
clock-hurry = Nur noch ein paar Sekunden.

## Fragen: der Titel, .why der Grund, und was die anderen lesen (.wait)

prompt = Was gefragt ist
your-answers = Deine Antworten
move-sent = Gesendet.
one-moment = Einen Moment …
game-is-over = Das Spiel ist aus.
title-your-turn = Du bist dran
# E fragt nach, wenn Karten abzulegen wären.
ask-discard = { $over ->
        [one] 1 Karte ablegen?
       *[other] { $over } Karten ablegen?
    }
    .why = Das kostet es, den Zug jetzt zu beenden. Noch einmal E tut es, mit Esc spielst du weiter.
really = Wirklich?
warn-dies = Das kostet dich den letzten Lebenspunkt.
warn-lost = Damit scheidest du aus.
warn-could = Du könntest noch gerettet werden.
warn-own = Das trifft deine eigene Karte.
warn-jail = Damit sperrst du dich selbst ein.
warn-two = Zu zweit hat ein Bier keine Wirkung.
warn-full = Niemand bekäme etwas zurück.
warn-lost-beer = Dort fehlt kein Lebenspunkt, es wäre verloren.
warn-dynamite = Das Dynamit kann dich töten, wenn es wiederkommt.
warn-weaker = Deine jetzige Waffe schießt mindestens so weit.
warn-ally = Das schadet deinem eigenen Sheriff.
warn-unarmed = Du hast kein BANG! für dieses Duell.
warn-arrow = Du behältst einen Pfeil, der zurückgehen könnte.
do-it-anyway = Trotzdem
back = Zurück
put-back = Zurückstecken
need-missed = { $needs } Fehlschuss! nötig
fared-lost = { $name } −{ $lost }
fared-safe = { $name } ✓
chip-pay = Preis: { $card }
chip-at = Ziel: { $target }
double-with-beer = Ein Bier ausgeben: 2 Lebenspunkte
ask-price = { $left ->
    [one] Welche Karte gibst du dafür her?
   *[other] Welche { $left } Karten gibst du her?
}
ask-sure = { $what ->
    [card] { $card } spielen?
   *[other] Deine Fähigkeit benutzen?
}

ask-card-play = Du bist am Zug
    .why = { $over ->
        [0] Nimm eine Karte, dann ihr Ziel. Beende den Zug, wenn du fertig bist.
       *[other] Nimm eine Karte, dann ihr Ziel. Wenn du den Zug jetzt beendest, wirfst du { $over } deiner { $held } Karten ab.
    }
    .wait = { $seat } ist am Zug.
ask-card-shot = { $by } schießt auf dich
    .why = { $carded ->
        [yes] { $card } zielt auf dich. { $needs ->
            [one] Ein Fehlschuss! hebt sie auf.
           *[other] Es braucht { $needs } Fehlschuss!, um sie aufzuheben.
        }
       *[no] { $needs ->
            [one] Ein Fehlschuss! hebt den Schuss auf.
           *[other] Es braucht { $needs } Fehlschuss!, um den Schuss aufzuheben.
        }
    }
    .wait = { $yours ->
        [yes] { $seat } überlegt, was gegen deinen Schuss hilft.
       *[no] { $seat } überlegt, was gegen den Schuss von { $by } hilft.
    }
ask-card-raid = Die Indianer sind da
    .why = { $by } hat { $card } gespielt: Wirf eine BANG!-Karte ab, oder verlier 1 Lebenspunkt.
    .wait = { $yours ->
        [yes] { $seat } überlegt, was gegen deine Indianer hilft.
       *[no] { $seat } überlegt, was gegen die Indianer von { $by } hilft.
    }
ask-card-duel = { $mine ->
        [yes] Dein Duell mit { $other }
       *[no] { $other } fordert dich
    }
    .why = Wirf eine BANG!-Karte ab, oder verlier 1 Lebenspunkt und das Duell.
    .wait = { $yours ->
        [yes] Duell: { $seat } muss dir antworten.
       *[no] Duell: { $seat } muss { $other } antworten.
    }
ask-card-dying = Du bist am Ende
    .why = { $short ->
        [one] Hol dir jetzt 1 Lebenspunkt, oder du scheidest aus.
       *[other] Hol dir jetzt { $short } Lebenspunkte, oder du scheidest aus.
    }
    .wait = { $seat } ist am Ende und sucht Rettung.
ask-card-flip = Welche Karte zählt?
    .why = { $wants ->
        [0] Herz hilft dir.
       *[other] Pik 2 bis 9 explodiert.
    }
    .wait = { $seat } wählt, welche Karte zählt.
ask-card-second_card = Eine zweite Karte aufdecken?
    .why = { $wants ->
        [0] Herz hilft dir. Von zwei Karten wählst du, welche zählt.
       *[other] Pik 2 bis 9 explodiert. Von zwei Karten wählst du, welche zählt.
    }
    .wait = { $seat } überlegt, ob eine zweite Karte aufgedeckt wird.
ask-card-pick = Was wirft { $target } ab?
    .why = Eine zufällige Handkarte oder eine ausliegende.
    .wait = { $yours ->
        [yes] { $seat } wählt, was du abwirfst.
       *[no] { $seat } wählt, was { $target } abwirft.
    }
ask-card-estate = Welche Karte von { $dead } nimmst du?
    .why = Eine zufällige Handkarte oder eine ausliegende.
    .wait = { $yours ->
        [yes] { $seat } übernimmt deine Karten.
       *[no] { $seat } übernimmt die Karten von { $dead }.
    }
ask-card-reward = Die Belohnung ziehen?
    .why = Du hast { $dead } ausgeschaltet: Drei Karten stehen dir zu.
    .wait = { $seat } überlegt, ob die Belohnung gezogen wird.
ask-card-excess = Wirf eine Karte ab
    .why = { $over ->
        [one] Du hast { $held } Karten und darfst { $keep } behalten: Eine muss weg.
       *[other] Du hast { $held } Karten und darfst { $keep } behalten: { $over } müssen weg, eine nach der anderen.
    }
    .wait = { $seat } wirft überzählige Karten ab.
ask-card-shopping = Nimm eine Karte
    .why = Das Warenhaus ist offen: eine Karte für jeden, der Reihe nach.
    .wait = { $seat } wählt im Warenhaus.
ask-card-from_hand = Woher deine erste Karte?
    .why = Vom Stapel, oder zufällig aus der Hand eines anderen Spielers.
    .wait = { $seat } wählt, woher die Karte kommt.
ask-card-from_discards = Woher deine erste Karte?
    .why = Vom Stapel, oder die oberste der Ablage.
    .wait = { $seat } wählt, woher die Karte kommt.
ask-card-looking = Welche Karte legst du zurück?
    .why = Sie kommt oben auf den Stapel; die anderen gehören dir.
    .wait = { $seat } sieht sich die obersten Karten an.
ask-card-from_play = Ziehen, oder eine Karte nehmen?
    .why = Wie gewohnt vom Stapel ziehen, oder eine ausliegende Karte eines beliebigen Spielers nehmen.
    .wait = { $seat } wählt, woher die Karte kommt.
ask-card-copying = Wessen Fähigkeit leihst du dir?
    .why = Sie gehört dir bis zu deinem nächsten Zug.
    .wait = { $seat } wählt eine Fähigkeit.
ask-card-choosing = Wer willst du sein?
    .why = Niemand sonst sieht deine beiden Charaktere. Alle werden aufgedeckt, wenn jeder gewählt hat.
    .wait = { $seat } wählt einen Charakter.

ask-dice-rolling = Neu würfeln oder aufhören?
    .why = { $rolls ->
        [1] Das ist dein erster Wurf.{" "}
       *[other] {""}
    }{ $rolls_left ->
        [one] Ein Wurf ist übrig. Tipp auf die Würfel, die du neu würfeln willst.
       *[other] { $rolls_left } Würfe sind übrig. Tipp auf die Würfel, die du neu würfeln willst.
    }
    .wait = { $seat } überlegt, was neu gewürfelt wird.
ask-dice-shooting = Wen trifft die { $face }?
    .why = Würfel { $place } von links. Erst wird überall gezielt, dann getroffen.
    .wait = { $seat } zielt.
ask-dice-instead = Stattdessen einen Pfeil nehmen?
    .why = { $left ->
        [one] { $by } kostet dich 1 Lebenspunkt. Du darfst stattdessen einen Pfeil nehmen.
       *[other] { $by } kostet dich { $left } Lebenspunkte. Für jeden darfst du stattdessen einen Pfeil nehmen.
    }
    .wait = { $seat } wählt zwischen Pfeil und Lebenspunkt.
ask-dice-returning = Einen Pfeil zurücklegen?
    .why = Für jeden verlorenen Lebenspunkt darfst du einen Pfeil zurücklegen.
    .wait = { $seat } überlegt, ob ein Pfeil zurückgeht.
ask-dice-healing = { $left ->
        [one] Wer bekommt das Bier?
       *[other] Wer bekommt das nächste von { $left } Bier?
    }
    .why = Wer es bekommt, erhält 1 Lebenspunkt.
    .wait = { $seat } überlegt, wer das Bier bekommt.
ask-dice-gift = Wer erhält einen Lebenspunkt?
    .why = Am Anfang deines Zuges erhält ein Spieler deiner Wahl 1 Lebenspunkt.
    .wait = { $seat } wählt, wer einen Lebenspunkt erhält.
ask-dice-choosing = Wer willst du sein?
    .why = Niemand sonst sieht deine beiden Charaktere. Alle werden aufgedeckt, wenn jeder gewählt hat.
    .wait = { $seat } wählt einen Charakter.
ask-dice-removing = Wessen Pfeil geht zurück?
    .why = { $left ->
        [one] Eine Gatling legt einen Pfeil eines beliebigen Spielers zurück.
       *[other] { $left } Gatling legen je einen Pfeil eines beliebigen Spielers zurück.
    }
    .wait = { $seat } wählt, wessen Pfeil zurückgeht.
ask-dice-firing = Die Gatling abfeuern?
    .why = Alle anderen verlieren 1 Lebenspunkt. Deine Pfeile legst du zurück oder behältst sie.
    .wait = { $seat } überlegt, ob die Gatling feuert.

## Antworten, mit einer .note, was sie bedeuten

answer-end = Zug beenden
    .note = { $over ->
        [0] {""}
       *[other] dann { $over } abwerfen
    }
answer-pass-card-shot = Treffer hinnehmen
    .note = du verlierst 1 Lebenspunkt
answer-pass-card-raid = Treffer hinnehmen
    .note = du verlierst 1 Lebenspunkt
answer-pass-card-duel = Im Duell aufgeben
    .note = du verlierst 1 Lebenspunkt
answer-pass-card-dying = Ausscheiden
    .note = du bist draußen
answer-pass-card-second_card = Es bei der ersten Karte belassen
    .note = {""}
answer-pass-card-reward = Auf die Belohnung verzichten
    .note = {""}
answer-pass-dice-removing = Pfeile liegen lassen
    .note = {""}
answer-pass-dice-firing = Nicht feuern
    .note = {""}
answer-draw-deck = Vom Stapel ziehen
    .note = {""}
answer-draw-discards = Oberste der Ablage nehmen
    .note = {""}
answer-draw-second_card = Eine zweite Karte aufdecken
    .note = {""}
answer-draw-reward = Drei Karten ziehen
    .note = {""}
answer-flip = { $name } versuchen
    .note = eine Karte aufdecken: ♥ gilt als Fehlschuss!
answer-use = { $name } benutzen
    .note = gilt als Fehlschuss!
answer-ability = Fähigkeit benutzen
    .note = { $character }
answer-ability-flip = Dein Glück versuchen
    .note = { $character } deckt eine Karte auf: ♥ gilt als Fehlschuss!
answer-arrow = Einen Pfeil nehmen
    .note = statt des Lebenspunkts
answer-hit = Den Lebenspunkt verlieren
    .note = {""}
answer-become = { $what }
    .note = { $text }
answer-drop = Einen Pfeil zurücklegen
    .note = {""}
answer-keep = Deine Pfeile behalten
    .note = {""}
answer-fire = Feuern
    .note = alle anderen verlieren 1 Lebenspunkt
answer-fire-keeping = Feuern und deine Pfeile behalten
    .note = alle anderen verlieren 1 Lebenspunkt, deine Pfeile bleiben

## Jemandem etwas tun: die Tat, die Frage (.ask), der Knopf (.go), der Knopf für sich selbst (.own)

do-shoot = Schießen
    .ask = Auf wen schießt du?
    .go = Auf { $target } schießen
    .own = Auf dich selbst schießen
do-duel = Fordern
    .ask = Wen forderst du zum Duell?
    .go = { $target } fordern
    .own = Dich selbst fordern
do-jail = Einsperren
    .ask = Wer kommt ins Gefängnis?
    .go = { $target } einsperren
    .own = Selbst ins Gefängnis
do-take = Karte nehmen
    .ask = Von wem nimmst du eine Karte?
    .go = Karte von { $target } nehmen
    .own = Eigene Karte nehmen
do-discard = Abwerfen lassen
    .ask = Wer muss abwerfen?
    .go = { $target } abwerfen lassen
    .own = Eigene Karte abwerfen
do-heal = Heilen
    .ask = Wer erhält Leben?
    .go = { $target } heilen
    .own = Dich selbst heilen
do-draw = Ziehen
    .ask = Von wem ziehst du?
    .go = Von { $target } ziehen
    .own = Eigene Karte ziehen
do-copy = Fähigkeit leihen
    .ask = Wessen Fähigkeit leihst du dir?
    .go = Von { $target } leihen
    .own = Die eigene
do-remove = Pfeil zurücklegen
    .ask = Wessen Pfeil geht zurück?
    .go = Pfeil von { $target } zurücklegen
    .own = Eigenen Pfeil zurücklegen
do-choose = Wählen
    .ask = Welche Karte?
    .go = Von { $target } wählen
    .own = Eigene wählen
do-play = Spielen
    .ask = Spielen?
    .go = { $card } spielen
    .own = { $card } spielen
do-lay = Auslegen
    .ask = Auslegen?
    .go = { $card } auslegen
    .own = { $card } auslegen
do-use = Benutzen
    .ask = Benutzen?
    .go = { $card } benutzen
    .own = { $card } benutzen
do-ability = Fähigkeit benutzen
    .ask = Deine Fähigkeit benutzen?
    .go = Fähigkeit benutzen
    .own = Fähigkeit benutzen

## Würfel

the-dice = Die Würfel
die-arrow = Pfeil
die-dynamite = Dynamit
die-1 = 1
die-2 = 2
die-beer = Bier
die-gatling = Gatling
die-said = { $face } { $state }
die-state-kept = behalten
die-state-roll = würfeln
die-state-locked = fest
arrows-left = Noch { $left } von { $of } Pfeilen
roll-of = Wurf { $roll } von { $of }
not-rolled = Noch nicht gewürfelt
three-dynamite = Drei Dynamit: kein Wurf mehr
tap-a-die = auf einen Würfel tippen: behalten oder neu würfeln
stop = Aufhören
roll-dice = { $count ->
    [0] Wähle Würfel
    [one] 1 Würfel werfen
   *[other] { $count } Würfel werfen
}
odds = Chancen
odds-for = { $count ->
    [one] Wenn du diesen Würfel wirfst
   *[other] Wenn du diese { $count } Würfel wirfst
}
odds-choose = Die Chancen gelten für die Würfel, die du neu wirfst: tipp welche an.
odds-gatling = die Gatling feuert
odds-beer = mindestens ein Bier
odds-one = mindestens eine 1
odds-two = mindestens eine 2
odds-arrow = mindestens ein Pfeil
odds-dynamite = drei Dynamit: −1 Leben, Schluss

## Chat, Rufe, Behauptungen

chat = Chat
chat-unread = { $unread ->
    [0] Chat
   *[other] Chat, { $unread } neu
}
graveyard-chat = Friedhof
messages = Nachrichten
message = Nachricht
nobody-said-anything = Noch hat niemand etwas gesagt.
say-something = Sag etwas
send = Senden
mute = { $name } stummschalten
unmute = { $name } wieder hören
hear-all = { $count ->
    [one] Den Stummen wieder hören
   *[other] Alle { $count } Stummen wieder hören
}
quick-emotes = Zurufe
emote-howdy = Howdy
emote-nice-shot = Guter Schuss
emote-ouch = Autsch
emote-thanks = Danke
emote-hurry-up = Mach schon
emote-sorry = Tut mir leid
claim-a-role = Rolle behaupten …
about-whom = Über wen?
about-me = Ich bin …
about-player = Ich verdächtige { $name } …
suspect-in-general = nur verdächtig
take-claim-back = Zurücknehmen

## Nach dem Spiel

rematch = Revanche
to-result = Zum Ergebnis
not-ready = Doch nicht bereit
role = Rolle
won = gewonnen
copy = Kopieren
seed = Startwert
replay = Aufzeichnung
to-the-start = Zur Startseite
step = Schritt
turn = Zug
play = Abspielen

## Einstellungen

theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
speed = Tempo
speed-0 = sofort
speed-0-5 = schnell
speed-1 = normal
speed-1-6 = langsam
sound = Töne
sound-asked = Wenn ich gefragt bin
sound-table = Schüsse, Karten und Würfel
sound-clock = Die Uhr
volume = Lautstärke
notify = Melden, wenn ich gefragt bin und die Seite nicht zu sehen ist
confirm-shots = Zweiter Klick vor jedem Schuss
ask-twice = Nachfrage vor Zügen, die dir selbst schaden oder verpuffen
use-keys = Tasten am Tisch
help-beside = „Was kann ich tun?“ neben dem Tisch
all-keys = Alle Tasten
keys-help =
    1–9, 0: Karte deiner Hand
    Q W A S F H J: der erleuchtete Spieler, im Uhrzeigersinn von links
    ← →: nächster erleuchteter Spieler
    Enter: tun · Esc: zurück
    E: Zug beenden oder aufhören · R: würfeln · Z X C V B: Würfel behalten oder werfen · O: Chancen
    I: genauer ansehen · M: im Voraus antworten · V: Ereignis · ?: was kann ich tun · L: Protokoll · T: Chat · G: behaupten · Leertaste: Zug abkürzen · D halten: alle Abstände · P halten: meine Karten, wo sie verdeckt liegen
    Aufzeichnung: ← → Schritt, mit Umschalt ein Zug, P abspielen
search-rules = Nachschlagen
all-cards = Alle Karten
all-characters = Alle Charaktere
rules-by-number = Alle Regeln nach Nummern (englisch)

## Kurze Meldungen

reconnecting = Verbindung wird wiederhergestellt … dein Platz ist sicher.
no-server = Keine Verbindung zum Server. Neuer Versuch …
toast-offline = Gerade nicht verbunden: Warte einen Augenblick.
toast-writing = Diese Tasten spielen das Spiel. Mit T schreibst du im Chat.
toast-copied = Kopiert.
toast-left-kicked = Der Gastgeber hat deinen Platz frei gemacht. Geh an einen anderen Tisch oder eröffne einen.
toast-left-closed = Der Tisch wurde geschlossen. Eröffne einen neuen oder spiel gegen Bots.
toast-watching-full = Gerade ist kein Platz frei, darum schaust du zu.
refused-stale = Das ging nicht mehr.
refused-illegal = Das geht hier nicht.
refused-not-asked = Die Antwort gehört jemand anderem.
refused-bad-message = Der Server hat das nicht verstanden.
refused-bad-option = Diese Regeln passen nicht zusammen: Wähle andere.
refused-no-table = Den Tisch { $code } gibt es nicht. Prüfe den Code oder eröffne selbst einen.
refused-no-free-seat = An diesem Tisch ist kein Platz frei; du kannst zuschauen.
refused-not-at-a-table = Du bist an keinem Tisch.
refused-not-seated = Du hast hier keinen Platz.
refused-not-host = Das kann nur der Gastgeber.
refused-seat-taken = Der Platz ist besetzt.
refused-seats-empty = Noch sind Plätze frei: Setz Bots hin oder lade jemanden ein.
refused-game-on = Nicht während eines Spiels.
refused-no-game = Es läuft kein Spiel.
refused-kicked = Der Gastgeber will dich nicht an diesem Tisch.
refused-not-eliminated = Das ist für die Ausgeschiedenen.
refused-eliminated = Die Ausgeschiedenen reden unter sich.
refused-too-fast = Nicht so schnell: Warte einen Augenblick.
refused-too-many-tables = Du hast an zu vielen Tischen einen Platz. Verlass zuerst einen.
refused-full = Für einen weiteren Tisch ist gerade kein Platz. Versuch es später noch einmal.
refused-no-bot = So einen Bot gibt es für dieses Spiel nicht.
refused-no-puzzle = So ein Rätsel gibt es nicht; die Seite der Rätsel zählt sie auf.
refused-name-taken = { $name } heißt schon ein Bot oder ein Fremder. Wähl einen anderen Namen.
refused-not-now = Nicht jetzt.
refused-try-again = Das ließ sich nicht speichern. Versuch es noch einmal.
