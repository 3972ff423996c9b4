## draw/Canvas.tsx

canvas-point = 点{ $name }、{ $around }とつながっています
canvas-point-alone = 点{ $name }、線なし
canvas-the-board-you-draw-points = 描いている碁盤、{ $points }点

## draw/DrawPage.tsx

draw-bridge = 橋
draw-tap-an-empty-place-for = 空いた場所をタップすると点を追加し、2点をタップすると線で結びます。紛らわしい線はポータルになり、両端に同じ文字が付きます。点はドラッグで動かせます。背景をドラッグすると、ほかの場所を見られます。
draw-tap-two-points-a-bridge = 2点をタップすると、新しい点でできた橋で結びます。
draw-tap-a-point-for-a = 点をタップすると削除し、線をタップすると切ります。
draw-points-lines = 点{ $points }個、線{ $edges }本
draw-draw-a-board-of-your = 自分の碁盤を描く
draw-tool = ツール
draw-redo = やり直す
draw-undo = 元に戻す
draw-add-a-point = 点を追加
draw-lay-out = 整列
draw-snap = スナップ
draw-chain = 連続
draw-chain-about = 前の線の終点から次の線を引きます。Shiftを押しながらでも同じです。
draw-symmetry = 対称
draw-rotations = { $n ->
    [1] 回転なし
   *[other] { $n }回対称
  }
draw-mirrors = 鏡映
draw-drawing = 描画
draw-tap-anywhere-for-the-first = どこかをタップして最初の点を置くか、既存の碁盤から始めてください
draw-the-link-to-this-board = この碁盤へのリンク
draw-the-board = 碁盤
draw-remove = 削除
draw-the-chosen-point = 選択した点
draw-play-on-it = この碁盤で打つ
draw-with-a-friend-by-link = 友だちと（リンクで招待）
draw-against-a-bot = ボットと
draw-more-players-other-rules = 人数やルールを変える…
draw-explore-it = この碁盤を研究
draw-make-an-exercise = 問題を作る

## draw/Facts.tsx

facts-neighbours = 隣の点{ $n }個
facts-to-neighbours = 隣の点{ $low }〜{ $high }個
facts-too-many-symmetries-to-count = 対称性が多すぎて、ここでは数えられません。
facts-no-symmetry-every-point-is = 対称性はありません。点はすべて異なります。
facts-about-10 = 約10^{ $exponent }
facts-symmetries = { $kinds ->
    [1] 対称性{ $count }通り。点はすべて同等です。
   *[other] 対称性{ $count }通り。点は{ $kinds }種類です。
  }
facts-points = 点{ $n }個
facts-lines = 線{ $n }本
facts-in-parts = { $parts }個の部分に分離
facts-point-at-one-to-see = 点を指すと、同等の点がわかります。
facts-ready-to-be-played-on = 対局できます。
facts-what-there-is-to-know = この碁盤について

## draw/Makers.tsx

makers-for-makers = ものづくりに
makers-true-to-the-millimetre-strokes = ミリ単位で正確です。レーザー彫刻機用の線（黒は彫刻、赤は切断）、または3Dプリンター用の溝とくぼみのある立体です。
makers-width-in-millimetres = 幅（ミリメートル）
makers-strokes-svg = 線（SVG）
makers-solid-stl = 立体（STL）
makers-text-json = テキスト（JSON）

## draw/Sources.tsx

sources-start-from-a-board = 既存の碁盤から始める
sources-or-paste-lines-two-names = または、線（1行に点の名前2つ）かJSONを貼り付け
sources-draw-the-text = 描く
sources-empty-board = 白紙の碁盤

## draw/drawn.ts

drawn-points-have-no-line-a = 線のない点が{ $n }個あります。そこに置いた石には呼吸点がありません
drawn-points-lie-so-close-that = { $n }個の点がほかの点に近すぎて、石が重なります
drawn-a-line-runs-over-and = { $n }個の点の上を、そこで終わらない線が通っています
drawn-hint = 点をドラッグするか、「{ $arrange }」を使ってください。
