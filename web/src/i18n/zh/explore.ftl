## explore/ExplorePage.tsx

explore-the-link-to-this-board = 此棋盘的链接不完整。
explore-no-such-board = 没有这个棋盘
explore-explore-another = 探索其他棋盘
explore-explore-a-position-on = 在 { $board } 上探索局面
explore-what-to-see = 显示
explore-a-block-here-has-no = 这里有棋块没有气：可以查看，但不能从这里开始下。
explore-all-have-passed = 各方都已停一手
explore-to-play = 轮到{ $player }
explore-no-game-from-here = 无法从这里开始对局
explore-step-by-step = 逐步演示
explore-one-turn-back = 后退一手
explore-one-turn-on = 前进一手
explore-who-begins = 先行方
explore-begins = { $player }先行
explore-clear-board = 清空棋盘
explore-stones-and-moves = 棋子与着手
explore-the-link-to-this-position = 此局面的链接
explore-the-laboratory = 实验室
explore-colourings-already-seen = 出现过的局面（全局同形）
explore-colourings-stood-so-far = 至今共 { $n } 个局面。
explore-the-latest = 只显示最近 { $most } 个。
explore-under-positional-superko-no-move = 按照禁止全局同形的规则，任何一手都不能重现其中的局面。
explore-after-turn = 第 { $turn } 手之后
explore-at-the-start = 开局

## explore/Lab.tsx

lab-perfect-play = 最佳下法
lab-from-here-on-small-boards = 从此局面起；限小棋盘
lab-positions = 局面数
lab-that-are-legal-on-this = 此棋盘上的合法局面
lab-fair-komi = 公平贴目
lab-by-perfect-play-or-games = 依据最佳下法或机器人对局
lab-this-asks-the-server-which = 此功能需要服务器，但目前无法连接。
lab-exact-answers = 精确解答
lab-cancel = 取消
lab-click-through-the-proof = 逐步查看证明
lab-the-laboratorys-machines = 计算
explore-asking = 正在询问…
lab-waiting-before-it = 等待中：前面还有 { $ahead } 个
lab-waiting = 等待中
lab-working = 计算中…
lab-working-share = 计算中… { $share }
lab-legal-positions-with-colours = <big>{ $digits }</big> 个合法局面（{ $players } 种颜色）。
lab-to = { $player }：<b>{ $points }</b>（{ $low } 至 { $high }）
lab-points = { $player }：<b>{ $points }</b>
lab-exactly-by-perfect-play = 精确值，依据最佳下法。
lab-from-games-of-bots = 依据 { $games } 盘机器人对局。
lab-black-can-secure-points = 黑方可以确保 { $points }
lab-neither-side-can-win = 双方都无法取胜
lab-best = 最佳：{ $best }。
lab-a-line-of-best-play = 最佳下法：{ $line }。已搜索 { $nodes } 个局面。棋盘上的数字表示各手棋的结果。

## explore/Proof.tsx

proof-has-a-turn-that-proves = { $who }有一手棋可以证明。
proof-may-do-anything-every-turn = { $who }可以任意下，每一手都有应对。请选择一手。
proof-enough-is-kept-for-good = 从这里起，不论怎么下，都已有足够的目数确保无虞。
proof-play-has-ended-with-a = 对局已以所断言的结果结束。
proof-the-proof-goes-on = 证明继续。
proof-what-is-proved = 证明的内容
proof-at-the-start = 开局。
explore-back = 后退
proof-close-the-proof = 关闭证明
proof-the-proof = 证明
proof-at-least = 至少 { $value }
proof-at-most = 至多 { $value }

## explore/Proven.tsx

proven-title = 5×5 已证明：黑方得到所有点
proven-about = 在禁止全局同形、禁止自杀的规则下，黑方下 C3，无论白方怎样应对，都能得到全部 25 点。2 是白方的应手（对称的只列一个），3 是黑方的回答。选择一个即可在棋盘上查看。
proven-line = { $white } { $reply }，{ $black } { $answer }

## explore/Setting.tsx

setting-other-rules = { $board }，其他规则…
setting-rules-such-as-no-suicide = 规则，例如 no-suicide,players=3
setting-use-them = 应用
setting-change-the-board = 更换棋盘
setting-draw-one = 绘制棋盘

## explore/Thoughts.tsx

thoughts-what-does-the-bot-think = 机器人怎么看？
thoughts-it-thinks = 思考中…
thoughts-ask-it = 询问
thoughts-the-bot = 机器人

## explore/lens.ts

lens-blocks = 棋块
lens-reach = 到达
lens-legal-moves = 合法着手
lens-territory = 地
lens-life = 死活
lens-blocks-point-at-a-stone = { $n } 块棋。指向一颗棋子，查看它的棋块和气。
lens-the-block-at-stones-liberties = { $player }在 { $name } 的棋块：{ $stones }，{ $liberties }（{ $points }）。
lens-liberties = { $n } 口气
lens-no-stones-yet = 还没有棋子。
lens-a-block-has-no-liberty = 有棋块没有气：实战中不会出现这样的局面。
lens-each-stone-shows-the-liberties = 每颗棋子上显示其棋块的气数。只剩一口气的棋块可以立刻被提。
lens-each-stone-shows-the-liberties-2 = 每颗棋子上显示其棋块的气数。
lens-choose-a-point-to-see = 选择一个点，查看它能到达什么，以及经过哪条路径。
lens-empty-points = 空点
lens-reaches = { $name } 到达{ $list }。
lens-reaches-by = { $name } 到达{ $list }：{ $path }。
lens-legal-moves-and-the-pass = { $n } 个合法着手，另可停一手。
lens-reaches-alone-it-is-s = { $at } 只到达{ $reached }：属于{ $player }。
lens-reaches-it-is-nobodys = { $at } 到达{ $reached }：不属于任何一方。
lens-empty-points-that-reach-one = 只到达一种颜色的空点归该颜色所有。
lens-stones-can-never-be-taken = 有 { $n } 子永远不会被提：即使己方一直停一手，对方怎么下也提不掉。
lens-no-stone-is-alive-for = 没有确定活着的棋子：那需要两只眼。
lens-a-block-here-has-no = 这里有棋块没有气：对局不能从这样的局面开始。

## explore/steps.tsx

steps-stones-of-the-opponents-now = 有 { $n } 颗对方棋子不再到达空点（已画圈）。
steps-every-opposing-stone-still-reaches = 对方的每颗棋子仍能到达空点。
steps-1-puts-a-stone-on = { $who }下在 { $name }。
steps-stones-of-s-own-reach = { $who }有 { $n } 颗棋子到达不了空点：自杀。
steps-s-own-stones-all-reach = { $who }的棋子都能到达空点。
steps-2-the-opponents-are-cleared = { $n ->
    [0] 清除对方：没有棋子被拿掉。
   *[other] 清除对方。
  }
steps-3-s-own-colour-is = { $n ->
    [0] 清除{ $who }：没有棋子被拿掉。
   *[other] 清除{ $who }。
  }
steps-this-colouring-is-new-the = 这是新的局面：这手棋合法。
steps-next-step = 下一步
steps-play-it = 落子
steps-take-it-back = 收回
