### Piccole parti comuni ad altre frasi.

name-you = te

# $first, $last: le due metà di un elenco.
list-and = { $first } e { $last }
list-or = { $first } o { $last }
list-comma = { $first }, { $last }

# Una carta: $name e il suo $sign, come A♠.
card-signed = { $name } { $sign }

# Carte che chi legge non può conoscere: $count.
cards-unknown = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

# $amount
life-points = { $amount ->
    [one] 1 punto vita
   *[other] { $amount } punti vita
}
arrows = { $amount ->
    [one] 1 freccia
   *[other] { $amount } frecce
}

# Che cosa resta dopo una perdita o un guadagno, dove qualcuno ha contato: $counted (yes o no), $left.
still-left = { $counted ->
    [yes] {" "}({ $left } rimasti)
   *[no] {""}
}
now-at = { $counted ->
    [yes] {" "}(ora { $left })
   *[no] {""}
}
