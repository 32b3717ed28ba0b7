# Perché un bot ha mosso così. I posti arrivano come lettere o nomi, carte e ruoli nella lingua.

reason-role = { $role ->
    [sheriff] lo Sceriffo
    [outlaw] un Fuorilegge
    [renegade] un Rinnegato
   *[deputy] un Vice
}

reason-guess = { $percent ->
    [0] qualunque ruolo abbia
    [100] { reason-role }
   *[other] { reason-role } al { $percent } %
}

reason-random = Ho preso quel che mi è capitato.
reason-shoot = Sparo a { $target }: { $percent ->
    [0] qualunque ruolo abbia
    [100] { reason-role }
   *[other] { reason-role }, direi, al { $percent } %
}.
reason-finish = A { $target } resta un solo punto vita, e me lo prendo: { reason-guess }.
reason-rob = Meglio che { $target } abbia una carta in meno: { reason-guess }.
reason-hinder = Voglio { $target } fuori dai piedi per un po’: { reason-guess }.
reason-help = { $target } potrebbe essere dalla mia parte, quindi aiuto: { reason-guess }.
reason-against-friend = Non ho niente contro { $target }, ma alla fine così mi va meglio: { reason-guess }.
reason-hold = Niente di ciò che potrei ancora fare varrebbe la sua carta.
reason-cards = Prima più carte, poi si vedrà.
reason-useful = { $card } adesso mi serve più di tutto.
reason-lay-down = { $card } sta meglio davanti a me che nella mia mano.
reason-ability = L’abilità del mio personaggio qui vale il suo prezzo.
reason-defend = Con { $life ->
    [one] un punto vita
   *[other] { $life } punti vita
} preferisco rinunciare a { $card }.
reason-take-it = Questo lo reggo; le mie carte valgono di più.
reason-least-useful = Delle mie carte, { $card } mi serve meno di tutte.
reason-most-useful = { $card } mi serve più di tutte.
reason-choose = Questa scelta mi conviene di più.
reason-draw = Da qui mi aspetto di più.
reason-copy = È l’abilità che vorrei avere.
reason-must-shoot = Qualcuno deve prendersi questo sparo, e { $target } lo regge meglio: { reason-guess }.
reason-drink = Con { $life ->
    [one] un punto vita
   *[other] { $life } punti vita
} questa la bevo io.
reason-waste-beer = Nessuno che mi piaccia ha bisogno di bere, così { $target } ne riceve una che non serve.
reason-stop = Questi dadi mi servono così; un altro tiro più facilmente li rovinerebbe.
reason-keep-dice = Tengo { $count ->
    [one] il dado che mi serve
   *[other] i dadi che mi servono
} e spero di meglio con il resto.
reason-reroll-all = Nessuno di questi dadi mi serve.
reason-arrow-instead = Meglio una freccia che un punto vita.
reason-bear-hit = Gli Indiani mi preoccupano più di questo colpo.
reason-drop-arrow = Una freccia in meno da trovare per gli Indiani.
reason-keep-arrow = La freccia può restare.
reason-remove-own = Mi libero di una freccia finché posso.
reason-remove = Una freccia in meno per { $target }: { reason-guess }.
reason-fire = La Gatling colpisce più nemici che amici.
reason-become = Dei miei due personaggi questo va meglio con il mio ruolo.
reason-let-be = Meglio lasciare le cose così.
reason-looked-ahead = L’ho giocata { $games } volte a mente; questa è andata meglio, con il { $percent } % di vittorie.
reason-promised = Prometteva il { $percent } %.
reason-suspects = { $seat } sembra { reason-role } ({ $percent } %).

## Gli eventi: che cosa chiedono, e che cosa se ne fa.

reason-name-suit = Di questo seme posso usare più carte.
reason-guess-sure = Questo colore è sicuro.
reason-guess-likely = Dalle carte che ho visto, questo colore è il più probabile.
reason-give-life = { $target } ha più bisogno di me di un punto vita: { reason-guess }.
reason-new-identity = Mi conviene essere qualcun altro.
reason-drink-instead = Con { $life ->
    [one] un punto vita
   *[other] { $life } punti vita
} un sorso mi vale più delle carte.
reason-must-play = { $card } va giocata per forza, e questo è il meglio che può fare.
reason-nothing-to-lose = Sono qui per un solo turno e non ho nulla da perdere.

## Che cosa stava per fare invece: una frase per ogni tipo di mossa.

reason-second-play = Per poco non giocavo { $card } invece.
reason-second-play-at = Per poco non giocavo { $card } contro { $target } invece.
reason-second-use = Per poco non usavo { $card } invece.
reason-second-use-at = Per poco non usavo { $card } contro { $target } invece.
reason-second-answer = Per poco non rinunciavo a { $card } invece.
reason-second-ability = Per poco non usavo l’abilità del mio personaggio invece.
reason-second-ability-at = Per poco non usavo l’abilità del mio personaggio contro { $target } invece.
reason-second-end = Per poco non finivo il mio turno invece.
reason-second-pass = Per poco non lasciavo perdere invece.
reason-second-discard = Per poco non scartavo { $card } invece.
reason-second-take = Per poco non prendevo { $card } invece.
reason-second-draw = Per poco non pescavo nel modo solito invece.
reason-second-draw-at = Per poco non pescavo da { $target } invece.
reason-second-return = Per poco non rimettevo a posto { $card } invece.
reason-second-choose = L’altra scelta era quasi altrettanto buona.
reason-second-copy-at = Per poco non prendevo in prestito l’abilità di { $target } invece.
reason-second-keep-card = Per poco non tenevo { $card }.
reason-second-name = Per poco non dicevo un altro seme.
reason-second-guess = Per poco non dicevo l’altro colore.
reason-second-stop = Per poco non mi fermavo invece.
reason-second-reroll = { $count ->
    [one] Per poco non ritiravo un dado invece.
   *[other] Per poco non ritiravo { $count } dadi invece.
}
reason-second-shoot-at = Per poco non sparavo a { $target } invece.
reason-second-heal-at = Per poco non davo da bere a { $target } invece.
reason-second-heal-own = Per poco non bevevo io invece.
reason-second-remove-at = Per poco non toglievo una freccia a { $target } invece.
reason-second-remove-own = Per poco non mi liberavo di una mia freccia invece.
reason-second-arrow = Per poco non prendevo una freccia invece.
reason-second-hit = Per poco non mi tenevo il colpo invece.
reason-second-drop = Per poco non restituivo una freccia invece.
reason-second-keep = Per poco non tenevo le mie frecce invece.
reason-second-fire = Per poco non sparavo con la Gatling invece.
