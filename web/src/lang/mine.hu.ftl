### A saját oldal és másoké: az elsővel töltődik be.

# Az oldal és részei
mine-overview = Áttekintés
mine-tab-games = Játékok
mine-tab-device = Eszköz
mine-rename = Név vagy arc cseréje
mine-since = Itt { $month } óta · { $games } játék
mine-player-since = Játszik { $month } óta · { $games } játék
mine-new = Még nincs befejezett játék
mine-unreachable = A kiszolgáló nem érhető el. Újra próbáljuk …
mine-here-only = Mindez csak ehhez a böngészőhöz tartozik.
mine-no-account = Nincs fiók. Ha törlöd a böngésző adatait, elvész.
mine-forgetful = Ez a böngésző bezáráskor mindent elfelejt.
mine-none = Még nincs játék. Leülsz?
mine-sit-down = Leülök

# Számok
mine-by-role = Győzelmek szerep szerint
mine-role = Szerep
mine-usual = átlagos játékos
mine-share = Nyert
mine-games-column = Játék
mine-range = elég biztosan { $low } és { $high } között; átlagos játékos: { $usual }
mine-play-more = Még { $games } játék, és mondhatunk valamit.
mine-last = Utolsó játékok
mine-my-last = Utolsó játékaim
mine-to-my-page = Minden játékom és számom
mine-all = Mind a { $games }
mine-streak = Sorozat
mine-streak-best = győzelem egymás után, legjobb: { $best }
mine-characters = Leggyakoribb karakterek
mine-players = Győzelmek játékosszám szerint
mine-more = Ki ellen, mivel
mine-against-people = Emberek ellen
mine-against-bots = Botok ellen
mine-left-games = Idő előtt elhagyva
mine-games = { $games } játék
mine-games-as = { $games } játék mint { $role }
mine-games-share = { $games } játék · { $share }
mine-share-won = { $share } nyert

# Értékszámok és a ranglista
mine-leaders = Ranglista
mine-rating = Értékszám
mine-this-month = { $change } ebben a hónapban
mine-rating-hint = A ± azt mondja meg, mennyire biztos: játék közben szűkül. Minden eredményt ahhoz mérünk, ami a szerepedben szokásos.
mine-which-game = Melyik játék
mine-when = Mikor
mine-all-time = Mindig
mine-month = Ebben a hónapban
mine-how-sure = mennyire biztos
mine-bot = bot
mine-you = te
mine-you-hidden = te · mások nem látják
mine-few = még kevés játék
mine-leaders-foot = Csak azok, akik nyilvánossá tették a nevüket, a sáv alsó vége szerint: így néhány szerencsés játék nem vezet. A botoknak nincs helyük: ők a mérce.

# Egy játék a listában
mine-as-won = Győzelem: { $role }
mine-as-lost = Vereség: { $role }
mine-won = nyert
mine-lost = vesztett
mine-left = elhagyott
mine-bots = botok ellen
mine-with = velük: { $names }
mine-minutes = { $minutes } perc
mine-moves = { $moves } lépés
mine-filter = Melyik játékok
mine-nothing = Itt nincs semmi.
mine-show-more = Több
mine-games-foot = Egy játék akkor kerül ide, amikor véget ért. Az elhagyott játék vereségnek számít, és ez látszik is.

# Elvinni, megtartani
mine-take-along = Vidd át másik eszközre
mine-take-hint = Olvasd be a kódot a másik eszközzel, vagy nyisd meg ott a linket. Egyszer működik, tíz percig.
mine-take-make = Link készítése
mine-take-again = Új link
mine-take-link = A link
mine-take-left = még { $left }
mine-copy = Másolás
mine-keep = Tartsd meg örökre
mine-keep-hint = Nem kötelező. Így a játékaid akkor is megvannak, ha ez az eszköz elvész. Se e-mail, se jelszó.
mine-passkey = Passkey
mine-passkey-hint = az eszközöd ujjlenyomata, arcfelismerése vagy PIN-kódja
mine-add = Hozzáadás
mine-passkey-add = Passkey hozzáadása
mine-passkey-come = Már van
mine-passkey-there = Megvan: a passkey visszahoz.
mine-passkey-not = A passkey nem volt használható.
mine-recovery = Helyreállító link
mine-recovery-hint = kinyomtatni vagy biztos helyre tenni; csak egyszer látszik
mine-recovery-there = Van visszautad. Az új link felváltja a régit.
mine-recovery-make = Helyreállító link készítése
mine-recovery-once = Nyomtasd ki vagy írd le: csak most látszik. Akinél ez van, az te vagy.
mine-make = Készítés
mine-public = Lássák mások a nevem
mine-public-hint = a ranglistán, és megnyithatják az oldalam

