## kaufman/KaufmanPage.tsx

kaufman-as-printed = 原文どおり
kaufman-without-endfor = endforなし
kaufman-mended = 修正版
kaufman-jeff-kaufmans-paper-of-2006 = Jeff Kaufmanの2006年の論文は、任意のグラフ上の囲碁を定義しています。碁盤は、頂点が空・黒・白のいずれかであるグラフで、対局は四つ組 (G, S, P<sub>b</sub>, P<sub>w</sub>) です。ここでは論文のアルゴリズムLIFTを、Tromp-Taylorルールで石を消す手順と並べて、一歩ずつ実行します。
kaufman-lift-issafe-and-removeblock = LIFT、isSafe、removeBlock
kaufman-position = 局面
kaufman-a-game-as-a-quadruple = 四つ組で表した対局
kaufman-errata = 正誤表
kaufman-better = 訂正：
kaufman-see-it = 見る
kaufman-the-position = 局面：{ $title }
kaufman-plays-at-tap-another-empty = { $player }が{ $name }に打ちます。ほかの空点をタップすると、そこでLIFTを実行します。
kaufman-reading-of-the-figure = 図の読み方
kaufman-one-step-back = 一歩戻る
kaufman-one-step-on = 一歩進む
kaufman-to-the-end-of-lift = LIFTの最後へ
kaufman-step-of = ステップ{ $at }／{ $steps }
kaufman-the-first-ones = （最初の部分のみ）
kaufman-possesses-prisoners = { $player }のアゲハマは{ $count }個
kaufman-issafe-would-follow-too-many = ここではisSafeがたどる経路が多すぎます。
kaufman-the-algorithm = アルゴリズム
kaufman-1-colours = 1. { $player }が{ $name }に色を付けます。
kaufman-2-the-opponents-are-cleared = 2. 相手の色を消します：石{ $taken }個。
kaufman-3-s-own-colour-is = 3. { $player }自身の色を消します：石{ $lost }個。
kaufman-by-the-tromp-taylor-rules = Tromp-Taylorルールでは
kaufman-the-board-is-as-before = 盤面が着手前と同じなので、スーパーコウによりこの手は打てません。
kaufman-lift-called-issafe-times = LIFTはisSafeを{ $calls }回呼び出しました。
kaufman-the-same-board-and-the = 盤面もアゲハマも同じです。
kaufman-prisoners-by-lift-by-the = アゲハマ：LIFTでは{ $prisoners }、ルールでは{ $due }。
kaufman-the-same-board = 盤面は同じです。
kaufman-another-board = 盤面が異なります。
kaufman-too-many-paths = 経路が多すぎる
kaufman-same = 同じ
kaufman-board-differs = 盤面が異なる
kaufman-prisoners-differ = アゲハマが異なる
kaufman-both-differ = 盤面もアゲハマも異なる
kaufman-where-they-differ = 異なる点
kaufman-lift-against-the-rules-by = LIFTとルールの比較（例と読み方ごと）
kaufman-calls-of-issafe = isSafeの呼び出し回数

## kaufman/Quadruples.tsx

quadruples-g-is-the-board-s = Gは盤面、Sはそれ以前の盤面の集合、P<sub>b</sub>とP<sub>w</sub>は黒と白が持つアゲハマです。一手ごとにLIFTを実行し、盤面をルールによる盤面と比べます。
quadruples-g-after-turn = { $at }手目の後のG
quadruples-prisoners = アゲハマ
quadruples-the-turn-before = 前の手
quadruples-the-next-turn = 次の手
quadruples-turn-of = { $at }手目（全{ $list }手）
quadruples-the-quadruple-after-turn = { $at }手目の後の四つ組
quadruples-the-board-of-the-rules = ルールどおりの盤面
quadruples-another-board-than-by-the = ルールとは異なる盤面
quadruples-boards = 盤面{ $past }個
quadruples-from-turn-on-lift-has = { $turn }手目から、LIFTの盤面はルールと異なります。
quadruples-it-lifts-the-blocks-of = LIFTは複数の相手の一団を順に取り上げます。
quadruples-after-turn-the-game-goes = { $list }手目の後も対局は続きますが、原文のisSafeではたどる経路が多すぎます。
quadruples-the-latest = 最新の{ $most }個
quadruples-the-board-after-turn = { $first }手目の後の盤面

## kaufman/cases.ts

cases-eight-around-one = 一子を囲む八子
cases-the-example-of-section-2 = 第2節の例：白が八子の輪の中に打ちます。先にほかの色を調べるので、黒石だけが取り除かれます。どちらの方法でも結果は同じです。
cases-black-fills-the-last-liberty = 黒が自分の二子の最後の呼吸点をふさぎます。図のアルゴリズムでは、取り上げた石がすべて打った側のものになるので、黒は二子を失ってアゲハマを2個得ます。第2節によれば、黒の損になるはずです。
cases-a-prisoner-from-nowhere = どこからともなく現れたアゲハマ
cases-the-test-another-colour-than = 「vと色が異なる」という条件は、空の頂点でも成り立ちます。A2は空で周りがすべて石なので、安全ではありません。取り上げても何も変わらないのに、アゲハマが1個数えられます。棋譜集の2×2の対局では、黒がこうして2個得ています。
cases-the-missing-endfor = 抜けているendfor
cases-the-figure-has-no-endfor = 図では最後の判定の前にendforがありません。そのとおりに読むと、最初の隣の点の後で黒石が判定され、A2を見る前に取り上げられます。石を取ることは起こりません。
cases-far-from-the-stone = 打った石から離れた所
cases-a-position-that-play-cannot = 対局では生じない局面：隅の白石には、着手前から呼吸点がありません。LIFTは打った石とその隣だけを見ますが、ルールでは色全体を見て消します。
cases-three-players = 3人の対局
cases-blacks-stone-takes-the-last = 黒石が白と赤の最後の呼吸点をふさぎます。LIFTは一団を順に取り上げるので、最初の一団がなくなると次の一団に呼吸点ができます。ルールではすべての相手を同時に消します。
cases-every-path = すべての経路
cases-l-holds-the-path-to = Lにあるのはpまでの経路で、調べた頂点すべてではありません。答えは正しいのですが、isSafeは一団の中のすべての経路をたどります。正方形に並んだ16個の石では、何千回も呼び出されます。

