## Players

player-black = Black
player-white = White
player-red = Red
player-blue = Blue
player-green = Green
player-yellow = Yellow

# The colour as an adjective, and as what a point reaches.
colour-black = black
colour-white = white
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
stone-black = black stone
stone-white = white stone
stone-red = red stone
stone-blue = blue stone
stone-green = green stone
stone-yellow = yellow stone
colour-empty = empty

## common

common-back-to-home = Back to the home page
common-try-again = Try again
common-new-game = New game
common-library = Library
common-archive = Archive
common-draw = Draw
common-you = You
common-erase = Erase
common-the-bot-could-not-be = The bot could not be loaded.
common-undo = Undo
common-name = Name
common-done = Done
common-on-this-device = On this device
common-finding-a-fair-komi-for = Finding a fair komi for this board …
common-start = Start
common-beginning = Start
common-play = Play
common-pass = Pass
common-empty = Empty
common-show-more = Show more
common-board = Board
common-stones = Stones
common-liberties = Liberties
common-best-moves = Best moves
common-close = Close
common-to-the-lessons = Go to the lessons
common-to-the-start = Go to the start
common-score = Score
common-some-mathematics-of-go = Some Mathematics of Go
common-game = Game
common-suicide = Suicide
common-time-left = Time left
common-the-rules-in-a-minute = The rules in a minute
common-a-position = A position: { $title }
common-yes = Yes
common-no-such-game = No such game
common-open-a-game = Open a game
common-back-to-the-game = Back to the game
common-link-to-this-position = Link to this position
common-play-on = Play on
common-more = More
common-resign = Resign
common-unmute = Unmute
common-mute = Mute
common-no = No
common-accept = Accept
common-not-rated = not rated
common-rated = rated
common-used = used { $day }
common-copy-the-link = Copy link
common-open-seat = open seat
common-which-stones-are-dead = Which stones are dead?
common-why-hover-over-any-point = Hover over a point or tap it to see why it counts.
common-your-games = Your games
common-copied = Copied
common-label = { $label }: { $text }

## App.tsx

app-nothing-here = Page not found
app-there-is-no-such-page = There is nothing at this address.
app-the-rules-did-not-load = The rules did not load
app-learn = Learn
app-new-short = New
app-explore = Explore
app-pages = Pages
app-the-connection-is-lost-trying = Connection lost. Reconnecting … Your moves are safe.
app-the-server-cannot-be-reached = The server cannot be reached. Games on this device work without it.
app-a-new-version-is-ready = A new version of omnigo is ready.
app-use-it-now = Reload
app-an-unsent-turn-was-refused = A turn that could not be sent before was refused: { $why }

## board/BoardPanel.tsx

board-panel-solid = 3D
board-panel-flat = Flat
board-panel-both = Both
board-panel-view = View
board-panel-zoom-in = Zoom in
board-panel-zoom-out = Zoom out
board-panel-whole-board = Whole board
board-panel-zoom = Zoom
board-panel-tap-again-to-place-a = Tap again to place a stone at { $name }
board-panel-play-here = Play { $name }
board-panel-a-solid-that-can-be = { $label }, in 3D, can be rotated
board-panel-loading-the-solid = Loading the 3D view …
board-panel-this-browser-shows-no-three = This browser cannot show 3D here. The flat board shows every point.

## board/Brushes.tsx

brushes-put-stones = Place a { $stone }
brushes-what-a-tap-does = What a tap does

## board/view.ts

view-latest-move = latest move
view-s-point = { $player }’s point
view-dead = dead

## game/Export.tsx

export-export = Export

## game/Guide.tsx

