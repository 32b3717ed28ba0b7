## Voting

vote-replace = Let a bot play for { $name }
vote-back = Take my vote back
vote-stands = A bot for { $name }? { $votes } of { $needed } votes.
vote-carried = A bot plays for { $name } when this turn is over.

## Phrases

phrases = Phrases
phrases-here = Only phrases are said here.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-good-game = Good game!
phrase-yes = Yes.
phrase-no = No.
phrase-wait = One moment, please.
phrase-back-soon = I will be right back.
phrase-help-me = Help me!
phrase-trust-me = Trust me.
phrase-bye = Goodbye!
only-phrases = Only phrases in the chat
phrases-from-strangers = Only phrases from people I have not played with

## Looking on

who-may-watch = Who may look on
watch-allowed = everybody
watch-delayed = everybody, a round late
watch-none = nobody
you-watch-late = You are watching, a round late

## Face down

face-down = My role and hand face down until I hold them
hold-to-see = Hold to see
asked-face-down = You are asked
    .why = Hold your cards to see what you can answer.
role-face-down = Your role lies face down
    .why = Go to the table and hold to see it.

## Told to everybody

toast-left-replaced = The others have given your seat to a bot. You may look on, or open a table of your own.
toast-left-unwatched = Nobody may look on at that table any more.
notice-vote = { $by } votes for a bot in place of { $name }.
notice-unvote = { $by } takes the vote about { $name } back.
notice-carried = Most want a bot in place of { $name }: when this turn is over.
notice-lapsed = { $name } stays: the vote is void.
notice-replaced = A bot plays on for { $name }.
notice-host = { $name } is the host now.

## Refused

refused-no-watching = Nobody may look on at this table. Take a seat if one is free, or choose another table.
refused-no-vote = There is nobody at that seat whom a bot could replace.
refused-needs-two = Somebody who is there is replaced by two votes at least. Wait until he is away.
refused-only-phrases = Only phrases are said at this table: choose one.
