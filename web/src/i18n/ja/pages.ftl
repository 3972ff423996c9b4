## live/Password.tsx

password-the-password-is-changed-you = パスワードを変更しました。ほかの端末ではすべてログアウトされました。
password-change-the-password = パスワードの変更
password-the-password-so-far = 現在のパスワード
password-the-new-one-at-least = 新しいパスワード（8文字以上）
password-change-it = パスワードを変更

## live/Sessions.tsx

sessions-where-you-are-signed-in = ログイン中の端末
sessions-this-browser = このブラウザー
sessions-end = ログアウト
sessions-your-sessions = あなたのログイン
sessions-sign-out-everywhere-else = ほかの端末をすべてログアウト
sessions-sign-out-everywhere = すべての端末でログアウト
sessions-sign-out-everywhere-2 = すべての端末でログアウトしますか？
sessions-all-sessions-end-this-one = この端末を含むすべてのログインが終了し、プログラム用のトークンもすべて無効になります。
sessions-yes-everywhere = すべてログアウト
sessions-muted-and-blocked-people = ミュート・ブロック中の人
sessions-nobody-at-the-table-and = いません。対局画面やチャットの名前から、ミュートやブロックができます。
sessions-release = 解除
sessions-muted = ミュート中
sessions-blocked = ブロック中
sessions-your-data = あなたのデータ
sessions-download-everything-that-is-kept = 保存されている自分のデータをすべてダウンロード
sessions-delete-your-name-password-ratings = 削除すると、名前、パスワード、レーティング、書き込みがすべて消え、進行中の対局は投了になります。対局は「削除された対局者」の名で残ります。この操作は取り消せません。
sessions-your-password = パスワード
sessions-delete-this-guest = このゲストを削除
sessions-delete-the-account = アカウントを削除
sessions-delete = 「{ $name }」を削除しますか？
sessions-your-games-stay-without-your = 対局は名前なしで残ります。この操作は取り消せません。
sessions-yes-delete-it = 削除する

## live/Tokens.tsx

tokens-bring-an-engine = エンジンを接続
tokens-a-token-lets-a-program = トークンを使うと、GTPエンジンなどのプログラムがあなたの名前で打てます。不要になったら無効にしてください。
tokens-shown-this-once-only = トークン<b>{ $label }</b>は今回しか表示されません。
tokens-the-command-that-brings-the = エンジンを接続するコマンド
tokens-never-used = 未使用
tokens-created = { $day }に作成
tokens-scope-play = 対局できる
tokens-scope-read = 観戦のみ
tokens-scope-admin = サーバーを管理できる
tokens-revoke = 無効にする
tokens-revoke-2 = 「{ $label }」を無効にしますか？
tokens-the-program-that-uses-it = これを使うプログラムは対局できなくなります。
tokens-yes-revoke-it = 無効にする
tokens-your-tokens = あなたのトークン
tokens-what-the-token-is-for = トークンの用途
tokens-its-name-or-use = 名前または用途
tokens-what-it-may-do = 権限
tokens-new-token = 新しいトークン

## pages/LocalPage.tsx

local-set-one-up = 対局を作る
local-play-it-out-here-to = ここで打ち進めて、どの石が生きるか確かめてください。全員がパスすると中断した局面に戻り、ここで死んだ石が死に石になります。
local-a-game-on-this-device = この端末での対局：{ $board }
local-the-bot-has-marked-the = ボットが死に石と思う石を示しました。
local-a-bot-in-this-browser = このブラウザー内のボット
local-we-agree = 全員同意
local-thinks = { $name }が考え中…
local-passes = { $player }がパスしました。
local-resigns = { $player }の投了でよろしいですか？
local-the-others-play-on-the = ほかの対局者は続けて打ちます。石は盤上に残ります。
local-this-ends-the-game = 対局が終わります。
local-yes-resigns = はい、{ $player }の投了です
local-next = { $player }の番です。
local-bot-played = ボットは{ $point }に打ちました。
local-bot-passed = ボットはパスしました。
local-the-stones-that-the-bot = ボットが死に石と思う石を示しました。一団をタップすると変更できます。よければ同意してください。
local-tap-every-block-that-is = 死んでいる一団をすべてタップしてから、同意してください。
local-tap-an-empty-point-to = 空点をタップすると、誰のものでもない点（セキ）にできます。
local-if-you-do-not-agree = 同意できないときは続けて打ってください。対局のコピーの上で打ち進めて、死活を決めます。
local-if-you-do-not-agree-2 = 同意できないときは続けて打ってください。誰も打たずに全員がもう一度パスすると、盤面をそのまま数えます。

## pages/NewPage.tsx

