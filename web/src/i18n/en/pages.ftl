## live/Password.tsx

password-the-password-is-changed-you = Password changed. You are signed out everywhere else.
password-change-the-password = Change password
password-the-password-so-far = Current password
password-the-new-one-at-least = New password, at least 8 characters
password-change-it = Change password

## live/Sessions.tsx

sessions-where-you-are-signed-in = Where you are signed in
sessions-this-browser = this browser
sessions-end = Sign out
sessions-your-sessions = Your sessions
sessions-sign-out-everywhere-else = Sign out everywhere else
sessions-sign-out-everywhere = Sign out everywhere
sessions-sign-out-everywhere-2 = Sign out everywhere?
sessions-all-sessions-end-this-one = All sessions end, including this one, and all tokens of your programs.
sessions-yes-everywhere = Yes, everywhere
sessions-muted-and-blocked-people = Muted and blocked people
sessions-nobody-at-the-table-and = Nobody. You can mute or block people on the game page, or from their name in the chat.
sessions-release = Remove
sessions-muted = muted
sessions-blocked = blocked
sessions-your-data = Your data
sessions-download-everything-that-is-kept = Download everything stored about you
sessions-delete-your-name-password-ratings = Deleting erases your name, password, ratings and everything you wrote, and resigns your games in progress. The games stay, with a “deleted player”. This cannot be undone.
sessions-your-password = Your password
sessions-delete-this-guest = Delete this guest
sessions-delete-the-account = Delete account
sessions-delete = Delete “{ $name }”?
sessions-your-games-stay-without-your = Your games stay without your name. This cannot be undone.
sessions-yes-delete-it = Yes, delete

## live/Tokens.tsx

tokens-bring-an-engine = Connect an engine
tokens-a-token-lets-a-program = A token lets a program, such as any GTP engine, play under your name. Revoke it when you no longer need it.
tokens-shown-this-once-only = The token <b>{ $label }</b> is shown only once.
tokens-the-command-that-brings-the = Command to connect the engine
tokens-never-used = never used
tokens-created = created { $day }
tokens-scope-play = can play
tokens-scope-read = can only watch
tokens-scope-admin = can run the server
tokens-revoke = Revoke
tokens-revoke-2 = Revoke “{ $label }”?
tokens-the-program-that-uses-it = The program that uses it can no longer play.
tokens-yes-revoke-it = Yes, revoke
tokens-your-tokens = Your tokens
tokens-what-the-token-is-for = What the token is for
tokens-its-name-or-use = Name or purpose
tokens-what-it-may-do = What it can do
tokens-new-token = New token

## pages/LocalPage.tsx

local-set-one-up = Set up a game
local-play-it-out-here-to = Play it out here to see what lives. When everyone has passed, the game returns to where it stopped, and stones that died here are marked dead.
local-a-game-on-this-device = A game on this device: { $board }
local-the-bot-has-marked-the = The bot has marked the stones it considers dead.
local-a-bot-in-this-browser = bot in this browser
local-we-agree = We agree
local-thinks = { $name } is thinking …
local-passes = { $player } passes.
local-resigns = { $player } resigns?
local-the-others-play-on-the = The others play on. The stones stay on the board.
local-this-ends-the-game = This ends the game.
local-yes-resigns = Yes, { $player } resigns
local-next = { $player } to play.
local-bot-played = The bot played { $point }.
local-bot-passed = The bot passed.
local-the-stones-that-the-bot = The bot has marked the stones it considers dead. Tap a group to change that, then agree.
local-tap-every-block-that-is = Tap every dead group, then agree.
local-tap-an-empty-point-to = Tap an empty point to make it neutral (seki).
local-if-you-do-not-agree = If you disagree, play on: a copy of the game decides what is dead.
local-if-you-do-not-agree-2 = If you disagree, play on: if everyone passes again without a move, the board counts as it is.

## pages/NewPage.tsx

new-a-bot = A bot
new-a-bot-in-this-browser = A bot in this browser (works offline)
new-a-friend-by-link = A friend, by link
new-a-person-by-name = A specific person
new-board = Board { $board }
new-points-lines-between-neighbours = { $size ->
    [one] { $size } point
   *[other] { $size } points
  }, { $edges ->
    [one] { $edges } line
   *[other] { $edges } lines
  } between neighbours
