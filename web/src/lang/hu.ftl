### Amit a böngésző mond; a lapok, karakterek, szerepek és a napló a src/sixgun/text mappában vannak.

## Kezdőlap

landing-line = Titkos szerepek, gyors kezek, guruló kockák.
landing-foot = Szabad és nyílt forrású. Rajongói munka, nincs kapcsolatban a BANG! kiadójával, és az nem támogatja. Saját rajzok, saját szavak.
site = Sixgun
language = Nyelv
rules = Szabályok
settings = Beállítások
play-now = Játék most
game = Játék
game-card = Kártyajáték
game-dice = Kockajáték
players = Játékosok
bots = Botok
sets = Kiegészítők
sit-down = Leülök
with-friends = Barátokkal
open-a-table = Asztal nyitása
join-by-code = Csatlakozás kóddal vagy linkkel
join = Beülök
watch = Nézem
who-you-are = Ki vagy te
your-name = A neved
new-face = Új arc
public-tables = Nyilvános asztalok
no-public-tables = Nincs nyitott asztal. Nyitsz egyet?
table-of = { $name } asztala
seats-taken = { $taken } / { $of }
phase-waiting = nyitva
phase-playing = játszanak
phase-after = most ért véget
your-tables = Asztalaid
# A kezdőlap: nevek, kódok, újdonságok
code-or-link = Kód vagy link
code-wrong = Ez nem egy asztal kódja: nyolc betűből és számjegyből áll, mint a K7MESA42.
thats-me = Ez vagyok én
you-play-as = Így játszol:
stranger = Idegen { $number }
a-player = egy játékos
my-page = Az oldalam
so-many-players = { $players } játékos
bots-of = botok: { $level }
practice = gyakorlás Gusszal
with-events = eseményekkel
done = Kész
office-unreachable = Az asztaliroda nem érhető el. Újra próbáljuk …
new-here = Most jársz itt először?
new-here-text = Igazi játék, három bot, óra nélkül. Gus megmutatja, hogyan megy.
learn-in-five = Tanuld meg öt perc alatt
i-know-bang = Ismerem a BANG!-et
learn = Tanulás
learn-text = Első játék Gusszal, lépésről lépésre
rules-tile = A szabályok egy oldalon
rules-tile-text = Szerepek, lapok, kockák; két perc
watch-a-game = Nézz meg egy játékot
watch-a-game-text = Egy { $players } fős nyilvános asztalnál játszanak

## Asztal nyitása, váró

seats = Helyek
clock = Óra
clock-of = { $seconds ->
    [0] nincs óra
   *[other] { $seconds } mp egy válaszra, aztán bot játszik
}
clock-days = napokon át: nincs óra, a játék mindenkit megvár
pace = A botok válasza
pace-0 = azonnal
pace-350 = gyorsan
pace-700 = nyugodtan
pace-1500 = lassan
who-may-join = Ki ülhet be
by-link-only = akinek megvan a link
everybody = bárki
keep-characters = A túlélők megtarthatják a karakterüket a következő játékra.
pass-sheriff = A seriff szerepe játékonként balra vándorol.
series = Sorozat
edition = Kiadás
edition-standard = alap
edition-de = német szabálykönyv
edition-it = olasz szabálykönyv, 4. kiadás
edition-hu = magyar szabálykönyv
# Asztalok neve, és hogyan választják a szabályaikat
table-name = Az asztal neve
table-name-example = Pénteki párbaj
players-need = { $sizes } játékoshoz válaszd ezt: { $sets }.
single-rules = Egyes szabályok
rules-chosen = { $count } kiválasztva
edition-changes = { $count ->
    [0] Minden szabály az alap szerint, a lent kiválasztottak kivételével.
    [one] Ez a kiadás egy szabályt változtat meg:
   *[other] Ez a kiadás { $count } szabályt változtat meg:
}
edition-changes-brief = { $count ->
    [0] Minden szabály az alap szerint.
    [one] Ez a kiadás egy szabályt változtat meg.
   *[other] Ez a kiadás { $count } szabályt változtat meg.
}
here-instead = itt helyette: { $value }
rule-from-edition = a kiadás szerint
rule-from-table = itt választva
all-other-rules = Minden más szabály, az alap szerint
no-names = semmi
other-seats = A többi hely
leave-seats-free = embereknek marad
coming-to-table = Úton az asztalhoz …
waiting-for = { $free ->
    [0] Minden hely foglalt.
    [one] Egy hely szabad: hívj meg valakit, vagy ültess le egy botot.
   *[other] { $free } hely szabad: hívj meg másokat, vagy ültess le botokat.
}
table-code = Asztalkód
invite-link = Meghívó link
copy-link = Link másolása
host = házigazda
host-and-you = házigazda · te
you = te
here = itt van
ready = kész
empty-seat = Üres hely
add-a-bot = Bot ide
fill-seats = Botok az üres helyekre
sit-here = Ide ülök
bot = bot
bot-of = bot · { $level }
level-of = { $name } szintje
remove = { $name } eltávolítása
roles-at = Szerepek { $players } játékosnál:
start-with = Kezdés { $players } játékossal
host-starts = A játékot { $name } kezdi el.
# Meghívás, készenlét, nézők
share = Megosztás
qr-code = QR-kód
qr-hint = Irányítsd rá egy telefon kameráját.
qr-too-long = Ez a cím túl hosszú egy QR-kódhoz. Másold a linket.
no-table-title = Nincs ilyen asztal: { $code }
no-table-why = Talán bezárták, vagy hiba van a kódban. Próbáld meg újra a kódot, vagy nyiss saját asztalt a kezdőlapon.
i-am-ready = Kész vagyok
waits-for-ready = Még nem kész: { $names }. Azért elkezdheted.
and-more = és még { $count }
luck-add = Add hozzá a saját szerencsédet
add = Hozzáadás
luck-added = A szavaid a következő játékban számítanak.
luck-what = Mi ez?
luck-what-text = A szerver már megígérte a következő játék kezdőértékét: az SHA-256 összege így kezdődik: { $promise }. Amit a játékosok hozzáadnak, belekeveredik, így senki sem dönthet egyedül a szerencséről. Ha nem írsz semmit, az oldalad egy véletlen számot ad hozzá. A játék után mindent ellenőrizhetsz.
rules-of-table = Az asztal szabályai
change = Módosítás
leave = Kilépés
bot-greenhorn = Zöldfülű
    .about = bármit meglép, ami szabályos
