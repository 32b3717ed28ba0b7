### What a chat shows of a link that is pasted into it.

preview-site = Hidden roles, quick guns, loose dice: the card game and the dice game for three to eight, people or bots.
preview-table = A seat at a table of Sixgun
preview-named = A seat at “{ $name }”
preview-card = The card game for { $seats } players ({ $sets }). Open the link and sit down: no account, nothing to install.
preview-dice = The dice game for { $seats } players. Open the link and sit down: no account, nothing to install.
