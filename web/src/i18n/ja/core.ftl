## Players

player-black = 黒
player-white = 白
player-red = 赤
player-blue = 青
player-green = 緑
player-yellow = 黄

# The colour as an adjective, and as what a point reaches.
colour-black = 黒
colour-white = 白
colour-red = 赤
colour-blue = 青
colour-green = 緑
colour-yellow = 黄
stone-black = 黒石
stone-white = 白石
stone-red = 赤石
stone-blue = 青石
stone-green = 緑石
stone-yellow = 黄石
colour-empty = 空点

## common

common-back-to-home = ホームに戻る
common-try-again = もう一度試す
common-new-game = 新しい対局
common-library = 棋譜集
common-archive = 対局一覧
common-draw = 描く
common-you = マイページ
common-erase = 消しゴム
common-the-bot-could-not-be = ボットを読み込めませんでした。
common-undo = 待った
common-name = 名前
common-done = 完了
common-on-this-device = この端末で
common-finding-a-fair-komi-for = この碁盤に公平なコミを計算中…
common-start = 開始
common-beginning = 開始局面
common-play = 打つ
common-pass = パス
common-empty = 空点
common-show-more = もっと見る
common-board = 碁盤
common-stones = 石
common-liberties = 呼吸点
common-best-moves = 最善手
common-close = 閉じる
common-to-the-lessons = レッスンへ
common-to-the-start = 最初へ
common-score = 得点
common-some-mathematics-of-go = 囲碁の数学
common-game = 対局
common-suicide = 自殺手
common-time-left = 残り時間
common-the-rules-in-a-minute = 1分でわかるルール
common-a-position = 局面：{ $title }
common-yes = はい
common-no-such-game = 対局が見つかりません
common-open-a-game = 棋譜を開く
common-back-to-the-game = 対局に戻る
common-link-to-this-position = この局面へのリンク
common-play-on = 続けて打つ
common-more = その他
common-resign = 投了
common-unmute = ミュート解除
common-mute = ミュート
common-no = いいえ
common-accept = 同意する
common-not-rated = レーティングなし
common-rated = レーティング対局
common-used = { $day }に使用
common-copy-the-link = リンクをコピー
common-open-seat = 空席
common-which-stones-are-dead = 死に石はどれ？
common-why-hover-over-any-point = 点にマウスを重ねるかタップすると、なぜそう数えるのかがわかります。
common-your-games = あなたの対局
common-copied = コピーしました
common-label = { $label }：{ $text }

## App.tsx

app-nothing-here = ページが見つかりません
app-there-is-no-such-page = このアドレスには何もありません。
app-the-rules-did-not-load = ルールを読み込めませんでした
app-learn = 学ぶ
app-new-short = 対局
app-explore = 研究
app-pages = ページ
app-the-connection-is-lost-trying = 接続が切れました。再接続中… 着手は保存されています。
app-the-server-cannot-be-reached = サーバーに接続できません。この端末での対局はそのまま楽しめます。
app-a-new-version-is-ready = omnigoの新しいバージョンがあります。
app-use-it-now = 再読み込み
app-an-unsent-turn-was-refused = 送信できていなかった手は受け付けられませんでした：{ $why }

## board/BoardPanel.tsx

board-panel-solid = 3D
board-panel-flat = 平面
board-panel-both = 両方
board-panel-view = 表示
board-panel-zoom-in = 拡大
board-panel-zoom-out = 縮小
board-panel-whole-board = 全体
board-panel-zoom = ズーム
board-panel-tap-again-to-place-a = もう一度タップすると{ $name }に石を置きます
board-panel-play-here = { $name }に打つ
board-panel-a-solid-that-can-be = { $label }、3D表示、回転できます
board-panel-loading-the-solid = 3D表示を読み込み中…
board-panel-this-browser-shows-no-three = このブラウザーではここで3Dを表示できません。平面の碁盤にはすべての点があります。

## board/Brushes.tsx

brushes-put-stones = { $stone }を置く
brushes-what-a-tap-does = タップしたときの動作

## board/view.ts

view-latest-move = 最後の手
view-s-point = { $player }の地
view-dead = 死に石

## game/Export.tsx

export-export = 書き出し

## game/Guide.tsx

