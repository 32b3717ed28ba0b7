"""The game for PettingZoo, as an AEC environment (one player after the other) and as a parallel one (all at once).

Agents are the seats, "A" to "H", without those that have bots. They stay until the game is over, for the eliminated win
with their side; then all end together. `state` has all that is hidden, for critics.
"""

from typing import Any

from sixgun import extra
from sixgun.adapters.one_game import FORFEIT, Deals, Setting
from sixgun.env.spec import VERSION
from sixgun.kernel.choice import LETTERS, letter

numpy = extra.load("numpy", "learn", "sixgun.adapters.pettingzoo")
pettingzoo = extra.load("pettingzoo", "pettingzoo", "sixgun.adapters.pettingzoo")
wrappers = extra.load("pettingzoo.utils.wrappers", "pettingzoo", "sixgun.adapters.pettingzoo")

from sixgun.adapters.spaces import rows_space, seen_space, tokens_space  # noqa: E402 - after the sentence of this one

METADATA = {"name": f"sixgun_v{VERSION}", "render_modes": [], "is_parallelizable": False}


def env(**setting: Any) -> Any:
    """One player after the other, as PettingZoo's own games are wrapped: an action that the mask forbids loses."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**setting)), illegal_reward=FORFEIT)
    )


class Seats:
    """What both kinds have: `Setting` says which words they take. `waits` adds a token for whoever is not asked."""

    waits = 0

    def __init__(self, **setting: Any) -> None:
        self.setting = Setting(**setting)
        self.deals = Deals(self.setting)
        self.game = self.deals.deal()
        self.width = self.game.batch.width
        self.possible_agents = [letter(seat) for seat in self.setting.learners]
        self.agents: list[str] = []
        self.state_space = rows_space(self.game.batch.row)
        tokens = self.width + self.waits
        self.observation_spaces = {agent: seen_space(self.game.batch.row, tokens) for agent in self.possible_agents}
        self.action_spaces = {agent: tokens_space(tokens) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        return {"observation": self.game.row(seat_of(agent)), "action_mask": self.mask(agent)}

    def mask(self, agent: str) -> Any:
        return self.game.mask(seat_of(agent))

    def state(self) -> Any:
        """All that is hidden but the order of the deck, turned towards the player to move."""
        return self.game.row(self.game.actor, is_open=True)

    def deal(self, seed: int | None) -> None:
        self.game = self.deals.deal(seed)
        self.agents = self.possible_agents[:]

    def told(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": self.mask(agent)} for agent in self.agents}

    def paid(self) -> dict[str, float]:
        pay = self.game.pay()
        return {agent: pay[seat_of(agent)] for agent in self.agents}


class raw_env(Seats, pettingzoo.AECEnv):  # type: ignore[misc,name-defined]  # noqa: N801 - called so everywhere in PettingZoo
    """One player after the other; an action that the mask forbids is refused."""

    metadata = METADATA

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = self.paid()
        self._cumulative_rewards = self.paid()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.told()
        self.agent_selection = letter(self.game.actor)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.game.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.paid()
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, self.game.over)
        self.infos = self.told()
        if not self.game.over:
            self.agent_selection = letter(self.game.actor)


class parallel_env(Seats, pettingzoo.ParallelEnv):  # type: ignore[misc,name-defined]  # noqa: N801 - called so everywhere there
    """All at once: one is asked, and the others have nothing to choose but to wait, which is the last action.

    If anybody does what his mask forbids, the game ends for all, and he loses: as in the other kind.
    """

    metadata = METADATA
    waits = 1

    def mask(self, agent: str) -> Any:
        asked = not self.game.over and seat_of(agent) == self.game.actor
        return numpy.append(super().mask(agent), numpy.int8(not asked))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.deal(seed)
        return self.seen(), self.told()

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        wrong = [agent for agent in self.agents if not self.mask(agent)[actions[agent]]]
        if not wrong:
            self.game.step(int(actions[letter(self.game.actor)]))
        rewards = {**self.paid(), **dict.fromkeys(wrong, FORFEIT)}
        over = self.game.over or bool(wrong)
        ended = dict.fromkeys(self.agents, over)
        cut_off = dict.fromkeys(self.agents, bool(wrong))
        seen, told = self.seen(), self.told()
        if over:
            self.agents = []
        return seen, rewards, ended, cut_off, told

    def seen(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}


def seat_of(agent: str) -> int:
    return LETTERS.index(agent)
