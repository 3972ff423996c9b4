## learn/ClassPage.tsx

class-exercise = 习题 { $n }：{ $trouble }
class-it-holds-no-exercise = 其中没有习题。
learn-exercises = 习题
class-you-have-solved-them-all = 你已全部做完。
class-these-exercises-cannot-be-opened = 无法打开这些习题
learn-the-link-holds-no-exercises = 链接中没有习题。是否复制完整？
class-change-these-exercises = 修改这些习题
class-exercises-saved-here = 共 { $exercises } 道习题。你的进度保存在此浏览器中。
class-works-offline = 页面打开后可离线使用。

## learn/ClockBox.tsx

clock-box-main-time-then-periods = 基本时限，之后 { $periods } 次读秒
clock-box-periods-left = 剩余 { $periods } 次读秒

## learn/FirstGame.tsx

first-game-play-7-7-against-the = 与最弱的机器人下 7 × 7

## learn/LearnPage.tsx

learn-no-such-lesson = 没有这一课
learn-to-all-lessons = 全部课程
learn-all-lessons = 全部课程
learn-problems = 死活题
learn-learn-go = 学围棋
learn-the-first-lessons-take-ten = 前 { $lessons } 课只需十分钟，最后下一盘棋。每个答案都由规则引擎检验。
learn-go-on = 继续：{ $title }
learn-of-lessons-done = 已完成 { $finished } / { $lessons } 课
learn-start-over = 从头开始
learn-forget-what-is-done = 重置学习进度？
learn-all-lessons-will-be-open = 所有课程将从头开始，其他内容不变。
learn-forget-it = 重置
learn-beyond-the-lessons = 课程之外
learn-games-with-comments = 带解说的棋谱
learn-an-algorithm-step-by-step = 逐步演示的算法
learn-make-exercises-of-your-own = 自己制作习题
learn-done = 已完成
learn-of = { $done } / { $all }
learn-exercises-2 = { $all } 道习题

## learn/LessonPage.tsx

lesson-exercise = 习题 { $i }
lesson-exercise-done = 习题 { $i }，已完成
lesson-board-exercise = 棋盘：{ $title }，习题 { $step }
lesson-right = 正确。
lesson-almost = 差一点。
lesson-not-quite = 不太对。
lesson-finish = 完成
lesson-next = 下一题
lesson-show-me = 看答案
lesson-almost-done = 快完成了
lesson-exercise-is-still-open = 习题 { $missing } 尚未完成
lesson-next-2 = 下一课：{ $title }

## learn/TaskControls.tsx

task-controls-of-found = 已找到 <b>{ $found }</b> / { $all }
task-controls-a-tap-on-an-empty = 轻点空点时放置
task-controls-answers = 答案
task-controls-check = 检查

## learn/TeachPage.tsx

teach-make-exercises = 制作习题
teach-set-up-a-position-and = 摆出局面并选择问题。规则引擎会找出答案，并检查学生的作答；不会向服务器发送任何内容。一个链接即包含整套习题。
teach-the-link-brings-another-set = 链接中的习题与你正在制作的不同。
teach-keep-mine = 保留我的
teach-replace-mine = 替换我的
teach-title-of-the-set = 习题集标题
teach-one-more = 再加一题
teach-make-the-first = 制作第一题
teach-the-exercises-of-the-set = 习题集中的习题
teach-remove-this-exercise = 删除这道习题
teach-choose-points = 选择点
teach-look = 查看
teach-earlier-in-the-set = 前移
teach-remove-it = 删除
teach-remove-this-exercise-2 = 删除这道习题？
teach-the-others-stay = 其他习题会保留。
teach-a-drawn-board = 手绘棋盘
teach-for-another-board = 要用其他棋盘，请先<link>绘制</link>，再选择“制作习题”。
teach-players = 棋手数
teach-who-plays = 谁下
teach-mark = 标记
teach-say = 地
teach-choose = 选择
teach-count = 计数
teach-your-own = 自定
teach-question = 问题
teach-chosen = 已选：{ $points }
teach-tap-the-point = 按“选择点”，然后轻点棋盘上的那个点。
teach-tap-the-points = 按“选择点”，然后轻点棋盘上的那些点。
teach-stones-to-take-at-least = 至少提几子
teach-the-right-number = 正确的数字
teach-answers-tick-those-that-are = 答案（勾选正确的）
teach-answer-is-right = 答案 { $i } 正确
teach-answer = 答案 { $i }
teach-one-more-answer = 添加答案
teach-what-to-know-optional = 提问前的说明（选填）
teach-a-block-with-one-liberty = 只剩一口气的棋块处于*被打吃*的状态。
teach-the-question = 问题
teach-write-the-question = 请写出问题。
teach-what-to-keep-in-mind = 作答后的说明（选填）
teach-the-rules-can-check-this = 规则引擎可以检查这道习题。
teach-holds-no-exercises = { $name } 中没有习题。
teach-the-link-for-your-class = 给学生的链接
teach-try-it = 试做
teach-save-as-a-file = 另存为文件
teach-save-for-offline = 保存离线文件
teach-the-offline-file-is = 离线文件无需网络，可在任何浏览器中打开：发给学生，或复制到他们的设备上。
teach-the-page-to-save-cannot = 无法保存页面。服务器是否在运行？
teach-exercise-cannot-be-checked-yet = 习题 { $wrong } 还无法检查。可以检查后才会出现链接。
teach-open-a-file-with-exercises = 打开习题文件

