# After a game, and in replays: loaded with them.

# How it ended. $cause: a card or a face of a die, or none.
you-won = You won
you-lost = You lost
end-fell = { $name }, { $role }, has fallen.
    .you = You have fallen, { $role }.
end-by = { $cause ->
        [none] The last shot was fired by { $name }.
       *[other] The last blow ({ $cause }) was struck by { $name }.
    }
    .you = { $cause ->
        [none] You fired the last shot.
       *[other] You struck the last blow ({ $cause }).
    }
end-by-nobody = It was nobody’s shot: { $cause }.
cause-indians = the Indians
won-sheriff = The law wins
won-deputy = The Deputy wins
won-outlaw = { $count ->
    [one] The Outlaw wins
   *[other] The Outlaws win
}
won-renegade = The Renegade wins
won-nobody = Nobody wins
winners-are = { $count ->
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
}
fallen-win-too = The fallen share the win: it belongs to the role.
back-to-room = Back to the room
ready-for-rematch = Ready for a rematch
ready-count = { $ready } of { $of } are ready for a rematch.
keep-character = Keep { $character } for the next game
share-replay = Share the replay
record = Record
who-was-who = Who was who
player = Player
hits-dealt = Hits dealt
hits-taken = Hits taken
cards-played = Cards played
times-rolled = Rolls
life-by-turn = Life by turn
life-went = From { $from } to { $to } life points
guessed-right = { $name } guessed { $right } of { $of } hidden roles.
luck = Luck
luck-proof = A seed was promised before the game, everyone could add to it, and every move was sealed. Your page has noted what it was shown and compares it with the record.
check-luck = Check the luck
luck-good = Holds
luck-bad = Does not hold
luck-none = Nothing to compare
luck-promise-good = The seed is the one that was promised before the game.
luck-promise-late = { $move ->
    [0] The seed is the one that was promised, but you saw the promise only when the game began.
   *[other] The seed is the one that was promised, but you saw the promise only after move { $move }.
}
luck-promise-bad = The seed is not the one that was promised to you.
luck-share-good = What you added is in the record.
luck-share-bad = What you added is missing from the record: { $own }
luck-share-none = You added nothing to this game.
luck-seal-good = { $moves ->
    [one] The seal of the record fits its one move.
   *[other] The seal of the record fits its { $moves } moves.
}
luck-seal-bad = The seal of the record does not fit its lines: somebody has changed it.
luck-seen-good = { $count ->
    [one] The seal that you were shown during the game is in its place.
   *[other] All { $count } seals that you were shown during the game are in their places.
}
luck-seen-bad = After move { $move } you were shown another seal than the record leads to.
luck-seen-none = You were shown no seal of this game.
luck-shares = Added to the seed
luck-shares-none = Nobody added anything.
luck-yourself = Check it with your own program
luck-yourself-how = Keep the record and run this next to it. It also plays the whole game again.
command = Command
analysis = Analysis
after-the-game = After the game
replay-missing = There is no finished game at this address. Check the link, or play one of your own.
see-it-as = See it as
everything-open = Everything open
seat-of = { $name }’s seat
step-of = Step { $step } of { $of }
first-step = First step
last-step = Last step
pause = Pause
what-the-bot-thought = What the bot in { $name }’s seat thought
