### A kártyajáték naplója: minden eseményfajtára egy mondat. A formákat az angol fájl magyarázza.

event-card-turn_began = { $seat }, { $character }
    .you = A te köröd, { $character }

event-card-drew = { $seat } húz: { $cards }.
    .you = Húzol: { $cards }.

event-card-showed = { $seat } húz és megmutatja: { $cards }.
    .you = Húzol és megmutatod: { $cards }.

# A kijátszott Nem talált! mindig Calamity Janeté, BANG! lapként.
as-bang = { $kind ->
    [missed] {" "}BANG! lapként
   *[other] {""}
}
event-card-played = { $seat } kijátssza: { $cards }.
    .you = Kijátszod: { $cards }.
    .at = { $seat } kijátssza: { $cards }{ as-bang } → { $other }.
    .at-you = { $seat } kijátssza ellened: { $cards }{ as-bang }.
    .own = { $seat } saját célpontra játssza ki: { $cards }.
    .you-at = Kijátszod: { $cards }{ as-bang } → { $other }.
    .you-own = Kijátszod magadra: { $cards }.

event-card-laid_down = { $kind ->
        [jail] { $seat } maga elé teszi: { $cards }.
       *[other] { $seat } leteszi: { $cards }.
    }
    .you = { $kind ->
        [jail] Magad elé teszed: { $cards }.
       *[other] Leteszed: { $cards }.
    }
    .at = { $seat } leteszi: { $cards } → { $other }.
    .at-you = { $seat } eléd teszi: { $cards }.
    .you-at = Leteszed: { $cards } → { $other }.

event-card-used = { $seat } használja: { $cards }.
    .you = Használod: { $cards }.
    .at = { $seat } használja: { $cards } → { $other }.
    .at-you = { $seat } ellened használja: { $cards }.
    .own = { $seat } saját célpontra használja: { $cards }.
    .you-at = Használod: { $cards } → { $other }.
    .you-own = Magadra használod: { $cards }.

event-card-answered = { $seat } válasza: { $cards }.
    .you = A válaszod: { $cards }.

event-card-discarded = { $seat } eldobja: { $cards }.
    .you = Eldobod: { $cards }.

event-card-paid = { $seat } fizetségül eldobja: { $cards }.
    .you = Fizetségül eldobod: { $cards }.

event-card-took = { $seat } elveszi: { $cards } ← { $other }.
    .at-you = { $seat } elveszi tőled: { $cards }.
    .own = { $seat } visszaveszi: { $cards }.
    .you = Elveszed: { $cards } ← { $other }.
    .you-own = Visszaveszed: { $cards }.

event-card-got_back = { $seat } a dobópakliból elveszi: { $cards }.
    .you = A dobópakliból elveszed: { $cards }.

event-card-turned_over = { $seat } felfordítja: { $cards }.
    .you = Felfordítod: { $cards }.

event-card-chose = { $seat } választása, ez számít: { $cards }.
    .you = A választásod, ez számít: { $cards }.

event-card-dodged = { $seat } kitér a lövés elől.
    .you = Kitérsz a lövés elől.
    .at = { $seat } kitér a lövés elől ({ $other }).
    .at-you = { $seat } kitér a lövésed elől.
    .you-at = Kitérsz a lövés elől ({ $other }).

event-card-hurt = { $seat } veszít: { life-points }{ still-left }.
    .you = Veszítesz: { life-points }{ still-left }.
    .at = { $other } miatt { $seat } veszít: { life-points }{ still-left }.
    .at-you = { $seat } miattad veszít: { life-points }{ still-left }.
    .you-at = { $other } miatt veszítesz: { life-points }{ still-left }.

event-card-healed = { $seat } visszanyer: { life-points }{ now-at }.
    .you = Visszanyersz: { life-points }{ now-at }.

event-card-passed_on = { $cards } továbbmegy: { $seat } → { $other }.

event-card-exploded = Felrobban a Dinamit: { $seat }!

event-card-escaped = { $seat } kiszabadul a Börtönből.
    .you = Kiszabadulsz a Börtönből.

event-card-stayed_in_jail = { $seat } a Börtönben marad, kimarad a köre.
    .you = A Börtönben maradsz, kimarad a köröd.

event-card-dying = { $seat } elvesztette az utolsó életerőpontját, azonnal segítség kell.
    .you = Elvesztetted az utolsó életerőpontodat, azonnal segítség kell.

event-card-eliminated = { $seat } ({ $character }) kiesett: { $role }.
    .you = Kiestél: { $role }.
    .at = { $seat } ({ $character }) kiesett, { $other } ejtette ki: { $role }.
    .at-you = { $seat } ({ $character }) kiesett, te ejtetted ki: { $role }.
    .you-at = Kiestél, { $other } ejtett ki: { $role }.

event-card-rewarded = { $seat } megkapja a jutalmat: { $amount } lap.
    .you = Megkapod a jutalmat: { $amount } lap.

event-card-declined = { $seat } lemond a jutalomról.
    .you = Lemondasz a jutalomról.

event-card-penalised = { $seat }, a seriff, kiejtett egy seriffhelyettest, és minden lapját elveszti.
    .you = Te, a seriff, kiejtettél egy seriffhelyettest, és minden lapodat elveszted.

event-card-shuffled = A dobópakli megkeverve: { $amount } lap lett az új pakli.

event-card-turned_up = A Vegyesboltban: { $cards }.

event-card-picked = { $seat } elveszi a Vegyesboltból: { $cards }.
    .you = Elveszed a Vegyesboltból: { $cards }.

event-card-looked_at = { $seat } megnézi: { $cards }.
    .you = Megnézed: { $cards }.

event-card-returned = { $seat } visszateszi a paklira: { $cards }.
    .you = Visszateszed a paklira: { $cards }.

event-card-copied = { $seat } kölcsönveszi a képességet: { $other }, { $others-character }.
    .at-you = { $seat } kölcsönveszi a képességedet: { $others-character }.
    .you = Kölcsönveszed a képességet: { $other }, { $others-character }.

event-card-used_ability = { $seat } használja a képességét: { $character }.
    .you = Használod a képességedet: { $character }.

event-card-untouched = { $seat } sértetlen, nem árt neki: { $cards }.

event-card-inherited = { $seat } átveszi: { $cards } ← { $other }.
    .you = Átveszed: { $cards } ← { $other }.

event-card-nothing_happened = Hatástalan: { $seat }.

event-card-lost_duel = { $seat } elveszíti a párbajt.
    .you = Elveszíted a párbajt.
    .at = { $seat } elveszíti a párbajt ({ $other }).
    .at-you = { $seat } elveszíti a veled vívott párbajt.
    .you-at = Elveszíted a párbajt ({ $other }).

event-card-game_over = Vége a játéknak.

event-card-chose_character = { $seat } karaktert választott.
    .you = Ezt választottad: { $cards }.

event-card-became = { $seat } karaktere: { $cards }.
    .you = A te karaktered: { $cards }.