## learn/aims.ts

aims-you-took-stones = 你提了 { $n } 子。
aims-that-takes-stones-only-more = 这样只能提 { $n } 子，你可以提更多。
aims-that-takes-nothing = 这手没有提到子。
aims-that-takes-nothing-s-block = 这手没有提到子：{ $player }在 { $name } 的棋块在 { $name2 } 还有一口气。
aims-liberties-a-sound-start = { $n } 口气：扎实的开端。
aims-on-the-edge-the-stone = 在边线上，这颗棋子只有 { $n } 口气，也围不到多少地。
aims-your-block-has-liberties-now = 你的棋块现在有 { $n } 口气。
aims-your-block-is-gone-it = 你的棋块被提了：它原来只有一口气。
aims-two-eyes-nothing-can-take = 两只眼：这块棋再也提不掉了。
aims-now-no-move-makes-two = 现在怎么下都做不出两只眼了。
aims-it-is-off-the-board = 已经提掉了。
aims-no-move-makes-two-eyes = 怎么下都做不出两只眼了：这块棋死了。
aims-now-the-block-has-two = 现在这块棋有两只眼了。
aims-the-board-has-changed-so = 盘面已经改变，所以没有重复。
aims-the-ko-was-open-and = 劫可以提，你却没有提。
aims-that-was-no-threat-so = 这手不是劫材，所以对方有时间把劫粘上。
aims-that-move-gains-nothing-your = 这手棋没有收获：你的得分原来是 { $before }，现在是 { $after }。
aims-the-others-pass = 其他人也停一手，对局结束。
aims-passes = { $player }也停一手，对局结束。
aims-all-have-passed-the-game = 各方都已停一手：对局结束。
aims-if-the-game-ends-now = 如果对局现在结束：
aims-right-whoever-plays-first-here = 正确：在这里谁先动手，谁的棋块就被提。
aims-that-does-not-touch-the = 这手与那两块棋无关；这里最好停一手。
aims-that-costs-you-stones = 这样你会损失 { $n } 子。
aims-moves-all-in-time = { $n } 手，全部按时完成。

## learn/choose.ts

choose-write-a-number-for = 请为“{ $label }”输入一个数字。
choose-is-not = “{ $label }”不是 { $given }。{ $why }

## learn/lessons/around.ts

around-around-the-game = 棋局内外
around-fair-games-time-other-boards = 公平对局、用时、其他棋盘、更多棋手。
around-komi = 贴目
around-points-for-moving-second = 给后行方的补偿。
around-komi-makes-up-for-blacks = 贴目抵消黑方先行的优势；其中的半目避免和棋。
around-whoever-moves-first-has-an = 先行的一方占有优势。
around-no-komi-who-wins = 不贴目：谁赢？
around-komi-gives-white-points-for = *贴目*为此补给白方若干目，数目在对局前商定。
around-the-same-position-with-a = 同样的局面，贴 7½ 目：谁赢？
around-a-half-point-cannot-be = 盘上不会出现半目，所以不会和棋。
around-a-komi-of-61-2 = 贴 6½ 目：胜方领先多少目？
around-white-is-ahead-by-half = 白方领先半目：再得一目就够了。还有一个不属于任何一方的点（单官）可下。
around-you-are-black-komi-is = 你执黑，贴 4½ 目。请下出制胜的一手。
around-ranks-and-handicap = 段级位与让子
around-an-even-game-between-unequals = 让棋力不同的人下得势均力敌。
around-a-step-of-rank-is = 差一级，让一子。
around-ranks-run-from-30-kyu = 级位从初学者的 30 *级*（30k）升到 1 级，然后是段位，从 1 *段*（1d）升到 9 段。一级大约相当于一子。
around-8k-plays-against-5k-how = 8 级（8k）对 5 级（5k）。让几子才势均力敌？
around-after-1-kyu-comes-1 = 1 级之上就是 1 段。
around-and-2k-against-3d = 那么 2 级（2k）对 3 段（3d）呢？
around-the-weaker-player-takes-black = 较弱的一方执黑，开局时先摆上几子：习惯上摆在星位。
around-mark-the-places-of-four = 标出让四子时的位置。
around-with-handicap-stones-on-the = 摆好让子后，由白方先行。
around-you-are-white-make-the = 你执白。请下第一手。
around-clocks = 计时
around-main-time-and-byo-yomi = 基本时限与读秒。
around-a-period-is-lost-only = 一次读秒全部用完才会失去。
around-first-your-main-time-runs = 先用*基本时限*，用完后进入*读秒*：在一次读秒之内落子，不损失次数；超过了就失去这一次。
around-main-time-2-hours-then = 基本时限 2 小时，之后 60 秒读秒 3 次。你的一手棋想了 2 小时又 75 秒。还剩几次读秒？
around-within-the-period-there-is = 在一次读秒之内不必着急。
around-the-same-clock-but-you = 同样的计时，但你想了 2 小时又 59 秒。还剩几次？
around-try-it-5-seconds-then = 试一试：5 秒，之后 5 秒读秒 2 次。从你的第一手开始计时。
around-you-are-black-make-five = 你执黑。请按时下五手。
around-other-boards = 其他棋盘
around-only-the-lines-change = 变的只是线。
around-points-and-lines-are-all = 规则只需要点和线：任何图都可以是棋盘。
around-on-a-torus-the-right = 在环面上，右边与左边相连，上边与下边相连。边界外颜色较淡的棋子就是同一批棋子的重现。
learn-mark-the-liberties-of-the = 标出这颗黑子的气。
around-inside-this-board-every-point = 在这个棋盘内部，每个点有六个相邻点。
around-mark-the-liberties-of-blacks = 标出黑棋块的气。
around-on-a-sunflower-the-points = 在向日葵棋盘上，各点的相邻点数不同。
learn-you-are-black-take-the = 你执黑。请提掉那颗白子。
around-more-players = 更多棋手
around-three-colours-and-more = 三种颜色，乃至更多。
around-turns-go-round-and-a = 依次轮流下，一手棋同时清除所有对手没有气的棋子。
around-three-players-black-white-red = 三名棋手：黑方、白方、红方。一手棋同时清除所有对手没有气的棋子。
around-black-plays-mark-all-stones = 黑方下在 ×。标出所有离开棋盘的棋子。
around-a-point-is-yours-if = 如果一个点到达你的颜色而不到达其他颜色，它就是你的。
learn-whose-is-each-region-tap = 每块区域属于谁？轻点它，直到方块正确。没有方块表示不属于任何一方。
around-the-game-ends-when-all = 各方接连停一手后，对局结束。
around-white-and-red-have-passed = 白方和红方都已停一手。你执黑，盘上已没有可争的地方。
around-most-points-win-the-others = 得分最高者获胜，其余依次排名。
around-what-is-the-score = 得分是多少？

