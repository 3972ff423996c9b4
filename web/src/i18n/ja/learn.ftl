## learn/ClassPage.tsx

class-exercise = 問題{ $n }：{ $trouble }
class-it-holds-no-exercise = 問題が入っていません。
learn-exercises = 問題
class-you-have-solved-them-all = すべて解きました。
class-these-exercises-cannot-be-opened = これらの問題を開けません
learn-the-link-holds-no-exercises = リンクに問題が入っていません。全体をコピーしましたか？
class-change-these-exercises = これらの問題を編集
class-exercises-saved-here = 全{ $exercises }問。進み具合はこのブラウザーに保存されます。
class-works-offline = 一度開けば、オフラインでも使えます。

## learn/ClockBox.tsx

clock-box-main-time-then-periods = 持ち時間、その後秒読み{ $periods }回
clock-box-periods-left = 秒読み残り{ $periods }回

## learn/FirstGame.tsx

first-game-play-7-7-against-the = 一番やさしいボットと7×7で打つ

## learn/LearnPage.tsx

learn-no-such-lesson = レッスンが見つかりません
learn-to-all-lessons = レッスン一覧
learn-all-lessons = レッスン一覧
learn-problems = 問題
learn-learn-go = 囲碁を学ぶ
learn-the-first-lessons-take-ten = 最初の{ $lessons }レッスンは10分で終わり、最後に対局します。答えはすべてルールエンジンが確かめます。
learn-go-on = 続ける：{ $title }
learn-of-lessons-done = { $lessons }レッスン中{ $finished }レッスン完了
learn-start-over = 最初からやり直す
learn-forget-what-is-done = 進み具合をリセットしますか？
learn-all-lessons-will-be-open = すべてのレッスンが最初からになります。ほかは何も変わりません。
learn-forget-it = リセット
learn-beyond-the-lessons = レッスンのほかに
learn-games-with-comments = 解説つきの棋譜
learn-an-algorithm-step-by-step = 一歩ずつ見るアルゴリズム
learn-make-exercises-of-your-own = 自分で問題を作る
learn-done = 完了
learn-of = { $done }／{ $all }
learn-exercises-2 = { $all }問

## learn/LessonPage.tsx

lesson-exercise = 問題{ $i }
lesson-exercise-done = 問題{ $i }、完了
lesson-board-exercise = 碁盤：{ $title }、問題{ $step }
lesson-right = 正解です。
lesson-almost = あと少しです。
lesson-not-quite = 残念、違います。
lesson-finish = 終了
lesson-next = 次へ
lesson-show-me = 答えを見る
lesson-almost-done = あと少しで完了
lesson-exercise-is-still-open = 問題{ $missing }がまだ終わっていません
lesson-next-2 = 次：{ $title }

## learn/TaskControls.tsx

task-controls-of-found = { $all }個中<b>{ $found }</b>個
task-controls-a-tap-on-an-empty = 空点をタップして置く石
task-controls-answers = 答え
task-controls-check = 答え合わせ

## learn/TeachPage.tsx

teach-make-exercises = 問題を作る
teach-set-up-a-position-and = 局面を作り、問いを選んでください。答えはルールエンジンが求め、生徒の解答も確かめます。サーバーには何も送られません。1つのリンクに問題集がすべて入ります。
teach-the-link-brings-another-set = リンクの問題集は、ここで作成中のものとは別です。
teach-keep-mine = 作成中のものを残す
teach-replace-mine = リンクのものに置き換える
teach-title-of-the-set = 問題集の題名
teach-one-more = 問題を追加
teach-make-the-first = 最初の問題を作る
teach-the-exercises-of-the-set = 問題集の問題
teach-remove-this-exercise = この問題を削除
teach-choose-points = 点を選ぶ
teach-look = 見る
teach-earlier-in-the-set = 前へ移動
teach-remove-it = 削除
teach-remove-this-exercise-2 = この問題を削除しますか？
teach-the-others-stay = ほかの問題は残ります。
teach-a-drawn-board = 描いた碁盤
teach-for-another-board = ほかの碁盤を使うには、<link>碁盤を描いて</link>から「問題を作る」を選んでください。
teach-players = 対局者数
teach-who-plays = 手番
teach-mark = 印を付ける
teach-say = 地
teach-choose = 選ぶ
teach-count = 数える
teach-your-own = 自由
teach-question = 問い
teach-chosen = 選択中：{ $points }
teach-tap-the-point = 「点を選ぶ」を押し、碁盤の点をタップしてください。
teach-tap-the-points = 「点を選ぶ」を押し、碁盤の点を順にタップしてください。
teach-stones-to-take-at-least = 取る石の数（最低）
teach-the-right-number = 正解の数
teach-answers-tick-those-that-are = 選択肢（正解にチェック）
teach-answer-is-right = 選択肢{ $i }が正解
teach-answer = 選択肢{ $i }
teach-one-more-answer = 選択肢を追加
teach-what-to-know-optional = 問いの前の説明（任意）
teach-a-block-with-one-liberty = 呼吸点が1つだけの一団は*アタリ*です。
teach-the-question = 問題文
teach-write-the-question = 問題文を書いてください。
teach-what-to-keep-in-mind = 解答後の説明（任意）
teach-the-rules-can-check-this = この問題はルールエンジンで確かめられます。
teach-holds-no-exercises = { $name }には問題が入っていません。
teach-the-link-for-your-class = 生徒に渡すリンク
teach-try-it = 試す
teach-save-as-a-file = ファイルに保存
teach-save-for-offline = オフライン用に保存
teach-the-offline-file-is = オフライン用のファイルは、ネットワークがなくてもどのブラウザーでも開けます。生徒に送るか、端末にコピーしてください。
teach-the-page-to-save-cannot = ページを保存できませんでした。サーバーは動いていますか？
teach-exercise-cannot-be-checked-yet = 問題{ $wrong }はまだ確かめられません。確かめられるようになると、リンクが表示されます。
teach-open-a-file-with-exercises = 問題ファイルを開く

