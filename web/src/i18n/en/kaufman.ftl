## kaufman/KaufmanPage.tsx

kaufman-as-printed = As printed
kaufman-without-endfor = Without endfor
kaufman-mended = Corrected
kaufman-jeff-kaufmans-paper-of-2006 = Jeff Kaufman’s 2006 paper defines Go on any graph: a board is a graph whose vertices are empty, black or white, and a game is a quadruple (G, S, P<sub>b</sub>, P<sub>w</sub>). Here its algorithm LIFT runs step by step, alongside the clearing of the Tromp-Taylor rules.
kaufman-lift-issafe-and-removeblock = LIFT, isSafe and removeBlock
kaufman-position = Position
kaufman-a-game-as-a-quadruple = A game as a quadruple
kaufman-errata = Errata
kaufman-better = Better:
kaufman-see-it = See it
kaufman-the-position = The position: { $title }
kaufman-plays-at-tap-another-empty = { $player } plays at { $name }. Tap another empty point to run LIFT there.
kaufman-reading-of-the-figure = Reading of the figure
kaufman-one-step-back = One step back
kaufman-one-step-on = One step forward
kaufman-to-the-end-of-lift = Go to the end of LIFT
kaufman-step-of = Step { $at } of { $steps }
kaufman-the-first-ones = (the first ones)
kaufman-possesses-prisoners = { $count ->
    [one] { $player } has { $count } prisoner
   *[other] { $player } has { $count } prisoners
  }
kaufman-issafe-would-follow-too-many = isSafe would follow too many paths here.
kaufman-the-algorithm = The algorithm
kaufman-1-colours = 1. { $player } colours { $name }.
kaufman-2-the-opponents-are-cleared = { $taken ->
    [one] 2. The opponents are cleared: { $taken } stone.
   *[other] 2. The opponents are cleared: { $taken } stones.
  }
kaufman-3-s-own-colour-is = { $lost ->
    [one] 3. { $player }’s own colour is cleared: { $lost } stone.
   *[other] 3. { $player }’s own colour is cleared: { $lost } stones.
  }
kaufman-by-the-tromp-taylor-rules = Under the Tromp-Taylor rules
kaufman-the-board-is-as-before = The board is the same as before the move, so superko forbids the move.
kaufman-lift-called-issafe-times = { $calls ->
    [one] LIFT called isSafe { $calls } time.
   *[other] LIFT called isSafe { $calls } times.
  }
kaufman-the-same-board-and-the = The same board and the same prisoners.
kaufman-prisoners-by-lift-by-the = Prisoners by LIFT: { $prisoners }; by the rules: { $due }.
kaufman-the-same-board = The same board.
kaufman-another-board = A different board.
kaufman-too-many-paths = too many paths
kaufman-same = same
kaufman-board-differs = board differs
kaufman-prisoners-differ = prisoners differ
kaufman-both-differ = board and prisoners differ
kaufman-where-they-differ = Where they differ
kaufman-lift-against-the-rules-by = LIFT compared with the rules, by case and reading
kaufman-calls-of-issafe = Calls to isSafe

## kaufman/Quadruples.tsx

quadruples-g-is-the-board-s = G is the board, S the set of boards before it, P<sub>b</sub> and P<sub>w</sub> the prisoners that Black and White have. Every turn runs LIFT; its board is compared with the board under the rules.
quadruples-g-after-turn = G after turn { $at }
quadruples-prisoners = Prisoners
quadruples-the-turn-before = Previous turn
quadruples-the-next-turn = Next turn
quadruples-turn-of = Turn { $at } of { $list }
quadruples-the-quadruple-after-turn = The quadruple after turn { $at }
quadruples-the-board-of-the-rules = same board as under the rules
quadruples-another-board-than-by-the = different board from the rules
quadruples-boards = { $past ->
    [one] { $past } board
   *[other] { $past } boards
  }
quadruples-from-turn-on-lift-has = From turn { $turn } on, LIFT’s board differs from the board under the rules.
quadruples-it-lifts-the-blocks-of = It lifts the blocks of several opponents one after the other.
quadruples-after-turn-the-game-goes = After turn { $list } the game continues, but isSafe as printed would follow too many paths.
quadruples-the-latest = the latest { $most }
quadruples-the-board-after-turn = The board after turn { $first }

## kaufman/cases.ts