new-rules = Rules
new-clock = Clock
new-the-server-cannot-be-reached = The server cannot be reached. Games on this device, with people or bots, work without it.
new-open-the-table = Create game
new-ready-to-play = Popular boards
new-any-size = Any size
new-a-board-of-your-own = A board of your own …
new-easier-with-the-pen = It is easier to <link>draw the board</link>.
new-points-and-lines-as-json = Points and lines, as JSON
new-columns = Columns
new-rows = Rows
new-size = Size
new-players-in-turn-order = Players, in turn order
new-who-plays = Who plays { $player }
new-level-of = Level of { $player }
new-name-of = Name of { $player }
new-add-a-player = Add a player
new-remove-a-player = Remove a player
new-komi-points-for-white = Komi: points for White
new-you = You
new-bot-rank = { $name } ({ $rank })
new-komi-points-for-each-player = Komi: points for each player, in turn order
new-handicap-stones-replace-komi = Handicap stones replace komi.
new-details = Details
new-handicap-stones-for = Handicap stones for { $player }
new-repetition = Repetition
new-as-in-the-rules = as in the rules
new-random-colours = Random colours
new-list-it-in-the-lobby = List in the lobby
new-rated = Rated
new-requires-an = (requires an <link>account</link>)
new-none = none

## pages/YouPage.tsx

you-small-boards = small boards
you-medium-boards = medium boards
you-large-boards = large boards
you-players = { $n ->
    [one] { $n } player, { $size }
   *[other] { $n } players, { $size }
  }
you-your-profile = Your profile, as others see it
you-no-rated-games-yet-they = No rated games yet. Rated games give you a rank, from 30 kyu to 9 dan.
you-ratings = Ratings
you-games-of = Games
you-rank = Rank
you-rating = Rating
you-played = Played
you-not-known-well-yet = provisional
you-new-account = New account
you-sign-in = Sign in
you-run-the-server = Server administration
you-sign-out = Sign out
you-account = Account
you-not-signed-in = Not signed in
you-you-play-as-a-guest = You play as a guest.
you-you-can-play-at-once = You can play right away as a guest.
you-an-account-keeps-your-name = An account keeps your name and your games on every device.
you-your-name = Your name
you-change-name = Change name
you-play-as-a-guest = Play as a guest
you-password-at-least-8-characters = Password, at least 8 characters
you-create-account = Create account
you-settings = Settings
theme-paper = Paper
theme-wood = Wood
theme-walnut = Walnut
theme-shell = Slate and shell
theme-plain = Plain
theme-dark = Dark
theme-light = Light
theme-auto = Automatic
you-page = Theme
you-a-second-tap-places-the = Confirm moves with a second tap
you-on-touch = On touch
you-always = Always
you-never = Never
you-glyphs-on-stones = Symbols on stones
you-from-three-players = With three or more players
you-sounds = Sounds
you-write-the-points-names-on = Show point names on boards that are not grids
you-no-games-yet = No games yet.

## game/komi.ts

komi-between-bots = { $n ->
    [one] { $n } game between bots
   *[other] { $n } games between bots
  }
komi-no-komi-makes-this-board = No komi makes this board fair: { $favourite } of { $origin }.
komi-the-usual-komi-are-too = The usual komi: not enough data ({ $played }) to find a better one.
komi-no-komi-are-too-few = No komi: not enough data ({ $played }) to find one that is fair for every seat.
komi-fair = Fair for this board: { $komi }, based on { $origin }.
komi-fair-estimated = Fair for this board: { $komi }, estimated from { $origin }.
komi-fair-without = This board is fair without komi, based on { $origin }.
komi-won = { $player } won { $share }
komi-perfect-play-is-a-tie = With perfect play, the game is a tie without komi.
komi-with-perfect-play-wins-by = With perfect play, { $player } wins by { $points } without komi.

## pages/RulesPage.tsx

rules-take-turns = Take turns
rules-each-turn-you-put-a = On your turn, place a stone of your colour on an empty point where lines meet, or pass. Stones do not move.
rules-stones-of-one-colour-that = Stones of one colour connected by lines form a group. The empty points next to it are its liberties: here Black’s group has the five marked ×.
rules-taking = Capturing
rules-fill-a-blocks-last-liberty = Fill a group’s last liberty and all its stones come off the board. A white stone at × captures two.
rules-no-position-twice = No repeated position
rules-no-move-may-bring-back-2 = No move may repeat an earlier position. White at × captures a stone; capturing back at once would repeat the position. The board warns you when that happens.
rules-the-end = The end
rules-when-all-have-passed-you = When everyone has passed, you agree on which groups are dead. Then you count your stones and the empty points that only your colour reaches. The player with the most points wins.
rules-the-rules-are-the-same = The rules are the same on every board; only the lines differ. White plays second and gets some points for that (komi). With more than two players, everyone plays in turn, and a move captures every opposing group that has no liberties left.
