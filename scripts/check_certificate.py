#!/usr/bin/env python3
"""Check a certificate of perfect play without the program: docs/certificates.md once more, in Python.

usage: scripts/check_certificate.py FILE...

One line for each file. Exit status 0 if all prove what they claim, 1 if one does not, 2 if one is missing.
Only Python's standard library. Certificates of up to about a million nodes can be checked. The name of
the board is not looked at: the claim is about the graph.
"""
import hashlib
import re
import sys
from collections import defaultdict
from functools import lru_cache, reduce
from operator import or_

N = "(?:0|-?[1-9][0-9]*)"  # how numbers are written
HEADER = re.compile(rf"""omnigo certificate ([12])
board(?: [^\n]*)?
points ({N})
edges((?: {N}-{N})*)
((?:automorphism(?: {N})+\n)*)players ([2-6])
ko (positional|situational)
suicide (yes|no)
komi((?: {N})+)
start ([.BWRUGY]+)
first ([1-6])
turns((?: (?:{N}|pass))*)
subject ([1-6])
((?:claim at (?:least|most) {N} in {N}\n)+)proofs\n""")
DEEPEST, LARGEST = 6, 10  # of local games


def demand(holds, message):
    if not holds:
        raise ValueError(message)


def bits(points):
    while points:
        yield points & -points
        points &= points - 1