cases-eight-around-one = Eight around one
cases-the-example-of-section-2 = The example of section 2: White plays inside a ring of eight. The other colour is checked first, so only Black’s stones are removed. Both methods agree.
cases-black-fills-the-last-liberty = Black fills the last liberty of two black stones. The figure credits every lift to the mover, so Black gains two prisoners by losing two stones. According to section 2, they should count against Black.
cases-a-prisoner-from-nowhere = A prisoner from nowhere
cases-the-test-another-colour-than = The test “a different colour from v” is also true for empty vertices. A2 is empty with stones all around, so it is not safe; lifting it changes nothing and counts one prisoner. In the library’s 2 × 2 game, Black gets two that way.
cases-the-missing-endfor = The missing endfor
cases-the-figure-has-no-endfor = The figure has no endfor before the last test. Read that way, Black’s stone is tested after the first neighbour and lifted before A2 is checked: the capture never happens.
cases-far-from-the-stone = Far from the stone
cases-a-position-that-play-cannot = A position that cannot arise in play: the white stone in the corner has no liberty before the move. LIFT looks only at the new stone and its neighbours; clearing looks at the whole colour.
cases-three-players = Three players
cases-blacks-stone-takes-the-last = Black’s stone takes the last liberty of White and of Red. LIFT lifts one block after the other, and lifting the first gives the second a liberty. The rules clear all opponents at once.
cases-every-path = Every path
cases-l-holds-the-path-to = L holds the path to p, not all vertices visited. The answer is right, but isSafe follows every path within the block: for sixteen stones in a square it is called thousands of times.

## kaufman/errata.ts

errata-figure-1-last-lines = Figure 1, last lines
errata-stones-lifted-by-suicide-are = Stones lifted by suicide are credited to the mover, like all others.
errata-section-2-counts-prisoners-against = Section 2 counts prisoners against their original owner. A suicide should add to the opponent’s prisoners.
errata-figure-1-main-program = Figure 1, main program
errata-each-neighbour-whose-colour-differs = Each neighbour whose colour differs from that of v is tested.
errata-an-empty-neighbour-differs-too = An empty neighbour differs too. If it has stones all around, it is “lifted”: nothing changes, and a prisoner is counted. Test stones only.
errata-the-loop-over-the-neighbours = The loop over the neighbours of v has no endfor.
errata-it-ends-before-v-itself = It ends before v itself is tested, as the text says. Otherwise a capturing stone may be lifted before the capture.
errata-figure-1-removeblock = Figure 1, removeBlock
errata-the-recursive-call-passes-two = The recursive call passes two of three arguments.
errata-it-passes-the-prisoner-count = It passes the prisoner count on: removeBlock(L ∪ {"{"}p{"}"}, a, P).
errata-figure-1-issafe = Figure 1, isSafe
errata-l-is-described-as-the = L is described as the set of vertices visited so far.
errata-l-is-the-path-to = L is the path to p: each call has its own. The answer is right, but every simple path within the block is followed, so the time grows exponentially with the block. One set shared by all calls makes it linear.
errata-section-3 = Section 3
errata-lifted-pieces-must-be-or = Lifted pieces must be or border the piece just played.
errata-true-if-no-block-lacked = True if no block lacked a liberty before the move, which holds by induction from the empty board. For a position set up by hand, LIFT does less than clearing.
errata-s-is-the-set-of = S is the set of the past boards G0 to Gn−1, and forbids repetition.
errata-the-current-board-has-to = The current board has to be in it as well. A suicide of one stone brings back the current board, not an earlier one.
errata-two-players = Two players.
errata-with-three-or-more-lifting = With three or more players, the result of lifting one neighbour after the other depends on their order. The rules here clear all opponents at once.
errata-section-4 = Section 4
errata-a-game-has-at-most = A game has at most 3^|V| moves.
errata-the-board-at-the-start = The starting board counts too, so at most 3^|V| − 1. A pass leaves the board as it is and cannot be counted as a move.
errata-section-4-footnote-3 = Section 4, footnote 3
errata-a-guess-boards-that-reduce = A guess: boards that reduce do not take the bound out of the exponential range.
errata-it-is-true-on-a = It is true: on a graph without isolated vertices at least 3^(|V|/2) boards are legal. On a square of n × n points about 2.976 to the power n² boards are legal; on 19 × 19 it is 1.2% of all 3^361.
errata-section-5-the-forced-winner = Section 5, the forced winner
errata-where-x-is-to-move = Where x is to move, the winner is y if some child is won by x, and y otherwise.
errata-it-is-x-if-some = It is x if some child is won by x, and y otherwise.
errata-section-5-the-theorem = Section 5, the theorem
errata-one-of-the-players-can = One of the players can force a win on every board.
errata-only-if-no-game-is = Only if no game is drawn. On one vertex no move is possible, both pass, and the score is 0 to 0. With a fractional komi the theorem holds.
errata-section-5-the-size-of = Section 5, the size of the tree
errata-the-number-v-2-to = The number (|V|/2) to the power 3^|V| is called too large to be written.
errata-for-v-361-it-is = For |V| = 361 it is 10 to the power 3.93 × 10^172.

## kaufman/lift.ts

lift-empty = { $a } is empty: safe.
lift-in-l = { $a } is in L.
lift-other-colour = { $a } is { $colour }: a different colour.
lift-so-is = { $a } is safe, and so is { $p }.
lift-becomes-empty = { $p } becomes empty.
lift-one-more = One more prisoner.
lift-safe = { $v } is safe.
lift-suicide = { $v } is not safe: its own block is lifted.
lift-played = { $player } has played at { $v }.
lift-next = The next neighbour: { $a }, { $colour }.
lift-lifted = Not safe: the { $colour } block of { $a } is lifted.
lift-lifted-empty = Not safe: the empty vertex { $a } is lifted.
lift-ended = LIFT has ended.
