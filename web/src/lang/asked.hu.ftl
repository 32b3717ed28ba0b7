# Mit tehetek? Minden kérdéshez egy mondat: mi a kérdés, és mik a válaszok.
# Az $answers és a $players "vagy"-gyal felsorolt lista; a $count a válaszok száma.

can-hand = egy rejtett lap a kézből
can-card-play = { $count ->
    [0] A te köröd van, és nincs mit kijátszanod: fejezd be.
   *[other] A te köröd van: játssz ki lapokat tetszés szerint egymás után ({ $answers }), aztán fejezd be.
}
can-card-shot = { $count ->
    [0] { $by } rád lő, és nincs mivel felelned: szenvedd el a találatot.
   *[other] { $by } rád lő: felelj ({ $answers }), vagy szenvedd el a találatot, és veszíts 1 életerőpontot.
}
can-card-raid = { $count ->
    [0] Az indiánok ({ $by }) BANG! lapot követelnek, és neked nincs: veszíts 1 életerőpontot.
   *[other] Az indiánok ({ $by }) BANG! lapot követelnek tőled: dobj el egyet ({ $answers }), vagy veszíts 1 életerőpontot.
}
can-card-duel = { $count ->
    [0] { $other } a BANG! lapodra vár a párbajban, és neked nincs: add fel, és veszíts 1 életerőpontot.
   *[other] { $other } a BANG! lapodra vár a párbajban: dobj el egyet ({ $answers }), vagy add fel, és veszíts 1 életerőpontot.
}
can-card-dying = { $count ->
    [0] Haldokolsz, és nincs semmid, ami megmentene.
   *[other] Haldokolsz: mentsd meg magad ({ $answers }), különben kiesel.
}
can-card-flip = Ezek a lapok fordultak fel, és egyikük számít: válassz ({ $answers }).
can-card-second_card = Felfordult egy lapod: hagyd annyiban, vagy fordíts fel egy másodikat, és válaszd ki, melyik számítson.
can-card-pick = { $target } lapot dob el: válaszd ki, melyiket ({ $answers }).
can-card-estate = { $dead } kiesett, és mindenét rád hagyja: vedd el egyenként ({ $answers }).
can-card-reward = Kiejtetted: { $dead }, és ez három lapot ér: húzd fel őket, vagy mondj le róluk.
can-card-excess = A köröd { $held } lappal a kezedben ér véget, és { $keep } maradhat: dobj el egyet ({ $answers }).
can-card-shopping = Nyitva a Vegyesbolt, és te választasz: végy el egy lapot ({ $answers }).
can-card-from_hand = Húzol, és az első lap jöhet más kezéből is: húzz a pakliból, vagy valakitől ({ $players }).
can-card-from_discards = Húzol, és az első lap jöhet a dobott lapok közül is: húzz a pakliból, vagy vedd el a felső dobott lapot.
can-card-looking = Ezekből a lapokból egy kivételével mind a tiéd: tegyél vissza egyet ({ $answers }).
can-card-from_play = Húzol, vagy elveszel helyette egy játékban lévő lapot: húzz a pakliból, vagy végy el egyet ({ $answers }).
can-card-copying = A következő körödig átveszed valakinek a képességét: válassz ({ $players }).
can-card-choosing = Két karaktert kaptál, és az egyikkel játszol: válassz ({ $answers }).

# Az események kérdései.
can-card-picking_final = Te döntöd el, melyik esemény jön utoljára: válassz ({ $answers }).
can-card-robbed = A Daltonok egy előtted fekvő kék lapot akarnak: adj le egyet ({ $answers }).
can-card-naming = Bilincsben vagy: nevezz meg egy színt, és aztán csak olyan színű lapot játssz ki.
can-card-identity = Folytathatod a második karaktereddel, 2 életerőponttal: vedd fel, vagy maradj, aki vagy.
can-card-digging = Ezeket a lapokat veszed el a dobott lapokból, egy kivételével: hagyj ott egyet ({ $answers }).
can-card-looking_keep = Az egyik lapot megtartod, a többi visszakerül: végy el egyet ({ $answers }).
can-card-brothers = Odaadhatsz 1 életerőpontot valakinek ({ $players }), vagy megtarthatod.
can-card-drinking = Húzol vagy iszol: húzd a lapjaidat, vagy nyerj vissza helyette 1 életerőpontot.
can-card-guessing = { $passes ->
    [yes] A felső lap színére tippelsz: mondj pirosat vagy feketét, vagy hagyd abba.
   *[no] A felső lap színére tippelsz: mondj pirosat vagy feketét.
}
can-card-ranching = Lapokat cserélhetsz: dobd el egymás után ({ $answers }), aztán húzz ugyanannyit.
can-card-ricocheting = { $count ->
    [0] { $by } egy előtted fekvő lapra lő, és nincs mivel felelned: hagyd elveszni.
   *[other] { $by } egy előtted fekvő lapra lő: mentsd meg ({ $answers }), vagy hagyd elveszni.
}
can-card-roulette = { $count ->
    [0] Te jössz a rulettben, és nincs mit leadnod: veszíts 2 életerőpontot.
   *[other] Te jössz a rulettben: adj le egyet ({ $answers }), vagy veszíts 2 életerőpontot.
}
can-card-volley = { $count ->
    [0] A lapjaidért lőnek rád, és nincs mivel felelned: szenvedd el a találatot.
   *[other] A lapjaidért lőnek rád: hárítsd ({ $answers }), vagy szenvedd el a találatot, és veszíts 1 életerőpontot.
}

can-dice-rolling = { $rolls_left ->
    [one] Itt vannak a kockák: koppints azokra, amelyeket újradobnál, és dobj még egyszer, vagy állj meg, és számítsanak így.
   *[other] Itt vannak a kockák: koppints azokra, amelyeket újradobnál, és dobj, még legfeljebb { $rolls_left } alkalommal, vagy állj meg, és számítsanak így.
}
can-dice-shooting = { $doubles ->
    [yes] A kockád ({ $face }) 1 életerőpontjába kerül valakinek, vagy 2-be, ha egy Sört is ráköltesz: válassz ({ $players }).
   *[no] A kockád ({ $face }) 1 életerőpontjába kerül valakinek: válassz ({ $players }).
}
can-dice-instead = Mindjárt elveszítesz egy életerőpontot: végy fel helyette egy nyílvesszőt, vagy veszítsd el.
can-dice-returning = Elvesztettél egy életerőpontot, és vannak nyilaid: tegyél vissza egyet, vagy tartsd meg mindet.
can-dice-healing = { $worth ->
    [one] Egy Söröd 1 életerőpontot ad vissza: válassz ({ $players }).
   *[other] Egy Söröd { $worth } életerőpontot ad vissza: válassz ({ $players }).
}
can-dice-gift = A köröd 1 életerőpont ajándékkal kezdődik: válassz ({ $players }).
can-dice-choosing = Két karaktert kaptál, és az egyikkel játszol: válassz ({ $answers }).
can-dice-removing = { $passes ->
    [yes] A Gatlinged visszatesz egy nyílvesszőt: válassz ({ $players }), vagy maradjanak a nyilak.
   *[no] A Gatlinged visszatesz egy nyílvesszőt: válassz ({ $players }).
}
can-dice-firing = { $keeps ->
    [yes] A kockáiddal a Gatling mindenki másra tüzelhet: tüzelj, tüzelj a nyilaid megtartásával, vagy ne tüzelj.
   *[no] A kockáiddal a Gatling mindenki másra tüzelhet: tüzelj, vagy ne tüzelj.
}
