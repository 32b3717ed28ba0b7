### The log of the dice game: a sentence for each kind of event. The forms are those of event-card.ftl.
###
### $dice: the faces as a list; $count: how many dice that are; $amount: points, arrows, or the number of the roll;
### $cause: what took the life points; $counted and $left: life points, or arrows in the middle.

event-dice-turn_began = { $seat }, { $character }
    .you = Your turn, { $character }

event-dice-rolled = { $seat } rolls { $dice } (roll { $amount }).
    .you = You roll { $dice } (roll { $amount }).

event-dice-kept = { $count ->
        [0] { $seat } rolls everything again.
       *[other] { $seat } keeps { $dice }.
    }
    .you = { $count ->
        [0] You roll everything again.
       *[other] You keep { $dice }.
    }

event-dice-stopped = { $seat } stops.
    .you = You stop.

in-the-middle = { $counted ->
    [yes] {" "}({ $left } left in the middle)
   *[no] {""}
}
event-dice-took_arrow = { $seat } takes { arrows }{ in-the-middle }.
    .you = You take { arrows }{ in-the-middle }.
    .at = { $seat } takes { arrows } in place of a life point{ in-the-middle }.
    .you-at = You take { arrows } in place of a life point{ in-the-middle }.

event-dice-returned_arrows = { $seat } returns { arrows }.
    .you = You return { arrows }.
    .at = { $other } returns { arrows } of { $seat }.
    .at-you = You return { arrows } of { $seat }.
    .own = { $seat } returns { arrows }.
    .you-at = { $other } returns { arrows } of yours.
    .you-own = You return { arrows }.

event-dice-indians_attacked = The last arrow is taken: the Indians attack, then all arrows go back.

event-dice-shot = { $seat } aims at { $other }{ $amount ->
        [1] {""}
       *[other] {" "}for { $amount } life points
    }.
    .you = You aim at { $other }{ $amount ->
        [1] {""}
       *[other] {" "}for { $amount } life points
    }.

event-dice-fired_gatling = { $seat } fires the Gatling!
    .you = You fire the Gatling!

event-dice-held_fire = { $seat } does not fire the Gatling.
    .you = You do not fire the Gatling.

event-dice-exploded = Three Dynamite: they explode in front of { $seat }!

to-what = { $cause ->
    [gatling] {" "}to the Gatling
    [indians] {" "}to the Indians
    [dynamite] {" "}to the Dynamite
   *[shot] {""}
}
event-dice-hurt = { $seat } loses { life-points }{ to-what }{ still-left }.
    .you = You lose { life-points }{ to-what }{ still-left }.

event-dice-healed = { $amount ->
        [0] { $seat } is at full life and gains nothing.
       *[other] { $seat } gains { life-points }{ now-at }.
    }
    .you = { $amount ->
        [0] You are at full life and gain nothing.
       *[other] You gain { life-points }{ now-at }.
    }

event-dice-used_ability = { $seat } uses the ability of { $character }.
    .you = You use your ability, that of { $character }.

event-dice-eliminated = { $seat } ({ $character }) is eliminated: { $role }.
    .you = You are eliminated: { $role }.
    .at = { $seat } ({ $character }) is eliminated by { $other }: { $role }.
    .you-at = You are eliminated by { $other }: { $role }.

event-dice-won = { $seat } wins as { $role }.
    .you = You win as { $role }.

event-dice-game_over = The game is over.

event-dice-chose_character = { $seat } has chosen a character.
    .you = You have chosen to be { $cards }.

event-dice-became = { $seat } is { $cards }.
    .you = You are { $cards }.
