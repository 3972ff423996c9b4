#!/usr/bin/env python3
"""A training run as a picture: ratings and losses over the minutes of training.

usage: train/curve.py LOG... > curve.svg      the log.jsonl of one run, or of several that went on from each other
"""
import html
import json
import math
import sys
from pathlib import Path


WIDTH, HEIGHT, LEFT, RIGHT = 640, 200, 60, 20


def panels(history):
    """Titles, and what is drawn below them as (minute, value)."""
    at = lambda e: e["seconds"] / 60
    losses = [e for e in history if e.get("policy")]
    board = next((e["match"] for e in history if "match" in e), "")
    return ((f"Elo on {html.escape(board)}, by matches from random openings against the net before", [(at(e), e["rating"]) for e in history if "rating" in e]),
            ("policy loss above its entropy", [(at(e), e["policy"] - e["entropy"]) for e in losses]),
            ("squared error of the predicted win", [(at(e), e["win_error"]) for e in losses]))


def number(value):
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def lines(points):
    """One for each run: a run in the same folder as another begins at an earlier minute."""
    found = []
    for before, point in zip([(math.inf, 0), *points], points):
        if point[0] < before[0]:
            found.append([])
        found[-1].append(point)
    return found


def panel(top, title, points, first, last):
    low, high = min(y for _, y in points), max(y for _, y in points)
    across, up = last - first or 1, high - low or 1
    place = lambda x, y: f"{LEFT + (x - first) / across * (WIDTH - LEFT - RIGHT):.1f},{top + HEIGHT - 30 - (y - low) / up * (HEIGHT - 70):.1f}"
    end = WIDTH - RIGHT
    return [f'<text x="{LEFT}" y="{top + 22}" font-weight="bold">{title}</text>',
            f'<path d="M{LEFT} {top + 35}V{top + HEIGHT - 30}H{end}" fill="none" stroke="#888"/>',
            f'<text x="{LEFT - 6}" y="{top + 44}" text-anchor="end">{number(high)}</text>'
            f'<text x="{LEFT - 6}" y="{top + HEIGHT - 30}" text-anchor="end">{number(low)}</text>'
            f'<text x="{LEFT}" y="{top + HEIGHT - 12}">{first:.1f}</text>'
            f'<text x="{end}" y="{top + HEIGHT - 12}" text-anchor="end">{last:.1f} minutes</text>',
            *(f'<polyline fill="none" stroke="#1a5fb4" stroke-width="2" points="{" ".join(place(*p) for p in line)}"/>'
              for line in lines(points))]


def drawing(history):
    """The picture as SVG. A panel without a number is left out."""
    drawn = [(title, points) for title, points in panels(history) if points]
    times = [x for _, points in drawn for x, _ in points] or [0]
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{max(1, len(drawn)) * HEIGHT}" '
             'font-family="sans-serif" font-size="12">', '<rect width="100%" height="100%" fill="white"/>']
    for row, (title, points) in enumerate(drawn):
        parts += panel(row * HEIGHT, title, points, min(times), max(times))
    return "\n".join(parts + ["</svg>\n"])


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    print(drawing([entry for path in sys.argv[1:] for entry in read_log(path)]), end="")


def read_log(path):
    try:
        lines = Path(path).read_text().splitlines()
    except (OSError, UnicodeDecodeError):
        raise SystemExit(f"cannot read '{path}'") from None
    return [entry_of(line, f"{path}, line {number}") for number, line in enumerate(lines, 1)]


def entry_of(line, where):
    try:
        entry = json.loads(line)
        panels([entry])
        return entry
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError):
        raise SystemExit(f"{where}: not a line of a training's log") from None


if __name__ == "__main__":
    main()
