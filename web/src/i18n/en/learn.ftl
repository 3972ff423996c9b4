## learn/ClassPage.tsx

class-exercise = Exercise { $n }: { $trouble }
class-it-holds-no-exercise = There are no exercises in it.
learn-exercises = Exercises
class-you-have-solved-them-all = You have solved them all.
class-these-exercises-cannot-be-opened = These exercises cannot be opened
learn-the-link-holds-no-exercises = The link contains no exercises. Did you copy all of it?
class-change-these-exercises = Change these exercises
class-exercises-saved-here = { $exercises ->
    [one] { $exercises } exercise. Your progress is saved in this browser.
   *[other] { $exercises } exercises. Your progress is saved in this browser.
  }
class-works-offline = Once opened, the page works offline.

## learn/ClockBox.tsx

clock-box-main-time-then-periods = { $periods ->
    [one] main time, then { $periods } period
   *[other] main time, then { $periods } periods
  }
clock-box-periods-left = { $periods ->
    [one] { $periods } period left
   *[other] { $periods } periods left
  }

## learn/FirstGame.tsx

first-game-play-7-7-against-the = Play 7 × 7 against the easiest bot

## learn/LearnPage.tsx

learn-no-such-lesson = No such lesson
learn-to-all-lessons = All lessons
learn-all-lessons = All lessons
learn-problems = Problems
learn-learn-go = Learn Go
learn-the-first-lessons-take-ten = { $lessons ->
    [one] The first lesson takes ten minutes and ends in a game. The rules engine checks every answer.
   *[other] The first { $lessons } lessons take ten minutes and end in a game. The rules engine checks every answer.
  }
learn-go-on = Continue: { $title }
learn-of-lessons-done = { $finished } of { $lessons } lessons done
learn-start-over = Start over
learn-forget-what-is-done = Reset your progress?
learn-all-lessons-will-be-open = All lessons start over. Nothing else changes.
learn-forget-it = Reset
learn-beyond-the-lessons = Beyond the lessons
learn-games-with-comments = Games with comments
learn-an-algorithm-step-by-step = An algorithm, step by step
learn-make-exercises-of-your-own = Make exercises of your own
learn-done = done
learn-of = { $done } of { $all }
learn-exercises-2 = { $all ->
    [one] { $all } exercise
   *[other] { $all } exercises
  }

## learn/LessonPage.tsx

lesson-exercise = Exercise { $i }
lesson-exercise-done = Exercise { $i }, done
lesson-board-exercise = Board: { $title }, exercise { $step }
lesson-right = Right.
lesson-almost = Almost.
lesson-not-quite = Not quite.
lesson-finish = Finish
lesson-next = Next
lesson-show-me = Show me
lesson-almost-done = Almost done
lesson-exercise-is-still-open = Exercise { $missing } is not done yet
lesson-next-2 = Next: { $title }

## learn/TaskControls.tsx

task-controls-of-found = <b>{ $found }</b> of { $all } found
task-controls-a-tap-on-an-empty = A tap on an empty point places
task-controls-answers = Answers
task-controls-check = Check

## learn/TeachPage.tsx

teach-make-exercises = Make exercises
teach-set-up-a-position-and = Set up a position and choose a question. The rules engine finds the answer and checks your class’s answers; nothing is sent to a server. A link contains the whole set.
teach-the-link-brings-another-set = The link contains a different set from the one you are making here.
teach-keep-mine = Keep mine
teach-replace-mine = Replace mine
teach-title-of-the-set = Title of the set
teach-one-more = Add another
teach-make-the-first = Make the first one
teach-the-exercises-of-the-set = Exercises in the set
teach-remove-this-exercise = Remove this exercise
teach-choose-points = Choose points
teach-look = View
teach-earlier-in-the-set = Move it up
teach-remove-it = Remove it
teach-remove-this-exercise-2 = Remove this exercise?
teach-the-others-stay = The others stay.
teach-a-drawn-board = A drawn board
teach-for-another-board = For another board, <link>draw it</link>, then choose “Make an exercise”.
teach-players = Players
teach-who-plays = Who plays
teach-mark = Mark
teach-say = Territory
teach-choose = Choose
teach-count = Count
teach-your-own = Your own
teach-question = Question
teach-chosen = Chosen: { $points }
teach-tap-the-point = Press “Choose points” and tap the point on the board.
teach-tap-the-points = Press “Choose points” and tap the points on the board.
teach-stones-to-take-at-least = Stones to capture, at least
teach-the-right-number = The right number
teach-answers-tick-those-that-are = Answers (tick the right ones)
teach-answer-is-right = Answer { $i } is right
teach-answer = Answer { $i }
teach-one-more-answer = Add an answer
teach-what-to-know-optional = Explanation before the question (optional)
teach-a-block-with-one-liberty = A group with one liberty is in *atari*.
teach-the-question = The question
teach-write-the-question = Write the question.
teach-what-to-keep-in-mind = Explanation after the answer (optional)
teach-the-rules-can-check-this = The rules engine can check this exercise.
teach-holds-no-exercises = { $name } contains no exercises.
teach-the-link-for-your-class = The link for your class
teach-try-it = Try it
teach-save-as-a-file = Save as a file
teach-save-for-offline = Save for offline use
teach-the-offline-file-is = The offline file opens in any browser without a network: send it to your class, or copy it to their devices.
teach-the-page-to-save-cannot = The page could not be saved. Is the server running?
teach-exercise-cannot-be-checked-yet = Exercise { $wrong } cannot be checked yet. The link appears once it can.
teach-open-a-file-with-exercises = Open an exercise file