guide-hide-this-advice = ヒントを隠す
guide-a-player-who-sees-no = もう勝てないと思ったら投了できます。対局はその場で終わり、地は数えません。これで初めての一局が終わりました！
guide-that-was-your-first-game = 初めての一局が終わりました！点をタップするかマウスを重ねると、誰のものか、その理由がわかります。
guide-small-squares-show-whose-point = 小さな四角は、各点が誰のものかを示します。薄く表示された石は死に石として取り除かれます。これでよければ「{ $accept }」を押してください。違うときは一団をタップして変更するか、続けて打ってください。
guide-you-are-black-and-begin = あなたは黒番で、先に打ちます。点をタップして石を置いてください。
guide-the-bot-has-passed-it = ボットがパスしました。もう得をする手はないと考えています。あなたもそう思うならパスしてください。対局が終わります。
guide-a-ring-marks-the-latest = 輪の印は最後に打たれた石です。隅や辺の近くを囲い、石をつないで壁にしましょう。
guide-before-each-move-look-for = 打つ前に、呼吸点が1つだけの一団を探しましょう。ボットの石なら取り、自分の石なら助けます。「待った」で一手戻せます。
guide-when-every-region-belongs-to = どの領域も誰のものか決まり、得をする手がなくなったら「パス」を押してください。

## game/MoveTree.tsx

move-tree-moves-and-variations = 手順と変化図
move-tree-one-back = 戻る
move-tree-one-forward = 進む
move-tree-to-the-end = 最後へ
move-tree-go-through-the-moves = 手順をたどる

## game/Notice.tsx

notice-show-that-position = その局面を表示
notice-the-position-after-turn = { $repeats }手目の後の局面
notice-marks-where-the-stone-would = ×は石を置こうとした点です。打つと、盤面が再びこの形になります。
notice-the-position-at-the-start = 開始時の局面

## game/ScoreTable.tsx

score-table-scores = 得点
score-table-player = 対局者
score-table-how-it-comes-about = 内訳

## game/Seats.tsx

seats-komi = コミ{ $komi }
seats-captured = 取られた石{ $n }
seats-not-connected = 未接続
seats-connected = 接続中
seats-players-in-turn-order = 対局者（手番順）

## game/Table.tsx

table-the-game = 対局

## game/words.ts

words-passes = { $who }がパス
why-no-stone = { $at }は空点で、どの石にも達しません。誰のものでもありません。
why-nobody = { $at }は空点で、{ $colours }に達します。誰のものでもありません。
why-owner = { $at }は空点で、{ $colour }の石だけに達します。{ $player }の1目です。
why-neutral = { $at }は中立の点です。セキの中にあり、先に攻めた方が取られるため、互いの石が生きています。日本式計算では誰のものでもありません。
why-stone-area = { $at }には生きている{ $stone }があります。{ $player }の1目です。
why-stone-territory = { $at }には生きている{ $stone }があります。日本式計算では石は数えません。
why-dead = { $at }にある{ $player }の石は死に石なので、取り除かれます。
words-points = { $points ->
    [0.5] 半目
   *[other] { $shown }目
  }
event-timeout = { $who }の時間切れ負け
event-resign = { $who }が投了
event-move = { $who } { $point }
illegal-repeats-start = { $at }に打つと開始時の局面に戻ります（コウ）。先にほかの点に打ってください。
illegal-repeats = { $at }に打つと{ $turn }手目の後の局面に戻ります（コウ）。先にほかの点に打ってください。
illegal-suicide = { $at }は自殺手です。石の呼吸点がなくなります。このルールでは禁止されています。
illegal-repeats-short = 打てません：同じ局面の繰り返しです。
illegal-suicide-short = 打てません：自殺手です。
illegal-occupied-short = 打てません：すでに石があります。
illegal-occupied = { $at }にはすでに石があります。空点に打ってください。
words-play-goes-on = 対局続行
event-setup = 局面を配置
words-tie-for-first-place = { $names }が同点1位
words-wins-the-others-have-left = { $name }の勝ち：ほかの対局者は退席しました
words-wins-by = { $name }の{ $points }勝ち
words-stones-count-as-many-as = 純碁：盤上の石と、1つの色だけに達する空点の合計から、生きるために必要な2つの眼の分として2目を一団ごとに引き、コミを加えます。
words-territory-counts-empty-points-that = 日本式計算：1つの色だけに達する空点から、その色の取られた石を1個につき1目引き、コミを加えます。小さな石は、取られた石を盤に戻したものです。残った四角の数が、コミを加える前の得点です。バツ印の点は誰のものでもありません（セキ）。周りの一団は互いに生きていて、そこでは何も数えません。
words-area-counts-stones-on-the = 中国式計算：盤上の石と、1つの色だけに達する空点を数え、コミを加えます。
words-stones = 石{ $n }
words-empty-points = 空点{ $n }
words-prisoners-lost = 取られた石{ $n }
words-for-groups = 切り賃{ $n }
words-komi = コミ{ $komi }
rank-kyu = { $n }級
rank-dan = { $n }段
rank-pro = プロ{ $n }段

