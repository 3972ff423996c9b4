## explore/ExplorePage.tsx

explore-the-link-to-this-board = この碁盤へのリンクは不完全です。
explore-no-such-board = 碁盤が見つかりません
explore-explore-another = ほかの碁盤を研究
explore-explore-a-position-on = { $board }の局面を研究
explore-what-to-see = 表示
explore-a-block-here-has-no = 呼吸点のない一団があります。見ることはできますが、ここからは打てません。
explore-all-have-passed = 全員がパスしました
explore-to-play = { $player }の番です
explore-no-game-from-here = ここからは対局できません
explore-step-by-step = 一歩ずつ
explore-one-turn-back = 一手戻る
explore-one-turn-on = 一手進む
explore-who-begins = 先番
explore-begins = { $player }から打つ
explore-clear-board = 盤面をクリア
explore-stones-and-moves = 石と着手
explore-the-link-to-this-position = この局面へのリンク
explore-the-laboratory = 実験室
explore-colourings-already-seen = これまでの局面（スーパーコウ）
explore-colourings-stood-so-far = これまでの局面は{ $n }個です。
explore-the-latest = 最新の{ $most }個を表示しています。
explore-under-positional-superko-no-move = ポジショナル・スーパーコウでは、どの局面にも戻すことはできません。
explore-after-turn = { $turn }手目の後
explore-at-the-start = 開始時

## explore/Lab.tsx

lab-perfect-play = 最善の打ち方
lab-from-here-on-small-boards = この局面から（小さい碁盤のみ）
lab-positions = 局面数
lab-that-are-legal-on-this = この碁盤での合法な局面
lab-fair-komi = 公平なコミ
lab-by-perfect-play-or-games = 最善の打ち方、またはボット同士の対局から
lab-this-asks-the-server-which = この機能にはサーバーが必要ですが、接続できません。
lab-exact-answers = 厳密な答え
lab-cancel = 取り消す
lab-click-through-the-proof = 証明をたどる
lab-the-laboratorys-machines = 計算
explore-asking = 問い合わせ中…
lab-waiting-before-it = 待機中：前に{ $ahead }件
lab-waiting = 待機中
lab-working = 計算中…
lab-working-share = 計算中… { $share }
lab-legal-positions-with-colours = 合法な局面は<big>{ $digits }</big>個（{ $players }色）。
lab-to = { $player }：<b>{ $points }</b>（{ $low }〜{ $high }）
lab-points = { $player }：<b>{ $points }</b>
lab-exactly-by-perfect-play = 最善の打ち方による正確な値です。
lab-from-games-of-bots = ボット同士の対局{ $games }局によります。
lab-black-can-secure-points = 黒は{ $points }を確保できます
lab-neither-side-can-win = どちらも勝てません
lab-best = 最善：{ $best }。
lab-a-line-of-best-play = 最善の手順：{ $line }。{ $nodes }個の局面を探索しました。盤上の数字は、それぞれの手の結果です。

## explore/Proof.tsx

proof-has-a-turn-that-proves = { $who }には、それを証明する手があります。
proof-may-do-anything-every-turn = { $who }がどう打っても、必ず応手があります。手を選んでください。
proof-enough-is-kept-for-good = ここからは何が起きても、十分な目数が確保されています。
proof-play-has-ended-with-a = 主張どおりの結果で対局が終わりました。
proof-the-proof-goes-on = 証明は続きます。
proof-what-is-proved = 証明の内容
proof-at-the-start = 開始時。
explore-back = 戻る
proof-close-the-proof = 証明を閉じる
proof-the-proof = 証明
proof-at-least = { $value }以上
proof-at-most = { $value }以下

## explore/Proven.tsx

proven-title = 5×5は証明済み：黒がすべての点を取ります
proven-about = ポジショナル・スーパーコウで自殺手を禁じると、黒がC3に打てば、白がどう応じても25点すべてを取れます。2は白の応手（対称なものは1つだけ）、3は黒の答えです。選ぶと盤に表示されます。
proven-line = { $white } { $reply }、{ $black } { $answer }

## explore/Setting.tsx

setting-other-rules = { $board }、ほかのルール…
setting-rules-such-as-no-suicide = ルール（例：no-suicide,players=3）
setting-use-them = 適用
setting-change-the-board = 碁盤を変更
setting-draw-one = 碁盤を描く

## explore/Thoughts.tsx

thoughts-what-does-the-bot-think = ボットの考えは？
thoughts-it-thinks = 考え中…
thoughts-ask-it = 聞く
thoughts-the-bot = ボット

## explore/lens.ts

lens-blocks = 一団
lens-reach = 達する色
lens-legal-moves = 打てる手
lens-territory = 地
lens-life = 死活
lens-blocks-point-at-a-stone = 一団の数：{ $n }。石を指すと、その一団と呼吸点がわかります。
lens-the-block-at-stones-liberties = { $name }にある{ $player }の一団：{ $stones }、{ $liberties }（{ $points }）。
lens-liberties = 呼吸点{ $n }
lens-no-stones-yet = まだ石がありません。
lens-a-block-has-no-liberty = 呼吸点のない一団があります。実際の対局ではこうなりません。
lens-each-stone-shows-the-liberties = 石の数字は、その一団の呼吸点の数です。呼吸点が1つだけの一団は、すぐに取れます。
lens-each-stone-shows-the-liberties-2 = 石の数字は、その一団の呼吸点の数です。
lens-choose-a-point-to-see = 点を選ぶと、何に達するか、どの道を通るかがわかります。
lens-empty-points = 空点
lens-reaches = { $name }は{ $list }に達します。
lens-reaches-by = { $name }は{ $list }に達します：{ $path }。
lens-legal-moves-and-the-pass = 打てる手は{ $n }通り、ほかにパスがあります。
lens-reaches-alone-it-is-s = { $at }は{ $reached }だけに達します。{ $player }のものです。
lens-reaches-it-is-nobodys = { $at }は{ $reached }に達します。誰のものでもありません。
lens-empty-points-that-reach-one = 1つの色だけに達する空点は、その色のものです。
lens-stones-can-never-be-taken = { $n }個の石は決して取られません。持ち主がパスし続け、ほかの人がどう打っても取られません。
lens-no-stone-is-alive-for = 確実に生きている石はありません。それには2つの眼が必要です。
lens-a-block-here-has-no = 呼吸点のない一団があります。ここから対局を始めることはできません。

## explore/steps.tsx

steps-stones-of-the-opponents-now = 相手の石{ $n }個が空点に達しなくなりました（輪の印）。
steps-every-opposing-stone-still-reaches = 相手の石はどれもまだ空点に達しています。
steps-1-puts-a-stone-on = { $who }が{ $name }に打ちます。
steps-stones-of-s-own-reach = { $who }の石{ $n }個が空点に達しません：自殺手。
steps-s-own-stones-all-reach = { $who }の石はすべて空点に達しています。
steps-2-the-opponents-are-cleared = { $n ->
    [0] 相手の色を消します：取り除かれる石はありません。
   *[other] 相手の色を消します。
  }
steps-3-s-own-colour-is = { $n ->
    [0] { $who }を消します：取り除かれる石はありません。
   *[other] { $who }を消します。
  }
steps-this-colouring-is-new-the = これは新しい局面なので、この手は打てます。
steps-next-step = 次のステップ
steps-play-it = 打つ
steps-take-it-back = やめる
