### Che cosa legge chi ha chiuso la pagina.

notice-turn = Tocca a te
notice-named = a «{ $name }»
notice-of = al tavolo di { $host }
notice-code = al tavolo { $code }
