## library/LibraryPage.tsx

library-games-with-comments-to-go = 带解说的棋谱，可逐手浏览。可以在棋盘上尝试其他下法，也可以就任何局面询问机器人。这里的一切都不需要服务器。
library-the-algorithms-of-jeff-kaufmans = <link>围棋中的一些数学</link>：在棋盘上逐步演示 Jeff Kaufman 论文中的算法。
library-the-end-of = { $title }的终局
library-turns = { $board } · { $rules } · { $n } 手
library-to-the-library = 前往棋谱库

## library/RecordTable.tsx

record-table-a-game = 对局
record-table-a-variation-of-your-own = 你自己的变化。
record-table-the-next-turn-of-the = 棋谱的下一手不合规则。
record-table-comments = 解说
record-table-as-kaufmans-quadruple-g-s = 表示为 Kaufman 的四元组 (G, S, P<sub>b</sub>, P<sub>w</sub>)
record-table-about = 简介
record-table-previous = 上一条
record-table-next-comment = 下一条解说
record-event = 赛事
record-date = 日期
record-place = 地点
record-annotator = 解说者
record-source = 来源
record-result = 结果
record-table-left-out = 变化图中有 { $n } 手不合规则，或在这样的着手之后，已略去。
record-table-illegal-at = 棋谱的第 { $turn } 手（{ $point }）不合规则，之后的内容已略去。
record-copyright = 版权

## open/OpenPage.tsx, opened.ts

open-how = 把 SGF 文件或 omnigo 棋谱拖到本站任意位置，粘贴棋谱，或在这里选择文件：可以一次选多个，每个不超过 { $most } MB。文件只留在你的浏览器里。
open-choose = 选择文件
open-paste = 粘贴棋谱文本
open-open = 打开
open-reading = 正在读取 { $n } 个文件……
open-pasted = 粘贴的文本
open-games = { $n } 盘棋
open-nth-game = 第 { $n } 盘
open-all-games = 所有打开的棋谱
open-trouble = { $file }：{ $why }
open-unreadable = 无法读取文件。
open-size = 文件超过 { $most } MB。
open-empty = 文件是空的。
open-unknown = 既不是 SGF，也不是 omnigo 棋谱。
open-record = 不是 omnigo 棋谱：“{ $found }”缺失或有误。
open-game = 这不是围棋对局：{ $found }
open-board = 无法读取棋盘：{ $found }
open-off-board = 文件的第 { $turn } 手“{ $found }”不在棋盘上，之后的内容已略去。

## library/Continue.tsx

continue-from-here = 从这里续下
continue-over = 对局到此结束。请回到前面的着手再续下。
continue-how = 你执{ $player }。想试变化，直接在棋盘上落子即可。
continue-bot = 机器人
continue-against = 与机器人下
continue-friend = 用链接与朋友下

## export

export-with-variations = 含变化图，用于其他围棋软件
export-a-picture-in-pixels = 局面的位图
export-the-game-as-a-film = 整盘棋的动画
export-diagram = 标手数的棋图
export-first-number = 起始手数
export-failed = 无法生成文件。
diagram-pass = { $turn }：{ $player }停一手
diagram-at = { $turn } = { $there }
diagram-at-point = { $turn } = { $point }
export-the-whole-record = 完整棋谱
export-a-picture-of-the-position = 局面图片
