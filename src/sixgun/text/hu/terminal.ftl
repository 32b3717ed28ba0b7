### Amit maga a terminál mond. A számok jelentését az angol fájl magyarázza.

## Az asztal

table-head-card = { $top ->
        [none] Pakli { $deck } · nincs dobott lap
       *[some] Pakli { $deck } · dobott { $discards }, felül { $card }
    }
table-deck-top = A pakli tetején: { $cards }
table-store = A Vegyesboltban: { $cards }
table-head-dice = Nyílvesszők középen: { $supply } a 9-ből
table-in-reach = távolság { $distance }, lőtávolon belül
table-too-far = távolság { $distance }, túl messze
table-you = te
table-out = kiesett
table-hand = { $count ->
    [one] 1 lap
   *[other] { $count } lap
}
table-arrows = { $count ->
    [0] nincs nyíl
    [one] 1 nyíl
   *[other] { $count } nyíl
}
table-places = { $count ->
    [one] 1 hely
   *[other] { $count } hely
}
table-hits = { $count ->
    [one] 1 lövés célozza
   *[other] { $count } lövés célozza
}
table-in-play = Játékban: { $cards }
table-waits = { $card } (vár)
table-choosing = (még választ)
table-borrows = képessége most: { $character }
table-known = Tudsz róla: { $cards }
hand-yours = A kezed (legfeljebb { $limit }): { $cards }
hand-empty = Nincs lap a kezedben.

## Események

table-event = Esemény: { $event }. { $text }
table-no-event = Még nincs érvényben esemény.
table-next-event = A következő esemény: { $event }{ $count ->
        [0] , az utolsó
       *[other] , utána még { $count }
    }.
table-backwards = A körök az óramutató járásával ellentétesen mennek.
table-named = { $seat } ezt a színt nevezte meg: { $suit }; mást nem játszhat ki.
table-must-play = { $seat } köteles a köre vége előtt kijátszani ezt a lapot, ha lehet: { $card }.
table-ghost = szellem
table-second = folytathatja így: { $character }

## A kockák

dice-roll = { $roll }. dobás a { $allowed } közül
dice-kept = marad
dice-locked = rögzítve
dice-does-arrow = { $count } × Nyílvessző: már felvetted.
dice-does-dynamite = { $fires ->
        [yes] { $count } × Dinamit: elvesztesz 1 életerőpontot.
       *[no] { $count } × Dinamit: semmi (három 1 életerőpontodba kerül).
    }
dice-does-shot = { $count ->
        [one] 1 × { $face }: 1 életerőpontot vesz el ({ $targets }).
       *[other] { $count } × { $face }: egyenként 1 életerőpontot vesz el ({ $targets }).
    }
dice-does-beer = { $count ->
        [one] 1 × Sör: bárkinek 1 életerőpontot ad.
       *[other] { $count } × Sör: mindegyik 1 életerőpontot ad bárkinek.
    }
dice-does-gatling = { $fires ->
        [yes] { $count } × Gatling: mindenki más elveszt 1 életerőpontot, a nyilaid visszakerülnek.
       *[no] { $count } × Gatling: semmi ({ $need } kell a tüzeléshez).
    }
face-arrow = Nyílvessző
face-dynamite = Dinamit
face-1 = 1
    .die = 1-es
face-2 = 2
    .die = 2-es
face-beer = Sör
face-gatling = Gatling

odds-point = ,
odds-head = Ha újradobod: { $dice }
odds-gatling = tüzel a Gatling: { $chance }
odds-dynamite = három Dinamit vagy több: { $chance }
odds-face = { $face }: legalább egy { $one }, kettő { $two }, három { $three }
odds-nothing = Most nincs újradobható kocka; az `esély` a dobásaid között használható.
odds-places = Az `esély` után kockahelyek állhatnak 1-től 5-ig, mindegyik egyszer, például `esély 1 3`.

## Az eleje és a vége

start-card = BANG! a kártyajáték ({ $sets }), { $players } játékos, { $luck }.
start-dice = BANG! Kockajáték, { $players } játékos, { $luck }.
luck-open = { $seed }. osztás
luck-sealed = lepecsételt osztás: { $hash }
start-bots = A többiek botok ({ $bots }). A `súgó` mindent elmagyaráz, a `kilép` befejezi.
start-you = Te vagy { $seat }, { $character }, { $role }.
start-goal = Cél: { $goal }
start-ability = Képesség: { $ability }
end-over = Vége a játéknak.
end-won = Győztél!
end-lost = Vesztettél.
end-nobody = Senki sem győzött.
end-seat = { $seat } { $character }: { $role }
    .won = { $seat } { $character }: { $role }, győzött
saved = A játék leírása itt van: { $path }
not-saved = A játék leírását nem sikerült ide írni: { $path } ({ $reason }). A --record FÁJL máshová teszi.
left = Kiszállsz a játékból.