## learn/aims.ts

aims-you-took-stones = { $n ->
    [one] You captured { $n } stone.
   *[other] You captured { $n } stones.
  }
aims-that-takes-stones-only-more = { $n ->
    [one] That captures only { $n } stone; you can capture more.
   *[other] That captures only { $n } stones; you can capture more.
  }
aims-that-takes-nothing = That captures nothing.
aims-that-takes-nothing-s-block = That captures nothing: { $player }’s group at { $name } still has a liberty at { $name2 }.
aims-liberties-a-sound-start = { $n ->
    [one] { $n } liberty: a solid start.
   *[other] { $n } liberties: a solid start.
  }
aims-on-the-edge-the-stone = { $n ->
    [one] On the edge the stone has only { $n } liberty, and little to surround.
   *[other] On the edge the stone has only { $n } liberties, and little to surround.
  }
aims-your-block-has-liberties-now = { $n ->
    [one] Your group has { $n } liberty now.
   *[other] Your group has { $n } liberties now.
  }
aims-your-block-is-gone-it = Your group is gone: it had only one liberty.
aims-two-eyes-nothing-can-take = Two eyes: nothing can capture this group any more.
aims-now-no-move-makes-two = Now no move makes two eyes.
aims-it-is-off-the-board = It is captured.
aims-no-move-makes-two-eyes = No move makes two eyes any more: the group is dead.
aims-now-the-block-has-two = Now the group has two eyes.
aims-the-board-has-changed-so = The board has changed, so nothing is repeated.
aims-the-ko-was-open-and = The ko was open, and you did not capture.
aims-that-was-no-threat-so = That was not a threat, so there was time to close the ko.
aims-that-move-gains-nothing-your = That move gains nothing: your score was { $before } and is now { $after }.
aims-the-others-pass = The others pass too, and the game ends.
aims-passes = { $player } passes too, and the game ends.
aims-all-have-passed-the-game = Everyone has passed: the game ends.
aims-if-the-game-ends-now = If the game ended now:
aims-right-whoever-plays-first-here = Right: whoever plays first here loses the group.
aims-that-does-not-touch-the = That does not touch the two groups; here it is best to pass.
aims-that-costs-you-stones = { $n ->
    [one] That costs you { $n } stone.
   *[other] That costs you { $n } stones.
  }
aims-moves-all-in-time = { $n ->
    [one] { $n } move, all in time.
   *[other] { $n } moves, all in time.
  }

## learn/choose.ts

choose-write-a-number-for = Enter a number for “{ $label }”.
choose-is-not = “{ $label }” is not { $given }. { $why }

## learn/lessons/around.ts

around-around-the-game = Around the game
around-fair-games-time-other-boards = Fair games, time, other boards, more players.
around-komi = Komi
around-points-for-moving-second = Points for moving second.
around-komi-makes-up-for-blacks = Komi makes up for Black’s first move; its half point prevents ties.
around-whoever-moves-first-has-an = Whoever moves first has an advantage.
around-no-komi-who-wins = No komi: who wins?
around-komi-gives-white-points-for = *Komi* gives White points to make up for that; the number is agreed on before the game.
around-the-same-position-with-a = The same position with a komi of 7½: who wins?
around-a-half-point-cannot-be = Nobody can score half a point on the board, so there is no tie.
around-a-komi-of-61-2 = A komi of 6½: by how many points does the winner lead?
around-white-is-ahead-by-half = White leads by half a point: one more point is enough. A point that belongs to nobody is still available.
around-you-are-black-komi-is = You are Black, komi is 4½. Make the move that wins.
around-ranks-and-handicap = Ranks and handicap
around-an-even-game-between-unequals = An even game between players of different strength.
around-a-step-of-rank-is = One rank is one handicap stone.
around-ranks-run-from-30-kyu = Ranks run from 30 *kyu* (30k), a beginner, up to 1 kyu, then from 1 *dan* (1d) up to 9 dan. One rank is worth about one stone.
around-8k-plays-against-5k-how = 8k plays 5k. How many stones make it even?
around-after-1-kyu-comes-1 = After 1 kyu comes 1 dan.
around-and-2k-against-3d = And 2k against 3d?
around-the-weaker-player-takes-black = The weaker player takes Black and starts with stones already on the board, by custom on the star points.
around-mark-the-places-of-four = Mark where four handicap stones go.
around-with-handicap-stones-on-the = With handicap stones on the board, White moves first.
around-you-are-white-make-the = You are White. Make the first move.
around-clocks = Clocks
around-main-time-and-byo-yomi = Main time and byo-yomi.
around-a-period-is-lost-only = A period is lost only if it runs out in full.
around-first-your-main-time-runs = First your *main time* runs. Then come *byo-yomi* periods: a move within the period costs nothing, a period that runs out is lost.
around-main-time-2-hours-then = Main time 2 hours, then 3 periods of 60 seconds. You think about a move for 2 hours and 75 seconds. How many periods do you have left?
around-within-the-period-there-is = Within a period there is no hurry.
around-the-same-clock-but-you = The same clock, but you think for 2 hours and 59 seconds. How many periods do you have left?
around-try-it-5-seconds-then = Try it: 5 seconds, then 2 periods of 5 seconds. The clock starts with your first move.
around-you-are-black-make-five = You are Black. Make five moves in time.
around-other-boards = Other boards
around-only-the-lines-change = Only the lines change.
around-points-and-lines-are-all = Points and lines are all the rules need: any graph is a board.
around-on-a-torus-the-right = On a torus the right side is connected to the left, and the top to the bottom. The fainter stones beyond the edge are the same stones again.
learn-mark-the-liberties-of-the = Mark the liberties of the black stone.
around-inside-this-board-every-point = Inside this board every point has six neighbours.
around-mark-the-liberties-of-blacks = Mark the liberties of Black’s group.
around-on-a-sunflower-the-points = On a sunflower the points have different numbers of neighbours.
learn-you-are-black-take-the = You are Black. Capture the white stone.
around-more-players = More players
around-three-colours-and-more = Three colours, and more.
around-turns-go-round-and-a = Players take turns in a fixed order, and a move clears all opponents at once.
around-three-players-black-white-red = Three players: Black, White, Red. A move clears all opponents at once.
around-black-plays-mark-all-stones = Black plays at ×. Mark all stones that leave the board.
around-a-point-is-yours-if = A point is yours if it reaches your colour and no other.
learn-whose-is-each-region-tap = Who does each region belong to? Tap it until the squares are right. No squares means it belongs to nobody.
around-the-game-ends-when-all = The game ends when everyone has passed, one after the other.
around-white-and-red-have-passed = White and Red have passed. You are Black, and nothing is left to gain.
around-most-points-win-the-others = The player with the most points wins; the others are ranked behind.
around-what-is-the-score = What is the score?

