## kaufman/KaufmanPage.tsx

kaufman-as-printed = 인쇄된 그대로
kaufman-without-endfor = endfor 없이
kaufman-mended = 고친 것
kaufman-jeff-kaufmans-paper-of-2006 = 제프 코프먼의 2006년 논문은 임의의 그래프 위의 바둑을 정의해요. 바둑판은 각 꼭짓점이 비었거나 흑이거나 백인 그래프이고, 대국은 4-튜플 (G, S, P<sub>b</sub>, P<sub>w</sub>)로 나타내요. 여기서는 논문의 알고리즘 LIFT를 트롬프-테일러 규칙의 지우기와 나란히 한 단계씩 실행해요.
kaufman-lift-issafe-and-removeblock = LIFT, isSafe, removeBlock
kaufman-position = 국면
kaufman-a-game-as-a-quadruple = 4-튜플로 나타낸 대국
kaufman-errata = 정오표
kaufman-better = 바른 것:
kaufman-see-it = 보기
kaufman-the-position = 국면: { $title }
kaufman-plays-at-tap-another-empty = { $player }이 { $name }에 둬요. 다른 빈 점을 누르면 그곳에서 LIFT를 실행해요.
kaufman-reading-of-the-figure = 그림 읽는 법
kaufman-one-step-back = 한 단계 뒤로
kaufman-one-step-on = 한 단계 앞으로
kaufman-to-the-end-of-lift = LIFT의 끝으로
kaufman-step-of = { $steps }단계 중 { $at }단계
kaufman-the-first-ones = (앞부분만)
kaufman-possesses-prisoners = { $player }이 가진 따낸 돌 { $count }개
kaufman-issafe-would-follow-too-many = 여기서는 isSafe가 따라갈 경로가 너무 많아요.
kaufman-the-algorithm = 알고리즘
kaufman-1-colours = 1. { $player }이 { $name }에 색을 칠해요.
kaufman-2-the-opponents-are-cleared = 2. 상대를 지워요: 돌 { $taken }개.
kaufman-3-s-own-colour-is = 3. { $player } 자신의 색을 지워요: 돌 { $lost }개.
kaufman-by-the-tromp-taylor-rules = 트롬프-테일러 규칙으로는
kaufman-the-board-is-as-before = 판이 두기 전과 같으니 동형반복 금지로 둘 수 없는 수예요.
kaufman-lift-called-issafe-times = LIFT가 isSafe를 { $calls }번 호출했어요.
kaufman-the-same-board-and-the = 판도 같고 따낸 돌도 같아요.
kaufman-prisoners-by-lift-by-the = 따낸 돌: LIFT로는 { $prisoners }, 규칙으로는 { $due }.
kaufman-the-same-board = 같은 판이에요.
kaufman-another-board = 다른 판이에요.
kaufman-too-many-paths = 경로가 너무 많음
kaufman-same = 같음
kaufman-board-differs = 판이 다름
kaufman-prisoners-differ = 따낸 돌이 다름
kaufman-both-differ = 판과 따낸 돌이 다름
kaufman-where-they-differ = 서로 다른 곳
kaufman-lift-against-the-rules-by = LIFT와 규칙의 비교 (경우와 읽는 법에 따라)
kaufman-calls-of-issafe = isSafe 호출 수

## kaufman/Quadruples.tsx

quadruples-g-is-the-board-s = G는 판, S는 그 앞에 나온 판의 집합, P<sub>b</sub>와 P<sub>w</sub>는 흑과 백이 가진 따낸 돌이에요. 수마다 LIFT를 실행하고, 그 판을 규칙에 따른 판과 비교해요.
quadruples-g-after-turn = { $at }번째 수 다음의 G
quadruples-prisoners = 따낸 돌
quadruples-the-turn-before = 이전 수
quadruples-the-next-turn = 다음 수
quadruples-turn-of = { $list }수 중 { $at }수
quadruples-the-quadruple-after-turn = { $at }번째 수 다음의 4-튜플
quadruples-the-board-of-the-rules = 규칙에 따른 판
quadruples-another-board-than-by-the = 규칙과 다른 판
quadruples-boards = 판 { $past }개
quadruples-from-turn-on-lift-has = { $turn }번째 수부터 LIFT의 판이 규칙의 판과 달라요.
quadruples-it-lifts-the-blocks-of = 여러 상대의 돌 무리를 하나씩 차례로 들어내기 때문이에요.
quadruples-after-turn-the-game-goes = { $list }번째 수 다음에도 대국은 이어지지만, 인쇄된 그대로의 isSafe는 너무 많은 경로를 따라가게 돼요.
quadruples-the-latest = 최근 { $most }개
quadruples-the-board-after-turn = { $first }번째 수 다음의 판

