# After a game, and in replays: loaded with them.

# Com’è finita. $cause: una carta o una faccia di un dado, o none.
you-won = Hai vinto
you-lost = Hai perso
end-fell = Cade { $name }, { $role }.
    .you = Cadi tu, { $role }.
end-by = { $cause ->
        [none] L’ultimo colpo è di { $name }.
       *[other] L’ultimo colpo ({ $cause }) è di { $name }.
    }
    .you = { $cause ->
        [none] L’ultimo colpo è tuo.
       *[other] L’ultimo colpo ({ $cause }) è tuo.
    }
end-by-nobody = Non ha sparato nessuno: { $cause }.
cause-indians = gli Indiani
won-sheriff = Vince la legge
won-deputy = Vince il Vice
won-outlaw = { $count ->
    [one] Vince il Fuorilegge
   *[other] Vincono i Fuorilegge
}
won-renegade = Vince il Rinnegato
won-nobody = Non vince nessuno
winners-are = { $count ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
}
fallen-win-too = Vince anche chi è caduto: la vittoria è del ruolo.
back-to-room = Alla sala d’attesa
ready-for-rematch = Ci sto per la rivincita
ready-count = { $ready } su { $of } ci stanno per la rivincita.
keep-character = Tieni { $character } per la prossima partita
share-replay = Condividi il replay
record = Registrazione
who-was-who = Chi era chi
player = Giocatore
hits-dealt = Colpi dati
hits-taken = Colpi presi
cards-played = Carte giocate
times-rolled = Tiri
life-by-turn = Vita per turno
life-went = Da { $from } a { $to } punti vita
guessed-right = { $name } ha indovinato { $right } di { $of } ruoli nascosti.
luck = Fortuna
luck-proof = Prima della partita è stato promesso un seme, tutti potevano aggiungere qualcosa e ogni mossa è stata sigillata. La tua pagina ha annotato ciò che ha visto e lo confronta con la registrazione.
check-luck = Controlla la fortuna
luck-good = È giusto
luck-bad = Non è giusto
luck-none = Niente da confrontare
luck-promise-good = Il seme è quello promesso prima della partita.
luck-promise-late = { $move ->
    [0] Il seme è quello promesso, ma hai visto la promessa solo all’inizio della partita.
   *[other] Il seme è quello promesso, ma hai visto la promessa solo dopo la mossa { $move }.
}
luck-promise-bad = Il seme non è quello che ti era stato promesso.
luck-share-good = Ciò che hai aggiunto è nella registrazione.
luck-share-bad = Ciò che hai aggiunto manca nella registrazione: { $own }
luck-share-none = Non hai aggiunto nulla a questa partita.
luck-seal-good = { $moves ->
    [one] Il sigillo della registrazione corrisponde alla sua unica mossa.
   *[other] Il sigillo della registrazione corrisponde alle sue { $moves } mosse.
}
luck-seal-bad = Il sigillo della registrazione non corrisponde alle sue righe: qualcuno l’ha cambiata.
luck-seen-good = { $count ->
    [one] Il sigillo che hai visto durante la partita è al suo posto.
   *[other] Tutti i { $count } sigilli che hai visto durante la partita sono al loro posto.
}
luck-seen-bad = Dopo la mossa { $move } hai visto un sigillo diverso da quello della registrazione.
luck-seen-none = Non hai visto nessun sigillo di questa partita.
luck-shares = Aggiunto al seme
luck-shares-none = Nessuno ha aggiunto nulla.
luck-yourself = Controlla con il tuo programma
luck-yourself-how = Salva la registrazione ed esegui questo accanto a essa. Rigioca anche tutta la partita.
command = Comando
analysis = Analisi
after-the-game = Dopo la partita
replay-missing = A questo indirizzo non c’è nessuna partita finita. Controlla il link o giocane una.
see-it-as = Vista
everything-open = Tutto scoperto
seat-of = Posto di { $name }
step-of = Passo { $step } di { $of }
first-step = Primo passo
last-step = Ultimo passo
pause = Pausa
what-the-bot-thought = Che cosa pensava il bot al posto di { $name }
