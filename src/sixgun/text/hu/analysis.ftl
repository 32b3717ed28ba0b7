### Amit egy elemzés a befejezett játszmáról mond. A pontok egy oldal győzelmi esélyének századai.

# $side: law, outlaws, renegade; hármasban deputy, outlaw, renegade.
analysis-won = { $turns ->
        [one] Egy kör
       *[other] { $turns } kör
    } után { $side ->
        [law] a seriff oldala nyert.
        [outlaws] a banditák nyertek.
        [renegade] a renegát nyert.
        [deputy] a seriffhelyettes nyert.
        [outlaw] a bandita nyert.
       *[nobody] nem nyert senki.
    }
analysis-side = { $side ->
        [law] A seriff oldala
        [outlaws] Banditák
        [renegade] Renegát
        [deputy] Seriffhelyettes
       *[outlaw] Bandita
    }
analysis-winning = Ki állt nyerésre
analysis-turning = Fordulópontok
analysis-no-turning = Egyetlen kör sem változtatott sokat.
analysis-turn-of = { $turn }. kör, { $seat }.
# $change, $luck, $decision: pontok előjellel.
analysis-turn = { $side } { $change }: szerencse { $luck }, döntések { $decision }.
analysis-turn-luck = { $side } { $change }, mind szerencse.
analysis-players = Szerencse és döntések
analysis-head-luck = szerencse
analysis-head-decisions = döntések
analysis-head-cost = elajándékozva
analysis-word = { $word ->
        [sharp] éles
        [steady] biztos
        [loose] laza
       *[wild] vad
    }
analysis-players-text = A saját oldal esélyének pontjaiban, * nyert. A döntéseket egy ugyanott ülő mesterlövész döntéseihez mérjük; elajándékozva az van, amennyivel a legjobb válaszok többet értek volna.
# Egy oldal esélyének részei, amelyek kiadják a végét.
analysis-sum = { $side }: az elején { $start } %, szerencse { $luck }, döntések { $decisions }, a végén { $result } %.
analysis-mistakes = Mi lett volna jobb
analysis-no-mistakes = Nincs mit kifogásolni. Szép játék volt.
analysis-mistake = { $turn }. kör, { $seat }: { $did }
analysis-mistake-own = { $turn }. kör: { $did }
analysis-better = Jobb: { $better }, { $points } pont (± { $error }).
analysis-says = Egy mesterlövész ezt mondaná: „{ $said }”
analysis-beliefs = Mit hitt az asztal
analysis-belief = { $role } { $percent } % a(z) { $turn }. körtől
analysis-belief-none = fogalma sincs a(z) { $turn }. körtől
analysis-belief-shown = felfedve a(z) { $turn }. körben
analysis-numbers = Számokban
analysis-number-bangs = { $count } kijátszott BANG!
analysis-number-dodged = { $count } kivédett lövés
analysis-number-hearts = { $of } felfordított lapból { $count } kőr
analysis-number-drinks = { $count } ital
analysis-number-dynamite = Dinamit { $count ->
        [one] egyszer
       *[other] { $count }-szer
    } továbbadva
analysis-number-drawn = { $count } húzott kártya
analysis-number-face-arrow = { $of } kockából { $count } nyíl
analysis-number-face-dynamite = { $count } dinamit
analysis-number-face-1 = { $count } találat 1-re
analysis-number-face-2 = { $count } találat 2-re
analysis-number-face-beer = { $count } sör
analysis-number-face-gatling = { $count } Gatling
analysis-number-arrows = { $count } felvett nyíl
analysis-number-rerolls = { $count } dobás az első után
