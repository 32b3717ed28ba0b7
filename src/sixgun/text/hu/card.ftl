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
