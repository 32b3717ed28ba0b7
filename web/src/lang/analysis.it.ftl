# L'analisi di una partita finita sulla pagina; ciò che condivide con il terminale è nel suo analysis.ftl.

analysis-going = Gus sta ripassando la partita …
analysis-far = Gus sta ripassando la partita … { $done } mosse su { $of }
analysis-done = L’analisi è pronta.
analysis-busy = Più tardi: Gus ha troppe partite da ripassare in questo momento.
analysis-failed = L’analisi si è interrotta.
analysis-missing = Di questa partita non c’è analisi: non è finita, non c’è più o è proseguita con altre regole.
analysis-offline = Nessuna connessione. L’analisi prosegue quando torna.
analysis-again = Riprova
analysis-show = Mostra
analysis-chart = Grafico
analysis-table = Tabella
analysis-same-table = Lo stesso in tabella
# The chart for those who cannot see it. $parts: one analysis-told for each side.
analysis-told-all = Probabilità di vittoria di ogni parte, mossa per mossa. { $parts } Gli stessi numeri sono nella tabella.
analysis-told = { $side }: { $start } all’inizio, { $turns }{ $end } alla fine.
analysis-told-turn = { $share } dopo il turno { $turn },
analysis-turn-step = Turno { $turn }, passo { $step }
analysis-start = Inizio della partita
analysis-dealt = Le carte sono distribuite.
analysis-plus-minus = ± { $points }
analysis-step-back = Passo indietro
analysis-step-on = Passo avanti
analysis-see-table = Guardalo al tavolo
analysis-see = Guardalo
analysis-see-turn = : turno { $turn }
analysis-head-turn = Turno
analysis-head-happened = Che cosa è successo
analysis-whose = Turno di { $name }
# $number: the turning point's number on the chart.
analysis-flag = Punto di svolta { $number }, turno { $turn }: { $what }
analysis-split = fortuna { $luck }, decisione { $decision }
analysis-split-luck = fortuna
analysis-split-decision = una decisione
analysis-yours = Che cosa potevi fare meglio
analysis-bots = Che cosa potevano fare meglio i bot
analysis-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
analysis-you-did = Turno { $turn } · tu: { $did }
analysis-bot-did = Turno { $turn } · { $name }: { $did }
analysis-better-is = Meglio: { $better }
analysis-gain = punti
analysis-fine = Niente da ridire. Ben giocato.
analysis-what-points = I punti sono centesimi della probabilità di vittoria della tua parte, giudicata con ciò che potevi sapere allora. Un pistolero ha provato tutto molte volte.
analysis-player = Giocatore
analysis-luck-points = Fortuna in punti
analysis-decisions-points = Decisioni in punti
analysis-what-luck = Fortuna: carte e tiri andati meglio o peggio di quanto ci si potesse aspettare. Decisioni: quanto si è perso rispetto alla mossa migliore. Tutto in punti della probabilità della propria parte.
analysis-unlucky = Hai giocato { $points ->
    [one] un punto
   *[other] { $points } punti
} meglio del vincitore.
analysis-you = tu
analysis-seen-by = Visto da
analysis-everyone = tutti al tavolo
analysis-strip-none = nessuna idea
analysis-strip-role = { $role } { $percent }
analysis-strip-shown = scoperto
analysis-strip-turns = { $what } per { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
analysis-strip-of = Che cosa si credeva di ogni posto, turni da 1 a { $turns }
analysis-paler = Più pallido vuol dire meno sicuro; “scoperto” da quando il ruolo era visibile.
analysis-expected = ce n’erano da aspettarsi { $count }