class Statement:
    """What is claimed, and the rules. Sets of points are bits; a colouring has one set for each player."""

    def __init__(self, data):
        text = data[:-72]
        demand(data[-72:] == b"digest %s\n" % hashlib.sha256(text).hexdigest().encode(), "the digest does not fit")
        found = HEADER.match(text.decode("latin-1"))
        demand(found, "the file does not have the canonical form")
        form, n, edges, maps, players, ko, suicide, komi, start, first, turns, subject, claims = found.groups()
        self.format, self.n, self.players, self.first, self.subject = map(int, (form, n, players, first, subject))
        self.situational, self.suicide, n, self.all = ko == "situational", suicide == "yes", self.n, (1 << self.n) - 1
        edges = [tuple(map(int, edge.split("-"))) for edge in edges.split()]
        demand(1 <= n <= 64 and edges == sorted(set(edges)) and all(0 <= a < b < n for a, b in edges), "no graph")
        self.beside = {1 << p: sum(1 << a + b - p for a, b in edges if p in (a, b)) for p in range(n)}
        maps = [tuple(range(n))] + [tuple(map(int, line.split()[1:])) for line in maps.splitlines()]
        index = {g: i for i, g in enumerate(maps)}
        demand(all(sorted(g) == list(range(n)) and all(self.beside[1 << g[a]] >> g[b] & 1 for a, b in edges)
                   for g in maps), "a map is no automorphism")
        self.product = [[index.get(tuple(then[q] for q in one)) for one in maps] for then in maps]
        demand(len(index) == len(maps) <= (256 if self.format == 2 else 1) and all(None not in row for row in self.product),
               "the maps are no group")
        self.inverse, self.group = [row.index(0) for row in self.product], range(len(maps))
        self.maps = [{1 << p: 1 << q for p, q in enumerate(g)} for g in maps]
        self.komi, letters = [int(word) for word in komi.split()], "BWRUGY"[:self.players]
        demand(len(self.komi) == self.players >= max(self.first, self.subject) and max(map(abs, self.komi)) <= 10**6
               and len(start) == n and set(start) <= set("." + letters), "komi, players or start are wrong")
        self.start = tuple(sum(1 << p for p in range(n) if start[p] == letter) for letter in letters)
        self.turns = [None if turn == "pass" else int(turn) for turn in turns.split()]
        demand(all(turn is None or 0 <= turn < n for turn in self.turns), "a turn is no point")
        self.claims, at = [], found.end()
        for at_least, halves, length in re.findall(rf"at (\w+) ({N}) in ({N})\n", claims):
            demand(abs(int(halves)) <= 10**7 and 0 <= int(length) <= len(text) - at, "a proof is truncated")
            self.claims.append((at_least == "least", int(halves), text[at:at + int(length)]))
            at += int(length)
        demand(at == len(text), "there is data after the proofs")
        self.around, self.part = lru_cache(1 << 20)(self.around), lru_cache(1 << 20)(self.part)
        self.won, self.secure = lru_cache(None)(self.won), lru_cache(None)(self.secure)

    def around(self, points):
        return reduce(or_, map(self.beside.__getitem__, bits(points)), 0)

    def part(self, seed, within):
        joined = fresh = seed
        while fresh:
            fresh = self.around(fresh) & within & ~joined
            joined |= fresh
        return joined

    def parts(self, points):
        while points:
            part = self.part(points & -points, points)
            points &= ~part
            yield part

    def dead(self, stones, empty):
        return sum(block for block in self.parts(stones) if not self.around(block) & empty)

    def move(self, colouring, player, point):
        """What stands after the move, repetition aside; None if it is occupied or a forbidden suicide."""
        own, p, empty = player - 1, 1 << point, self.all & ~sum(colouring)
        if not p & empty:
            return None
        made = [stones & ~self.dead(stones, empty & ~p) for stones in colouring]
        made[own] = colouring[own] | p
        lost = self.dead(made[own], self.all & ~sum(made))
        made[own] &= ~lost
        return tuple(made) if self.suicide or not lost else None

    def result(self, scores):
        return scores[self.subject - 1] - (scores[2 - self.subject] if self.players == 2 else 0)

    def count(self, colouring):
        scores = [komi + 2 * stones.bit_count() for komi, stones in zip(self.komi, colouring)]
        for region in self.parts(self.all & ~sum(colouring)):
            reached = [i for i, stones in enumerate(colouring) if self.around(region) & stones]
            if len(reached) == 1:
                scores[reached[0]] += 2 * region.bit_count()
        return self.result(scores)

    def image(self, g, points):
        return sum(map(self.maps[g].__getitem__, bits(points))) if g else points

    def secure(self, own):
        """The largest self-sufficient set, the points of its held regions, those of its answered regions."""
        blocks, dropped = list(self.parts(own)), True
        while dropped:
            regions = list(self.parts(self.all & ~sum(blocks)))
            dropped = [b for b in blocks if sum(not r & ~self.around(b) for r in regions) < 2]
            blocks = [b for b in blocks if b not in dropped]
        stones, one_inside = sum(blocks), self.format == 2 and self.players == 2
        insides = [(r, r & ~self.around(stones)) for r in regions]
        held = [r for r, inside in insides if not inside or one_inside and inside.bit_count() == 1
                and self.around(inside).bit_count() >= 2]
        return stones, sum(held), sum(r for r in held if r & (r - 1))

    def all_kept(self, own, other):
        """The same where local games keep the whole board; None if they do not."""
        if self.format < 2 or self.players != 2 or self.suicide or not own:
            return None
        block = max(self.parts(own), key=lambda b: (b.bit_count(), -(b & -b)))
        rest = self.all & ~block
        regions = list(self.parts(rest))
        if any(r.bit_count() > LARGEST for r in regions) or not self.parts_won(rest, other, own & ~block, 2, DEEPEST):
            return None
        return block, rest, sum(r for r in regions if r & (r - 1))

    def parts_won(self, points, other, own, eyes, depth):
        for r in self.parts(points):
            here = next((k for k in range(eyes, -1, -1) if self.won(r, other & r, own & r, k, depth)), None)
            if here is None:
                return False
            eyes -= here
        return eyes == 0

    def won(self, region, other, own, eyes, depth):
        """Whether the region gives this many eyes within this many answers."""
        border, empty = region & self.around(self.all & ~region), region & ~(other | own)
        if border == region and eyes <= 1:
            return True
        if depth == 0 or eyes and (border & empty).bit_count() < 2 or not self.has_move(region, other, own, eyes, depth - 1):
            return False
        for p in bits(empty):
            theirs, mine = other | p, own & ~self.dead(own, empty & ~p)
            suicide = self.dead(theirs, region & ~(theirs | mine))
            if not suicide and not self.won(region, theirs, mine, eyes, depth - 1) \
                    and not self.has_move(region, theirs, mine, eyes, depth - 1):
                return False
        return True

    def has_move(self, region, other, own, eyes, depth):
        border, empty = region & self.around(self.all & ~region), region & ~(other | own)
        for p in bits(empty):
            theirs, mine = other & ~self.dead(other, empty & ~p), own | p
            joined = self.part(p, mine)
            if p & border:
                good = self.parts_won(region & ~joined, theirs, own & ~joined, eyes, depth)
            else:
                suicide = not self.around(joined) & region & ~(theirs | mine)
                good = not suicide and self.won(region, theirs, mine, eyes, depth)
            if good:
                return True
        return False


