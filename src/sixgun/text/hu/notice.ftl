### Amit az olvas, akinek zárva van az oldala.

notice-turn = Te jössz
notice-named = itt: „{ $name }”
notice-of = { $host } asztalánál
notice-code = ennél az asztalnál: { $code }
