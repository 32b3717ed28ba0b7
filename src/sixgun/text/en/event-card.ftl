### The log of the card game: a sentence for each kind of event.
###
### The value speaks of others; `.you` is for the one who reads. `-at` and `.at` are for events that name a second
### player ($other), `.at-you` when that is the reader and "you" in his place would be wrong, `.own` when it is the first
### player himself. What is missing falls back to the next more general form.
###
### $seat, $other: a letter, or "you"; $cards: what is seen of the cards, as a list; $kind: the kind of the first one;
### $amount: life points or cards; $character, $others-character: the names on the two seats; $role: with its article;
### $counted and $left: life points left, where somebody kept count.

event-card-turn_began = { $seat }, { $character }
    .you = Your turn, { $character }

event-card-drew = { $seat } draws { $cards }.
    .you = You draw { $cards }.

event-card-showed = { $seat } draws { $cards } and shows it.
    .you = You draw { $cards } and show it.

# A Missed! that is played is always Calamity Janet's, as a BANG!.
as-bang = { $kind ->
    [missed] {" "}as a BANG!
   *[other] {""}
}
event-card-played = { $seat } plays { $cards }.
    .you = You play { $cards }.
    .at = { $seat } plays { $cards }{ as-bang } at { $other }.
    .own = { $seat } plays { $cards } on { $seat }.
    .you-at = You play { $cards }{ as-bang } at { $other }.
    .you-own = You play { $cards } on yourself.

event-card-laid_down = { $kind ->
        [jail] { $seat } puts { $cards } in front of { $seat }.
       *[other] { $seat } lays down { $cards }.
    }
    .you = { $kind ->
        [jail] You put { $cards } in front of yourself.
       *[other] You lay down { $cards }.
    }
    .at = { $seat } puts { $cards } in front of { $other }.
    .you-at = You put { $cards } in front of { $other }.

event-card-used = { $seat } uses { $cards }.
    .you = You use { $cards }.
    .at = { $seat } uses { $cards } at { $other }.
    .own = { $seat } uses { $cards } on { $seat }.
    .you-at = You use { $cards } at { $other }.
    .you-own = You use { $cards } on yourself.

event-card-answered = { $seat } answers with { $cards }.
    .you = You answer with { $cards }.

event-card-discarded = { $seat } discards { $cards }.
    .you = You discard { $cards }.

event-card-paid = { $seat } discards { $cards } as the price.
    .you = You discard { $cards } as the price.

event-card-took = { $seat } takes { $cards } from { $other }.
    .own = { $seat } takes back { $cards }.
    .you = You take { $cards } from { $other }.
    .you-own = You take back { $cards }.

event-card-got_back = { $seat } takes { $cards } from the discards.
    .you = You take { $cards } from the discards.

event-card-turned_over = { $seat } draws!: { $cards }.
    .you = You draw!: { $cards }.

event-card-chose = { $seat } lets { $cards } count.
    .you = You let { $cards } count.

event-card-dodged = { $seat } dodges the shot.
    .you = You dodge the shot.
    .at = { $seat } dodges the shot of { $other }.
    .you-at = You dodge the shot of { $other }.
    .at-you = { $seat } dodges your shot.

event-card-hurt = { $seat } loses { life-points }{ still-left }.
    .you = You lose { life-points }{ still-left }.
    .at = { $seat } loses { life-points } to { $other }{ still-left }.
    .you-at = You lose { life-points } to { $other }{ still-left }.

event-card-healed = { $seat } regains { life-points }{ now-at }.
    .you = You regain { life-points }{ now-at }.

event-card-passed_on = { $cards } moves on from { $seat } to { $other }.

event-card-exploded = The Dynamite in front of { $seat } explodes!

event-card-escaped = { $seat } gets out of Jail.
    .you = You get out of Jail.

event-card-stayed_in_jail = { $seat } stays in Jail and misses the turn.
    .you = You stay in Jail and miss the turn.

event-card-dying = { $seat } has no life points left and needs rescue at once.
    .you = You have no life points left and need rescue at once.

event-card-eliminated = { $seat } ({ $character }) is eliminated: { $role }.
    .you = You are eliminated: { $role }.
    .at = { $seat } ({ $character }) is eliminated by { $other }: { $role }.
    .you-at = You are eliminated by { $other }: { $role }.

event-card-rewarded = { $seat } earns the reward of { $amount } cards.
    .you = You earn the reward of { $amount } cards.

event-card-declined = { $seat } declines the reward.
    .you = You decline the reward.

event-card-penalised = { $seat }, the Sheriff, has eliminated a Deputy and loses all cards.
    .you = You, the Sheriff, have eliminated a Deputy and lose all your cards.

event-card-shuffled = The discards are shuffled: { $amount } cards make the new deck.

event-card-turned_up = In the store: { $cards }.

event-card-picked = { $seat } takes { $cards } from the store.
    .you = You take { $cards } from the store.

event-card-looked_at = { $seat } looks at { $cards }.
    .you = You look at { $cards }.

event-card-returned = { $seat } puts { $cards } back on the deck.
    .you = You put { $cards } back on the deck.

event-card-copied = { $seat } borrows the ability of { $other }, { $others-character }.
    .at-you = { $seat } borrows your ability, that of { $others-character }.
    .you = You borrow the ability of { $other }, { $others-character }.

event-card-used_ability = { $seat } uses the ability of { $character }.
    .you = You use your ability, that of { $character }.

event-card-untouched = { $cards } does { $seat } no harm.

event-card-inherited = { $seat } takes over { $cards } from { $other }.
    .you = You take over { $cards } from { $other }.

event-card-nothing_happened = It has no effect on { $seat }.

event-card-lost_duel = { $seat } loses the duel with { $other }.
    .you = You lose the duel with { $other }.

event-card-game_over = The game is over.

event-card-chose_character = { $seat } has chosen a character.
    .you = You have chosen to be { $cards }.

event-card-became = { $seat } is { $cards }.
    .you = You are { $cards }.
