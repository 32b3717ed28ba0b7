### Problemi: titoli e temi, e quanto valeva una risposta. $theme è who, survive, finish, hold, cards, dice, events.

# $role: il nome del proprio ruolo. Al massimo 40 segni.
puzzle-title = { $role }: { $theme ->
        [who] a chi mirare?
        [survive] come sopravvivere?
        [finish] come vincere ora?
        [hold] agire o aspettare?
        [dice] quali dadi tenere?
        [events] e adesso?
       *[cards] quale carta?
    }
puzzle-theme = { $theme ->
        [who] Chi è chi
        [survive] Sopravvivere
        [finish] Chiudere la partita
        [hold] Agire o aspettare
        [dice] Quali dadi tenere
        [events] Eventi
       *[cards] Carte
    }
# $grade: right, good, wrong; none per chi non ha risposto.
puzzle-verdict = { $grade ->
        [right] Giusto
        [good] Bene, ma non il meglio
        [wrong] Non stavolta
       *[none] Questa è la risposta migliore
    }
# $percent: quanto è probabile vincere; $error: tanti punti in più o in meno.
puzzle-chance = { $percent } % ±{ $error }
puzzle-yours = la tua risposta
puzzle-best = la migliore
puzzle-about-chances = Quanto è probabile che tu vinca se giocano avanti i pistoleri, in tutto ciò che può essere vero per quanto ne sai.
# Nel terminale.
puzzle-terminal = Problema { $name } · { $title } · difficoltà { $difficulty } di 5
puzzle-terminal-today = Il problema di oggi è { $name }.
puzzle-terminal-way = { $move }: { $chance }
puzzle-terminal-says = Il pistolero: «{ $said }»
puzzle-terminal-beliefs = { $seat } è probabilmente { $role } ({ $percent } %).
puzzle-terminal-left = Puoi tornarci: sixgun puzzle { $name }
