# Miért lépett így egy bot. A helyek betűként vagy névként, a lapok és szerepek a nyelven érkeznek.

reason-role = { $role ->
    [sheriff] a seriff
    [outlaw] egy bandita
    [renegade] egy renegát
   *[deputy] egy seriffhelyettes
}

reason-guess = { $percent ->
    [0] bárki legyen is
    [100] { reason-role }
   *[other] { reason-role }, { $percent } %
}

reason-random = Azt vettem, ami a kezembe akadt.
reason-shoot = Lövés, a célpont { $target }: { reason-guess }.
reason-finish = { $target } az utolsó életerőpontján áll, ezt elveszem: { reason-guess }.
reason-rob = { $target } legyen egy lappal szegényebb: { reason-guess }.
reason-hinder = { $target } egy ideig ne legyen utamban: { reason-guess }.
reason-help = { $target } talán az én oldalamon áll, ezért segítek: { reason-guess }.
reason-against-friend = Nincs bajom vele: { $target }, de végül így járok a legjobban: { reason-guess }.
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
reason-become = A két karakterem közül ez illik jobban a szerepemhez.
reason-let-be = Jobb, ha ennyiben hagyom.
reason-looked-ahead = Fejben { $games } alkalommal végigjátszottam; ez lett a legjobb, { $percent } % győzelemmel.
reason-promised = Az { $percent } %-ot ígért.
reason-suspects = { $seat } ilyennek tűnik: { reason-role } ({ $percent } %).

## Események: mit kérdeznek, és mire jók.

reason-name-suit = Ebből a színből tudok a legtöbbet használni.
reason-guess-sure = Ez a szín biztos.
reason-guess-likely = A látott lapok alapján ez a szín a valószínűbb.
reason-give-life = { $target } jobban rászorul egy életerőpontra, mint én: { reason-guess }.
reason-new-identity = Valaki másként jobban járok.
reason-drink-instead = { $life } életerőponttal többet ér nekem egy korty, mint a lapok.
reason-must-play = Ezt a lapot ki kell játszani ({ $card }), és így ér a legtöbbet.
reason-nothing-to-lose = Csak egy körre tértem vissza, nincs mit veszítenem.

## Mi lett volna majdnem helyette: egy mondat minden fajta lépéshez.

reason-second-play = Majdnem ezt játszottam ki helyette: { $card }.
reason-second-play-at = Majdnem ezt játszottam ki helyette: { $card }, a célpont { $target }.
reason-second-use = Majdnem ezt használtam helyette: { $card }.
reason-second-use-at = Majdnem ezt használtam helyette: { $card }, a célpont { $target }.
reason-second-answer = Majdnem ezt adtam fel helyette: { $card }.
reason-second-ability = Majdnem a karakterem képességét használtam helyette.
reason-second-ability-at = Majdnem a karakterem képességét használtam helyette, a célpont { $target }.
reason-second-end = Majdnem befejeztem a körömet helyette.
reason-second-pass = Majdnem inkább nem tettem semmit.
reason-second-discard = Majdnem ezt dobtam el helyette: { $card }.
reason-second-take = Majdnem ezt vettem el helyette: { $card }.
reason-second-draw = Majdnem a szokásos módon húztam helyette.
reason-second-draw-at = Majdnem innen húztam helyette: { $target }.
reason-second-return = Majdnem ezt tettem vissza helyette: { $card }.
reason-second-choose = A másik választás majdnem ugyanilyen jó volt.
reason-second-copy-at = Majdnem ezt a képességet vettem kölcsön helyette: { $target }.
reason-second-keep-card = Majdnem ezt tartottam meg: { $card }.
reason-second-name = Majdnem másik színt mondtam.
reason-second-guess = Majdnem a másik színre tippeltem.
reason-second-stop = Majdnem megálltam helyette.
reason-second-reroll = Majdnem ennyi kockát dobtam újra helyette: { $count }.
reason-second-shoot-at = Majdnem másra lőttem: { $target }.
reason-second-heal-at = Majdnem más kapta az italt: { $target }.
reason-second-heal-own = Majdnem magam ittam meg.
reason-second-remove-at = Majdnem innen vettem el egy nyílvesszőt: { $target }.
reason-second-remove-own = Majdnem egy saját nyílvesszőtől szabadultam meg helyette.
reason-second-arrow = Majdnem egy nyílvesszőt vettem el helyette.
reason-second-hit = Majdnem inkább elviseltem a találatot.
reason-second-drop = Majdnem visszaadtam egy nyílvesszőt helyette.
reason-second-keep = Majdnem megtartottam a nyílvesszőimet helyette.
reason-second-fire = Majdnem elsütöttem a Gatlinget helyette.
