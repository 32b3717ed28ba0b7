### Ghost Town: the name of everything, and what it does.

set-ghost-town = Ghost Town

character-mourning-mae = Mourning Mae
    .card = All others see you at a distance of two more.
character-undertaker-ulf = Undertaker Ulf
    .card = Whenever another player is eliminated, you regain 1 life point and draw a card.
character-preacher-pia = Preacher Pia
    .card = Once in your turn, when your hand is empty, you may draw a card.

card-haunting = Haunting
    .text = Every other player discards a hand card or loses 1 life point.
card-fog = Fog
    .text = While it lies in front of you, all others see you at a distance of one more.
card-long-tom = Long Tom
    .text = A weapon that shoots up to distance 5.
card-last-supper = Last Supper
    .text = Regain 1 life point and draw a card.

## The question of Haunting: in the terminal, and on the page with its reason and what the others read

question-card-haunted = Haunting of { $by }: discard a card, or go from { $life } to { $after } life.
move-card-pass-haunted = Take the fright
ask-card-haunted = A ghost stands before you
    .why = { $by } has called it: discard a card or lose a life point.
    .wait = { $seat } looks a ghost in the eye
