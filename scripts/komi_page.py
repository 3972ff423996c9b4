#!/usr/bin/env python3
"""Writes the measured part of docs/komi.md, and its plot, from data/komi.json.

usage: scripts/komi_page.py PROGRAM

PROGRAM is omnigo. Run it after data/komi.json has changed. The text between the two marks in
docs/komi.md is replaced; everything else on the page is written by hand.
"""
import json
import math
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


def is_fair(json_entry):
    return not (json_entry.get("unsettled") or json_entry.get("unfair")) and json_entry["games"] >= ENOUGH


class Entry:
    def __init__(self, json_entry, points, border):
        self.board, self.players = json_entry["board"], json_entry["players"]
        self.games, self.source = json_entry["games"], json_entry["source"]
        self.shares, self.checked = json_entry["shares"], json_entry["checked"]
        self.points, self.border = points, border
        self.komi, self.low, self.high = (
            [value - json_entry[key][0] for value in json_entry[key]]
            for key in ("komi", "low", "high"))

    def percent(self, seat):
        return 100 * self.komi[seat] / self.points

    def off(self):
        """How far the seat that is furthest from 1/N is from it, in percentage points."""
        return 100 * max((share - 1 / self.players for share in self.shares), key=abs)

    def off_interval(self):
        """Half the 95% interval of a seat's share, in percentage points."""
        return 196 * math.sqrt((self.players - 1) / self.checked) / self.players

    def is_level(self):
        return not any(self.komi)

    def rises(self):
        return all(a <= b for a, b in zip(self.komi, self.komi[1:])) and not self.is_level()

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
    return f"{round(value, 1) + 0:g}".replace("-", "−")


def won(entry):
    """52 / 48, and how sure that is."""
    return f"{' / '.join(number(100 * share) for share in entry.shares)} ± {number(entry.off_interval())}"


def share(part, whole):
    return f"{part} of {whole}"


def two_players(entries):
    lines = ["| board | points | komi | 95% interval of the estimate | % of the board | games | won, % |",
             "|---|---|---|---|---|---|---|"]
    for e in sorted(entries, key=lambda e: -e.percent(1)):
        lines.append(f"| {e.board} | {e.points} | {number(e.komi[1])} | {number(e.low[1])} to "
                     f"{number(e.high[1])} | {number(e.percent(1))} | {e.games:,} | {won(e)} |")
    return lines


def compare_borders(entries):
    groups = [[e.percent(1) for e in entries if e.border == border] for border in (True, False)]
    if min(map(len, groups)) == 0:
        return []
    bordered, even = map(statistics.median, groups)
    return [f"The median is {number(bordered)}% on the {len(groups[0])} boards with corners or sides, and "
            f"{number(even)}% on the {len(groups[1])} boards on which all points have the same number of neighbours."]


def more_players(entries):
    lines = ["| board | players | komi of each seat | % of the board | rises | games | won, % |",
             "|---|---|---|---|---|---|---|"]
    for e in sorted(entries, key=lambda e: (e.players, e.board)):
        rises = ("yes" if e.rises() else "level" if e.is_level() else "**no**" if e.surely_falls() else "no")
        lines.append(f"| {e.board} | {e.players} | {' / '.join(map(number, e.komi))} | "
                     f"{' / '.join(number(e.percent(s)) for s in range(e.players))} | {rises} | {e.games:,} | {won(e)} |")
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
        level = sum(e.is_level() for e in more)
        last = sum(e.komi[-1] > 0 for e in more)
        falls = sum(e.surely_falls() for e in more)
        text += ["", f"**Three and more.** The last seat gets more than the first in {share(last, len(more))} entries. "
                 f"Komi rises with the seat, never falling from one to the next, in {rising}; in {level} every seat gets "
                 f"the same. In {falls} entries a later seat needs less than an earlier one beyond the 95% intervals: "
                 "there the expectation does not hold for these bots."]
    return text


def how_fair(entries):
    worst = max(entries, key=lambda e: abs(e.off()))
    close = sum(abs(e.off()) <= 3 for e in entries)
    sure = sum(abs(e.off()) + e.off_interval() <= 5 for e in entries)
    return ["", f"**How fair.** In {share(close, len(entries))} entries every seat won within 3 percentage points of 1/N; in "
            f"{sure} the whole 95% interval of every seat is within 5. The furthest is {worst.board} for {worst.players}: "
            f"{number(worst.off())} ± {number(worst.off_interval())}."]


def without_fair_komi(entries):
    """The entries of the table that nothing here rests on."""
    if not entries:
        return []
    kinds = {"unfair": [], "unsettled": [], f"fewer than {ENOUGH} games": []}
    unfair, unsettled, few = kinds.values()
    for e in entries:
        kind = unfair if e.get("unfair") else unsettled if e.get("unsettled") else few
        kind.append(f"{e['board']} for {e['players']}")
    parts = [f"{kind}: {', '.join(names)}" for kind, names in kinds.items() if names]
    return ["", f"Left out are {len(entries)} entries ({'; '.join(parts)})."]


def measured(entries, others):
    two = [e for e in entries if e.players == 2]
    more = [e for e in entries if e.players > 2]
    lines = [BEGIN, ""] + verdict(entries)
    lines += ["", f"This rests on the {len(entries)} fair entries of the table, each with {ENOUGH} games or more. "
              f"The bots: {'; '.join(sorted({e.source for e in entries}))}."]
    lines += how_fair(entries) + without_fair_komi(others)
    lines += ["", f"![komi by seat]({PLOT})", "", "The median over the boards, as a percentage of the board:", ""]
    lines += medians_by_seat(entries)
    lines += ["", "### Two players, by board", "",
              "Won: the games that check the komi, by seat; ± is the 95% interval of a seat that wins 1/N of them.", ""]
    lines += two_players(two)
    lines += [""] + compare_borders(two)
    if more:
        lines += ["", "### More players, by board", "",
                  "Rises: *yes*, *level* (the same for every seat), or *no*; **no** in bold where a later seat needs "
                  "less than an earlier one beyond the 95% intervals.", ""]
        lines += more_players(more)
    return "\n".join(lines + ["", END])


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__.strip())
    program = sys.argv[1]
    entries = json.loads(TABLE.read_text())["entries"]
    fair = [e for e in entries if is_fair(e)]
    facts = {board: facts_of(program, board) for board in sorted({e["board"] for e in fair})}
    page = PAGE.read_text()
    if page.count(BEGIN) != 1 or page.count(END) != 1:
        sys.exit(f"{PAGE} lacks the marks between which the measured part goes")
    before, rest = page.split(BEGIN)
    part = measured([Entry(e, *facts[e["board"]]) for e in fair], [e for e in entries if not is_fair(e)])
    PAGE.write_text(before + part + rest.split(END)[1])
    subprocess.run([program, "komi", "--table", str(TABLE), "--svg", str(ROOT / "docs" / PLOT)], check=True)


main()
