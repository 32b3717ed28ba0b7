### Was ein Chat von einem Link zeigt, den jemand hineinsetzt.

preview-site = Geheime Rollen, flinke Colts, lose Würfel: das Kartenspiel und das Würfelspiel für drei bis acht, Menschen oder Bots.
preview-table = Ein Platz an einem Tisch von Sixgun
preview-named = Ein Platz an „{ $name }“
preview-card = Das Kartenspiel zu { $seats } ({ $sets }). Link öffnen und hinsetzen: ohne Konto, ohne Installation.
preview-dice = Das Würfelspiel zu { $seats }. Link öffnen und hinsetzen: ohne Konto, ohne Installation.
