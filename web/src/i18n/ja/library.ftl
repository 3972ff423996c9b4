## library/LibraryPage.tsx

library-games-with-comments-to-go = 一手ずつ並べられる解説つきの棋譜です。盤上でほかの手を試したり、どの局面でもボットに聞いたりできます。ここではサーバーは一切要りません。
library-the-algorithms-of-jeff-kaufmans = <link>囲碁の数学</link>：Jeff Kaufmanの論文のアルゴリズムを、碁盤の上で一歩ずつ見られます。
library-the-end-of = { $title }の終局図
library-turns = { $board } · { $rules } · { $n }手
library-to-the-library = 棋譜集へ

## library/RecordTable.tsx

record-table-a-game = 対局
record-table-a-variation-of-your-own = あなたの変化図です。
record-table-the-next-turn-of-the = 棋譜の次の手はルール違反です。
record-table-comments = 解説
record-table-as-kaufmans-quadruple-g-s = Kaufmanの四つ組 (G, S, P<sub>b</sub>, P<sub>w</sub>) として見る
record-table-about = 情報
record-table-previous = 前へ
record-table-next-comment = 次の解説
record-event = 棋戦
record-date = 日付
record-place = 場所
record-annotator = 解説者
record-source = 出典
record-copyright = 著作権