## learn/lessons/fights.ts

fights-consequences = 规则的推论
fights-what-follows-from-the-rules = 由规则推出、决定胜负的东西。
fights-life-and-death = 死活
fights-real-eyes-false-eyes-vital = 真眼、假眼、要点。
fights-you-can-tell-real-eyes = 你能分清真眼和假眼，并找到要点。
fights-an-eye-is-false-if = 如果一只眼周围的棋子可以被分断并提掉，它就是*假眼*。
fights-mark-blacks-real-eyes = 标出黑方的真眼。
fights-blacks-block-has-room-for = 黑棋块的眼位是一排四个点。设想任何一方先下一手。
fights-what-becomes-of-blacks-block = 黑棋块的死活如何？
fights-four-in-a-row-are = 直四是活棋。
fights-four-points-again-but-in = 还是四个点，但排成方形。
fights-what-becomes-of-this-one = 这块棋的死活如何？
fights-the-shape-of-the-room = 重要的不只是眼位的大小，还有形状。
fights-find-the-point-that-divides = 找到把眼位一分为二的点。
fights-you-are-black-live = 你执黑。请做活。
fights-and-now-the-other-way = 现在反过来。
fights-you-are-white-kill-the = 你执白。请杀掉黑棋块。
fights-snapback = 倒扑
fights-give-one-take-many = 弃一子，提多子。
fights-a-stone-given-at-the = 在恰当的点弃一子，可以提掉整块棋。
fights-you-may-put-a-stone = 你可以下在会被对方提的地方，只要对方提子后自己只剩一口气。
fights-you-are-black-win-four = 你执黑。请吃掉至少四子。
fights-black-gave-a-stone-at = 黑方在 D1 弃了一子，白方下 C1 把它提掉。
fights-mark-all-liberties-that-whites = 标出白棋块现在所有的气。
fights-the-taking-stone-filled-one = 提子的棋子填掉了一口气，被提的棋子空出另一口气。再没有别的气了。
fights-had-black-played-c1-instead = 如果黑方先下 C1，白方就会在 D1 把棋块连上。次序很重要。
fights-you-are-white-do-the = 你执白。请在上方下出同样的手段。
fights-seki = 双活
fights-nobody-wants-to-begin = 谁也不愿先动手。
fights-in-a-seki-both-blocks = 双活中两块棋都活，因为谁先进攻谁就死。
fights-the-two-blocks-at-the = 下方的两块棋各有一只眼，并共有一口公气。
learn-you-are-black-what-do = 你执黑。该怎么办？
fights-this-is-seki-both-stay = 这就是*双活*：双方的棋都留在盘上。
fights-white-is-in-the-same = 白方的处境也一样。
fights-you-are-white-what-do = 你执白。该怎么办？
fights-the-shared-liberty-reaches-both = 公气到达两种颜色。
learn-mark-every-point-that-is = 标出所有不属于任何一方的点。
fights-by-area-stones-and-eyes = 数子法中，双活里的棋子和眼照常计分。（数目法中，双活里什么都不计。）
fights-what-is-the-score-by = 按数子法，得分是多少？

## learn/lessons/first.ts

