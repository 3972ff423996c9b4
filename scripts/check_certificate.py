#!/usr/bin/env python3
"""Check certificates of perfect play, as docs/certificates.md says. The name of the board is not
looked at: a claim is about the graph. Exit status: 0 if all prove what they claim, else 1 or 2."""
import argparse
import hashlib
import re
import sys
from collections import defaultdict
from functools import lru_cache, reduce
from operator import or_

N = "(?:0|-?[1-9][0-9]*)"  # how numbers are written
HEADER = re.compile(
    rf"omnigo certificate ([12])\nboard(?: [^\n]*)?\npoints ({N})\nedges((?: {N}-{N})*)\n"
    rf"((?:automorphism(?: {N})+\n)*)players ([2-6])\nko (positional|situational)\nsuicide "
    rf"(yes|no)\nkomi((?: {N})+)\nstart ([.BWRUGY]+)\nfirst ([1-6])\nturns((?: {N}| pass)*)\n"
    rf"subject ([1-6])\n((?:claim at (?:least|most) {N} in {N}\n)+)proofs\n")


def demand(holds, flaw):
    if not holds:
        raise ValueError(flaw)


def bits(points):
    while points:
        yield points & -points
        points &= points - 1


class Certificate:
    """Sets of points are bits. A colouring has a set for each player; a position adds the next
    player (from 0) and the run of passes. Superko compares its first one or two parts."""

    def __init__(self, data):
        text, digest = data[:-72], hashlib.sha256(data[:-72]).hexdigest()
        demand(data[-72:] == b"digest %s\n" % digest.encode(), "the digest does not fit")
        top = HEADER.match(text.decode("latin-1"))
        demand(top, "the file does not have the canonical form")
        form, n, edges, maps, seats, ko, suicide, komi, start, first, turns, me, said = top.groups()
        self.format, self.n, self.players, self.subject = map(int, (form, n, seats, me))
        self.compared, self.suicide = 2 if ko == "situational" else 1, suicide == "yes"
        self.set_graph([tuple(map(int, edge.split("-"))) for edge in edges.split()],
                       [tuple(map(int, line.split()[1:])) for line in maps.splitlines()])
        komi, letters = list(map(int, komi.split())), "BWRUGY"[:self.players]
        demand(len(komi) == len(letters) >= max(int(first), self.subject) and len(start) == self.n
               and max(map(abs, komi)) <= 10**6 and set(start) <= set("." + letters), "no game")
        self.weights = [i == self.subject or -(self.players == 2) for i in range(1, len(komi) + 1)]
        self.komi = sum(weight * own for weight, own in zip(self.weights, komi))
        stones = tuple(sum(1 << p for p in range(self.n) if start[p] == own) for own in letters)
        demand(not any(self.dead(own, self.all & ~sum(stones)) for own in stones), "a dead start")
        self.past, named = [(stones, int(first) - 1, 0)], {str(p): p for p in range(self.n)}
        for word in turns.split():
            turn = self.n if word == "pass" else named.get(word, self.n + 1)
            made = self.past[-1][2] < self.players and self.after(self.past[-1], turn)
            before = [position[:self.compared] for position in self.past]
            demand(made and (made[2] or made[:self.compared] not in before), "an illegal turn")
            self.past.append(made)
        self.before = {position[:self.compared] for position in self.past}
        self.claims, end = [], top.end()
        for least, halves, length in re.findall(rf"(\w+) ({N}) in ({N})\n", said):
            begin, end = end, end + int(length)
            demand(abs(int(halves)) <= 10**7 and begin <= end <= len(text), "a proof is truncated")
            self.claims.append((least == "least", int(halves), text[begin:end]))
        demand(end == len(text), "there is data after the proofs")

    def set_graph(self, edges, maps):
        n, maps = self.n, [tuple(range(self.n))] + maps
        demand(1 <= n <= 64 and edges == sorted(set(edges))
               and all(0 <= a < b < n for a, b in edges), "no graph")
        self.all, self.group, number = (1 << n) - 1, range(len(maps)), dict(zip(maps, range(256)))
        self.beside = {1 << p: sum(1 << sum(e) - p for e in edges if p in e) for p in range(n)}
        for name in "around", "part", "parts", "secure", "gives", "good_move":
            setattr(self, name, lru_cache(1 << 20)(getattr(self, name)))
        demand(len(number) == len(maps) <= (256 if self.format > 1 else 1)
               and all(sorted(g) == list(range(n)) for g in maps)
               and all(self.beside[1 << g[a]] >> g[b] & 1 for a, b in edges for g in maps)
               and all(tuple(g[q] for q in h) in number for g in maps for h in maps), "no group")
        self.product = [[number[tuple(g[q] for q in h)] for h in maps] for g in maps]
        self.inverse = [row.index(0) for row in self.product]
        self.maps = [{1 << p: 1 << q for p, q in enumerate(g)} for g in maps]

    def around(self, points):
        return reduce(or_, map(self.beside.__getitem__, bits(points)), 0)

    def part(self, seed, within):
        joined = seed
        while fresh := self.around(joined) & within & ~joined:
            joined |= fresh
        return joined

    def parts(self, points):
        found = []
        while points:
            found.append(self.part(points & -points, points))
            points &= ~found[-1]
        return found

    def dead(self, stones, empty):
        return sum(block for block in self.parts(stones) if not self.around(block) & empty)

    def image(self, g, colouring):
        return tuple(sum(map(self.maps[g].get, bits(own))) for own in colouring) if g else colouring

    def moved(self, g, position):
        return self.image(g, position[0]), *position[1:]

    def after(self, position, turn):
        """What follows a turn, n for a pass; None if it is occupied or a forbidden suicide."""
        (colouring, player, run), p = position, 1 << turn
        following, empty = (player + 1) % self.players, self.all & ~sum(colouring)
        if turn == self.n or not p & empty:
            return (colouring, following, run + 1) if turn == self.n else None
        made = [stones & ~self.dead(stones, empty & ~p) for stones in colouring]
        made[player] = colouring[player] | p
        lost = self.dead(made[player], self.all & ~sum(made))
        made[player] &= ~lost
        return (tuple(made), following, 0) if self.suicide or not lost else None

    def count(self, colouring):
        regions = [(r, self.around(r) & ~r) for r in self.parts(self.all & ~sum(colouring))]
        areas = [own + sum(r for r, near in regions if near & own == near > 0) for own in colouring]
        return self.komi + 2 * sum(w * area.bit_count() for w, area in zip(self.weights, areas))

    def secure(self, own):
        """The largest self-sufficient set, its held regions, those of them that are answered."""
        blocks, dropped = self.parts(own), True
        while dropped:
            regions = self.parts(self.all & ~sum(blocks))
            dropped = [b for b in blocks if sum(not r & ~self.around(b) for r in regions) < 2]
            blocks = [b for b in blocks if b not in dropped]
        one_inside, near = self.format > 1 and self.players == 2, self.around(sum(blocks))
        held = [r for r in regions if not r & ~near or one_inside and (r & ~near).bit_count() == 1
                and self.around(r & ~near).bit_count() > 1]
        return sum(blocks), sum(held), sum(r for r in held if r & (r - 1))

    def all_kept(self, own, other):
        """The same where local games keep the whole board."""
        block = max(self.parts(own), key=lambda b: (b.bit_count(), -(b & -b)), default=0)
        regions = self.parts(self.all & ~block)
        demand(block and self.format > 1 and self.players == 2 and not self.suicide
               and self.enough(self.all) and all(r.bit_count() <= 10 for r in regions)
               and self.give(regions, other, own, 2, 6), "a leaf secures too little")
        return block, sum(regions), sum(r for r in regions if r & (r - 1))

    def give(self, regions, other, own, eyes, depth):
        for r in regions:
            most = (k for k in range(eyes, -1, -1) if self.gives(r, other & r, own & r, k, depth))
            eyes -= next(most, 9)  # 9: it does not even give 0
        return eyes == 0

    def gives(self, region, other, own, eyes, depth):
        """Whether the region gives this many eyes within this many answers."""
        border = region & self.around(self.all & ~region)
        return border == region and eyes <= 1 or (
            depth > 0 and (eyes == 0 or (border & ~(other | own)).bit_count() > 1)
            and self.good_move(region, other, own, eyes, depth - 1)
            and all(suicide or self.gives(region, theirs, mine, eyes, depth - 1)
                    or self.good_move(region, theirs, mine, eyes, depth - 1)
                    for _, theirs, mine, suicide in self.tries(region, other, own)))

    def good_move(self, region, other, own, eyes, depth):
        border = self.around(self.all & ~region)
        return any(self.give(self.parts(region & ~self.part(p, mine)), theirs, mine, eyes, depth)
                   if p & border else not suicide and self.gives(region, theirs, mine, eyes, depth)
                   for p, mine, theirs, suicide in self.tries(region, own, other))

    def tries(self, region, mover, waiting):
        """The moves in a region: the point, the stones after it, whether it is suicide there."""
        empty = region & ~(mover | waiting)
        for p in bits(empty):
            mine, left = mover | p, waiting & ~self.dead(waiting, empty & ~p)
            yield p, mine, left, not self.around(self.part(p, mine)) & region & ~(mine | left)

    def check(self, at_least, halves, data):
        """What is proven by one claim's proof."""
        self.at_least, self.depth = at_least, 0
        self.wanted = halves.__le__ if at_least else halves.__ge__
        self.team = [i for i, weight in enumerate(self.weights) if (weight == 1) == at_least]
        groups = re.findall(rb"[\x80-\xff]{0,5}[\x00-\x7f]", data)
        demand(sum(map(len, groups)) == len(data), "the proof is damaged")
        self.numbers = (sum((byte & 127) << 7 * i for i, byte in enumerate(g)) for g in groups)
        self.nodes, self.parents, self.completed = [], [], []
        self.moves, self.forbidden, self.leaves = (defaultdict(set) for _ in range(3))
        self.read_below(None, self.past[-1], False)
        demand(next(self.numbers, None) is None, "there is data after the proof")
        self.met = [position[:self.compared] for position in self.nodes]
        self.stood = [colouring for colouring, _, _ in self.nodes]  # there or above
        for node in reversed(self.completed):  # parents first
            for parent, back in self.parents[node]:
                above = self.image(back, self.stood[parent])
                self.stood[node] = tuple(map(or_, self.stood[node], above))
        self.check_superko()
        return "at %s %g (%d nodes)" % (("most", "least")[at_least], halves / 2, len(self.nodes))

    def read_below(self, parent, position, team_move):
        """What is below a turn, or the root."""
        if position[2] == self.players:
            return demand(self.wanted(self.count(position[0])), "play ends with another result")
        if team_move:
            self.moves[position[:self.compared]].add((parent, 0))
        token, g = next(self.numbers, -1), 0
        if token == 1:
            return self.read_leaf(parent, position)
        if token == 2 and parent is not None and position[2] == 0 and not team_move:
            return self.forbidden[position[:self.compared]].add((parent, 0))
        if token == 0:
            child = self.read_node(position)
        else:
            back, g = divmod(token - 3, len(self.group))
            demand(0 <= back < len(self.completed), "a reference leads to no node")
            child = self.completed[-1 - back]
            demand(self.moved(g, self.nodes[child]) == position, "a reference is wrong")
        if parent is not None:
            self.parents[child].append((parent, self.inverse[g]))

    def read_node(self, position):
        node, team, self.depth = len(self.nodes), position[1] in self.team, self.depth + 1
        demand(self.depth < 20000, "the proof is too deep")
        self.nodes.append(position)
        self.parents.append([])
        turns = [next(self.numbers, -1)] if team else range(self.n + 1)
        demand(0 <= turns[0] <= self.n, "a turn is no point")
        for turn in turns:
            made = self.after(position, turn)
            demand(made or not team, "a move is occupied or suicide")
            if made:
                self.read_below(node, made, team and turn < self.n)
        self.depth -= 1
        self.completed.append(node)
        return node

    def enough(self, *kept):
        kept = sum(points.bit_count() for points in kept)
        own = kept if self.at_least else self.n - kept
        return self.wanted(self.komi + 2 * (2 * own - self.n if self.players == 2 else own))

    def read_leaf(self, parent, position):
        colouring, player, run = position
        secured = [self.secure(colouring[i]) for i in self.team]
        if self.enough(*(u | held & ~answered for u, held, answered in secured)):
            return
        if not self.enough(*(u | held for u, held, _ in secured)):
            secured = [self.all_kept(colouring[self.team[0]], colouring[1 - self.team[0]])]
        if any((player - back) % self.players in self.team for back in range(1, run + 1)):
            demand(self.wanted(self.count(colouring)), "play may end before the answer of a leaf")
        for i, (u, _, answered) in zip(self.team, secured):
            if answered:
                self.leaves[i, u, answered].update([(parent, 0)] if parent is not None else [])

    def above(self, places, stop):
        """Places (nodes, and how they are carried to where they are seen) and those above them."""
        todo, met = list(places), set(places)
        while todo:
            node, g = todo.pop()
            if not stop(node, g):
                yield node, g
                more = {(parent, self.product[g][back]) for parent, back in self.parents[node]}
                todo += more - met
                met |= more

    def check_superko(self):
        """(M), (F) and (L). A stone that never stood above a node was in no colouring there."""
        for made, places in self.moves.items():
            demand(not self.before & {self.moved(g, made) for g in self.group}, "a repeated past")
            places = self.above(places, lambda node, g: any(
                new & ~old for new, old in zip(made[0], self.image(g, self.stood[node]))))
            demand(all(self.moved(g, self.met[node]) != made for node, g in places), "a repetition")
        for made, places in self.forbidden.items():
            if not {self.moved(g, made) for g in self.group} <= self.before:
                places = self.above(places, lambda node, g: self.moved(g, self.met[node]) == made)
                demand(all(node != 0 for node, _ in places), "a forbidden move may be legal")
        for (i, u, answered), places in self.leaves.items():
            def spoils(g, colouring):
                stones = self.image(g, colouring)[i]
                return not u & ~stones and answered & stones
            demand(not any(spoils(g, before) for before, _, _ in self.past for g in self.group),
                   "the play before spoils a leaf")
            places = self.above(places, lambda node, g: not spoils(g, self.stood[node]))
            demand(not any(spoils(g, self.nodes[node][0]) for node, g in places), "a spoilt leaf")


def status(path):
    try:
        with open(path, "rb") as file:
            certificate = Certificate(file.read())
        proven = [certificate.check(*claim) for claim in certificate.claims]
    except (OSError, ValueError) as flaw:
        print("Not proven: %s." % flaw)
        return 2 if isinstance(flaw, OSError) else 1
    print("Proven: the result of player %d is %s." % (certificate.subject, " and ".join(proven)))
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="+")
    sys.setrecursionlimit(200_000)
    sys.exit(max(map(status, parser.parse_args().file)))
