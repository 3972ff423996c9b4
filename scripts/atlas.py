#!/usr/bin/env python3
"""Writes docs/atlas.md and its pictures: exact values of small boards, each certified and verified.

    scripts/atlas.py                     everything; what takes longer than --seconds stays open
    scripts/atlas.py certify 6.31        one board of the atlas: solves, writes 6.31.cert, verifies
    scripts/atlas.py edges 6.31          its edges, as `omnigo solve file:...` reads them

Options: --omnigo PROGRAM (./omnigo), --seconds N of processor time a board and kind of superko (20),
--memory SIZE (1G), --keep FILE (a line of JSON for each finished run; what is there is not run again).
"""

import argparse
import itertools
import json
import math
import os
import resource
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
KINDS = {"positional": "no-suicide", "situational": "no-suicide,ko=situational"}

NAMED = {
    "Paths (1xn)": [f"path:{n}" for n in range(1, 17)],
    "Grids": ["2x2", "3x2", "4x2", "5x2", "6x2", "7x2", "8x2", "3x3", "4x3", "5x3", "4x4", "5x4", "5x5"],
    "Cycles": [f"cycle:{n}" for n in range(3, 13)],
    "Stars": [f"star:{n}" for n in range(4, 9)],
    "Complete graphs": [f"complete:{n}" for n in range(3, 8)],
    "Solids and other graphs": ["cube:2", "octahedron", "K3,3", "petersen"],
    "Triangular and hexagonal boards": ["triangular:2", "honeycomb:1", "sierpinski:1"],
    "Rectangles that wrap": ["cylinder:3x2", "cylinder:4x2", "cylinder:3x3", "torus:3x3", "mobius:3x2",
                             "mobius:4x2"],
}
K33 = [(a, b) for a in range(3) for b in range(3, 6)]


def connected(points, edges):
    reached, fresh = {0}, [0]
    while fresh:
        p = fresh.pop()
        for a, b in edges:
            for q in ((b,) if a == p else (a,) if b == p else ()):
                if q not in reached:
                    reached.add(q)
                    fresh.append(q)
    return len(reached) == points


def connected_graphs(points):
    """One graph of each kind, as a list of edges, by the number of edges."""
    pairs = list(itertools.combinations(range(points), 2))
    number = {pair: i for i, pair in enumerate(pairs)}
    moves = [[number[tuple(sorted((m[a], m[b])))] for a, b in pairs]
             for m in itertools.permutations(range(points))]
    seen, found = set(), []
    for chosen in sorted(range(1 << len(pairs)), key=lambda s: (bin(s).count("1"), s)):
        if chosen in seen:
            continue
        bits = [i for i in range(len(pairs)) if chosen >> i & 1]
        seen.update(sum(1 << move[i] for i in bits) for move in moves)
        edges = [pairs[i] for i in bits]
        if connected(points, edges):
            found.append(edges)
    return found


def graph(name):
    """The edges of 'N.K', the K-th connected graph with N points."""
    points, k = name.split(".")
    return connected_graphs(int(points))[int(k) - 1]


def edge_text(edges):
    return "".join(f"{a + 1} {b + 1}\n" for a, b in edges) or "1\n"


