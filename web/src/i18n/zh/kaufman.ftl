## kaufman/KaufmanPage.tsx

kaufman-as-printed = 按原文
kaufman-without-endfor = 缺少 endfor
kaufman-mended = 修正后
kaufman-jeff-kaufmans-paper-of-2006 = Jeff Kaufman 2006 年的论文在任意图上定义了围棋：棋盘是一个图，其顶点为空、黑或白；对局是一个四元组 (G, S, P<sub>b</sub>, P<sub>w</sub>)。这里逐步运行论文中的算法 LIFT，并与 Tromp-Taylor 规则的清除对照。
kaufman-lift-issafe-and-removeblock = LIFT、isSafe 与 removeBlock
kaufman-position = 局面
kaufman-a-game-as-a-quadruple = 以四元组表示的对局
kaufman-errata = 勘误
kaufman-better = 更正：
kaufman-see-it = 查看
kaufman-the-position = 局面：{ $title }
kaufman-plays-at-tap-another-empty = { $player }下在 { $name }。轻点其他空点，在那里运行 LIFT。
kaufman-reading-of-the-figure = 对图的解读
kaufman-one-step-back = 后退一步
kaufman-one-step-on = 前进一步
kaufman-to-the-end-of-lift = 到 LIFT 结束
kaufman-step-of = 第 { $at } 步，共 { $steps } 步
kaufman-the-first-ones = （最前面的部分）
kaufman-possesses-prisoners = { $player }有 { $count } 颗提子
kaufman-issafe-would-follow-too-many = 在这里，isSafe 要走的路径太多。
kaufman-the-algorithm = 算法
kaufman-1-colours = 1. { $player }给 { $name } 着色。
kaufman-2-the-opponents-are-cleared = 2. 清除对方：{ $taken } 子。
kaufman-3-s-own-colour-is = 3. 清除{ $player }自己的颜色：{ $lost } 子。
kaufman-by-the-tromp-taylor-rules = 按 Tromp-Taylor 规则
kaufman-the-board-is-as-before = 棋盘与这手之前相同，按“禁止全局同形”的规则不能下这手棋。
kaufman-lift-called-issafe-times = LIFT 调用了 { $calls } 次 isSafe。
kaufman-the-same-board-and-the = 棋盘与提子数都相同。
kaufman-prisoners-by-lift-by-the = 提子数：按 LIFT 为 { $prisoners }，按规则为 { $due }。
kaufman-the-same-board = 棋盘相同。
kaufman-another-board = 棋盘不同。
kaufman-too-many-paths = 路径太多
kaufman-same = 相同
kaufman-board-differs = 棋盘不同
kaufman-prisoners-differ = 提子数不同
kaufman-both-differ = 棋盘和提子数都不同
kaufman-where-they-differ = 差异所在
kaufman-lift-against-the-rules-by = LIFT 与规则的对照，按情形和解读
kaufman-calls-of-issafe = isSafe 的调用次数

## kaufman/Quadruples.tsx

quadruples-g-is-the-board-s = G 是棋盘，S 是此前棋盘的集合，P<sub>b</sub> 和 P<sub>w</sub> 是黑方和白方拥有的提子。每一手都运行 LIFT，并将所得棋盘与规则的棋盘比较。
quadruples-g-after-turn = 第 { $at } 手之后的 G
quadruples-prisoners = 提子
quadruples-the-turn-before = 上一手
quadruples-the-next-turn = 下一手
quadruples-turn-of = 第 { $at } 手，共 { $list } 手
quadruples-the-quadruple-after-turn = 第 { $at } 手之后的四元组
quadruples-the-board-of-the-rules = 与规则的棋盘相同
quadruples-another-board-than-by-the = 与规则的棋盘不同
quadruples-boards = { $past } 个棋盘
quadruples-from-turn-on-lift-has = 从第 { $turn } 手起，LIFT 的棋盘与规则的不同。
quadruples-it-lifts-the-blocks-of = 它逐一提走多个对手的棋块。
quadruples-after-turn-the-game-goes = 第 { $list } 手之后对局仍在继续，但原文的 isSafe 要走的路径太多。
quadruples-the-latest = 最近 { $most } 个
quadruples-the-board-after-turn = 第 { $first } 手之后的棋盘

## kaufman/cases.ts

cases-eight-around-one = 八子围一
cases-the-example-of-section-2 = 第 2 节的例子：白方下在八颗棋子的包围之中。先看另一种颜色，所以只有黑子被提走。两种方法结果一致。
cases-black-fills-the-last-liberty = 黑方填掉两颗黑子的最后一口气。图中的算法把提走的子都记给行棋方，于是黑方损失两子反而得到两颗提子。按第 2 节，这应当算黑方的损失。
cases-a-prisoner-from-nowhere = 凭空多出的提子
cases-the-test-another-colour-than = “与 v 颜色不同”这一判断对空顶点也成立。A2 是空点，四周都是棋子，所以不安全；提走它什么也没变，却记了一颗提子。在棋谱库的 2 × 2 对局中，黑方就这样得到了两颗。
cases-the-missing-endfor = 缺失的 endfor
cases-the-figure-has-no-endfor = 图中最后一个判断之前没有 endfor。照这样理解，检查完第一个相邻点后就会检查黑方的棋子，还没看 A2 就把它提走：提子根本没有发生。
cases-far-from-the-stone = 远离落子处
cases-a-position-that-play-cannot = 实战中不可能出现的局面：角上的白子在这手之前就没有气。LIFT 只看新落的棋子及其相邻点，而清除会看整个颜色。
cases-three-players = 三方对局
cases-blacks-stone-takes-the-last = 黑子占去了白方和红方的最后一口气。LIFT 逐一提走棋块，提走第一块就给了第二块一口气。规则则是同时清除所有对手。
cases-every-path = 所有路径
cases-l-holds-the-path-to = L 记录的是通往 p 的路径，而不是所有查看过的顶点。答案正确，但 isSafe 会走遍棋块内的每条路径：对排成方形的十六颗棋子，它要被调用数千次。