first-ten-minutes-to-your-first = 十分钟下第一盘棋
first-all-that-you-need-to = 下棋所需的一切。
first-stones-and-liberties = 棋子与气
first-where-stones-go-and-what = 棋子下在哪里，靠什么存活。
first-you-know-what-a-liberty = 你知道了什么是气，也知道相连的棋子共有气。
first-two-players-take-turns-black = 两人轮流下，黑方先行。轮到你时，在一个*点*上放一颗棋子：点就是线与线相交的地方，包括边上。
first-you-are-black-put-a = 你执黑。请在任意位置落子。
first-it-never-moves-from-there = 棋子不会移动，只有被提时才离开棋盘。
first-an-empty-point-that-a = 与棋子由一条线直接相连的空点，是这颗棋子的*气*。
first-lines-count-corners-do-not = 只看线，斜对角不算。
first-points-have-names-letters-run = 每个点都有名称：字母从左到右，数字从下到上，所以 A1 在左下角。
first-how-many-liberties-has-each = 每颗棋子各有几口气？
first-in-the-corner-and-on = 角上和边上的气较少。
first-stones-of-one-colour-that = 由线相连的同色棋子组成一个*棋块*。一个棋块的气是共有的。
first-mark-all-liberties-of-blacks = 标出黑棋块的所有气。
first-a-white-stone-beside-it = 旁边的白子会占去一口气。
first-a-block-ends-where-no = 如果没有线通向另一颗同色棋子，棋块就到此为止。
first-mark-every-stone-of-the = 标出 A3 所在棋块的每颗棋子。
first-taking-stones = 提子
first-fill-the-last-liberty = 填掉最后一口气。
first-you-can-take-blocks-and = 你会提棋块了，也能看出自己的棋何时有危险。
first-a-block-without-liberties-is = 没有气的棋块会被*提掉*：它的所有棋子离开棋盘。
first-however-large-a-block-is = 棋块不论多大，都是整块被提。
first-take-all-three = 请提掉全部三子。
first-a-block-with-one-liberty = 只剩一口气的棋块处于*被打吃*的状态：下一手就可能被提。
first-mark-every-block-in-atari = 标出所有被打吃的棋块，不论黑白。
first-your-stone-is-in-atari = 你的棋子被打吃了。你可以把它长出去，增加它的气。
first-you-are-black-save-the = 你执黑。请救出 C3 的棋子。
first-where-you-may-not-play = 不能下的地方
first-a-stone-needs-a-liberty = 棋子必须有气。
first-you-know-where-a-stone = 你知道了哪里可以下，以及为什么先提对方的子。
first-a-stone-may-not-be = 如果棋子落下后没有气，就不能下在那里。那是*自杀*。
first-may-black-play-at = 黑方可以下在 × 吗？
first-but-what-you-take-leaves = 但是，你提掉的棋子会先离开棋盘，这可能给你的棋子带来气。
first-may-black-play-at-here = 在这里，黑方可以下在 × 吗？
first-whites-block-has-one-liberty = 白棋块只剩中间的一口气。
first-you-are-black-take-the = 你执黑。请提掉整块棋。
first-the-white-stones-left-first = 白子先离开，你的棋子就有气了。
first-now-all-together = 现在综合起来。
first-mark-every-empty-point-where = 标出黑方不能下的所有空点。
first-ko = 劫
first-no-position-comes-twice = 局面不得重复。
first-you-know-why-nobody-can = 你知道了为什么不能无休止地互相提来提去。
first-whites-stone-at-b3-has = B3 的白子只剩一口气。这个形状叫*劫*。
first-you-are-black-take-a = 你执黑。请提一子。
first-black-has-just-taken-at = 黑方刚在 C3 提子。白方想在 B3 提回来。但任何一手都不能重现以前的局面。
first-may-white-play-b3 = 白方可以下 B3 吗？
first-the-board-shows-that-earlier = 棋盘上显示的是先前的那个局面，B3 处画了圈。
first-white-must-play-elsewhere-first = 白方必须先下别处：最好是黑方非应不可的一手（劫材）。这样盘面就改变了，白方便可以提劫。
first-you-are-white-win-the = 你执白。请打赢这个劫：先威胁下方的两颗黑子，再在 B5 提劫。
first-two-eyes = 两只眼
first-how-a-block-becomes-safe = 怎样让棋块永远安全。
first-two-eyes-live-one-does = 两眼活，一眼死。多数棋局由此决定胜负。
first-blacks-block-has-two-holes = 黑棋块里有两个空位。每个空位都是一口气，白方无法同时填上两个。
first-mark-every-point-where-white = 标出白方不能下的所有点。
first-these-holes-are-eyes-a = 这样的空位叫做*眼*。有两只眼的棋块永远不会被提。
first-with-one-eye-only-a = 只有一只眼的棋块可以被包围，最后填掉眼就被提了。
first-which-black-block-can-never = 哪个黑棋块永远不会被提？请标出来。
first-your-block-has-room-for = 你的棋块只要分割得好，就有空间做两只眼。
first-you-are-black-make-two = 你执黑。请做出两只眼。
first-your-opponents-good-point-is = 敌之要点即我之要点。
first-you-are-white-keep-black = 你执白。请阻止黑方做出两只眼。
first-the-end-and-the-count = 终局与数棋
first-who-has-surrounded-more = 谁围得更多？
first-you-can-end-a-game = 你会结束对局并数棋了。
first-in-the-end-an-empty = 终局时，如果一块空的区域只与你的棋子相邻，它就是你的。如果与两种颜色都相邻，则不属于任何一方。
first-your-score-your-stones-on = 你的得分：你在盘上的棋子，加上属于你的空点。
first-count-both = 请数双方的得分。
first-instead-of-playing-you-may = 你也可以不落子，*停一手*。双方都停一手，对局就结束。
first-you-are-black-and-nothing = 你执黑，盘上已没有可争的地方。该怎么办？
first-a-stone-shut-in-by = 被活棋包围、又没有空间做两只眼的棋子是*死子*：随时都能提掉，所以不必真的去提。
first-both-have-passed-mark-the = 双方都已停一手。请标出双方的死子。
first-dead-stones-come-off-before = 数棋之前先拿掉死子，它们所在的点变成空点。
first-count-both-without-the-dead = 拿掉死子后，请数双方的得分。
first-your-first-game = 你的第一盘棋
first-7-7-against-the-gentlest = 7 × 7，对手是最弱的机器人。
first-surround-more-than-the-bot = 围得比机器人多就能赢。盘上没有可争的地方时，请按“停一手”。双方都停一手后，死子会变淡显示。轻点棋块可以更改，然后确认同意。
first-surrounding-is-easiest-near-the = 在角和边附近围地最容易，但不要下在一线。
first-you-are-black-make-a = 你执黑。请下出扎实的第一手。
first-look-out-for-atari-before = 每手棋之前，看看双方有没有被打吃的棋。
first-you-are-black-take-something = 你执黑。请提子。

