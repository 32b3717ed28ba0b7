### A kártyajáték lapjai: a név és a hatás, saját szavainkkal.

## Alapjáték

card-bang = BANG!
    .text = Lőj egy játékosra, akit a fegyvered elér: 1 életerőpontot veszít, hacsak nem felel egy Nem talált! hatással. Ilyen nevű lapból körönként csak egyet játszhatsz ki.
card-missed = Nem talált!
    .text = Semlegesít egy rád leadott lövést, azonnal, a körödön kívül is. Mást nem véd meg.
card-beer = Sör
    .text = Visszanyersz 1 életerőpontot, de sosem többet a kezdőértéknél. A körödön kívül csak abban a pillanatban, amikor egy találat az utolsó életerőpontodat venné el. Nincs hatása, ha már csak két játékos maradt.
card-saloon = Szalun
    .text = Minden más játékos visszanyer 1 életerőpontot, és te is. Nem Sör: haldokló játékost nem ment meg.
card-stagecoach = Postakocsi
    .text = Húzz 2 lapot a pakliból.
card-wells-fargo = Wells Fargo
    .text = Húzz 3 lapot a pakliból.
card-general-store = Vegyesbolt
    .text = Fordíts fel annyi lapot, ahány játékos maradt. Veled kezdve, az óramutató járása szerint mindenki elvesz egyet a kezébe.
card-panic = Pánik!
    .text = Vedd a kezedbe egy 1 távolságra ülő játékos egyik lapját: egy véletlen kézbeli lapot, vagy egy általad választott kijátszottat. A távolságot módosító lapok számítanak, a fegyverek nem.
card-cat-balou = Cat Balou
    .text = Bármelyik játékos, bármilyen távolságban, eldob egy lapot: egy véletlen kézbeli lapot, vagy egy általad választott kijátszottat.
card-gatling = Gatling
    .text = Lövés minden más játékosra, bármilyen távolságban. Nem BANG! lap, ezért nincs rá korlát.
card-indians = Indiánok!
    .text = Minden más játékos eldob egy BANG! lapot, vagy veszít 1 életerőpontot. A Nem talált! és a Hordó nem segít.
card-duel = Párbaj
    .text = Hívj ki bármelyik másik játékost, bármilyen távolságban. Ő kezd, majd felváltva dobtok el BANG! lapot; aki először nem teszi, 1 életerőpontot veszít. A Nem talált! és a Hordó nem segít, és ezek a BANG! lapok nem számítanak a kör egyetlen BANG! lapjának.
card-mustang = Musztáng
    .text = Amíg játékban van, mindenki más 1-gyel nagyobb távolságra lát téged.
card-scope = Távcső
    .text = Amíg játékban van, mindenki mást 1-gyel kisebb távolságra látsz, de sosem 1 alatt.
card-barrel = Hordó
    .text = Ha rád lőnek, felfordíthatsz egy lapot: a kőr egy Nem talált! hatást ér. Ha nem sikerül, még felelhetsz másképp.
card-jail = Börtön
    .text = Tedd bármelyik játékos elé, csak a seriff elé nem, bármilyen távolságban. A köre elején fel kell fordítania egy lapot: kőrnél a szokott módon játszik, különben kimarad a köre. A Börtön mindenképp elkerül.
card-dynamite = Dinamit
    .text = Tedd magad elé. A következő körödtől akinél a köre elején ott van, annak fel kell fordítania egy lapot: pikk 2-től 9-ig felrobban és 3 életerőpontjába kerül, különben balra továbbmegy (átlépve azokat, akiknél már van egy).
card-volcanic = Volcanic
    .text = Fegyver, 1 távolságig hord. Amíg játékban van, a körödben bármennyi BANG! lapot kijátszhatsz.
card-schofield = Schofield
    .text = Fegyver, 2 távolságig hord.
card-remington = Remington
    .text = Fegyver, 3 távolságig hord.
card-rev-carabine = Karabély
    .text = Fegyver, 4 távolságig hord.
card-winchester = Winchester
    .text = Fegyver, 5 távolságig hord.

## Dodge City