bot-drifter = Vándor
    .about = ökölszabályok szerint játszik, és nem olvas nyomokat
bot-ranger = Ranger
    .about = abból jön rá, ki kicsoda, amit mindenki tesz
bot-gunslinger = Mesterlövész
    .about = élesebb ítéletű Ranger
bot-legend = Legenda
    .about = több száz lehetséges játékban gondolkodik előre
bot-myth = Mítosz
    .about = játszmák millióiból tanult magától, és előre gondolkodik

## Szabályváltozatok

option-brown_to_discard = Barna lapok eldobása
    .is-before = a hatás előtt
    .is-after = a hatás után
option-drawn_to_discard = Felfordított lapok eldobása
    .is-before = a hatás előtt
    .is-after = a hatás után
option-two_line = Kétsoros lapok
    .is-simultaneous = egyszerre
    .is-sequential = egymás után
option-barrel = Hordó
    .is-optional = a tulajdonos dönt
    .is-forced = mindig használni kell
option-kit_carlson_life = Kit Carlson életereje
    .is-4 = 4
    .is-3 = 3
option-gringo_duel = El Gringo elveszti a saját párbaját
    .is-none = nem húz
    .is-draws = húz az ellenféltől
option-suzy = Suzy Lafayette húz
    .is-split = a körében a lap végén
    .is-at_once = mindig azonnal
    .is-resolved = mindig a lap végén
option-molly_slab = Molly Stark Slab ellen
    .is-settled = a lövés végén húz
    .is-at_once = minden Nem talált! után húz
option-vulture_sam = Vulture Sam elveszi a lapokat
    .is-at_once = azonnal
    .is-after_card = a lap végén
option-lucky = Lucky Duke második lapja
    .is-always = mindig felfordul
    .is-may = ha ő akarja
option-duel_credit = A kihívó elesik a párbajban
    .is-none = senki sem ejtette ki
    .is-opponent = az ellenfél ejtette ki
option-reward = A banditáért járó jutalom
    .is-forced = jár és felhúzza
    .is-may = lemondhat róla
option-victory_check = Győzelem ellenőrzése
    .is-after_card = a lap végén
    .is-at_once = azonnal
option-reshuffle = A dobópakli megkeverése
    .is-on_need = ha lap kell
    .is-at_once = amint elfogy a pakli
option-same_weapon = A már meglévő fegyver
    .is-allowed = újra kijátszható
    .is-forbidden = nem játszható ki
option-own_cards = Saját lap mint célpont
    .is-allowed = szabad
    .is-forbidden = tilos
option-jose_limit = José Delgado képessége
    .is-2 = körönként kétszer
    .is-none = korlátlanul
option-characters_dealt = Kiosztott karakterek
    .is-1 = mindenkinek egy
    .is-2 = mindenkinek kettő, egyet választ
option-simplified = Kezdő játék
    .is-false = nem
    .is-true = a könyves lapok nélkül
option-simplified_also_remove = Ez is kimarad
option-cards = Lapok innen
option-characters = Karakterek innen
option-dynamite = Három Dinamit
    .is-last = utoljára veszi el az életerőpontot
    .is-in-order = a kockák sorrendjében veszi el
option-kit_split = Kit Carlson Gatlingje
    .is-many = több játékos nyilai
    .is-one = egy játékos nyilai
option-gatling = Három Gatling
    .is-forced = mindig tüzel
    .is-optional = a dobó dönt
