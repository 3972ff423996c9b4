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
record-copyright = Copyright