## learn/lessons/rules.ts

rules-the-rules-exactly = 精确的规则
rules-ten-short-rules-by-john = John Tromp 和 Bill Taylor 的十条短规则，逐字讲解。
rules-legal-positions = 合法局面
rules-every-block-breathes = 每个棋块都要有气。
rules-a-position-is-legal-if = 如果每个棋块都有气，局面就是合法的。
rules-a-block-is-a-largest = 棋块是由线相连的同色棋子的最大集合。单独一颗棋子也可以是一个棋块。
rules-how-many-blocks-has-each = 每种颜色各有几个棋块？
rules-liberties-belong-to-the-block = 气属于整个棋块，两个棋块可以共有一口气。
rules-how-many-liberties-has-the = 下列各点所在的棋块有几口气？
rules-a-position-is-legal-if-2 = 如果每个棋块至少有一口气，局面就是*合法*的。
learn-is-this-position-legal = 这个局面合法吗？
rules-one-stone-more-or-one = 多一子或少一子，就可能使它合法。轻点棋子将其拿掉，轻点空点添加棋子。
rules-find-every-single-change-after = 找出所有只改动一处就能使局面合法的方法。
rules-adding-never-helps-a-block = 添加棋子没有用：没有气的棋块旁边没有空点。
rules-this-position-is-legal = 这个局面合法。
rules-add-one-stone-so-that = 添加一颗棋子，使它仍然合法。找出所有方法。
rules-reaching = 到达
rules-one-idea-that-replaces-many = 一个概念代替许多概念。
rules-liberty-capture-territory-the-rules = 气、提子、地：规则都用“到达”来表述。
rules-a-point-reaches-another-colour = 如果从一个点出发，沿着与它同色的点有一条路径通向另一种颜色，就说这个点*到达*那种颜色。“空”也算一种颜色。
rules-walk-from-the-black-stone = 从黑子 E4 走到一个空点：一步一步轻点。
rules-all-stones-of-a-block = 同一棋块的所有棋子到达相同的颜色。
rules-which-colours-does-the-stone = D5 的棋子到达哪些颜色？请全部选出。
rules-empty-points-reach-too-over = 空点也能到达：沿着空点走。
rules-walk-from-the-empty-point = 从空点 E1 走到一颗白子。
rules-the-word-is-for-other = 这个词只用于其他颜色：白色不说到达白色。
rules-which-colours-does-the-empty = 空点 A3 到达哪些颜色？请全部选出。
rules-clearing = 清除
rules-what-does-not-reach-empty = 到达不了空点的棋子被拿掉。
rules-clearing-a-colour-empties-its = 清除一种颜色，就是把该颜色中到达不了空点的点变为空点。
rules-this-position-is-not-legal = 这个局面不合法。
rules-mark-every-block-that-has = 标出所有没有气的棋块。
rules-clearing-a-colour-empties-all = *清除*一种颜色，就是把该颜色中所有到达不了空点的点变为空点。
rules-clear-black-mark-the-stones = 清除黑色：标出被拿掉的棋子。
rules-each-colour-is-cleared-for = 每种颜色分别在当时的棋盘上清除。
rules-clear-white-on-the-same = 在同一棋盘上清除白色：标出被拿掉的棋子。
rules-so-it-matters-which-colour = 所以先清除哪种颜色很重要。
rules-a-move-in-three-steps = 一手棋的三个步骤
rules-colour-clear-the-others-clear = 着色，清除对方，清除自己。
rules-a-move-colour-an-empty = 一手棋：给一个空点着色，清除对方，再清除自己的颜色。
rules-a-move-colours-an-empty = 一手棋先给一个空点着色，再清除对方，最后清除行棋方自己的颜色。
rules-white-plays-mark-all-stones = 白方下在 ×。标出所有离开棋盘的棋子。
rules-one-move-may-clear-several = 一手棋可能清除好几个棋块。
rules-you-are-black-take-two = 你执黑。请一次提掉两个棋块。
rules-where-suicide-is-allowed-the = 允许自杀时，第三步才可能起作用。
rules-white-plays-and-these-rules = 白方下在 ×，本规则允许自杀。标出离开棋盘的棋子。
rules-never-do-both-steps-clear = 两步清除不会同时起作用：提了子的一方必定有气。
rules-most-people-play-without-suicide = 多数人下棋不允许自杀。
rules-without-suicide-mark-where-white = 禁止自杀：标出白方不能下的地方。
rules-superko = 禁止全局同形
rules-the-whole-past-counts = 过去的一切都算数。
rules-no-move-may-bring-back = 任何一手都不能重现以前的着色，所以每盘棋都会结束。
rules-six-moves-were-played-on = 在这个四个点的棋盘上已下了六手。黑方下 A2 将提三子。
rules-may-black = 黑方可以下在那里吗？
rules-not-just-the-last-position = 不只是上一个局面，开局以来的每个局面都算。
rules-black-has-no-move-left = 黑方已无处可下。停一手永远不违反这条规则。
rules-black-passes-white-passes-what = 黑方停一手，白方停一手。得分是多少？
rules-these-rules-allow-suicide-a = 本规则允许自杀。下在眼里的单独一子会立刻离开棋盘。
rules-may-white-play-at = 白方可以下在 × 吗？
rules-so-an-eye-is-safe = 所以，即使允许自杀，眼也是安全的。
rules-area-scoring = 数子法
rules-stones-and-what-reaches-only = 棋子，以及只到达这些棋子的空点。
rules-score-points-of-your-colour = 得分：你的颜色的点，加上只到达你的颜色的空点。
rules-your-territory-the-empty-points = 你的*地*：到达你的颜色而不到达其他颜色的空点。
rules-the-score-looks-at-the = 得分只看着色，不看轮到谁下，也不看以后会怎样。
rules-what-is-the-score-as = 按现在的盘面，得分是多少？
rules-white-has-put-one-stone = 白方在黑墙后面下了一子。要说明一个点不属于任何一方，只需说明它到达两种颜色。
rules-walk-from-the-empty-point-2 = 从空点 B5 走到一颗白子。
rules-one-stone-can-make-a = 一颗棋子就能让一大片地不属于任何一方，直到它被提掉或双方同意它是死子。
rules-mark-every-point-that-is = 标出现在不属于任何一方的所有点。
rules-if-you-do-not-agree = 如果对某颗棋子有异议，就继续下：在本规则下不会有损失。
rules-territory-scoring = 数目法
rules-the-older-way-prisoners-count = 较古老的方法：被提的子也算。
rules-territory-scoring-counts-empty-points = 数目法计空点，减去被提的子。胜负很少因此改变。
rules-here-stones-do-not-count = 这里棋子不计分。你的得分：你的空点，你每有一子被提就减一目。
rules-black-has-just-taken-four = 黑方刚下 B2 提了四子。得分是多少？
rules-the-same-game-by-area = 同一盘棋用数子法：数棋子和空点，不算提子。
rules-what-is-the-score-now = 现在得分是多少？
rules-under-territory-scoring-a-stone = 数目法中，在自己的地里下一子损失一目。