option-suzy_dice = Suzy Lafayette életereje
    .is-final = a végeredménynél
    .is-turn_end = a kör végén
option-three_dead = Mindhárman egyszerre esnek el
    .is-draw = senki sem győz
    .is-outlaw = a bandita győz

## Az asztal

table = Asztal
players-and-turn = { $players } játékos · { $turn }. kör
players-clockwise = Játékosok, tőled balra, az óramutató járása szerint
watchers = { $count ->
    [one] 1 néző
   *[other] { $count } néző
}
speed-is = Tempó: { $speed }
life-of = { $now } / { $max } életerő
cards-in-hand = { $count ->
    [one] 1 lap a kézben
   *[other] { $count } lap a kézben
}
hand-limit = · max. { $limit }
hand-and-limit = { $count ->
    [0] Nincs lap a kézben
   *[other] { $count } lap a kézben
} · a kör végén legfeljebb { $limit }
arrows-held = { $count ->
    [one] 1 nyílvessző
   *[other] { $count } nyílvessző
}
hits-to-come = { $hits ->
    [one] 1 találat vár
   *[other] { $hits } találat vár
}
said-waits = egy későbbi körre vár
mark-ready = kész
not-now = most nem

# What can I do, and why not
not-now-title = Most nem.
what-can-i-do = Mit tehetek?
help-now = most
help-at = célpont: { $players }
help-life = { $before } → { $after } életpont
help-nothing = most nincs hatása
help-reach = a fegyvered { $reach } helyett { $range } távolságra lő
help-discard = a dobott lapok közé kerül
help-no-cards = Nincs lapod.
help-goal = A célod:
help-off = Ne nyíljon meg többé magától
yourself = te magad

nothing-in-play = nincs lap játékban
in-play = Játékban
known-in-hand = { $count ->
    [one] Ebből a kézből egy lapot ismersz
   *[other] Ebből a kézből ezeket a lapokat ismered
}
quoted = „{ $words }”
name-and-you = { $name } (te)
about-you = Rólad: { $name }, { $character }
role-is-hidden = titkos szerep
role-only-you = { $role }: csak te látod
tag-out = Kiesett
tag-turn = Köre van
tag-away = Távol · bot játszik
tag-lost = Újracsatlakozik
tag-asked = Válaszol
seat-action = { $action }: { $seat }
seat-card-waits = { $card } (vár)
seat-choosing = még nincs karaktere
seat-distance = távolság { $distance }
distance-is = távolság { $distance }
distance-sum = Távolság { $distance } = { $places ->
        [one] 1 hely
       *[other] { $places } hely
    } { $bends }
borrows = Kölcsönvett képesség: { $character }
claims-to-be = Azt mondja: „{ $role } vagyok”
is-suspected = { $known ->
        [yes] { $by } gyanúja: { $role }
       *[no] { $by } gyanakszik erre a játékosra
    }
pile-deck = Pakli { $count }
pile-discards = Dobott { $count }
draw-from-deck = Húzás a pakliból
draw-from-discards = Elvétel a dobópakliból
in-the-store = A Vegyesboltban
you-look-at = A pakli teteje, csak neked
turned-over = Felfordítva
duel-so-far = Eddig eldobott lapok a párbajban
cards-of = { $name } lapjai
random-hand-card = { $count ->
    [one] az egyetlen kézbeli lap
   *[other] egy véletlen a { $count } kézbeli lapból
}
aim-card = { $card } → { $target }
dodges-chance = kitérés: { $chance }
one-in = { $times } közül 1
click-to-do = kattints, vagy
your-hand = { $count ->
    [0] Üres a kezed
    [one] A kezed, 1 lap
   *[other] A kezed, { $count } lap
}
your-cards-in-play = Játékban lévő lapjaid
on-yourself = Magadra
log = Napló
game-log = Játéknapló
last-moves = Utolsó lépések
log-and-chat = Napló és csevegés
log-turn = { $turn }. kör · { $name }
you-watch = Nézed a játékot
you-are-out = Kiestél a játékból
follow = Ülj mellé
guess-the-roles = Szerepek kitalálása
a-bot-plays-for-you = Egy bot játszik helyetted.
take-over = Átveszem
table-then = Az asztal, ahogy akkor volt
looking-back = A múltat látod.
back-to-now = Vissza a jelenbe
# Mit döntött el a felfordítás. $suit: a számító lap színe.
drawn-open = Felfordítás
drawn-dodged = { $suit ->
    [hearts] Kőr: a lövés nem talált
   *[other] A lövés nem talált
}
drawn-hit = { $suit ->
    [hearts] Kőr, de nem elég: találat
   *[other] Nem kőr: találat
}
drawn-stands = { $suit ->
    [hearts] Kőr, de a lövés még érvényes
   *[other] Nem kőr: a lövés még érvényes
}
drawn-free = { $suit ->
    [hearts] Kőr: szabadulás a Börtönből
   *[other] Szabadulás a Börtönből
}
drawn-jailed = { $suit ->
    [hearts] Marad a Börtönben
   *[other] Nem kőr: marad a Börtönben
}
drawn-exploded = A Dinamit felrobban
drawn-passed = A Dinamit továbbmegy

