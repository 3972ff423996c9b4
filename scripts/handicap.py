#!/usr/bin/env python3
"""Writes data/handicap.txt: where handicap stones go on boards that have no customary points, chosen by the net.

usage: scripts/handicap.py PROGRAM [--visits N] [--stones N] [--jobs N] [BOARD...] > data/handicap.txt

PROGRAM is omnigo; 2 to 9 stones. Without BOARD: BOARDS below. For each number of stones the net judges Black's lead,
with White to move, for the stones spread over the board; for sets of points that look alike, with the middle or
without it; and for a set made stone by stone, which is taken only if it leads by MORE points than the others, because
people like to see all parts of a board treated alike. The best is written if it leads by NEARLY points more than the
spread stones, and if playouts say so, too. Standard error gets the leads: of the net, then of the playouts.
"""
import argparse
import collections
import concurrent.futures
import json
import re
import subprocess
import sys
import tempfile

BOARDS = """
triangular:4 triangular:5 triangular:6 triangular:7 triangular:8 triangular:9 triangular:11 honeycomb:3 honeycomb:4
honeycomb:5 honeycomb:6 cube:3 cube:4 cube:5 cube:6 cube:7 torus:7x7 torus:9x9 torus:11x11 torus:13x13 cylinder:9x9
cylinder:11x9 cylinder:12x7 cylinder:13x13 mobius:9x9 mobius:11x7 klein:7x7 klein:9x9 klein:11x11 sunflower:60
sunflower:80 sunflower:100 sunflower:120 sierpinski:3 sierpinski:4 hypercube:6 dodecahedron
""".split()
MORE = 2.0    # points that the set made stone by stone must lead by more
NEARLY = 1.0  # points that a set must lead by more than the spread stones
CHOICES = 24  # points that the net likes, to choose each stone from
PLAYOUTS = 6000


class Judge:
    """A bot, on one board. The program gets it as a list of edges: it has no table for that."""

    def __init__(self, program, board, *bot):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.writelines(f"p{a} p{b}\n" for a, b in board["edges"])
            file.flush()
            command = [program, "gtp", "--bot", *map(str, bot), "--rules", "chinese", "--seed", "1"]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            self.ask(f"omnigo-game file:{file.name} chinese")
        self.known = {}

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while (line := self.process.stdout.readline().rstrip("\n")) or not lines:
            lines.append(line)
        answer = "\n".join(lines)
        if not answer.startswith("="):
            raise SystemExit(f"handicap.py: {command}: {answer}")
        return answer[1:].strip()

    def think(self, points, colour):
        """Black's lead, and the moves that the bot thought of, the likeliest first."""
        self.ask("clear_board")
        if points:
            self.ask("set_position " + " ".join(f"black p{p}" for p in points))
        answer = self.ask(f"kata-genmove_analyze {colour} 1000000")
        moves = re.findall(r"info move (\S+) visits (\d+).*?scoreLead (\S+).*?prior (\S+)", answer)
        visits = sum(int(v) for _, v, _, _ in moves)
        lead = sum(int(v) * float(l) for _, v, l, _ in moves) / visits
        likely = sorted(((float(p), int(m[1:])) for m, _, _, p in moves if m != "pass"), reverse=True)
        return lead if colour == "black" else -lead, [point for _, point in likely]

    def lead(self, points):
        key = frozenset(points)
        if key not in self.known:
            self.known[key] = self.think(sorted(points), "white")[0]
        return self.known[key]

    def spread(self, stones):
        self.ask("clear_board")
        return tuple(sorted(int(name[1:]) for name in self.ask(f"place_free_handicap {stones}").split()))


def distances(points, edges):
    neighbours = [[] for _ in range(points)]
    for a, b in edges:
        neighbours[a].append(b)
        neighbours[b].append(a)
    rows = []
    for start in range(points):
        row, queue = [points] * points, collections.deque([start])
        row[start] = 0
        while queue:
            p = queue.popleft()
            for q in neighbours[p]:
                if row[q] == points:
                    row[q] = row[p] + 1
                    queue.append(q)
        rows.append(row)
    return rows, [len(n) for n in neighbours]


def alike_sets(far, degrees, stones):
    """Sets of points with as many points of each degree at each distance, spread from each of them."""
    looks = [tuple(sorted(zip(row, degrees))) for row in far]
    middle = min(range(len(far)), key=lambda p: sum(far[p]))
    sets = set()
    for first in range(len(far)):
        kind = [p for p in range(len(far)) if looks[p] == looks[first]]
        for with_middle in (False, True):
            wanted = stones - with_middle
            if len(kind) < wanted or (with_middle and looks[middle] == looks[first]):
                continue
            chosen = [first]
            while len(chosen) < wanted:
                chosen.append(max((p for p in kind if p not in chosen),
                                  key=lambda p: (min(far[p][q] for q in chosen), sum(far[p][q] for q in chosen), -p)))
            views = tuple(sorted(tuple(sorted(far[p][q] for q in chosen)) for p in chosen))
            sets.add((looks[first], views, with_middle, tuple(sorted(chosen + [middle] * with_middle))))
    unique = {}  # one of those that the board's symmetries carry to each other, as far as distances tell
    for look, views, with_middle, points in sorted(sets, key=lambda s: s[3]):
        unique.setdefault((look, views, with_middle), points)
    return list(unique.values())


def stone_by_stone(judge, stones, beside):
    points = []
    while len(points) < stones:
        likely = judge.think(points, "black")[1][:CHOICES]
        choices = [p for p in dict.fromkeys([*likely, *beside]) if p not in points]
        points.append(max(choices, key=lambda p: judge.lead([*points, p])))
    return tuple(sorted(points))


def best_sets(program, name, visits, most):
    board = json.loads(subprocess.check_output([program, "board", name, "--json"]))
    quick, deep = Judge(program, board, "net", "--visits", visits), Judge(program, board, "net", "--visits", 12 * visits)
    playouts = Judge(program, board, "omnigo", "--playouts", PLAYOUTS)
    far, degrees = distances(len(board["points"]), board["edges"])
    lines = []
    for stones in range(2, min(most, len(far) // 4) + 1):
        spread = quick.spread(stones)
        even = sorted(alike_sets(far, degrees, stones), key=quick.lead)[-4:]
        best = max([spread, *even], key=deep.lead)
        own = stone_by_stone(quick, stones, spread)
        if deep.lead(own) > deep.lead(best) + MORE:
            best = own
        leads = f"{deep.lead(spread):.1f} spread, {deep.lead(best):.1f} best"
        if deep.lead(best) > deep.lead(spread) + NEARLY:
            leads += f"; {playouts.lead(spread):.1f} spread, {playouts.lead(best):.1f} best"
            if playouts.lead(best) > playouts.lead(spread) + NEARLY:
                lines.append(" ".join([board["spec"], *(board["points"][p]["name"] for p in best)]))
        print(f"{name} {stones}: {leads}", file=sys.stderr)
    return lines


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument("program")
    a.add_argument("boards", nargs="*", metavar="BOARD", default=BOARDS)
    a.add_argument("--visits", type=int, default=8)
    a.add_argument("--stones", type=int, default=9)
    a.add_argument("--jobs", type=int, default=1)
    args = a.parse_args()
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for lines in pool.map(lambda board: best_sets(args.program, board, args.visits, args.stones), args.boards):
            for line in lines:
                print(line, flush=True)


if __name__ == "__main__":
    main()
