### Was die Seite über Ereignisse sagt, außer ihren Namen und Texten: auswählen, wie sie daliegen, was sie fragen.
### Wird mit dem ersten Tisch oder Formular geladen, das Ereignisse hat.

## Sets auswählen

events = Ereignisse
set-always = immer
set-events = { $count } Ereignisse
set-about-base = 80 Karten, 16 Charaktere
set-about-dodge-city = grüne Karten, 15 weitere Charaktere, bis zu 8 Spieler
set-about-high-noon = jede Runde eine neue Regel; am Ende schwindet das Leben
set-about-fistful-of-cards = wildere Regeln; eine volle Hand wird gefährlich
set-about-home-made = vom Gastgeber gemacht
sets-with-cards = Karten und Charaktere
sets-of-events = Ereignisse: sie ändern jede Runde eine Regel
events-mixed = { $count } aus beiden gezogen, und eines zum Schluss
events-hint = Zum ersten Mal hier? Beginne mit dem Grundspiel. Ereignisse ändern jede Runde eine Regel.

option-event_deck = Wie viele
option-final = Das letzte
    .is-random = nach Zufall
    .is-high_noon = Zwölf Uhr mittags
    .is-fistful = Für eine Hand voll Karten
    .is-sheriff_picks = wählt der Sheriff
option-resurrection = Gefallene dürfen zurückkommen
    .is-on = ja, mit Geisterstadt und Dead Man
    .is-off = nein, beide bleiben draußen
option-high_noon_extras = Zwei weitere Ereignisse
    .is-none = keines davon
    .is-handcuffs = Handschellen
    .is-new_identity = Neue Identität
    .is-both = Handschellen und Neue Identität
option-identity = Neue Identität: der zweite Charakter
    .is-dealt_public = wird am Anfang offen verteilt
    .is-dealt_secret = wird am Anfang geheim verteilt
    .is-random_now = wird erst dann gezogen
option-thirst = Durst
    .is-minus_one = eine Karte weniger, mindestens eine
    .is-only_first = nur die erste Karte
option-ghost_heals = Ein Geist erhält Lebenspunkte zurück
    .is-no = nein
    .is-yes = ja
option-ghost_leaving = Ein Geist, der geht,
    .is-elimination = scheidet wieder aus
    .is-quiet = geht einfach
option-hangover_vera = Suff und Vera Custer
    .is-none = sie verliert, was sie geliehen hat
    .is-keeps_copy = sie behält es bis zu ihrem Zug
option-train_pat = Ankunft des Zuges: Pat Brennan, der eine ausliegende Karte nahm,
    .is-yes = zieht die Zusatzkarte
    .is-no = zieht keine
option-handcuffs_answers = Handschellen: Antworten im eigenen Zug
    .is-bound = sind an die Farbe gebunden
    .is-free = sind frei
option-event_anchor_dead = Wer die Ereignisse aufdeckt, scheidet aus
    .is-next = der nächste Spieler macht weiter
    .is-frozen = es kommen keine mehr
option-mine = Verlassene Mine: verdeckt auf den Nachziehstapel kommt
    .is-excess = was über dem Handlimit ist
    .is-discards = alles, was man ablegt
    .is-played = alles, was man spielt
option-mine_abilities = Verlassene Mine: Fähigkeiten der Phase 1
    .is-on = wirken
    .is-off = wirken nicht
option-ambush_abilities = Hinterhalt: Fähigkeiten ändern den Abstand
    .is-yes = ja
    .is-no = nein
option-brothers_bart = Blutsbrüder: Bart Cassidy zieht für den Lebenspunkt, den er abgibt
    .is-yes = ja
    .is-no = nein
option-lasso_jail = Lasso: Das Gefängnis
    .is-no_check = wird nicht geprüft
    .is-idle_check = wird ohne Wirkung geprüft
option-law_as_price = Gesetz des Westens: die Karte als Preis
    .is-allowed = erlaubt
    .is-forbidden = verboten
option-peyote_stop = Peyote: man darf aufhören zu raten
    .is-yes = ja
    .is-no = nein
option-ricochet_barrel = Querschläger: ein Fass kann die Karte retten
    .is-yes = ja
    .is-no = nein
