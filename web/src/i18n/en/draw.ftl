## draw/Canvas.tsx

canvas-point = Point { $name }, connected to { $around }
canvas-point-alone = Point { $name }, no lines
canvas-the-board-you-draw-points = { $points ->
    [1] The board you are drawing, { $points } point
   *[other] The board you are drawing, { $points } points
  }

## draw/DrawPage.tsx

draw-bridge = Bridge
draw-tap-an-empty-place-for = Tap an empty place to add a point, or two points to connect them. A line that would mislead becomes a portal: the same letter at both ends. Drag a point to move it, and the background to look elsewhere.
draw-tap-two-points-a-bridge = Tap two points: a bridge of new points connects them.
draw-tap-a-point-for-a = Tap a point to remove it, or a line to cut it.
draw-points-lines = { $points ->
    [1] { $points } point
   *[other] { $points } points
  }, { $edges ->
    [1] { $edges } line
   *[other] { $edges } lines
  }
draw-draw-a-board-of-your = Draw a board of your own
draw-tool = Tool
draw-redo = Redo
draw-undo = Undo
draw-add-a-point = Add a point
draw-lay-out = Arrange
draw-snap = Snap
draw-chain = Chain
draw-chain-about = The next line begins where the last one ended. Holding Shift does the same.
draw-symmetry = Symmetry
draw-rotations = { $n ->
    [1] No rotation
   *[other] { $n } rotations
  }
draw-mirrors = Mirrors
draw-drawing = Drawing
draw-tap-anywhere-for-the-first = Tap anywhere for the first point, or start from a board
draw-the-link-to-this-board = The link to this board
draw-the-board = The board
draw-remove = Remove
draw-the-chosen-point = Selected point
draw-play-on-it = Play on it
draw-with-a-friend-by-link = With a friend, by link
draw-against-a-bot = Against a bot
draw-more-players-other-rules = More players, other rules …
draw-explore-it = Explore it
draw-make-an-exercise = Make an exercise

## draw/Facts.tsx

facts-neighbours = { $n ->
    [one] { $n } neighbour
   *[other] { $n } neighbours
  }
facts-to-neighbours = { $low } to { $high } neighbours
facts-too-many-symmetries-to-count = Too many symmetries to count here.
facts-no-symmetry-every-point-is = No symmetry: every point is different.
facts-about-10 = about 10^{ $exponent }
facts-symmetries = { $kinds ->
    [1] { $count } symmetries; all points are alike.
   *[other] { $count } symmetries; { $kinds } kinds of points.
  }
facts-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
facts-lines = { $n ->
    [one] { $n } line
   *[other] { $n } lines
  }
facts-in-parts = in { $parts } parts
facts-point-at-one-to-see = Point at one to see others like it.
facts-ready-to-be-played-on = Ready to play.
facts-what-there-is-to-know = About this board

## draw/Makers.tsx

makers-for-makers = For makers
makers-true-to-the-millimetre-strokes = Exact to the millimetre: strokes for a laser engraver (black to engrave, red to cut), or a solid with grooves and hollows for a 3D printer.
makers-width-in-millimetres = Width in millimetres
makers-strokes-svg = Strokes (SVG)
makers-solid-stl = Solid (STL)
makers-text-json = Text (JSON)

## draw/Sources.tsx

sources-start-from-a-board = Start from a board
sources-or-paste-lines-two-names = Or paste lines (two point names each) or JSON
sources-draw-the-text = Draw it
sources-empty-board = Empty board

## draw/drawn.ts

drawn-points-have-no-line-a = { $n ->
    [one] A point has no lines: a stone there would have no liberties
   *[other] { $n } points have no lines: a stone there would have no liberties
  }
drawn-points-lie-so-close-that = { $n ->
    [one] { $n } point is so close to another that the stones overlap
   *[other] { $n } points are so close that their stones overlap
  }
drawn-a-line-runs-over-and = { $n ->
    [one] A line passes over a point without ending there
   *[other] Lines pass over { $n } points without ending there
  }
drawn-hint = Drag a point, or use “{ $arrange }”.
