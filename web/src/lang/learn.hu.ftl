### The page of the lessons and what stands around the coach; loaded with them. What he says is in the text that the terminal has, too.


# The coach, and the table of a lesson.
coach = Gus, a tanítód
coach-got-it = Értem
coach-back = Vissza
coach-on = Tovább
coach-done = Kész
coach-play-on = Játék tovább
coach-explains = Gus magyaráz. Amíg azt nem mondod, hogy „Értem”, nem történik semmi; nincs óra.
coach-coming = Gus úton van …

# What he waits for; the deed is a verb of the game.
coach-now = Most te.
coach-now-play = Most te: játszd ki: { $card }.
coach-now-play-at = Most te: { $card }, a célpont: { $name }.
coach-now-end = Most te: fejezd be a kört.
coach-now-discard = Most te: dobj el egy lapot.
coach-now-reroll = Most te: válassz { $count } kockát, és dobj újra.
coach-now-stop = Most te: állj meg a dobással.
coach-now-shoot = Most te: lőj, a célpont: { $name }.
coach-now-heal = Most te: idd meg.
coach-now-look = Most te: koppints ide: { $name }.

# Körbe az asztalnál, annak, aki ismeri a játékot: egy ajánlat, aztán négy lépés; a .touch a telefoné.
tour-offer = Ismered a BANG!-et
    .text = Akkor csak ezt az asztalt mutatom meg: négy dolog, egy perc. Vagy magad is rájössz.
tour-yes = Mutasd
tour-no = Köszönöm, nem
tour-end = Elég ennyi
tour-brass = A sárgaréz azt jelenti: szabad
    .text = Aminek réz a széle vagy réz csík van alatta, az most használható. Mutass másra, és megmondja, miért nem.
    .touch = Aminek réz a széle vagy réz csík van alatta, az most használható. Koppints másra, és megmondja, miért nem.
tour-claims = Mondd meg, ki vagy
    .text = Itt állíthatod, melyik szerep a tiéd, vagy hogy kire gyanakszol. Hogy igaz-e, senki sem ellenőrzi.
    .touch = A csevegésben állíthatod, melyik szerep a tiéd, vagy hogy kire gyanakszol. Hogy igaz-e, senki sem ellenőrzi.
tour-log = Mi történt
    .text = Nyomj a napló egy sorára, és az asztal megmutatja, milyen volt akkor. „Az utolsó köröd óta” összefoglalja.
    .touch = Itt a napló. Nyomj egy sorára, és az asztal megmutatja, milyen volt akkor.
tour-keys = Billentyűk és tempó
    .text = A ? megmondja, mit tehetsz, az E befejezi a körödet, a szóköz egy botét. A botok sebessége itt állítható.
    .touch = Koppints a posztóra, és véget ér a bot köre. A botok sebessége és minden más itt állítható.

# A lesson, and leaving it.
lesson-card = Az első játékod
lesson-dice = Az első kockajátékod
lesson-chip = Első játék
lesson-step = { $step }. lépés, összesen { $of }
lesson-of = { $step } / { $of }
lesson-time-card = Körülbelül öt perc. Menj, amikor akarsz: megjegyezzük, hol tartasz.
lesson-time-dice = Körülbelül három perc. Menj, amikor akarsz: megjegyezzük, hol tartasz.
lesson-skip = Lecke elhagyása
lesson-skip-short = Kilépés
lesson-leave-ask = Elhagyod a leckét? Megjegyezzük, hol tartasz.
lesson-leave = Kilépés
lesson-without = Játék tovább Gus nélkül
lesson-stay = Maradok

# The page with all lessons.
learn-title = Tanuld meg öt perc alatt
learn-intro = Igazi játék kiosztott lapokkal, három bottal, óra nélkül. Gus mindig csak egy dolgot mond.
learn-page = Tanulás
learn-go-on = Tovább: { $title }
learn-from-start = Elölről
learn-practice = Gyakorlás Gusszal
learn-practice-text = Játék botok között, amelyben megkérdezheted: mit tenne, miért, és kit kinek tart. Sehol sem számít.
learn-practice-go = Leülök Gusszal
learn-begin-card = Kezdés, öt perc
learn-begin-dice = Kezdés, három perc
learn-again = Játszd újra
learn-done = kész
learn-here = itt
learn-not-begun = még nem kezdted el
learn-all-done = mind kész

# In short: the steps of the card game.
brief-card-role = a szereped, a célod
brief-card-life = töltények; ha elfogynak, kiestél
brief-card-reach = a távolság és a fegyvered
brief-card-turn = húzz kettőt, játssz, fejezd be
brief-card-shoot = körönként egy BANG!
brief-card-dodge = Nem talált!, ha rád lőnek
brief-card-drink = egy Sör 1 életet ad vissza
brief-card-lay = fegyver, ló, hordó: ott marad
brief-card-barrel = felfordítás, és amit a szín eldönt
brief-card-who = abból látszik, ki kire lő
brief-card-limit = annyi lap, ahány életed van
brief-card-winning = ki mikor győz

# In short: the steps of the dice game.
brief-dice-five = mit tesz a hat lap
brief-dice-rolls = tartsd meg, amit akarsz
brief-dice-shots = az 1 a szomszédot, a 2 a következőt
brief-dice-arrows = kilenc középen
brief-dice-dynamite = ott marad; három véget vet a körödnek
brief-dice-beer = neked vagy egy barátnak
brief-dice-gatling = három mindenki mást eltalál
brief-dice-who = mint a kártyajátékban
