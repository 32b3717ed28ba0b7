### Apró részek, amelyeket más mondatok közösen használnak.

name-you = te

# $first, $last: egy felsorolás két fele.
list-and = { $first } és { $last }
list-or = { $first } vagy { $last }
list-comma = { $first }, { $last }

# Egy lap: $name és a jele, $sign, például A♠.
card-signed = { $name } { $sign }

# Lapok, amelyeket az olvasó nem ismerhet: $count.
cards-unknown = { $count ->
    [one] 1 lap
   *[other] { $count } lap
}

# $amount
life-points = { $amount ->
    [one] 1 életerőpont
   *[other] { $amount } életerőpont
}
arrows = { $amount ->
    [one] 1 nyílvessző
   *[other] { $amount } nyílvessző
}

# Mi maradt veszteség vagy nyereség után, ahol valaki számolta: $counted (yes vagy no), $left.
still-left = { $counted ->
    [yes] {" "}(marad { $left })
   *[no] {""}
}
now-at = { $counted ->
    [yes] {" "}(most { $left })
   *[no] {""}
}
