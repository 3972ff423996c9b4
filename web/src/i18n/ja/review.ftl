## review/Review.tsx

review-review = 検討
review-start = 対局を検討する
review-follow = 盤上の局面を解析する
review-under-way = 検討中
review-stop = 停止
review-curves = グラフ
review-win-rate = 勝率
review-whose-points = 地
review-share = { $player } { $win } · { $lead }目
review-read = { $n ->
   *[other] ボットが読んだ{ $n }局面によります。
  }
review-previous-mistake = 前の失着
review-next-mistake = 次の失着

## review/Chart.tsx

review-win-chart = 手ごとの勝率
review-score-chart = 手ごとの目差
review-chart-turn = { $turn }手目：{ $values }

## review/Mistakes.tsx

review-biggest-mistakes = 大きな失着
review-mistake = { $turn }手目、{ $move }：{ $grade }
review-summary = 大悪手：{ $blunders } · 失着：{ $mistakes } · 緩着：{ $inaccuracies } · 1手あたりの損：{ $average }目
review-loss = −{ $points }目 · 勝率−{ $win }
review-gain = { $player }+{ $points }
review-gifts = 失着がほかの人に与えた目数
review-mistakes-by = 失着した人

## review/TurnCard.tsx

review-this-turn = この手
review-turn = { $turn }手目、{ $player }{ $move }：{ $grade }
review-better = より良い手：
review-why = 理由：
review-captures = このため{ $player }は{ $at }の{ $n }子を取れます。
review-line = 下の手順では{ $at }の{ $n }子が取られます。
review-atari = このため{ $player }は{ $at }の{ $n }子をアタリにできます。
review-missed = { $move }なら{ $at }の{ $n }子を取れました。
review-rescue = { $move }なら{ $at }の{ $n }子をアタリから逃がせました。
review-play-line = この手順を変化図として並べる
review-try-again = ここからもう一度
review-bot = ボット

## review/Candidates.tsx

candidates-figures = { $player } { $win } · { $lead }目
candidates-lost = { $points }目の損
candidates-then = 続いて{ $line }
opinion-pass = パス

## What a review says of a move

mark-best = 最善手
mark-good = 好手
mark-inaccuracy = 緩着
mark-mistake = 失着
mark-blunder = 大悪手
