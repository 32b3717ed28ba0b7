### The roles: name, the name with its article (.a), the goal (.goal), the goal at a table of three (.three).

role-sheriff = Sheriff
    .a = the Sheriff
    .goal = Eliminate all Outlaws and every Renegade.
    .three = Eliminate all Outlaws and every Renegade.
role-deputy = Deputy
    .a = a Deputy
    .goal = Help the Sheriff: eliminate all Outlaws and every Renegade, and keep him alive.
    .three = Eliminate the Renegade yourself. If the Outlaw is faster, be the last one left.
role-outlaw = Outlaw
    .a = an Outlaw
    .goal = Eliminate the Sheriff.
    .three = Eliminate the Deputy yourself. If the Renegade is faster, be the last one left.
role-renegade = Renegade
    .a = a Renegade
    .goal = Be the last one left, with the Sheriff eliminated last of all.
    .three = Eliminate the Outlaw yourself. If the Deputy is faster, be the last one left.
role-hidden = ?
