### A két játék kérdései. A számok jelentését az angol fájl magyarázza.

## Kártyajáték

question-card-play = Mit játszol ki?
question-card-shot = { $needs ->
        [one] { $by } rád lő. Egy Nem talált! megment; különben { $life } helyett { $after } életerőd marad.
       *[other] { $by } rád lő. { $needs } Nem talált! kell; különben { $life } helyett { $after } életerőd marad.
    }
question-card-raid = Indiánok! ({ $by }): dobj el egy BANG! lapot, különben { $life } helyett { $after } életerőd marad.
question-card-duel = { $mine ->
        [yes] A párbajod ({ $other }): dobj el egy BANG! lapot, különben { $life } helyett { $after } életerőd marad.
       *[no] { $other } párbajra hív: dobj el egy BANG! lapot, különben { $life } helyett { $after } életerőd marad.
    }
question-card-dying = { $short ->
        [one] Haldokolsz: 1 életerőpont megmentene.
       *[other] Haldokolsz: { $short } életerőpont megmentene.
    }
question-card-flip = { $wants ->
        [0] Melyik lap számítson? A kőr a jó.
       *[other] Melyik lap számítson? A pikk 2-től 9-ig robban.
    }
question-card-second_card = { $wants ->
        [0] Felfordítasz egy második lapot? A kőr a jó.
       *[other] Felfordítasz egy második lapot? A pikk 2-től 9-ig robban.
    }
question-card-pick = Mit dobjon el { $target }?
question-card-estate = Melyik lapot veszed át ({ $dead })?
question-card-reward = Felhúzod a három lap jutalmat ({ $dead })?
question-card-excess = { $over ->
        [one] { $held } lapod van, és { $keep } maradhat: melyiket dobod el?
       *[other] { $held } lapod van, és { $keep } maradhat: melyik { $over } lapot dobod el, egyenként?
    }
question-card-shopping = Melyik lapot veszed el a Vegyesboltból?
question-card-from_hand = Honnan húzod az első lapot?
question-card-from_discards = Honnan húzod az első lapot?
question-card-looking = Melyik lapot teszed vissza a paklira?
question-card-from_play = A szokott módon húzol, vagy elveszel egy játékban lévő lapot?
question-card-copying = Kinek a képességét veszed kölcsön a következő körödig?
question-card-robbed = Melyik kék lapot dobod el magad elől?
question-card-naming = Melyik színt játszod ebben a körben?
question-card-identity = Felveszed a második karakteredet, 2 életponttal?
question-card-brothers = Lemondasz egy életpontról valakiért?
question-card-drinking = Húzol, vagy inkább visszanyersz 1 életpontot?
question-card-guessing = Milyen színű a felső lap?
question-card-ranching = Melyik lapot cseréled?
question-card-ricocheting = { $by } egy előtted fekvő lapra lő. Egy Nem talált! megmenti.
question-card-roulette = Orosz rulett: adj le egy Nem talált! lapot, vagy veszíts 2 életpontot.
question-card-volley = { $left ->
        [one] Rád lőnek. Egy Nem talált! megment; különben { $life } életpontról { $after } pontra esel.
       *[other] { $left } lövésből az első. Egy Nem talált! megment; különben { $life } életpontról { $after } pontra esel.
    }
question-card-digging = Melyik lapot hagyod a dobott lapok tetején?
question-card-picking_final = Melyik esemény jön utoljára?
question-card-choosing = Melyik leszel a két karaktered közül?

## Kockajáték

question-dice-rolling = { $rolls_left ->
        [one] Újradobsz (még egyszer), vagy megállsz?
       *[other] Újradobsz (még legfeljebb { $rolls_left } alkalommal), vagy megállsz?
    }
question-dice-shooting = Kit talál el a(z) { $place }. kocka: { $face }?
question-dice-instead = { $left ->
        [one] { $by } miatt elveszítesz 1 életerőpontot. Inkább felveszel egy nyílvesszőt?
       *[other] { $by } miatt elveszítesz { $left } életerőpontot. A következő helyett felveszel egy nyílvesszőt?
    }
question-dice-returning = Elvesztettél egy életerőpontot. Visszateszel egy nyílvesszőt?
question-dice-healing = { $left ->
        [one] Ki kapja a Sört?
       *[other] Ki kapja a következőt a { $left } Sörből?
    }
question-dice-gift = Ki kap 1 életerőpontot, mielőtt dobsz?
question-dice-removing = { $left ->
        [one] Kinek a nyílvesszője kerül vissza a Gatlingedért?
       *[other] Kinek a nyílvesszője kerül vissza a következő Gatlingért ({ $left })?
    }
question-dice-firing = Tüzelsz a Gatlinggel?
question-dice-choosing = Melyik leszel a két karaktered közül?