guide-hide-this-advice = Hide this advice
guide-a-player-who-sees-no = A player who can no longer win may resign; the game then ends without counting. That was your first game!
guide-that-was-your-first-game = That was your first game! Tap a point or hover over it to see who it belongs to and why.
guide-small-squares-show-whose-point = Small squares show who each point belongs to. Faded stones count as dead and are removed. If that looks right, press “{ $accept }”. If not, tap a group to change it, or play on.
guide-you-are-black-and-begin = You are Black and play first. Tap a point to place a stone.
guide-the-bot-has-passed-it = The bot has passed: it sees nothing left to gain. If you see nothing either, pass too, and the game ends.
guide-a-ring-marks-the-latest = A ring marks the latest stone. Surround points near the corners and sides, then connect your stones into walls.
guide-before-each-move-look-for = Before each move, look for groups with one liberty: capture the bot’s, save your own. Undo takes back a move.
guide-when-every-region-belongs-to = When every region belongs to someone and no move gains anything, press Pass.

## game/MoveTree.tsx

move-tree-moves-and-variations = Moves and variations
move-tree-one-back = Back
move-tree-one-forward = Forward
move-tree-to-the-end = Go to the end
move-tree-go-through-the-moves = Go through the moves

## game/Notice.tsx

notice-show-that-position = Show that position
notice-the-position-after-turn = The position after move { $repeats }
notice-marks-where-the-stone-would = × marks where the stone would go. The board would look like this again.
notice-the-position-at-the-start = The position at the start

## game/ScoreTable.tsx

score-table-scores = Scores
score-table-player = Player
score-table-how-it-comes-about = How it adds up

## game/Seats.tsx

seats-komi = { $komi } komi
seats-captured = { $n ->
    [one] { $n } stone lost
   *[other] { $n } stones lost
  }
seats-not-connected = not connected
seats-connected = connected
seats-players-in-turn-order = Players in turn order

## game/Table.tsx

table-the-game = The game

## game/words.ts

words-passes = { $who } passes
why-no-stone = { $at } is empty and reaches no stone: it belongs to nobody.
why-nobody = { $at } is empty and reaches { $colours }: it belongs to nobody.
why-owner = { $at } is empty and reaches only { $colour } stones: one point for { $player }.
why-neutral = { $at } is neutral: it is in a seki, where groups live together because whoever attacks first is captured. Under territory scoring it belongs to nobody.
why-stone-area = { $at } has a living { $stone }: one point for { $player }.
why-stone-territory = { $at } has a living { $stone }. Under territory scoring, stones do not count.
why-dead = { $player }’s stone at { $at } is dead and is removed.
words-points = { $points ->
    [0.5] { $shown } point
    [1] { $shown } point
   *[other] { $shown } points
  }
event-timeout = { $who } loses on time
event-resign = { $who } resigns
event-move = { $who } { $point }
illegal-repeats-start = { $at } would repeat the position at the start (ko). Play elsewhere first.
illegal-repeats = { $at } would repeat the position after move { $turn } (ko). Play elsewhere first.
illegal-suicide = { $at } is suicide: the stone would have no liberties. These rules forbid that.
illegal-repeats-short = Illegal: it repeats a position.
illegal-suicide-short = Illegal: suicide.
illegal-occupied-short = Illegal: the point is occupied.
illegal-occupied = { $at } is occupied. Play on an empty point.
words-play-goes-on = Play continues
event-setup = Position set up
words-tie-for-first-place = { $names } tie for first place
words-wins-the-others-have-left = { $name } wins: the others have left the game
words-wins-by = { $name } wins by { $points }
words-stones-count-as-many-as = Stone scoring: area (stones on the board, plus empty points that reach only one colour) minus two points for each group (the two eyes it needs to live), plus komi.
words-territory-counts-empty-points-that = Territory scoring: empty points that reach only one colour, minus one for each captured stone of that colour, plus komi. The small stones are captured stones put back on the board: the squares left over are the score before komi. Points with a cross are neutral (seki): the groups around them live together, and nothing there counts.
words-area-counts-stones-on-the = Area scoring: stones on the board, plus empty points that reach only one colour, plus komi.
words-stones = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
  }
