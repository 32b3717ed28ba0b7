"""Train a champion.

    python -m training card --out build/training --minutes 8
    python -m training dice --out build/training --device cpu --workers 1 --games 64 --minutes 3
    python -m training dice --out build/training --minutes 8 --start shipped --against

The net starts from a gunslinger's opinions and plays against gunslingers, itself and its past. It runs on a GPU if
there is one. With --against one seat at each table learns what beats the net it began with, which sits in all others
and stays as it is: how far a champion can be exploited.
"""

import argparse
import sys
import time
from dataclasses import asdict, replace
from pathlib import Path

import torch

from sixgun.bots.net.shipped import features_of
from sixgun.version import is_interpreted
from training.improve import ALONE, Settings, improve
from training.keeping import load_net, save_net
from training.net import Eye, Net, new_critic, new_player, on, widened


def first_net(game: str, start: Path | None, features: int, width: int) -> Net:
    """From which net it starts."""
    if start is None:
        return new_player(game, features, width)
    return widened(load_net(game, start), width)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("card", "dice"))
    parser.add_argument("--out", type=Path, required=True, help="folder for the weights and the log")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--workers", type=int, default=15)
    parser.add_argument("--games", type=int, default=1024, help="games a worker steps at once, twice")
    parser.add_argument(
        "--width", type=int, default=256, help="units of a layer; a net to go on from gets more, if it has fewer"
    )
    parser.add_argument("--critic-width", type=int, default=512)
    parser.add_argument("--start", type=Path, help="go on from this net; `shipped` is the one of the package")
    parser.add_argument(
        "--against",
        action="store_true",
        help="find out how far it can be exploited: one seat learns, it sits in the others",
    )
    parser.add_argument("--critic", type=Path, help="with this critic")
    parser.add_argument("--minutes", type=float, default=8.0, help="for the lesson")
    parser.add_argument("--players", type=int, nargs="+", default=[], help="sizes of the tables (default: all)")
    parser.add_argument("--steps", type=int, default=Settings.steps)
    parser.add_argument("--part", type=int, default=Settings.part)
    parser.add_argument("--epochs", type=int, default=Settings.epochs)
    parser.add_argument("--rate", type=float, default=Settings.rate)
    parser.add_argument("--entropy", type=float, default=Settings.entropy)
    parser.add_argument("--fades", type=float, default=Settings.fades)
    parser.add_argument("--critic-fades", type=float, default=Settings.critic_fades)
    parser.add_argument("--critic-rate", type=float, default=Settings.critic_rate)
    parser.add_argument("--warm-up", type=float, default=Settings.warm_up)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    log = (args.out / f"{args.game}.log").open("a", encoding="utf-8")

    def say(line: str) -> None:
        print(line, flush=True)
        print(line, file=log, flush=True)

    say(
        f"{' '.join(sys.argv[1:])}  "
        f"({'interpreted' if is_interpreted() else 'compiled'}, torch {torch.__version__}, {args.device})"
    )
    torch.manual_seed(args.seed)
    features = features_of(args.game)
    eye = Eye(features, args.device)
    began = time.monotonic()
    net = on(first_net(args.game, args.start, features.count, args.width), args.device, learns=True)
    say(f"{features.count} features, {sum(part.numel() for part in net.values()):,} numbers")
    critic = on(
        load_net(args.game, args.critic) if args.critic else new_critic(features.count, args.critic_width),
        args.device,
        learns=True,
    )
    settings = replace(
        Settings(),
        minutes=args.minutes,
        players=tuple(args.players),
        workers=args.workers,
        games=args.games,
        steps=args.steps,
        part=args.part,
        epochs=args.epochs,
        rate=args.rate,
        entropy=args.entropy,
        fades=args.fades,
        critic_fades=args.critic_fades,
        critic_rate=args.critic_rate,
        warm_up=args.warm_up,
        past=ALONE if args.against else Settings.past,
    )
    say(str(asdict(settings)))
    improve(
        net,
        eye,
        args.game,
        critic,
        settings,
        args.seed + 1,
        args.device,
        say,
        lambda now: save_net(now, args.out / f"{args.game}-{'rival' if args.against else 'net'}.npz"),
    )
    save_net(critic, args.out / f"{args.game}-critic.npz")
    say(f"done after {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
