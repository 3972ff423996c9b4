## review/Review.tsx

review-review = Review
review-start = Review the game
review-follow = Analyse the position on the board
review-under-way = Reviewing the game
review-stop = Stop
review-curves = Chart
review-win-rate = Win rate
review-whose-points = Territory
review-share = { $player } { $win } · { $lead } points
review-read = { $n ->
    [one] Based on { $n } position that the bot has looked at.
   *[other] Based on { $n } positions that the bot has looked at.
  }
review-previous-mistake = Previous mistake
review-next-mistake = Next mistake

## review/Chart.tsx

review-win-chart = Win rate by move
review-score-chart = Lead by move
review-chart-turn = Move { $turn }: { $values }

## review/Mistakes.tsx

review-biggest-mistakes = Biggest mistakes
review-mistake = Move { $turn }, { $move }: { $grade }
review-summary = Blunders: { $blunders } · Mistakes: { $mistakes } · Inaccuracies: { $inaccuracies } · Points lost per move: { $average }
review-loss = −{ $points } points · win rate −{ $win }
review-gain = { $player } +{ $points }
review-gifts = Points that mistakes gave to others
review-mistakes-by = Mistakes by

## review/TurnCard.tsx

review-this-turn = This move
review-turn = Move { $turn }, { $player } { $move }: { $grade }
review-better = Better:
review-why = Why:
review-captures = { $n ->
    [one] This lets { $player } capture the stone at { $at }.
   *[other] This lets { $player } capture { $n } stones at { $at }.
  }
review-line = { $n ->
    [one] In the line below, the stone at { $at } is captured.
   *[other] In the line below, { $n } stones at { $at } are captured.
  }
review-atari = { $n ->
    [one] This lets { $player } put the stone at { $at } in atari.
   *[other] This lets { $player } put { $n } stones at { $at } in atari.
  }
review-missed = { $n ->
    [one] { $move } would have captured the stone at { $at }.
   *[other] { $move } would have captured { $n } stones at { $at }.
  }
review-rescue = { $n ->
    [one] { $move } would have taken the stone at { $at } out of atari.
   *[other] { $move } would have taken { $n } stones at { $at } out of atari.
  }
review-play-line = Play this line as a variation
review-try-again = Try again from here
review-bot = Bot

## review/Candidates.tsx

candidates-figures = { $player } { $win } · { $lead } points
candidates-lost = loses { $points }
candidates-then = then { $line }
opinion-pass = pass

## What a review says of a move

mark-best = best move
mark-good = good move
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