## learn/aims.ts

aims-you-took-stones = 石を{ $n }個取りました。
aims-that-takes-stones-only-more = それでは石を{ $n }個しか取れません。もっと取れます。
aims-that-takes-nothing = それでは石を取れません。
aims-that-takes-nothing-s-block = それでは石を取れません。{ $name }にある{ $player }の一団には、まだ{ $name2 }に呼吸点があります。
aims-liberties-a-sound-start = 呼吸点は{ $n }個。しっかりした出だしです。
aims-on-the-edge-the-stone = 端では石の呼吸点が{ $n }個しかなく、囲える所もわずかです。
aims-your-block-has-liberties-now = あなたの一団の呼吸点は{ $n }個になりました。
aims-your-block-is-gone-it = あなたの一団は取られました。呼吸点が1つしかなかったからです。
aims-two-eyes-nothing-can-take = 眼が2つできました。この一団はもう取られません。
aims-now-no-move-makes-two = もう、どう打っても眼は2つできません。
aims-it-is-off-the-board = 取れました。
aims-no-move-makes-two-eyes = もう、どう打っても眼は2つできません。この一団は死にです。
aims-now-the-block-has-two = これで一団に眼が2つできてしまいました。
aims-the-board-has-changed-so = 盤面が変わったので、繰り返しにはなりません。
aims-the-ko-was-open-and = コウを取れたのに、取りませんでした。
aims-that-was-no-threat-so = それはコウ材になっていないので、相手にコウをつぐ余裕がありました。
aims-that-move-gains-nothing-your = その手では得をしません。得点は{ $before }でしたが、今は{ $after }です。
aims-the-others-pass = ほかの対局者もパスして、対局が終わります。
aims-passes = { $player }もパスして、対局が終わります。
aims-all-have-passed-the-game = 全員がパスしました。対局は終わりです。
aims-if-the-game-ends-now = 今、対局が終わったとすると：
aims-right-whoever-plays-first-here = 正解です。ここでは、先に打った方の一団が取られます。
aims-that-does-not-touch-the = その手は2つの一団に関係がありません。ここはパスが最善です。
aims-that-costs-you-stones = それでは石を{ $n }個失います。
aims-moves-all-in-time = { $n }手、すべて時間内に打てました。

## learn/choose.ts

choose-write-a-number-for = 「{ $label }」に数を入力してください。
choose-is-not = 「{ $label }」は{ $given }ではありません。{ $why }

## learn/lessons/around.ts

around-around-the-game = 対局をめぐって
around-fair-games-time-other-boards = 公平な対局、時間、さまざまな碁盤、3人以上の対局。
around-komi = コミ
around-points-for-moving-second = 後から打つ側に加える点数。
around-komi-makes-up-for-blacks = コミは黒の先手の得を埋め合わせます。半目は引き分けを防ぎます。
around-whoever-moves-first-has-an = 先に打つ方が有利です。
around-no-komi-who-wins = コミなしでは、どちらの勝ちですか？
around-komi-gives-white-points-for = *コミ*は、その分として白に加える点数です。何目にするかは対局前に決めます。
around-the-same-position-with-a = 同じ局面で、コミは7目半です。どちらの勝ちですか？
around-a-half-point-cannot-be = 盤上で半目になることはないので、引き分けはありません。
around-a-komi-of-61-2 = コミは6目半です。勝った方は何目リードしていますか？
around-white-is-ahead-by-half = 白が半目リードしています。あと1目で逆転です。誰のものでもない点（ダメ）がまだ残っています。
around-you-are-black-komi-is = 黒番で、コミは4目半です。勝ちになる手を打ってください。
around-ranks-and-handicap = 段級位と置き碁
around-an-even-game-between-unequals = 強さの違う人同士が互角に打つために。
around-a-step-of-rank-is = 1ランクの差が置石1つです。
around-ranks-run-from-30-kyu = 段級位は、初心者の30*級*（30k）から1級まで上がり、その上は1*段*（1d）から9段までです。1ランクの差は、およそ石1つ分です。
around-8k-plays-against-5k-how = 8級（8k）と5級（5k）が打ちます。置石がいくつあれば互角ですか？
around-after-1-kyu-comes-1 = 1級の次は1段（初段）です。
around-and-2k-against-3d = では、2級（2k）と3段（3d）では？
around-the-weaker-player-takes-black = 弱い方が黒を持ち、盤に石を置いて始めます。ふつうは星に置きます。
around-mark-the-places-of-four = 4子局の置石の位置に印を付けてください。
around-with-handicap-stones-on-the = 置石があるときは、白から打ちます。
around-you-are-white-make-the = 白番です。最初の手を打ってください。
around-clocks = 時計
around-main-time-and-byo-yomi = 持ち時間と秒読み。
around-a-period-is-lost-only = 秒読みは、1回分を使い切ったときだけ減ります。
around-first-your-main-time-runs = まず*持ち時間*が減り、なくなると*秒読み*に入ります。1回分の時間内に打てば回数は減らず、使い切ると1回減ります。
around-main-time-2-hours-then = 持ち時間2時間、その後60秒の秒読み3回です。一手に2時間と75秒考えました。秒読みは残り何回ですか？
around-within-the-period-there-is = 1回分の時間内なら、あわてることはありません。
around-the-same-clock-but-you = 同じ時計で、2時間と59秒考えました。残り何回ですか？
around-try-it-5-seconds-then = 試してみましょう。持ち時間5秒、その後5秒の秒読み2回です。最初の手を打つと時計が動き出します。
around-you-are-black-make-five = 黒番です。時間内に5手打ってください。
around-other-boards = さまざまな碁盤
around-only-the-lines-change = 変わるのは線だけです。
around-points-and-lines-are-all = ルールに必要なのは点と線だけ。どんなグラフも碁盤になります。
around-on-a-torus-the-right = トーラスでは、右端と左端、上端と下端がつながっています。端の外側の薄い石は、同じ石をもう一度描いたものです。
learn-mark-the-liberties-of-the = 黒石の呼吸点に印を付けてください。
around-inside-this-board-every-point = この碁盤の内側では、どの点にも隣の点が6つあります。
around-mark-the-liberties-of-blacks = 黒の一団の呼吸点に印を付けてください。
around-on-a-sunflower-the-points = ひまわりでは、隣の点の数が点によって違います。
learn-you-are-black-take-the = 黒番です。白石を取ってください。
around-more-players = 3人以上の対局
around-three-colours-and-more = 3色、さらにそれ以上。
around-turns-go-round-and-a = 順番に打ち、一手でほかの全員の色を同時に消します。
around-three-players-black-white-red = 対局者は黒、白、赤の3人です。一手で、相手全員の色を同時に消します。
around-black-plays-mark-all-stones = 黒が×に打ちます。盤から取り除かれる石すべてに印を付けてください。
around-a-point-is-yours-if = 自分の色に達し、ほかの色には達しない点は、自分のものです。
learn-whose-is-each-region-tap = それぞれの領域は誰のものですか？四角が正しくなるまでタップしてください。四角なしは、誰のものでもないことを表します。
around-the-game-ends-when-all = 全員が続けてパスすると、対局が終わります。
around-white-and-red-have-passed = 白と赤はパスしました。あなたは黒番で、もう得をする手はありません。
around-most-points-win-the-others = 得点が最も多い人の勝ちです。ほかの人は得点順に順位がつきます。
around-what-is-the-score = 得点はいくつですか？

