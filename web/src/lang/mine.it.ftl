### La propria pagina e quelle degli altri: caricate con la prima di esse.

# La pagina e le sue parti
mine-overview = Panoramica
mine-tab-games = Partite
mine-tab-device = Dispositivo
mine-rename = Cambia nome o faccia
mine-since = Qui da { $month } · { $games ->
    [one] una partita
   *[other] { $games } partite
  }
mine-player-since = Gioca da { $month } · { $games ->
    [one] una partita
   *[other] { $games } partite
  }
mine-new = Ancora nessuna partita finita
mine-unreachable = Il server non risponde. Nuovo tentativo …
mine-here-only = Tutto questo è legato solo a questo browser.
mine-no-account = Nessun account. Se cancelli i dati del browser, è perso.
mine-forgetful = Questo browser dimentica tutto quando lo chiudi.
mine-none = Ancora nessuna partita. Ti siedi?
mine-sit-down = Siediti

# Cifre
mine-by-role = Vittorie per ruolo
mine-role = Ruolo
mine-usual = giocatore medio
mine-share = Vinte
mine-games-column = Partite
mine-range = con buona certezza tra { $low } e { $high }; giocatore medio: { $usual }
mine-play-more = { $games ->
    [one] Ancora una partita e potremo dire qualcosa.
   *[other] Ancora { $games } partite e potremo dire qualcosa.
  }
mine-last = Ultime partite
mine-my-last = Le mie ultime partite
mine-to-my-page = Tutte le mie partite e cifre
mine-all = Tutte e { $games }
mine-streak = Serie
mine-streak-best = vittorie di fila, record { $best }
mine-characters = Personaggi più frequenti
mine-players = Vittorie per numero di giocatori
mine-more = Contro chi, con che cosa
mine-against-people = Contro persone
mine-against-bots = Contro bot
mine-left-games = Lasciate prima della fine
mine-games = { $games ->
    [one] una partita
   *[other] { $games } partite
  }
mine-games-as = { $games ->
    [one] una partita come { $role }
   *[other] { $games } partite come { $role }
  }
mine-games-share = { $games ->
    [one] una partita
   *[other] { $games } partite
  } · { $share }
mine-share-won = { $share } vinte

# Punteggi e classifica
mine-leaders = Classifica
mine-rating = Punteggio
mine-this-month = { $change } questo mese
mine-rating-hint = Il ± dice quanto è sicuro: si stringe giocando. Ogni risultato è confrontato con ciò che è usuale per il tuo ruolo.
mine-which-game = Quale gioco
mine-when = Quando
mine-all-time = Da sempre
mine-month = Questo mese
mine-how-sure = quanto è sicuro
mine-bot = bot
mine-you = tu
mine-you-hidden = tu · non visibile agli altri
mine-few = ancora poche partite
mine-leaders-foot = Solo chi ha reso pubblico il nome, in ordine dell’estremo inferiore della fascia: così non guida chi ha avuto fortuna in poche partite. I bot non hanno posto: sono la misura.

# Una partita nella lista
mine-as-won = Vinta come { $role }
mine-as-lost = Persa come { $role }
mine-won = vinta
mine-lost = persa
mine-left = lasciata
mine-bots = contro bot
mine-with = con { $names }
mine-minutes = { $minutes } min
mine-moves = { $moves } mosse
mine-filter = Quali partite
mine-nothing = Qui non c’è nulla.
mine-show-more = Mostra altre
mine-games-foot = Una partita compare qui quando è finita. Quelle lasciate contano come perse, e c’è scritto.

# Portare con sé, conservare
mine-take-along = Porta su un altro dispositivo
mine-take-hint = Inquadra il codice con l’altro dispositivo o apri lì il link. Vale una volta, per dieci minuti.
mine-take-make = Crea un link
mine-take-again = Nuovo link
mine-take-link = Il link
mine-take-left = ancora { $left }
mine-copy = Copia
mine-keep = Conserva per sempre
mine-keep-hint = Facoltativo. Così le tue partite sono al sicuro anche se perdi questo dispositivo. Niente e-mail, niente password.
mine-passkey = Passkey
mine-passkey-hint = impronta, volto o PIN del tuo dispositivo
mine-add = Aggiungi
mine-passkey-add = Aggiungi una passkey
mine-passkey-come = Ce l’ho già
mine-passkey-there = Fatto: la tua passkey ti riporta qui.
mine-passkey-not = La passkey non si è potuta usare.
mine-recovery = Link di recupero
mine-recovery-hint = da stampare o mettere al sicuro; mostrato una sola volta
mine-recovery-there = Hai una via di ritorno. Un nuovo link sostituisce il precedente.
mine-recovery-make = Crea un link di recupero
mine-recovery-once = Stampalo o scrivilo: viene mostrato solo ora. Chi ce l’ha è te.
mine-make = Crea
mine-public = Mostra il mio nome agli altri
mine-public-hint = in classifica, e possono aprire la mia pagina

