### Amit egy csevegés egy beillesztett linkből mutat.

preview-site = Titkos szerepek, gyors kezek, guruló kockák: a kártyajáték és a kockajáték három–nyolc főre, emberekkel vagy botokkal.
preview-table = Egy hely a Sixgun egyik asztalánál
preview-named = Egy hely itt: „{ $name }”
preview-card = A kártyajáték { $seats } főre ({ $sets }). Nyisd meg a linket, és ülj le: regisztráció és telepítés nélkül.
preview-dice = A kockajáték { $seats } főre. Nyisd meg a linket, és ülj le: regisztráció és telepítés nélkül.
