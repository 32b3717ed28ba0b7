### Said to somebody whose page is closed.

notice-turn = It is your turn
notice-named = at “{ $name }”
notice-of = at the table of { $host }
notice-code = at table { $code }