card-binocular = Látcső
    .text = Amíg játékban van, mindenki mást 1-gyel kisebb távolságra látsz. A Távcsővel összeadódik.
card-hideout = Búvóhely
    .text = Amíg játékban van, mindenki más 1-gyel nagyobb távolságra lát téged. A Musztánggal összeadódik.
card-punch = Ökölcsapás
    .text = Lövés egy 1 távolságra ülő játékosra, fegyvertől függetlenül. Nem BANG! lap.
card-rag-time = Ragtime
    .text = Ára egy további kézbeli lap: vedd el bármelyik másik játékos egyik lapját, bármilyen távolságban: egy véletlen kézbeli lapot, vagy egy általad választott kijátszottat.
card-brawl = Verekedés
    .text = Ára egy további kézbeli lap: minden más játékos eldob egy lapot; mindenkinél te választod, hogy véletlen kézbeli vagy egy kijátszott lapot.
card-dodge = Félreugrás
    .text = Kézből egy Nem talált! hatást ér; utána húzol 1 lapot.
card-springfield = Springfield
    .text = Ára egy további kézbeli lap: lövés bármelyik másik játékosra, bármilyen távolságban. Se nem BANG! lap, se nem fegyver.
card-tequila = Tequila
    .text = Ára egy további kézbeli lap: bármelyik játékos, akár te is, visszanyer 1 életerőpontot. Nem Sör.
card-whisky = Whisky
    .text = Ára egy további kézbeli lap: visszanyersz 2 életerőpontot. Nem Sör.
card-bible = Biblia
    .text = Egy későbbi körtől add fel: egy Nem talált! hatást ér, a körödön kívül is, és húzol 1 lapot.
card-canteen = Kulacs
    .text = Egy későbbi körödben add fel: visszanyersz 1 életerőpontot. Nem Sör.
card-can-can = Kánkán
    .text = Egy későbbi körödben add fel: bármelyik játékos eldob egy lapot, egy véletlen kézbelit vagy egy általad választott kijátszottat.
card-ten-gallon-hat = Cowboykalap
    .text = Egy későbbi körtől add fel: egy Nem talált! hatást ér, a körödön kívül is.
card-conestoga = Ekhós szekér
    .text = Egy későbbi körödben add fel: vedd el bármelyik másik játékos egyik lapját, bármilyen távolságban: egy véletlen kézbelit vagy egy általad választott kijátszottat.
card-derringer = Derringer
    .text = Egy későbbi körödben add fel: lövés egy 1 távolságra ülő játékosra, és húzol 1 lapot. Nem fegyver.
card-buffalo-rifle = Bivalypuska
    .text = Egy későbbi körödben add fel: lövés bármelyik másik játékosra, bármilyen távolságban. Nem fegyver.
card-howitzer = Tarack
    .text = Egy későbbi körödben add fel: lövés minden más játékosra, bármilyen távolságban.
card-pepperbox = Pepperbox
    .text = Egy későbbi körödben add fel: lövés egy játékosra, akit a fegyvered elér. Se nem fegyver, se nem BANG! lap.
card-iron-plate = Vaslemez
    .text = Egy későbbi körtől add fel: egy Nem talált! hatást ér, a körödön kívül is.
card-pony-express = Pony Express
    .text = Egy későbbi körödben add fel: húzol 3 lapot.
card-knife = Kés
    .text = Egy későbbi körödben add fel: lövés egy 1 távolságra ülő játékosra. Nem fegyver.
card-sombrero = Sombrero
    .text = Egy későbbi körtől add fel: egy Nem talált! hatást ér, a körödön kívül is.

## A High Noon eseményei

card-blessing = Áldás
    .text = Minden lap kőrnek számít.
card-curse = Átok
    .text = Minden lap pikknek számít.
card-ghost-town = Szellemváros
    .text = Minden kiesett játékos szellemként játssza a körét: 2 helyett 3 lapot húz, nincs elveszíthető életpontja, és a köre végén ismét kiesik.
card-gold-rush = Aranyláz
    .text = A körök az óramutató járásával ellentétesen követik egymást, a Seriffel kezdve. A lapok hatása továbbra is az óramutató járása szerint halad.