## learn/lessons/fights.ts

fights-consequences = Consequences
fights-what-follows-from-the-rules = What follows from the rules, and decides games.
fights-life-and-death = Life and death
fights-real-eyes-false-eyes-vital = Real eyes, false eyes, vital points.
fights-you-can-tell-real-eyes = You can tell real eyes from false ones, and find the vital point.
fights-an-eye-is-false-if = An eye is *false* if the stones around it can be separated and captured.
fights-mark-blacks-real-eyes = Mark Black’s real eyes.
fights-blacks-block-has-room-for = Black’s group surrounds four points in a row. Imagine a move by either side.
fights-what-becomes-of-blacks-block = What happens to Black’s group?
fights-four-in-a-row-are = Four in a row is enough.
fights-four-points-again-but-in = Four points again, but in a square.
fights-what-becomes-of-this-one = What happens to this one?
fights-the-shape-of-the-room = The shape of the eye space counts, not only its size.
fights-find-the-point-that-divides = Find the point that divides the eye space.
fights-you-are-black-live = You are Black. Make the group live.
fights-and-now-the-other-way = And now the other way around.
fights-you-are-white-kill-the = You are White. Kill the black group.
fights-snapback = Snapback
fights-give-one-take-many = Give up one, capture many.
fights-a-stone-given-at-the = A stone sacrificed at the right point can win a whole group.
fights-you-may-put-a-stone = You may play where your stone can be captured, if capturing it leaves the opponent with one liberty.
fights-you-are-black-win-four = You are Black. Win four stones or more.
fights-black-gave-a-stone-at = Black sacrificed a stone at D1, and White captured it with C1.
fights-mark-all-liberties-that-whites = Mark all liberties that White’s group has now.
fights-the-taking-stone-filled-one = The capturing stone filled one liberty; the stone it captured left another. That is the group’s only liberty.
fights-had-black-played-c1-instead = If Black had played C1 instead, White would have connected the groups at D1. The order matters.
fights-you-are-white-do-the = You are White. Do the same at the top.
fights-seki = Seki
fights-nobody-wants-to-begin = Nobody wants to go first.
fights-in-a-seki-both-blocks = In a seki, both groups live, because whoever attacks dies.
fights-the-two-blocks-at-the = The two groups at the bottom have one eye each, and one liberty that they share.
learn-you-are-black-what-do = You are Black. What do you do?
fights-this-is-seki-both-stay = This is *seki*: both stay.
fights-white-is-in-the-same = White is in the same situation.
fights-you-are-white-what-do = You are White. What do you do?
fights-the-shared-liberty-reaches-both = The shared liberty reaches both.
learn-mark-every-point-that-is = Mark every point that belongs to nobody.
fights-by-area-stones-and-eyes = Under area scoring, stones and eyes in a seki count as they are. (Under territory scoring, nothing in a seki counts.)
fights-what-is-the-score-by = What is the score under area scoring?

## learn/lessons/first.ts

