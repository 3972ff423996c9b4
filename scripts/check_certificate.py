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
from functools import lru_cache

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


class Flaw(Exception):
    pass


def demand(holds, message):
    if not holds:
        raise Flaw(message)


class Statement:
    """What is claimed, and the rules on sets of points as bits. A colouring has one set for each player."""

    def __init__(self, data):
        text, digest = data[:-72], b"digest %s\n" % hashlib.sha256(data[:-72]).hexdigest().encode()
        demand(data[-72:] == digest, "the digest does not fit")
        found = HEADER.match(text.decode("latin-1"))
        demand(found, "the file does not have the canonical form")
        form, n, edges, maps, players, ko, suicide, komi, start, first, turns, subject, claims = found.groups()
        self.format, self.n, self.players, self.first, self.subject = map(int, (form, n, players, first, subject))
        n, self.all = self.n, (1 << self.n) - 1
        edges = [tuple(map(int, edge.split("-"))) for edge in edges.split()]
        demand(1 <= n <= 64 and edges == sorted(set(edges)), "the points or edges are not in order")
        demand(all(0 <= a < b < n for a, b in edges), "an edge is none")
        self.beside = [sum(1 << q for q in range(n) if (min(p, q), max(p, q)) in edges) for p in range(n)]
        maps = [tuple(range(n))] + [tuple(map(int, line[12:].split())) for line in maps.splitlines()]
        demand(len(maps) <= (256 if self.format == 2 else 1), "too many automorphisms")
        for g in maps:
            demand(sorted(g) == list(range(n)) and all(self.beside[g[a]] >> g[b] & 1 for a, b in edges),
                   "a map is no automorphism")
        index = {g: i for i, g in enumerate(maps)}
        self.maps, self.group = maps, range(len(maps))
        self.product = [[index.get(tuple(then[q] for q in one)) for one in maps] for then in maps]
        demand(len(index) == len(maps) and all(None not in row for row in self.product), "the maps are no group")
        self.inverse = [row.index(0) for row in self.product]
        self.situational, self.suicide, self.komi = ko == "situational", suicide == "yes", [int(word) for word in komi.split()]
        demand(len(self.komi) == self.players and max(map(abs, self.komi)) <= 10**6, "komi is one number a player")
        demand(max(self.first, self.subject) <= self.players, "there is no such player")
        letters = "BWRUGY"[:self.players]
        demand(len(start) == n and set(start) <= set("." + letters), "the start is no colouring")
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
        self.won = lru_cache(None)(self.won)
        self.secure = lru_cache(None)(self.secure)

    def around(self, points):
        found = 0
        while points:
            found |= self.beside[(points & -points).bit_length() - 1]
            points &= points - 1
        return found

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

    def cleared(self, colouring, colours):
        """Empties the points of these colours that do not reach Empty, each judged on this colouring."""
        empty = self.all & ~sum(colouring)
        return tuple(sum(block for block in self.parts(stones) if self.around(block) & empty) if i in colours
                     else stones for i, stones in enumerate(colouring))

    def move(self, colouring, player, point):
        """What stands after the move, repetition aside; None if it is occupied or a forbidden suicide."""
        if sum(colouring) >> point & 1:
            return None
        placed = tuple(s | (i == player - 1) << point for i, s in enumerate(colouring))
        after = self.cleared(placed, set(range(self.players)) - {player - 1})
        made = self.cleared(after, {player - 1})
        return made if made == after or self.suicide else None

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
        return sum(1 << self.maps[g][p] for p in range(points.bit_length()) if points >> p & 1) if g else points

    # Leaves.

    def secure(self, own):
        """The largest self-sufficient set, the points of its held regions, those of its answered regions."""
        blocks = list(self.parts(own))
        while True:
            stones = sum(blocks)
            regions = list(self.parts(self.all & ~stones))
            kept = [b for b in blocks if sum(not r & ~self.around(b) for r in regions) >= 2]
            if len(kept) == len(blocks):
                break
            blocks = kept
        one_inside = self.format == 2 and self.players == 2
        insides = [(r, r & ~self.around(stones)) for r in regions]
        held = [r for r, inside in insides if not inside or one_inside and inside.bit_count() == 1
                and self.around(inside).bit_count() >= 2]
        return stones, sum(held), sum(r for r in held if r & (r - 1))

    def all_kept(self, own, other):
        """The same where the largest block lives and nothing else does; None if that is not so."""
        if self.format < 2 or self.players != 2 or self.suicide or not own:
            return None
        block = max(self.parts(own), key=lambda b: (b.bit_count(), -(b & -b)))
        regions = list(self.parts(self.all & ~block))
        if max((r.bit_count() for r in regions), default=0) > LARGEST:
            return None
        if not self.parts_won(self.all & ~block, other, own & ~block, 2, DEEPEST):
            return None
        return block, self.all & ~block, sum(r for r in regions if r & (r - 1))

    def parts_won(self, points, other, own, eyes, depth):
        found = 0
        for r in self.parts(points):
            here = next((k for k in range(max(0, eyes - found), -1, -1) if self.won(r, other & r, own & r, k, depth)), None)
            if here is None:
                return False
            found += here
        return found >= eyes

    def won(self, region, other, own, eyes, depth):
        border, empty = region & self.around(self.all & ~region), region & ~(other | own)
        if border == region and eyes <= 1:
            return True
        if depth == 0 or eyes >= 1 and (border & empty).bit_count() < 2:
            return False
        if not self.has_move(region, other, own, eyes, depth - 1):
            return False
        for point in self.points(empty):
            theirs, mine = other | point, own & ~self.taken(own, point, empty)
            if not self.around(self.part(point, theirs)) & region & ~(theirs | mine):
                continue
            if not self.won(region, theirs, mine, eyes, depth - 1) and \
                    not self.has_move(region, theirs, mine, eyes, depth - 1):
                return False
        return True

    def has_move(self, region, other, own, eyes, depth):
        border, empty = region & self.around(self.all & ~region), region & ~(other | own)
        for point in self.points(empty & border):
            joined = self.part(point, own | point)
            if self.parts_won(region & ~joined, other & ~self.taken(other, point, empty), own & ~joined, eyes, depth):
                return True
        for point in self.points(empty & ~border):
            theirs, mine = other & ~self.taken(other, point, empty), own | point
            if self.around(self.part(point, mine)) & region & ~(theirs | mine) and \
                    self.won(region, theirs, mine, eyes, depth):
                return True
        return False

    def taken(self, stones, point, empty):
        return sum(block for block in self.parts(stones)
                   if block & self.around(point) and not self.around(block) & empty & ~point)

    @staticmethod
    def points(points):
        while points:
            yield points & -points
            points &= points - 1


