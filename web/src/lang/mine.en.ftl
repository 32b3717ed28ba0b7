### One's own page, and the pages of others: loaded with the first of them.

# The page and its parts
mine-overview = Overview
mine-tab-games = Games
mine-tab-device = Device
mine-rename = Change name or face
mine-since = Here since { $month } · { $games ->
    [one] one game
   *[other] { $games } games
  }
mine-player-since = Plays since { $month } · { $games ->
    [one] one game
   *[other] { $games } games
  }
mine-new = No game finished yet
mine-unreachable = Cannot reach the server. Trying again …
mine-here-only = All this hangs on this browser only.
mine-no-account = No account. Clear the browser’s data and it is gone.
mine-forgetful = This browser forgets everything when you close it.
mine-none = No game yet. Sit down?
mine-sit-down = Sit down

# Figures
mine-by-role = Wins by role
mine-role = Role
mine-usual = average player
mine-share = Won
mine-games-column = Games
mine-range = between { $low } and { $high } for sure enough; an average player: { $usual }
mine-play-more = { $games ->
    [one] Play one more and we can say something.
   *[other] Play { $games } more and we can say something.
  }
mine-last = Last games
mine-my-last = My last games
mine-to-my-page = All my games and figures
mine-all = All { $games }
mine-streak = Streak
mine-streak-best = wins in a row, best { $best }
mine-characters = Favourite characters
mine-players = Wins by number of players
mine-more = Against whom, with what
mine-against-people = Against people
mine-against-bots = Against bots
mine-left-games = Left before the end
mine-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
mine-games-as = { $games ->
    [one] one game as { $role }
   *[other] { $games } games as { $role }
  }
mine-games-share = { $games ->
    [one] one game
   *[other] { $games } games
  } · { $share }
mine-share-won = { $share } won

# Ratings and the leaderboard
mine-leaders = Leaderboard
mine-rating = Rating
mine-this-month = { $change } this month
mine-rating-hint = The ± is how sure we are: it narrows as you play. Every result is held against what is usual for your role.
mine-which-game = Which game
mine-when = When
mine-all-time = All time
mine-month = This month
mine-how-sure = how sure
mine-bot = bot
mine-you = you
mine-you-hidden = you · not shown to others
mine-few = few games yet
mine-leaders-foot = Only players who made their name public, ranked by the lower end of the band, so that a few lucky games do not lead. Bots have no place: they are the measure.

# A game in the list
mine-as-won = Won as { $role }
mine-as-lost = Lost as { $role }
mine-won = won
mine-lost = lost
mine-left = left
mine-bots = against bots
mine-with = with { $names }
mine-minutes = { $minutes } min
mine-moves = { $moves } moves
mine-filter = Which games
mine-nothing = Nothing here.
mine-show-more = Show more
mine-games-foot = A game appears here when it is over. Games you left count as lost and say so.

# Taking it along, keeping it
mine-take-along = Take it to another device
mine-take-hint = Scan the code with the other device, or open the link there. It works once, for ten minutes.
mine-take-make = Make a link
mine-take-again = New link
mine-take-link = The link
mine-take-left = { $left } left
mine-copy = Copy
mine-keep = Keep it for good
mine-keep-hint = Optional. Then your games are safe even if this device is lost. No e-mail, no password.
mine-passkey = Passkey
mine-passkey-hint = fingerprint, face or PIN of your device
mine-add = Add
mine-passkey-add = Add a passkey
mine-passkey-come = I have one
mine-passkey-there = Kept: your passkey brings you back.
mine-passkey-not = The passkey could not be used.
mine-recovery = Recovery link
mine-recovery-hint = to print or put in a safe place; shown once
mine-recovery-there = You have a way back. A new link replaces an older one.
mine-recovery-make = Make a recovery link
mine-recovery-once = Print this or write it down: it is shown only now. Whoever has it is you.
mine-make = Make
mine-public = Show my name to others
mine-public-hint = on the leaderboard, and let them open my page

# What is kept, and deleting it
mine-what-we-keep = What we keep
mine-kept-name = your name and face, as you chose them
mine-kept-games = your games: seats, moves, result
mine-kept-counts = what they come to: figures and ratings
mine-kept-push = if you want notices: where your browser’s maker takes them for you, until you no longer do
mine-not-mail = no e-mail, no address, no tracking
mine-not-shown = nothing shown to others unless you say so
mine-not-chat = chat is gone when the table closes
mine-download = Download my games
mine-delete = Delete everything of mine
mine-really = { $games ->
    [0] Really? Your name goes.
    [one] Really? One game and all your figures go.
   *[other] Really? { $games } games and all your figures go.
  }
mine-others = Others keep their games; you become “a player” there.
mine-keep-it = Keep it
mine-for-good = Delete for good

# Coming from another device
mine-bring = { $games ->
    [0] Bring { $name } here?
    [one] Bring { $name } and one game here?
   *[other] Bring { $name } and { $games } games here?
  }
mine-bring-here = { $games ->
    [one] One game was played in this browser already. Add it, or do without it?
   *[other] { $games } games were played in this browser already. Add them, or do without them?
  }
mine-bring-add = Add to mine
mine-bring-replace = Replace what is here
mine-bring-yes = Bring me here
mine-bring-same = That is you already, in this very browser.
mine-bring-not = Nobody to bring
mine-bring-over = This link does not work any more: it was used, is older than ten minutes, or a newer one was made. Make another on your other device.
mine-bring-fast = Too many tries. Wait a minute and open the link again.
mine-bring-seated = You have a seat at a table in this browser. Get up there first, or replace what is here.

# Manners
mine-people = Who was there
mine-block = Keep from my tables
mine-report = Report
mine-report-ask = What happened? Whoever runs this server reads it.
mine-report-send = Send
mine-blocked = He cannot sit down at your tables any more, and you do not hear him.
mine-reported = Thank you. Whoever runs this server will read it.
mine-unwanted = Not at my tables
mine-unwanted-hint = They cannot sit down at tables you open, and you neither hear them nor see their tables.
mine-let-back = Let back

# Somebody else’s page
mine-player = Player
mine-together = You and { $name }
mine-together-games = { $games ->
    [0] You have not played together yet.
    [one] One game together, { $won } won on the same side.
   *[other] { $games } games together, { $won } won on the same side.
  }
mine-shown-because = Shown because { $name } made this page public, and can take it back at any time.
mine-not-shown-title = Nobody is shown here
mine-not-shown-text = There is no such player, or this page is not public.

# Notices while the page is closed
mine-notices = Notify me when it is my turn and the page is closed
mine-notices-refused = Your browser does not allow notices from here; its settings for this page can.
mine-notices-failed = That did not work: your browser or this server cannot send notices now. Try again later.
mine-notices-insecure = Browsers bring notices only from a safe address: one with https, or this machine itself.
mine-notices-never = This browser cannot bring notices to a closed page.
