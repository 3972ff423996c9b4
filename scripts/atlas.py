#!/usr/bin/env python3
"""Writes docs/atlas.md and its pictures: exact values of small boards, each certified and verified.

    scripts/atlas.py                     everything; what takes longer than --seconds stays open
    scripts/atlas.py certify 6.31        one board of the atlas, both kinds of superko
    scripts/atlas.py edges 6.31          its edges, as `omnigo solve file:...` reads them
    scripts/atlas.py list --keep FOLDER  a command for each board and kind, for `omnigo farm`

Every value comes from a run of `omnigo verify` on its certificate, and scripts/check_certificate.py has accepted
the same file.
With --keep FOLDER certificates stay there, with what was verified and the digest of the file that it was
verified of: boards that have one are not solved again, and verified again only if the file has changed;
nor are those that stayed open solved again, unless they are certified by name, with more time or memory.
So a run can be cut short, and the next one goes on.

Options: --omnigo PROGRAM (./omnigo), --seconds N of processor time a run (20), --memory SIZE (1G),
--kind positional or situational (both), --relabel SEED to certify a board with its points in a random order: on
boards without corners the order decides whether the search ends.
"""

import argparse
import hashlib
import itertools
import json
import math
import os
import random
import resource
import shlex
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SECOND_CHECKER = os.path.join(ROOT, "scripts", "check_certificate.py")
SECOND_SECONDS = 3600  # it takes a minute for a hundred thousand nodes of the slowest kind
KINDS = {"positional": "no-suicide", "situational": "no-suicide,ko=situational"}

NAMED = {
    "Paths (1xn)": [f"path:{n}" for n in range(1, 17)],
    "Grids": ["2x2", "3x2", "4x2", "5x2", "6x2", "7x2", "8x2", "3x3", "4x3", "5x3", "4x4", "6x3", "5x4", "5x5"],
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
    """Runs omnigo; knows what is kept of earlier runs."""

    def __init__(self, options):
        self.options = options
        self.results = {}
        with open(os.path.join(ROOT, "docs", "atlas", "earlier.json")) as lines:
            self.earlier = json.load(lines)

    def command(self, *arguments):
        return subprocess.run([self.options.omnigo, *arguments], capture_output=True, text=True)

    def measured(self, *arguments):
        """The same under the limit of processor time, with the seconds and bytes that it took."""
        return self.confined(self.options.seconds, self.options.omnigo, *arguments)

    @staticmethod
    def confined(limit, *arguments):

        def confine():
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 60))
        with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryFile("w+") as errors:
            child = subprocess.Popen(arguments, stdout=output, stderr=errors, preexec_fn=confine)
            _, status, used = os.wait4(child.pid, 0)
            output.seek(0), errors.seek(0)
            return {"status": os.waitstatus_to_exitcode(status), "output": output.read(),
                    "errors": errors.read(), "seconds": used.ru_utime + used.ru_stime,
                    "memory": used.ru_maxrss * 1024}

    def relabelled(self, board, edges):
        """The edges with the points in an order that the seed decides."""
        if edges is None:
            edges = json.loads(self.command("board", board, "--json").stdout)["edges"]
        order = list(range(1 + max(max(edge) for edge in edges)))
        random.Random(self.options.relabel).shuffle(order)
        return [(order[a], order[b]) for a, b in edges]

    def solve(self, board, edges, kind, certificate):
        """Writes the certificate; returns what the search says, which proves nothing."""
        if self.options.relabel is not None:
            edges = self.relabelled(board, edges)
        with tempfile.TemporaryDirectory() as folder:
            spec = board
            if edges is not None:
                spec = "file:" + os.path.join(folder, "edges")
                with open(spec[5:], "w") as out:
                    out.write(edge_text(edges))
            solve = ["solve", spec, "--rules", KINDS[kind], "--memory", self.options.memory, "--json"]
            ran = self.measured(*solve, "--value-only", "--certificate", certificate)
            if "stopped" in ran["errors"]:
                return {"open": ran["errors"].strip().removeprefix("omnigo: stopped "),
                        "seconds": ran["seconds"], "memory": ran["memory"]}
            if ran["status"] != 0:
                sys.exit(f"{board}, {kind}: {ran['errors']}")
            answer = json.loads(ran["output"])
            found = {"nodes": answer["nodes"], "seconds": ran["seconds"], "memory": ran["memory"]}
            if self.options.relabel is not None:
                return found | {"relabel": self.options.relabel}
            # Best turns can cost many times what the value does.
            if kind == "positional" and 4 * ran["seconds"] < self.options.seconds:
                ran = self.measured(*solve)
                if ran["status"] == 0:
                    found["best"] = json.loads(ran["output"])["best"]
        return found

    def verify(self, certificate):
        """What the certificate proves, by both checkers."""
        ran = self.measured("verify", certificate, "--json")
        proven = json.loads(ran["output"]) if ran["status"] == 0 else {}
        if not proven.get("proven") or proven["at_least"] != proven["at_most"]:
            sys.exit(f"{certificate} proves no value: {ran['output']}{ran['errors']}")
        second = self.confined(SECOND_SECONDS, sys.executable, SECOND_CHECKER, certificate)
        if second["status"] != 0:
            sys.exit(f"{certificate}: the second checker says: {second['output']}{second['errors']}")
        return {"value": proven["at_least"], "proof": proven["nodes"], "check_seconds": ran["seconds"],
                "second_seconds": second["seconds"], "bytes": os.path.getsize(certificate)}

    def certify(self, board, edges, kind, folder, again=False):
        """Solves what is not kept in the folder, and verifies."""
        base = os.path.join(folder, f"{board}.{kind}")
        kept = {}
        if os.path.exists(base + ".json"):
            with open(base + ".json") as lines:
                kept = json.load(lines)
        before = dict(kept)
        if not kept or (again and "open" in kept):
            kept = self.solve(board, edges, kind, base + ".cert")
        if "open" not in kept:
            with open(base + ".cert", "rb") as certificate:
                digest = hashlib.sha256(certificate.read()).hexdigest()
            if kept.get("verified") != digest or "second_seconds" not in kept:
                kept |= self.verify(base + ".cert") | {"verified": digest}
        if kept != before:
            with open(base + ".json", "w") as out:
                json.dump(kept, out)
        print(board, kind, kept.get("value", "open"), file=sys.stderr)
        return kept

    def run(self, board, edges, kind):
        if (board, kind) not in self.results:
            if self.options.keep:
                found = self.certify(board, edges, kind, self.options.keep)
            else:
                with tempfile.TemporaryDirectory() as folder:
                    found = self.certify(board, edges, kind, folder)
            if "open" in found:
                found = self.earlier.get(f"{board} {kind}", found)
            self.results[board, kind] = found
        return self.results[board, kind]


