## draw/Canvas.tsx

canvas-point = 点 { $name }，与 { $around } 相连
canvas-point-alone = 点 { $name }，没有线
canvas-the-board-you-draw-points = 你绘制的棋盘，{ $points } 个点

## draw/DrawPage.tsx

draw-bridge = 桥
draw-tap-an-empty-place-for = 轻点空白处添加点，轻点两个点将其相连。容易误读的线显示为传送门：两端标有相同的字母。拖动点可移动它，拖动背景可查看其他位置。
draw-tap-two-points-a-bridge = 轻点两个点：用一串新的点把它们连起来。
draw-tap-a-point-for-a = 轻点某个点将其删除，或轻点某条线将其剪断。
draw-points-lines = { $points } 个点，{ $edges } 条线
draw-draw-a-board-of-your = 绘制自己的棋盘
draw-tool = 工具
draw-redo = 重做
draw-undo = 撤销
draw-add-a-point = 添加点
draw-lay-out = 整理
draw-snap = 吸附
draw-chain = 连续
draw-chain-about = 下一条线从上一条线的终点开始。按住 Shift 也可以。
draw-symmetry = 对称
draw-rotations = { $n ->
    [1] 不旋转
   *[other] { $n } 次旋转
  }
draw-mirrors = 镜像
draw-drawing = 绘制
draw-tap-anywhere-for-the-first = 轻点任意位置放下第一个点，或从现有棋盘开始
draw-the-link-to-this-board = 此棋盘的链接
draw-the-board = 棋盘
draw-remove = 删除
draw-the-chosen-point = 选中的点
draw-play-on-it = 在此棋盘上下棋
draw-with-a-friend-by-link = 与朋友下（通过链接）
draw-against-a-bot = 与机器人下
draw-more-players-other-rules = 更多棋手、其他规则…
draw-explore-it = 探索此棋盘
draw-make-an-exercise = 制作习题

## draw/Facts.tsx

facts-neighbours = { $n } 个相邻点
facts-to-neighbours = { $low } 至 { $high } 个相邻点
facts-too-many-symmetries-to-count = 对称太多，这里无法计数。
facts-no-symmetry-every-point-is = 没有对称：每个点都不同。
facts-about-10 = 约 10^{ $exponent }
facts-symmetries = { $kinds ->
    [1] { $count } 种对称；所有点都等价。
   *[other] { $count } 种对称；点分为 { $kinds } 类。
  }
facts-points = { $n } 个点
facts-lines = { $n } 条线
facts-in-parts = 分为 { $parts } 部分
facts-point-at-one-to-see = 指向某个点，可查看与它等价的点。
facts-ready-to-be-played-on = 可以下棋了。
facts-what-there-is-to-know = 关于此棋盘

## draw/Makers.tsx

makers-for-makers = 动手制作
makers-true-to-the-millimetre-strokes = 精确到毫米：供激光雕刻机使用的线条（黑色雕刻，红色切割），或供 3D 打印机使用的带槽和凹坑的实体。
makers-width-in-millimetres = 宽度（毫米）
makers-strokes-svg = 线条（SVG）
makers-solid-stl = 实体（STL）
makers-text-json = 文本（JSON）

## draw/Sources.tsx

sources-start-from-a-board = 从现有棋盘开始
sources-or-paste-lines-two-names = 或粘贴线（每条写两个点的名称）或 JSON
sources-draw-the-text = 绘制
sources-empty-board = 空白棋盘

## draw/drawn.ts

drawn-points-have-no-line-a = 有 { $n } 个点没有线：下在那里的棋子没有气
drawn-points-lie-so-close-that = 有 { $n } 个点距离太近，棋子会重叠
drawn-a-line-runs-over-and = 有线条从 { $n } 个点上穿过，却不在那里终止
drawn-hint = 请拖动一个点，或使用“{ $arrange }”。