words-empty-points = { $n ->
    [one] { $n } empty point
   *[other] { $n } empty points
  }
words-prisoners-lost = { $n ->
    [one] { $n } captured stone
   *[other] { $n } captured stones
  }
words-for-groups = { $n } for groups
words-komi = { $komi } komi
rank-kyu = { $n }k
rank-dan = { $n }d
rank-pro = { $n }p

## live/AfterTheGame.tsx

after-the-game-to-the-next-game = Go to the next game
after-the-game-play-again = Play again
after-the-game-private-about = Only its players can see a private game.
after-the-game-make-public = Make public again
after-the-game-make-private = Make private
after-the-game-play-on-from-turn-against = Play on from move { $turn } against bots

## live/Away.tsx

away-has-left = { $name } has left
away-has-left-for = { $name } has left and has { $time } to return
away-play-on-without-them = Play on without them
away-claim-the-win = Claim the win

## live/Chat.tsx

chat-nobody-has-said-anything-yet = No messages yet.
chat-spectators = (spectators)
chat-what-was-said = Messages
chat-say-something-to-all = Message to everyone
chat-tell-the-spectators = Message to spectators
chat-say-something = Message
chat-send = Send
chat-chat = Chat

## live/Clock.tsx

clock-seconds-left = { $milestone } seconds left
clock-turns-to-make = { $moves ->
    [1] { $moves } move to play
   *[other] { $moves } moves to play
  }

## live/Disputed.tsx

disputed-marked-your-group-at-as = { $by } marked your group at { $name } as dead: −{ $points }
disputed-marked-the-dead-group-at = { $by } marked the dead group at { $name } as alive: −{ $points }
disputed-marked-the-board-differently-from = { $by } marked the board differently from the server’s bot: −{ $points }
disputed-this-counts-only-if-you = This counts only if you accept it. If you do nothing, the server’s own count decides.
disputed-mark-it-back = Change it back
disputed-accept = Accept −{ $points }

## live/More.tsx

more-ask-for-a-pause = Ask for a pause
more-pause = Pause
more-give-one-more-minute = Give { $name } one more minute
more-the-position-keeps-repeating-end = The position keeps repeating: end without a result
more-abort = Abort
more-abort-the-game = Abort the game?
more-it-ends-without-a-result = It ends without a result, because not everyone has played yet.
more-yes-abort = Yes, abort
more-resign = Resign?
more-the-others-play-on-your = The others play on. Your stones stay on the board.
more-this-ends-the-game-and = This ends the game and you lose.
more-yes-i-resign = Yes, I resign

## live/PersonMenu.tsx

person-menu-insults-or-threats = Insults or threats
person-menu-cheating = Cheating
person-menu-the-name = Inappropriate name
person-menu-advertising-or-too-much-of = Advertising or spam
person-menu-something-else = Something else
person-menu-thank-you-those-who-run = Thank you. The people who run this server will read it.
person-menu-unblock = Unblock
person-menu-block = Block
person-menu-mute-you-do-not-see = Mute: you do not see what they write. Block: neither of you sees what the other writes, and you cannot invite or be paired with each other.
person-menu-report = Report this person
person-menu-profile = Profile
person-menu-this-line = Report this message
person-menu-what-happened-if-it-needs = What happened (optional)
person-menu-send-the-report = Send report
person-menu-mute-block-or-report = Mute, block or report

## live/RatingChange.tsx

rating-change-rating = { $rank }, rating { $after } ({ $change })
rating-change-ratings-after-this-game = Ratings after this game

## live/Requests.tsx

requests-never-mind = Never mind
requests-own-rematch = You would like another game.
requests-rematch = { $who } would like another game.
requests-own-pause = You asked for a pause.
requests-pause = { $who } asks for a pause.
requests-own-undo = You asked to go back to move { $turn }.
requests-undo = { $who } asks to go back to move { $turn }.
requests-waiting-for-the-others = Waiting for the others.

