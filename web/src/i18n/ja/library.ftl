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
record-result = 結果
record-table-left-out = 変化図の{ $n }手はルール違反か、その後の手なので省きました。
record-table-illegal-at = 棋譜の{ $turn }手目（{ $point }）はルール違反です。その後は省きました。
record-copyright = 著作権

## open/OpenPage.tsx, opened.ts

open-how = SGFファイルまたはomnigoの棋譜をこのサイトのどこにでもドロップするか、貼り付けるか、ここで選んでください。一度に何個でも、1個{ $most }MBまで開けます。ファイルはブラウザーの外に出ません。
open-choose = ファイルを選ぶ
open-paste = 棋譜をテキストで貼り付ける
open-open = 開く
open-reading = { $n }個のファイルを読み込み中…
open-pasted = 貼り付けたテキスト
open-games = { $n }局
open-nth-game = { $n }局目
open-all-games = 開いた棋譜の一覧
open-trouble = { $file }：{ $why }
open-unreadable = ファイルを読み込めませんでした。
open-size = ファイルが{ $most }MBを超えています。
open-empty = ファイルが空です。
open-unknown = SGFでもomnigoの棋譜でもありません。
open-record = omnigoの棋譜ではありません。「{ $found }」がないか、誤っています。
open-game = 囲碁の対局ではありません：{ $found }
open-board = 碁盤を読み取れません：{ $found }
open-off-board = ファイルの{ $turn }手目「{ $found }」は碁盤の外です。その後は省きました。

## library/Continue.tsx

continue-from-here = ここから続ける
continue-over = ここで終局しています。前の手に戻ると、そこから続けられます。
continue-how = あなたは{ $player }です。変化図を作るには、そのまま碁盤に打ってください。
continue-bot = ボット
continue-against = ボットと打つ
continue-friend = リンクで友達と打つ

## export

export-with-variations = 変化図つき、ほかの囲碁ソフト用
export-a-picture-in-pixels = 局面の画像ファイル
export-the-game-as-a-film = 対局全体のアニメーション
export-diagram = 手数入りの図
export-first-number = 最初の手数
export-failed = ファイルを作れませんでした。
diagram-pass = { $turn }：{ $player }がパス
diagram-at = { $turn }（{ $there }の点）
diagram-at-point = { $turn }（{ $point }）
export-the-whole-record = 全記録
export-a-picture-of-the-position = 局面の画像
