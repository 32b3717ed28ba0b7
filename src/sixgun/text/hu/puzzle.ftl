### Fejtörők: címük és témájuk, és mennyit ért egy válasz. $theme: who, survive, finish, hold, cards, dice, events.

# $role: a saját szerep neve. Legfeljebb 40 jel.
puzzle-title = { $role }: { $theme ->
        [who] kire célozz?
        [survive] hogyan élj túl?
        [finish] hogyan nyersz most?
        [hold] lépj vagy várj?
        [dice] mely kockákat tartod meg?
        [events] most mi legyen?
       *[cards] melyik lapot?
    }
puzzle-theme = { $theme ->
        [who] Ki kicsoda
        [survive] Túlélés
        [finish] Befejezés
        [hold] Lépni vagy várni
        [dice] Mely kockákat tartsd meg
        [events] Események
       *[cards] Lapok
    }
# $grade: right, good, wrong; none annak, aki nem válaszolt.
puzzle-verdict = { $grade ->
        [right] Helyes
        [good] Jó, de nem a legjobb
        [wrong] Most nem sikerült
       *[none] Ez a legjobb válasz
    }
# $percent: mennyi az esély a győzelemre; $error: ennyi ponttal több vagy kevesebb.
puzzle-chance = { $percent } % ±{ $error }
puzzle-yours = a te válaszod
puzzle-best = a legjobb
puzzle-about-chances = Ennyi az esélyed, ha mesterlövészek játszanak tovább mindabban, ami a tudásod szerint igaz lehet.
# A terminálban.
puzzle-terminal = Fejtörő: { $name } · { $title } · nehézség: { $difficulty } / 5
puzzle-terminal-today = A mai fejtörő: { $name }.
puzzle-terminal-way = { $move }: { $chance }
puzzle-terminal-says = A mesterlövész: „{ $said }”
puzzle-terminal-beliefs = { $seat } valószínűleg { $role } ({ $percent } %).
puzzle-terminal-left = Visszatérhetsz hozzá: sixgun puzzle { $name }
