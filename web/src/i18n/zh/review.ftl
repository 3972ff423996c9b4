## review/Review.tsx

review-review = 复盘
review-start = 复盘整局
review-follow = 分析棋盘上的局面
review-under-way = 正在复盘
review-stop = 停止
review-curves = 图表
review-win-rate = 胜率
review-whose-points = 地
review-share = { $player } { $win } · { $lead } 目
review-read = { $n ->
   *[other] 根据机器人看过的 { $n } 个局面。
  }
review-previous-mistake = 上一个失误
review-next-mistake = 下一个失误

## review/Chart.tsx

review-win-chart = 每一手的胜率
review-score-chart = 每一手的领先目数
review-chart-turn = 第 { $turn } 手：{ $values }

## review/Mistakes.tsx

review-biggest-mistakes = 最大的失误
review-mistake = 第 { $turn } 手，{ $move }：{ $grade }
review-summary = 大恶手：{ $blunders } · 失误：{ $mistakes } · 缓着：{ $inaccuracies } · 平均每手损失 { $average } 目
review-loss = −{ $points } 目 · 胜率 −{ $win }
review-gain = { $player } +{ $points }
review-gifts = 失误送给别人的目数
review-mistakes-by = 失误方

## review/TurnCard.tsx

review-this-turn = 这一手
review-turn = 第 { $turn } 手，{ $player } { $move }：{ $grade }
review-better = 更好：
review-why = 原因：
review-captures = 这样{ $player }可以吃掉 { $at } 处的 { $n } 子。
review-line = 在下面的变化中，{ $at } 处的 { $n } 子被吃掉。
review-atari = 这样{ $player }可以对 { $at } 处的 { $n } 子打吃。
review-missed = { $move } 本可以吃掉 { $at } 处的 { $n } 子。
review-rescue = { $move } 本可以让 { $at } 处的 { $n } 子摆脱打吃。
review-play-line = 把这一变化摆到棋盘上
review-try-again = 从这里再试一次
review-bot = 机器人

## review/Candidates.tsx

candidates-figures = { $player } { $win } · { $lead } 目
candidates-lost = 损失 { $points }
candidates-then = 接下来 { $line }
opinion-pass = 停一手

## What a review says of a move

mark-best = 最佳着手
mark-good = 好棋
mark-inaccuracy = 缓着
mark-mistake = 失误
mark-blunder = 大恶手
