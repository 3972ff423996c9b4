## draw/Canvas.tsx

canvas-point = 점 { $name }, 이어진 점: { $around }
canvas-point-alone = 점 { $name }, 선 없음
canvas-the-board-you-draw-points = 그리는 중인 바둑판, 점 { $points }개

## draw/DrawPage.tsx

draw-bridge = 다리
draw-tap-an-empty-place-for = 빈 곳을 누르면 점이 생기고, 두 점을 누르면 이어져요. 헷갈리기 쉬운 선은 포털이 되고, 양 끝에 같은 글자가 붙어요. 점을 끌면 옮길 수 있고, 배경을 끌면 다른 곳을 볼 수 있어요.
draw-tap-two-points-a-bridge = 두 점을 누르면 새 점으로 된 다리가 놓여요.
draw-tap-a-point-for-a = 점을 누르면 지우고, 선을 누르면 끊어요.
draw-points-lines = 점 { $points }개, 선 { $edges }개
draw-draw-a-board-of-your = 나만의 바둑판 그리기
draw-tool = 도구
draw-redo = 다시 실행
draw-undo = 실행 취소
draw-add-a-point = 점 추가
draw-lay-out = 정렬
draw-snap = 격자 맞춤
draw-chain = 이어 그리기
draw-chain-about = 앞 선이 끝난 점에서 다음 선이 시작돼요. Shift를 눌러도 돼요.
draw-symmetry = 대칭
draw-rotations = { $n ->
    [1] 회전 없음
   *[other] { $n }회 회전
  }
draw-mirrors = 거울
draw-drawing = 그림
draw-tap-anywhere-for-the-first = 아무 데나 눌러 첫 점을 찍거나, 기존 바둑판에서 시작하세요
draw-the-link-to-this-board = 이 바둑판의 링크
draw-the-board = 바둑판
draw-remove = 지우기
draw-the-chosen-point = 선택한 점
draw-play-on-it = 이 판에서 두기
draw-with-a-friend-by-link = 친구와 (링크로)
draw-against-a-bot = 봇과
draw-more-players-other-rules = 더 많은 대국자, 다른 규칙…
draw-explore-it = 탐구하기
draw-make-an-exercise = 문제 만들기

## draw/Facts.tsx

facts-neighbours = 이웃 { $n }개
facts-to-neighbours = 이웃 { $low }~{ $high }개
facts-too-many-symmetries-to-count = 대칭이 너무 많아 여기서는 셀 수 없어요.
facts-no-symmetry-every-point-is = 대칭이 없어요. 모든 점이 서로 달라요.
facts-about-10 = 약 10^{ $exponent }
facts-symmetries = { $kinds ->
    [1] 대칭 { $count }개. 모든 점이 같아요.
   *[other] 대칭 { $count }개. 점은 { $kinds }종류예요.
  }
facts-points = 점 { $n }개
facts-lines = 선 { $n }개
facts-in-parts = { $parts }부분으로 나뉨
facts-point-at-one-to-see = 점을 가리키면 같은 종류의 점이 보여요.
facts-ready-to-be-played-on = 둘 준비가 됐어요.
facts-what-there-is-to-know = 이 바둑판에 대해

## draw/Makers.tsx

makers-for-makers = 직접 제작하기
makers-true-to-the-millimetre-strokes = 밀리미터까지 정확해요. 레이저 각인기용 선(검은색은 각인, 빨간색은 절단)이나, 홈과 오목한 자리가 있는 3D 프린터용 입체예요.
makers-width-in-millimetres = 너비 (밀리미터)
makers-strokes-svg = 선 (SVG)
makers-solid-stl = 입체 (STL)
makers-text-json = 텍스트 (JSON)

## draw/Sources.tsx

sources-start-from-a-board = 기존 바둑판에서 시작
sources-or-paste-lines-two-names = 또는 선(점 이름 두 개씩)이나 JSON 붙여넣기
sources-draw-the-text = 그리기
sources-empty-board = 빈 판

## draw/drawn.ts

drawn-points-have-no-line-a = 선이 없는 점 { $n }개: 그곳에 놓은 돌에는 활로가 없어요
drawn-points-lie-so-close-that = 점 { $n }개가 다른 점과 너무 가까워 돌이 겹쳐요
drawn-a-line-runs-over-and = 선이 점 { $n }개 위를 그냥 지나가요
drawn-hint = 점을 끌거나 “{ $arrange }” 버튼을 사용하세요.
