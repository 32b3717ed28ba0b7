### Az események paklija: a név és a hatás, saját szavainkkal.

## A High Noon eseményei

card-blessing = Áldás
    .text = Minden lap kőrnek számít.
card-curse = Átok
    .text = Minden lap pikknek számít.
card-ghost-town = Szellemváros
    .text = Minden kiesett játékos szellemként játssza a körét: 2 helyett 3 lapot húz, nincs elveszíthető életerőpontja, és a köre végén ismét kiesik.
card-gold-rush = Aranyláz
    .text = A körök az óramutató járásával ellentétesen követik egymást, a seriffel kezdve. A lapok hatása továbbra is az óramutató járása szerint halad.
card-the-daltons = A Daltonok
    .text = Azonnal: akinek kék lap van maga előtt, egyet kiválaszt közülük és eldobja.
card-the-doctor = Az orvos
    .text = Azonnal: akinek a legkevesebb életerőpontja van, vagy mindazok, akiknek ugyanannyi, visszanyernek 1-et.
card-the-reverend = A tiszteletes
    .text = Senki sem játszhat ki Sört, semmikor.
card-the-sermon = Prédikáció
    .text = Saját körében senki sem használhat BANG! lapot.
card-shootout = Tűzharc
    .text = Mindenki eggyel több BANG! lapot játszhat ki a körében.
card-thirst = Szomjúság
    .text = Az 1. fázisban mindenki eggyel kevesebb lapot húz, de legalább egyet.
card-train-arrival = Vasúti szállítmány
    .text = Az 1. fázis végén mindenki eggyel több lapot húz.
card-hangover = Másnaposság
    .text = Egyetlen karakternek sincs meg a képessége.
card-high-noon = Délidő
    .text = Mindenki 1 életerőpontot veszít a köre elején. Ez a játék végéig tart.
card-handcuffs = Bilincs
    .text = Az 1. fázis húzása után mindenki megnevez egy színt, és ebben a körben csak olyan színű lapot játszhat ki.
card-new-identity = Új identitás
    .text = A köre elején mindenki felveheti a második karakterét a sajátja helyett, a játék hátralevő részére és 2 életerőponttal.

## Az Egy maréknyi kártya eseményei

card-abandoned-mine = Elhagyatott bánya
    .text = Az 1. fázisban a dobott lapokból kell húzni, a pakliból csak akkor, ha nincs dobott lap. A 3. fázisban a limit feletti lapok lefordítva a pakli tetejére kerülnek.
card-ambush = Rajtaütés
    .text = Bármely két játékos távolsága 1. A kijátszott lapok és a képességek a szokott módon módosítják.
card-blood-brothers = Vértestvérek
    .text = A köre elején mindenki lemondhat 1 életerőpontról, de nem az utolsóról, hogy egy másik játékos visszanyerjen 1-et.
card-dead-man = Tetszhalott
    .text = Aki legelőször esett ki, visszatér a játékba, amikor sorra kerülne, 2 életerőponttal és 2 lappal.
card-hard-liquor = Tüzes víz
    .text = Az 1. fázis húzása helyett mindenki visszanyerhet 1 életerőpontot.
card-lasso = Lasszó
    .text = A kijátszott lapoknak nincs hatásuk.
card-law-of-the-west = A nyugat törvénye
    .text = Az 1. fázisban a második húzott lapot meg kell mutatni; ha kijátszható, ebben a körben ki kell játszani.
card-peyote = Meszkalinkaktusz
    .text = Az 1. fázis húzása helyett: találd ki a felső lap színét, piros vagy fekete. Aki eltalálja, megtartja és újra tippelhet; aki téved, a 2. fázissal folytatja.
card-ranch = Farm
    .text = Az 1. fázis végén mindenki egyszer eldobhat tetszőleges számú lapot, és ugyanannyit húz.
card-ricochet = Lepattanó lövés
    .text = A körében mindenki BANG! lapokat dobhat mások előtt fekvő lapokra: az ilyen lap eldobandó, ha a gazdája nem válaszol Nem talált! lappal.
card-russian-roulette = Orosz rulett
    .text = Azonnal, a serifftől körbe-körbe: mindenki lead egy Nem talált! lapot. Az első, aki nem teszi, 2 életerőpontot veszít.
card-sniper = Orvlövész
    .text = A körében mindenki két BANG! lapot dobhat együtt egy lőtávolban lévő játékosra: olyan lövés, amelyhez két Nem talált! kell.
card-the-judge = A bíró
    .text = Senki elé nem szabad lapot letenni.
card-vendetta = Vérbosszú
    .text = A köre végén mindenki felfordít egy lapot: kőrnél még egy köre van.
card-fistful-of-cards = Egy maréknyi kártya
    .text = A köre elején mindenkire annyiszor lőnek, ahány lap a kezében van. Ez a játék végéig tart.

suit-spades = Pikk
suit-hearts = Kőr
suit-diamonds = Káró
suit-clubs = Treff
colour-black = Fekete
colour-red = Piros

## Mit tesznek, ahogy a napló elmondja: lásd event-card.ftl

event-card-came_up = Az érvényes esemény: { $cards }.

event-card-comes_next = A következő esemény: { $cards }.

event-card-came_back = { $amount ->
        [0] { $seat } egy körre visszatér, szellemként.
       *[other] { $seat } visszatér a játékba, { $amount } életerőponttal.
    }
    .you = { $amount ->
        [0] Egy körre visszatérsz, szellemként.
       *[other] Visszatérsz a játékba, { $amount } életerőponttal.
    }

event-card-named = { $seat } ezt nevezi meg: { $cards }.
    .you = Ezt nevezed meg: { $cards }.

event-card-changed = { $seat } mostantól { $cards }.
    .you = Mostantól te vagy { $cards }.

event-card-comes_last = Az utolsó esemény ez lesz: { $cards }.

event-card-guessed = { $seat } tippje: { $cards }.
    .you = A tipped: { $cards }.

event-card-kept = { $seat } megtartja: { $cards }.
    .you = Megtartod: { $cards }.

event-card-skipped_drawing = { $seat } húzás helyett iszik.
    .you = Húzás helyett iszol.

event-card-turn_again = { $seat } még egyszer sorra kerül.
    .you = Még egyszer sorra kerülsz.

event-card-buried = { $seat } lefordítva a paklira teszi: { $cards }.
    .you = Lefordítva a paklira teszed: { $cards }.

event-card-laid_on_deck = A paklira kerül: { $cards }.

event-card-revealed = { $seat } megmutatja: { $cards }.
    .you = Megmutatod: { $cards }.