class Proof:
    """The proof of one claim: read, then checked for superko. A position: colouring, next player, passes."""

    def __init__(self, statement, at_least, halves, data):
        self.s, self.at_least, self.halves, self.data, self.at, self.depth = statement, at_least, halves, data, 0, 0
        self.past = [(statement.start, statement.first, 0)]
        demand(statement.cleared(statement.start, set(range(6))) == statement.start, "the start has a dead stone")
        for turn in statement.turns:
            colouring, player, run = self.past[-1]
            demand(run < statement.players, "a turn is given after the end of play")
            made, after = colouring, player % statement.players + 1
            if turn is not None:
                made = statement.move(colouring, player, turn)
                demand(made is not None and self.key((made, after)) not in map(self.key, self.past), "an illegal turn")
            self.past.append((made, after, run + 1 if turn is None else 0))
        self.nodes, self.children, self.completed = [], [], []
        self.moves, self.forbidden, self.leaves = [], [], defaultdict(set)
        self.below(None, self.past[-1], False)
        demand(self.at == len(data), "there is data after the proof")
        self.parents = [[] for _ in self.nodes]
        for parent, children in enumerate(self.children):
            for child, g in children:
                self.parents[child].append((parent, statement.inverse[g]))
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
        raise Flaw("the proof is damaged")

    def below(self, parent, position, team_move):
        if position[2] == self.s.players:
            return demand(self.wanted(self.s.count(position[0])), "a line of play ends with another result")
        if team_move:
            self.moves.append((parent, self.key(position)))
        token = self.number()
        if token == 1:
            return self.leaf(parent, position)
        demand(token != 2, "a turn that needs an answer is marked as forbidden")
        back, g = divmod(token - 3, len(self.s.maps)) if token else (0, 0)
        if token == 0:
            child = self.node(position)
        else:
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
                    self.forbidden.append((node, self.key((made, after))))
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
        """(M) and (F). A situation met again is in one component of the graph of situations."""
        group, keys = self.s.group, [self.key(position) for position in self.nodes]
        least = lru_cache(None)(lambda key: min(self.image(g, key) for g in group))
        past = {self.key(position) for position in self.past}
        past_orbits = {least(key) for key in past}
        orbit = [least(key) for key in keys]
        graph = {key: set() for key in orbit}
        for parent, children in enumerate(self.children):
            graph[orbit[parent]].update(orbit[child] for child, _ in children)
        demand(not any(least(made) in past_orbits for _, made in self.moves), "a move repeats the play before it")
        moves, forbidden = defaultdict(list), defaultdict(list)
        for node, made in self.moves:
            if least(made) in graph:
                graph[orbit[node]].add(least(made))
                moves[made].append(node)
        for node, made in self.forbidden:
            if not all(self.image(g, made) in past for g in group):
                forbidden[made].append(node)
        component = components(graph)
        for made, places in moves.items():
            inside = component[least(made)]
            places = [place for place in places if component[orbit[place]] == inside]
            for here, g in self.above(places, lambda here, g: component[orbit[here]] != inside):
                demand(self.image(g, keys[here]) != made, "a move may repeat a situation")
        for made, places in forbidden.items():
            for here, g in self.above(places, lambda here, g: self.image(g, keys[here]) == made):
                demand(here != 0, "a move marked as forbidden may be legal")

    def check_leaves(self):
        """(L). Stones that never stood above cannot spoil anything."""
        s, stood = self.s, [list(position[0]) for position in self.nodes]
        for node in reversed(self.completed):
            for child, g in self.children[node]:
                for i, stones in enumerate(stood[node]):
                    stood[child][i] |= s.image(s.inverse[g], stones)
        for (i, u, answered), places in self.leaves.items():
            def spoils(g, colouring):
                stones = s.image(g, colouring[i])
                return not u & ~stones and answered & stones
            for position in self.past:
                demand(not any(spoils(g, position[0]) for g in s.group), "the play before spoils a leaf")
            for here, g in self.above(places - {None}, lambda here, g: not spoils(g, stood[here])):
                demand(not spoils(g, self.nodes[here][0]), "a leaf may be spoilt")


