## library/LibraryPage.tsx

library-games-with-comments-to-go = Games with comments, to go through move by move. Try other moves on the board, and ask the bot about any position. Everything here works without a server.
library-the-algorithms-of-jeff-kaufmans = <link>Some Mathematics of Go</link>: the algorithms of Jeff Kaufman’s paper, step by step on a board.
library-the-end-of = Final position of { $title }
library-turns = { $n ->
    [one] { $board } · { $rules } · { $n } move
   *[other] { $board } · { $rules } · { $n } moves
  }
library-to-the-library = Go to the library

## library/RecordTable.tsx

record-table-a-game = A game
record-table-a-variation-of-your-own = Your own variation.
record-table-the-next-turn-of-the = The next move of the record is illegal.
record-table-comments = Comments
record-table-as-kaufmans-quadruple-g-s = As Kaufman’s quadruple (G, S, P<sub>b</sub>, P<sub>w</sub>)
record-table-about = About
record-table-previous = Previous
record-table-next-comment = Next comment
record-event = Event
record-date = Date
record-place = Place
record-annotator = Annotator
record-source = Source
record-result = Result
record-table-left-out = { $n ->
    [one] { $n } move of the variations is illegal and left out.
   *[other] { $n } moves of the variations are illegal, or follow one that is, and are left out.
  }
record-table-illegal-at = Move { $turn } of the record, at { $point }, is illegal. What follows is left out.
record-copyright = Copyright

## open/OpenPage.tsx, opened.ts

open-how = Drop SGF files or omnigo records anywhere on this site, paste one, or choose files here: one or many, each up to { $most } MB. They stay in your browser.
open-choose = Choose files
open-paste = Paste a game as text
open-open = Open
open-reading = { $n ->
    [one] Reading { $n } file…
   *[other] Reading { $n } files…
  }
open-pasted = Pasted text
open-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
  }
open-nth-game = Game { $n }
open-all-games = All opened games
open-trouble = { $file }: { $why }
open-unreadable = The file could not be read.
open-size = The file is larger than { $most } MB.
open-empty = The file is empty.
open-unknown = This is neither SGF nor an omnigo record.
open-record = This is not an omnigo record: “{ $found }” is missing or wrong.
open-game = This is not a game of Go: { $found }
open-board = The board cannot be read: { $found }
open-off-board = Move { $turn } of the file, “{ $found }”, is not on the board. What follows is left out.

## library/Continue.tsx

continue-from-here = Continue from here
continue-over = The game is over here. Go back to an earlier move to continue from there.
continue-how = You play { $player }. To try a variation, just play on the board.
continue-bot = Bot
continue-against = Play against the bot
continue-friend = Play with a friend by link

## export

export-with-variations = with variations, for other Go programs
export-a-picture-in-pixels = the position as an image
export-the-game-as-a-film = the whole game, animated
export-diagram = Numbered diagram
export-first-number = from move
export-failed = The file could not be made.
diagram-pass = { $turn }: { $player } passes
diagram-at = { $turn } at { $there }
diagram-at-point = { $turn } at { $point }
export-the-whole-record = the whole record
export-a-picture-of-the-position = a picture of the position
