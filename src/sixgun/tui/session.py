"""One game in the terminal: bots play, the person is told and asked, until the end."""

import secrets
from collections.abc import Mapping
from typing import Final

from sixgun.bots import make_bot
from sixgun.game import Game
from sixgun.kernel.choice import Choice, Move, letter
from sixgun.kernel.generator import KEYED
from sixgun.kernel.keyed import ENTROPY_BITS, commitment
from sixgun.kernel.rng import Rng
from sixgun.text import Text
from sixgun.text.wording import View, listed
from sixgun.tui.asking import Asking
from sixgun.tui.screen import Screen
from sixgun.tui.teller import Teller

SEAL_SHOWN: Final = 8
"""So many signs of a sealed seed are shown: enough to tell games apart."""
BOT_LUCK: Final = 1_000_003
"""Keeps the bots' generators apart from the table's and from each other."""


class Session:
    """A game, the seat of the person, and bots at the others."""

    def __init__(
        self, game: Game, seat: int, bots: Mapping[int, str], text: Text, screen: Screen, practice: bool = False
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.names: Final = bots
        """The bot at each other seat."""
        self.text: Final = text
        self.screen: Final = screen
        self.teller: Final = Teller(game, seat, text, screen, practice)
        self.bots: Final = {
            other: make_bot(name, Rng.seeded(game.deal.seed * BOT_LUCK + other)) for other, name in bots.items()
        }
        self.heard: Final = [0] * game.players
        """How many events each bot has heard of."""

    def run(self) -> None:
        """Play to the end; Leave, EOFError or KeyboardInterrupt if the person goes before."""
        self.introduce()
        while not self.game.over:
            seat = self.game.asked
            assert seat is not None
            self.teller.tell(all_of_it=seat == self.seat)
            choice = self.game.choice
            move = self.answer(choice) if seat == self.seat else self.bot_answer(seat, choice)
            if self.game.deal.generator == KEYED:
                self.game.stir(secrets.randbits(ENTROPY_BITS))
            self.game.play(move)
        self.teller.tell(all_of_it=True)
        self.conclude()

    def bot_answer(self, seat: int, choice: Choice) -> Move:
        """What a bot answers; one that listens hears first what its seat has seen since it was last asked."""
        bot = self.bots[seat]
        hear = getattr(bot, "hear", None)
        if hear is not None:
            hear(self.game.events(self.heard[seat], seat))
            self.heard[seat] = self.game.happened
        view = self.game.view(seat)
        move = bot.choose(view, choice)
        if len(choice.options) > 1:
            self.teller.reasons.keep(self.teller.turns, choice, move, getattr(bot, "reason", None), view)
        return move

    def answer(self, choice: Choice) -> Move:
        """What the person answers; a question with one answer is only shown, except in his own turn."""
        view = self.teller.view()
        if len(choice.options) == 1 and choice.why != "play":
            return self.forced(choice, view)
        self.teller.remind()
        return Asking(self.teller, choice, view).answer()

    def forced(self, choice: Choice, view: View) -> Move:
        move = choice.options[0]
        self.screen.write(self.text.question(choice, view), "question")
        self.screen.write(self.text.say("forced", move=self.text.move(move, choice.why, view)), indent="  ")
        self.screen.pause()
        return move

    def introduce(self) -> None:
        """Which game it is, who one is, and the table before anything has happened."""
        text, deal = self.text, self.game.deal
        me = self.teller.view().seats[self.seat]
        sets = listed(text, [text.say(f"set-{name}") for name in deal.sets])
        begin = text.say(f"start-{deal.game}", sets=sets, players=deal.players, luck=self.luck())
        role = text.say(f"role-{me.role}.a")
        name = text.say(f"character-{me.character}")
        goal = text.say(f"role-{me.role}.{'three' if deal.players == 3 else 'goal'}")
        ability = text.say(f"character-{me.character}.{deal.game}")
        self.screen.write(begin, "heading")
        self.screen.write(text.say("start-bots", bots=self.who_plays()))
        self.screen.write(text.say("start-you", seat=letter(self.seat), character=name, role=role), "heading")
        self.screen.write(text.say("start-goal", goal=goal), hang="  ")
        self.screen.write(text.say("start-ability", ability=ability), hang="  ")
        if self.game.asked != self.seat:  # else the first question shows it
            self.screen.gap()
            self.teller.table()

    def luck(self) -> str:
        """The seed in words; that of a keyed game stays a secret until the end."""
        deal = self.game.deal
        if deal.generator == KEYED:
            return self.text.say("luck-sealed", hash=commitment(deal.seed)[:SEAL_SHOWN])
        return self.text.say("luck-open", seed=str(deal.seed))

    def who_plays(self) -> str:
        """The bots: one name where all have it, else which seat is which."""
        names = list(dict.fromkeys(self.names.values()))
        seats = [f"{letter(seat)} {name}" for seat, name in self.names.items()]
        return names[0] if len(names) == 1 else ", ".join(seats)

    def conclude(self) -> None:
        """Who was who, and who has won."""
        text, winners = self.text, self.game.winners
        self.screen.gap()
        self.teller.heading(text.say("end-over"))
        for seat in self.game.view(None).seats:
            key = "end-seat.won" if seat.seat in winners else "end-seat"
            name, role = text.say(f"character-{seat.character}"), text.say(f"role-{seat.role}")
            self.screen.write(text.say(key, seat=letter(seat.seat), character=name, role=role), indent="  ")
        if self.seat in winners:
            self.screen.write(text.say("end-won"), "good")
        else:
            self.screen.write(text.say("end-lost" if winners else "end-nobody"), "harm")