def components(graph):
    """The strongly connected component of each vertex (Tarjan), without recursion."""
    met, low, component, open_vertices = {}, {}, {}, []
    for start in graph:
        way = [] if start in met else [(start, iter(graph[start]))]
        while way:
            vertex, rest = way[-1]
            if vertex not in met:
                met[vertex] = low[vertex] = len(met)
                open_vertices.append(vertex)
            for to in rest:
                if to not in met:
                    way.append((to, iter(graph[to])))
                    break
                if to not in component:
                    low[vertex] = min(low[vertex], met[to])
            else:
                way.pop()
                if way:
                    low[way[-1][0]] = min(low[way[-1][0]], low[vertex])
                while low[vertex] == met[vertex] and vertex not in component:
                    component[open_vertices.pop()] = vertex
    return component


def check(path):
    """The exit status for one file, with a line about it."""
    try:
        with open(path, "rb") as file:
            statement = Statement(file.read())
        nodes = sum(len(Proof(statement, *claim).nodes) for claim in statement.claims)
    except OSError as error:
        print("cannot read %r: %s" % (path, error.strerror), file=sys.stderr)
        return 2
    except Flaw as flaw:
        print("Not proven: %s." % flaw)
        return 1
    bounds = ["at %s %g" % ("least" if at_least else "most", halves / 2) for at_least, halves, _ in statement.claims]
    print("Proven: the result of player %d is %s (%d nodes)." % (statement.subject, " and ".join(bounds), nodes))
    return 0


def main():
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        print(__doc__.strip())
        return 0 if sys.argv[1:] in (["--help"], ["-h"]) else 2
    sys.setrecursionlimit(200_000)
    return max(map(check, sys.argv[1:]))


if __name__ == "__main__":
    sys.exit(main())