## live/Scoring.tsx

scoring-how-does-this-work = How does this work?
scoring-tap-the-dead-stones = Tap the dead stones, then accept.
scoring-all-have-passed-dead-stones = Everyone has passed. Dead stones are stones that would be captured anyway. They are shown faded and come off the board.
scoring-a-bot-has-proposed-them = A bot has marked them. Tap a stone to change that.
scoring-a-bot-is-reading-the = A bot is reading the board and will mark them.
scoring-the-game-ends-when-everyone = The game ends when everyone accepts the same marking.
scoring-a-copy-of-the-game = If you disagree, play on: a copy of the game then decides what is dead.
scoring-if-all-pass-again-without = If you disagree, play on: if everyone passes again without a move, the board counts as it is.
scoring-who-has-accepted = Who has accepted
scoring-you-were-asked-for-advice = You were asked for advice: tap the dead stones.
scoring-send-advice = Send advice
scoring-thinks = { $n ->
    [0] { $name } thinks no stones are dead
    [one] { $name } thinks { $n } stone is dead
   *[other] { $name } thinks { $n } stones are dead
  }
scoring-use-this-marking = Use this marking
scoring-ask-a-strong-player-for = Ask a strong player for advice
scoring-the-name-of-an-account = Account name
scoring-ask = Ask
scoring-if-not-everyone-accepts-this = If not everyone accepts this marking within { $left }, the server’s own count decides.
scoring-if-you-do-nothing-you = If you do nothing, you accept automatically in { $left }.
scoring-players-who-have-not-answered = Anyone who has not answered accepts automatically in { $left }.

## live/Searching.tsx

searching-another-board = different board
searching-other-rules = different rules
searching-another-clock = different clock
searching-a-rank-too-far-from = rank too far from yours
searching-rated-against-a-guest-not = rated (not rated against a guest)
searching-rated-so-for-accounts-only = rated (accounts only)
searching-looking-for-an-opponent = Looking for an opponent …
searching-board = Board: { $board }
searching-rules = Rules: { $rules }
searching-time = Time: { $time }
searching-rating = Rating: { $rated }
searching-any-rank = Rank: any
searching-ranks = { $ranks ->
    [one] Rank: within { $ranks } rank of yours
   *[other] Rank: within { $ranks } ranks of yours
  }
searching-ranks-and-guests = { $ranks ->
    [one] Rank: within { $ranks } rank of yours; guests of any strength
   *[other] Rank: within { $ranks } ranks of yours; guests of any strength
  }
searching-nobody-else-is-waiting-right = Nobody else is waiting right now.
searching-others-are-waiting = { $n ->
    [one] { $n } other person is waiting:
   *[other] { $n } others are waiting:
  }
searching-nobody-has-joined-yet-keep = Nobody has joined yet. Keep waiting, or:
searching-play-a-bot = Play a bot
searching-search-all-ranks = Search all ranks
searching-include-guests = Include guests
searching-stop-searching = Stop searching
searching-the-search = Search for an opponent

## live/Waiting.tsx

waiting-invites-you-to-a-game = { $name } invites you to a game: { $board }, { $rules }, { $time }, { $rated }.
waiting-play-as = Play as { $player }
waiting-the-game-begins-when-every = The game starts when every seat is taken.
waiting-it-is-listed-in-the = It is listed in the lobby. Anyone can join.
waiting-send-this-link-to-the = Send this link to the people you want to play with:
waiting-send-them-this-link = Send them this link:
waiting-the-link-to-this-game = Link to this game
waiting-this-link-works-on-this = This link works only on this computer. To let others on your network join, start the server with --listen 0.0.0.0 and open the address that it prints.
waiting-cancel-game = Cancel game
waiting-cancel-the-game = Cancel the game?
waiting-nobody-will-be-able-to = Nobody will be able to join it.
waiting-yes-cancel-it = Yes, cancel
waiting-leave-seat = Leave seat
waiting-is-kept-for = { $player } is reserved for { $name }.

