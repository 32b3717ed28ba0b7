### I ruoli: il nome, il nome con l’articolo (.a), lo scopo (.goal), lo scopo in tre (.three).

role-sheriff = Sceriffo
    .a = lo Sceriffo
    .goal = Elimina tutti i Fuorilegge e ogni Rinnegato.
    .three = Elimina tutti i Fuorilegge e ogni Rinnegato.
role-deputy = Vice
    .a = un Vice
    .goal = Aiuta lo Sceriffo: elimina tutti i Fuorilegge e ogni Rinnegato, e tienilo in vita.
    .three = Elimina tu il Rinnegato. Se il Fuorilegge è più svelto, resta l’ultimo in gioco.
role-outlaw = Fuorilegge
    .a = un Fuorilegge
    .goal = Elimina lo Sceriffo.
    .three = Elimina tu il Vice. Se il Rinnegato è più svelto, resta l’ultimo in gioco.
role-renegade = Rinnegato
    .a = un Rinnegato
    .goal = Resta l’ultimo in gioco: lo Sceriffo deve cadere per ultimo.
    .three = Elimina tu il Fuorilegge. Se il Vice è più svelto, resta l’ultimo in gioco.
role-hidden = ?