first-ten-minutes-to-your-first = Ten minutes to your first game
first-all-that-you-need-to = Everything you need to play.
first-stones-and-liberties = Stones and liberties
first-where-stones-go-and-what = Where stones go, and what they live on.
first-you-know-what-a-liberty = You know what a liberty is, and that connected stones share theirs.
first-two-players-take-turns-black = Two players take turns. Black plays first. On your turn you place one stone on a *point*: a place where lines meet, including the edge.
first-you-are-black-put-a = You are Black. Place a stone anywhere.
first-it-never-moves-from-there = It never moves. It leaves the board only when it is captured.
first-an-empty-point-that-a = An empty point connected to a stone by a line is a *liberty* of that stone.
first-lines-count-corners-do-not = Only lines count, not diagonals.
first-points-have-names-letters-run = Points have names: letters go to the right, numbers go up, so A1 is at the bottom left.
first-how-many-liberties-has-each = How many liberties does each stone have?
first-in-the-corner-and-on = There are fewer in the corner and on the side.
first-stones-of-one-colour-that = Stones of one colour connected by lines form a *group*. A group shares its liberties.
first-mark-all-liberties-of-blacks = Mark all liberties of Black’s group.
first-a-white-stone-beside-it = A white stone next to it takes one away.
first-a-block-ends-where-no = A group ends where no line leads to another stone of its colour.
first-mark-every-stone-of-the = Mark every stone of the group that A3 belongs to.
first-taking-stones = Capturing stones
first-fill-the-last-liberty = Fill the last liberty.
first-you-can-take-blocks-and = You can capture groups, and see when one of yours is in danger.
first-a-block-without-liberties-is = A group without liberties is *captured*: all its stones leave the board.
first-however-large-a-block-is = However large a group is, it is captured as a whole.
first-take-all-three = Capture all three.
first-a-block-with-one-liberty = A group with one liberty left is in *atari*: the next move can capture it.
first-mark-every-block-in-atari = Mark every group in atari, black and white.
first-your-stone-is-in-atari = Your stone is in atari. You can extend your group to give it more liberties.
first-you-are-black-save-the = You are Black. Save the stone at C3.
first-where-you-may-not-play = Where you may not play
first-a-stone-needs-a-liberty = A stone needs a liberty.
first-you-know-where-a-stone = You know where you may play, and why captures come first.
first-a-stone-may-not-be = You may not play where your stone would have no liberties. That would be *suicide*.
first-may-black-play-at = May Black play at ×?
first-but-what-you-take-leaves = But the stones you capture leave the board first. That may give your stone a liberty.
first-may-black-play-at-here = May Black play at × here?
first-whites-block-has-one-liberty = White’s group has one liberty left, in its middle.
first-you-are-black-take-the = You are Black. Capture the whole group.
first-the-white-stones-left-first = The white stones came off first, which gave yours liberties.
first-now-all-together = Now all together.
first-mark-every-empty-point-where = Mark every empty point where Black may not play.
first-ko = Ko
first-no-position-comes-twice = No position may repeat.
first-you-know-why-nobody-can = You know why nobody can capture back and forth forever.
first-whites-stone-at-b3-has = White’s stone at B3 has one liberty left. This shape is a *ko*.
first-you-are-black-take-a = You are Black. Capture a stone.
first-black-has-just-taken-at = Black has just captured at C3. White would like to capture back at B3. But no move may repeat an earlier position.
first-may-white-play-b3 = May White play B3?
first-the-board-shows-that-earlier = The board shows that earlier position, with a ring at B3.
first-white-must-play-elsewhere-first = White must play elsewhere first: ideally a threat that Black has to answer. Then the board has changed, and White may capture.
first-you-are-white-win-the = You are White. Win the ko: threaten the two black stones below, then capture at B5.
first-two-eyes = Two eyes
first-how-a-block-becomes-safe = How a group becomes safe forever.
first-two-eyes-live-one-does = Two eyes live. One eye dies. That decides most games.
first-blacks-block-has-two-holes = Black’s group has two holes. Each is a liberty, and White cannot fill both at once.
first-mark-every-point-where-white = Mark every point where White may not play.
first-these-holes-are-eyes-a = These holes are *eyes*. A group with two eyes can never be captured.
first-with-one-eye-only-a = With only one eye, a group can be surrounded and its eye filled last.
first-which-black-block-can-never = Which black group can never be captured? Mark it.
first-your-block-has-room-for = Your group has room for two eyes if you divide it well.
first-you-are-black-make-two = You are Black. Make two eyes.
first-your-opponents-good-point-is = Your opponent’s good point is your good point.
first-you-are-white-keep-black = You are White. Keep Black from making two eyes.
first-the-end-and-the-count = Ending and counting
first-who-has-surrounded-more = Who has surrounded more?
first-you-can-end-a-game = You can end a game and count it.
first-in-the-end-an-empty = At the end, an empty region is yours if only your stones border it. If both colours do, it belongs to nobody.
first-your-score-your-stones-on = Your score: your stones on the board, plus the empty points that are yours.
first-count-both = Count both sides.
first-instead-of-playing-you-may = Instead of playing, you may *pass*. When both players pass, the game ends.
first-you-are-black-and-nothing = You are Black, and nothing is left to gain. What do you do?
first-a-stone-shut-in-by = A stone surrounded by living stones, without room for two eyes, is *dead*: it could be captured at any time, so nobody needs to capture it.
first-both-have-passed-mark-the = Both have passed. Mark the dead stones of both colours.
first-dead-stones-come-off-before = Dead stones are removed before counting; their points become empty.
first-count-both-without-the-dead = Count both sides, without the dead stones.
first-your-first-game = Your first game
first-7-7-against-the-gentlest = 7 × 7, against the easiest bot.
first-surround-more-than-the-bot = Surround more than the bot does. When there is nothing left to gain, press Pass. Once both have passed, dead stones are shown faded. Tap a group to change that, then agree.
first-surrounding-is-easiest-near-the = Surrounding is easiest near the corners and sides, but not on the first line.
first-you-are-black-make-a = You are Black. Make a solid first move.
first-look-out-for-atari-before = Before each move, look for atari: yours and theirs.
first-you-are-black-take-something = You are Black. Capture something.

