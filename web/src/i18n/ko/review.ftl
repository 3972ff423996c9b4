## review/Review.tsx

review-review = 복기
review-start = 대국 복기하기
review-follow = 바둑판의 국면 분석하기
review-under-way = 복기하는 중
review-stop = 멈추기
review-curves = 그래프
review-win-rate = 승률
review-whose-points = 집
review-share = { $player } { $win } · { $lead }집
review-read = { $n ->
   *[other] 봇이 살펴본 국면 { $n }개를 바탕으로 해요.
  }
review-previous-mistake = 이전 실수
review-next-mistake = 다음 실수

## review/Chart.tsx

review-win-chart = 수마다의 승률
review-score-chart = 수마다의 집 차이
review-chart-turn = { $turn }수: { $values }

## review/Mistakes.tsx

review-biggest-mistakes = 가장 큰 실수
review-mistake = { $turn }수, { $move }: { $grade }
review-summary = 큰 실수: { $blunders } · 실수: { $mistakes } · 완착: { $inaccuracies } · 한 수 평균 손해: { $average }집
review-loss = −{ $points }집 · 승률 −{ $win }
review-gain = { $player } +{ $points }
review-gifts = 실수가 남에게 준 집
review-mistakes-by = 실수한 쪽

## review/TurnCard.tsx

review-this-turn = 이 수
review-turn = { $turn }수, { $player } { $move }: { $grade }
review-better = 더 나은 수:
review-why = 이유:
review-captures = 이 때문에 { $player }이(가) { $at }의 돌 { $n }개를 잡을 수 있어요.
review-line = 아래 수순에서 { $at }의 돌 { $n }개가 잡혀요.
review-atari = 이 때문에 { $player }이(가) { $at }의 돌 { $n }개를 단수로 몰 수 있어요.
review-missed = { $move }에 두었다면 { $at }의 돌 { $n }개를 잡았을 거예요.
review-rescue = { $move }에 두었다면 { $at }의 돌 { $n }개를 단수에서 벗어나게 했을 거예요.
review-play-line = 이 수순을 변화도로 두기
review-try-again = 여기서 다시 해 보기
review-bot = 봇

## review/Candidates.tsx

candidates-figures = { $player } { $win } · { $lead }집
candidates-lost = { $points }집 손해
candidates-then = 이어서 { $line }
opinion-pass = 패스

## What a review says of a move

mark-best = 최선의 수
mark-good = 좋은 수
mark-inaccuracy = 완착
mark-mistake = 실수
mark-blunder = 큰 실수
