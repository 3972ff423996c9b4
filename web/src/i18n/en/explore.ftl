## explore/ExplorePage.tsx

explore-the-link-to-this-board = The link to this board is incomplete.
explore-no-such-board = No such board
explore-explore-another = Explore another
explore-explore-a-position-on = Explore a position on { $board }
explore-what-to-see = Show
explore-a-block-here-has-no = A group here has no liberties: you can view it, but not play from it.
explore-all-have-passed = Everyone has passed
explore-to-play = { $player } to play
explore-no-game-from-here = No game can start here
explore-step-by-step = Step by step
explore-one-turn-back = One move back
explore-one-turn-on = One move forward
explore-who-begins = First player
explore-begins = { $player } plays first
explore-clear-board = Clear board
explore-stones-and-moves = Stones and moves
explore-the-link-to-this-position = The link to this position
explore-the-laboratory = Laboratory
explore-colourings-already-seen = Previous positions (superko)
explore-colourings-stood-so-far = { $n ->
    [one] { $n } position so far.
   *[other] { $n } positions so far.
  }
explore-the-latest = The latest { $most } are shown.
explore-under-positional-superko-no-move = Under positional superko, no move may repeat one of them.
explore-after-turn = After move { $turn }
explore-at-the-start = At the start

## explore/Lab.tsx

lab-perfect-play = Perfect play
lab-from-here-on-small-boards = from this position; small boards only
lab-positions = Positions
lab-that-are-legal-on-this = legal on this board
lab-fair-komi = Fair komi
lab-by-perfect-play-or-games = from perfect play, or games between bots
lab-this-asks-the-server-which = This needs the server, which cannot be reached.
lab-exact-answers = Exact answers
lab-cancel = Cancel
lab-click-through-the-proof = Click through the proof
lab-the-laboratorys-machines = Calculations
explore-asking = Asking …
lab-waiting-before-it = Waiting: { $ahead } ahead
lab-waiting = Waiting
lab-working = Working …
lab-working-share = Working … { $share }
lab-legal-positions-with-colours = <big>{ $digits }</big> legal positions with { $players } colours.
lab-to = { $player }: <b>{ $points }</b> ({ $low } to { $high })
lab-points = { $player }: <b>{ $points }</b>
lab-exactly-by-perfect-play = Exact, from perfect play.
lab-from-games-of-bots = { $games ->
    [1] From { $games } game between bots.
   *[other] From { $games } games between bots.
  }
lab-black-can-secure-points = Black can secure { $points }
lab-neither-side-can-win = Neither side can win
lab-best = Best: { $best }.
lab-a-line-of-best-play = { $nodes ->
    [1] Best play: { $line }. { $nodes } position searched. The numbers on the board show what each move leads to.
   *[other] Best play: { $line }. { $nodes } positions searched. The numbers on the board show what each move leads to.
  }

## explore/Proof.tsx

proof-has-a-turn-that-proves = { $who } has a move that proves it.
proof-may-do-anything-every-turn = { $who } may play anything; every move has an answer. Choose one.
proof-enough-is-kept-for-good = From here on, enough points are safe, whatever happens.
proof-play-has-ended-with-a = The game has ended with the claimed result.
proof-the-proof-goes-on = The proof continues.
proof-what-is-proved = What is proved
proof-at-the-start = At the start.
explore-back = Back
proof-close-the-proof = Close the proof
proof-the-proof = The proof
proof-at-least = at least { $value }
proof-at-most = at most { $value }

## explore/Proven.tsx

proven-title = 5×5 is proven: Black gets every point
proven-about = Under positional superko without suicide, Black plays C3 and gets all 25 points, whatever White does. 2 marks White’s replies up to symmetry, 3 Black’s answers. Choose one to see it on the board.
proven-line = { $white } { $reply }, { $black } { $answer }

## explore/Setting.tsx

setting-other-rules = { $board }, other rules …
setting-rules-such-as-no-suicide = Rules, such as no-suicide,players=3
setting-use-them = Apply
setting-change-the-board = Change the board
setting-draw-one = Draw one

## explore/Thoughts.tsx

thoughts-what-does-the-bot-think = What does the bot think?
thoughts-it-thinks = Thinking …
thoughts-ask-it = Ask
thoughts-the-bot = The bot

## explore/lens.ts

lens-blocks = Groups
lens-reach = Reach
lens-legal-moves = Legal moves
lens-territory = Territory
lens-life = Life
lens-blocks-point-at-a-stone = { $n ->
    [one] { $n } group. Point at a stone to see its group and liberties.
   *[other] { $n } groups. Point at a stone to see its group and liberties.
  }
lens-the-block-at-stones-liberties = { $player }’s group at { $name }: { $stones }, { $liberties } ({ $points }).
lens-liberties = { $n ->
    [one] { $n } liberty
   *[other] { $n } liberties
  }
lens-no-stones-yet = No stones yet.
lens-a-block-has-no-liberty = A group has no liberties: no move in a game can lead to this.
lens-each-stone-shows-the-liberties = Each stone shows the liberties of its group. A group with a single liberty can be captured at once.
lens-each-stone-shows-the-liberties-2 = Each stone shows the liberties of its group.
lens-choose-a-point-to-see = Choose a point to see what it reaches, and along which path.
lens-empty-points = empty points
lens-reaches = { $name } reaches { $list }.
lens-reaches-by = { $name } reaches { $list }: { $path }.
lens-legal-moves-and-the-pass = { $n ->
    [one] { $n } legal move, plus pass.
   *[other] { $n } legal moves, plus pass.
  }
lens-reaches-alone-it-is-s = { $at } reaches only { $reached }: it belongs to { $player }.
lens-reaches-it-is-nobodys = { $at } reaches { $reached }: it belongs to nobody.
lens-empty-points-that-reach-one = Empty points that reach only one colour belong to it.
lens-stones-can-never-be-taken = { $n ->
    [one] { $n } stone can never be captured, even if its owner always passes.
   *[other] { $n } stones can never be captured, even if their owner always passes.
  }
lens-no-stone-is-alive-for = No stone is unconditionally alive: that takes two eyes.
lens-a-block-here-has-no = A group here has no liberties: a game cannot start like this.

## explore/steps.tsx

steps-stones-of-the-opponents-now = { $n ->
    [one] { $n } opposing stone no longer reaches an empty point (ringed).
   *[other] { $n } opposing stones no longer reach an empty point (ringed).
  }
steps-every-opposing-stone-still-reaches = Every opposing stone still reaches an empty point.
steps-1-puts-a-stone-on = { $who } plays at { $name }.
steps-stones-of-s-own-reach = { $n ->
    [one] { $n } of { $who }’s own stones reaches no empty point: suicide.
   *[other] { $n } of { $who }’s own stones reach no empty point: suicide.
  }
steps-s-own-stones-all-reach = All of { $who }’s stones reach one.
steps-2-the-opponents-are-cleared = { $n ->
    [0] The opponents are cleared: nothing is removed.
   *[other] The opponents are cleared.
  }
steps-3-s-own-colour-is = { $n ->
    [0] { $who } is cleared: nothing is removed.
   *[other] { $who } is cleared.
  }
steps-this-colouring-is-new-the = This position is new: the move is legal.
steps-next-step = Next step
steps-play-it = Play it
steps-take-it-back = Take it back
