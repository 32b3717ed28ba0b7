# Miért lépett így egy bot. A helyek betűként vagy névként, a lapok és szerepek a nyelven érkeznek.

reason-role = { $role ->
    [sheriff] a seriff
    [outlaw] egy bandita
    [renegade] egy renegát
   *[deputy] egy seriffhelyettes
}

reason-random = Azt vettem, ami a kezembe akadt.
reason-shoot = Lövés, a célpont { $target }: szerintem { reason-role }, { $percent } %.
reason-finish = { $target } az utolsó életerőpontján áll, és szerintem { reason-role }, { $percent } %.
reason-rob = { $target } legyen egy lappal szegényebb: { reason-role }, { $percent } %.
reason-hinder = { $target } egy ideig ne legyen utamban: { reason-role }, { $percent } %.
reason-help = { $target } talán az én oldalamon áll, ezért segítek: { reason-role }, { $percent } %.
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
reason-looked-ahead = Fejben { $games } alkalommal végigjátszottam; ez lett a legjobb, { $percent } % győzelemmel.
reason-suspects = { $seat } ilyennek tűnik: { reason-role } ({ $percent } %).
reason-weighed = A második gondolatom „{ $move }” volt, { $margin } század életerőponttal mögötte.