# a position that is set up has no turns before it
fell = { $turn ->
    [0] elesett
   *[other] elesett, { $turn }. kör
}
fell-to = { $turn ->
    [0] { $name } ejtette ki
   *[other] { $name } ejtette ki, { $turn }. kör
}
said-claim = A szerepem: { $role }
said-suspect = { $known ->
        [yes] Gyanús: { $name }, { $role }
       *[no] Gyanús: { $name }
    }
took-it-back = visszavonta
toast-clock = Lejárt az idő: egy bot felelt helyetted. A hely a tiéd marad.
seed-hash = A kezdőérték SHA-256 összege; a kezdőérték a játék után látható:
documentation = Dokumentáció
font-licence = A betűtípus a Zilla Slab (OFL).
leave-table = Asztal elhagyása
close = Bezárás
rule-is = { $rule } szabály

## Távozás és visszatérés

leave-question = Elhagyod az asztalt?
leave-paused = A játék megvár, legalább egy hónapig. A kezdőlapon találod meg újra.
leave-held = Egy bot ül a helyedre; visszajöhetsz.
leave-freed = A helyed felszabadul.
stay = Maradok
seat-asked = Te jössz a(z) { $code } asztalnál
seat-paused = A játékod vár rád
seat-away = Egy bot tartja a helyed
seat-on = A játékod a(z) { $code } asztalnál
seat-waits-for = { $table }: { $name } válaszára vár
seat-since = kérdés: { $when }
seat-kept = A helyed a(z) { $code } asztalnál
seat-players = { $players } játékos
seat-line = { $character }, { $life } élet
continue = Folytatás
back-to-the-table = Vissza az asztalhoz

## A szereplap

you-are = Te { $role } vagy
your-role = A szereped: { $role }
only-you-see-this = Csak te látod
everyone-sees-this = Mindenki látja
goal-sheriff = Akkor nyersz, ha minden bandita és minden renegát elesett. A csillagodat mindenki látja.
goal-deputy = A seriffel együtt nyersz. Tartsd életben, akkor is, ha te elesel.
goal-outlaw = Akkor nyersz, ha a seriff elesik, akkor is, ha te előbb esel el.
goal-renegade = Akkor nyersz, ha te maradsz az utolsó, és a seriff közvetlenül előtted esik el. Addig segítsd a gyengébb oldalt.
reveal-sheriff = { $names } a seriff. Mindenki tudja.
reveal-far = { $reach ->
    [yes] Távolság: { $distance }, eléred.
    [no] Távolság: { $distance }, nem éred el.
   *[none] Távolság: { $distance }.
}
reveal-known = { $names }: { $role }. Mindenki tudja.
reveal-more = { $role ->
    [deputy] Még { $count } seriffhelyettes van a te oldaladon. Nem tudod, kicsoda.
    [outlaw] Még { $count } bandita van a te oldaladon. Nem tudod, kicsoda.
   *[other] Még { $count } renegát van itt, de nem a te oldaladon.
}
reveal-hidden = { $role ->
    [deputy] { $count } seriffhelyettes rejtőzik. Figyeld, ki kire lő.
    [outlaw] { $count } bandita rejtőzik.
   *[other] { $count } renegát rejtőzik, és utolsónak akar maradni.
}
your-character = { $character } · { $life } élet
to-the-table = Az asztalhoz
have-looked = { $of } közül { $looked } már megnézte
still-looking = { $of } közül { $looked } már megnézte a szerepét.

## Tempó

turn-of = { $name } köre van.
your-turn-now = A te köröd van.
finish-turn = A kör lerövidítése
run-to-the-end = A végéig
stop-running = Állj
since-last-turn = Az utolsó köröd óta
since-nothing = Senkit sem értek találatok.
since-you = Te
since-others = A többiek
since-lost = { $name } −{ $lost }
since-won = { $name } +{ $won }
since-out = { $name } kiesett
can-reach-you = elér téged
can-reach = eléri: { $name }
all-discards = Mind a(z) { $count } eldobott lap, a legújabb elöl

## Óra

seconds-left = { $seconds ->
    [one] 1 másodperc maradt
   *[other] { $seconds } másodperc maradt
}
clock-hurry = Már csak néhány másodperc.

## Kérdések: a cím, .why az ok, és amit a többiek olvasnak (.wait)

prompt = A kérdés
your-answers = Válaszaid
move-sent = Elküldve.
one-moment = Egy pillanat …
game-is-over = Vége a játéknak.
title-your-turn = Te jössz
# Az E rákérdez, ha lapokat kellene eldobni.
ask-discard = Eldobsz { $over } lapot?
    .why = Ennyibe kerül, ha most befejezed a köröd. Még egy E megteszi, az Esc visszavisz a játékhoz.
