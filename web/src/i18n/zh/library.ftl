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
record-copyright = 版权