## kaufman/cases.ts

cases-eight-around-one = 하나를 둘러싼 여덟
cases-the-example-of-section-2 = 2절의 예: 백이 돌 여덟 개로 된 고리 안에 둬요. 다른 색을 먼저 살피므로 흑돌만 들어내요. 두 방법의 결과가 같아요.
cases-black-fills-the-last-liberty = 흑이 흑돌 두 개의 마지막 활로를 메워요. 그림에서는 들어낸 돌을 모두 둔 쪽의 몫으로 하므로, 흑은 돌 두 개를 잃고도 따낸 돌 두 개를 얻어요. 2절에 따르면 흑에게 불리하게 세어야 해요.
cases-a-prisoner-from-nowhere = 난데없는 따낸 돌
cases-the-test-another-colour-than = “v와 다른 색”이라는 조건은 빈 꼭짓점에도 들어맞아요. A2는 사방이 돌인 빈 점이라 안전하지 않아요. 들어내도 달라지는 것은 없는데 따낸 돌이 하나 늘어요. 자료실의 2 × 2 대국에서 흑은 이렇게 두 개를 얻어요.
cases-the-missing-endfor = 빠진 endfor
cases-the-figure-has-no-endfor = 그림에는 마지막 검사 앞에 endfor가 없어요. 그대로 읽으면 첫 이웃 다음에 흑돌을 검사하고, A2를 살피기 전에 들어내요. 따내기가 일어나지 않아요.
cases-far-from-the-stone = 돌에서 먼 곳
cases-a-position-that-play-cannot = 실제 대국에서는 나올 수 없는 국면이에요. 귀의 백돌은 두기 전부터 활로가 없어요. LIFT는 새 돌과 그 이웃만 살피고, 지우기는 그 색 전체를 살펴요.
cases-three-players = 세 명의 대국자
cases-blacks-stone-takes-the-last = 흑돌이 백과 빨강의 마지막 활로를 없애요. LIFT는 돌 무리를 하나씩 들어내는데, 첫 번째를 들어내면 두 번째에 활로가 생겨요. 규칙은 모든 상대를 한꺼번에 지워요.
cases-every-path = 모든 경로
cases-l-holds-the-path-to = L에는 살펴본 모든 꼭짓점이 아니라 p까지의 경로가 들어 있어요. 답은 맞지만 isSafe가 돌 무리 안의 모든 경로를 따라가요. 정사각형으로 놓인 돌 열여섯 개에서 수천 번 호출돼요.

## kaufman/errata.ts

