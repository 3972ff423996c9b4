# What exactly is wrong: the reasons of the rules engine and of the server, by code.

reason-at-line = Line { $line }: { $text }
reason-at-path = { $path }: { $text }
reason-base64 = Expected base64 for URLs.
reason-guests-no-mail = Create an account first: guests have no e-mail address.
reason-language-unknown = Unknown language.
reason-link-expired = This link has expired or was used. Ask for a new one.
reason-mail-address = This is not an e-mail address.
reason-mail-off = This server sends no e-mail.
reason-many-mails = Too many e-mails. Try again in an hour.
reason-no-mail-address = You have no e-mail address here.
reason-push-endpoint = The server cannot send notifications to this browser.
reason-push-off = This server sends no notifications.
reason-quoted = “{ $text }”
reason-account-name = Accounts cannot change their names.
reason-admin-tokens = Only administrators can have admin tokens.
reason-admins-not-banned = Administrators cannot be banned.
reason-advice-limit = You cannot give more advice in this game.
reason-advisers-limit = This game has enough advisers.
reason-already-accepted = You have already accepted.
reason-already-agreed = You have already agreed.
reason-already-annulled = The game has already been annulled.
reason-already-asked = Somebody has already asked for this.
reason-already-hurrying = The bots are already playing fast.
reason-already-invited = This person has already been invited.
reason-already-out = This player is already out of the game.
reason-already-private = You have already made this game private.
reason-already-signed-in = You are already signed in.
reason-answers-unread = Read the answers to your other requests first.
reason-archive-query = The search does not understand this value: { $path }.
reason-asked-by-another = Somebody else made this request.
reason-asked-limit = You cannot ask again in this game.
reason-asked-turn-limit = You cannot ask again during this turn.
reason-banned = You are banned until { $time }.
reason-banned-because = You are banned until { $time }. Reason: { $why }
reason-blocked = You cannot play at this table: one of you has blocked the other.
reason-board-argument = { $spec } is not a board. Write { $pattern } with a whole number from { $least }, such as { $example }.
reason-board-arguments = { $spec } is not a board. Write { $pattern } with numbers from { $least }, such as { $example }.
reason-board-edges-at-most = A board has at most { $most } lines.
reason-board-family-unknown = There is no kind of board called { $family }.
reason-board-family-unknown-near = There is no kind of board called { $family }. Did you mean { $nearest }?
reason-board-gone = No game uses this board.
reason-board-member = Unknown member { $key }. A board has points and edges.
reason-board-missing = Please name a board, such as grid:9x9.
reason-board-most-edges = A board has at most { $most } lines; this one has { $n }.
reason-board-most-points = A board has at most { $most } points; this one has { $n }.
reason-board-no-points = A board needs at least one point.
reason-board-not-text = This is not UTF-8 text.
reason-board-points = A board has 1 to { $most } points.
reason-board-points-at-most = A board has at most { $most } points.
reason-board-takes-nothing = { $spec } is not a board. Write { $family } without numbers.
reason-board-text-long = The text of a board can have at most { $most } MiB.
reason-board-too-large = { $spec } is too large. A board has at most { $points } points and { $edges } lines.
reason-body-large = The request is too large.
reason-bot-tables-limit = Too many of your games have only bots. Wait until they end.
reason-bots-do-not-undo = Bots do not agree to undo in rated games.
reason-busy = The server is busy. Please try again later.
reason-cannot-continue = That game cannot be continued from there.
reason-cannot-continue-setup = A game in which stones were set up cannot be continued here.
reason-cannot-mark = These points cannot be marked like this.
reason-cannot-undo = These moves cannot be undone.
reason-changed-meanwhile = Could not be saved. Please try again.
reason-chat-length = A message must have 1 to { $most } bytes.
reason-chat-limit = The chat of this game has reached its limit.
reason-chat-players = Only players can write to the players.
reason-chat-slow = You are writing too fast. Wait a few seconds.
reason-chat-spectators = Players can write to the spectators after the game.
reason-clock-count = Clock: { $what } must be a whole number from 1 to { $most }, got { $text }.
reason-clock-fields = Clock: write { $pattern }.
reason-clock-seconds = Clock: { $what } must be a number of seconds from 0 to { $most } with at most three decimals, got { $text }.
reason-clock-system = There is no time system { $name }. Choose one of { $known }.
reason-clock-zero = Clock: { $what } must be more than 0.
reason-content-type = Send the request as application/json.
reason-coordinate-too-large = Coordinates must be from -1,000,000 to 1,000,000.
reason-count-ends = Scoring ends automatically when its time is up.
reason-count-too-large = This board is too large to count here.
reason-cross-origin = Cross-origin request refused.
reason-disk-full = The server’s disk is full. Nothing was changed. Please try again later.
reason-edge-between-twice = The line from { $from } to { $to } is given twice.
reason-edge-ends = A line has two ends.
reason-edge-line = Write one point, or the two ends of a line, on each row.
reason-edge-loop = The line { $edge } connects a point to itself.
reason-edge-nowhere = The line { $edge } refers to a point that does not exist.
reason-edge-number = A line refers to a point that does not exist. Points are numbered 0 to { $last }.
reason-edge-to-itself = A line connects { $name } to itself.
reason-edge-twice = The line { $edge } is given twice.
reason-export-wait = You downloaded this a moment ago. Please wait before you try again.
reason-fewer-turns = That game has fewer moves.
reason-field-choice = Expected one of { $known }.
reason-field-flag = Expected true or false.
reason-field-game = This cannot be the ID of a game.
reason-field-half = Expected a whole or half number of points.
reason-field-id = Expected 1 to 40 bytes without control characters.
reason-field-length = Expected at most { $most } bytes.
reason-field-letters = Expected letters of colours.
reason-field-list = Expected a list.
reason-field-missing = { $key } is missing.
reason-field-number = Expected a number from { $least } to { $most }.
reason-field-object = Expected an object.
reason-field-points = There are more points than the board has.
reason-field-string = Expected a string.
reason-field-unknown = Unknown key { $key }.
reason-field-whole = Expected a whole number from { $least } to { $most }.
reason-field-word = Unknown word { $word }.
reason-from-players = That game has { $n } players.
reason-game-damaged = The record of this game is damaged.
reason-game-not-over = The game is not over yet.
reason-game-not-paused = The game is not paused.
reason-game-over = The game is over.
reason-game-paused = The game is paused.
reason-game-started = The game has already started.
reason-game-too-long = The game has reached the maximum number of moves. You can only pass.
reason-games-at-once = You can watch at most { $most } games at once.
reason-games-limit = You have too many unfinished games. Finish some first.
reason-gave-time-limit = You cannot give more time in this game.
reason-guests-no-password = Guests have no password.
reason-handicap-no-player = A handicap stone belongs to no player.
reason-handicap-no-room = There is no room for { $n } handicap stones.
reason-handicap-no-stars = Only square grids of 7x7 or larger have star points.
reason-handicap-off-board = A handicap stone is not on the board.
reason-handicap-same-point = Two handicap stones are on the same point.
reason-handicap-stars = This board has star points for 2 to { $most } handicap stones, not { $n }.
reason-has-account = You already have an account.
reason-headers-large = The headers of the request are too large.
reason-hello-first = Send hello first.
reason-hello-twice = hello has already been sent.
reason-hurry-not-yours = Only the person who created the game, or its players, can do this.
reason-hurry-people = People are still playing.
reason-illegal-turn =
    Move { $turn } is illegal: { $fault ->
        [occupied] the point is occupied
        [suicide] suicide
        [repeats] it repeats a position
        [out-of-turn] it is another player’s turn
       *[other] it does not follow the rules
    }.