## learn/made.ts

made-you-are = 你是{ $player }。
made-play-take-stones = 下棋：提子
made-take = { $n ->
    [1] { $who }请提一子。
   *[other] { $who }请至少提 { $n } 子。
  }
made-play-save-a-block = 下棋：救棋块
made-save-the-block-at = { $who }请救出 { $made } 的棋块。
made-play-make-a-block-live = 下棋：做活
made-make-two-eyes-for-the = { $who }请为 { $made } 的棋块做出两只眼。
made-play-kill-a-block = 下棋：杀棋
made-kill-the-block-at = { $who }请杀掉 { $made } 的棋块。
made-mark-the-liberties-of-a = 标记：棋块的气
made-mark-the-liberties-of-the = 标出 { $made } 的棋块的气。
made-mark-the-stones-of-a = 标记：棋块的棋子
made-mark-every-stone-of-the = 标出 { $made } 所在棋块的每颗棋子。
made-mark-blocks-in-atari = 标记：被打吃的棋块
made-mark-every-block-with-one = 标出所有只剩一口气的棋块。
made-mark-moves-that-take-something = 标记：能提子的着手
made-mark-every-move-that-takes = { $who }标出所有能提子的着手。
made-mark-points-where-one-may = 标记：禁着点
made-mark-every-empty-point-where = 标出{ $player }不能下的所有空点。
made-mark-blocks-that-can-never = 标记：永远不会被提的棋块
made-mark-every-block-of-that = 标出{ $player }永远不会被提的所有棋块。
made-mark-dead-stones = 标记：死子
made-mark-the-dead-stones-of = 标出各方的死子。
made-mark-points-that-are-nobodys = 标记：不属于任何一方的点
made-say-whose-each-region-is = 地：每块区域属于谁？
made-whose-is-each-region-tap = 每块区域属于谁？轻点它，直到方块正确。
made-choose-may-one-play-there = 选择：这手棋合法吗？
made-may-play-at = { $player }可以下在 { $made } 吗？
made-choose-is-the-position-legal = 选择：局面合法吗？
made-choose-who-wins-as-it = 选择：按现在的盘面谁赢？
made-who-wins-if-the-game = 如果对局现在结束，谁赢？
made-count-the-scores = 计数：得分
made-count-the-points-of-each = 数出每方的目数。
made-count-liberties = 计数：气
made-how-many-liberties-has-each = 每个棋块各有几口气？
made-your-own-mark-these-points = 自定：标出这些点
made-mark-the-best-points = 标出最佳的点。
made-that-is-what-was-asked = 正是所问的。
made-is-not-one-of-them = { $name } 不在其中。
made-your-own-answers-to-choose = 自定：选择题
made-your-own-a-number = 自定：数字
made-your-answer = 你的答案
made-the-drawn-board-of-this = 这道习题的手绘棋盘不完整。
made-a-board-for-exercises-has = 习题的棋盘最多有 { $mostpoints } 个点。
made-the-stones-do-not-fit = 棋子与棋盘不符。
made-nobody-of-that-colour-plays = 没有使用该颜色的棋手。
made-this-question-tries-every-move = 这个问题要尝试每一手棋：请选择不超过 { $small } 个点的棋盘。
made-a-chosen-point-is-not = 所选的点不存在。
made-choose-the-point-that-is = 请选择点。
made-choose-the-points-that-are = 请选择这些点。
made-say-how-many-stones = 请输入子数。
made-write-the-right-number = 请输入正确的数字。
made-write-at-least-two-answers = 请至少输入两个答案。
made-say-which-answers-are-right = 请勾选正确的答案。
made-two-answers-are-the-same = 有两个答案相同。
made-choose-a-point-with-a = 请选择有棋子的点。
made-choose-an-empty-point = 请选择空点。
made-in-this-position-nothing-is = 这个局面没有正确答案：请更改棋子或问题。
made-in-this-position-nothing-solves = 这个局面无解：请更改棋子或问题。