## learn/lessons/rules.ts

rules-the-rules-exactly = The rules, exactly
rules-ten-short-rules-by-john = Ten short rules by John Tromp and Bill Taylor, word for word.
rules-legal-positions = Legal positions
rules-every-block-breathes = Every group needs a liberty.
rules-a-position-is-legal-if = A position is legal if every group has a liberty.
rules-a-block-is-a-largest = A group is a set of stones of one colour connected by lines, as large as possible. A single stone can be a group.
rules-how-many-blocks-has-each = How many groups does each colour have?
rules-liberties-belong-to-the-block = Liberties belong to the group, and two groups may share one.
rules-how-many-liberties-has-the = How many liberties does the group at each of these points have?
rules-a-position-is-legal-if-2 = A position is *legal* if each group has at least one liberty.
learn-is-this-position-legal = Is this position legal?
rules-one-stone-more-or-one = One stone more or one fewer may make it legal. Tap a stone to remove it, or an empty point to add one.
rules-find-every-single-change-after = Find every single change after which the position is legal.
rules-adding-never-helps-a-block = Adding never helps: a group without liberties has no empty neighbour.
rules-this-position-is-legal = This position is legal.
rules-add-one-stone-so-that = Add one stone so that it stays legal. Find every way.
rules-reaching = Reaching
rules-one-idea-that-replaces-many = One idea that replaces many.
rules-liberty-capture-territory-the-rules = Liberty, capture, territory: the rules express them all with “reach”.
rules-a-point-reaches-another-colour = A point *reaches* another colour if a path leads there over points of its own colour. Empty counts as a colour.
rules-walk-from-the-black-stone = Walk from the black stone at E4 to an empty point: tap step by step.
rules-all-stones-of-a-block = All stones of a group reach the same colours.
rules-which-colours-does-the-stone = Which colours does the stone at D5 reach? Choose all.
rules-empty-points-reach-too-over = Empty points reach too, over other empty points.
rules-walk-from-the-empty-point = Walk from the empty point at E1 to a white stone.
rules-the-word-is-for-other = The word applies only to other colours: white does not reach white.
rules-which-colours-does-the-empty = Which colours does the empty point at A3 reach? Choose all.
rules-clearing = Clearing
rules-what-does-not-reach-empty = Stones that do not reach empty are removed.
rules-clearing-a-colour-empties-its = Clearing a colour empties its points that do not reach empty.
rules-this-position-is-not-legal = This position is not legal.
rules-mark-every-block-that-has = Mark every group that has no liberties.
rules-clearing-a-colour-empties-all = *Clearing* a colour empties all points of that colour that do not reach empty.
rules-clear-black-mark-the-stones = Clear Black: mark the stones that are removed.
rules-each-colour-is-cleared-for = Each colour is cleared separately, on the board as it is.
rules-clear-white-on-the-same = Clear White on the same board: mark the stones that are removed.
rules-so-it-matters-which-colour = So it matters which colour is cleared first.
rules-a-move-in-three-steps = A move in three steps
rules-colour-clear-the-others-clear = Colour, clear the others, clear your own.
rules-a-move-colour-an-empty = A move: colour an empty point, clear the opponents, then clear your own colour.
rules-a-move-colours-an-empty = A move colours an empty point, then clears the opponent, then clears the mover’s own colour.
rules-white-plays-mark-all-stones = White plays at ×. Mark all stones that leave the board.
rules-one-move-may-clear-several = One move may clear several groups.
rules-you-are-black-take-two = You are Black. Capture two groups at once.
rules-where-suicide-is-allowed-the = Where suicide is allowed, the third step can have an effect.
rules-white-plays-and-these-rules = White plays at ×, and these rules allow suicide. Mark what leaves the board.
rules-never-do-both-steps-clear = The two steps never both remove stones: a player who captures has a liberty.
rules-most-people-play-without-suicide = Most people play without suicide.
rules-without-suicide-mark-where-white = Without suicide: mark where White may not play.
rules-superko = Superko
rules-the-whole-past-counts = The whole history counts.
rules-no-move-may-bring-back = No move may repeat an earlier colouring, so every game ends.
rules-six-moves-were-played-on = Six moves were played on this board of four points. Black at A2 would capture three stones.
rules-may-black = May Black play there?
rules-not-just-the-last-position = Not just the last position counts, but every one since the start.
rules-black-has-no-move-left = Black has no move left. A pass never breaks this rule.
rules-black-passes-white-passes-what = Black passes, White passes. What is the score?
rules-these-rules-allow-suicide-a = These rules allow suicide. A single stone in an eye would be removed at once.
rules-may-white-play-at = May White play at ×?
rules-so-an-eye-is-safe = So an eye is safe even where suicide is allowed.
rules-area-scoring = Area scoring
rules-stones-and-what-reaches-only = Stones, and what reaches only them.
rules-score-points-of-your-colour = Score: points of your colour, and empty points that reach only your colour.
rules-your-territory-the-empty-points = Your *territory*: the empty points that reach your colour and no other.
rules-the-score-looks-at-the = The score depends only on the colouring: not on whose turn it is, or on what might come next.
rules-what-is-the-score-as = What is the score as the board stands?
rules-white-has-put-one-stone = White has played one stone behind Black’s wall. To show that a point belongs to nobody, show that it reaches both colours.
rules-walk-from-the-empty-point-2 = Walk from the empty point at B5 to a white stone.
rules-one-stone-can-make-a = One stone can make a large territory belong to nobody, until it is captured or agreed to be dead.
rules-mark-every-point-that-is = Mark every point that belongs to nobody now.
rules-if-you-do-not-agree = If you disagree about a stone, play on: under these rules that costs nothing.
rules-territory-scoring = Territory scoring
rules-the-older-way-prisoners-count = The older way: captured stones count.
rules-territory-scoring-counts-empty-points = Territory scoring counts empty points minus captured stones. It rarely changes who wins.
rules-here-stones-do-not-count = Here stones do not count. Your score: your empty points, minus one for each of your stones that was captured.
rules-black-has-just-taken-four = Black has just captured four stones with B2. What is the score?
rules-the-same-game-by-area = The same game under area scoring: stones and empty points count, captured stones do not.
rules-what-is-the-score-now = What is the score now?
rules-under-territory-scoring-a-stone = Under territory scoring, a stone inside your own territory costs a point.