class Atlas:
    def __init__(self, options):
        self.options = options
        self.kept = {}
        if options.keep and os.path.exists(options.keep):
            for line in open(options.keep):
                run = json.loads(line)
                self.kept[run["board"], run["kind"]] = run

    def command(self, *arguments, limit=None):
        def confine():
            if limit:
                resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
        return subprocess.run([self.options.omnigo, *arguments], capture_output=True, text=True,
                              preexec_fn=confine)

    def solve(self, board, edges, kind, certificate, limit):
        """What the certificate proves, or None where that took too long."""
        with tempfile.TemporaryDirectory() as folder:
            spec = board
            if edges is not None:
                spec = "file:" + os.path.join(folder, "edges")
                with open(spec[5:], "w") as out:
                    out.write(edge_text(edges))
            ran = self.command("solve", spec, "--rules", KINDS[kind], "--memory", self.options.memory,
                               "--json", "--certificate", certificate, limit=limit)
        if ran.returncode < 0 or "stopped" in ran.stderr:
            return None
        if ran.returncode != 0:
            sys.exit(ran.stderr)
        answer = json.loads(ran.stdout)
        proven = self.command("verify", certificate, "--json", limit=limit)
        if proven.returncode < 0:
            return None
        bounds = json.loads(proven.stdout)
        if not bounds["proven"] or not bounds["at_least"] == bounds["at_most"] == answer["value"]:
            sys.exit(f"{board}: the certificate does not prove {answer['value']}: {bounds}")
        return {"value": answer["value"], "best": answer["best"], "nodes": answer["nodes"],
                "proof": bounds["nodes"], "seconds": answer["seconds"]}

    def run(self, board, edges, kind):
        if (board, kind) not in self.kept:
            with tempfile.TemporaryDirectory() as folder:
                found = self.solve(board, edges, kind, os.path.join(folder, "cert"),
                                   self.options.seconds)
            self.kept[board, kind] = {"board": board, "kind": kind, "found": found}
            if self.options.keep:
                with open(self.options.keep, "a") as out:
                    print(json.dumps(self.kept[board, kind]), file=out)
            print(board, kind, found and found["value"], file=sys.stderr)
        return self.kept[board, kind]["found"]


def value_text(found):
    return "open" if found is None else f"{found['value']:g}"


def picture(cells, columns, size=64):
    """A sheet of small drawings: cells are (label, places, edges)."""
    rows = -(-len(cells) // columns)
    width, height = columns * size, rows * (size + 14)
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
           f'height="{height}" font-family="sans-serif" font-size="9" text-anchor="middle">',
           f'<rect width="{width}" height="{height}" fill="#fff"/>']
    for i, (label, places, edges) in enumerate(cells):
        left, top = i % columns * size, i // columns * (size + 14)
        spots = fitted(places, left + 10, top + 8, size - 20)
        for a, b in edges:
            (xa, ya), (xb, yb) = spots[a], spots[b]
            out.append(f'<path d="M{xa:.1f} {ya:.1f}L{xb:.1f} {yb:.1f}" stroke="#999"/>')
        for x, y in spots:
            out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="#222"/>')
        out.append(f'<text x="{left + size / 2:.0f}" y="{top + size + 6}">{label}</text>')
    return "\n".join(out) + "\n</svg>\n"


def fitted(places, left, top, size):
    xs, ys = [x for x, _ in places], [y for _, y in places]
    span = max(max(xs) - min(xs), max(ys) - min(ys)) or 1
    dx, dy = (size - (max(v) - min(v)) * size / span for v in (xs, ys))
    return [(left + dx / 2 + (x - min(xs)) * size / span, top + dy / 2 + (max(ys) - y) * size / span)
            for x, y in places]


def ring(points):
    return [(math.sin(2 * math.pi * i / points), math.cos(2 * math.pi * i / points))
            for i in range(points)]