after-won = Győzelmek eddig, { $games ->
        [one] 1 játék után:
       *[other] { $games } játék után:
    }
after-seat = { $seat } ({ $name }): { $wins }
after-you = te
after-series = Az Enter kiosztja a következő játékot ({ $game }/{ $games }), a `kilép` befejezi.
after-over = Az `újra` új játékot oszt ennél az asztalnál; az Enter befejezi.
    .typed = újra ujra u
after-why = A `miért` elmondja, mire gondoltak a botok, a `miért B` azt, hogy mire gondolt B.
after-wrong = Itt nincs ilyen: `{ $text }`.
after-heading = { $game }. játék ennél az asztalnál
after-heading-series = { $game }. játék a { $games } közül

reasons-later = Egy bot indokai elárulják, mije van: a játék után olvashatod el őket, gyakorló játékban (--practice) bármikor.
reasons-none = Ilyen indok nincs: egy bot akkor indokol, amikor volt választása.
reasons-of = { $seat } ezt választotta: „{ $move }”. { $said }
reasons-turn = { $turn }. kör
# The coach. $moves: one move or two; $percent: how likely one's side wins then.
hint-practice = A mester csak gyakorló játékokban van ott (--practice).
hint-best = Gus ezt játszaná: { $moves } ({ $percent } %)
hint-more = vagy: { $moves } ({ $percent } %)
hint-then = { $first }, aztán: { $then }
hint-role = { $role } { $percent } %
hint-belief = { $seat }: { $roles }
hint-sees = A számok az oldalad nyerési esélyei. Azt látja, amit te, a többiek lapjait nem.

## Válaszok

target = { $seat } ({ $character }, { $life }/{ $full })
seat-own = { $seat } (te)
prompt = { $seat }>
forced = Az egyetlen válaszod: { $move }.
group-play = Kijátszás: { $card } → { $targets }
group-lay = Letétel: { $card } → { $targets }
group-use = Használat: { $card } → { $targets }
group-price = Kijátszás: { $card } (még egy lapba kerül)
group-price-at = Kijátszás: { $card } → { $targets } (még egy lapba kerül)
group-ability = Képességed használata ({ $count ->
        [one] egy lapba kerül
       *[other] { $count } lapba kerül
    })
group-ability-at = Képességed használata → { $targets } ({ $count } lapba kerül)
group-event-at = { $card } használata → { $targets } ({ $count } lapba kerül)
group-draw = Lap elvétele: { $targets }
ask-which = Melyik legyen?
ask-target = Ki ellen?
ask-card = Melyik lap?
ask-price = Melyik lapot dobod el érte?
ask-pair = Melyik lapot dobod el először?
ask-second = És melyiket vele: { $card }?
back = (egy üres Enter visszalép)
rolling-how = Írd be az újradobandó helyeket, például 1 3 5, vagy `tart 2 4`; a 0 megáll, az `esély` megmondja az esélyeket.
confirm = { $warning } Biztosan? (1 igen, 0 nem)
confirm-yes = igen i 1
confirm-no = nem n 0
confirm-again = Válaszolj így: 1 igen, 0 nem.
warnings-on = Mostantól még egyszer megkérdezlek, mielőtt ártanál magadnak vagy elpazarolnál valamit.
warnings-off = Többé nem kérdezlek meg, mielőtt ártanál magadnak vagy elpazarolnál valamit. A `figyelmeztetés` visszahozza.
filling = rá ra re ellen és a az egy
rolling-keep = tart tartom megtart
rolling-again = dob újra ujra dobás
rolling-stop = állj allj megáll s
warn-dies = Ez az utolsó életerőpontodba kerül.
warn-could = Még meg lehetne menteni.
warn-own = Ez a saját lapodat éri: { $card }.
warn-jail = Ezzel magadat teszed börtönbe.
warn-full = Az életerőd teljes, így nincs hatása.
warn-two = Ha már csak ketten vannak játékban, a Sörnek nincs hatása.
warn-lost-beer = { $target } életereje teljes, így kárba veszne.
warn-dynamite = A Dinamit megölhet, ha visszaér hozzád.
warn-weaker = A mostani fegyvered legalább ilyen messze hord.
warn-ally = Ezzel a saját Seriffednek ártasz.
warn-unarmed = Nincs BANG!-ed ehhez a párbajhoz.
warn-arrow = Megtartanál egy nyilat, amely visszakerülhetne.

## Hibás bevitel: egy mondat, a kiúttal