reason-internal = Internal server error. Nothing was changed. Please try again.
reason-job-failed = The calculation failed.
reason-job-gone = This job no longer exists.
reason-job-no-room = The server has no room for this board. Please try again later.
reason-job-out = Out of time or memory. Try a smaller board.
reason-job-playing = You cannot analyse a game that you are playing.
reason-jobs-address-limit = Too many jobs from your address are waiting. Please try again later.
reason-jobs-full = Too many jobs are waiting. Please try again later.
reason-jobs-limit = Too many of your jobs are waiting. Please try again later.
reason-join-limit = People have joined and left this game too often.
reason-json-bad-escape = A string has an unknown escape sequence.
reason-json-control-character = A string has a control character.
reason-json-expected =
    Expected { $what ->
        [object] an object
        [array] an array
        [string] a string
        [number] a number
        [value] a value
        [end] the end
       *[sign] { $text }
    }, found { $found }.
reason-json-expected-before-end =
    Expected { $what ->
        [object] an object
        [array] an array
        [string] a string
        [number] a number
        [value] a value
        [end] the end
       *[sign] { $text }
    }, but the text ends.
reason-json-invalid = This is not valid JSON.
reason-json-key-twice = { $key } is given twice.
reason-json-number-too-large = A number is too large.
reason-json-open-string = A string is not closed.
reason-json-too-deep = The text is nested too deeply.
reason-ko-symmetric = Symmetric ko needs the symmetries of the board.
reason-komi-count = { $n ->
    [one] The komi { $komi } has { $n } number for { $players } players.
   *[other] The komi { $komi } has { $n } numbers for { $players } players.
  }