def drawing(atlas, board):
    if board == "K3,3":
        return [(i % 3, i // 3) for i in range(6)], K33
    shown = json.loads(atlas.command("board", board, "--json").stdout)
    # Solids are seen from the front, a little from above and the side.
    places = [(p["x"] + .35 * p.get("z", 0), p["y"] + .25 * p.get("z", 0)) for p in shown["points"]]
    return places, shown["edges"]


def write(name, text):
    with open(os.path.join(ROOT, "docs", name), "w") as out:
        out.write(text)


def row(atlas, board, edges, first):
    runs = [atlas.run(board, edges, kind) for kind in KINDS]
    best = runs[0] and " ".join(runs[0]["best"])
    if runs[0] and len(runs[0]["best"]) > 6:
        best = f"{len(runs[0]['best'])} turns"
    work = f"{runs[0]['nodes']:,} | {runs[0]['proof']:,}" if runs[0] else " | "
    return f"| {first} | {value_text(runs[0])} | {value_text(runs[1])} | {best or ''} | {work} |\n"


def make(atlas):
    head = "positional | situational | best turns | positions searched | in the certificate |\n"
    head += "| --- | ---: | ---: | --- | ---: | ---: |\n"
    text, opened = INTRODUCTION, []
    cells = []
    for title, boards in NAMED.items():
        text += f"\n## {title}\n\n| board | " + head
        for board in boards:
            edges = K33 if board == "K3,3" else None
            text += row(atlas, board, edges, f"`{board}`")
            cells.append((f"{board}: {value_text(atlas.run(board, edges, 'positional'))}",
                          *drawing(atlas, board)))
    for points in range(1, 7):
        graphs = connected_graphs(points)
        sheet = []
        text += f"\n## Connected graphs with {points} point{'s'[:points > 1]}\n\n"
        rows = ""
        for k, edges in enumerate(graphs, 1):
            name = f"{points}.{k}"
            rows += row(atlas, name, edges, f"{name} | " + " ".join(f"{a + 1}-{b + 1}" for a, b in edges))
            sheet.append((f"{name}: {value_text(atlas.run(name, edges, 'positional'))}", ring(points),
                          edges))
        columns = min(len(sheet), 14)
        write(f"atlas/graphs-{points}.svg", picture(sheet, columns))
        text += f"![their pictures](atlas/graphs-{points}.svg)\n\n"
        text += "| graph | edges | " + head.replace("| --- |", "| --- | --- |", 1) + rows
    write("atlas/boards.svg", picture(cells, 10, 84))
    for (board, kind), run in sorted(atlas.kept.items()):
        if run["found"] is None:
            opened.append(f"`{board}` ({kind})")
    text += "\n## Open\n\nNot solved, or not certified, within the limits of this atlas: "
    write("atlas.md", text + (", ".join(opened) or "nothing") + ".\n")


INTRODUCTION = """# An atlas of perfect play

Exact values of small boards: Black's score less White's when both play perfectly, area scoring, no
suicide, no komi, from the empty board, Black first, under positional and under situational superko.
Every value here has been certified (both bounds) and the certificate verified by
[a checker that trusts nobody](certificates.md). Best turns are those under positional superko that
keep the value.

This page and its pictures are made by `scripts/atlas.py`. To certify one board yourself, give its name
or the number of its graph:

    scripts/atlas.py certify 4x3
    scripts/atlas.py certify 6.31

which is the same, for a board that has a name, as

    omnigo solve 4x3 --rules no-suicide --certificate 4x3.cert && omnigo verify 4x3.cert

(and with `--rules no-suicide,ko=situational`), and for a graph with `scripts/atlas.py edges 6.31 > g` and
`file:g` for the board. [How the solver works](solving.md), and what stopped it where it says *open*.

![the boards with names](atlas/boards.svg)
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["certify", "edges"])
    parser.add_argument("board", nargs="?")
    parser.add_argument("--omnigo", default=os.path.join(ROOT, "omnigo"))
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--memory", default="1G")
    parser.add_argument("--keep")
    options = parser.parse_args()
    atlas = Atlas(options)
    if not options.what:
        os.makedirs(os.path.join(ROOT, "docs", "atlas"), exist_ok=True)
        return make(atlas)
    if not options.board:
        parser.error("which board?")
    numbered = options.board.replace(".", "").isdigit()
    edges = graph(options.board) if numbered else K33 if options.board == "K3,3" else None
    if options.what == "edges":
        return print(edge_text(edges or []), end="")
    for kind in KINDS:
        certificate = f"{options.board}.{kind}.cert"
        found = atlas.solve(options.board, edges, kind, certificate, None)
        print(atlas.command("verify", certificate).stdout if found else "open", end="")


if __name__ == "__main__":
    main()
