## draw/Picker.tsx

picker-points = 点{ $n }個
picker-advanced = 詳細
picker-family-and-size = 種類とサイズ
picker-size = サイズ
picker-columns = 列
picker-rows = 行
picker-less = { $label }：減らす
picker-more = { $label }：増やす
