## draw/Picker.tsx

picker-points = 점 { $n }개
picker-advanced = 고급
picker-family-and-size = 종류와 크기
picker-size = 크기
picker-columns = 열
picker-rows = 행
picker-less = { $label }: 줄이기
picker-more = { $label }: 늘리기