class Proof:
    """The proof of one claim: read, then checked for superko. A position: colouring, next player, passes."""

    def __init__(self, statement, at_least, halves, data):
        self.s, self.at_least, self.halves, self.data, self.at, self.depth = statement, at_least, halves, data, 0, 0
        self.past = [(statement.start, statement.first, 0)]
        demand(not any(statement.dead(stones, statement.all & ~sum(statement.start)) for stones in statement.start),
               "the start has a dead stone")
        for turn in statement.turns:
            colouring, player, run = self.past[-1]
            demand(run < statement.players, "a turn is given after the end of play")
            made, after = colouring, player % statement.players + 1
            if turn is not None:
                made = statement.move(colouring, player, turn)
                demand(made is not None and self.key((made, after)) not in map(self.key, self.past), "an illegal turn")
            self.past.append((made, after, run + 1 if turn is None else 0))
        self.nodes, self.children, self.completed = [], [], []
        self.moves, self.forbidden, self.leaves = defaultdict(set), defaultdict(set), defaultdict(set)
        self.below(None, self.past[-1], False)
        demand(self.at == len(data), "there is data after the proof")
        self.parents, self.stood = [[] for _ in self.nodes], [list(position[0]) for position in self.nodes]
        for node in reversed(self.completed):  # parents first
            for child, g in self.children[node]:
                self.parents[child].append((node, statement.inverse[g]))
                for i, stones in enumerate(self.stood[node]):
                    self.stood[child][i] |= statement.image(statement.inverse[g], stones)
        self.check_repetition()
        self.check_leaves()

    def key(self, position):
        return position[0] + (position[1] if self.s.situational else 0,)

    def image(self, g, key):
        return tuple(self.s.image(g, stones) for stones in key[:-1]) + key[-1:]

    def in_team(self, player):
        return (player == self.s.subject) == self.at_least

    def wanted(self, result):
        return result >= self.halves if self.at_least else result <= self.halves

    def number(self):
        value = 0
        for shift in range(0, 42, 7):
            demand(self.at < len(self.data), "the proof is truncated")
            byte, self.at = self.data[self.at], self.at + 1
            value |= (byte & 127) << shift
            if byte < 128:
                return value
        raise ValueError("the proof is damaged")

    def below(self, parent, position, team_move):
        if position[2] == self.s.players:
            return demand(self.wanted(self.s.count(position[0])), "a line of play ends with another result")
        if team_move:
            self.moves[self.key(position)].add(parent)
        token = self.number()
        if token == 1:
            return self.leaf(parent, position)
        demand(token != 2, "a turn that needs an answer is marked as forbidden")
        if token == 0:
            child, g = self.node(position), 0
        else:
            back, g = divmod(token - 3, len(self.s.maps))
            demand(back < len(self.completed), "a reference leads to no node")
            child = self.completed[-1 - back]
            there = self.nodes[child]
            demand((self.image(g, there[0] + (0,))[:-1],) + there[1:] == position, "a reference leads to another position")
        if parent is not None:
            self.children[parent].append((child, g))

    def node(self, position):
        s, (colouring, player, run), self.depth = self.s, position, self.depth + 1
        demand(self.depth < 20000, "the proof is too deep")
        node, after = len(self.nodes), player % s.players + 1
        self.nodes.append(position)
        self.children.append([])
        if self.in_team(player):
            point = self.number()
            demand(point <= s.n, "a turn is no point")
            made = colouring if point == s.n else s.move(colouring, player, point)
            demand(made is not None, "a move is occupied or suicide")
            self.below(node, (made, after, run + 1 if point == s.n else 0), point < s.n)
        else:
            for made in filter(None, (s.move(colouring, player, point) for point in range(s.n))):
                if self.data[self.at:self.at + 1] == b"\2":
                    self.at += 1
                    self.forbidden[self.key((made, after))].add(node)
                else:
                    self.below(node, (made, after, 0), False)
            self.below(node, (colouring, after, run + 1), False)
        self.depth -= 1
        self.completed.append(node)
        return node

    def enough(self, kept):
        own = kept if self.at_least else self.s.n - kept
        return self.wanted(2 * (own - (self.s.n - own if self.s.players == 2 else 0)) + self.s.result(self.s.komi))

    def leaf(self, parent, position):
        s, (colouring, player, run) = self.s, position
        secured = [(i,) + s.secure(own) for i, own in enumerate(colouring) if self.in_team(i + 1)]
        if self.enough(sum((u | held & ~answered).bit_count() for _, u, held, answered in secured)):
            return
        if not self.enough(sum((u | held).bit_count() for _, u, held, _ in secured)):
            i = secured[0][0]
            kept = self.enough(s.n) and s.all_kept(colouring[i], colouring[1 - i])
            demand(kept, "a leaf does not secure what it claims")
            secured = [(i,) + kept]
        passed = any(self.in_team((player - 1 - back) % s.players + 1) for back in range(1, run + 1))
        demand(not passed or self.wanted(s.count(colouring)), "the game may end before the answer of a leaf")
        for i, u, _, answered in secured:
            if answered:
                self.leaves[i, u, answered].add(parent)

    def above(self, places, stop):
        """The nodes above, each with the automorphism that carries it to where the places see it."""
        open_nodes = [(place, 0) for place in places]
        met = set(open_nodes)
        while open_nodes:
            here, g = open_nodes.pop()
            if not stop(here, g):
                yield here, g
                more = {(parent, self.s.product[g][back]) for parent, back in self.parents[here]} - met
                met |= more
                open_nodes += more

    def check_repetition(self):
        """(M) and (F). A colouring with a stone that never stood above a node did not stand there either."""
        keys, past = [self.key(position) for position in self.nodes], {self.key(position) for position in self.past}
        images = {self.image(g, key) for key in past for g in self.s.group}
        for made, places in self.moves.items():
            demand(made not in images, "a move repeats the play before it")
            for here, g in self.above(places, lambda here, g: any(
                    stones & ~self.s.image(g, seen) for stones, seen in zip(made, self.stood[here]))):
                demand(self.image(g, keys[here]) != made, "a move may repeat a situation")
        for made, places in self.forbidden.items():
            if not all(self.image(g, made) in past for g in self.s.group):
                for here, g in self.above(places, lambda here, g: self.image(g, keys[here]) == made):
                    demand(here != 0, "a move marked as forbidden may be legal")

    def check_leaves(self):
        """(L). The same for what could spoil a leaf."""
        for (i, u, answered), places in self.leaves.items():
            def spoils(g, colouring):
                stones = self.s.image(g, colouring[i])
                return not u & ~stones and answered & stones
            for colouring, _, _ in self.past:
                demand(not any(spoils(g, colouring) for g in self.s.group), "the play before spoils a leaf")
            for here, g in self.above(places - {None}, lambda here, g: not spoils(g, self.stood[here])):
                demand(not spoils(g, self.nodes[here][0]), "a leaf may be spoilt")


def check(path):
    """The exit status for one file, with a line about it."""
    try:
        with open(path, "rb") as file:
            statement = Statement(file.read())
        nodes = sum(len(Proof(statement, *claim).nodes) for claim in statement.claims)
    except OSError as error:
        print("cannot read %r: %s" % (path, error.strerror), file=sys.stderr)
        return 2
    except ValueError as flaw:
        print("Not proven: %s." % flaw)
        return 1
    bounds = ["at %s %g" % ("least" if at_least else "most", halves / 2) for at_least, halves, _ in statement.claims]
    print("Proven: the result of player %d is %s (%d nodes)." % (statement.subject, " and ".join(bounds), nodes))
    return 0


if __name__ == "__main__":
    if not sys.argv[1:] or sys.argv[1].startswith("-"):
        print(__doc__.strip())
        sys.exit(0 if sys.argv[1:] in (["--help"], ["-h"]) else 2)
    sys.setrecursionlimit(200_000)
    sys.exit(max(map(check, sys.argv[1:])))
