"""Train a champion.

    python -m training card --out build/training --minutes 8
    python -m training dice --out build/training --device cpu --workers 1 --games 64 --minutes 3

The net starts from a gunslinger's opinions and plays against gunslingers, itself and its past. It runs on a GPU if
there is one.
"""

import argparse
import sys
import time
from dataclasses import asdict, replace
from pathlib import Path

import torch

from sixgun.version import is_interpreted
from training.games import features_of
from training.improve import Settings, improve
from training.keeping import load_net, save_net
from training.net import Eye, new_critic, new_player, on


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("card", "dice"))
    parser.add_argument("--out", type=Path, required=True, help="folder for the weights and the log")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--workers", type=int, default=15)
    parser.add_argument("--games", type=int, default=1024, help="games a worker steps at once, twice")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--critic-width", type=int, default=512)
    parser.add_argument("--start", type=Path, help="go on from this net")
    parser.add_argument("--critic", type=Path, help="with this critic")
    parser.add_argument("--minutes", type=float, default=8.0, help="for the lesson")
    parser.add_argument("--steps", type=int, default=Settings.steps)
    parser.add_argument("--part", type=int, default=Settings.part)
    parser.add_argument("--epochs", type=int, default=Settings.epochs)
    parser.add_argument("--rate", type=float, default=Settings.rate)
    parser.add_argument("--entropy", type=float, default=Settings.entropy)
    parser.add_argument("--fades", type=float, default=Settings.fades)
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
    net = load_net(args.start) if args.start else new_player(args.game, features.count, args.width)
    net = on(net, args.device, learns=True)
    say(f"{features.count} features, {sum(part.numel() for part in net.values()):,} numbers")
    critic = on(
        load_net(args.critic) if args.critic else new_critic(features.count, args.critic_width),
        args.device,
        learns=True,
    )
    settings = replace(
        Settings(),
        minutes=args.minutes,
        workers=args.workers,
        games=args.games,
        steps=args.steps,
        part=args.part,
        epochs=args.epochs,
        rate=args.rate,
        entropy=args.entropy,
        fades=args.fades,
        critic_rate=args.critic_rate,
        warm_up=args.warm_up,
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
        lambda now: save_net(now, args.out / f"{args.game}-net.npz"),
    )
    save_net(critic, args.out / f"{args.game}-critic.npz")
    say(f"done after {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