reason-komi-value = Komi must be a whole or half number from -10,000 to 10,000, got { $text }.
reason-large-games-limit = Your unfinished games have too many points in total. Finish some on large boards first.
reason-left-games = { $n ->
    [one] You have left { $n } game this week.
   *[other] You have left { $n } games this week.
  } { $minutes ->
    [one] Wait { $minutes } minute.
   *[other] Wait { $minutes } minutes.
  }
reason-many-attempts = Too many attempts. Please wait a moment.
reason-many-connections = Too many connections. Please wait a moment.
reason-many-games = Too many new games at once. Please wait a moment.
reason-many-guests = Too many new guests from your address. Please wait a moment.
reason-many-large-games = Too many new games on large boards from your address. Please wait a moment.
reason-many-requests = Too many requests. Please wait a moment.
reason-mark-living = A living stone is not neutral.
reason-mark-neutral-area = Neutral points can only be marked with territory scoring.
reason-mark-no-stone = There is no stone to mark here.
reason-marking-changed = The marking has changed.
reason-marking-limit = You cannot change the marking again. Accept it, or resume play.
reason-message-unknown = The server does not know this kind of message.
reason-muted = You cannot chat until { $time }.
reason-name-accents = The name has too many accents on one letter.
reason-name-invisible = The name has invisible characters.
reason-name-length = A name must have 1 to { $most } bytes.
reason-name-spaces = A name cannot start or end with a space or have double spaces.
reason-name-taken = This name is already taken.
reason-name-utf8 = The name is not valid text.
reason-no-bot = There is no bot { $name }.
reason-no-clock = The game has no clock.
reason-no-memory = The server is out of memory. Please try again later.
reason-no-new-guests = No new guests from here until { $time }, because somebody was banned. Sign in if you have an account.
reason-no-star-points = This board has no star points.
reason-no-such-game = There is no such game.
reason-no-such-player = There is no such player in this game.
reason-no-such-point = There is no such point on this board.
reason-nobody-called = There is no player called { $name }.
reason-nobody-named = There is no player with this name.
reason-not-an-adviser = You have not been invited to advise.
reason-not-as-expected = The request does not have the expected form.
reason-not-awaited = Nobody is waiting for { $player }.
reason-not-invitable = You cannot invite { $name }.
reason-not-left = { $player } has not left.
reason-not-playing = The game is not being played now.
reason-not-private = You have not made this game private.
reason-not-repeated = The position has not occurred three times.
reason-not-saved = The server cannot save anything now. Nothing was changed. Please try again later.
reason-not-scoring = The game is not being scored now.
reason-not-your-seat = { $player } is not your seat.
reason-nothing-said = There is no chat to report there.
reason-nothing-to-pause = There is nothing to pause.
reason-nothing-to-undo = There is nothing to undo now.
reason-only-admins = Only administrators can do this.
reason-only-owner-cancels = Only the person who created the game can cancel it. You can leave it.
reason-only-players-end = Only a player can end the game.
reason-only-server-proposes = Only the server can propose a marking.
reason-other-turn = It is { $player }’s turn.
reason-password-short = A password needs at least 8 characters.
reason-path-unknown = There is nothing at this address.
reason-person-gone = There is no such person.
reason-player-adviser = A player cannot be an adviser.
reason-point-half-place = A point has both x and y, or neither.
reason-point-member = Unknown member { $key }. A point has name, x, y and z.
reason-point-name-control = The name of a point has a control character.
reason-point-name-empty = The name of a point is empty.
reason-point-name-long = The name { $name } is longer than { $most } bytes.
reason-point-name-reserved = { $name } cannot be the name of a point.
reason-point-name-space = The name { $name } has a space.
reason-point-name-twice = The name { $name } is given twice.
reason-point-unknown = No point is called { $name }.
reason-points-same-place = Two points are in the same place.
reason-points-some-placed = All points have coordinates, or none.
reason-private-game = This game is private. Only its players can see it.
reason-private-later = You can make a game private when it is over.
reason-private-limit = You have changed this too often. The game stays private.
reason-proposal-exists = There is already a proposed marking.
reason-rank-range = { $ranks ->
    [one] This game is for players within { $ranks } rank of { $name }.
   *[other] This game is for players within { $ranks } ranks of { $name }.
  }