def value_text(found):
    return f"{found['value']:g}" if "value" in found else "open"


def size_text(size):
    return f"{size / 1e6:,.0f} MB" if size >= 1e6 else f"{size / 1e3:.1f} kB"


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


def second_text(found):
    return f"{found['second_seconds']:.1f}" if "second_seconds" in found else found["second"]


def best_text(found):
    best = found.get("best", [])
    return " ".join(best) if len(best) <= 6 else f"{len(best)} turns"


def row(atlas, board, edges, first):
    found, other = [atlas.run(board, edges, kind) for kind in KINDS]
    work = " | | | | | | "
    if "value" in found:
        work = (f"{found['nodes']:,} | {found['seconds']:.1f} | {size_text(found['memory'])} | "
                f"{found['proof']:,} | {size_text(found['bytes'])} | {found['check_seconds']:.1f} | "
                f"{second_text(found)}")
    return (f"| {first} | {value_text(found)} | {value_text(other)} | {best_text(found)} | {work} |\n")


HEAD = ("positional | situational | best turns | searched | seconds | memory | proof | certificate | "
        "check | second |\n| --- | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n")


def open_boards(atlas):
    text = "\n## Open\n\nThese boards were not solved, or not certified, within the limits of this atlas. The table shows how far each got:\n\n"
    text += "| board | superko | stopped | seconds | memory |\n| --- | --- | --- | ---: | ---: |\n"
    for (board, kind), found in atlas.results.items():
        if "open" in found:
            text += (f"| `{board}` | {kind} | {found['open']} | {found['seconds']:.0f} | "
                     f"{size_text(found['memory'])} |\n")
    return text


def relabelled_boards(atlas):
    names = [f"{board}, {kind} (seed {found['relabel']})" for (board, kind), found in atlas.results.items()
             if "relabel" in found]
    return ("\nCertified with the points in another order (`--relabel`): " + "; ".join(names) + ".\n") * bool(names)


def earlier_boards(atlas):
    names = [f"{board}, {kind}" for (board, kind), found in atlas.results.items() if "second" in found]
    return "\n## Earlier runs\n\nThese values were not made again, and the second checker has not checked their certificates (of those of 5x5 only parts): " + "; ".join(names) + ".\n"