## learn/lessons/fights.ts

fights-consequences = ルールから生まれるもの
fights-what-follows-from-the-rules = ルールから導かれ、勝負を決めるもの。
fights-life-and-death = 死活
fights-real-eyes-false-eyes-vital = 本当の眼、欠け眼、急所。
fights-you-can-tell-real-eyes = 本当の眼と欠け眼を見分け、急所を見つけられます。
fights-an-eye-is-false-if = 周りの石が切り離されて取られるおそれのある眼は、*欠け眼*です。
fights-mark-blacks-real-eyes = 黒の本当の眼に印を付けてください。
fights-blacks-block-has-room-for = 黒の一団の中には、一列に並んだ4つの点があります。どちらかが一手打つところを想像してください。
fights-what-becomes-of-blacks-block = 黒の一団はどうなりますか？
fights-four-in-a-row-are = 一列の4つ（直四）なら生きています。
fights-four-points-again-but-in = また4つの点ですが、今度は正方形です。
fights-what-becomes-of-this-one = この一団はどうなりますか？
fights-the-shape-of-the-room = 眼を作るスペースは、広さだけでなく形も大切です。
fights-find-the-point-that-divides = 眼を作るスペースを分ける点を見つけましょう。
fights-you-are-black-live = 黒番です。一団を生かしてください。
fights-and-now-the-other-way = 今度は逆の立場です。
fights-you-are-white-kill-the = 白番です。黒の一団を殺してください。
fights-snapback = ウッテガエシ
fights-give-one-take-many = 1つ捨てて、たくさん取る。
fights-a-stone-given-at-the = 急所で石を1つ捨てると、一団を丸ごと取れることがあります。
fights-you-may-put-a-stone = 取られる所に打つのも有力です。取った相手の呼吸点が1つだけになるなら、取り返せます。
fights-you-are-black-win-four = 黒番です。石を4つ以上取ってください。
fights-black-gave-a-stone-at = 黒がD1に石を捨て、白がC1に打って取りました。
fights-mark-all-liberties-that-whites = 今の白の一団の呼吸点すべてに印を付けてください。
fights-the-taking-stone-filled-one = 取った石が呼吸点を1つふさぎ、取られた石の跡が別の呼吸点になりました。ほかに呼吸点はありません。
fights-had-black-played-c1-instead = もし黒が先にC1に打っていたら、白はD1で一団をつないだでしょう。順序が大切です。
fights-you-are-white-do-the = 白番です。上側で同じように打ってください。
fights-seki = セキ
fights-nobody-wants-to-begin = どちらも先に打ちたくない。
fights-in-a-seki-both-blocks = セキでは、攻めた方が死ぬので、両方の一団が生きています。
fights-the-two-blocks-at-the = 下側の2つの一団には、眼が1つずつと、共有する呼吸点が1つあります。
learn-you-are-black-what-do = 黒番です。どうしますか？
fights-this-is-seki-both-stay = これが*セキ*です。両方とも盤に残ります。
fights-white-is-in-the-same = 白も同じ状況です。
fights-you-are-white-what-do = 白番です。どうしますか？
fights-the-shared-liberty-reaches-both = 共有する呼吸点は、両方の色に達します。
learn-mark-every-point-that-is = 誰のものでもない点すべてに印を付けてください。
fights-by-area-stones-and-eyes = 中国式計算では、セキの石と眼もそのまま数えます。（日本式計算では、セキの中は何も数えません。）
fights-what-is-the-score-by = 中国式計算で、得点はいくつですか？

## learn/lessons/first.ts

