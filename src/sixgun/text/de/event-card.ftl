### Das Protokoll des Kartenspiels: ein Satz für jede Art von Ereignis. Die Formen erklärt die englische Datei.

event-card-turn_began = { $seat }, { $character }
    .you = Dein Zug, { $character }

event-card-drew = { $seat } zieht { $cards }.
    .you = Du ziehst { $cards }.

event-card-showed = { $seat } zieht { $cards } und zeigt die Karte.
    .you = Du ziehst { $cards } und zeigst die Karte.

# Ein gespielter Fehlschuss! ist immer der von Calamity Janet, als BANG!.
as-bang = { $kind ->
    [missed] {" "}als BANG!
   *[other] {""}
}
event-card-played = { $seat } spielt { $cards }.
    .you = Du spielst { $cards }.
    .at = { $seat } spielt { $cards }{ as-bang } gegen { $other }.
    .at-you = { $seat } spielt { $cards }{ as-bang } gegen dich.
    .own = { $seat } spielt { $cards } auf ein eigenes Ziel.
    .you-at = Du spielst { $cards }{ as-bang } gegen { $other }.
    .you-own = Du spielst { $cards } auf dich selbst.

event-card-laid_down = { $kind ->
        [jail] { $seat } legt { $cards } vor sich selbst.
       *[other] { $seat } legt { $cards } aus.
    }
    .you = { $kind ->
        [jail] Du legst { $cards } vor dich selbst.
       *[other] Du legst { $cards } aus.
    }
    .at = { $seat } legt { $cards } vor { $other }.
    .at-you = { $seat } legt { $cards } vor dich.
    .you-at = Du legst { $cards } vor { $other }.

event-card-used = { $seat } benutzt { $cards }.
    .you = Du benutzt { $cards }.
    .at = { $seat } benutzt { $cards } gegen { $other }.
    .at-you = { $seat } benutzt { $cards } gegen dich.
    .own = { $seat } benutzt { $cards } auf ein eigenes Ziel.
    .you-at = Du benutzt { $cards } gegen { $other }.
    .you-own = Du benutzt { $cards } auf dich selbst.

event-card-answered = { $seat } antwortet mit { $cards }.
    .you = Du antwortest mit { $cards }.

event-card-discarded = { $seat } wirft { $cards } ab.
    .you = Du wirfst { $cards } ab.

event-card-paid = { $seat } wirft { $cards } als Preis ab.
    .you = Du wirfst { $cards } als Preis ab.

event-card-took = { $seat } nimmt { $cards } von { $other }.
    .at-you = { $seat } nimmt { $cards } von dir.
    .own = { $seat } nimmt { $cards } zurück.
    .you = Du nimmst { $cards } von { $other }.
    .you-own = Du nimmst { $cards } zurück.

event-card-got_back = { $seat } nimmt { $cards } vom Ablagestapel.
    .you = Du nimmst { $cards } vom Ablagestapel.

event-card-turned_over = { $seat } deckt auf: { $cards }.
    .you = Du deckst auf: { $cards }.

event-card-chose = { $seat } lässt { $cards } zählen.
    .you = Du lässt { $cards } zählen.

event-card-dodged = { $seat } entgeht dem Schuss.
    .you = Du entgehst dem Schuss.
    .at = { $seat } entgeht dem Schuss von { $other }.
    .at-you = { $seat } entgeht deinem Schuss.
    .you-at = Du entgehst dem Schuss von { $other }.

event-card-hurt = { $seat } verliert { life-points }{ still-left }.
    .you = Du verlierst { life-points }{ still-left }.
    .at = { $seat } verliert { life-points } durch { $other }{ still-left }.
    .at-you = { $seat } verliert { life-points } durch dich{ still-left }.
    .you-at = Du verlierst { life-points } durch { $other }{ still-left }.

event-card-healed = { $seat } erhält { life-points }{ now-at }.
    .you = Du erhältst { life-points }{ now-at }.

event-card-passed_on = { $cards } wandert von { $seat } zu { $other }.

event-card-exploded = Das Dynamit vor { $seat } explodiert!

event-card-escaped = { $seat } kommt aus dem Gefängnis frei.
    .you = Du kommst aus dem Gefängnis frei.

event-card-stayed_in_jail = { $seat } bleibt im Gefängnis und setzt aus.
    .you = Du bleibst im Gefängnis und setzt aus.

event-card-dying = { $seat } hat keinen Lebenspunkt mehr und braucht sofort Rettung.
    .you = Du hast keinen Lebenspunkt mehr und brauchst sofort Rettung.

event-card-eliminated = { $seat } ({ $character }) scheidet aus: { $role }.
    .you = Du scheidest aus: { $role }.
    .at = { $seat } ({ $character }) scheidet durch { $other } aus: { $role }.
    .at-you = { $seat } ({ $character }) scheidet durch dich aus: { $role }.
    .you-at = Du scheidest durch { $other } aus: { $role }.

event-card-rewarded = { $seat } verdient sich die Belohnung von { $amount } Karten.
    .you = Du verdienst dir die Belohnung von { $amount } Karten.

event-card-declined = { $seat } verzichtet auf die Belohnung.
    .you = Du verzichtest auf die Belohnung.

event-card-penalised = { $seat }, der Sheriff, hat einen Hilfssheriff ausgeschaltet und verliert alle Karten.
    .you = Du, der Sheriff, hast einen Hilfssheriff ausgeschaltet und verlierst alle deine Karten.

event-card-shuffled = Der Ablagestapel wird gemischt: { $amount } Karten bilden den neuen Nachziehstapel.

event-card-turned_up = Im Warenhaus: { $cards }.

event-card-picked = { $seat } nimmt { $cards } aus dem Warenhaus.
    .you = Du nimmst { $cards } aus dem Warenhaus.

event-card-looked_at = { $seat } sieht sich { $cards } an.
    .you = Du siehst dir { $cards } an.

event-card-returned = { $seat } legt { $cards } auf den Nachziehstapel zurück.
    .you = Du legst { $cards } auf den Nachziehstapel zurück.

event-card-copied = { $seat } leiht sich die Fähigkeit von { $other }, { $others-character }.
    .at-you = { $seat } leiht sich deine Fähigkeit, die von { $others-character }.
    .you = Du leihst dir die Fähigkeit von { $other }, { $others-character }.

event-card-used_ability = { $seat } benutzt die Fähigkeit von { $character }.
    .you = Du benutzt deine Fähigkeit, die von { $character }.

event-card-untouched = { $cards } kann { $seat } nichts anhaben.

event-card-inherited = { $seat } übernimmt { $cards } von { $other }.
    .you = Du übernimmst { $cards } von { $other }.

event-card-nothing_happened = Bei { $seat } hat es keine Wirkung.

event-card-lost_duel = { $seat } verliert das Duell.
    .you = Du verlierst das Duell.
    .at = { $seat } verliert das Duell mit { $other }.
    .at-you = { $seat } verliert das Duell mit dir.
    .you-at = Du verlierst das Duell mit { $other }.

event-card-game_over = Das Spiel ist aus.

event-card-chose_character = { $seat } hat einen Charakter gewählt.
    .you = Du hast { $cards } gewählt.

event-card-became = { $seat } ist { $cards }.
    .you = Du bist { $cards }.