really = Biztosan?
warn-dies = Ez az utolsó életerőpontodba kerül.
warn-lost = Ezzel kiesel.
warn-could = Még megmenekülhetnél.
warn-own = Ez a saját lapodat éri.
warn-jail = Ezzel magadat zárod Börtönbe.
warn-two = Ketten maradtatok, a Sörnek nincs hatása.
warn-full = Senki sem kapna vissza semmit.
warn-lost-beer = Annak a játékosnak nem hiányzik életereje, kárba veszne.
warn-dynamite = A Dinamit megölhet, ha visszaér hozzád.
warn-weaker = A mostani fegyvered legalább ilyen messze hord.
warn-ally = Ezzel a saját Seriffednek ártasz.
warn-unarmed = Nincs BANG!-ed ehhez a párbajhoz.
warn-arrow = Megtartanál egy nyilat, amely visszakerülhetne.
do-it-anyway = Akkor is
back = Vissza
put-back = Visszateszem
need-missed = { $needs } Nem talált! kell
fared-lost = { $name } −{ $lost }
fared-safe = { $name } ✓
chip-pay = ára: { $card }
chip-at = célpont: { $target }
double-with-beer = Egy Sörért: 2 életerőpont
ask-price = { $left ->
    [one] Melyik lapot adod érte?
   *[other] Melyik { $left } lapot adod érte?
}
ask-sure = { $what ->
    [card] Kijátszod? { $card }
   *[other] Használod a képességedet?
}

ask-card-play = A te köröd
    .why = { $over ->
        [0] Válassz egy lapot, aztán a célpontját. Ha kész vagy, fejezd be a kört.
       *[other] Válassz egy lapot, aztán a célpontját. Ha most befejezed a kört, { $held } lapodból { $over } lapot el kell dobnod.
    }
    .wait = { $seat } köre van.
ask-card-shot = { $by } rád lő
    .why = { $carded ->
        [yes] Ellened: { $card }. { $needs ->
            [one] Egy Nem talált! semlegesíti.
           *[other] { $needs } Nem talált! kell ellene.
        }
       *[no] { $needs ->
            [one] Egy Nem talált! semlegesíti a lövést.
           *[other] { $needs } Nem talált! kell a lövés ellen.
        }
    }
    .wait = { $yours ->
        [yes] { $seat } a te lövésedre felel.
       *[no] { $seat } a lövésre felel ({ $by }).
    }
ask-card-raid = Jönnek az indiánok
    .why = { $by } kijátszotta: { $card }. Dobj el egy BANG! lapot, vagy veszíts 1 életerőpontot.
    .wait = { $yours ->
        [yes] { $seat } a te indiánjaidra felel.
       *[no] { $seat } az indiánokra felel ({ $by }).
    }
ask-card-duel = { $mine ->
        [yes] A párbajod: { $other }
       *[no] { $other } kihívott
    }
    .why = Dobj el egy BANG! lapot, vagy veszíts 1 életerőpontot és a párbajt.
    .wait = { $yours ->
        [yes] Párbaj: { $seat } következik ellened.
       *[no] Párbaj: { $seat } következik, ellenfele { $other }.
    }
ask-card-dying = Haldokolsz
    .why = { $short ->
        [one] Szerezz most 1 életerőpontot, különben kiesel.
       *[other] Szerezz most { $short } életerőpontot, különben kiesel.
    }
    .wait = { $seat } haldoklik, és segítséget keres.
ask-card-flip = Melyik lap számítson?
    .why = { $wants ->
        [0] A kőr segít.
       *[other] A pikk 2-től 9-ig robban.
    }
    .wait = { $seat } választ, melyik lap számítson.
ask-card-second_card = Felfordítasz egy második lapot?
    .why = { $wants ->
        [0] A kőr segít. Két lapból te választasz, melyik számítson.
       *[other] A pikk 2-től 9-ig robban. Két lapból te választasz, melyik számítson.
    }
    .wait = { $seat } eldönti, felfordít-e egy második lapot.
ask-card-pick = Mit dobjon el { $target }?
    .why = Egy véletlen kézbeli lapot vagy egy játékban lévőt.
    .wait = { $yours ->
        [yes] { $seat } választ, mit dobj el.
       *[no] { $seat } választ, mit dobjon el { $target }.
    }
ask-card-estate = Melyik lapot veszed át? ({ $dead })
    .why = Egy véletlen kézbeli lapot vagy egy játékban lévőt.
    .wait = { $yours ->
        [yes] { $seat } átveszi a lapjaidat.
       *[no] { $seat } átveszi { $dead } lapjait.
    }
ask-card-reward = Felhúzod a jutalmat?
    .why = Kiejtetted: { $dead }. Három lap a tiéd.
    .wait = { $seat } eldönti, felhúzza-e a jutalmat.
ask-card-excess = Dobj el egy lapot
    .why = { $over ->
        [one] { $held } lapod van, és { $keep } maradhat: egyet el kell dobnod.
       *[other] { $held } lapod van, és { $keep } maradhat: { $over } lapot kell eldobnod, egyenként.
    }
    .wait = { $seat } eldobja a fölös lapokat.