## live/hear.ts

hear-your-turn = Your turn.
hear-move = { $n ->
    [0] { $player } { $point }.
    [one] { $player } { $point }, { $n } stone captured.
   *[other] { $player } { $point }, { $n } stones captured.
  }
hear-passes = { $player } passes.
hear-the-game-has-begun = The game has started.
hear-all-have-passed-which-stones = Everyone has passed. Which stones are dead?
hear-changed-the-marking-it-costs = { $player } changed the marking. It costs you { $points }. Accept it, change it back, or play on.
hear-the-game-is-over = The game is over.

## live/jobs.ts

jobs-it-was-not-finished = It did not finish.

## live/notify.ts

notify-your-turn = Your turn

## live/seats.ts

seats-guest = { $name } (guest)
seats-deleted = deleted player
seats-for = for { $invited }
seats-passed = passed
seats-out-left = left the game
seats-out-time = lost on time
seats-out-resigned = resigned
seats-you = you
seats-a-guest = guest
seats-bot = bot

## live/words.ts

words-waiting-for-players = Waiting for players
words-paused = Paused
words-on-a-copy = { $said } (on a copy)
words-your-turn = Your turn
words-your-turn-as = Your turn ({ $player })
words-to-play = { $who } to play
words-the-game-is-over = The game is over
words-cancelled = Cancelled
words-no-result = No result
words-the-others = the others
words-wins-resigned = { $who } wins: { $others } resigned
words-wins-lost-on-time = { $who } wins: { $others } lost on time
words-wins-left = { $who } wins: { $others } left the game
words-wins = { $who } wins
words-rated-not-rated-with-a = rated (not rated with a guest)
words-you-won = You won.
words-you-lost = You lost.
words-you-came = { $place ->
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
    [5] You came fifth.
   *[other] You came last.
  }
since-suicide = { $by ->
    [you] { $n ->
        [one] You played { $point } and lost { $n } stone.
       *[other] You played { $point } and lost { $n } stones.
      }
   *[other] { $n ->
        [one] { $who } played { $point } and lost { $n } stone.
       *[other] { $who } played { $point } and lost { $n } stones.
      }
  }
since-capture = { $by ->
    [you] { $n ->
        [one] You played { $point } and captured { $n } stone.
       *[other] You played { $point } and captured { $n } stones.
      }
   *[other] { $n ->
        [one] { $who } played { $point } and captured { $n } stone.
       *[other] { $who } played { $point } and captured { $n } stones.
      }
  }
since-move = { $by ->
    [you] You played { $point }.
   *[other] { $who } played { $point }.
  }
since-pass = { $by ->
    [you] You passed.
   *[other] { $who } passed.
  }
since-timeout = { $by ->
    [you] You lost on time.
   *[other] { $who } lost on time.
  }
since-resign = { $by ->
    [you] You resigned.
   *[other] { $who } resigned.
  }
words-the-players-do-not-agree = The players disagree about dead stones, so play continues. Capture or defend them, then pass again.
words-the-game-ends-when-all = The game ends when everyone passes in a row.

## pages/GamePage.tsx

game-this-game-cannot-be-opened = This game cannot be opened
game-the-server-says-was-the = { $trouble } Did you copy the whole link?
game-opening-the-game = Opening the game …
game-your-turn-omnigo = ● Your turn – omnigo
game-watching = { $others } watching
game-on = { $title } on { $board }
game-a-game = A game
game-what-is-dead-is-played = Dead stones are decided by playing on a copy. When everyone has passed, the game returns to where it stopped, and stones that died here are marked dead.
game-play-this-too = Play this side as well
game-sit-here = Sit here
game-the-servers-record-of-this = The server’s record of this game is damaged after event { $event }. You can view what is left, but nobody can play on.
game-annulled-it-counts-for-no = Annulled: it does not count for ratings.
game-the-bots-play-fast-now = Bots are playing fast
game-fast-forward = Fast forward
game-resume = Resume
game-not-everyone-answered-in-time = Not everyone answered in time, so the server’s own count decided.
game-back-to-the-end = Back to the end

