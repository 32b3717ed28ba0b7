### Mit mond az oldal az eseményekről a nevükön és szövegükön kívül: kiválasztás, hogyan fekszenek, mit kérdeznek.
### Az első asztallal vagy űrlappal töltődik be, amelyen események vannak.

## Készletek kiválasztása

events = Események
set-always = mindig
set-events = { $count } esemény
set-about-base = 80 lap, 16 karakter
set-about-dodge-city = zöld lapok, még 15 karakter, legfeljebb 8 játékos
set-about-high-noon = körönként új szabály; a végén elfogy az élet
set-about-fistful-of-cards = vadabb szabályok; a teli kéz veszélyes
set-about-home-made = a házigazda készítette
sets-with-cards = Lapok és karakterek
sets-of-events = Események: minden körben megváltoztatnak egy szabályt
events-mixed = { $count } húzva mindkettőből, és egy a végére
events-hint = Először játszol? Kezdd az alapjátékkal. Az események minden körben megváltoztatnak egy szabályt.

option-event_deck = Mennyi
option-final = Az utolsó
    .is-random = véletlenül
    .is-high_noon = Délidő
    .is-fistful = Egy maréknyi kártya
    .is-sheriff_picks = a seriff választja
option-resurrection = Az elesettek visszatérhetnek
    .is-on = igen, Szellemváros és Tetszhalott is van
    .is-off = nem, mindkettő kimarad
option-high_noon_extras = Két ráadásesemény
    .is-none = egyik sem
    .is-handcuffs = Bilincs
    .is-new_identity = Új identitás
    .is-both = Bilincs és Új identitás
option-identity = Új identitás: a második karaktert
    .is-dealt_public = az elején osztják, nyíltan
    .is-dealt_secret = az elején osztják, titokban
    .is-random_now = akkor húzzák
option-thirst = Szomjúság
    .is-minus_one = eggyel kevesebb lap, de legalább egy
    .is-only_first = csak az első lap
option-ghost_heals = A szellem visszanyer életerőpontot
    .is-no = nem
    .is-yes = igen
option-ghost_leaving = A távozó szellem
    .is-elimination = ismét kiesik
    .is-quiet = csak elmegy
option-hangover_vera = Másnaposság és Vera Custer
    .is-none = elveszti, amit kölcsönvett
    .is-keeps_copy = a köréig megtartja
option-train_pat = Vasúti szállítmány: ha Pat Brennan kijátszott lapot vett el,
    .is-yes = húz még egyet
    .is-no = nem húz többet
option-handcuffs_answers = Bilincs: a válaszok a saját körben
    .is-bound = a színhez kötöttek
    .is-free = szabadok
option-event_anchor_dead = Kiesik, aki az eseményeket felfedi
    .is-next = a következő játékos folytatja
    .is-frozen = nem jön több
option-mine = Elhagyatott bánya: lefordítva a paklira kerül
    .is-excess = ami a limit felett van
    .is-discards = minden eldobott lap
    .is-played = minden kijátszott lap
option-mine_abilities = Elhagyatott bánya: az 1. fázis képességei
    .is-on = működnek
    .is-off = nem működnek
option-ambush_abilities = Rajtaütés: a képességek módosítják a távolságot
    .is-yes = igen
    .is-no = nem
option-brothers_bart = Vértestvérek: Bart Cassidy húz az odaadott életerőpontért
    .is-yes = igen
    .is-no = nem
option-lasso_jail = Lasszó: a Börtönt
    .is-no_check = nem ellenőrzik
    .is-idle_check = hatás nélkül ellenőrzik
option-law_as_price = A nyugat törvénye: a lap fizetségként
    .is-allowed = megengedett
    .is-forbidden = tilos
option-peyote_stop = Meszkalinkaktusz: abba lehet hagyni a tippelést
    .is-yes = igen
    .is-no = nem
option-ricochet_barrel = Lepattanó lövés: a Hordó megmentheti a lapot
    .is-yes = igen
    .is-no = nem
