#!/usr/bin/env python3
"""How long recorded games are and how many legal moves their positions have, as a Markdown table.

usage: scripts/game_figures.py PROGRAM FILE_OR_FOLDER...

PROGRAM is omnigo; folders are searched for .sgf and .json. Games are grouped by board and players.
Files that cannot be read, and games of fewer than ten turns, are left out and counted.
"""
import json
import pathlib
import subprocess
import sys

LEAST_TURNS = 10


def files_in(paths):
    for path in map(pathlib.Path, paths):
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.suffix in (".sgf", ".json"))
        else:
            yield path


def positions_of(program, path):
    ran = subprocess.run([program, "replay", "--json", "--positions", str(path)],
                         capture_output=True)
    return json.loads(ran.stdout) if ran.returncode < 2 else None


class Group:
    def __init__(self, points):
        self.points = points
        self.games = self.turns = self.positions = self.branches = 0

    def add(self, positions):
        self.games += 1
        self.turns += positions[-1]["turn"]
        self.positions += len(positions)
        self.branches += sum(p["moves"] + 1 for p in positions)

    def row(self, name):
        length, branching = self.turns / self.games, self.branches / self.positions
        return (f"| {name} | {self.games} | {length:.0f} | {length / self.points:.2f} "
                f"| {branching:.0f} | {branching / self.points:.2f} |")


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__.strip())
    groups, left_out = {}, 0
    for path in files_in(sys.argv[2:]):
        game = positions_of(sys.argv[1], path)
        if game is None or game["turns"] < LEAST_TURNS:
            left_out += 1
            continue
        players = len(game["players"])
        name = game["board"] + (f", {players} players" if players > 2 else "")
        group = groups.setdefault(name, Group(len(game["boards"][0])))
        group.add(game["positions"])
    print("| board | games | turns | turns / \\|V\\| | branching | branching / \\|V\\| |")
    print("|---|---|---|---|---|---|")
    for name, group in sorted(groups.items(), key=lambda item: -item[1].games):
        print(group.row(name))
    if left_out:
        print(f"{left_out} files left out", file=sys.stderr)


main()