ask-card-shopping = Végy el egy lapot
    .why = Nyitva a Vegyesbolt: mindenkinek egy lap, sorban.
    .wait = { $seat } választ a Vegyesboltban.
ask-card-from_hand = Honnan húzod az első lapot?
    .why = A pakliból, vagy véletlenszerűen egy másik játékos kezéből.
    .wait = { $seat } választ, honnan húzzon.
ask-card-from_discards = Honnan húzod az első lapot?
    .why = A pakliból, vagy a dobópakli felső lapját.
    .wait = { $seat } választ, honnan húzzon.
ask-card-looking = Melyik lapot teszed vissza?
    .why = A pakli tetejére kerül; a többi a tiéd.
    .wait = { $seat } megnézi a pakli tetejét.
ask-card-from_play = Húzol, vagy elveszel egy lapot?
    .why = Húzz a szokott módon, vagy végy el egy játékban lévő lapot bármelyik játékostól.
    .wait = { $seat } választ, honnan húzzon.
ask-card-copying = Kinek a képességét veszed át?
    .why = A következő körödig a tiéd.
    .wait = { $seat } képességet választ.
ask-card-choosing = Ki szeretnél lenni?
    .why = A két karakteredet senki más nem látja. Mindet akkor fedjük fel, amikor már mindenki választott.
    .wait = { $seat } karaktert választ.

ask-dice-rolling = Újradobsz, vagy megállsz?
    .why = { $rolls ->
        [1] Ez az első dobásod.{" "}
       *[other] {""}
    }{ $rolls_left ->
        [one] Egy dobás maradt. Koppints azokra a kockákra, amelyeket újradobnál.
       *[other] { $rolls_left } dobás maradt. Koppints azokra a kockákra, amelyeket újradobnál.
    }
    .wait = { $seat } eldönti, mit dob újra.
ask-dice-shooting = Kit talál el? ({ $face })
    .why = { $place }. kocka balról. Előbb minden lövés célt választ, csak aztán talál.
    .wait = { $seat } céloz.
ask-dice-instead = Inkább egy nyílvessző?
    .why = { $left ->
        [one] { $by } miatt elveszítesz 1 életerőpontot. Helyette felvehetsz egy nyílvesszőt.
       *[other] { $by } miatt elveszítesz { $left } életerőpontot. Mindegyik helyett felvehetsz egy nyílvesszőt.
    }
    .wait = { $seat } választ: nyílvessző vagy életerőpont.
ask-dice-returning = Visszateszel egy nyílvesszőt?
    .why = Minden elvesztett életerőpontért visszatehetsz egyet a nyilaidból.
    .wait = { $seat } eldönti, visszatesz-e egy nyílvesszőt.
ask-dice-healing = { $left ->
        [one] Ki kapja a Sört?
       *[other] Ki kapja a következő Sört? ({ $left })
    }
    .why = Aki kapja, 1 életerőpontot nyer.
    .wait = { $seat } eldönti, ki kapja a Sört.
ask-dice-gift = Ki kap egy életerőpontot?
    .why = A köröd elején egy általad választott játékos kap 1 életerőpontot.
    .wait = { $seat } választ, ki kapjon életerőpontot.
ask-dice-choosing = Ki szeretnél lenni?
    .why = A két karakteredet senki más nem látja. Mindet akkor fedjük fel, amikor már mindenki választott.
    .wait = { $seat } karaktert választ.
ask-dice-removing = Kinek a nyila kerül vissza?
    .why = { $left ->
        [one] Egy Gatling egy nyílvesszőt tesz vissza, bármelyik játékosét.
       *[other] { $left } Gatling egy-egy nyílvesszőt tesz vissza, bármelyik játékosét.
    }
    .wait = { $seat } választ, kinek a nyila kerüljön vissza.
ask-dice-firing = Tüzelsz a Gatlinggel?
    .why = Mindenki más veszít 1 életerőpontot. A nyilaidat visszateszed vagy megtartod.
    .wait = { $seat } eldönti, tüzel-e a Gatlinggel.

## Válaszok, .note a jelentésük

answer-end = Kör vége
    .note = { $over ->
        [0] {""}
       *[other] { $over } lapot eldobsz
    }
answer-pass-card-shot = Elszenvedem
    .note = veszítesz 1 életerőpontot
answer-pass-card-raid = Elszenvedem
    .note = veszítesz 1 életerőpontot
answer-pass-card-duel = Feladom a párbajt
    .note = veszítesz 1 életerőpontot
answer-pass-card-dying = Kiesek
    .note = neked vége a játéknak
answer-pass-card-second_card = Marad az első lap
    .note = {""}
answer-pass-card-reward = Lemondasz a jutalomról
    .note = {""}
answer-pass-dice-removing = Maradjanak a nyilak
    .note = {""}
answer-pass-dice-firing = Nem tüzelek
    .note = {""}