option-roulette = Auf Russisches Roulette antwortet
    .is-effect = alles, was als Fehlschuss! zählt
    .is-card = nur eine Karte
option-sniper_range = Der Scharfschütze schießt
    .is-reach = in Reichweite
    .is-any = auf jeden

## Auf dem Tisch

event-in-force = Gilt bis zum Zug von { $name }
    .you = Gilt bis zu deinem Zug
    .end = Gilt bis zum Ende des Spiels
event-none = Noch kein Ereignis
    .why = In der ersten Runde gibt es keines.
event-next = Danach · { $left ->
        [one] das letzte
       *[other] noch { $left }
    }
event-next-short = danach
event-strip = { $event }: { $text } Danach: { $next }.
event-turns-up = { $name } deckt ein Ereignis auf
    .you = Du deckst ein Ereignis auf
event-holds = für alle, bis zum nächsten Zug von { $name }
    .you = für alle, bis zu deinem nächsten Zug
    .end = für alle, bis zum Ende des Spiels
event-then = Danach:
event-said = Neues Ereignis: { $event }. { $text }
distance-sum-flat = Abstand { $distance } = { $apart } durch { $event } { $bends }
turns-backwards = Es geht andersherum reihum
counts-as = zählt als { $suit }
ghost = Geist
ghost-turn = ein Zug
ghost-said = ein Geist ohne Lebenspunkte
you-are-back = Du bist für einen Zug zurück. Ein Geist hat keine Lebenspunkte zu verlieren.
ability-off = keine Fähigkeit
ability-off-said = Fähigkeit wirkt nicht
cards-idle = Ausliegendes wirkt nicht
only-suit = nur { $suit }
mark-must = muss
must-play = { $card } muss gespielt werden, bevor du deinen Zug beendest.
dug-up = Die obersten abgelegten Karten
second-character = Zweiter Charakter: { $character }

## Fragen

ask-card-picking_final = Welches Ereignis kommt zuletzt?
    .why = Es liegt zuunterst im Stapel und gilt bis zum Ende des Spiels.
    .wait = { $seat } wählt das letzte Ereignis.
ask-card-robbed = Welche blaue Karte gibst du her?
    .why = Die Daltons nehmen jedem eine blaue Karte, der eine vor sich hat.
    .wait = { $seat } gibt eine blaue Karte her.
ask-card-naming = Welche Farbe spielst du?
    .why = Handschellen: In diesem Zug darfst du nur Karten dieser Farbe spielen.
    .wait = { $seat } nennt eine Farbe.
ask-card-identity = Nimmst du deinen zweiten Charakter?
    .why = Für den Rest des Spiels und mit 2 Lebenspunkten. Deine Karten bleiben.
    .wait = { $seat } entscheidet, wer er sein will.
ask-card-digging = Welche Karte bleibt auf dem Ablagestapel?
    .why = Die anderen dieser Karten nimmst du.
    .wait = { $seat } sieht die abgelegten Karten durch.
ask-card-looking_keep = Welche Karte behältst du?
    .why = Durst: Eine dieser Karten gehört dir, die anderen kommen so, wie sie lagen, zurück auf den Nachziehstapel.
ask-card-brothers = Gibst du jemandem einen Lebenspunkt?
    .why = Du verlierst 1 von { $life } Lebenspunkten, und ein Spieler deiner Wahl erhält 1 zurück.
    .wait = { $seat } überlegt, ob er einen Lebenspunkt abgibt.
ask-card-drinking = Ziehen oder trinken?
    .why = Harter Schnaps: Statt zu ziehen, darfst du 1 Lebenspunkt zurückerhalten.
    .wait = { $seat } entscheidet zwischen Ziehen und Trinken.
ask-card-guessing = { $right ->
        [0] Rot oder schwarz?
       *[other] Richtig! Rot oder schwarz?
    }
    .why = Rate die Farbe der obersten Karte. Liegst du richtig, behältst du sie und darfst weiterraten.
    .wait = { $seat } rät die Farbe der obersten Karte.
ask-card-ranching = Welche Karten tauschst du?
    .why = { $given ->
        [0] Lege einzeln ab, so viele du willst; dann ziehst du ebenso viele.
        [one] Bisher eine. Lege weitere ab, oder zieh eine.
       *[other] Bisher { $given }. Lege weitere ab, oder zieh { $given }.
    }
    .wait = { $seat } tauscht Karten.