## live/AfterTheGame.tsx

after-the-game-to-the-next-game = 次の対局へ
after-the-game-play-again = もう一局
after-the-game-private-about = 非公開の対局は対局者だけが見られます。
after-the-game-make-public = 公開に戻す
after-the-game-make-private = 非公開にする
after-the-game-play-on-from-turn-against = { $turn }手目からボットと続きを打つ

## live/Away.tsx

away-has-left = { $name }が席を離れました
away-has-left-for = { $name }が席を離れました（{ $time }以内に戻れます）
away-play-on-without-them = 待たずに続ける
away-claim-the-win = 勝ちを宣言

## live/Chat.tsx

chat-nobody-has-said-anything-yet = まだメッセージはありません。
chat-spectators = （観戦者）
chat-what-was-said = メッセージ一覧
chat-say-something-to-all = 全員へのメッセージ
chat-tell-the-spectators = 観戦者へのメッセージ
chat-say-something = メッセージ
chat-send = 送信
chat-chat = チャット

## live/Clock.tsx

clock-seconds-left = 残り{ $milestone }秒
clock-turns-to-make = あと{ $moves }手

## live/Disputed.tsx

disputed-marked-your-group-at-as = { $by }が{ $name }のあなたの一団を「死に」と判定しました：−{ $points }
disputed-marked-the-dead-group-at = { $by }が{ $name }の死んでいる一団を「生き」と判定しました：−{ $points }
disputed-marked-the-board-differently-from = { $by }がサーバーのボットと異なる判定をしました：−{ $points }
disputed-this-counts-only-if-you = あなたが同意した場合だけ有効です。何もしなければ、サーバーの判定で決まります。
disputed-mark-it-back = 元に戻す
disputed-accept = 同意する（−{ $points }）

## live/More.tsx

more-ask-for-a-pause = 中断を申し込む
more-pause = 中断する
more-give-one-more-minute = { $name }の時間を1分増やす
more-the-position-keeps-repeating-end = 同じ局面が繰り返されている：無勝負にする
more-abort = 中止
more-abort-the-game = 対局を中止しますか？
more-it-ends-without-a-result = まだ全員が打っていないので、対局は無勝負で終わります。
more-yes-abort = 中止する
more-resign = 投了しますか？
more-the-others-play-on-your = ほかの対局者は続けて打ちます。あなたの石は盤上に残ります。
more-this-ends-the-game-and = 対局が終わり、あなたの負けになります。
more-yes-i-resign = 投了する

## live/PersonMenu.tsx

person-menu-insults-or-threats = 侮辱や脅迫
person-menu-cheating = 不正行為
person-menu-the-name = 不適切な名前
person-menu-advertising-or-too-much-of = 広告やスパム
person-menu-something-else = その他
person-menu-thank-you-those-who-run = ありがとうございます。サーバーの管理者が確認します。
person-menu-unblock = ブロック解除
person-menu-block = ブロック
person-menu-mute-you-do-not-see = ミュート：相手の書き込みが表示されなくなります。ブロック：互いの書き込みが表示されなくなり、対局の組み合わせや招待もなくなります。
person-menu-report = この人を通報
person-menu-profile = プロフィール
person-menu-this-line = この発言を通報
person-menu-what-happened-if-it-needs = 何があったか（任意）
person-menu-send-the-report = 通報を送信
person-menu-mute-block-or-report = ミュート・ブロック・通報

## live/RatingChange.tsx

rating-change-rating = { $rank }、レーティング{ $after }（{ $change }）
rating-change-ratings-after-this-game = この対局後のレーティング

## live/Requests.tsx

