### Was jemand liest, dessen Seite geschlossen ist.

notice-turn = Du bist am Zug
notice-named = an „{ $name }“
notice-of = am Tisch von { $host }
notice-code = an Tisch { $code }
