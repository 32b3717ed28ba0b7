# Miért lépett így egy bot. A helyek betűként vagy névként, a lapok és szerepek a nyelven érkeznek.

reason-role = { $role ->
    [sheriff] a seriff
    [outlaw] egy bandita
    [renegade] egy renegát
   *[deputy] egy seriffhelyettes
}

reason-guess = { $percent ->
    [100] { reason-role }
   *[other] { reason-role }, { $percent } %
}

reason-random = Azt vettem, ami a kezembe akadt.
reason-shoot = Lövés, a célpont { $target }: szerintem { reason-guess }.
reason-finish = { $target } az utolsó életerőpontján áll, és szerintem { reason-guess }.
reason-rob = { $target } legyen egy lappal szegényebb: { reason-guess }.
reason-hinder = { $target } egy ideig ne legyen utamban: { reason-guess }.
reason-help = { $target } talán az én oldalamon áll, ezért segítek: { reason-guess }.
reason-hold = Semmi, amit még tehetnék, nem érné meg a lapját.
reason-cards = Előbb több lap, aztán meglátjuk.
reason-useful = Most ez hasznos nekem a legjobban: { $card }.
reason-lay-down = Jobb helyen van előttem, mint a kezemben: { $card }.
reason-ability = A karakterem képessége itt megéri az árát.
reason-defend = Ennyi életerővel ({ $life }) inkább ezt adom fel: { $card }.
reason-take-it = Ezt kibírom; a lapjaim többet érnek nekem.
reason-least-useful = A lapjaim közül erre van a legkevésbé szükségem: { $card }.
reason-most-useful = Ennek veszem a legtöbb hasznát: { $card }.
reason-choose = Ez a választás a legjobb nekem.
reason-draw = Innen várok a legtöbbet.
reason-copy = Ezt a képességet szeretném.
reason-must-shoot = Valakit el kell találnia, és { $target } bírja ki a legjobban: { reason-guess }.
reason-drink = Ennyi életerővel ({ $life }) ezt magam iszom meg.
reason-waste-beer = Akit kedvelek, annak nem kell ital, így { $target } kap egyet, amely nem segít.
reason-stop = Ezek a kockák így jók nekem; egy újabb dobás inkább elrontaná.
reason-keep-dice = Megtartom, amit használni tudok ({ $count }), a többitől jobbat remélek.
reason-reroll-all = E kockák közül egyik sem használ nekem.
reason-arrow-instead = Inkább egy nyílvessző, mint egy életerőpont.
reason-bear-hit = Az indiánok jobban aggasztanak, mint ez a találat.
reason-drop-arrow = Eggyel kevesebb nyílvessző az indiánoknak.
reason-keep-arrow = A nyílvessző maradhat.
reason-remove-own = Megszabadulok egy nyílvesszőtől, amíg lehet.
reason-remove = Eggyel kevesebb nyílvessző, { $target }: { reason-guess }.
reason-fire = A Gatling több ellenséget talál el, mint barátot.
reason-let-be = Jobb, ha ennyiben hagyom.
reason-looked-ahead = Fejben { $games } alkalommal végigjátszottam; ez lett a legjobb, { $percent } % győzelemmel.
reason-suspects = { $seat } ilyennek tűnik: { reason-role } ({ $percent } %).
reason-weighed = A második gondolatom „{ $move }” volt, { $margin } század életerőponttal mögötte.