## pages/GameRows.tsx

game-rows-your-turn = your turn
game-rows-turn = move { $turn }
game-rows-playing = in progress
game-rows-counting = scoring
game-rows-over = finished

## pages/HomePage.tsx

home-go-on-any-board-for = Go on any board, for two to six players
home-the-old-game-by-its = The classic game with its simplest rules: on a square, a cube, a sunflower or a graph you draw yourself. Against friends or bots. No account needed.
home-play-now = Play now
home-find-an-opponent = Find an opponent
home-set-up-a-game = Set up a game
home-new-to-go-learn-in = New to Go? Learn in ten minutes
home-a-game-on-this-device = A game on this device needs no server: <link>set one up</link>.
home-play-now-9-9-chinese = Play now: 9 × 9, Chinese rules, 5 minutes + 5 × 15 seconds, against an easy bot.
home-continue-your-game-on-this = { $n ->
    [one] <link>Continue your game on this device</link>: { $board }, { $n } move
   *[other] <link>Continue your game on this device</link>: { $board }, { $n } moves
  }
home-a-game-of-three-on = A three-player game on triangles
home-choose-a-board = Choose a board
home-picture-of = Picture of { $title }
home-games-in-all = { $n ->
    [one] { $n } game in total.
   *[other] { $n } games in total.
  }
home-open-seats = Open seats
home-nobody-is-waiting-right-now = Nobody is waiting right now. Set up a game, and others will see it here.
home-being-played = Games in progress
home-no-game-is-being-played = No public games right now.

## pages/boards.ts

boards-the-small-board-a-game = The small board: a game in ten minutes
boards-the-board-of-the-masters = The full-size board
boards-331-points-six-ways-to = 331 points with six neighbours; made for three players
boards-a-surface-without-a-border = A surface without edges
boards-points-as-the-seeds-lie = Points like seeds, no two alike
boards-three-liberties-at-most-quick = Three liberties at most: quick fights
boards-left-meets-right-top-meets = Left meets right, top meets bottom: no corners
boards-one-side-one-edge = One side, one edge
boards-a-torus-that-turns-over = A torus that turns over
boards-between-the-two = Between small and large
boards-a-triangle-full-of-holes = A triangle full of holes
boards-twenty-corners-three-ways-each = Twenty corners, three neighbours each
boards-go-around-the-tower = Go around the tower
boards-six-dimensions-64-points = Six dimensions, 64 points
boards-drawn-board = Drawn board
boards-board-points = { $n ->
    [one] Board { $board }, { $n } point
   *[other] Board { $board }, { $n } points
  }

## pages/setup.ts

setup-komi = komi { $komi }
setup-custom = Custom rules

## ui/ShareLink.tsx

share-link-share = Share

## ui/lazy.tsx

lazy-this-page-did-not-load = This page did not load

## Rules, by their names in data/rules.json

rules-tromp-taylor = Tromp-Taylor rules
rules-tromp-taylor-about = area scoring, the simplest rules
rules-no-suicide = Tromp-Taylor rules without suicide
rules-no-suicide-about = area scoring
rules-chinese = Chinese rules
rules-chinese-about = area scoring, no suicide
rules-japanese = Japanese rules
rules-japanese-about = territory scoring, simple ko
rules-aga = AGA rules
rules-aga-about = area scoring, situational superko
rules-new-zealand = New Zealand rules
rules-new-zealand-about = area scoring, suicide allowed
rules-igo-math = Igo Math rules
rules-igo-math-about = territory scoring, superko
rules-stone-scoring = Stone scoring rules
rules-stone-scoring-about = counts the stones you can place, simple ko
rules-ko-positional = no repeated position (positional superko)
rules-ko-situational = no repeated position with the same player to move (situational superko)
rules-ko-simple = simple ko
rules-ko-none = no ko rule
rules-ko-symmetric = no repeated position, mirror images included
rules-suicide-yes = suicide allowed
rules-suicide-no = no suicide
rules-scoring-area = area scoring
rules-scoring-territory = territory scoring
rules-scoring-stone = stone scoring: area minus two points for each group