option-roulette = Az Orosz rulettre válasz
    .is-effect = minden, ami Nem talált! lapnak számít
    .is-card = csak kártyalap
option-sniper_range = Az Orvlövész lő
    .is-reach = lőtávolon belül
    .is-any = bárkire

## Az asztalon

event-in-force = Érvényes { $name } köréig
    .you = Érvényes a te körödig
    .end = Érvényes a játék végéig
event-none = Még nincs esemény
    .why = Az első körben nincs.
event-next = Utána · { $left ->
        [one] az utolsó
       *[other] még { $left }
    }
event-next-short = utána
event-strip = { $event }: { $text } Utána: { $next }.
event-turns-up = { $name } felfed egy eseményt
    .you = Felfedsz egy eseményt
event-holds = mindenkire, { $name } következő köréig
    .you = mindenkire, a következő körödig
    .end = mindenkire, a játék végéig
event-then = Utána:
event-said = Új esemény: { $event }. { $text }
distance-sum-flat = Távolság { $distance } = { $apart } ({ $event }) { $bends }
turns-backwards = A körök visszafelé haladnak
counts-as = { $suit }: annak számít
ghost = szellem
ghost-turn = egy kör
ghost-said = szellem, életerőpont nélkül
you-are-back = Egy körre visszatértél. A szellemnek nincs elveszíthető életerőpontja.
ability-off = nincs képesség
ability-off-said = a képesség nem hat
cards-idle = a kijátszott lapok nem hatnak
only-suit = csak { $suit }
mark-must = kell
must-play = { $card }: ki kell játszani, mielőtt befejezed a körödet.
dug-up = A dobott lapok teteje
second-character = Második karakter: { $character }

## Kérdések

ask-card-picking_final = Melyik esemény jön utoljára?
    .why = A pakli alján fekszik, és a játék végéig tart.
    .wait = { $seat } kiválasztja az utolsó eseményt.
ask-card-robbed = Melyik kék lapot adod le?
    .why = A Daltonok mindenkitől elvesznek egy kék lapot, aki előtt van.
    .wait = { $seat } lead egy kék lapot.
ask-card-naming = Melyik színt játszod?
    .why = Bilincs: ebben a körben csak ilyen színű lapot játszhatsz ki.
    .wait = { $seat } megnevez egy színt.
ask-card-identity = Felveszed a második karaktered?
    .why = A játék hátralevő részére, és 2 életerőponttal. A lapjaid megmaradnak.
    .wait = { $seat } eldönti, ki legyen.
ask-card-digging = Melyik lap marad a dobott lapokon?
    .why = A többi lapot elveszed.
    .wait = { $seat } átnézi a dobott lapokat.
ask-card-looking_keep = Melyik lapot tartod meg?
    .why = Szomjúság: az egyik lap a tiéd, a többi úgy kerül vissza a paklira, ahogy feküdt.
ask-card-brothers = Adsz valakinek egy életerőpontot?
    .why = Elvesztesz 1-et a { $life } életerőpontodból, és egy általad választott játékos visszanyer 1-et.
    .wait = { $seat } eldönti, lemond-e egy életerőpontról.
ask-card-drinking = Húzol vagy iszol?
    .why = Tüzes víz: húzás helyett visszanyerhetsz 1 életerőpontot.
    .wait = { $seat } dönt: húz vagy iszik.
ask-card-guessing = { $right ->
        [0] Piros vagy fekete?
       *[other] Eltaláltad! Piros vagy fekete?
    }
    .why = Találd ki a felső lap színét. Ha eltalálod, megtartod, és újra tippelhetsz.
    .wait = { $seat } kitalálja a felső lap színét.
ask-card-ranching = Mely lapokat cseréled?
    .why = { $given ->
        [0] Dobj el egyenként annyit, amennyit akarsz; aztán ugyanannyit húzol.
        [one] Eddig egy. Dobj el többet, vagy húzz egyet.
       *[other] Eddig { $given }. Dobj el többet, vagy húzz { $given } lapot.
    }
    .wait = { $seat } lapokat cserél.
