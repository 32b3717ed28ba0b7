### A szerepek: a név, a név névelővel (.a), a cél (.goal), a cél hárman (.three).

role-sheriff = seriff
    .a = a seriff
    .goal = Ejtsd ki az összes banditát és minden renegátot.
    .three = Ejtsd ki az összes banditát és minden renegátot.
role-deputy = seriffhelyettes
    .a = egy seriffhelyettes
    .goal = Segítsd a seriffet: ejtsd ki az összes banditát és minden renegátot, és tartsd életben.
    .three = Te magad ejtsd ki a renegátot. Ha a bandita gyorsabb, maradj te az utolsó.
role-outlaw = bandita
    .a = egy bandita
    .goal = Ejtsd ki a seriffet.
    .three = Te magad ejtsd ki a seriffhelyettest. Ha a renegát gyorsabb, maradj te az utolsó.
role-renegade = renegát
    .a = egy renegát
    .goal = Maradj te az utolsó, és a seriff essen el legutoljára.
    .three = Te magad ejtsd ki a banditát. Ha a seriffhelyettes gyorsabb, maradj te az utolsó.
role-hidden = ?
