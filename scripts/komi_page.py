#!/usr/bin/env python3
"""Writes the measured part of docs/komi.md, and its plot, from data/komi.json.

usage: scripts/komi_page.py PROGRAM

PROGRAM is omnigo. Run it after data/komi.json has changed. The text between the two marks in
docs/komi.md is replaced; everything else on the page is written by hand.
"""
import json
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "data/komi.json"
PAGE = ROOT / "docs/komi.md"
PLOT = "komi/seats.svg"
BEGIN, END = "<!-- begin: made by scripts/komi_page.py -->", "<!-- end -->"
ENOUGH = 100  # games: with fewer, luck says more than the board


class Entry:
    def __init__(self, json_entry, points, border):
        self.board, self.players = json_entry["board"], json_entry["players"]
        self.games, self.source = json_entry["games"], json_entry["source"]
        self.points, self.border = points, border
        self.settled = not (json_entry.get("unsettled") or json_entry.get("unfair"))
        self.komi, self.low, self.high = (
            [value - json_entry[key][0] for value in json_entry[key]]
            for key in ("estimate", "low", "high"))

    def percent(self, seat):
        return 100 * self.komi[seat] / self.points

    def rises(self):
        return all(a <= b for a, b in zip(self.komi, self.komi[1:])) and self.komi[-1] > 0

    def surely_falls(self):
        """Some seat needs less than an earlier one, beyond the 95% intervals of both."""
        return any(self.high[late] < self.low[early]
                   for late in range(self.players) for early in range(late))


def facts_of(program, board):
    """The number of points, and whether points differ in their number of neighbours."""
    ran = subprocess.run([program, "board", board, "--json"], capture_output=True, check=True)
    edges = json.loads(ran.stdout)["edges"]
    degrees = {}
    for edge in edges:
        for point in edge:
            degrees[point] = degrees.get(point, 0) + 1
    return len(degrees), len(set(degrees.values())) > 1


def number(value):
    return f"{round(value, 1):g}".replace("-", "−")


def share(part, whole):
    return f"{part} of {whole}"


def two_players(entries):
    lines = ["| board | points | komi | 95% interval | % of the board | games |", "|---|---|---|---|---|---|"]
    for e in sorted(entries, key=lambda e: -e.percent(1)):
        lines.append(f"| {e.board} | {e.points} | {number(e.komi[1])} | {number(e.low[1])} to "
                     f"{number(e.high[1])} | {number(e.percent(1))} | {e.games} |")
    return lines


def compare_borders(entries):
    groups = [[e.percent(1) for e in entries if e.border == border] for border in (True, False)]
    if min(map(len, groups)) == 0:
        return []
    bordered, even = map(statistics.median, groups)
    return [f"The median is {number(bordered)}% on the {len(groups[0])} boards with corners or sides, and "
            f"{number(even)}% on the {len(groups[1])} boards on which all points have the same number of neighbours."]


def more_players(entries):
    lines = ["| board | players | komi of each seat | % of the board | rises | games |", "|---|---|---|---|---|---|"]
    for e in sorted(entries, key=lambda e: (e.players, e.board)):
        rises = "yes" if e.rises() else "**no**" if e.surely_falls() else "no"
        lines.append(f"| {e.board} | {e.players} | {' / '.join(map(number, e.komi))} | "
                     f"{' / '.join(number(e.percent(s)) for s in range(e.players))} | {rises} | {e.games} |")
    return lines


def medians_by_seat(entries):
    lines = ["| players | boards | " + " | ".join(f"seat {s}" for s in range(2, 7)) + " |",
             "|---|---|" + "---|" * 5]
    for players in range(2, 7):
        some = [e for e in entries if e.players == players]
        if not some:
            continue
        medians = [number(statistics.median(e.percent(s) for e in some)) + "%" for s in range(1, players)]
        lines.append(f"| {players} | {len(some)} | " + " | ".join(medians + [""] * (6 - players)) + " |")
    return lines


def verdict(entries):
    two = [e for e in entries if e.players == 2]
    more = [e for e in entries if e.players > 2]
    gains = sum(e.komi[1] > 0 for e in two)
    text = [f"**Two players.** The second seat needs a komi above 0 on {share(gains, len(two))} boards."]
    if more:
        rising = sum(e.rises() for e in more)
        last = sum(e.komi[-1] > 0 for e in more)
        falls = sum(e.surely_falls() for e in more)
        text += ["", f"**Three and more.** The last seat needs more than the first in {share(last, len(more))} "
                 f"entries, but komi rises from every seat to the next in only {share(rising, len(more))}. In "
                 f"{falls} entries a later seat needs less than an earlier one beyond the 95% intervals: there the "
                 "expectation is wrong for these bots, and not only unproved."
                 if 2 * rising < len(more) else
                 f"**Three and more.** Komi rises from every seat to the next in {share(rising, len(more))} entries; "
                 f"the last seat needs more than the first in {last}. In {falls} entries a later seat needs less than "
                 "an earlier one beyond the 95% intervals."]
    return text


def measured(entries, left_out):
    two = [e for e in entries if e.players == 2]
    more = [e for e in entries if e.players > 2]
    lines = [BEGIN, ""] + verdict(entries)
    lines += ["", f"This rests on {len(entries)} entries of the table with at least {ENOUGH} games each; {left_out} "
              "entries have fewer and are left out."]
    lines[-1] += f" The bots: {'; '.join(sorted({e.source for e in entries}))}."
    lines += ["", f"![komi by seat]({PLOT})", "", "The median over the boards, as a percentage of the board:", ""]
    lines += medians_by_seat(entries)
    lines += ["", "### Two players, by board", ""] + two_players(two)
    lines += [""] + compare_borders(two)
    if more:
        lines += ["", "### More players, by board", "",
                  "**no** in bold: a later seat needs less than an earlier one, beyond the intervals.", ""]
        lines += more_players(more)
    return "\n".join(lines + ["", END])


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__.strip())
    program = sys.argv[1]
    entries = json.loads(TABLE.read_text())["entries"]
    enough = [e for e in entries if e["games"] >= ENOUGH]
    facts = {board: facts_of(program, board) for board in sorted({e["board"] for e in enough})}
    page = PAGE.read_text()
    if page.count(BEGIN) != 1 or page.count(END) != 1:
        sys.exit(f"{PAGE} lacks the marks between which the measured part goes")
    before, rest = page.split(BEGIN)
    part = measured([Entry(e, *facts[e["board"]]) for e in enough], len(entries) - len(enough))
    PAGE.write_text(before + part + rest.split(END)[1])
    subprocess.run([program, "komi", "--table", str(TABLE), "--svg", str(ROOT / "docs" / PLOT)], check=True)


main()
