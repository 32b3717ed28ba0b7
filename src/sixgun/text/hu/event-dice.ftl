### A kockajáték naplója: minden eseményfajtára egy mondat. A formákat az angol fájl magyarázza.

event-dice-turn_began = { $seat }, { $character }
    .you = A te köröd, { $character }

event-dice-rolled = { $seat } dobása: { $dice } ({ $amount }. dobás).
    .you = A dobásod: { $dice } ({ $amount }. dobás).

event-dice-kept = { $count ->
        [0] { $seat } mindent újradob.
       *[other] { $seat } megtartja: { $dice }.
    }
    .you = { $count ->
        [0] Mindent újradobsz.
       *[other] Megtartod: { $dice }.
    }

event-dice-stopped = { $seat } megáll.
    .you = Megállsz.

in-the-middle = { $counted ->
    [yes] {" "}(középen marad { $left })
   *[no] {""}
}
event-dice-took_arrow = { $seat } felvesz: { arrows }{ in-the-middle }.
    .you = Felveszel: { arrows }{ in-the-middle }.
    .at = { $seat } életerőpont helyett felvesz: { arrows }{ in-the-middle }.
    .you-at = Életerőpont helyett felveszel: { arrows }{ in-the-middle }.

event-dice-returned_arrows = { $seat } visszatesz: { arrows }.
    .you = Visszateszel: { arrows }.
    .at = { $other } visszateszi, { $seat } nyilaiból: { arrows }.
    .at-you = Visszateszed, { $seat } nyilaiból: { arrows }.
    .own = { $seat } visszatesz: { arrows }.
    .you-at = { $other } visszateszi a nyilaidból: { arrows }.
    .you-own = Visszateszel: { arrows }.

event-dice-indians_attacked = Elfogyott az utolsó nyílvessző: támadnak az indiánok!

event-dice-shot = { $seat } célba veszi: { $other }{ $amount ->
        [1] {""}
       *[other] {" "}({ $amount } életerőpont)
    }.
    .at-you = { $seat } téged vesz célba{ $amount ->
        [1] {""}
       *[other] {" "}({ $amount } életerőpont)
    }.
    .you = Célba veszed: { $other }{ $amount ->
        [1] {""}
       *[other] {" "}({ $amount } életerőpont)
    }.

event-dice-fired_gatling = { $seat } tüzel a Gatlinggel!
    .you = Tüzelsz a Gatlinggel!

event-dice-held_fire = { $seat } nem tüzel a Gatlinggel.
    .you = Nem tüzelsz a Gatlinggel.

event-dice-exploded = Három Dinamit, felrobbannak: { $seat }!

to-what = { $cause ->
    [gatling] {" "}(Gatling)
    [indians] {" "}(indiánok)
    [dynamite] {" "}(Dinamit)
   *[shot] {""}
}
event-dice-hurt = { $seat } veszít: { life-points }{ to-what }{ still-left }.
    .you = Veszítesz: { life-points }{ to-what }{ still-left }.

event-dice-healed = { $amount ->
        [0] { $seat } életereje teljes, nem kap semmit.
       *[other] { $seat } kap: { life-points }{ now-at }.
    }
    .you = { $amount ->
        [0] Az életerőd teljes, nem kapsz semmit.
       *[other] Kapsz: { life-points }{ now-at }.
    }

event-dice-used_ability = { $seat } használja a képességét: { $character }.
    .you = Használod a képességedet: { $character }.

event-dice-eliminated = { $seat } ({ $character }) kiesett: { $role }.
    .you = Kiestél: { $role }.
    .at = { $seat } ({ $character }) kiesett, { $other } ejtette ki: { $role }.
    .at-you = { $seat } ({ $character }) kiesett, te ejtetted ki: { $role }.
    .you-at = Kiestél, { $other } ejtett ki: { $role }.

event-dice-won = { $seat } győz: { $role }.
    .you = Győztél: { $role }.

event-dice-game_over = Vége a játéknak.

event-dice-chose_character = { $seat } karaktert választott.
    .you = Ezt választottad: { $cards }.

event-dice-became = { $seat } karaktere: { $cards }.
    .you = A te karaktered: { $cards }.
