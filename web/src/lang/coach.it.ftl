# The coach of a practice table.

coach-practice = Prova
coach-hint = Consiglio
coach-label = Gus, il tuo maestro
coach-thinks = Che cosa pensa Gus
coach-not-counted = Le partite di prova non contano.
coach-thinking = Gus ci pensa …
coach-not-asked = Gus parla quando tocca a te rispondere.
coach-nothing = A questo Gus non sa che dire.
coach-side-wins = vince la tua parte
coach-then = { $first }, poi: { $then }
coach-more = { $count ->
    [one] Un’altra mossa
   *[other] Altre { $count } mosse
}
coach-sees = Vede ciò che vedi tu, non le carte degli altri. Barre ai posti: che cosa crede dei loro ruoli.
coach-bars-hide = Nascondi le barre
coach-bars-show = Mostra le barre
# $roles: a list of coach-role.
coach-belief = Che cosa pensa il maestro di { $name }: { $roles }
coach-role = { $role } { $percent }
coach-warns = Gus mi avverte
coach-sure = Sei sicuro?
coach-costs = Costa circa { $points } punti. Meglio: { $better }.
coach-anyway = Gioca lo stesso
coach-back = Indietro
coach-close = Chiudi