# Mit őrzünk, és a törlése
mine-what-we-keep = Mit őrzünk
mine-kept-name = a neved és az arcod, ahogy választottad
mine-kept-games = a játékaid: helyek, lépések, eredmény
mine-kept-counts = ami kijön belőlük: számok és értékszámok
mine-kept-push = ha értesítést kérsz: hol veszi át neked a böngésződ gyártója, amíg kéred
mine-not-mail = se e-mail, se cím, se követés
mine-not-shown = másoknak semmi, hacsak te nem akarod
mine-not-chat = a csevegés eltűnik, amikor az asztal bezár
mine-download = Játékaim letöltése
mine-delete = Mindenem törlése
mine-really = { $games ->
    [0] Biztosan? A neved eltűnik.
   *[other] Biztosan? { $games } játék és minden számod eltűnik.
  }
mine-others = Mások megtartják a játékaikat; ott „egy játékos” leszel.
mine-keep-it = Maradjon
mine-for-good = Végleges törlés

# Másik eszközről
mine-bring = { $games ->
    [0] Jöjjön ide { $name }?
   *[other] Jöjjön ide { $name } és { $games } játék?
  }
mine-bring-here = Ebben a böngészőben már volt { $games } játék. Hozzáadod, vagy lemondasz róla?
mine-bring-add = Hozzáadom az enyémhez
mine-bring-replace = Felváltja, ami itt van
mine-bring-yes = Jöjjön ide
mine-bring-same = Ez már te vagy, éppen ebben a böngészőben.
mine-bring-not = Nincs kit áthozni
mine-bring-over = Ez a link már nem működik: felhasználták, tíz percnél régebbi, vagy készült újabb. Készíts másikat a másik eszközön.
mine-bring-fast = Túl sok próbálkozás. Várj egy percet, és nyisd meg újra a linket.
mine-bring-seated = Ebben a böngészőben egy asztalnál ülsz. Előbb állj fel onnan, vagy váltsd fel, ami itt van.

# Jó modor
mine-people = Kik voltak ott
mine-block = Távol az asztalaimtól
mine-report = Jelentés
mine-report-ask = Mi történt? Az olvassa, aki a kiszolgálót üzemelteti.
mine-report-send = Küldés
mine-blocked = Többé nem ülhet az asztalaidhoz, és nem hallod.
mine-reported = Köszönjük. A kiszolgáló üzemeltetője el fogja olvasni.
mine-unwanted = Nem az asztalaimnál
mine-unwanted-hint = Nem ülhetnek le azokhoz az asztalokhoz, amelyeket te nyitsz, és te nem hallod őket, és nem látod az asztalaikat.
mine-let-back = Visszaengedem

# Más oldala
mine-player = Játékos
mine-together = Te és { $name }
mine-together-games = { $games ->
    [0] Még nem játszottatok együtt.
   *[other] { $games } közös játék, { $won } közös győzelem egy oldalon.
  }
mine-shown-because = Azért látszik, mert { $name } nyilvánossá tette; bármikor visszavonhatja.
mine-not-shown-title = Itt senki sem látszik
mine-not-shown-text = Nincs ilyen játékos, vagy az oldala nem nyilvános.

# Értesítések bezárt oldalnál
mine-notices = Értesítés, ha én jövök, és az oldal be van zárva
mine-notices-refused = A böngésződ innen nem enged értesítést; az oldalhoz tartozó beállításaiban engedélyezheted.
mine-notices-failed = Ez nem sikerült: a böngésződ vagy ez a szerver most nem tud értesítést küldeni. Próbáld később.
mine-notices-insecure = A böngészők csak biztonságos címről hoznak értesítést: https-sel, vagy erről a gépről.
mine-notices-never = Ez a böngésző bezárt oldalnak nem tud értesítést hozni.