requests-never-mind = 取り消す
requests-own-rematch = もう一局を申し込んでいます。
requests-rematch = { $who }がもう一局を希望しています。
requests-own-pause = 中断を申し込んでいます。
requests-pause = { $who }が中断を希望しています。
requests-own-undo = { $turn }手目まで戻すよう申し込んでいます。
requests-undo = { $who }が{ $turn }手目まで戻すことを希望しています。
requests-waiting-for-the-others = ほかの対局者の返事を待っています。

## live/Scoring.tsx

scoring-how-does-this-work = 仕組みを見る
scoring-tap-the-dead-stones = 死に石をタップしてから同意してください。
scoring-all-have-passed-dead-stones = 全員がパスしました。いずれ取られてしまう石を死に石といいます。薄く表示され、盤から取り除かれます。
scoring-a-bot-has-proposed-them = ボットが死に石を示しました。石をタップすると変更できます。
scoring-a-bot-is-reading-the = ボットが盤面を読んで、死に石を示します。
scoring-the-game-ends-when-everyone = 全員が同じ判定に同意すると対局が終わります。
scoring-a-copy-of-the-game = 同意できないときは続けて打ってください。対局のコピーの上で打ち進めて、死活を決めます。
scoring-if-all-pass-again-without = 同意できないときは続けて打ってください。誰も打たずに全員がもう一度パスすると、盤面をそのまま数えます。
scoring-who-has-accepted = 同意した人
scoring-you-were-asked-for-advice = 助言を求められています。死に石をタップしてください。
scoring-send-advice = 助言を送る
scoring-thinks = { $n ->
    [0] { $name }の意見：死に石はない
   *[other] { $name }の意見：死に石は{ $n }個
  }
scoring-use-this-marking = この判定を使う
scoring-ask-a-strong-player-for = 強い人に助言を求める
scoring-the-name-of-an-account = アカウント名
scoring-ask = 依頼する
scoring-if-not-everyone-accepts-this = { $left }以内に全員が同意しなければ、サーバーの判定で決まります。
scoring-if-you-do-nothing-you = 何もしなければ、{ $left }後に自動的に同意したことになります。
scoring-players-who-have-not-answered = 返事のない人は、{ $left }後に自動的に同意したことになります。

## live/Searching.tsx

searching-another-board = 碁盤が違う
searching-other-rules = ルールが違う
searching-another-clock = 持ち時間が違う
searching-a-rank-too-far-from = 段級位の差が大きい
searching-rated-against-a-guest-not = レーティング対局（ゲストとの対局は対象外）
searching-rated-so-for-accounts-only = レーティング対局（アカウントのみ）
searching-looking-for-an-opponent = 対局相手を探しています…
searching-board = 碁盤：{ $board }
searching-rules = ルール：{ $rules }
searching-time = 時間：{ $time }
searching-rating = 種類：{ $rated }
searching-any-rank = 段級位：制限なし
searching-ranks = 段級位：あなたとの差が{ $ranks }ランク以内
searching-ranks-and-guests = 段級位：あなたとの差が{ $ranks }ランク以内、ゲストは棋力を問わず
searching-nobody-else-is-waiting-right = 今はほかに待っている人がいません。
searching-others-are-waiting = ほかに{ $n }人が待っています：
searching-nobody-has-joined-yet-keep = まだ誰も参加していません。このまま待つか、次から選んでください：
searching-play-a-bot = ボットと打つ
searching-search-all-ranks = すべての段級位で探す
searching-include-guests = ゲストも含める
searching-stop-searching = 探すのをやめる
searching-the-search = 対局相手を探す

## live/Waiting.tsx

waiting-invites-you-to-a-game = { $name }から対局の招待です：{ $board }、{ $rules }、{ $time }、{ $rated }。
waiting-play-as = { $player }番で打つ
waiting-the-game-begins-when-every = すべての席が埋まると対局が始まります。
waiting-it-is-listed-in-the = ロビーに公開されています。誰でも参加できます。
waiting-send-this-link-to-the = 一緒に打ちたい人にこのリンクを送ってください：
waiting-send-them-this-link = このリンクを相手に送ってください：
waiting-the-link-to-this-game = この対局へのリンク
waiting-this-link-works-on-this = このリンクはこのコンピューターでしか使えません。同じネットワークのほかの端末からも参加できるようにするには、サーバーを --listen 0.0.0.0 付きで起動し、表示されるアドレスを開いてください。
waiting-cancel-game = 対局を取り消す
waiting-cancel-the-game = 対局を取り消しますか？
waiting-nobody-will-be-able-to = 誰も参加できなくなります。
waiting-yes-cancel-it = 取り消す
waiting-leave-seat = 席を立つ
waiting-is-kept-for = { $player }は{ $name }の席です。