## Marks on the board, read out

mark-chosen = chosen
mark-right = right
mark-wrong = wrong
mark-shown = marked

## Errors, by the server's code

error-malformed = The server did not understand the request.
error-too-large = That is too large.
error-unknown = The server does not recognise this request.
error-not-found = Not found.
error-forbidden = You are not allowed to do that.
error-unauthorised = Please sign in first.
error-conflict = That is not possible right now.
error-stale = The position has changed. Please try again.
error-not-your-turn = It is not your turn.
error-illegal = This move is illegal.
error-wrong-phase = That is not possible at this stage of the game.
error-too-many = Too many requests. Please wait a moment.
error-limit = You have reached a limit.
error-unavailable = The server is busy. Please try again.
error-damaged = The record of this game is damaged.
error-offline = The server cannot be reached.
error-login = Wrong name or password.
error-name-taken = This name is already taken.

## Language

language-label = Language

## Times and clocks

time-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
time-hours = { $n } h
time-minutes = { $n } min
time-seconds = { $n } s
time-days-hours = { $days } d { $hours } h
clock-fischer = { $main } + { $increment } per move
clock-byoyomi = { $main } + { $n } × { $period }
clock-canadian = { $n ->
    [1] { $main } + { $n } move in { $period }
   *[other] { $main } + { $n } moves in { $period }
  }
clock-move = { $time } per move
clock-none = no clock
clock-named-beginner = Beginner: { $clock }
clock-named-relaxed = Relaxed: { $clock }
clock-named-quick = Quick: { $clock }
clock-named-match = Match: { $clock }
clock-named-canadian = Canadian: { $clock }
clock-named-correspondence = Correspondence: { $clock }
clock-named-none = No clock

## Families of boards, by their names in the engine

family-grid = Grid
family-grid-about = the usual board
family-cylinder = Cylinder
family-cylinder-about = left and right edges are joined
family-torus = Torus
family-torus-about = opposite edges are joined: no corners, no sides
family-mobius = Möbius strip
family-mobius-about = left and right edges are joined with a half twist
family-klein = Klein bottle
family-klein-about = opposite edges are joined, one pair with a half twist
family-triangular = Triangles
family-triangular-about = a hexagon made of triangles
family-honeycomb = Honeycomb
family-honeycomb-about = a hexagon made of hexagons
family-cube = Cube
family-cube-about = the surface of a cube
family-sunflower = Sunflower
family-sunflower-about = the seeds of a sunflower
family-sierpinski = Sierpiński
family-sierpinski-about = Sierpiński’s triangle
family-path = Path
family-path-about = points in a row
family-cycle = Ring
family-cycle-about = points in a ring
family-complete = All connected
family-complete-about = every point is connected to every other
family-star = Star
family-star-about = one point is connected to all others
family-hypercube = Hypercube
family-hypercube-about = the corners of a cube in several dimensions
family-tetrahedron = Tetrahedron
family-tetrahedron-about = 4 corners with 3 edges each
family-octahedron = Octahedron
family-octahedron-about = 6 corners with 4 edges each
family-dodecahedron = Dodecahedron
family-dodecahedron-about = 20 corners with 3 edges each
family-icosahedron = Icosahedron
family-icosahedron-about = 12 corners with 5 edges each
family-petersen = Petersen graph
family-petersen-about = 10 points with 3 edges each