first-ten-minutes-to-your-first = 10分で初めての対局
first-all-that-you-need-to = 対局に必要なことのすべて。
first-stones-and-liberties = 石と呼吸点
first-where-stones-go-and-what = 石を置く所と、石の命綱。
first-you-know-what-a-liberty = 呼吸点とは何か、つながった石が呼吸点を共有することがわかりました。
first-two-players-take-turns-black = 2人が交互に打ちます。黒が先です。自分の番には、石を1つ*点*に置きます。点とは線が交わる所で、端も含みます。
first-you-are-black-put-a = 黒番です。好きな所に石を置いてください。
first-it-never-moves-from-there = 石は動きません。盤から離れるのは、取られたときだけです。
first-an-empty-point-that-a = 石と線でつながっている空点は、その石の*呼吸点*です。
first-lines-count-corners-do-not = 線だけを見ます。斜めは数えません。
first-points-have-names-letters-run = 点には名前があります。文字は右へ、数字は上へ進むので、A1は左下です。
first-how-many-liberties-has-each = それぞれの石の呼吸点はいくつですか？
first-in-the-corner-and-on = 隅や辺では少なくなります。
first-stones-of-one-colour-that = 線でつながった同じ色の石は*一団*になり、呼吸点を共有します。
first-mark-all-liberties-of-blacks = 黒の一団の呼吸点すべてに印を付けてください。
first-a-white-stone-beside-it = 隣の白石が呼吸点を1つふさいでいます。
first-a-block-ends-where-no = 同じ色の石へ向かう線がなくなる所で、一団は終わります。
first-mark-every-stone-of-the = A3を含む一団の石すべてに印を付けてください。
first-taking-stones = 石を取る
first-fill-the-last-liberty = 最後の呼吸点をふさぎます。
first-you-can-take-blocks-and = 一団を取ることも、自分の石の危険に気づくこともできます。
first-a-block-without-liberties-is = 呼吸点のない一団は*取られます*。その石はすべて盤から取り除かれます。
first-however-large-a-block-is = どんなに大きな一団でも、取られるときは丸ごとです。
first-take-all-three = 3つとも取ってください。
first-a-block-with-one-liberty = 呼吸点が残り1つの一団は*アタリ*です。次の手で取られるかもしれません。
first-mark-every-block-in-atari = アタリになっている一団すべてに、黒も白も印を付けてください。
first-your-stone-is-in-atari = あなたの石がアタリです。石をのばすと、呼吸点を増やせます。
first-you-are-black-save-the = 黒番です。C3の石を助けてください。
first-where-you-may-not-play = 打てない所
first-a-stone-needs-a-liberty = 石には呼吸点が必要です。
first-you-know-where-a-stone = どこに打てるか、なぜ相手の石を取るのが先かがわかりました。
first-a-stone-may-not-be = 打った石の呼吸点がなくなる所には打てません。それは*自殺手*です。
first-may-black-play-at = 黒は×に打てますか？
first-but-what-you-take-leaves = ただし、取った石が先に盤から取り除かれます。それで自分の石に呼吸点ができることがあります。
first-may-black-play-at-here = ここでは、黒は×に打てますか？
first-whites-block-has-one-liberty = 白の一団の呼吸点は、真ん中の1つだけです。
first-you-are-black-take-the = 黒番です。一団を丸ごと取ってください。
first-the-white-stones-left-first = 先に白石がなくなったので、あなたの石に呼吸点ができました。
first-now-all-together = では、まとめの問題です。
first-mark-every-empty-point-where = 黒が打てない空点すべてに印を付けてください。
first-ko = コウ
first-no-position-comes-twice = 同じ局面は繰り返せません。
first-you-know-why-nobody-can = いつまでも取ったり取り返したりできない理由がわかりました。
first-whites-stone-at-b3-has = B3の白石の呼吸点は残り1つです。この形を*コウ*といいます。
first-you-are-black-take-a = 黒番です。石を1つ取ってください。
first-black-has-just-taken-at = 黒がC3で石を取ったところです。白はB3で取り返したいのですが、以前と同じ局面に戻す手は打てません。
first-may-white-play-b3 = 白はB3に打てますか？
first-the-board-shows-that-earlier = 碁盤には以前の局面が表示され、B3に輪の印があります。
first-white-must-play-elsewhere-first = 白は先にほかの所に打たなければなりません。黒が受けなければならない手（コウ材）が理想です。そうすれば盤面が変わり、白は取れるようになります。
first-you-are-white-win-the = 白番です。コウに勝ってください。下の黒石2つをおびやかしてから、B5で取ります。
first-two-eyes = 2つの眼
first-how-a-block-becomes-safe = 一団がずっと安全になるには。
first-two-eyes-live-one-does = 眼が2つなら生き、1つなら死にです。多くの対局はこれで決まります。
first-blacks-block-has-two-holes = 黒の一団の中には2つの穴があります。どちらも呼吸点で、白は両方を同時にふさげません。
first-mark-every-point-where-white = 白が打てない点すべてに印を付けてください。
first-these-holes-are-eyes-a = この穴を*眼*といいます。眼が2つある一団は、決して取られません。
first-with-one-eye-only-a = 眼が1つだけの一団は、囲まれて最後に眼をふさがれると取られます。
first-which-black-block-can-never = 決して取られない黒の一団はどれですか？印を付けてください。
first-your-block-has-room-for = あなたの一団は、うまく分ければ眼を2つ作れます。
first-you-are-black-make-two = 黒番です。眼を2つ作ってください。
first-your-opponents-good-point-is = 敵の急所は我が急所。
first-you-are-white-keep-black = 白番です。黒に眼を2つ作らせないでください。
first-the-end-and-the-count = 終局と数え方
first-who-has-surrounded-more = どちらが多く囲ったか？
first-you-can-end-a-game = 対局を終えて、得点を数えられます。
first-in-the-end-an-empty = 終局時に、自分の石だけに接している空いた領域は自分のものです。両方の色に接していれば、誰のものでもありません。
first-your-score-your-stones-on = 得点は、盤上の自分の石と、自分のものになった空点の合計です。
first-count-both = 両方の得点を数えてください。
first-instead-of-playing-you-may = 打つ代わりに*パス*することもできます。2人ともパスすると、対局が終わります。
first-you-are-black-and-nothing = 黒番で、もう得をする手はありません。どうしますか？
first-a-stone-shut-in-by = 生きている石に囲まれ、眼を2つ作る余地のない石は*死に石*です。いつでも取れるので、実際に取る必要はありません。
first-both-have-passed-mark-the = 2人ともパスしました。両方の色の死に石に印を付けてください。
first-dead-stones-come-off-before = 死に石は数える前に取り除かれ、その点は空点になります。
first-count-both-without-the-dead = 死に石を除いて、両方の得点を数えてください。
first-your-first-game = 初めての対局
first-7-7-against-the-gentlest = 7×7、一番やさしいボットと。
first-surround-more-than-the-bot = ボットより多く囲いましょう。得をする手がなくなったら「パス」を押してください。2人ともパスすると、死に石が薄く表示されます。一団をタップすると変更できます。よければ同意してください。
first-surrounding-is-easiest-near-the = 隅や辺の近くは囲いやすい所です。ただし、一線は避けましょう。
first-you-are-black-make-a = 黒番です。しっかりした最初の手を打ってください。
first-look-out-for-atari-before = 打つ前に、自分と相手のアタリを確かめましょう。
first-you-are-black-take-something = 黒番です。石を取ってください。