# Che cosa si conserva, e cancellarlo
mine-what-we-keep = Che cosa conserviamo
mine-kept-name = il tuo nome e la tua faccia, come li hai scelti
mine-kept-games = le tue partite: posti, mosse, esito
mine-kept-counts = quel che ne risulta: cifre e punteggi
mine-kept-push = se vuoi avvisi: dove il produttore del tuo browser li riceve per te, finché li vuoi
mine-not-mail = niente e-mail, niente indirizzo, nessun tracciamento
mine-not-shown = nulla agli altri, se non lo vuoi tu
mine-not-chat = la chat sparisce quando il tavolo chiude
mine-download = Scarica le mie partite
mine-delete = Cancella tutto di me
mine-really = { $games ->
    [0] Davvero? Il tuo nome sparisce.
    [one] Davvero? Una partita e tutte le tue cifre spariscono.
   *[other] Davvero? { $games } partite e tutte le tue cifre spariscono.
  }
mine-others = Gli altri tengono le loro partite; lì diventi «un giocatore».
mine-keep-it = Tieni
mine-for-good = Cancella per sempre

# Da un altro dispositivo
mine-bring = { $games ->
    [0] Portare qui { $name }?
    [one] Portare qui { $name } e una partita?
   *[other] Portare qui { $name } e { $games } partite?
  }
mine-bring-here = { $games ->
    [one] In questo browser è già stata giocata una partita. Aggiungerla o farne a meno?
   *[other] In questo browser sono già state giocate { $games } partite. Aggiungerle o farne a meno?
  }
mine-bring-add = Aggiungi alle mie
mine-bring-replace = Sostituisci quel che c’è qui
mine-bring-yes = Porta qui
mine-bring-same = Sei già tu, proprio in questo browser.
mine-bring-not = Nessuno da portare
mine-bring-over = Questo link non vale più: è stato usato, ha più di dieci minuti o ce n’è uno più nuovo. Creane un altro sull’altro dispositivo.
mine-bring-fast = Troppi tentativi. Aspetta un minuto e riapri il link.
mine-bring-seated = In questo browser hai un posto a un tavolo. Alzati prima di lì, o sostituisci quel che c’è qui.

# Buone maniere
mine-people = Chi c’era
mine-block = Tieni lontano dai miei tavoli
mine-report = Segnala
mine-report-ask = Che cosa è successo? Lo legge chi gestisce questo server.
mine-report-send = Invia
mine-blocked = Non può più sedersi ai tuoi tavoli, e non lo senti.
mine-reported = Grazie. Chi gestisce questo server lo leggerà.
mine-unwanted = Non ai miei tavoli
mine-unwanted-hint = Non possono sedersi ai tavoli che apri tu, e tu non li senti e non vedi i loro tavoli.
mine-let-back = Riammetti

# La pagina di qualcun altro
mine-player = Giocatore
mine-together = Tu e { $name }
mine-together-games = { $games ->
    [0] Non avete ancora giocato insieme.
    [one] Una partita insieme, { $won } vinte dalla stessa parte.
   *[other] { $games } partite insieme, { $won } vinte dalla stessa parte.
  }
mine-shown-because = Visibile perché { $name } ha reso pubblica questa pagina, e può tornare indietro quando vuole.
mine-not-shown-title = Qui non si mostra nessuno
mine-not-shown-text = Non c’è un tale giocatore, o la sua pagina non è pubblica.

# Avvisi a pagina chiusa
mine-notices = Avvisami quando tocca a me e la pagina è chiusa
mine-notices-refused = Il tuo browser non permette avvisi da qui; le sue impostazioni per questa pagina possono farlo.
mine-notices-failed = Non ha funzionato: il browser o questo server ora non può mandare avvisi. Riprova più tardi.
mine-notices-insecure = I browser portano avvisi solo da un indirizzo sicuro: con https, o da questo stesso dispositivo.
mine-notices-never = Questo browser non può portare avvisi a una pagina chiusa.