## learn/made.ts

made-you-are = You are { $player }.
made-play-take-stones = Play: capture stones
made-take = { $n ->
    [1] { $who } Capture a stone.
   *[other] { $who } Capture at least { $n } stones.
  }
made-play-save-a-block = Play: save a group
made-save-the-block-at = { $who } Save the group at { $made }.
made-play-make-a-block-live = Play: make a group live
made-make-two-eyes-for-the = { $who } Make two eyes for the group at { $made }.
made-play-kill-a-block = Play: kill a group
made-kill-the-block-at = { $who } Kill the group at { $made }.
made-mark-the-liberties-of-a = Mark: the liberties of a group
made-mark-the-liberties-of-the = Mark the liberties of the group at { $made }.
made-mark-the-stones-of-a = Mark: the stones of a group
made-mark-every-stone-of-the = Mark every stone of the group that { $made } belongs to.
made-mark-blocks-in-atari = Mark: groups in atari
made-mark-every-block-with-one = Mark every group with one liberty left.
made-mark-moves-that-take-something = Mark: moves that capture something
made-mark-every-move-that-takes = { $who } Mark every move that captures something.
made-mark-points-where-one-may = Mark: illegal moves
made-mark-every-empty-point-where = Mark every empty point where { $player } may not play.
made-mark-blocks-that-can-never = Mark: groups that can never be captured
made-mark-every-block-of-that = Mark every group of { $player } that can never be captured.
made-mark-dead-stones = Mark: dead stones
made-mark-the-dead-stones-of = Mark the dead stones of all colours.
made-mark-points-that-are-nobodys = Mark: points that belong to nobody
made-say-whose-each-region-is = Territory: who does each region belong to?
made-whose-is-each-region-tap = Who does each region belong to? Tap it until the squares are right.
made-choose-may-one-play-there = Choose: is the move legal?
made-may-play-at = May { $player } play at { $made }?
made-choose-is-the-position-legal = Choose: is the position legal?
made-choose-who-wins-as-it = Choose: who wins as the board stands?
made-who-wins-if-the-game = Who wins if the game ends now?
made-count-the-scores = Count: the scores
made-count-the-points-of-each = Count the points of each player.
made-count-liberties = Count: liberties
made-how-many-liberties-has-each = How many liberties does each group have?
made-your-own-mark-these-points = Your own: mark these points
made-mark-the-best-points = Mark the best points.
made-that-is-what-was-asked = That is what was asked for.
made-is-not-one-of-them = { $name } is not one of them.
made-your-own-answers-to-choose = Your own: answers to choose from
made-your-own-a-number = Your own: a number
made-your-answer = Your answer
made-the-drawn-board-of-this = The drawn board of this exercise is incomplete.
made-a-board-for-exercises-has = A board for exercises has at most { $mostpoints } points.
made-the-stones-do-not-fit = The stones do not fit the board.
made-nobody-of-that-colour-plays = No player has that colour.
made-this-question-tries-every-move = This question tries every move: choose a board of at most { $small } points.
made-a-chosen-point-is-not = A chosen point is not on the board.
made-choose-the-point-that-is = Choose the point.
made-choose-the-points-that-are = Choose the points.
made-say-how-many-stones = Enter how many stones.
made-write-the-right-number = Enter the right number.
made-write-at-least-two-answers = Enter at least two answers.
made-say-which-answers-are-right = Tick the right answers.
made-two-answers-are-the-same = Two answers are the same.
made-choose-a-point-with-a = Choose a point with a stone.
made-choose-an-empty-point = Choose an empty point.
made-in-this-position-nothing-is = In this position no answer is right: change the stones or the question.
made-in-this-position-nothing-solves = In this position nothing solves it: change the stones or the question.

## learn/pick.ts