reason-rated-accounts = Rated games need an account. Create one first.
reason-rated-continued = A game that continues another one cannot be rated.
reason-rated-prisoners = A game that starts with prisoners cannot be rated.
reason-rated-small = Games on boards of fewer than { $least } points cannot be rated.
reason-rated-stones = A game that starts with stones other than handicap cannot be rated.
reason-rated-yourself = You cannot play a rated game against yourself.
reason-relations-limit = You have muted or blocked too many people. Unmute or unblock some first.
reason-rematch-exists = There is already a rematch.
reason-report-gone = There is no such report.
reason-report-nothing = Name a person or a game to report.
reason-reports-limit = You have reached the limit for reports. They will be read.
reason-request-gone = This request is no longer open.
reason-restarting = The server is restarting. Please try again.
reason-resume-limit = Play cannot be resumed again. Accept the score, or wait for the server’s count.
reason-rules-key = Unknown rule { $key }. Choose one of players, ko, suicide, scoring, komi and handicap.
reason-rules-pair = Rules are written as key=value, not { $text }.
reason-rules-players = A game has 2 to { $most } players, not { $value }.
reason-rules-preset = There are no rules called { $name }. Choose one of { $known }.
reason-rules-seats = The rules are for { $players } players, but there are { $seats } seats.
reason-rules-twice = The rule { $key } is given twice.
reason-rules-value = { $key }={ $value } is not a rule. Choose one of { $known }.
reason-seat-reserved = The seat is reserved for { $name }.
reason-seat-taken = The seat is taken.
reason-seats-count = A game has 2 to 6 seats.
reason-session-gone = This session no longer exists.
reason-sign-in = Please sign in, or become a guest, first.
reason-solve-ko = Only positional and situational superko can be solved.
reason-solve-players = Games of at most { $most } players can be solved.
reason-solve-points = Boards of at most { $most } points can be solved; this one has { $n }.
reason-solve-resigned = A player has resigned, so this position cannot be solved.
reason-solve-scoring = Only area and territory scoring can be solved.
reason-stars-for-one = Only one player can have handicap stones on the star points.
reason-start-first = The first turn belongs to a player who is not in the game.
reason-start-invalid = The starting position is not valid.
reason-start-no-liberty = The starting position has a stone without liberties at point { $point }.
reason-start-points = The starting position has { $n } points, but the board has { $points }.
reason-start-prisoners = The starting position has prisoners of { $n } players, but the game has { $players }.
reason-start-stones = The starting position has stones of a player who is not in the game.
reason-stones-no-player = The letter { $letter } does not stand for a player.
reason-time-for-others = You can only give time to other players.
reason-time-limit = This player has enough time already.
reason-time-up = The time is up.
reason-token-gone = This token no longer exists.
reason-token-scope = This token does not allow that.
reason-token-unknown = The server does not know this token.
reason-tokens-limit = You have too many tokens. Revoke some first.
reason-too-fast = Too many actions at once. Please wait a moment.
reason-too-late-to-abort = It is too late to abort the game. You can resign at any time.
reason-too-much-waiting = Too many of your requests are waiting. Please try again later.
reason-turn-changed = The position has changed. The next move is move { $n }.
reason-turns-after-end = The game ends before { $turn }.
reason-unreadable = The server cannot read its data now. Please try again later.
reason-view-only = The record of this game is damaged. You can only view it.
reason-wrong-login = Wrong name or password.
reason-wrong-method = This address does not support this kind of request.
reason-wrong-password = Wrong password.
reason-you-are-gone = Your account no longer exists.
reason-you-are-out = You are out of the game.
reason-yourself = You cannot do this to yourself.