## learn/lessons/rules.ts

rules-the-rules-exactly = 厳密なルール
rules-ten-short-rules-by-john = John TrompとBill Taylorによる10の短いルールを、一語ずつ。
rules-legal-positions = 合法な局面
rules-every-block-breathes = どの一団にも呼吸点が必要です。
rules-a-position-is-legal-if = すべての一団に呼吸点があれば、局面は合法です。
rules-a-block-is-a-largest = 一団とは、線でつながった同じ色の石の、それ以上広げられない集まりです。石1つでも一団になります。
rules-how-many-blocks-has-each = それぞれの色に一団はいくつありますか？
rules-liberties-belong-to-the-block = 呼吸点は一団のもので、2つの一団が1つの呼吸点を共有することもあります。
rules-how-many-liberties-has-the = 次の点にある一団の呼吸点は、それぞれいくつですか？
rules-a-position-is-legal-if-2 = どの一団にも呼吸点が1つ以上あれば、局面は*合法*です。
learn-is-this-position-legal = この局面は合法ですか？
rules-one-stone-more-or-one = 石を1つ増やすか減らすと、合法になることがあります。石をタップすると取り除き、空点をタップすると加えます。
rules-find-every-single-change-after = 1か所だけ変えて局面を合法にする方法を、すべて見つけてください。
rules-adding-never-helps-a-block = 石を加えても役に立ちません。呼吸点のない一団の隣には空点がないからです。
rules-this-position-is-legal = この局面は合法です。
rules-add-one-stone-so-that = 合法なままになるように、石を1つ加えてください。方法をすべて見つけましょう。
rules-reaching = 達する
rules-one-idea-that-replaces-many = 多くの言葉に代わる、1つの考え方。
rules-liberty-capture-territory-the-rules = 呼吸点も、石を取ることも、地も、ルールでは「達する」で表します。
rules-a-point-reaches-another-colour = ある点から、同じ色の点だけを通る道が別の色に通じているとき、その点はその色に*達する*といいます。空も1つの色と考えます。
rules-walk-from-the-black-stone = 黒石E4から空点まで、一歩ずつタップして進んでください。
rules-all-stones-of-a-block = 1つの一団の石は、すべて同じ色に達します。
rules-which-colours-does-the-stone = D5の石はどの色に達しますか？すべて選んでください。
rules-empty-points-reach-too-over = 空点も、空点を通って色に達します。
rules-walk-from-the-empty-point = 空点E1から白石まで進んでください。
rules-the-word-is-for-other = この言葉は別の色にだけ使います。白が白に達するとはいいません。
rules-which-colours-does-the-empty = 空点A3はどの色に達しますか？すべて選んでください。
rules-clearing = 消す
rules-what-does-not-reach-empty = 空点に達しない石は取り除かれます。
rules-clearing-a-colour-empties-its = 色を消すとは、その色の点のうち空点に達しないものを空点にすることです。
rules-this-position-is-not-legal = この局面は合法ではありません。
rules-mark-every-block-that-has = 呼吸点のない一団すべてに印を付けてください。
rules-clearing-a-colour-empties-all = 色を*消す*とは、その色の点のうち空点に達しないものをすべて空点にすることです。
rules-clear-black-mark-the-stones = 黒を消します。取り除かれる石に印を付けてください。
rules-each-colour-is-cleared-for = 色は1つずつ、そのときの盤面に対して消します。
rules-clear-white-on-the-same = 同じ盤面で白を消します。取り除かれる石に印を付けてください。
rules-so-it-matters-which-colour = ですから、どの色を先に消すかが大切です。
rules-a-move-in-three-steps = 一手の3つの段階
rules-colour-clear-the-others-clear = 色を付け、相手を消し、自分を消す。
rules-a-move-colour-an-empty = 一手とは、空点に色を付け、相手の色を消し、次に自分の色を消すことです。
rules-a-move-colours-an-empty = 一手では、まず空点に色を付け、次に相手の色を消し、最後に打った側の色を消します。
rules-white-plays-mark-all-stones = 白が×に打ちます。盤から取り除かれる石すべてに印を付けてください。
rules-one-move-may-clear-several = 一手で複数の一団が消えることもあります。
rules-you-are-black-take-two = 黒番です。2つの一団を一度に取ってください。
rules-where-suicide-is-allowed-the = 自殺手を許すルールでは、3つ目の段階が働くことがあります。
rules-white-plays-and-these-rules = 白が×に打ちます。このルールでは自殺手が許されます。盤から取り除かれる石に印を付けてください。
rules-never-do-both-steps-clear = 両方の段階で石が消えることはありません。石を取った側には呼吸点があるからです。
rules-most-people-play-without-suicide = ふつうは自殺手なしで打ちます。
rules-without-suicide-mark-where-white = 自殺手は禁止です。白が打てない所に印を付けてください。
rules-superko = スーパーコウ
rules-the-whole-past-counts = 過去のすべてが関わります。
rules-no-move-may-bring-back = 以前と同じ彩色に戻す手は打てません。ですから、どの対局も必ず終わります。
rules-six-moves-were-played-on = この4点の碁盤で6手打たれました。黒がA2に打てば、石を3つ取れます。
rules-may-black = 黒はそこに打てますか？
rules-not-just-the-last-position = 直前の局面だけでなく、開始からのすべての局面が関わります。
rules-black-has-no-move-left = 黒には打てる所がありません。パスがこのルールに触れることはありません。
rules-black-passes-white-passes-what = 黒がパスし、白もパスしました。得点はいくつですか？
rules-these-rules-allow-suicide-a = このルールでは自殺手が許されます。眼の中に打った1つの石は、すぐに取り除かれます。
rules-may-white-play-at = 白は×に打てますか？
rules-so-an-eye-is-safe = ですから、自殺手が許されていても眼は安全です。
rules-area-scoring = 中国式計算
rules-stones-and-what-reaches-only = 石と、その石だけに達する空点。
rules-score-points-of-your-colour = 得点は、自分の色の点と、自分の色だけに達する空点の合計です。
rules-your-territory-the-empty-points = 自分の*地*とは、自分の色に達し、ほかの色には達しない空点です。
rules-the-score-looks-at-the = 得点は盤面の彩色だけで決まります。誰の番かや、この先どうなるかは関係ありません。
rules-what-is-the-score-as = 今の盤面のままで、得点はいくつですか？
rules-white-has-put-one-stone = 白が黒の壁の内側に石を1つ打ちました。点が誰のものでもないことを示すには、両方の色に達することを示します。
rules-walk-from-the-empty-point-2 = 空点B5から白石まで進んでください。
rules-one-stone-can-make-a = 石1つで、大きな地が誰のものでもなくなることがあります。その石が取られるか、死に石と認められるまでです。
rules-mark-every-point-that-is = 今、誰のものでもない点すべてに印を付けてください。
rules-if-you-do-not-agree = 石の死活で意見が分かれたら、続けて打ちましょう。このルールでは損になりません。
rules-territory-scoring = 日本式計算
rules-the-older-way-prisoners-count = 古くからの数え方：取られた石も数えます。
rules-territory-scoring-counts-empty-points = 日本式計算では、空点の数から取られた石の数を引きます。勝ち負けが変わることはめったにありません。
rules-here-stones-do-not-count = ここでは石を数えません。得点は、自分の空点の数から、取られた自分の石の数を引いたものです。
rules-black-has-just-taken-four = 黒がB2で石を4つ取ったところです。得点はいくつですか？
rules-the-same-game-by-area = 同じ対局を中国式計算で：石と空点を数え、アゲハマは数えません。
rules-what-is-the-score-now = 今度は、得点はいくつですか？
rules-under-territory-scoring-a-stone = 日本式計算では、自分の地に石を打つと1目損します。