pick-tap-what-you-mean-there = { $what ->
    [liberties] { $n ->
        [one] Tap your answer: there is { $n } liberty.
       *[other] Tap your answer: there are { $n } liberties.
      }
    [stones] { $n ->
        [one] Tap your answer: there is { $n } stone.
       *[other] Tap your answer: there are { $n } stones.
      }
    [eyes] { $n ->
        [one] Tap your answer: there is { $n } eye.
       *[other] Tap your answer: there are { $n } eyes.
      }
   *[points] { $n ->
        [one] Tap your answer: there is { $n } point.
       *[other] Tap your answer: there are { $n } points.
      }
  }
pick-missing = { $what ->
    [liberties] { $n ->
        [one] { $n } liberty is missing.
       *[other] { $n } liberties are missing.
      }
    [stones] { $n ->
        [one] { $n } stone is missing.
       *[other] { $n } stones are missing.
      }
    [eyes] { $n ->
        [one] { $n } eye is missing.
       *[other] { $n } eyes are missing.
      }
   *[points] { $n ->
        [one] { $n } point is missing.
       *[other] { $n } points are missing.
      }
  }

## learn/play.ts

play-the-time-is-over-the = Time is up: the game is lost, whatever the board looks like.
play-passes = { $who } passes.
play-plays = { $who } plays { $name }.

## learn/questions.ts

questions-no-no-liberty = No: it has no liberties
questions-no-it-stood-before = No: it repeats a position
questions-takes-stones-and-so-has = { $taken ->
    [one] { $at } captures { $taken } stone, so it has a liberty.
   *[other] { $at } captures { $taken } stones, so it has a liberty.
  }
questions-these-rules-allow-suicide-stones = { $lost ->
    [one] These rules allow suicide: { $lost } stone would leave the board.
   *[other] These rules allow suicide: { $lost } stones would leave the board.
  }
questions-has-a-liberty-at = { $at } has a liberty at { $name }.
questions-legal = Legal
questions-illegal = Illegal
questions-s-block-at-has-no = { $player }’s group at { $names } has no liberties.
questions-every-block-has-a-liberty = Every group has a liberty.
questions-by = { $colour } via { $path }
questions-reaches = { $name } reaches { $ways }.
questions-reaches-but-not = { $name } reaches { $ways }; it does not reach { $missed }.
questions-nobody-a-tie = Nobody: a tie
questions-the-scores-are-equal = The scores are equal
questions-account = { $player }: { $sum } = { $score }.
questions-points-ahead = Points ahead
questions-blocks = Groups of { $player }
questions-has-blocks = { $own ->
    [one] { $player } has { $own } group: { $parts }.
   *[other] { $player } has { $own } groups: { $parts }.
  }
questions-liberties-of = Liberties of { $name }
questions-has-liberties = { $liberties ->
    [one] { $name } has { $liberties } liberty: { $names }.
   *[other] { $name } has { $liberties } liberties: { $names }.
  }
questions-has-no-liberty = { $name } has no liberties.
questions-periods-left = Periods left
questions-the-last-period-is-over = The last period ran out too: the game is lost on time.
questions-the-main-time-is-over = { $n ->
    [0] The main time ran out, and no full period passed. The period in which the move is made is not lost.
    [one] The main time ran out, then { $n } full period passed. The period in which the move is made is not lost.
   *[other] The main time ran out, then { $n } full periods passed. The period in which the move is made is not lost.
  }
questions-it-lives-as-it-is = It lives as it is
questions-whoever-moves-first-decides = Whoever moves first decides
questions-it-is-dead = It is dead
questions-against-every-move-the-engine = Against every move, the engine finds an answer that makes two eyes.
questions-lives-at-kills-at = { $player } lives at { $saving }; { $player2 } kills at { $name }.
questions-no-single-move-makes-two = No single move makes two eyes.
questions-from-to-there-are-steps = { $n ->
    [one] From { $weaker } to { $stronger } is { $n } rank, and each rank is worth one stone.
   *[other] From { $weaker } to { $stronger } is { $n } ranks, and each rank is worth one stone.
  }

## learn/searches.ts

searches-liberties-every-empty-point-that = { $stones ->
    [1] { $n ->
        [one] { $n } liberty: every empty point connected to the stone by a line.
       *[other] { $n } liberties: every empty point connected to the stone by a line.
      }
   *[other] { $n ->
        [one] { $n } liberty: every empty point connected to the group by a line.
       *[other] { $n } liberties: every empty point connected to the group by a line.
      }
  }
searches-has-a-stone-a-liberty = { $at } has a stone. A liberty is an empty point.
searches-lies-aslant-no-line-joins = { $stones ->
    [1] { $at } is diagonal: no line connects it to the stone.
   *[other] { $at } is diagonal: no line connects it to the group.
  }
searches-is-too-far-away-no = { $stones ->
    [1] { $at } is too far away: no line connects it to the stone.
   *[other] { $at } is too far away: no line connects it to the group.
  }
searches-stones-in-one-block-a = { $n ->
    [one] { $n } { $colour } stone: a group by itself.
   *[other] { $n } stones in one group: a path of { $colour } stones connects each one to all the others.
  }
