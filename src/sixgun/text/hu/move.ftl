### Mit jelent egy lépés, választható válaszként. A formákat az angol fájl magyarázza.

price = { $paid ->
    [yes] , ára: { $price }
   *[no] {""}
}

## Kártyajáték

move-card-play = Kijátszás: { $card }{ price }
    .at = Kijátszás: { $card } → { $target }{ price }
    .hand = Kijátszás: { $card } → { $target }, egy kézbeli lap{ price }
    .card = Kijátszás: { $card } → { $target }, { $what }{ price }
    .mine = Kijátszás: { $card } → saját lapod, { $what }{ price }
    .self = Kijátszás magadra: { $card }{ price }
move-card-lay = Letétel: { $card }
    .at = Letétel: { $card } → { $target }
    .self = Letétel magad elé: { $card }
move-card-play-shot = Válasz: { $card }
move-card-play-raid = Eldobás: { $card }
move-card-play-duel = Eldobás: { $card }
move-card-play-dying = Ivás: { $card }
move-card-use = Használat: { $card }{ price }
    .at = Használat: { $card } → { $target }{ price }
    .hand = Használat: { $card } → { $target }, egy kézbeli lap{ price }
    .card = Használat: { $card } → { $target }, { $what }{ price }
    .mine = Használat: { $card } → saját lapod, { $what }{ price }
move-card-use-shot = Válasz: { $card }
    .draw = Felfordítás: { $card }
move-card-ability = Képességed használata{ price }
    .at = Képességed használata → { $target }{ price }
move-card-ability-shot = Felfordítás a képességeddel{ price }
move-card-ability-pair = Képességed használata: visszanyersz 1 életerőpontot{ price }
move-card-end = { $over ->
        [0] Kör vége
       *[other] Kör vége, { $over } lapot eldobsz
    }
move-card-pass = Nem teszel semmit
move-card-pass-shot = Elszenveded a találatot
move-card-pass-raid = Elszenveded a találatot
move-card-pass-duel = Feladod a párbajt
move-card-pass-dying = Kiesel
move-card-pass-second_card = Marad az első lap
move-card-pass-reward = Lemondasz a jutalomról
move-card-discard = { $card }
    .told = { $card } eldobása
move-card-take = { $card }
    .told = { $card } elvétele
move-card-draw = Húzás a pakliból
    .at = Húzás kézből: { $target }
    .card = Elvétel: { $what } ← { $target }
    .mine = Saját lapod elvétele: { $what }
    .discard = Elvétel a dobópakliból: { $what }
move-card-draw-second_card = Felfordítasz egy második lapot
move-card-draw-reward = Húzol három lapot
move-card-return = { $card }
    .told = { $card } visszatétele
move-card-choose = { $card }
    .told = { $card }{ $what } választása
    .hand = Egy véletlen kézbeli lap
    .card = { $what }
move-card-copy = { $target }
    .told = { $target } képességének kölcsönvétele
move-card-keep = { $card } megtartása
move-card-name = { $what }
    .told = { $what } megnevezése
move-card-use-identity = A második karakter felvétele
move-card-pass-identity = Maradj, aki vagy
move-card-guess = { $what }
    .told = Tipp: { $what }
move-card-become = { $what } ({ $life }): { $text }
    .told = { $what } leszel
move-card-use-drinking = Inkább 1 életpont visszanyerése
move-card-use-brothers = Életpont neki: { $target }
move-card-pass-brothers = Megtartod az életpontjaidat
move-card-pass-guessing = Nem tippelsz tovább
move-card-pass-ranching = Nem cserélsz többet
move-card-pass-ricocheting = Elveszíted a lapot
move-card-pass-roulette = 2 életpontot veszítesz
move-card-pass-volley = Elviseled a találatot

## Kockajáték

move-dice-stop = Megállsz
move-dice-reroll = Újradobás: { $dice }
move-dice-shoot = { $target }
    .told = Lövés: { $target }
    .doubling = { $target }, egy Sörrel megduplázva
move-dice-heal = { $target }
    .told = A sör ezé: { $target }
    .self = Magad
move-dice-arrow = Felveszel egy nyílvesszőt
move-dice-hit = Elveszted az életerőpontot
move-dice-drop = Visszateszel egy nyílvesszőt
move-dice-keep = Megtartod a nyilaidat
move-dice-remove = { $target }
    .told = Egy nyíl levétele: { $target }
    .self = A sajátod
move-dice-fire = Tűz
    .keeping = Tűz, és megtartod a nyilaidat
move-dice-pass = Nem teszel semmit
move-dice-become = { $what } ({ $life }): { $text }
    .told = { $what } leszel