errata-figure-1-last-lines = 그림 1, 마지막 줄
errata-stones-lifted-by-suicide-are = 자살수로 들어낸 돌도 다른 돌처럼 둔 쪽의 몫이 돼요.
errata-section-2-counts-prisoners-against = 2절은 따낸 돌을 원래 주인에게 불리하게 세어요. 자살수는 상대의 따낸 돌을 늘려야 해요.
errata-figure-1-main-program = 그림 1, 주 프로그램
errata-each-neighbour-whose-colour-differs = v와 색이 다른 이웃을 모두 검사해요.
errata-an-empty-neighbour-differs-too = 빈 이웃도 색이 달라요. 사방이 돌이면 “들어내게” 되는데, 달라지는 것은 없고 따낸 돌만 하나 늘어요. 돌만 검사해야 해요.
errata-the-loop-over-the-neighbours = v의 이웃을 도는 반복문에 endfor가 없어요.
errata-it-ends-before-v-itself = 본문에서 말하듯 v 자신을 검사하기 전에 끝나야 해요. 그러지 않으면 따내는 돌을 따내기도 전에 들어낼 수 있어요.
errata-figure-1-removeblock = 그림 1, removeBlock
errata-the-recursive-call-passes-two = 재귀 호출이 인수 세 개 중 두 개만 넘겨요.
errata-it-passes-the-prisoner-count = 따낸 돌의 수도 넘겨야 해요: removeBlock(L ∪ {"{"}p{"}"}, a, P).
errata-figure-1-issafe = 그림 1, isSafe
errata-l-is-described-as-the = L을 지금까지 살펴본 꼭짓점의 집합이라고 설명해요.
errata-l-is-the-path-to = L은 p까지의 경로이고, 호출마다 따로 있어요. 답은 맞지만 돌 무리 안의 모든 단순 경로를 따라가므로 시간이 돌 무리의 크기에 따라 지수적으로 늘어요. 모든 호출이 한 집합을 함께 쓰면 선형이 돼요.
errata-section-3 = 3절
errata-lifted-pieces-must-be-or = 들어내는 돌은 방금 둔 돌이거나 그와 이웃해야 해요.
errata-true-if-no-block-lacked = 두기 전에 활로가 없는 돌 무리가 없었다면 맞아요. 빈 판에서부터 귀납법으로 성립해요. 손으로 만든 국면에서는 LIFT가 지우기보다 적게 들어내요.
errata-s-is-the-set-of = S는 지나간 판 G0부터 Gn−1까지의 집합이고, 되풀이를 금지해요.
errata-the-current-board-has-to = 지금의 판도 들어 있어야 해요. 돌 하나의 자살수는 앞서 나온 판이 아니라 지금의 판을 되풀이해요.
errata-two-players = 두 명의 대국자.
errata-with-three-or-more-lifting = 셋 이상이면 이웃을 하나씩 들어내는 순서에 따라 결과가 달라져요. 여기의 규칙은 모든 상대를 한꺼번에 지워요.
errata-section-4 = 4절
errata-a-game-has-at-most = 한 대국은 많아야 3^|V|수예요.
errata-the-board-at-the-start = 처음의 판도 세므로 많아야 3^|V| − 1이에요. 패스는 판을 바꾸지 않으므로 수로 셀 수 없어요.
errata-section-4-footnote-3 = 4절, 각주 3
errata-a-guess-boards-that-reduce = 추측: 줄어드는 판을 고려해도 한계는 여전히 지수적이에요.
errata-it-is-true-on-a = 맞아요. 고립된 꼭짓점이 없는 그래프에서는 적어도 3^(|V|/2)개의 판이 합법이에요. n × n 정사각형에서는 약 2.976의 n²제곱 개가 합법이고, 19 × 19에서는 전체 3^361개의 1.2%예요.
errata-section-5-the-forced-winner = 5절, 필승자
errata-where-x-is-to-move = x가 둘 차례일 때, x가 이기는 자식 노드가 있으면 승자는 y이고, 아니면 y예요.
errata-it-is-x-if-some = x가 이기는 자식 노드가 있으면 x이고, 아니면 y예요.
errata-section-5-the-theorem = 5절, 정리
errata-one-of-the-players-can = 어느 판에서나 두 대국자 중 한쪽은 반드시 이길 수 있어요.
errata-only-if-no-game-is = 비기는 대국이 없을 때만 맞아요. 꼭짓점이 하나면 둘 곳이 없어 양쪽이 패스하고 0 대 0이 돼요. 덤이 정수가 아니면 정리가 성립해요.
errata-section-5-the-size-of = 5절, 트리의 크기
errata-the-number-v-2-to = (|V|/2)의 3^|V|제곱은 너무 커서 쓸 수 없다고 해요.
errata-for-v-361-it-is = |V| = 361이면 10의 3.93 × 10^172제곱이에요.

## kaufman/lift.ts

lift-empty = { $a }: 비어 있으니 안전해요.
lift-in-l = { $a }: L에 있어요.
lift-other-colour = { $a }: { $colour }, 다른 색이에요.
lift-so-is = { $a }: 안전해요. 그래서 { $p }도 안전해요.
lift-becomes-empty = { $p }: 비게 돼요.
lift-one-more = 따낸 돌이 하나 늘어요.
lift-safe = { $v }: 안전해요.
lift-suicide = { $v }: 안전하지 않아요. 자기 돌 무리를 들어내요.
lift-played = { $player }이 { $v }에 뒀어요.
lift-next = 다음 이웃: { $a }, { $colour }.
lift-lifted = 안전하지 않아요. { $a }의 { $colour } 돌 무리를 들어내요.
lift-lifted-empty = 안전하지 않아요. 빈 꼭짓점을 들어내요({ $a }).
lift-ended = LIFT가 끝났어요.