## live/hear.ts

hear-your-turn = あなたの番です。
hear-move = { $n ->
    [0] { $player } { $point }。
   *[other] { $player } { $point }、石を{ $n }個取りました。
  }
hear-passes = { $player }がパスしました。
hear-the-game-has-begun = 対局が始まりました。
hear-all-have-passed-which-stones = 全員がパスしました。死に石はどれですか？
hear-changed-the-marking-it-costs = { $player }が判定を変更しました。あなたは{ $points }の損になります。同意するか、元に戻すか、続けて打ってください。
hear-the-game-is-over = 対局が終わりました。

## live/jobs.ts

jobs-it-was-not-finished = 完了しませんでした。

## live/notify.ts

notify-your-turn = あなたの番です

## live/seats.ts

seats-guest = { $name }（ゲスト）
seats-deleted = 退会した人
seats-for = { $invited }の席
seats-passed = パス
seats-out-left = 退席
seats-out-time = 時間切れ負け
seats-out-resigned = 投了
seats-you = あなた
seats-a-guest = ゲスト
seats-bot = ボット

## live/words.ts

words-waiting-for-players = 対局者を待っています
words-paused = 中断中
words-on-a-copy = { $said }（コピー上）
words-your-turn = あなたの番です
words-your-turn-as = あなたの番です（{ $player }）
words-to-play = { $who }の番です
words-the-game-is-over = 対局終了
words-cancelled = 取り消し
words-no-result = 無勝負
words-the-others = ほかの対局者
words-wins-resigned = { $who }の勝ち：{ $others }が投了
words-wins-lost-on-time = { $who }の勝ち：{ $others }が時間切れ
words-wins-left = { $who }の勝ち：{ $others }が退席
words-wins = { $who }の勝ち
words-rated-not-rated-with-a = レーティング対局（ゲストがいると対象外）
words-you-won = あなたの勝ちです。
words-you-lost = あなたの負けです。
words-you-came = { $place ->
    [2] あなたは2位です。
    [3] あなたは3位です。
    [4] あなたは4位です。
    [5] あなたは5位です。
   *[other] あなたは最下位です。
  }
since-suicide = { $by ->
    [you] あなたは{ $point }に打ち、石を{ $n }個失いました。
   *[other] { $who }は{ $point }に打ち、石を{ $n }個失いました。
  }
since-capture = { $by ->
    [you] あなたは{ $point }に打ち、石を{ $n }個取りました。
   *[other] { $who }は{ $point }に打ち、石を{ $n }個取りました。
  }
since-move = { $by ->
    [you] あなたは{ $point }に打ちました。
   *[other] { $who }は{ $point }に打ちました。
  }
since-pass = { $by ->
    [you] あなたはパスしました。
   *[other] { $who }はパスしました。
  }
since-timeout = { $by ->
    [you] あなたは時間切れで負けました。
   *[other] { $who }は時間切れで負けました。
  }
since-resign = { $by ->
    [you] あなたは投了しました。
   *[other] { $who }は投了しました。
  }
words-the-players-do-not-agree = 死に石の判定が一致しないため、対局を続けます。その石を取るか守るかしてから、もう一度パスしてください。
words-the-game-ends-when-all = 全員が続けてパスすると対局が終わります。

## pages/GamePage.tsx

game-this-game-cannot-be-opened = この対局を開けません
game-the-server-says-was-the = { $trouble }リンク全体をコピーしましたか？
game-opening-the-game = 対局を開いています…
game-your-turn-omnigo = ● あなたの番です – omnigo
game-watching = 観戦{ $others }人
game-on = { $title } · { $board }
game-a-game = 対局
game-what-is-dead-is-played = コピーの上で打ち進めて、死に石を決めます。全員がパスすると中断した局面に戻り、ここで死んだ石が死に石になります。
game-play-this-too = この色も打つ
game-sit-here = ここに座る
game-the-servers-record-of-this = サーバー上のこの対局の記録は、イベント{ $event }より後が壊れています。残りの部分は見られますが、続きは打てません。
game-annulled-it-counts-for-no = 無効：レーティングの対象になりません。
game-the-bots-play-fast-now = ボットが早打ち中
game-fast-forward = 早送り
game-resume = 再開
game-not-everyone-answered-in-time = 時間内に全員の返事がなかったため、サーバーの判定で決まりました。
game-back-to-the-end = 最後に戻る