def make(atlas):
    text, cells = INTRODUCTION, []
    for title, boards in NAMED.items():
        text += f"\n## {title}\n\n| board | " + HEAD
        for board in boards:
            edges = K33 if board == "K3,3" else None
            text += row(atlas, board, edges, f"`{board}`")
            cells.append((f"{board}: {value_text(atlas.run(board, edges, 'positional'))}",
                          *drawing(atlas, board)))
    for points in range(1, 7):
        sheet, rows = [], ""
        text += f"\n## Connected graphs with {points} point{'s'[:points > 1]}\n\n"
        for k, edges in enumerate(connected_graphs(points), 1):
            name = f"{points}.{k}"
            rows += row(atlas, name, edges, f"{name} | " + " ".join(f"{a + 1}-{b + 1}" for a, b in edges))
            sheet.append((f"{name}: {value_text(atlas.run(name, edges, 'positional'))}", ring(points),
                          edges))
        write(f"atlas/graphs-{points}.svg", picture(sheet, min(len(sheet), 14)))
        text += f"![their pictures](atlas/graphs-{points}.svg)\n\n"
        text += "| graph | edges | " + HEAD.replace("| --- |", "| --- | --- |", 1) + rows
    write("atlas/boards.svg", picture(cells, 10, 84))
    write("atlas.md", text + earlier_boards(atlas) + relabelled_boards(atlas) + open_boards(atlas))


INTRODUCTION = """# An atlas of perfect play

Exact values of small boards: Black's score minus White's when both play perfectly, with area scoring, no
suicide, no komi, from the empty board, Black first, under positional and under situational superko.
Every value here has [certificates](certificates.md) of both bounds that an independent checker verified. Best
turns are those under positional superko that keep the value, if they were computed.

`scripts/atlas.py` makes this page and its pictures. To certify one board yourself, give its name
or the number of its graph:

    scripts/atlas.py certify 4x3
    scripts/atlas.py certify 6.31

which is the same, for a board that has a name, as

    omnigo solve 4x3 --rules no-suicide --value-only --certificate 4x3.cert && omnigo verify 4x3.cert

(and with `--rules no-suicide,ko=situational`), and for a graph with `scripts/atlas.py edges 6.31 > g` and
`file:g` for the board. The last seven columns are about positional superko: positions searched for the value
and the certificate, processor time and most memory used for that; positions in the certificate, its size,
and the processor time of the check by `omnigo verify` and by the second checker, `scripts/check_certificate.py`.
Both accepted every certificate behind a value on this page, except the values of earlier runs that are listed
after the tables ([earlier.json](atlas/earlier.json)): those were verified by `omnigo verify` alone, and their
certificates were not kept. [5x5](solving.md#5x5) is six certificates that a manifest joins; the second
checker accepted 24 parts of one of them. What is still open is listed at the end, with what it was given.
[How the solver works](solving.md), and what stopped it where it says *open*.

![the boards with names](atlas/boards.svg)
"""


def boards():
    """The names of all boards of the atlas."""
    for named in NAMED.values():
        yield from named
    for points in range(1, 7):
        yield from (f"{points}.{k}" for k, _ in enumerate(connected_graphs(points), 1))


def list_commands(options):
    for board in boards():
        for kind in [options.kind] if options.kind else KINDS:
            print(shlex.join([os.path.abspath(__file__), "certify", board, "--kind", kind,
                              "--omnigo", options.omnigo, "--seconds", str(options.seconds),
                              "--memory", options.memory, "--keep", os.path.abspath(options.keep)]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["certify", "edges", "list"])
    parser.add_argument("board", nargs="?")
    parser.add_argument("--omnigo", default=os.path.join(ROOT, "omnigo"))
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--memory", default="1G")
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--keep")
    parser.add_argument("--relabel", type=int)
    options = parser.parse_args()
    atlas = Atlas(options)
    if options.keep:
        os.makedirs(options.keep, exist_ok=True)
    if not options.what:
        os.makedirs(os.path.join(ROOT, "docs", "atlas"), exist_ok=True)
        return make(atlas)
    if options.what == "list":
        if not options.keep:
            parser.error("where should certificates be kept? --keep FOLDER")
        return list_commands(options)
    if not options.board:
        parser.error("which board?")
    numbered = options.board.replace(".", "").isdigit()
    edges = graph(options.board) if numbered else K33 if options.board == "K3,3" else None
    if options.what == "edges":
        return print(edge_text(edges or []), end="")
    for kind in [options.kind] if options.kind else KINDS:
        found = atlas.certify(options.board, edges, kind, options.keep or ".", again=True)
        print(json.dumps(found))


if __name__ == "__main__":
    main()
