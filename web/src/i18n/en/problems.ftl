## problems/ProblemsPage.tsx, ProblemPage.tsx, words.ts

problems-problems = Problems
problems-about = { $n } positions with exactly one right move. The solver has proven each of them: whatever you play, the answer you see is the right one. They work offline, too.
problems-today = Problem of the day
problems-solve = Solve it
problems-look-again = Look at it again
problems-solved = Solved
problems-you = Your progress
problems-your-rating = Rating
problems-rating-about = { $rating } ± { $deviation }
problems-no-rating = none yet
problems-streak = Days in a row
problems-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
problems-solved-count = Solved problems
problems-of = { $solved } of { $n }
problems-of-solved = { $solved } of { $n } solved
problems-rating-how = Only your first try at a problem counts. Everything is saved in this browser.
problems-forget = Start over
problems-forget-title = Forget your progress?
problems-forget-text = Your rating, your days in a row and all solved problems will be deleted from this browser.
problems-sets = Sets
problems-themes = Themes
problems-levels = Levels
problems-every-theme = All themes
problems-every-level = All levels
problems-theme-live = Live
problems-theme-kill = Kill
problems-theme-race = Capturing race
problems-theme-win-ko = Win the ko
problems-theme-points = Points
problems-theme-ko = Ko
problems-theme-snapback = Snapback
problems-theme-sacrifice = Sacrifice
problems-theme-many = Three or more players
problems-theme-boards = Other boards
problems-level-0 = Easy
problems-level-1 = Medium
problems-level-2 = Hard
problems-level-3 = Very hard
problems-more = Show more
problems-own = Your own problems
problems-own-how = Open SGF files with problems: the line marked as right is the solution, or else the main line. They stay in your browser.
problems-choose-file = Choose SGF files
problems-own-count = { $n ->
    [one] { $n } problem opened
   *[other] { $n } problems opened
  }
problems-none-in-file = There is no problem in these files: no game starts with stones and a solution.
problems-all = All problems
problems-no-such = No such problem
problems-did-not-load = The problems did not load
problems-ask-all = { $player } to play. Capture everything.
problems-ask-live = { $player } to play. Live.
problems-ask-win = { $player } to play. Win.
problems-ask-margin = { $player } to play. Win by at least { $n }.
problems-ask-points = { $n ->
    [one] { $player } to play. Secure at least { $n } point against all others together.
   *[other] { $player } to play. Secure at least { $n } points against all others together.
  }
problems-ask-bound = { $player } to play. Lose by at most { $n }.
problems-ask-by-ko = { $asked } To do so, win the ko.
problems-ask-file = { $player } to play.
problems-proven = Proven: the solver searched { $n } positions, and a second program checked the proofs.
problems-tried-before = You have tried this one before; it does not count for your rating again.
problems-board = Problem on the board { $title }
problems-pass = Pass
problems-a-pass = a pass
problems-show-solution = Show the solution
problems-next = Next problem
problems-go-on = Show what follows
problems-save-sgf = Save as SGF
problems-rated = Rating { $n }
problems-players = { $n } players
problems-this-is-the-solution = This is the solution.
problems-right-so-far = Right so far. Go on.
problems-also-right = This move is right, too.
problems-not-in-file = The file says nothing about this move.
problems-wrong = Not this one.
problems-wrong-at-once = After { $move }, what is asked is out of reach.
problems-refuted = After { $move }, { $player } answers { $answer }, and what is asked is out of reach.