## pages/GameRows.tsx

game-rows-your-turn = あなたの番
game-rows-turn = { $turn }手目
game-rows-playing = 対局中
game-rows-counting = 整地中
game-rows-over = 終局

## pages/HomePage.tsx

home-go-on-any-board-for = どんな碁盤でも、2人から6人で囲碁を
home-the-old-game-by-its = おなじみの囲碁を、最もシンプルなルールで。四角い盤、立方体、ひまわり、自分で描いたグラフの上で、友だちやボットと打てます。登録は不要です。
home-play-now = すぐに打つ
home-find-an-opponent = 対局相手を探す
home-set-up-a-game = 対局を作る
home-new-to-go-learn-in = 囲碁は初めて？10分で学べます
home-a-game-on-this-device = この端末での対局にサーバーは要りません：<link>対局を作る</link>。
home-play-now-9-9-chinese = すぐに打つ：9×9、中国ルール、5分＋秒読み15秒×5回、やさしいボットと対局。
home-continue-your-game-on-this = <link>この端末での対局を続ける</link>：{ $board }、{ $n }手
home-a-game-of-three-on = 三角格子での3人対局
home-choose-a-board = 碁盤を選ぶ
home-picture-of = { $title }の画像
home-games-in-all = 全{ $n }局。
home-open-seats = 対局者募集中
home-nobody-is-waiting-right-now = 今は待っている人がいません。対局を作ると、ここに表示されます。
home-being-played = 進行中の対局
home-no-game-is-being-played = 今は公開中の対局がありません。

## pages/boards.ts

boards-the-small-board-a-game = 小さい碁盤：1局10分
boards-the-board-of-the-masters = 正式なサイズの碁盤
boards-331-points-six-ways-to = 331点、隣は6つ。3人対局向き
boards-a-surface-without-a-border = 端のない面
boards-points-as-the-seeds-lie = 種のように並ぶ、どれも異なる点
boards-three-liberties-at-most-quick = 呼吸点は最大3つ：戦いが早い
boards-left-meets-right-top-meets = 左右も上下もつながり、隅がない
boards-one-side-one-edge = 面も縁も1つだけ
boards-a-torus-that-turns-over = 裏返ってつながるトーラス
boards-between-the-two = 小と大の中間
boards-a-triangle-full-of-holes = 穴だらけの三角形
boards-twenty-corners-three-ways-each = 20の頂点、隣は3つずつ
boards-go-around-the-tower = 塔をぐるりと囲む囲碁
boards-six-dimensions-64-points = 6次元、64点
boards-drawn-board = 描いた碁盤
boards-board-points = 碁盤 { $board }、{ $n }点

## pages/setup.ts

setup-komi = コミ{ $komi }
setup-custom = カスタムルール

## ui/ShareLink.tsx

share-link-share = 共有

## ui/lazy.tsx

lazy-this-page-did-not-load = ページを読み込めませんでした

## Rules, by their names in data/rules.json

rules-tromp-taylor = Tromp-Taylorルール
rules-tromp-taylor-about = 中国式計算、最も簡潔なルール
rules-no-suicide = Tromp-Taylorルール（自殺手禁止）
rules-no-suicide-about = 中国式計算
rules-chinese = 中国ルール
rules-chinese-about = 中国式計算、自殺手禁止
rules-japanese = 日本ルール
rules-japanese-about = 日本式計算、通常のコウ
rules-aga = AGAルール
rules-aga-about = 中国式計算、シチュエーショナル・スーパーコウ
rules-new-zealand = ニュージーランドルール
rules-new-zealand-about = 中国式計算、自殺手可
rules-igo-math = Igo Mathルール
rules-igo-math-about = 日本式計算、スーパーコウ
rules-stone-scoring = 純碁ルール
rules-stone-scoring-about = 置ける石の数を競う、通常のコウ
rules-ko-positional = 同じ局面は禁止（ポジショナル・スーパーコウ）
rules-ko-situational = 手番も同じ局面は禁止（シチュエーショナル・スーパーコウ）
rules-ko-simple = 通常のコウ
rules-ko-none = コウのルールなし
rules-ko-symmetric = 同じ局面は禁止（鏡像も含む）
rules-suicide-yes = 自殺手可
rules-suicide-no = 自殺手禁止
rules-scoring-area = 中国式計算（地と石を数える）
rules-scoring-territory = 日本式計算（地を数える）
rules-scoring-stone = 純碁：中国式計算から一団ごとに2目を引く

