### A fejtörők oldala, és ami az asztalnál egy körül áll.

puzzles-page = Fejtörők
puzzles-text = Egy állás, egy lépés. Találd meg a legjobbat.
puzzle-daily = A nap fejtörője
puzzle-daily-done = Megoldva. A következő holnap jön.
puzzle-solve = Megoldom
puzzle-themes = Témák
puzzle-theme-text = { $theme ->
        [who] szerepek a tettekből
        [survive] egy kiút van
        [finish] győzni ebben a körben
        [hold] néha semmit tenni a legjobb
        [dice] tartani, dobni, megállni
        [events] megfordult szabályok
       *[cards] mit játssz, mit vegyél
    }
puzzle-count = { $done } / { $all } megoldva
puzzles-all = Minden fejtörő
puzzles-open = Még megoldatlan
puzzles-none = Mind megoldva. Szép munka.
puzzle-state-new = új
puzzle-state-begun = elkezdve
puzzle-state-missed = elvétve
puzzle-state-solved = megoldva
puzzle-state-first = elsőre
puzzle-play = Játék
puzzle-again = Újra
puzzle-number = { $game }, { $number }. szám
puzzle-players = { $players } játékos
puzzle-difficulty = Nehézség: { $n } / 5
streak = { $days ->
        [0] Még egy nap sincs sorban
        [one] 1 nap egymás után
       *[other] { $days } nap egymás után
    }
streak-best = legjobb: { $best }
streak-forgiven = Egy kihagyott nap elnézve
# Az asztalnál. $life: a saját életpontok; $left: hányan maradtak.
puzzle-chip = Fejtörő
puzzle-coming = Készül az asztal …
puzzle-gone = Nincs ilyen fejtörő.
puzzle-line = Te: { $role }, { $life } életpont. { $left } játékos maradt. Mi a legjobb?
puzzle-no-clock = Nincs óra. A rossz válasz csak az „elsőre” jelet viszi el.
puzzle-hint = Tipp
puzzle-hint-theme = Erről van szó: { $theme }.
puzzle-hint-narrow = Néhány rosszabb válasz eltűnt.
puzzle-hint-none = Nincs mit elhagyni: vagy ez, vagy az.
puzzle-show = Mutasd a választ
puzzle-idle = Megválaszolva
puzzle-first-try = Elsőre.
puzzle-lost = −{ $points } pont
puzzle-you-win = te nyersz
puzzle-why = Miért
puzzle-more = Még { $count } válasz, egyik sem jobb
puzzle-says = „{ $said }”
puzzle-bars = Az ülések sávjai azt mutatják, mit hisz egy mesterlövész a helyedben. Biztos senki sem lehet.
puzzle-belief = Amit { $name } szerepéről hinni lehet: { $parts }
puzzle-part = { $role } { $percent } %
puzzle-try-again = Újra
puzzle-next = Következő fejtörő
puzzle-list = A listához
