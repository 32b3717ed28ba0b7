### Das Protokoll des Würfelspiels: ein Satz für jede Art von Ereignis. Die Formen erklärt die englische Datei.

event-dice-turn_began = { $seat }, { $character }
    .you = Dein Zug, { $character }

event-dice-rolled = { $seat } würfelt { $dice } (Wurf { $amount }).
    .you = Du würfelst { $dice } (Wurf { $amount }).

event-dice-kept = { $count ->
        [0] { $seat } würfelt alles neu.
       *[other] { $seat } behält { $dice }.
    }
    .you = { $count ->
        [0] Du würfelst alles neu.
       *[other] Du behältst { $dice }.
    }

event-dice-stopped = { $seat } hört auf.
    .you = Du hörst auf.

in-the-middle = { $counted ->
    [yes] {" "}(noch { $left } in der Mitte)
   *[no] {""}
}
event-dice-took_arrow = { $seat } nimmt { arrows }{ in-the-middle }.
    .you = Du nimmst { arrows }{ in-the-middle }.
    .at = { $seat } nimmt { arrows } statt eines Lebenspunkts{ in-the-middle }.
    .you-at = Du nimmst { arrows } statt eines Lebenspunkts{ in-the-middle }.

event-dice-returned_arrows = { $seat } legt { arrows } zurück.
    .you = Du legst { arrows } zurück.
    .at = { $other } legt { arrows } von { $seat } zurück.
    .at-you = Du legst { arrows } von { $seat } zurück.
    .own = { $seat } legt { arrows } zurück.
    .you-at = { $other } legt { arrows } von dir zurück.
    .you-own = Du legst { arrows } zurück.

event-dice-indians_attacked = Der letzte Pfeil ist genommen: Die Indianer greifen an!

event-dice-shot = { $seat } zielt auf { $other }{ $amount ->
        [1] {""}
       *[other] {" "}für { $amount } Lebenspunkte
    }.
    .at-you = { $seat } zielt auf dich{ $amount ->
        [1] {""}
       *[other] {" "}für { $amount } Lebenspunkte
    }.
    .you = Du zielst auf { $other }{ $amount ->
        [1] {""}
       *[other] {" "}für { $amount } Lebenspunkte
    }.

event-dice-fired_gatling = { $seat } feuert die Gatling ab!
    .you = Du feuerst die Gatling ab!

event-dice-held_fire = { $seat } feuert die Gatling nicht ab.
    .you = Du feuerst die Gatling nicht ab.

event-dice-exploded = Drei Dynamit: Sie explodieren vor { $seat }!

to-what = { $cause ->
    [gatling] {" "}durch die Gatling
    [indians] {" "}durch die Indianer
    [dynamite] {" "}durch das Dynamit
   *[shot] {""}
}
event-dice-hurt = { $seat } verliert { life-points }{ to-what }{ still-left }.
    .you = Du verlierst { life-points }{ to-what }{ still-left }.

event-dice-healed = { $amount ->
        [0] { $seat } hat schon alle Lebenspunkte und erhält nichts.
       *[other] { $seat } erhält { life-points }{ now-at }.
    }
    .you = { $amount ->
        [0] Du hast schon alle Lebenspunkte und erhältst nichts.
       *[other] Du erhältst { life-points }{ now-at }.
    }

event-dice-used_ability = { $seat } benutzt die Fähigkeit von { $character }.
    .you = Du benutzt deine Fähigkeit, die von { $character }.

event-dice-eliminated = { $seat } ({ $character }) scheidet aus: { $role }.
    .you = Du scheidest aus: { $role }.
    .at = { $seat } ({ $character }) scheidet durch { $other } aus: { $role }.
    .at-you = { $seat } ({ $character }) scheidet durch dich aus: { $role }.
    .you-at = Du scheidest durch { $other } aus: { $role }.

event-dice-won = Sieg für { $seat }: { $role }.
    .you = Du gewinnst: { $role }.

event-dice-game_over = Das Spiel ist aus.

event-dice-chose_character = { $seat } hat einen Charakter gewählt.
    .you = Du hast { $cards } gewählt.

event-dice-became = { $seat } ist { $cards }.
    .you = Du bist { $cards }.
