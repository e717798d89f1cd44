#!/usr/bin/env python3
"""A bot for Ark that plays a whole game through `ark engine`.

    python3 examples/bot.py target/release/ark
    python3 examples/bot.py target/release/ark awakening 3 7 variants=b-side

Only the standard library is used. The bot is no genius: it likes steps that build,
wake and earn, and stops when none is left. docs/formats/engine.md has the protocol.
"""

import argparse
import json
import random
import subprocess
import sys

# What each first word of an action is worth to this bot; words it does not know are
# worth 1, stopping is worth least.
TASTE = {
    "engineer": 9, "produce": 8, "exploit": 8, "harvest": 8, "awake": 7, "go": 4,
    "move": 4, "teleport": 4, "route": 5, "militarize": 3, "discover": 5, "use": 4,
    "done": 0,
}


class Engine:
    """The program at the other end of the pipe."""

    def __init__(self, path):
        try:
            self.process = subprocess.Popen(
                [path, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            sys.exit(f"{path} cannot be started: {error.strerror}. `cargo build --release` makes target/release/ark.")

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def lines(self):
        for line in self.process.stdout:
            word, _, rest = line.rstrip("\n").partition(" ")
            yield word, rest

    def close(self):
        self.send("quit")
        self.process.stdin.close()
        return self.process.wait(timeout=30)


def choose(options, dice):
    """The number of the option that this bot likes best."""
    def worth(option):
        first = option.split(" ")[0]
        return TASTE.get(first, 1) + dice.random()
    return max(range(len(options)), key=lambda i: worth(options[i]))


def arguments():
    parser = argparse.ArgumentParser(
        description="A bot that plays a whole game of Ark against Engineers.",
        epilog="To be the Enemy of two Challengers: guardians 2 1 dark-player=true seats=engineer,engineer,me",
    )
    parser.add_argument("ark", nargs="?", default="ark", help="the program (default: ark on the path)")
    parser.add_argument("mode", nargs="?", default="first-mission")
    parser.add_argument("players", nargs="?", type=int, default=2)
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("more", nargs="*", metavar="KEY=VALUE", help="goes to the command `new` as it is")
    return parser.parse_args()


def main():
    args = arguments()
    dice = random.Random(args.seed)
    engine = Engine(args.ark)
    engine.send("hello 1")
    more = args.more
    if not any(word.startswith("seats=") for word in more):
        more.append("seats=" + ",".join(["me"] + ["engineer"] * (args.players - 1)))
    engine.send(f"new mode={args.mode} players={args.players} seed={args.seed} turn-limit=60 {' '.join(more)}")
    options, decisions, events = [], 0, 0
    for word, rest in engine.lines():
        if word == "ask":
            options = []
        elif word == "option":
            options.append(rest.partition(" ")[2])
        elif word == "end":
            engine.send(f"take {choose(options, dice)}")
            decisions += 1
        elif word == "event":
            json.loads(rest)
            events += 1
        elif word == "over":
            over = json.loads(rest)
            print(f"over after {decisions} decisions and {events} events; won: {''.join(over['winners']) or 'nobody'}")
            break
        elif word in ("error", "refused"):
            sys.exit(f"{word} {rest}")
    else:
        sys.exit("the engine closed the line")
    sys.exit(engine.close())


if __name__ == "__main__":
    main()
