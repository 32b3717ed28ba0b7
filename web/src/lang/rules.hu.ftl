### How the rules begin when somebody looks them up: the goal, the roles, a turn. Loaded with them.

sheet-game = Melyik játék
sheet-goal = A cél
    .text = Mindenkinek van szerepe, és csak a seriff mutatja meg. Aki eléri a szerepe célját, az oldalával együtt győz, akkor is, ha elesett.
    .three = Ennél az asztalnál nincs seriff, minden szerep nyílt, és mindenkinek van valakije, akire vadászik.
sheet-roles = A szerepek
sheet-turn = Egy kör
sheet-out = A körödön kívül
    .card = Ha rád lőnek, egy Nem talált! ment meg; ha az utolsó életerőpontod veszne el, egy Sör.
    .dice = A körödön kívül nem teszel semmit, hacsak a karaktered nem mondja.
sheet-glossary = Szótár
sheet-nothing = Itt nem esik szó erről: „{ $wanted }”. Próbálj más szót vagy a másik játékot.

# A turn of the card game, in its order.
turn-card-1 = Ellenőrzés
    .text = Ha Dinamit vagy Börtön van előtted, előbb felfordítanak érte egy lapot.
turn-card-2 = Húzás
    .text = Vegyél két lapot a pakliból.
turn-card-3 = Játék
    .text = Játssz ki annyi lapot, amennyit akarsz, de csak egy BANG!-et; addig ér, ameddig a fegyvered.
turn-card-4 = Dobás
    .text = Annyi lapot tartasz meg, ahány életerőpontod van.

# A turn of the dice game, in its order.
turn-dice-1 = Dobás
    .text = Dobj mind az öt kockával, legfeljebb háromszor, és tartsd meg, amit akarsz. A Dinamit ott marad; három véget vet a dobásnak, és 1 életerőpontba kerül.
turn-dice-2 = Nyilak
    .text = Minden Nyílvesszőt azonnal elveszel. Ha elfogy az utolsó, támadnak az indiánok: mindenki annyi életerőpontot veszít, ahány nyila van.
turn-dice-3 = Lövés
    .text = Az 1 egy szomszédot talál el, a 2 egy két hellyel odébb ülőt; az oldalt te választod.
turn-dice-4 = Ivás
    .text = A Sör 1 életerőpontot ad neked vagy bárkinek.
turn-dice-5 = Gatling
    .text = Három mindenki mást eltalál, te pedig visszateszed a nyilaidat.
