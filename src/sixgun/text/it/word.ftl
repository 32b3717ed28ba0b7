### Small parts that other messages share.

name-you = you

# $first, $last: the two halves of a list that ends so.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $last }

# A card: $name and its $sign, such as A♠.
card-signed = { $name } { $sign }

# Cards that the reader may not know: $count.
cards-unknown = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# $amount
life-points = { $amount ->
    [one] 1 life point
   *[other] { $amount } life points
}
arrows = { $amount ->
    [one] 1 arrow
   *[other] { $amount } arrows
}

# What is left after a loss or a gain, where somebody kept count: $counted (yes or no), $left.
still-left = { $counted ->
    [yes] {" "}({ $left } left)
   *[no] {""}
}
now-at = { $counted ->
    [yes] {" "}(now { $left })
   *[no] {""}
}