## kaufman/errata.ts

errata-figure-1-last-lines = 图 1，最后几行
errata-stones-lifted-by-suicide-are = 因自杀而提走的棋子也像其他棋子一样记给行棋方。
errata-section-2-counts-prisoners-against = 第 2 节规定，提子算作原主的损失。自杀应当增加对方的提子数。
errata-figure-1-main-program = 图 1，主程序
errata-each-neighbour-whose-colour-differs = 检查每个颜色与 v 不同的相邻点。
errata-an-empty-neighbour-differs-too = 空的相邻点也算不同。如果它四周都是棋子，就会被“提走”：什么也没变，却记了一颗提子。应只检查棋子。
errata-the-loop-over-the-neighbours = 遍历 v 的相邻点的循环没有 endfor。
errata-it-ends-before-v-itself = 如正文所述，循环应在检查 v 自身之前结束。否则，提子的棋子可能在提子之前就被提走。
errata-figure-1-removeblock = 图 1，removeBlock
errata-the-recursive-call-passes-two = 递归调用只传了三个参数中的两个。
errata-it-passes-the-prisoner-count = 应把提子数也传下去：removeBlock(L ∪ {"{"}p{"}"}, a, P)。
errata-figure-1-issafe = 图 1，isSafe
errata-l-is-described-as-the = L 被描述为至今查看过的顶点的集合。
errata-l-is-the-path-to = L 是通往 p 的路径：每次调用各有自己的 L。答案正确，但会走遍棋块内的每条简单路径，所以时间随棋块大小呈指数增长。让所有调用共用一个集合，就是线性时间。
errata-section-3 = 第 3 节
errata-lifted-pieces-must-be-or = 被提走的棋子必定是刚落下的棋子，或与它相邻。
errata-true-if-no-block-lacked = 如果这手之前没有无气的棋块，此话成立；从空棋盘归纳即可得出。对于手工摆出的局面，LIFT 提走的比清除要少。
errata-s-is-the-set-of = S 是过去的棋盘 G0 至 Gn−1 的集合，用来禁止重复。
errata-the-current-board-has-to = 当前棋盘也必须在其中。一子自杀重现的是当前棋盘，而不是更早的棋盘。
errata-two-players = 两名棋手。
errata-with-three-or-more-lifting = 有三名或更多棋手时，逐一提走相邻棋块的结果取决于顺序。这里的规则同时清除所有对手。
errata-section-4 = 第 4 节
errata-a-game-has-at-most = 一盘棋最多有 3^|V| 手。
errata-the-board-at-the-start = 开局时的棋盘也要算，所以最多 3^|V| − 1 手。停一手不改变棋盘，不能算作一手。
errata-section-4-footnote-3 = 第 4 节，脚注 3
errata-a-guess-boards-that-reduce = 一个猜想：去掉有棋子会被提走的棋盘后，上界仍属指数范围。
errata-it-is-true-on-a = 猜想成立：在没有孤立顶点的图上，至少有 3^(|V|/2) 个合法棋盘。在 n × n 的方格上，合法棋盘约为 2.976 的 n² 次方个；在 19 × 19 上占全部 3^361 个的 1.2%。
errata-section-5-the-forced-winner = 第 5 节，必胜方
errata-where-x-is-to-move = 轮到 x 时，如果有 x 胜的子节点，则胜者为 y，否则为 y。
errata-it-is-x-if-some = 如果有 x 胜的子节点，则胜者为 x，否则为 y。
errata-section-5-the-theorem = 第 5 节，定理
errata-one-of-the-players-can = 在任何棋盘上，总有一方能够必胜。
errata-only-if-no-game-is = 仅当没有和棋时才成立。在只有一个顶点的棋盘上无处可下，双方停一手，比分为 0 比 0。贴目不是整数时，定理成立。
errata-section-5-the-size-of = 第 5 节，树的大小
errata-the-number-v-2-to = 文中称 (|V|/2) 的 3^|V| 次方大得无法写出。
errata-for-v-361-it-is = 当 |V| = 361 时，它是 10 的 3.93 × 10^172 次方。

## kaufman/lift.ts

lift-empty = { $a } 是空点：安全。
lift-in-l = { $a } 在 L 中。
lift-other-colour = { $a } 是{ $colour }：颜色不同。
lift-so-is = { $a } 安全，所以 { $p } 也安全。
lift-becomes-empty = { $p } 变为空点。
lift-one-more = 提子数加一。
lift-safe = { $v } 安全。
lift-suicide = { $v } 不安全：提走它自己的棋块。
lift-played = { $player }下在 { $v }。
lift-next = 下一个相邻点：{ $a }，{ $colour }。
lift-lifted = 不安全：提走 { $a } 的{ $colour }棋块。
lift-lifted-empty = 不安全：“提走”空顶点 { $a }。
lift-ended = LIFT 结束。