## learn/made.ts

made-you-are = { $player }番です。
made-play-take-stones = 打つ：石を取る
made-take = { $n ->
    [1] { $who }石を1つ取ってください。
   *[other] { $who }石を{ $n }個以上取ってください。
  }
made-play-save-a-block = 打つ：一団を助ける
made-save-the-block-at = { $who }{ $made }の一団を助けてください。
made-play-make-a-block-live = 打つ：一団を生かす
made-make-two-eyes-for-the = { $who }{ $made }の一団に眼を2つ作ってください。
made-play-kill-a-block = 打つ：一団を殺す
made-kill-the-block-at = { $who }{ $made }の一団を殺してください。
made-mark-the-liberties-of-a = 印を付ける：一団の呼吸点
made-mark-the-liberties-of-the = { $made }の一団の呼吸点に印を付けてください。
made-mark-the-stones-of-a = 印を付ける：一団の石
made-mark-every-stone-of-the = { $made }を含む一団の石すべてに印を付けてください。
made-mark-blocks-in-atari = 印を付ける：アタリの一団
made-mark-every-block-with-one = 呼吸点が残り1つの一団すべてに印を付けてください。
made-mark-moves-that-take-something = 印を付ける：石を取れる手
made-mark-every-move-that-takes = { $who }石を取れる手すべてに印を付けてください。
made-mark-points-where-one-may = 印を付ける：打てない点
made-mark-every-empty-point-where = { $player }が打てない空点すべてに印を付けてください。
made-mark-blocks-that-can-never = 印を付ける：決して取られない一団
made-mark-every-block-of-that = 決して取られない{ $player }の一団すべてに印を付けてください。
made-mark-dead-stones = 印を付ける：死に石
made-mark-the-dead-stones-of = すべての色の死に石に印を付けてください。
made-mark-points-that-are-nobodys = 印を付ける：誰のものでもない点
made-say-whose-each-region-is = 地：それぞれの領域は誰のもの？
made-whose-is-each-region-tap = それぞれの領域は誰のものですか？四角が正しくなるまでタップしてください。
made-choose-may-one-play-there = 選ぶ：その手は打てる？
made-may-play-at = { $player }は{ $made }に打てますか？
made-choose-is-the-position-legal = 選ぶ：局面は合法？
made-choose-who-wins-as-it = 選ぶ：今の盤面で誰の勝ち？
made-who-wins-if-the-game = 今、対局が終わったら誰の勝ちですか？
made-count-the-scores = 数える：得点
made-count-the-points-of-each = それぞれの対局者の得点を数えてください。
made-count-liberties = 数える：呼吸点
made-how-many-liberties-has-each = それぞれの一団の呼吸点はいくつですか？
made-your-own-mark-these-points = 自由：指定した点に印を付ける
made-mark-the-best-points = 最善の点に印を付けてください。
made-that-is-what-was-asked = そのとおりです。
made-is-not-one-of-them = { $name }は違います。
made-your-own-answers-to-choose = 自由：選択問題
made-your-own-a-number = 自由：数
made-your-answer = あなたの答え
made-the-drawn-board-of-this = この問題の描いた碁盤は不完全です。
made-a-board-for-exercises-has = 問題に使う碁盤は{ $mostpoints }点までです。
made-the-stones-do-not-fit = 石が碁盤に合いません。
made-nobody-of-that-colour-plays = その色の対局者はいません。
made-this-question-tries-every-move = この問いではすべての手を試します。{ $small }点以下の碁盤を選んでください。
made-a-chosen-point-is-not = 選んだ点は存在しません。
made-choose-the-point-that-is = 点を選んでください。
made-choose-the-points-that-are = 点を1つ以上選んでください。
made-say-how-many-stones = 石の数を入力してください。
made-write-the-right-number = 正解の数を入力してください。
made-write-at-least-two-answers = 選択肢を2つ以上入力してください。
made-say-which-answers-are-right = 正解にチェックを入れてください。
made-two-answers-are-the-same = 同じ選択肢が2つあります。
made-choose-a-point-with-a = 石のある点を選んでください。
made-choose-an-empty-point = 空点を選んでください。
made-in-this-position-nothing-is = この局面には正解がありません。石か問いを変えてください。
made-in-this-position-nothing-solves = この局面には解がありません。石か問いを変えてください。