answer-draw-deck = Húzás a pakliból
    .note = {""}
answer-draw-discards = A felső dobott lap elvétele
    .note = {""}
answer-draw-second_card = Felfordítasz egy második lapot
    .note = {""}
answer-draw-reward = Húzol három lapot
    .note = {""}
answer-flip = Próba: { $name }
    .note = felfordítasz egy lapot: ♥ egy Nem talált!
answer-use = Használat: { $name }
    .note = egy Nem talált! hatást ér
answer-ability = Képesség használata
    .note = { $character }
answer-ability-flip = Próba, szerencse
    .note = { $character } felfordít egy lapot: ♥ egy Nem talált!
answer-arrow = Nyílvessző felvétele
    .note = az életerőpont helyett
answer-hit = Elvesztem az életerőpontot
    .note = {""}
answer-become = { $what }
    .note = { $text }
answer-drop = Nyílvessző visszatétele
    .note = {""}
answer-keep = Megtartom a nyilaimat
    .note = {""}
answer-fire = Tűz
    .note = mindenki más veszít 1 életerőpontot
answer-fire-keeping = Tűz, és megtartod a nyilaidat
    .note = mindenki más veszít 1 életerőpontot, a nyilaid maradnak

## Tenni valakivel valamit: a tett, a kérdés (.ask), a gomb (.go), a gomb önmagunkra (.own)

do-shoot = Lövés
    .ask = Kire lősz?
    .go = Lövés: { $target }
    .own = Lövés magadra
do-duel = Kihívás
    .ask = Kit hívsz ki?
    .go = Kihívás: { $target }
    .own = Magad kihívása
do-jail = Börtönbe
    .ask = Ki kerül a Börtönbe?
    .go = Börtönbe: { $target }
    .own = Te mész a Börtönbe
do-take = Lap elvétele
    .ask = Kitől veszel el lapot?
    .go = Lap elvétele: { $target }
    .own = Saját lap elvétele
do-discard = Dobatás
    .ask = Ki dobjon el lapot?
    .go = Dobatás: { $target }
    .own = Saját lap eldobása
do-heal = Gyógyítás
    .ask = Ki kapjon életerőt?
    .go = Gyógyítás: { $target }
    .own = Magad gyógyítása
do-draw = Húzás
    .ask = Kitől húzol?
    .go = Húzás: { $target }
    .own = Saját lap húzása
do-copy = Képesség átvétele
    .ask = Kinek a képességét veszed át?
    .go = Átvétel: { $target }
    .own = A sajátod
do-remove = Nyíl visszatétele
    .ask = Kinek a nyila kerül vissza?
    .go = Nyíl visszatétele: { $target }
    .own = Saját nyíl visszatétele
do-choose = Választás
    .ask = Melyik lap?
    .go = Választás: { $target }
    .own = Saját lap
do-play = Kijátszás
    .ask = Kijátszod?
    .go = Kijátszás: { $card }
    .own = Kijátszás: { $card }
do-lay = Letétel
    .ask = Leteszed?
    .go = Letétel: { $card }
    .own = Letétel: { $card }
do-use = Használat
    .ask = Használod?
    .go = Használat: { $card }
    .own = Használat: { $card }
do-ability = Képesség használata
    .ask = Használod a képességedet?
    .go = Képesség használata
    .own = Képesség használata

## Kockák

the-dice = A kockák
die-arrow = Nyílvessző
die-dynamite = Dinamit
die-1 = 1
die-2 = 2
die-beer = Sör
die-gatling = Gatling
die-said = { $face } { $state }
die-state-kept = marad
die-state-roll = dobás
die-state-locked = rögzítve
arrows-left = { $left } / { $of } nyílvessző maradt
roll-of = { $roll }. dobás a { $of } közül
not-rolled = Még nincs dobás
three-dynamite = Három Dinamit: nincs több dobás
tap-a-die = koppints egy kockára: marad vagy újradobod
stop = Megállok
roll-dice = { $count ->
    [0] Válassz kockát
    [one] 1 kocka dobása
   *[other] { $count } kocka dobása
}
odds = Esélyek
odds-for = { $count ->
    [one] Ha ezt a kockát dobod
   *[other] Ha ezt a { $count } kockát dobod
}
odds-choose = Az esélyek az újradobott kockákra szólnak: koppints néhányra.
odds-gatling = tüzel a Gatling
odds-beer = legalább egy Sör
odds-one = legalább egy 1-es
odds-two = legalább egy 2-es
odds-arrow = legalább egy Nyílvessző
odds-dynamite = három Dinamit: −1 életerő, vége

## Csevegés, bekiabálások, állítások