card-the-daltons = A Daltonok
    .text = Azonnal: akinek kék lap van maga előtt, egyet kiválaszt közülük és eldobja.
card-the-doctor = Az orvos
    .text = Azonnal: akinek a legkevesebb életpontja van, vagy mindazok, akiknek ugyanannyi, visszanyernek 1-et.
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
    .text = Mindenki 1 életpontot veszít a köre elején. Ez a játék végéig tart.
card-handcuffs = Bilincs
    .text = Az 1. fázis húzása után mindenki megnevez egy színt, és ebben a körben csak olyan színű lapot játszhat ki.
card-new-identity = Új identitás
    .text = A köre elején mindenki felveheti a második karakterét a sajátja helyett, a játék hátralevő részére és 2 életponttal.

## Az Egy maréknyi kártya eseményei

card-abandoned-mine = Elhagyatott bánya
    .text = Az 1. fázisban a dobott lapokból kell húzni, a pakliból csak akkor, ha nincs dobott lap. A 3. fázisban a limit feletti lapok lefordítva a pakli tetejére kerülnek.
card-ambush = Rajtaütés
    .text = Bármely két játékos távolsága 1. A kijátszott lapok és a képességek a szokott módon módosítják.
card-blood-brothers = Vértestvérek
    .text = A köre elején mindenki lemondhat 1 életpontról, de nem az utolsóról, hogy egy másik játékos visszanyerjen 1-et.
card-dead-man = Tetszhalott
    .text = Aki legelőször esett ki, visszatér a játékba, amikor sorra kerülne, 2 életponttal és 2 lappal.
card-hard-liquor = Tüzes víz
    .text = Az 1. fázis húzása helyett mindenki visszanyerhet 1 életpontot.
card-lasso = Lasszó
    .text = A kijátszott lapoknak nincs hatásuk.
card-law-of-the-west = A nyugat törvénye
    .text = Az 1. fázisban a második húzott lapot meg kell mutatni; ha kijátszható, ebben a körben ki kell játszani.
card-peyote = Meszkalinkaktusz
    .text = Az 1. fázis húzása helyett: találd ki a felső lap színét, piros vagy fekete. Aki eltalálja, megtartja és újra tippelhet; aki téved, a 2. fázissal folytatja.
card-ranch = Farm
    .text = Az 1. fázis végén mindenki egyszer eldobhat tetszőleges számú lapot, és ugyanannyit húz.
card-ricochet = Lepattanó lövés
    .text = A körében mindenki BANG! lapokat dobhat mások előtt fekvő lapokra: az ilyen lap eldobandó, ha a gazdája nem válaszol Elvétve! lappal.
card-russian-roulette = Orosz rulett
    .text = Azonnal, a Serifftől körbe-körbe: mindenki lead egy Elvétve! lapot. Az első, aki nem teszi, 2 életpontot veszít.
card-sniper = Orvlövész
    .text = A körében mindenki két BANG! lapot dobhat együtt egy lőtávolban lévő játékosra: olyan lövés, amelyhez két Elvétve! kell.
card-the-judge = A bíró
    .text = Senki elé nem szabad lapot letenni.
card-vendetta = Vérbosszú
    .text = A köre végén mindenki húz! egyet: kőrre még egy köre van.
card-fistful-of-cards = Egy maréknyi kártya
    .text = A köre elején mindenkire annyiszor lőnek, ahány lap a kezében van. Ez a játék végéig tart.

suit-spades = Pikk
suit-hearts = Kőr
suit-diamonds = Káró
suit-clubs = Treff
colour-black = Fekete
colour-red = Piros

## Mi áll még rajtuk

border-brown = barna
    .text = Kézből játsszák ki egy azonnali hatásért, utána eldobják.
border-blue = kék
    .text = Leteszik, és hat, amíg játékban van.
border-green = zöld
    .text = Leteszik; egy későbbi körtől fel lehet adni a hatásáért.

set-base = alapjáték
set-dodge-city = Dodge City
set-high-noon = High Noon
set-fistful-of-cards = Egy maréknyi kártya
set-dice = kockajáték