wrong-number = Nincs ilyen válasz: { $number }; írj egy számot { $first } és { $last } között, vagy azt, hogy `súgó`.
wrong-word = Ez itt nem válasz: `{ $text }`; írd be az egyik számot, egy lépést, például `{ $example }`, vagy azt, hogy `súgó`.
wrong-word-like = Ez itt nem válasz: `{ $text }`; erre gondoltál: `{ $close }`? A `súgó` mindent elmagyaráz.
wrong-rest = A(z) { $number }. válaszhoz nem illik: `{ $text }`; a puszta { $number } megmutatja, mi illik hozzá.
wrong-dice = A kockák helye 1-től 5-ig számozott, mindegyik egyszer; az első és a harmadik újradobásához írd: 1 3.
wrong-locked = A Dinamit ott marad; ezekből válassz: { $places }.
why-not-yours = Nincs ilyen lapod: { $card }; az `asztal` megmutatja a kezedet.
why-not-event = Most nem ez az esemény van érvényben: { $card }; az `asztal` megmutatja, melyik.
why-not-card = { $card }: { $reason }
why-not-target = { $card }, célpont { $target }: { $reason }.
no-log = Még nem történt semmi.
log-all = mind

## Súgó

help-how-card = Válaszadás: írd be egy válasz számát. Ha egy sor több játékost nevez meg, tedd hozzá a betűt: `2 C`. Vagy írd le a lépést, angolul, mint `play bang at C`, vagy csak `bang c`, akár `sör`. A 0 mindig az a válasz, amely nem tesz semmit (kör vége, elszenveded). Egy üres Enter visszalép.
help-how-dice = Válaszadás: írd be egy válasz számát vagy egy játékos betűjét: `2` vagy `C`. Vagy írd le a lépést, angolul, mint `shoot C` vagy `heal A`. A 0 mindig az a válasz, amely nem tesz semmit (megállsz). Dobás: írd be az újradobandó helyeket, mint `1 3 5`, vagy a megtartandókat, mint `tart 2 4`; a 0 megáll. Az `esély` vagy az `esély 1 3` megmondja az esélyeket.
help-commands = Parancsok, bármikor (angolul is: help, table, log, why, odds, quit):
help-command-help = súgó SZÓ
    .text = mit jelent egy lap, egy esemény, egy karakter, egy szerep vagy a szabályok egy szava
    .typed = súgó sugo segítség segitseg ?
help-command-table = asztal
    .text = az asztal újra, mindenki életerejével és lapjaival
    .typed = asztal t
help-command-log = napló
    .text = mi történt az utolsó körben; a `napló mind` az elejétől
    .typed = napló naplo l
help-command-why = miért
    .text = gyakorló játékban, miért lépett így az utolsó bot; a `miért B` a B-t kérdezi
    .typed = miért miert m w
help-command-hint = tipp
    .text = gyakorló játékban, mit tenne a mester, miért, és mit gondol a többiekről
    .typed = tipp
help-command-odds = esély
    .text = a következő dobásod esélyei
    .typed = esély esely esélyek o
help-command-warnings = figyelmeztetés
    .text = még egyszer megkérdez, mielőtt ártanál magadnak vagy elpazarolnál valamit, vagy többé nem
    .typed = figyelmeztetés figyelmeztetes figyelmeztetések
help-command-quit = kilép
    .text = kiszállsz; a játék leírása megmarad
    .typed = kilép kilep vége vege q
help-signs-card = Jelek: ● egy életerőpont, ○ egy elvesztett; > akinek a köre van; (vár) egy zöld lap, amely még nem használható; a zárójeles karakternek, mint (Jourdonnais), most nincs képessége.
help-signs-dice = Jelek: ● egy életerőpont, ○ egy elvesztett; > akinek a köre van.
help-words = Szavak, amelyekre rákérdezhetsz: { $words }.
help-card = { $name } ({ $border }; { $copies })
help-event = { $name } (esemény; { $set })
help-character-card = { $name } ({ $life } életerőpont; kártyajáték)
help-character-dice = { $name } ({ $life } életerőpont; kockajáték)
help-rule = { $id }: { $text }
help-nothing = Erről nincs semmi: `{ $word }`; a `súgó` felsorolja a szavakat.
help-nothing-like = Erről nincs semmi: `{ $word }`; erre gondoltál: { $close }?
help-more = { $count ->
    [one] Van még 1: `sixgun rules { $word }`.
   *[other] Van még { $count }: `sixgun rules { $word }`.
}

## Parancsok, amelyek csak kiírnak

rules-nothing = Erről semmi sem szól: { $words }; próbálj egyetlen szót, mint `sixgun rules barrel`, vagy egy számot, mint `sixgun rules C94`.
rules-nothing-like = Erről semmi sem szól: { $words }; erre gondoltál: { $close }?
rules-cards = Lapok
rules-events = Események
rules-characters = Karakterek
rules-roles = Szerepek
rules-words = Szavak
rules-rules = Szabályok (angolul)