ask-card-ricocheting = Rettest du deine Karte?
    .why = { $by } schießt auf { $card } vor dir. Ein Fehlschuss! rettet sie.
    .wait = { $seat } kann { $card } vor { $by } retten.
ask-card-roulette = Gib einen Fehlschuss! her
    .why = Russisches Roulette geht reihum und immer weiter. Wer als Erster keinen hergibt, verliert 2 Lebenspunkte.
    .wait = { $seat } muss einen Fehlschuss! hergeben.
ask-card-volley = { $left ->
        [one] Ein Schuss auf dich
       *[other] { $left } Schüsse auf dich
    }
    .why = Für eine Hand voll Karten: ein Schuss für jede Karte, die du hattest. Ein Fehlschuss! weicht einem davon aus.
    .wait = Auf { $seat } wird für jede Handkarte einmal geschossen.

## Antworten, mit .note, was sie bedeuten

answer-name = { $what }
    .note = {""}
answer-guess = { $what }
    .note = {""}
answer-use-picking_final = { $name }
    .note = { $text }
answer-use-identity = { $second } werden
    .note = mit 2 Lebenspunkten
answer-use-drinking = Trinken
    .note = 1 Lebenspunkt zurück, nichts ziehen
answer-use-ricochet = Querschläger
    .note = ein BANG! auf eine ausliegende Karte abwerfen
answer-use-sniper = Scharfschütze
    .note = zwei BANG! für einen Schuss, der zwei Fehlschuss! braucht
answer-pass-card-identity = Bleiben, wer du bist
    .note = {""}
answer-pass-card-brothers = Lebenspunkte behalten
    .note = {""}
answer-pass-card-guessing = Nicht weiterraten
    .note = du behältst, was du hast
answer-pass-card-ranching = { $given ->
        [0] Nichts tauschen
       *[other] { $given } ziehen
    }
    .note = {""}
answer-pass-card-ricocheting = Die Karte aufgeben
    .note = sie wird abgelegt
answer-pass-card-roulette = Keinen hergeben
    .note = du verlierst 2 Lebenspunkte
answer-pass-card-volley = Treffer hinnehmen
    .note = du verlierst 1 Lebenspunkt
do-give = Lebenspunkt geben
    .ask = Wer erhält einen Lebenspunkt zurück?
    .go = { $target } einen Lebenspunkt geben
    .own = Dir selbst einen Lebenspunkt geben
do-snipe = Anvisieren
    .ask = Auf wen zielst du?
    .go = Auf { $target } schießen
    .own = Auf dich selbst schießen
do-ricochet = Querschläger
    .ask = Auf wessen Karte?
    .go = Auf eine Karte von { $target } schießen
    .own = Auf deine eigene Karte schießen

## Die Regeln der Ereignisse, auf ihrer Seite

sheet-events = Ereignisse
sheet-packet = Der Stapel der Ereignisse
    .text = Die Ereignisse liegen auf einem Stapel, das nächste offen, ein letztes zuunterst. Ab seinem zweiten Zug deckt der Sheriff vor seinem Zug das nächste auf. Es ändert eine Regel für alle, bis das nächste darauf liegt; das letzte gilt bis zum Ende des Spiels.
    .three = Die Ereignisse liegen auf einem Stapel, das nächste offen, ein letztes zuunterst. Ab seinem zweiten Zug deckt der Hilfssheriff vor seinem Zug das nächste auf. Es ändert eine Regel für alle, bis das nächste darauf liegt; das letzte gilt bis zum Ende des Spiels.
    .both = Mit beiden Sets werden aus beiden einige Ereignisse gezogen, und eines der beiden letzten beendet es.
sheet-start = Vor allem anderen
    .text = Was ein Ereignis zu Beginn eines Zuges tut, kommt zuerst: vor dem Dynamit, vor dem Gefängnis und vor dem Ziehen.
sheet-ghosts = Geister
    .text = Wen die Geisterstadt zurückholt, der hat einen eigenen Zug: Er zieht, spielt und kann Ziel sein, hat aber keine Lebenspunkte, und ist mit dem Ende des Zuges wieder draußen.
