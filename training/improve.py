"""The lesson: to win. Proximal policy optimisation, from a gunslinger's opinions on, against gunslingers, itself and
its past.

The critic sees all cards and roles and says for every seat how likely it wins; how good a move was is what the chance
of the one who made it rose by, over the next steps of the table.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch.nn import functional

from training.crew import Crew, crew
from training.games import SHAPES, tables_of
from training.net import ROLES, SEATS, Eye, Net, head, logits, on, sample, trunk

NOW, PAST, BOT = PLAYERS = range(3)
"""Who sits in a seat."""
ALONE = 1.0


@dataclass(frozen=True)
class Settings:
    """What decides how it is learnt; kept with the weights."""

    minutes: float = 8.0
    players: tuple[int, ...] = ()
    """Sizes of the tables that are played; all where none is named."""
    workers: int = 15
    games: int = 1024
    steps: int = 32
    """Of every game between two lessons."""
    part: int = 16384
    """Lines that are learnt from at once."""
    epochs: int = 2
    rate: float = 6e-4
    critic_rate: float = 1e-3
    clip: float = 0.2
    fades: float = 0.96
    """How much less each further step counts for a move: the less, the more the critic is trusted, and the less luck
    is in what is learnt from."""
    critic_fades: float = 0.98
    """The same for the critic, who learns little from himself."""
    entropy: float = 0.002
    past: float = 0.15
    """The share of the own seats in which former selves play; ALONE: all but one, and the net it began with at that."""
    warm_up: float = 0.1
    """The part of the time in which only the critic learns."""
    keep_every: int = 30
    keep: int = 8


class Table:
    """Who plays which seat of every game, and what has been seen since the last lesson."""

    def __init__(self, crew: Crew, game: str, settings: Settings, device: str) -> None:
        shape = SHAPES[game]
        n = crew.shared.games
        t = settings.steps
        self.n, self.t, self.device = n, t, device
        self.settings = settings

        def room(steps: int, *wide: int, kind: torch.dtype = torch.uint8) -> torch.Tensor:
            return torch.zeros(steps, 2, n, *wide, dtype=kind, device=device)

        self.rows = room(t + 1, shape.shown)
        self.open_rows = room(t + 1, shape.row)
        self.actors = room(t + 1, kind=torch.int64)
        self.tokens = room(t, kind=torch.int64)
        self.chance = room(t, kind=torch.float32)
        self.whose = room(t, kind=torch.int64)
        self.rewards = room(t, SEATS)
        self.ended = room(t)
        self.seated = torch.stack([self.draw(players) for players in crew.players])
        self.wins = torch.zeros(len(PLAYERS), device=device)
        self.played = torch.zeros(len(PLAYERS), device=device)

    @property
    def is_alone(self) -> bool:
        return self.settings.past == ALONE

    def draw(self, players: torch.Tensor) -> torch.Tensor:
        """Who sits where at the next game of tables of these sizes."""
        luck = torch.rand(len(players), SEATS, device=self.device)
        if not self.is_alone:
            return torch.where(luck < self.settings.past, PAST, NOW)
        seats = torch.arange(SEATS, device=self.device)
        learner = (luck[:, 0] * players).long()
        return torch.where(seats == learner[:, None], NOW, PAST)

    def look(self, crew: Crew, at: int, half: int) -> None:
        """Take what one half shows now as its step `at`."""
        self.rows[at, half] = crew.see(half, "rows")
        self.open_rows[at, half] = crew.see(half, "open_rows")
        self.actors[at, half] = crew.see(half, "actors")[:, 0].long()
        if at > 0:
            self.rewards[at - 1, half] = crew.see(half, "rewards")
            self.ended[at - 1, half] = crew.see(half, "ended")[:, 0]
            over = self.ended[at - 1, half].bool()
            seats = torch.arange(SEATS, device=self.device) < crew.players[half][:, None]
            bots = crew.bots[half]
            told = bots.any(1) | self.is_alone  # at tables of its own kind alone, one's wins are another's losses
            played = (over & told)[:, None] & seats
            seated = torch.where(bots, BOT, self.seated[half])
            for who in PLAYERS:
                his = (played & (seated == who)).float()
                self.played[who] += his.sum()
                self.wins[who] += (his * self.rewards[at - 1, half]).sum()
            self.seated[half] = torch.where(over[:, None], self.draw(crew.players[half]), self.seated[half])

    def begin_again(self) -> None:
        """The last step seen is the first of the next lesson."""
        for array in (self.rows, self.open_rows, self.actors):
            array[0] = array[self.t]

    def opened(self, at: slice) -> torch.Tensor:
        """What the critic is shown: everything, and what the adviser thinks."""
        advice = self.rows[at][..., self.open_rows.shape[-1] :]
        both = torch.cat([self.open_rows[at], advice], -1)
        return both.view(-1, both.shape[-1])


def play(crew: Crew, table: Table, eye: Eye, nets: dict[int, Net], first: bool) -> None:
    """All steps of one lesson. Both halves are at rest when it begins and when it ends."""
    if first:
        for half in (0, 1):
            table.look(crew, 0, half)
    else:
        table.begin_again()
    for half in (0, 1):
        answer(crew, table, eye, nets, 0, half)
    for at in range(1, table.t + 1):
        for half in (0, 1):
            crew.wait()
            table.look(crew, at, half)
            if at < table.t:
                answer(crew, table, eye, nets, at, half)


def answer(crew: Crew, table: Table, eye: Eye, nets: dict[int, Net], at: int, half: int) -> None:
    """Choose tokens for one half, and let it be stepped."""
    actors = table.actors[at, half]
    whose = table.seated[half].gather(1, actors[:, None])[:, 0]
    rows = table.rows[at, half]
    seen = eye(rows)
    scores = torch.empty(len(rows), len(nets[NOW]["sway"]), device=table.device)
    for who, net in nets.items():
        places = (whose == who).nonzero()[:, 0]
        scores[places] = logits(net, trunk(net, seen[places]), rows[places])
    tokens = sample(scores)
    if table.is_alone:  # what is learnt against answers as it does at the table: without luck
        tokens = torch.where(whose == PAST, scores.argmax(1), tokens)
    crew.start(half, tokens)
    table.tokens[at, half] = tokens
    table.whose[at, half] = torch.where(crew.games[half], whose, BOT)
    table.chance[at, half] = functional.log_softmax(scores, 1).gather(1, tokens[:, None])[:, 0]


def judge(table: Table, players: torch.Tensor, eye: Eye, critic: Net, part: int) -> tuple[torch.Tensor, torch.Tensor]:
    """How good every move was for who made it, and what the critic should have said, seats counted from the actor."""
    t, n = table.t, table.n
    said = torch.cat(
        [
            head(critic, trunk(critic, eye(some)), "wins").sigmoid()
            for at in range(t + 1)
            for some in table.opened(slice(at, at + 1)).split(part)
        ]
    )
    said = said.view(t + 1, 2, n, SEATS)
    seats = torch.arange(SEATS, device=table.device)
    from_actor = (seats - table.actors[..., None]) % players[None, :, :, None]
    value = said.gather(3, from_actor)
    """By seat."""
    by_actor = (seats + table.actors[:t, ..., None]) % players[None, :, :, None]
    aims = (gains(table, value, table.settings.critic_fades) + value[:t]).gather(3, by_actor).clamp(0.0, 1.0)
    mine = gains(table, value, table.settings.fades).gather(3, table.actors[:t, ..., None])[..., 0]
    return mine, aims


def gains(table: Table, value: torch.Tensor, fades: float) -> torch.Tensor:
    """By how much the chance of each seat rose after each step, each further step counting `fades` times as much."""
    found = torch.empty_like(value[:-1])
    gain = torch.zeros_like(value[0])
    for at in range(table.t - 1, -1, -1):
        goes_on = 1.0 - table.ended[at].float()[..., None]
        step = table.rewards[at].float() + goes_on * value[at + 1] - value[at]
        gain = step + fades * goes_on * gain
        found[at] = gain
    return found


def roles_in(game: str, rows: torch.Tensor) -> torch.Tensor:
    """The role of each seat in open rows, counted as rows count seats; -1 where nobody sits."""
    shape = SHAPES[game]
    last = shape.role_at + SEATS * shape.seat_numbers
    return rows[:, shape.role_at : last : shape.seat_numbers].long() - 1


def roles_loss(net: Net, deep: torch.Tensor, roles: torch.Tensor) -> torch.Tensor:
    """How badly the net makes out who is who."""
    said = head(net, deep, "roles").view(-1, ROLES)
    return functional.cross_entropy(said, roles.clamp_max(ROLES - 1).reshape(-1), ignore_index=-1)


def improve(
    net: Net,
    eye: Eye,
    game: str,
    critic: Net,
    settings: Settings,
    seed: int,
    device: str,
    say: Callable[[str], None],
    save: Callable[[Net], None],
) -> None:
    """Change the net until the time is up."""
    began = saved = told = time.monotonic()
    learns = torch.optim.Adam(net.values(), lr=settings.rate, eps=1e-5)
    critic_learns = torch.optim.Adam(critic.values(), lr=settings.critic_rate, eps=1e-5)
    past = [on(net, device, learns=False)]
    played = tables_of(game, settings.players)
    with crew(game, played, settings.workers, settings.games, seed, device, settings.past != ALONE) as hands:
        table = Table(hands, game, settings, device)
        lesson = 0
        steps = 0
        thought = 0.0
        while (passed := (time.monotonic() - began) / (60 * settings.minutes)) < 1:
            nets = {NOW: net, PAST: past[lesson % len(past)]}
            with torch.no_grad():
                play(hands, table, eye, nets, first=lesson == 0)
                learning = time.monotonic()
                mine, aims = judge(table, hands.players, eye, critic, settings.part)
            left = 1.0 - passed
            for optimiser, rate in ((learns, settings.rate), (critic_learns, settings.critic_rate)):
                for group in optimiser.param_groups:
                    group["lr"] = rate * max(min(1.0, 1.6 * left), 0.03)
            only_critic = passed < settings.warm_up
            numbers = learn(net, critic, eye, game, table, mine, aims, settings, (learns, critic_learns), only_critic)
            thought += time.monotonic() - learning
            lesson += 1
            steps += table.t * int(hands.games.sum())
            if lesson % settings.keep_every == 0 and settings.past != ALONE:
                past = [*past, on(net, device, learns=False)][-settings.keep :]
            if time.monotonic() - told > 15:
                told = time.monotonic()
                rates = (table.wins / table.played.clamp_min(1)).tolist()
                say(
                    f"improve {told - began:5.0f} s  lesson {lesson}  {steps / 1e6:.0f} M steps  "
                    f"learning {100 * thought / (told - began):.0f} %  "
                    f"wins now {rates[NOW]:.4f} past {rates[PAST]:.4f} bots {rates[BOT]:.4f} "
                    f"of {int(table.played[NOW])}  {numbers}"
                )
                table.wins.zero_()
                table.played.zero_()
            if time.monotonic() - saved > 60:
                saved = time.monotonic()
                save(net)
    save(net)


def learn(
    net: Net,
    critic: Net,
    eye: Eye,
    game: str,
    table: Table,
    mine: torch.Tensor,
    aims: torch.Tensor,
    settings: Settings,
    optimisers: tuple[torch.optim.Optimizer, torch.optim.Optimizer],
    only_critic: bool,
) -> str:
    """One lesson from all that was seen."""
    t, n = table.t, table.n
    total = t * 2 * n
    rows, opened = table.rows[:t].view(total, -1), table.opened(slice(0, t))
    tokens, chance = table.tokens.view(total), table.chance.view(total)
    gained, aimed = mine.view(total), aims.view(total, SEATS)
    own = table.whose.view(total) == NOW
    real = (table.whose.view(total) != BOT).nonzero()[:, 0]
    spread = gained[own].std().clamp_min(1e-4)
    notes: dict[str, float] = {"spread": spread.item()}
    for _epoch in range(settings.epochs):
        order = real[torch.randperm(len(real), device=table.device)]
        for number, places in enumerate(order.split(settings.part)):
            wins = head(critic, trunk(critic, eye(opened[places])), "wins")
            judged = functional.binary_cross_entropy_with_logits(wins, aimed[places])
            optimisers[1].zero_grad(set_to_none=True)
            judged.backward()
            optimisers[1].step()
            notes["critic"] = judged.item() if number == 0 else notes["critic"]
            if only_critic:
                continue
            places = places[own[places]]
            shown = rows[places]
            deep = trunk(net, eye(shown))
            scores = logits(net, deep, shown)
            likely = functional.log_softmax(scores, 1)
            ratio = (likely.gather(1, tokens[places][:, None])[:, 0] - chance[places]).exp()
            good = (gained[places] / spread).clamp(-6.0, 6.0)
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy = -torch.minimum(ratio * good, clipped * good).mean()
            entropy = -(likely.exp() * likely.clamp_min(-50)).sum(1).mean()
            own_win = functional.binary_cross_entropy_with_logits(head(net, deep, "win")[:, 0], aimed[places][:, 0])
            who = roles_loss(net, deep, roles_in(game, opened[places]))
            loss = policy - settings.entropy * entropy + 0.25 * own_win + 0.1 * who
            optimisers[0].zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(list(net.values()), 1.0)
            optimisers[0].step()
            if number == 0:
                notes |= {"entropy": entropy.item(), "win": own_win.item(), "roles": who.item()}
                notes["sway"] = net["sway"].mean().item()
            if number == 1:
                notes["clipped"] = ((ratio - 1).abs() > settings.clip).float().mean().item()
    return " ".join(f"{name} {value:.3f}" for name, value in notes.items())
