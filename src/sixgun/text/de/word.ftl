### Kleine Teile, die andere Sätze gemeinsam haben.

name-you = dir

# $first, $last: die beiden Hälften einer Liste.
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-comma = { $first }, { $last }

# Eine Karte: $name und ihr $sign, etwa A♠.
card-signed = { $name } { $sign }

# Karten, die der Leser nicht kennen darf: $count.
cards-unknown = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

# $amount
life-points = { $amount ->
    [one] 1 Lebenspunkt
   *[other] { $amount } Lebenspunkte
}
arrows = { $amount ->
    [one] 1 Pfeil
   *[other] { $amount } Pfeile
}

# Was nach Verlust oder Gewinn übrig ist, wo jemand mitgezählt hat: $counted (yes oder no), $left.
still-left = { $counted ->
    [yes] {" "}(noch { $left })
   *[no] {""}
}
now-at = { $counted ->
    [yes] {" "}(jetzt { $left })
   *[no] {""}
}