## kaufman/errata.ts

errata-figure-1-last-lines = 図1、最後の数行
errata-stones-lifted-by-suicide-are = 自殺手で取り上げた石も、ほかの石と同じく打った側のものになる。
errata-section-2-counts-prisoners-against = 第2節では、アゲハマは元の持ち主の損と数えます。自殺手は相手のアゲハマを増やすべきです。
errata-figure-1-main-program = 図1、主プログラム
errata-each-neighbour-whose-colour-differs = vと色の異なる隣の点をそれぞれ判定する。
errata-an-empty-neighbour-differs-too = 空の隣の点も色が異なります。周りがすべて石だと「取り上げ」られ、何も変わらないのにアゲハマが数えられます。石だけを判定すべきです。
errata-the-loop-over-the-neighbours = vの隣の点についてのループにendforがない。
errata-it-ends-before-v-itself = 本文にあるとおり、v自身を判定する前にループは終わります。そうでないと、石を取る前に、取る側の石が取り上げられることがあります。
errata-figure-1-removeblock = 図1、removeBlock
errata-the-recursive-call-passes-two = 再帰呼び出しが3つの引数のうち2つしか渡していない。
errata-it-passes-the-prisoner-count = アゲハマの数も渡します：removeBlock(L ∪ {"{"}p{"}"}, a, P)。
errata-figure-1-issafe = 図1、isSafe
errata-l-is-described-as-the = Lは、これまでに調べた頂点の集合と説明されている。
errata-l-is-the-path-to = Lはpまでの経路で、呼び出しごとに別のものです。答えは正しいのですが、一団の中の単純な経路をすべてたどるため、時間は一団の大きさに対して指数的に増えます。すべての呼び出しで1つの集合を共有すれば線形になります。
errata-section-3 = 第3節
errata-lifted-pieces-must-be-or = 取り上げられる石は、打ったばかりの石か、それに隣り合う石である。
errata-true-if-no-block-lacked = 着手前に呼吸点のない一団がなければ正しく、これは空の碁盤からの帰納法で成り立ちます。手で並べた局面では、LIFTが取り除く石はルールより少なくなります。
errata-s-is-the-set-of = Sは過去の盤面G0からGn−1までの集合で、反復を禁じる。
errata-the-current-board-has-to = 現在の盤面も含める必要があります。石1個の自殺手は、以前の盤面ではなく現在の盤面に戻すからです。
errata-two-players = 対局者は2人。
errata-with-three-or-more-lifting = 3人以上では、隣の一団を順に取り上げると結果が順序によって変わります。ここのルールではすべての相手を同時に消します。
errata-section-4 = 第4節
errata-a-game-has-at-most = 1局は最大3^|V|手である。
errata-the-board-at-the-start = 開始時の盤面も数えるので、最大3^|V| − 1手です。パスは盤面を変えないので、手として数えられません。
errata-section-4-footnote-3 = 第4節、脚注3
errata-a-guess-boards-that-reduce = 予想：石が取り除かれる盤面を除いても、上界は指数の範囲にとどまる。
errata-it-is-true-on-a = 正しい予想です。孤立した頂点のないグラフでは、少なくとも3^(|V|/2)個の盤面が合法です。n×nの碁盤では約2.976のn²乗個の盤面が合法で、19×19では全3^361個の1.2%です。
errata-section-5-the-forced-winner = 第5節、必勝者
errata-where-x-is-to-move = xの手番のとき、xの勝ちとなる子があれば勝者はy、なければy。
errata-it-is-x-if-some = xの勝ちとなる子があれば勝者はx、なければyです。
errata-section-5-the-theorem = 第5節、定理
errata-one-of-the-players-can = どの碁盤でも、対局者のどちらかに必勝法がある。
errata-only-if-no-game-is = 引き分けがない場合だけです。頂点が1つの碁盤では打つ手がなく、双方がパスして0対0になります。コミが整数でなければ定理は成り立ちます。
errata-section-5-the-size-of = 第5節、木の大きさ
errata-the-number-v-2-to = (|V|/2)の3^|V|乗は、大きすぎて書けない数とされている。
errata-for-v-361-it-is = |V| = 361のとき、10の(3.93 × 10^172)乗です。

## kaufman/lift.ts

lift-empty = { $a }は空点：安全。
lift-in-l = { $a }はLに含まれます。
lift-other-colour = { $a }は{ $colour }：色が異なります。
lift-so-is = { $a }は安全なので、{ $p }も安全です。
lift-becomes-empty = { $p }が空点になります。
lift-one-more = アゲハマが1個増えます。
lift-safe = { $v }は安全です。
lift-suicide = { $v }は安全ではありません：自分の一団を取り上げます。
lift-played = { $player }が{ $v }に打ちました。
lift-next = 次の隣の点：{ $a }、{ $colour }。
lift-lifted = 安全ではありません：{ $a }を含む{ $colour }の一団を取り上げます。
lift-lifted-empty = 安全ではありません：空の頂点{ $a }を取り上げます。
lift-ended = LIFTが終わりました。
