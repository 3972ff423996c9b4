#!/usr/bin/env python3
"""Writes boards.json: the boards that nets are trained on, as lists of edges.

Families come from the program (`omnigo board SPEC --json`); random planar and regular graphs, and grids changed
as people change them, are drawn here from fixed seeds. Run it again only to change the boards.
usage: train/make_boards.py PATH_OF_OMNIGO > train/boards.json
       train/make_boards.py PATH_OF_OMNIGO --table data/komi.json > FILE    the boards of the table, for train/komi.py
"""
import json
import random
import subprocess
import sys

FAMILIES = """
5x5 6x6 7x7 8x8 9x9 9x7 11x7 cylinder:7x7 cylinder:9x9 cylinder:11x7 torus:6x6 torus:7x7 torus:8x8
torus:9x9 mobius:7x7 mobius:9x8 triangular:4 triangular:5 honeycomb:3 cube:3 cube:4 icosahedron
dodecahedron sierpinski:3 hypercube:5
10x10 11x11 12x12 13x13 13x9 cylinder:11x11 torus:11x11 torus:13x13 mobius:11x11 triangular:6
triangular:7 honeycomb:4 honeycomb:5 cube:5 cube:6 sierpinski:4
15x15 17x17 19x19 torus:15x15 torus:19x19 cylinder:17x17 mobius:17x17 triangular:9 triangular:11
honeycomb:7 cube:8 sierpinski:5
""".split()
PLANAR = [(30, 1), (40, 2), (50, 3), (60, 4), (70, 5), (80, 6), (85, 7), (110, 8), (140, 9), (170, 10),
          (220, 11), (300, 12), (400, 13)]
DRAWN = [(7, 7, 1), (8, 7, 2), (8, 8, 3), (8, 8, 4), (9, 8, 5), (9, 9, 6), (9, 9, 7), (9, 7, 8), (11, 11, 9), (12, 11, 10),
         (7, 6, 11), (7, 7, 12), (8, 7, 13), (8, 8, 14), (8, 8, 15), (8, 8, 16), (9, 8, 17), (9, 9, 18), (10, 8, 19), (7, 7, 20)]
REGULAR = [(40, 3, 1), (60, 4, 2), (80, 3, 3), (120, 3, 4), (160, 4, 5), (240, 4, 6), (360, 3, 7)]


def family(program, spec):
    board = json.loads(subprocess.check_output([program, "board", spec, "--json"]))
    return len(board["points"]), [tuple(edge) for edge in board["edges"]]


def planar(points, seed):
    """Spread random points, joined where the circle over the segment holds no third (Gabriel)."""
    draw = random.Random(seed)
    placed = []

    def gap(p):
        return min(((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 for q in placed), default=9)

    while len(placed) < points:
        placed.append(max(((draw.random(), draw.random()) for _ in range(8)), key=gap))
    edges = []
    for j, b in enumerate(placed):
        for i, a in enumerate(placed[:j]):
            centre = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
            square = ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) / 4
            if all((c[0] - centre[0]) ** 2 + (c[1] - centre[1]) ** 2 >= square
                   for k, c in enumerate(placed) if k not in (i, j)):
                edges.append((i, j))
    return points, edges


def regular(points, degree, seed):
    """Each point has `degree` neighbours: ends paired at random until no edge is a loop or doubled."""
    draw = random.Random(seed)
    while True:
        ends = [p for p in range(points) for _ in range(degree)]
        draw.shuffle(ends)
        edges = {tuple(sorted(pair)) for pair in zip(ends[::2], ends[1::2]) if pair[0] != pair[1]}
        missing = points * degree // 2 - len(edges)
        if missing == 0:
            return points, sorted(edges)
        if missing <= 3:  # nearly regular is regular enough for training
            return points, sorted(edges)


def drawn(columns, rows, seed):
    """A grid that somebody changed: corners cut off, holes, a bridge across one, some diagonals."""
    draw = random.Random(seed)
    cells = {(x, y) for x in range(columns) for y in range(rows)}
    for corner in ((0, 0), (columns - 1, 0), (0, rows - 1), (columns - 1, rows - 1)):
        if draw.random() < 0.4:
            cells.discard(corner)
    edges = set()
    for _ in range(draw.randint(1, 2)):  # a hole of one or two points
        x, y = draw.randrange(1, columns - 2), draw.randrange(1, rows - 1)
        cells -= {(x, y), (x + draw.randint(0, 1), y)}
        if draw.random() < 0.5:
            edges.add(((x, y - 1), (x, y + 1)))
    diagonals = [((x, y), (x + 1, y + step)) for x in range(columns - 1) for y in range(rows) for step in (-1, 1)]
    edges.update(draw.sample(diagonals, draw.randint(2, 8)))
    edges.update(((x, y), (x + 1, y)) for x, y in cells)
    edges.update(((x, y), (x, y + 1)) for x, y in cells)
    number = {cell: i for i, cell in enumerate(sorted(cells, key=lambda c: (c[1], c[0])))}
    return len(cells), sorted(tuple(sorted((number[a], number[b]))) for a, b in edges if a in cells and b in cells)


def main():
    if len(sys.argv) not in (2, 4) or sys.argv[2:3] not in ([], ["--table"]):
        sys.exit(__doc__)
    families = FAMILIES
    if len(sys.argv) == 4:
        with open(sys.argv[3]) as table:
            families = list(dict.fromkeys(entry["board"] for entry in json.load(table)["entries"]))
    boards = {spec: family(sys.argv[1], spec) for spec in families}
    if len(sys.argv) == 2:
        boards |= {f"planar-{n}-{seed}": planar(n, seed) for n, seed in PLANAR}
        boards |= {f"drawn-{w}x{h}-{seed}": drawn(w, h, seed) for w, h, seed in DRAWN}
        boards |= {f"regular-{n}-{d}-{seed}": regular(n, d, seed) for n, d, seed in REGULAR}
    lines = (f'"{name}": {json.dumps({"points": n, "edges": e}, separators=(",", ":"))}'
             for name, (n, e) in boards.items())
    print("{" + ",\n".join(lines) + "}")


if __name__ == "__main__":
    main()