chat = Csevegés
chat-unread = { $unread ->
    [0] Csevegés
   *[other] Csevegés, { $unread } új
}
graveyard-chat = Temető
messages = Üzenetek
message = Üzenet
nobody-said-anything = Még senki sem szólt.
say-something = Mondj valamit
send = Küldés
mute = { $name } elnémítása
unmute = { $name } hallgatása újra
hear-all = { $count ->
    [one] Az elnémított újra hallható
   *[other] Mind a { $count } elnémított újra hallható
}
quick-emotes = Bekiabálások
emote-howdy = Szevasz
emote-nice-shot = Szép lövés
emote-ouch = Jaj
emote-thanks = Kösz
emote-hurry-up = Siess már
emote-sorry = Bocs
claim-a-role = Szerepállítás …
about-whom = Kiről?
about-me = Én vagyok …
about-player = Gyanús nekem: { $name } …
suspect-in-general = csak gyanús
take-claim-back = Visszavonom

## A játék után

rematch = Visszavágó
to-result = Az eredményhez
not-ready = Mégsem
role = Szerep
won = győzött
copy = Másolás
seed = Kezdőérték
replay = Visszajátszás
to-the-start = A kezdőlapra
step = Lépés
turn = Kör
play = Lejátszás

## Beállítások

theme = Színek
theme-system = mint a rendszer
theme-light = világos
theme-dark = sötét
speed = Tempó
speed-0 = azonnal
speed-0-5 = gyors
speed-1 = közepes
speed-1-6 = lassú
sound = Hangok
sound-asked = Amikor én jövök
sound-table = Lövések, lapok és kockák
sound-clock = Az óra
volume = Hangerő
notify = Értesítés, ha rám várnak, és az oldal nem látszik
confirm-shots = Második kattintás a lövés előtt
ask-twice = Kérdés olyan lépés előtt, amely neked árt vagy kárba vész
use-keys = Billentyűk az asztalnál
help-beside = „Mit tehetek?” az asztal mellett
all-keys = Minden billentyű
keys-help =
    1–9, 0: a kezed lapja
    Q W A S F H J: a megvilágított játékos, tőled balra, az óramutató járása szerint
    ← →: következő megvilágított játékos
    Enter: mehet · Esc: vissza
    E: kör vége vagy megállás · R: dobás · Z X C V B: kocka marad vagy dobás · O: esélyek
    I: közelebbről · M: válasz előre · V: esemény · ?: mit tehetek · L: napló · T: csevegés · G: állítás · szóköz: a kör lerövidítése · D nyomva: minden távolság · P nyomva: a lapjaim, ahol lefordítva vannak
    Visszajátszás: ← → lépés, Shifttel kör, P lejátszás
search-rules = Keresés
all-cards = Minden lap
all-characters = Minden karakter
rules-by-number = Minden szabály szám szerint (angolul)

## Rövid üzenetek

reconnecting = Újracsatlakozás … a helyed megmarad.
no-server = Nincs kapcsolat a szerverrel. Újabb próba …
toast-offline = Most nincs kapcsolat: várj egy pillanatot.
toast-writing = Ezek a billentyűk játszanak. A csevegéshez nyomd meg a T-t.
toast-copied = Másolva.
toast-left-kicked = A házigazda felszabadította a helyedet. Ülj másik asztalhoz, vagy nyiss egyet.
toast-left-closed = Az asztal bezárt. Nyiss egy újat, vagy játssz botok ellen.
toast-watching-full = Most nincs szabad hely, ezért nézőként vagy itt.
refused-stale = Ez már nem volt lehetséges.
refused-illegal = Ez itt nem lehetséges.
refused-not-asked = Más válaszára várunk.
refused-bad-message = A kiszolgáló ezt nem értette.
refused-bad-option = Ezek a szabályok nem illenek össze: válassz másokat.
refused-no-table = Nincs { $code } kódú asztal. Ellenőrizd a kódot, vagy nyiss egy sajátot.
refused-no-free-seat = Ennél az asztalnál nincs szabad hely; nézőként itt lehetsz.
refused-not-at-a-table = Nem ülsz asztalnál.
refused-not-seated = Itt nincs helyed.
refused-not-host = Ezt csak a házigazda teheti.
refused-seat-taken = Ez a hely foglalt.
refused-seats-empty = Még vannak üres helyek: tegyél oda botot, vagy hívj meg valakit.
refused-game-on = Játék közben nem.
refused-no-game = Most nincs játék.
refused-kicked = A házigazda nem lát szívesen ennél az asztalnál.
refused-not-eliminated = Ez a kiesetteké.
refused-eliminated = A kiesettek egymás közt beszélnek.
refused-too-fast = Ne olyan gyorsan: várj egy pillanatot.
refused-too-many-tables = Túl sok asztalnál van helyed. Előbb hagyj el egyet.
refused-full = Most nincs hely több asztalnak. Próbáld később.
refused-no-bot = Ehhez a játékhoz nincs ilyen bot.
refused-no-puzzle = Nincs ilyen fejtörő; a fejtörők oldala felsorolja őket.
refused-name-taken = { $name } egy bot vagy egy idegen neve. Válassz másikat.
refused-not-now = Most nem.
refused-try-again = Ezt nem sikerült elmenteni. Próbáld újra.