## learn/pick.ts

pick-tap-what-you-mean-there = { $what ->
    [liberties] タップして答えてください。呼吸点は{ $n }個です。
    [stones] タップして答えてください。石は{ $n }個です。
    [eyes] タップして答えてください。眼は{ $n }個です。
   *[points] タップして答えてください。点は{ $n }個です。
  }
pick-missing = { $what ->
    [liberties] 呼吸点があと{ $n }個あります。
    [stones] 石があと{ $n }個あります。
    [eyes] 眼があと{ $n }個あります。
   *[points] 点があと{ $n }個あります。
  }

## learn/play.ts

play-the-time-is-over-the = 時間切れです。盤面がどうであれ、負けになります。
play-passes = { $who }がパスしました。
play-plays = { $who }が{ $name }に打ちました。

## learn/questions.ts

questions-no-no-liberty = 打てない：呼吸点がない
questions-no-it-stood-before = 打てない：同じ局面になる
questions-takes-stones-and-so-has = { $at }に打つと石を{ $taken }個取れるので、呼吸点ができます。
questions-these-rules-allow-suicide-stones = このルールでは自殺手が許されます。石{ $lost }個が盤から取り除かれます。
questions-has-a-liberty-at = { $at }には{ $name }に呼吸点があります。
questions-legal = 合法
questions-illegal = 合法ではない
questions-s-block-at-has-no = { $names }にある{ $player }の一団には呼吸点がありません。
questions-every-block-has-a-liberty = どの一団にも呼吸点があります。
questions-by = { $colour }（{ $path }）
questions-reaches = { $name }は{ $ways }に達します。
questions-reaches-but-not = { $name }は{ $ways }に達し、{ $missed }には達しません。
questions-nobody-a-tie = 引き分け
questions-the-scores-are-equal = 得点が同じです
questions-account = { $player }：{ $sum } = { $score }。
questions-points-ahead = リードの目数
questions-blocks = { $player }の一団の数
questions-has-blocks = { $player }の一団の数は{ $own }です：{ $parts }。
questions-liberties-of = { $name }の呼吸点
questions-has-liberties = { $name }の呼吸点は{ $liberties }個です：{ $names }。
questions-has-no-liberty = { $name }には呼吸点がありません。
questions-periods-left = 残りの秒読み回数
questions-the-last-period-is-over = 最後の秒読みも使い切りました。時間切れ負けです。
questions-the-main-time-is-over = { $n ->
    [0] 持ち時間は切れましたが、秒読みはまだ1回も使い切っていません。打ったときの回は減りません。
   *[other] 持ち時間が切れ、その後秒読みを{ $n }回使い切りました。打ったときの回は減りません。
  }
questions-it-lives-as-it-is = このままで生きている
questions-whoever-moves-first-decides = 先に打った方で決まる
questions-it-is-dead = 死んでいる
questions-against-every-move-the-engine = 相手がどう打っても、眼を2つ作る応手をエンジンが見つけます。
questions-lives-at-kills-at = { $player }が{ $saving }に打てば生き、{ $player2 }が{ $name }に打てば死にです。
questions-no-single-move-makes-two = 一手で眼を2つ作ることはできません。
questions-from-to-there-are-steps = { $weaker }から{ $stronger }まで{ $n }ランクの差があり、1ランクが石1つです。

## learn/searches.ts

searches-liberties-every-empty-point-that = { $stones ->
    [1] 呼吸点は{ $n }個：石と線でつながっている空点すべてです。
   *[other] 呼吸点は{ $n }個：一団と線でつながっている空点すべてです。
  }
searches-has-a-stone-a-liberty = { $at }には石があります。呼吸点は空点です。
searches-lies-aslant-no-line-joins = { $stones ->
    [1] { $at }は斜めです。石とつながる線がありません。
   *[other] { $at }は斜めです。一団とつながる線がありません。
  }
