# After a game, and in replays: loaded with them.

# Hogyan ért véget. $cause: egy lap vagy egy kockaoldal, vagy none.
you-won = Győztél
you-lost = Vesztettél
end-fell = { $name }, { $role }, elesett.
    .you = Elestél, { $role }.
end-by = { $cause ->
        [none] Az utolsó lövés: { $name }.
       *[other] Az utolsó találat ({ $cause }): { $name }.
    }
    .you = { $cause ->
        [none] Az utolsó lövés a tiéd volt.
       *[other] Az utolsó találat ({ $cause }) a tiéd volt.
    }
end-by-nobody = Senki sem lőtt: { $cause }.
cause-indians = az indiánok
won-sheriff = A törvény győz
won-deputy = A seriffhelyettes győz
won-outlaw = { $count ->
    [one] A bandita győz
   *[other] A banditák győznek
}
won-renegade = A renegát győz
won-nobody = Senki sem győz
winners-are = { $count ->
    [one] Győztes: { $names }.
   *[other] Győztesek: { $names }.
}
fallen-win-too = Az elesettek is győznek: a győzelem a szerepé.
back-to-room = Vissza a váróba
ready-for-rematch = Kész a visszavágóra
ready-count = { $ready } / { $of } kész a visszavágóra.
keep-character = { $character } megtartása a következő játékra
share-replay = Visszajátszás megosztása
record = Jegyzőkönyv
who-was-who = Ki kicsoda volt
player = Játékos
hits-dealt = Adott találat
hits-taken = Kapott találat
cards-played = Kijátszott lap
times-rolled = Dobás
life-by-turn = Életerő körönként
life-went = Életerő: { $from } → { $to }
guessed-right = { $name } eltalált { $right } titkos szerepet, összesen { $of } volt.
luck = Szerencse
luck-proof = A játék előtt elhangzott az ígéret a kezdőértékre, bárki hozzáadhatott valamit, és minden lépés pecsétet kapott. Az oldalad feljegyezte, amit látott, és összeveti a jegyzőkönyvvel.
check-luck = A szerencse ellenőrzése
luck-good = Rendben
luck-bad = Nincs rendben
luck-none = Nincs mit összevetni
luck-promise-good = A kezdőérték az, amelyet a játék előtt megígértek.
luck-promise-late = { $move ->
    [0] A kezdőérték a megígért, de az ígéretet csak a játék kezdetén láttad.
   *[other] A kezdőérték a megígért, de az ígéretet csak a(z) { $move }. lépés után láttad.
}
luck-promise-bad = A kezdőérték nem az, amelyet neked megígértek.
luck-share-good = Amit hozzáadtál, benne van a jegyzőkönyvben.
luck-share-bad = Amit hozzáadtál, hiányzik a jegyzőkönyvből: { $own }
luck-share-none = Ehhez a játékhoz nem adtál hozzá semmit.
luck-seal-good = { $moves ->
    [one] A jegyzőkönyv pecsétje illik az egyetlen lépéséhez.
   *[other] A jegyzőkönyv pecsétje illik mind a(z) { $moves } lépéséhez.
}
luck-seal-bad = A jegyzőkönyv pecsétje nem illik a soraihoz: valaki megváltoztatta.
luck-seen-good = { $count ->
    [one] A pecsét, amelyet játék közben láttál, a helyén van.
   *[other] Mind a(z) { $count } pecsét, amelyet játék közben láttál, a helyén van.
}
luck-seen-bad = A(z) { $move }. lépés után más pecsétet láttál, mint ami a jegyzőkönyvből következik.
luck-seen-none = Ebből a játékból nem láttál pecsétet.
luck-shares = A kezdőértékhez hozzáadva
luck-shares-none = Senki sem adott hozzá semmit.
luck-yourself = Ellenőrzés saját programmal
luck-yourself-how = Mentsd el a jegyzőkönyvet, és futtasd mellette ezt. Az egész játékot is újra lejátssza.
command = Parancs
analysis = Elemzés
after-the-game = A játék után
replay-missing = Ezen a címen nincs befejezett játék. Ellenőrizd a linket, vagy játssz egyet te.
see-it-as = Nézet
everything-open = Minden nyíltan
seat-of = { $name } helye
step-of = { $step }. lépés, összesen { $of }
first-step = Első lépés
last-step = Utolsó lépés
pause = Szünet
what-the-bot-thought = Amit a bot gondolt { $name } helyén