## learn/pick.ts

pick-tap-what-you-mean-there = { $what ->
    [liberties] 轻点作答：共有 { $n } 口气。
    [stones] 轻点作答：共有 { $n } 颗棋子。
    [eyes] 轻点作答：共有 { $n } 只眼。
   *[points] 轻点作答：共有 { $n } 个点。
  }
pick-missing = { $what ->
    [liberties] 还漏了 { $n } 口气。
    [stones] 还漏了 { $n } 颗棋子。
    [eyes] 还漏了 { $n } 只眼。
   *[points] 还漏了 { $n } 个点。
  }

## learn/play.ts

play-the-time-is-over-the = 时间到：不论盘面如何，这盘棋输了。
play-passes = { $who }停一手。
play-plays = { $who }下在 { $name }。

## learn/questions.ts

questions-no-no-liberty = 不可以：没有气
questions-no-it-stood-before = 不可以：局面重复
questions-takes-stones-and-so-has = 下在 { $at } 能提 { $taken } 子，所以有气。
questions-these-rules-allow-suicide-stones = 本规则允许自杀：有 { $lost } 子将离开棋盘。
questions-has-a-liberty-at = { $at } 在 { $name } 有一口气。
questions-legal = 合法
questions-illegal = 不合法
questions-s-block-at-has-no = { $player }在 { $names } 的棋块没有气。
questions-every-block-has-a-liberty = 每个棋块都有气。
questions-by = { $colour }（经 { $path }）
questions-reaches = { $name } 到达{ $ways }。
questions-reaches-but-not = { $name } 到达{ $ways }；不到达{ $missed }。
questions-nobody-a-tie = 和棋
questions-the-scores-are-equal = 得分相同
questions-account = { $player }：{ $sum } = { $score }。
questions-points-ahead = 领先目数
questions-blocks = { $player }的棋块数
questions-has-blocks = { $player }有 { $own } 个棋块：{ $parts }。
questions-liberties-of = { $name } 的气
questions-has-liberties = { $name } 有 { $liberties } 口气：{ $names }。
questions-has-no-liberty = { $name } 没有气。
questions-periods-left = 剩余读秒次数
questions-the-last-period-is-over = 最后一次读秒也用完了：超时负。
questions-the-main-time-is-over = { $n ->
    [0] 基本时限用完了，但没有用完任何一次完整的读秒。落子所在的那次读秒不会失去。
   *[other] 基本时限用完了，随后用完了 { $n } 次完整的读秒。落子所在的那次读秒不会失去。
  }
questions-it-lives-as-it-is = 已经活了
questions-whoever-moves-first-decides = 看谁先下
questions-it-is-dead = 已经死了
questions-against-every-move-the-engine = 不论对方怎么下，引擎都能找到做出两只眼的应手。
questions-lives-at-kills-at = { $player }下 { $saving } 做活；{ $player2 }下 { $name } 杀棋。
questions-no-single-move-makes-two = 没有哪一手能做出两只眼。
questions-from-to-there-are-steps = 从 { $weaker } 到 { $stronger } 差 { $n } 级，一级就是一子。

## learn/searches.ts

searches-liberties-every-empty-point-that = { $stones ->
    [1] { $n } 口气：与这颗棋子由一条线直接相连的每个空点。
   *[other] { $n } 口气：与这个棋块由一条线直接相连的每个空点。
  }
searches-has-a-stone-a-liberty = { $at } 有棋子。气是空点。
searches-lies-aslant-no-line-joins = { $stones ->
    [1] { $at } 在斜对角：没有线与这颗棋子相连。
   *[other] { $at } 在斜对角：没有线与这个棋块相连。
  }
searches-is-too-far-away-no = { $stones ->
    [1] { $at } 太远了：没有线与这颗棋子相连。
   *[other] { $at } 太远了：没有线与这个棋块相连。
  }
