"""Study: a net learns from trials how much better or worse each answer is, instead of from who has won.

    python -m training.study dice build/training/trials/*.npz --out build/training

What it would gain on the average by answering as likely as it does is raised as far as it can be, and it is pulled back
to the net that it began with: the worlds of a trial are few, and what is only luck there should move nothing. A tenth
of the games is held apart; the net is kept that does best there with the answers it likes most, and when it has done no
better for some rounds, it has learnt what there is.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import numpy
import torch
from torch.nn import functional

from sixgun.bots.net.shipped import features_of
from training.arrays import SHIPPED
from training.games import KINDS
from training.keeping import load_net, save_net
from training.net import Eye, Net, head, logits, on, trunk, widened
from training.trials import held_apart

LESS = 0.02
"""By so much an answer that nobody found worth trying is taken to be worse than the worst that was."""


@dataclass(frozen=True)
class Settings:
    """What decides how it is learnt; kept in the log."""

    rate: float = 4e-4
    part: int = 512
    rounds: int = 40
    patience: int = 5
    """Rounds without progress after which it is over."""
    sharp: float = 0.003
    """A gain that is worth as much as being once more as likely (times e) in the eyes of the net it began with."""
    win: float = 0.25
    """How much the chance to win counts beside."""


@dataclass(frozen=True)
class Trials:
    """Rows, by token what each would gain, how likely the player wins, and which rows are held apart."""

    rows: torch.Tensor
    gains: torch.Tensor
    chances: torch.Tensor
    apart: torch.Tensor

    @property
    def size(self) -> int:
        return len(self.rows)


def read(paths: Sequence[Path], tokens: int, tables: int, device: str) -> Trials:
    """All lessons of these files, of games at so many tables in turn."""
    files = [numpy.load(path) for path in paths]
    rows, gains, chances, games = (
        numpy.concatenate([kept[name] for kept in files]) for name in ("rows", "gains", "chances", "games")
    )
    may = rows[:, -tokens:] > 0
    worst = numpy.nanmin(gains, 1, keepdims=True) - LESS
    filled = numpy.where(numpy.isnan(gains), numpy.where(may, worst, 0.0), gains)
    return Trials(
        torch.from_numpy(rows).to(device),
        torch.from_numpy(filled.astype(numpy.float32)).to(device),
        torch.from_numpy(chances).clamp(0.0, 1.0).to(device),
        torch.from_numpy(held_apart(games, tables)).to(device),
    )


def gained(net: Net, eye: Eye, trials: Trials, places: torch.Tensor) -> tuple[float, float]:
    """What the answers that the net likes most gain on the average, in points of a hundred, and its error of 95 %."""
    with torch.no_grad():
        found = []
        for some in places.split(4096):
            shown = trials.rows[some]
            best = logits(net, trunk(net, eye(shown)), shown).argmax(1)
            found.append(trials.gains[some].gather(1, best[:, None])[:, 0])
    all_ = torch.cat(found)
    return 100 * all_.mean().item(), 196 * all_.std().item() / len(all_) ** 0.5


def study(start: Net, eye: Eye, trials: Trials, settings: Settings, say: Callable[[str], None]) -> Net:
    """The net that does best in the games held apart."""
    device = str(trials.rows.device)
    net, before = on(start, device, learns=True), on(start, device, learns=False)
    learns = torch.optim.Adam(list(net.values()), settings.rate)
    apart, own = trials.apart.nonzero()[:, 0], (~trials.apart).nonzero()[:, 0]
    most, error = gained(net, eye, trials, apart)
    say(f"{len(own)} rows to learn from, {len(apart)} held apart; before: {most:+.3f} ± {error:.3f}")
    best, since = on(net, device, learns=False), 0
    for number in range(1, settings.rounds + 1):
        for places in own[torch.randperm(len(own), device=device)].split(settings.part):
            shown = trials.rows[places]
            seen = eye(shown)
            deep = trunk(net, seen)
            likely = functional.log_softmax(logits(net, deep, shown), 1)
            with torch.no_grad():
                first = functional.log_softmax(logits(before, trunk(before, seen), shown), 1)
            chance = likely.exp()
            gain = (chance * trials.gains[places]).sum(1).mean()
            pull = (chance * (likely - first).clamp(-50.0, 50.0)).sum(1).mean()
            own_win = functional.binary_cross_entropy_with_logits(head(net, deep, "win")[:, 0], trials.chances[places])
            loss = pull - gain / settings.sharp + settings.win * own_win
            learns.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(list(net.values()), 1.0)
            learns.step()
        now, error = gained(net, eye, trials, apart)
        there, _ = gained(net, eye, trials, own[: len(apart)])
        say(f"round {number}  apart {now:+.3f} ± {error:.3f}  learnt {there:+.3f}  pull {pull.item():.3f}")
        since += 1
        if now > most:
            most, best, since = now, on(net, device, learns=False), 0
        if since > settings.patience:
            break
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("card", "dice"))
    parser.add_argument("trials", type=Path, nargs="+", help="files of `python -m training.trials`")
    parser.add_argument("--out", type=Path, required=True, help="folder for the weights and the log")
    parser.add_argument("--start", type=Path, help="go on from this net (default: the one of the package)")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--width", type=int, default=0, help="give each layer so many units, if it has fewer")
    parser.add_argument("--rate", type=float, default=Settings.rate)
    parser.add_argument("--part", type=int, default=Settings.part)
    parser.add_argument("--sharp", type=float, default=Settings.sharp)
    parser.add_argument("--rounds", type=int, default=Settings.rounds)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    log = (args.out / f"{args.game}-study.log").open("a", encoding="utf-8")

    def say(line: str) -> None:
        print(line, flush=True)
        print(line, file=log, flush=True)

    began = time.monotonic()
    say(f"{' '.join(sys.argv[1:])}  (torch {torch.__version__})")
    torch.manual_seed(args.seed)
    settings = replace(Settings(), rate=args.rate, part=args.part, sharp=args.sharp, rounds=args.rounds)
    say(str(asdict(settings)))
    start = load_net(args.game, args.start or SHIPPED)
    start = widened(start, args.width)
    trials = read(args.trials, len(start["sway"]), len(KINDS[args.game]), args.device)
    net = study(start, Eye(features_of(args.game), args.device), trials, settings, say)
    save_net(net, args.out / f"{args.game}-net.npz")
    say(f"done after {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
