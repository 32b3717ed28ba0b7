### Amit Gus az első vezetett játékokban mond, lépésről lépésre: legfeljebb két mondat és 170 jel.
### A lépés neve (.title), és amit akkor mond, ha valaki mást tesz (.still).

# A kártyajáték: $B, $C és $D a többiek neve, az óramutató járása szerint.
lesson-card-role = Bandita vagy, és ezt más nem tudja. Győzöl, ha a seriff elesik.
    .title = Ki vagy te
lesson-card-life = Négy töltény, négy élet. Ha elfogy az utolsó is, kiestél.
    .title = Az életed
lesson-card-reach = { $C } két hellyel odébb ül: távolság 2. A Colt 1-re lő, így a szomszédaidat eléred, őt nem.
    .title = Ki kit ér el
lesson-card-turn = Húzol kettőt, kijátszol, amit akarsz, befejezed a kört. A két lap már a kezedben van.
    .title = A köröd
lesson-card-shoot = Egy BANG! 1 életbe kerül, ha nem hárítják; körönként egyet játszhatsz ki. Lőj a csillagos emberre, aztán fejezd be a kört.
    .title = Lőj
    .still = Így is jó. De csak a seriff elestével győzöl: úgy megyünk tovább, mintha { $D } lett volna a célpont.
lesson-card-dodge = { $B } rád lő. Egy Nem talált! megállítja; vagy viseled a találatot.
    .title = Háríts
    .still = Így is jó. De egy élet többet ér egy lapnál: úgy megyünk tovább, mintha hárítottál volna.
lesson-card-drink = { $B } és { $D } eltalált, már csak 2 életed van. A Sör 1 életet ad vissza, a körödben vagy amikor elesnél.
    .title = Igyál
    .still = Így is jó. De két életnél a Sör az első: úgy megyünk tovább, mintha megittad volna.
lesson-card-lay = A kék lapok előtted maradnak. Ez a fegyver 2-re lő, most már itt bárkit elérsz.
    .title = Lapok az asztalon
    .still = Így is jó. De aki messzebbre lő, jobban válogathat: úgy megyünk tovább, mintha előtted lenne a fegyver.
lesson-card-barrel = { $D } előtt most Hordó van. Felfordítják a pakli felső lapját, és ha kőr, nem találsz: próbáld ki.
    .title = Felfordítás
    .still = Így is jó. De { $D } a te embered: úgy megyünk tovább, mintha rálőttél volna, és a Hordó megmentette volna.
lesson-card-who = Csak a seriff ismert. { $C } is rálőtt, így valószínűleg veled van: koppints rá, és nézd meg.
    .title = Ki kicsoda
lesson-card-limit = A köröd végén annyi lapot tartasz meg, ahány életed van. Fejezd be, és dobd el, ami a legkevésbé kell.
    .title = Túl sok lap
    .still = Így is jó. De minden kör így ér véget: úgy megyünk tovább, mintha befejezted és dobtál volna.
lesson-card-winning = Ha a seriff elesik, minden bandita győz. Ha ők és a renegát esnek ki, a törvény győz; a renegátnak kell utolsónak maradnia.
    .title = Hogyan ér véget

# A kockajáték.
lesson-dice-five = Öt kocka, hat lap: az 1 és a 2 lő, a Sör gyógyít, Gatling, Dinamit, Nyílvessző. Bandita vagy: { $D } a célpontod, a csillagos.
    .title = Öt kocka
lesson-dice-rolls = Háromszor dobhatsz, és megtartod, amit akarsz. Tartsd meg az 1-est, és dobd újra a másik négyet.
    .title = Három dobás
    .still = Így is jó. De az 1-es volt a legjobb: úgy megyünk tovább, mintha a másik négyet dobtad volna újra.
lesson-dice-shots = Az 1-es egy szomszédot talál el, a 2-es a két hellyel odébb ülőt. Állj meg, és lőj kétszer a csillagos emberre.
    .title = Lövések
    .still = Így is jó. De akkor győzöl, ha a seriff elesik: úgy megyünk tovább, mintha megálltál és rálőttél volna.
lesson-dice-arrows = Minden dobott Nyílvessző azonnal eléd kerül. Ha elfogy a kilencből az utolsó, mindenki annyi életet veszít, ahány nyila van.
    .title = Nyílvesszők
lesson-dice-dynamite = A Dinamit ott marad: három véget vet a dobásnak, és 1 életbe kerül. Dobd újra a két Nyílvesszőt, aztán állj meg és lőj.
    .title = Dinamit
    .still = Így is jó. De a nyilak megértek még egy dobást: úgy megyünk tovább, mintha újradobtad, megálltál és lőttél volna.
lesson-dice-beer = A Sör 1 életet ad vissza, neked vagy akinek akarod. Vesztettél már néhányat: idd meg te.
    .title = Sör
    .still = Így is jó. De te vérzel: úgy megyünk tovább, mintha te ittad volna meg.
lesson-dice-gatling = Három Gatling mindenki másnak 1 életébe kerül, és a nyilaid visszakerülnek. Három van: állj meg itt.
    .title = Gatling
    .still = Így is jó. De három Gatling ritka: úgy megyünk tovább, mintha megálltál és tüzeltél volna.
lesson-dice-who = Csak a seriff ismert. { $C } mindig rá lő, így valószínűleg veled van; ha elesik, minden bandita győz.
    .title = Ki kicsoda

# Around him, in the terminal.
coach-terminal-step = { $step } / { $of } · { $title }
coach-terminal-says = Gus: { $text }
coach-terminal-go-on = Enter: tovább
coach-terminal-over = Ennyi volt a lecke. Most játssz: sixgun play --game { $game }
coach-terminal-left = Elhagyod a leckét. Folytatás: sixgun learn --game { $game } --step { $step }