searches-stones-in-one-block-a = { $n ->
    [1] { $n } 颗{ $colour }棋子：单独成为一个棋块。
   *[other] 一个棋块共 { $n } 颗棋子：任意两颗之间都有{ $colour }棋子的路径相连。
  }
searches-is-empty-a-block-is = { $at } 是空点：棋块由棋子组成。
searches-has-another-colour = { $at } 的颜色不同。
searches-is-too-but-no-path = { $at } 也是{ $colour }，但从 { $name } 没有{ $colour }棋子的路径通到那里。
searches-is-empty-a-block-is-2 = { $name } 是空点；棋块由棋子组成。
searches-s-block-at = { $player }在 { $name } 的棋块
searches-each-of-them-has-one = 它们各只剩一口气，下一手就可能被提。
searches-has-liberties = { $blockName }有 { $liberties } 口气：{ $names }。
searches-no-line-leads-from-it = 没有线从它通向空点。
searches-has-a-liberty-at = { $blockName }在 { $name } 有一口气。
searches-two-eyes-whatever-the-opponent = 两只眼：不论对方怎么下，总有一只眼保持为空。
searches-has-no-two-eyes-it = { $blockName }没有两只眼：如果己方置之不理，就会被提。
searches-the-question-is-about-stones = 问的是{ $colour }棋子。
searches-nothing-can-part-the-stones = 周围的棋子无法被分断。
searches-is-a-false-eye-the = { $name } 是假眼：周围的棋子可以被分断，其中一些会被提。
searches-is-no-eye-an-eye = { $name } 不是眼：眼是被{ $colour }棋子围住的空点。
searches-they-stand-where-only-the = 它们处在只有另一方才能活的地方。双方都明白，于是把它们拿掉。
searches-can-never-be-taken-it = { $blockName }永远不会被提：它是活棋。
searches-is-not-lost-for-certain = { $blockName }还不一定死。
searches-these-stones-do-not-reach = 这 { $n } 颗棋子到达不了空点，所以清除{ $colour }会把所在的点变为空点。
searches-is-not-it-stays-as = { $at } 不是{ $colour }：保持不变。
searches-reaches-empty-at-so-it = { $at } 到达 { $name } 的空点，所以留下。
searches-first-the-others-are-cleared = 先清除其他颜色：{ $taken } 子。于是{ $who }的棋子又有了气，得以留下。
searches-no-other-block-lost-its = 没有其他棋块失去最后一口气，所以{ $who }自己的 { $own } 子必须离开：自杀。
searches-is-empty = { $at } 是空点。
searches-stays-once-the-others-are = { $at } 留下：清除其他颜色后，它就有气了。
searches-stays-its-block-still-has = { $at } 留下：它的棋块还有气。
searches-for-example = 例如：{ $first }
searches-has-a-stone-find-the = { $name } 有棋子：请找空点。
searches-may-play-it-takes-stones = { $player }可以下 { $name }：能提 { $taken } 子，所以有气。
searches-may-play-the-stone-would = { $player }可以下 { $name }：棋子落下后有气。
searches-takes = { $name } 提 { $takes } 子
searches-each-takes = { $takes }。
searches-has-a-stone-already = { $name } 已有棋子。
searches-a-stone-at-takes-nothing = 下在 { $name } 提不到子：它不是任何棋块的最后一口气。
searches-these-reach-more-than-one = 这些点到达不止一种颜色：不属于任何一方。
searches-has-a-stone-it-counts = { $name } 有棋子：算{ $player }的。
searches-reaches-only-it-is-s = { $name } 只到达{ $colour }：属于{ $player }。
searches-these-are-the-customary-places = 这就是在此棋盘上让 { $stones } 子的惯用位置。
searches-is-not-one-of-the = { $name } 不是惯用位置。

## learn/walk.ts

walk-no-line-joins-and = { $name } 与 { $name2 } 之间没有线相连。
walk-reaches-at-the-shortest-way = { $name } 在 { $name2 } 到达{ $colour }。最短路径为 { $n } 步。
walk-is-a-path-keeps-to = { $name } 是{ $colour }。最后一步之前，路径只能走与 { $name2 } 同为{ $own }的点。
walk-you-have-already = { $at } 已经有了。
walk-has-a-stone-here-one = { $at } 有棋子。请在空点上添加棋子。
walk-ways-and-the-engine-knows = 共 { $all } 种方法。引擎找不到其他方法。
walk-at = 在 { $at } 加{ $player }一子
walk-without = 拿掉 { $at }
walk-every-block-has-a-liberty = { $how }：每个棋块都有气。
walk-then-s-block-at-has = { $n ->
    [1] 这样{ $player }在 { $name } 的棋块就没有气。
    [2] 这样{ $player }在 { $name } 的棋块就没有气，另有一个棋块也没有。
   *[other] 这样{ $player }在 { $name } 的棋块就没有气，另有几个棋块也没有。
  }
walk-each-region-that-reaches-one = 只到达一种颜色的区域归该颜色所有；到达多种颜色的区域不属于任何一方。
walk-each-region-reaches-one-colour = 每块区域只到达一种颜色，归该颜色所有。
walk-reaches-it-is = { $at } 到达{ $colours }：属于{ $player }。
