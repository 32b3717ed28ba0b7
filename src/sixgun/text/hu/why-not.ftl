# Miért nem megy most valami: egy lap, egy képesség vagy egy kocka, és (at) egy játékos célpontként; a `short` kevés helyre való.

why-not-not-now = Ez most nem megy.
why-not-another-question = Most más a kérdés.
why-not-not-your-turn = { $name } köre van.
why-not-wait = Előbb { $name } válaszol.
why-not-answer-only = Csak válaszként jön elő, ha rád lő valaki.
why-not-bang-limit = { $limit ->
    [one] Egy körben csak egy { card-bang } játszható ki.
   *[other] Egy körben csak { $limit } { card-bang } játszható ki.
}
why-not-out-of-reach = Senkit sem érsz el: a legközelebbi távolsága { $distance }, a fegyveredé { $reach }.
why-not-too-far = Csak 1 távolságra hat, és a legközelebbi távolsága { $distance }.
why-not-no-cards = Akit elér, annak nincs elveszíthető lapja.
why-not-nobody-free = Nincs már kit bezárni.
why-not-same-name = Ilyen nevű lap már van előtted, és kettő senkinek sem lehet.
why-not-no-price = Még egy kézbeli lapba kerül, és nincs több.
why-not-laid-this-turn = Ebben a körben tetted le, a következő körödtől használható.
why-not-needs-missed = Lövésre csak ez a válasz: { card-missed }
why-not-needs-bang = Erre csak ez a válasz: { card-bang }
why-not-needs-beer = Most csak ez ment meg: { card-beer }.
why-not-needs-discard = Most csak kézbeli lapot lehet eldobni.
why-not-tried = Ennél a lövésnél ezt már megpróbáltad.
why-not-silenced = { $name } körében nincs hatása.
why-not-full-life = { $life ->
    [one] Megvan az egyetlen életpontod.
   *[other] Megvan mind a { $life } életpontod.
}
why-not-too-few-cards = { $needed ->
    [one] Egy kézbeli lapba kerül.
   *[other] { $needed } kézbeli lapba kerül.
}
why-not-last-life = Az utolsó életpontodat nem adhatod fel.
why-not-forbidden = Ezt { $card } tiltja.
why-not-needs-blue = Egy előtted fekvő kék lapnak mennie kell.
why-not-no-blue = Nincs eldobható kék lapod.
why-not-used-up = { $limit ->
    [one] Egy körben csak egyszer.
   *[other] Egy körben csak { $limit } alkalommal.
}
why-not-dynamite-stays = A { card-dynamite } nem dobható újra.
why-not-at-not-now = most nem
    .short = most nem
why-not-at-out = már nincs játékban
    .short = kiesett
why-not-at-yourself = magadra nem
    .short = te nem
why-not-at-out-of-reach = túl messze: { $distance }, a fegyvered { $reach }
    .short = fegyver { $reach }
why-not-at-too-far = túl messze: { $distance }, 1 kell
    .short = csak 1
why-not-at-no-cards = nincs elveszíthető lapja
    .short = nincs lapja
why-not-at-nothing-in-play = nincs előtte lap
    .short = nincs lapja
why-not-at-never-jailed = a { role-sheriff } sosem zárható be
    .short = { role-sheriff }
why-not-at-same-name = ilyen nevű lapja már van
    .short = már van
why-not-at-another-player = most { $name } a kérdés
    .short = most nem
why-not-at-no-arrows = nincs nyila
    .short = nincs nyíl
why-not-at-wrong-distance = távolsága { $distance }, a kocka ennyire talál: { $reach }
    .short = talál: { $reach }
