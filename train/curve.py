#!/usr/bin/env python3
"""A training run as a picture: ratings and losses over the minutes of training.

usage: train/curve.py LOG... > curve.svg      the log.jsonl of one run, or of several that went on from each other
"""
import json
import sys

WIDTH, HEIGHT, LEFT, RIGHT = 640, 200, 60, 20


def panels(history):
    """Titles, and what is drawn below them as (minute, value)."""
    at = lambda e: e["seconds"] / 60
    losses = [e for e in history if e.get("policy")]
    return (("Elo on 9x9, by matches from random openings against the net before", [(at(e), e["rating"]) for e in history if "rating" in e]),
            ("policy loss above its entropy", [(at(e), e["policy"] - e["entropy"]) for e in losses]),
            ("squared error of the predicted win", [(at(e), e["win_error"]) for e in losses]))


def number(value):
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def panel(top, title, points, first, last):
    low, high = min(y for _, y in points), max(y for _, y in points)
    across, up = last - first or 1, high - low or 1
    place = [(LEFT + (x - first) / across * (WIDTH - LEFT - RIGHT), top + HEIGHT - 30 - (y - low) / up * (HEIGHT - 70))
             for x, y in points]
    end = WIDTH - RIGHT
    return [f'<text x="{LEFT}" y="{top + 22}" font-weight="bold">{title}</text>',
            f'<path d="M{LEFT} {top + 35}V{top + HEIGHT - 30}H{end}" fill="none" stroke="#888"/>',
            f'<text x="{LEFT - 6}" y="{top + 44}" text-anchor="end">{number(high)}</text>'
            f'<text x="{LEFT - 6}" y="{top + HEIGHT - 30}" text-anchor="end">{number(low)}</text>'
            f'<text x="{LEFT}" y="{top + HEIGHT - 12}">{first:.1f}</text>'
            f'<text x="{end}" y="{top + HEIGHT - 12}" text-anchor="end">{last:.1f} minutes</text>',
            '<polyline fill="none" stroke="#1a5fb4" stroke-width="2" points="'
            + " ".join(f"{x:.1f},{y:.1f}" for x, y in place) + '"/>']


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
    print(drawing([json.loads(line) for path in sys.argv[1:] for line in open(path)]), end="")


if __name__ == "__main__":
    main()