searches-is-too-far-away-no = { $stones ->
    [1] { $at }は離れすぎています。石とつながる線がありません。
   *[other] { $at }は離れすぎています。一団とつながる線がありません。
  }
searches-stones-in-one-block-a = { $n ->
    [1] { $colour }の石{ $n }個：それだけで一団です。
   *[other] 石{ $n }個の一団です。どの2つも、{ $colour }の石を通る道でつながっています。
  }
searches-is-empty-a-block-is = { $at }は空点です。一団は石でできています。
searches-has-another-colour = { $at }は別の色です。
searches-is-too-but-no-path = { $at }も{ $colour }ですが、{ $name }から{ $colour }の石を通って行く道がありません。
searches-is-empty-a-block-is-2 = { $name }は空点です。一団は石でできています。
searches-s-block-at = { $name }にある{ $player }の一団
searches-each-of-them-has-one = どれも呼吸点が残り1つで、次の手で取られるかもしれません。
searches-has-liberties = { $blockName }の呼吸点は{ $liberties }個です：{ $names }。
searches-no-line-leads-from-it = そこから空点へ向かう線がありません。
searches-has-a-liberty-at = { $blockName }には{ $name }に呼吸点があります。
searches-two-eyes-whatever-the-opponent = 眼が2つあります。相手がどう打っても、どちらかは空いたままです。
searches-has-no-two-eyes-it = { $blockName }には眼が2つありません。放っておくと取られます。
searches-the-question-is-about-stones = これは{ $colour }の石についての問いです。
searches-nothing-can-part-the-stones = 周りの石が切り離されることはありません。
searches-is-a-false-eye-the = { $name }は欠け眼です。周りの石を切り離され、一部を取られるおそれがあります。
searches-is-no-eye-an-eye = { $name }は眼ではありません。眼とは、{ $colour }の石に囲まれた空点です。
searches-they-stand-where-only-the = 相手の色しか生きられない所にあります。2人ともそれがわかっているので、取り除きます。
searches-can-never-be-taken-it = { $blockName }は決して取られません。生きています。
searches-is-not-lost-for-certain = { $blockName }は、死んでいるとは限りません。
searches-these-stones-do-not-reach = この{ $n }個の石は空点に達しないので、{ $colour }を消すとその点は空点になります。
searches-is-not-it-stays-as = { $at }は{ $colour }ではないので、そのまま残ります。
searches-reaches-empty-at-so-it = { $at }は{ $name }の空点に達するので、残ります。
searches-first-the-others-are-cleared = まず相手の色を消します：石{ $taken }個。すると{ $who }の石に呼吸点ができ、盤に残ります。
searches-no-other-block-lost-its = ほかに最後の呼吸点を失った一団はないので、{ $who }自身の石{ $own }個が取り除かれます：自殺手。
searches-is-empty = { $at }は空点です。
searches-stays-once-the-others-are = { $at }は残ります。相手の色を消すと、呼吸点ができるからです。
searches-stays-its-block-still-has = { $at }は残ります。その一団にはまだ呼吸点があります。
searches-for-example = 例：{ $first }
searches-has-a-stone-find-the = { $name }には石があります。空点を探してください。
searches-may-play-it-takes-stones = { $player }は{ $name }に打てます。石を{ $taken }個取るので、呼吸点ができます。
searches-may-play-the-stone-would = { $player }は{ $name }に打てます。その石には呼吸点があります。
searches-takes = { $name }で{ $takes }個取れます
searches-each-takes = { $takes }。
searches-has-a-stone-already = { $name }にはすでに石があります。
searches-a-stone-at-takes-nothing = { $name }に打っても石を取れません。どの一団の最後の呼吸点でもないからです。
searches-these-reach-more-than-one = これらの点は2つ以上の色に達するので、誰のものでもありません。
searches-has-a-stone-it-counts = { $name }には石があり、{ $player }の得点になります。
searches-reaches-only-it-is-s = { $name }は{ $colour }だけに達します。{ $player }のものです。
searches-these-are-the-customary-places = これが、この碁盤での置石{ $stones }個の通常の位置です。
searches-is-not-one-of-the = { $name }は通常の位置ではありません。

## learn/walk.ts

walk-no-line-joins-and = { $name }と{ $name2 }をつなぐ線はありません。
walk-reaches-at-the-shortest-way = { $name }は{ $name2 }で{ $colour }に達します。一番短い道は{ $n }歩です。
walk-is-a-path-keeps-to = { $name }は{ $colour }です。道は最後の一歩まで、{ $name2 }と同じ{ $own }だけを通ります。
walk-you-have-already = { $at }はもう見つけています。
walk-has-a-stone-here-one = { $at }には石があります。空点に石を加えてください。
walk-ways-and-the-engine-knows = { $all }通りです。エンジンが調べても、ほかにはありません。
walk-at = { $at }に{ $player }を加える
walk-without = { $at }を取り除く
walk-every-block-has-a-liberty = { $how }と、どの一団にも呼吸点があります。
walk-then-s-block-at-has = { $n ->
    [1] すると、{ $name }にある{ $player }の一団の呼吸点がなくなります。
    [2] すると、{ $name }にある{ $player }の一団と、もう1つの一団の呼吸点がなくなります。
   *[other] すると、{ $name }にある{ $player }の一団と、ほかのいくつかの一団の呼吸点がなくなります。
  }
walk-each-region-that-reaches-one = 1つの色だけに達する領域はその色のもので、複数の色に達する領域は誰のものでもありません。
walk-each-region-reaches-one-colour = どの領域も1つの色だけに達し、その色のものです。
walk-reaches-it-is = { $at }は{ $colours }に達します。{ $player }のものです。
