#!/usr/bin/env python3
"""How much the worth of handicap stones varies if players place them freely, as a Markdown table.

usage: scripts/handicap_variance.py PROGRAM [BOARD] [STONES] [PLACEMENTS]

PROGRAM is omnigo; BOARD is a square grid (default: 9x9, 3 stones, 60 placements of each kind). Fixed: the
stones go where omnigo puts them. Free: bots choose them one after another, each time with another seed.
A search of 2000 visits judges Black's lead, without komi and with White to move. Prints the mean and
the standard deviation of these leads; with fixed stones the deviation is that of the search alone.
"""
import json
import math
import subprocess
import sys

VISITS = 2000
BOTS = [("a beginner's bot", ["--bot", "beginner"]), ("a club player's bot", ["--bot", "club"]),
        ("the strongest search", ["--bot", "omnigo", "--playouts", "1000"])]


def gtp(program, options, commands):
    ran = subprocess.run([program, "gtp", *options], input="\n".join(commands + ["quit", ""]),
                         capture_output=True, text=True, check=True)
    return [answer[1:].strip() for answer in ran.stdout.split("\n\n") if answer.startswith("=")]


def chosen_freely(program, size, stones, options, seed):
    """Black's turns only, from the empty board."""
    answers = gtp(program, [*options, "--seed", str(seed)],
                  [f"boardsize {size}", *["genmove b"] * stones])
    return answers[1:1 + stones]


def lead(program, size, points, seed):
    query = {"id": "a", "boardXSize": size, "boardYSize": size, "rules": "chinese", "komi": 0,
             "initialStones": [["B", point] for point in points], "initialPlayer": "W", "moves": [],
             "maxVisits": VISITS, "whiteHandicapBonus": "0"}
    ran = subprocess.run([program, "analysis", "--seed", str(seed), "--perspective", "black"],
                         input=json.dumps(query) + "\n", capture_output=True, text=True, check=True)
    return json.loads(ran.stdout.splitlines()[-1])["rootInfo"]["scoreLead"]


def row(name, leads):
    mean = sum(leads) / len(leads)
    deviation = math.sqrt(sum((x - mean) ** 2 for x in leads) / (len(leads) - 1))
    print(f"| {name} | {len(leads)} | {mean:+.1f} | {deviation:.1f} | {min(leads):+.1f} |", flush=True)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__.strip())
    program = sys.argv[1]
    size = int(sys.argv[2].split("x")[0]) if len(sys.argv) > 2 else 9
    stones = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    placements = int(sys.argv[4]) if len(sys.argv) > 4 else 60
    seeds = range(1, placements + 1)
    print("| placed by | placements | mean lead | standard deviation | least |")
    print("|---|---|---|---|---|")
    fixed = gtp(program, [], [f"boardsize {size}", f"place_free_handicap {stones}"])[1].split()
    row("the program (fixed)", [lead(program, size, fixed, seed) for seed in seeds])
    for name, options in BOTS:
        row(name + " (free)", [lead(program, size, chosen_freely(program, size, stones, options, seed), seed)
                               for seed in seeds])


if __name__ == "__main__":
    main()
