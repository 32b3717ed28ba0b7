### Die Rollen: Name, Name mit Artikel (.a), Ziel (.goal), Ziel zu dritt (.three).

role-sheriff = Sheriff
    .a = der Sheriff
    .goal = Schalte alle Banditen und jeden Gesetzlosen aus.
    .three = Schalte alle Banditen und jeden Gesetzlosen aus.
role-deputy = Hilfssheriff
    .a = ein Hilfssheriff
    .goal = Hilf dem Sheriff: Schalte alle Banditen und jeden Gesetzlosen aus und halte ihn am Leben.
    .three = Schalte selbst den Gesetzlosen aus. Ist der Bandit schneller, bleib als Letzter übrig.
role-outlaw = Bandit
    .a = ein Bandit
    .goal = Schalte den Sheriff aus.
    .three = Schalte selbst den Hilfssheriff aus. Ist der Gesetzlose schneller, bleib als Letzter übrig.
role-renegade = Gesetzloser
    .a = ein Gesetzloser
    .goal = Bleib als Letzter übrig, der Sheriff muss als Allerletzter fallen.
    .three = Schalte selbst den Banditen aus. Ist der Hilfssheriff schneller, bleib als Letzter übrig.
role-hidden = ?