new-a-bot = ボット
new-a-bot-in-this-browser = このブラウザー内のボット（オフライン可）
new-a-friend-by-link = 友だち（リンクで招待）
new-a-person-by-name = 特定の人
new-board = 碁盤 { $board }
new-points-lines-between-neighbours = 点{ $size }個、隣り合う点を結ぶ線{ $edges }本
new-rules = ルール
new-clock = 持ち時間
new-the-server-cannot-be-reached = サーバーに接続できません。この端末での対局（人同士でもボットとでも）はそのまま楽しめます。
new-open-the-table = 対局を作る
new-ready-to-play = 人気の碁盤
new-any-size = サイズ自由
new-a-board-of-your-own = 自作の碁盤…
new-easier-with-the-pen = <link>碁盤を描く</link>ほうが簡単です。
new-points-and-lines-as-json = 点と線（JSON）
new-columns = 列数
new-rows = 行数
new-size = サイズ
new-players-in-turn-order = 対局者（手番順）
new-who-plays = { $player }を打つ人
new-level-of = { $player }の強さ
new-name-of = { $player }の名前
new-add-a-player = 対局者を追加
new-remove-a-player = 対局者を減らす
new-komi-points-for-white = コミ：白に加える目数
new-you = 自分
new-bot-rank = { $name }（{ $rank }）
new-komi-points-for-each-player = コミ：各対局者に加える目数（手番順）
new-handicap-stones-replace-komi = 置石があるときはコミはありません。
new-details = 詳細
new-handicap-stones-for = { $player }の置石
new-repetition = 同形反復
new-as-in-the-rules = ルールどおり
new-random-colours = 色をランダムに決める
new-list-it-in-the-lobby = ロビーに公開
new-rated = レーティング対局
new-requires-an = （<link>アカウント</link>が必要）
new-none = なし

## pages/YouPage.tsx

you-small-boards = 小さい碁盤
you-medium-boards = 中くらいの碁盤
you-large-boards = 大きい碁盤
you-players = { $n }人、{ $size }
you-your-profile = ほかの人に見えるプロフィール
you-no-rated-games-yet-they = レーティング対局はまだありません。打つと、30級から9段までの段級位がつきます。
you-ratings = レーティング
you-games-of = 対局の種類
you-rank = 段級位
you-rating = レーティング
you-played = 対局数
you-not-known-well-yet = 暫定
you-new-account = 新規登録
you-sign-in = ログイン
you-run-the-server = サーバー管理
you-sign-out = ログアウト
you-account = アカウント
you-not-signed-in = ログインしていません
you-you-play-as-a-guest = ゲストとして対局しています。
you-you-can-play-at-once = ゲストとしてすぐに打てます。
you-an-account-keeps-your-name = アカウントがあれば、どの端末でも自分の名前と対局を使えます。
you-your-name = あなたの名前
you-change-name = 名前を変更
you-play-as-a-guest = ゲストとして打つ
you-password-at-least-8-characters = パスワード（8文字以上）
you-create-account = アカウントを作成
you-settings = 設定
theme-paper = 紙
theme-wood = 木
theme-walnut = ウォールナット
theme-shell = 那智黒と蛤
theme-plain = シンプル
theme-dark = ダーク
theme-light = ライト
theme-auto = 自動
you-page = テーマ
you-a-second-tap-places-the = 2回目のタップで着手を確定
you-on-touch = タッチ操作時
you-always = 常に
you-never = しない
you-glyphs-on-stones = 石の記号
you-from-three-players = 3人以上のとき
you-sounds = 音
you-write-the-points-names-on = 格子でない碁盤に点の名前を表示
you-no-games-yet = 対局はまだありません。

## game/komi.ts

komi-between-bots = ボット同士の対局{ $n }局
komi-no-komi-makes-this-board = この碁盤を公平にするコミはありません：{ $origin }で{ $favourite }。
komi-the-usual-komi-are-too = 通常のコミ：{ $played }だけでは、よりよい値を求められません。
komi-no-komi-are-too-few = コミなし：{ $played }だけでは、全員に公平な値を求められません。
komi-fair = この碁盤に公平なコミ：{ $komi }（{ $origin }による）。
komi-fair-estimated = この碁盤に公平なコミ：{ $komi }（{ $origin }からの推定）。
komi-fair-without = この碁盤はコミなしで公平です（{ $origin }による）。
komi-won = { $player }の勝率は{ $share }
komi-perfect-play-is-a-tie = 互いに最善を尽くすと、コミなしで引き分けです。
komi-with-perfect-play-wins-by = 互いに最善を尽くすと、コミなしで{ $player }の{ $points }勝ちです。

## pages/RulesPage.tsx

rules-take-turns = 交互に打つ
rules-each-turn-you-put-a = 自分の番が来たら、線が交わる空いた点に自分の色の石を1つ置くか、パスします。置いた石は動かせません。
rules-stones-of-one-colour-that = 線でつながった同じ色の石は一団になります。一団に隣り合う空点が、その呼吸点です。図の黒の一団には、×で示した5つの呼吸点があります。
rules-taking = 石を取る
rules-fill-a-blocks-last-liberty = 一団の最後の呼吸点をふさぐと、その石はすべて盤から取り除かれます。×に白石を打つと、石を2つ取れます。
rules-no-position-twice = 同じ局面は禁止
rules-no-move-may-bring-back-2 = 以前と同じ局面に戻す手は打てません。白が×に打つと石を1つ取れます。すぐに取り返すと同じ局面に戻ってしまいます。そのときは碁盤が教えてくれます。
rules-the-end = 終局
rules-when-all-have-passed-you = 全員がパスしたら、どの一団が死んでいるかを確認し合います。それから、自分の石と、自分の色だけが達する空点を数えます。最も多い人の勝ちです。
rules-the-rules-are-the-same = ルールはどの碁盤でも同じで、違うのは線だけです。白は後から打つので、その分の点数をもらいます（コミ）。3人以上では順番に打ち、一手で、呼吸点のなくなった相手の一団をすべて取ります。