## Marks on the board, read out

mark-chosen = 選択中
mark-right = 正解
mark-wrong = 不正解
mark-shown = 印つき

## Errors, by the server's code

error-malformed = サーバーがリクエストを理解できませんでした。
error-too-large = 大きすぎます。
error-unknown = サーバーが対応していないリクエストです。
error-not-found = 見つかりません。
error-forbidden = その操作は許可されていません。
error-unauthorised = 先にログインしてください。
error-conflict = 今はできません。
error-stale = 局面が変わりました。もう一度お試しください。
error-not-your-turn = あなたの番ではありません。
error-illegal = この手は打てません。
error-wrong-phase = 対局の今の段階ではできません。
error-too-many = リクエストが多すぎます。しばらくお待ちください。
error-limit = 上限に達しました。
error-unavailable = サーバーが混み合っています。もう一度お試しください。
error-damaged = この対局の記録は壊れています。
error-offline = サーバーに接続できません。
error-login = 名前またはパスワードが違います。
error-name-taken = この名前はすでに使われています。

## Language

language-label = 言語

## Times and clocks

time-days = { $n }日
time-hours = { $n }時間
time-minutes = { $n }分
time-seconds = { $n }秒
time-days-hours = { $days }日{ $hours }時間
clock-fischer = { $main }＋1手ごとに{ $increment }
clock-byoyomi = { $main }＋{ $period }×{ $n }回
clock-canadian = { $main }＋{ $period }で{ $n }手
clock-move = 1手{ $time }
clock-none = 時間制限なし
clock-named-beginner = 初心者：{ $clock }
clock-named-relaxed = ゆったり：{ $clock }
clock-named-quick = 早碁：{ $clock }
clock-named-match = 試合：{ $clock }
clock-named-canadian = カナダ式：{ $clock }
clock-named-correspondence = 通信碁：{ $clock }
clock-named-none = 時間制限なし

## Families of boards, by their names in the engine

family-grid = 格子
family-grid-about = 普通の碁盤
family-cylinder = 円筒
family-cylinder-about = 左右の端がつながっています
family-torus = トーラス
family-torus-about = 向かい合う端がつながり、隅も辺もありません
family-mobius = メビウスの帯
family-mobius-about = 左右の端が半回転ひねってつながっています
family-klein = クラインの壺
family-klein-about = 向かい合う端がつながり、一組は半回転ひねっています
family-triangular = 三角格子
family-triangular-about = 三角形でできた六角形
family-honeycomb = ハニカム
family-honeycomb-about = 六角形でできた六角形
family-cube = 立方体
family-cube-about = 立方体の表面
family-sunflower = ひまわり
family-sunflower-about = ひまわりの種の並び
family-sierpinski = シェルピンスキー
family-sierpinski-about = シェルピンスキーの三角形
family-path = 一列
family-path-about = 一列に並んだ点
family-cycle = 輪
family-cycle-about = 輪に並んだ点
family-complete = 完全グラフ
family-complete-about = どの2点もつながっています
family-star = 星形
family-star-about = 1点がほかのすべての点とつながっています
family-hypercube = 超立方体
family-hypercube-about = 多次元の立方体の頂点
family-tetrahedron = 正四面体
family-tetrahedron-about = 頂点4つ、辺は3本ずつ
family-octahedron = 正八面体
family-octahedron-about = 頂点6つ、辺は4本ずつ
family-dodecahedron = 正十二面体
family-dodecahedron-about = 頂点20、辺は3本ずつ
family-icosahedron = 正二十面体
family-icosahedron-about = 頂点12、辺は5本ずつ
family-petersen = ピーターセングラフ
family-petersen-about = 点10個、線は3本ずつ
