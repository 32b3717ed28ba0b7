"""Train a champion.

    python -m training card --out build/training --clone 2 --minutes 8
    python -m training dice --out build/training --device cpu --workers 1 --games 64 --clone 1 --minutes 3

Clones a gunslinger first, then lets the net play against itself, its past and the clone. On a GPU if there is one.
"""

import argparse
import sys
import time
from dataclasses import asdict, replace
from pathlib import Path

import torch

from sixgun.version import is_interpreted
from training.clone import clone
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
    parser.add_argument("--clone", type=float, default=2.0, help="minutes for the first lesson")
    parser.add_argument("--clone-games", type=int, default=128)
    parser.add_argument("--cloned", type=Path, help="take this clone instead of a first lesson")
    parser.add_argument("--start", type=Path, help="go on from this net")
    parser.add_argument("--critic", type=Path, help="with this critic")
    parser.add_argument("--minutes", type=float, default=8.0, help="for the second lesson")
    parser.add_argument("--steps", type=int, default=Settings.steps)
    parser.add_argument("--part", type=int, default=Settings.part)
    parser.add_argument("--epochs", type=int, default=Settings.epochs)
    parser.add_argument("--rate", type=float, default=Settings.rate)
    parser.add_argument("--entropy", type=float, default=Settings.entropy)
    parser.add_argument("--fades", type=float, default=Settings.fades)
    parser.add_argument("--against", type=int, default=Settings.against)
    parser.add_argument("--pull", type=float, default=Settings.pull)
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
    if args.cloned:
        net = on(load_net(args.cloned), args.device, learns=True)
    else:
        net = on(new_player(args.game, features.count, args.width), args.device, learns=True)
        say(f"{features.count} features, {sum(part.numel() for part in net.values()):,} numbers")
        clone(
            net,
            eye,
            args.game,
            minutes=args.clone,
            workers=args.workers,
            games=args.clone_games,
            seed=args.seed,
            device=args.device,
            room=6_000_000 if args.device == "cuda" else 200_000,
            batch=16384 if args.device == "cuda" else 1024,
            say=say,
        )
        save_net(net, args.out / f"{args.game}-clone.npz")
    say(f"clone after {time.monotonic() - began:.0f} s")
    cloned = on(net, args.device, learns=False)
    if args.start:
        net = on(load_net(args.start), args.device, learns=True)
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
        pull=args.pull,
        against=args.against,
        warm_up=2 if args.critic else Settings.warm_up,
    )
    say(str(asdict(settings)))
    improve(
        net,
        eye,
        args.game,
        critic,
        cloned,
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