searches-is-empty-a-block-is = { $at } is empty: a group is made of stones.
searches-has-another-colour = { $at } has a different colour.
searches-is-too-but-no-path = { $at } is { $colour } too, but no path of { $colour } stones leads there from { $name }.
searches-is-empty-a-block-is-2 = { $name } is empty; a group is made of stones.
searches-s-block-at = { $player }’s group at { $name }
searches-each-of-them-has-one = Each of them has one liberty left, and the next move can capture it.
searches-has-liberties = { $liberties ->
    [one] { $blockName } has { $liberties } liberty: { $names }.
   *[other] { $blockName } has { $liberties } liberties: { $names }.
  }
searches-no-line-leads-from-it = No line leads from it to an empty point.
searches-has-a-liberty-at = { $blockName } has a liberty at { $name }.
searches-two-eyes-whatever-the-opponent = Two eyes: whatever the opponent plays, one of them stays empty.
searches-has-no-two-eyes-it = { $blockName } does not have two eyes: it can be captured if its owner ignores it.
searches-the-question-is-about-stones = The question is about { $colour } stones.
searches-nothing-can-part-the-stones = Nothing can separate the stones around them.
searches-is-a-false-eye-the = { $name } is a false eye: the stones around it can be separated, and some of them captured.
searches-is-no-eye-an-eye = { $name } is not an eye: an eye is an empty point surrounded by { $colour } stones.
searches-they-stand-where-only-the = They are where only the other colour can live. Both players know it and remove them.
searches-can-never-be-taken-it = { $blockName } can never be captured: it lives.
searches-is-not-lost-for-certain = { $blockName } may still survive.
searches-these-stones-do-not-reach = { $n ->
    [one] { $n } stone does not reach empty, so clearing { $colour } empties its point.
   *[other] These { $n } stones do not reach empty, so clearing { $colour } empties their points.
  }
searches-is-not-it-stays-as = { $at } is not { $colour }: it stays as it is.
searches-reaches-empty-at-so-it = { $at } reaches empty at { $name }, so it stays.
searches-first-the-others-are-cleared = { $taken ->
    [one] First the others are cleared: { $taken } stone. Then { $who }’s stones have liberties again, and stay.
   *[other] First the others are cleared: { $taken } stones. Then { $who }’s stones have liberties again, and stay.
  }
searches-no-other-block-lost-its = { $own ->
    [one] No other group lost its last liberty, so { $who }’s own { $own } stone must go: suicide.
   *[other] No other group lost its last liberty, so { $who }’s own { $own } stones must go: suicide.
  }
searches-is-empty = { $at } is empty.
searches-stays-once-the-others-are = { $at } stays: once the others are cleared, it has a liberty.
searches-stays-its-block-still-has = { $at } stays: its group still has a liberty.
searches-for-example = For example: { $first }
searches-has-a-stone-find-the = { $name } has a stone: find the empty points.
searches-may-play-it-takes-stones = { $taken ->
    [one] { $player } may play { $name }: it captures { $taken } stone, so it has a liberty.
   *[other] { $player } may play { $name }: it captures { $taken } stones, so it has a liberty.
  }
searches-may-play-the-stone-would = { $player } may play { $name }: the stone would have a liberty.
searches-takes = { $name } captures { $takes }
searches-each-takes = { $takes }.
searches-has-a-stone-already = { $name } has a stone already.
searches-a-stone-at-takes-nothing = A stone at { $name } captures nothing: it is not the last liberty of any group.
searches-these-reach-more-than-one = These reach more than one colour: they belong to nobody.
searches-has-a-stone-it-counts = { $name } has a stone: it counts for { $player }.
searches-reaches-only-it-is-s = { $name } reaches only { $colour }: it belongs to { $player }.
searches-these-are-the-customary-places = { $stones ->
    [one] This is the usual place for { $stones } stone on this board.
   *[other] These are the usual places for { $stones } stones on this board.
  }
searches-is-not-one-of-the = { $name } is not one of the usual places.

## learn/walk.ts

walk-no-line-joins-and = No line connects { $name } and { $name2 }.
walk-reaches-at-the-shortest-way = { $n ->
    [one] { $name } reaches { $colour } at { $name2 }. The shortest path has one step.
   *[other] { $name } reaches { $colour } at { $name2 }. The shortest path has { $n } steps.
  }
walk-is-a-path-keeps-to = { $name } is { $colour }. A path stays on { $own } points like { $name2 } until its last step.
walk-you-have-already = You already have { $at }.
walk-has-a-stone-here-one = { $at } has a stone. Add a stone on an empty point.
walk-ways-and-the-engine-knows = { $all ->
    [1] { $all } way. The engine finds no others.
   *[other] { $all } ways. The engine finds no others.
  }
walk-at = { $player } at { $at }
walk-without = Without { $at }
walk-every-block-has-a-liberty = { $how }: every group has a liberty.
walk-then-s-block-at-has = { $n ->
    [1] Then { $player }’s group at { $name } has no liberties.
    [2] Then { $player }’s group at { $name } has no liberties, and neither does another group.
   *[other] Then { $player }’s group at { $name } has no liberties, and neither do other groups.
  }
walk-each-region-that-reaches-one = Each region that reaches only one colour belongs to that colour; one that reaches several belongs to nobody.
walk-each-region-reaches-one-colour = Each region reaches only one colour and belongs to it.
walk-reaches-it-is = { $at } reaches { $colours }: it belongs to { $player }.