ask-card-ricocheting = Megmented a lapodat?
    .why = { $by } az előtted fekvő lapra lő: { $card }. Egy Nem talált! megmenti.
    .wait = { $seat } megmentheti a lapját ({ $card }), { $by } lő rá.
ask-card-roulette = Adj le egy Nem talált! lapot
    .why = Az Orosz rulett körbe-körbe jár. Az első, aki nem ad, 2 életerőpontot veszít.
    .wait = { $seat } leadna egy Nem talált! lapot.
ask-card-volley = { $left ->
        [one] Egy lövés rád
       *[other] { $left } lövés rád
    }
    .why = Egy maréknyi kártya: egy lövés minden lapért, amely a kezedben volt. Egy Nem talált! egyet hárít.
    .wait = { $seat } annyi lövést kap, ahány lap a kezében van.

## Válaszok, .note: mit jelentenek

answer-name = { $what }
    .note = {""}
answer-guess = { $what }
    .note = {""}
answer-use-picking_final = { $name }
    .note = { $text }
answer-use-identity = { $second } leszek
    .note = 2 életerőponttal
answer-use-drinking = Iszom
    .note = visszanyersz 1 életerőpontot, nem húzol
answer-use-ricochet = Lepattanó lövés
    .note = dobj egy BANG! lapot egy kijátszott lapra
answer-use-sniper = Orvlövész
    .note = két BANG! egy lövésért, amelyhez két Nem talált! kell
answer-pass-card-identity = Maradok, aki vagyok
    .note = {""}
answer-pass-card-brothers = Megtartom az életerőm
    .note = {""}
answer-pass-card-guessing = Nem tippelek tovább
    .note = megtartod, amid van
answer-pass-card-ranching = { $given ->
        [0] Nem cserélek
       *[other] Húzok { $given } lapot
    }
    .note = {""}
answer-pass-card-ricocheting = Hagyom a lapot
    .note = el kell dobni
answer-pass-card-roulette = Nem adok
    .note = 2 életerőpontot veszítesz
answer-pass-card-volley = Elszenvedem
    .note = veszítesz 1 életerőpontot
do-give = Életerőpontot ad
    .ask = Ki nyer vissza egy életerőpontot?
    .go = Életerőpontot neki: { $target }
    .own = Életerőpontot magamnak
do-snipe = Célzás
    .ask = Kire célzol?
    .go = Lövés: { $target }
    .own = Lövés magamra
do-ricochet = Lepattanó lövés
    .ask = Kinek a lapjára?
    .go = Lövés { $target } egyik lapjára
    .own = Lövés a saját lapomra

## Az események szabályai, a maguk oldalán

sheet-events = Események
sheet-packet = Az események paklija
    .text = Az események egy pakliban fekszenek, a következő felfordítva, egy záró legalul. A második körétől a seriff a köre előtt felfedi a következőt. Mindenki számára megváltoztat egy szabályt, amíg a következő be nem fedi; a záró a játék végéig tart.
    .three = Az események egy pakliban fekszenek, a következő felfordítva, egy záró legalul. A második körétől a seriffhelyettes a köre előtt felfedi a következőt. Mindenki számára megváltoztat egy szabályt, amíg a következő be nem fedi; a záró a játék végéig tart.
    .both = Mindkét készlettel mindkettőből húznak néhány eseményt, és a két záró egyike fejezi be.
sheet-start = Minden más előtt
    .text = Amit egy esemény a kör elején tesz, az az első: a Dinamit, a Börtön és a húzás előtt jön.
sheet-ghosts = Szellemek
    .text = Akit a Szellemváros visszahoz, annak saját köre van: húz, játszik és célpont lehet, de nincs életerőpontja, és a kör végén ismét kiesik.
