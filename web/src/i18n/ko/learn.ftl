## learn/ClassPage.tsx

class-exercise = 문제 { $n }: { $trouble }
class-it-holds-no-exercise = 문제가 없어요.
learn-exercises = 문제
class-you-have-solved-them-all = 모두 풀었어요.
class-these-exercises-cannot-be-opened = 이 문제를 열 수 없어요
learn-the-link-holds-no-exercises = 링크에 문제가 없어요. 빠짐없이 복사했나요?
class-change-these-exercises = 이 문제 고치기
class-exercises-saved-here = { $exercises }문제. 푼 내용은 이 브라우저에 저장돼요.
class-works-offline = 한 번 열면 오프라인에서도 쓸 수 있어요.

## learn/ClockBox.tsx

clock-box-main-time-then-periods = 제한 시간, 그다음 초읽기 { $periods }회
clock-box-periods-left = 초읽기 { $periods }회 남음

## learn/FirstGame.tsx

first-game-play-7-7-against-the = 가장 쉬운 봇과 7 × 7 두기

## learn/LearnPage.tsx

learn-no-such-lesson = 없는 강의예요
learn-to-all-lessons = 모든 강의
learn-all-lessons = 모든 강의
learn-problems = 문제
learn-learn-go = 바둑 배우기
learn-the-first-lessons-take-ten = 처음 { $lessons }개 강의는 10분이면 되고, 마지막에는 대국을 둬요. 답은 모두 규칙 엔진이 확인해요.
learn-go-on = 이어서: { $title }
learn-of-lessons-done = 강의 { $lessons }개 중 { $finished }개 완료
learn-start-over = 처음부터
learn-forget-what-is-done = 진행 상황을 지울까요?
learn-all-lessons-will-be-open = 모든 강의를 처음부터 시작해요. 다른 것은 바뀌지 않아요.
learn-forget-it = 지우기
learn-beyond-the-lessons = 강의를 넘어서
learn-games-with-comments = 해설이 있는 대국
learn-an-algorithm-step-by-step = 한 단계씩 보는 알고리즘
learn-make-exercises-of-your-own = 직접 문제 만들기
learn-done = 완료
learn-of = { $all }개 중 { $done }개
learn-exercises-2 = { $all }문제

## learn/LessonPage.tsx

lesson-exercise = 문제 { $i }
lesson-exercise-done = 문제 { $i }, 완료
lesson-board-exercise = 바둑판: { $title }, 문제 { $step }
lesson-right = 맞았어요.
lesson-almost = 거의 다 됐어요.
lesson-not-quite = 조금 아쉬워요.
lesson-finish = 마치기
lesson-next = 다음
lesson-show-me = 정답 보기
lesson-almost-done = 거의 끝났어요
lesson-exercise-is-still-open = 아직 풀지 않은 문제: { $missing }
lesson-next-2 = 다음: { $title }

## learn/TaskControls.tsx

task-controls-of-found = { $all }개 중 <b>{ $found }</b>개 찾음
task-controls-a-tap-on-an-empty = 빈 점을 누르면 놓을 돌
task-controls-answers = 답
task-controls-check = 확인

## learn/TeachPage.tsx

teach-make-exercises = 문제 만들기
teach-set-up-a-position-and = 국면을 만들고 질문을 고르세요. 규칙 엔진이 답을 찾고 학생의 답을 확인해요. 서버로는 아무것도 보내지 않아요. 링크 하나에 문제집 전체가 담겨요.
teach-the-link-brings-another-set = 링크에 있는 문제집은 지금 만들고 있는 것과 달라요.
teach-keep-mine = 내 것 유지
teach-replace-mine = 내 것 바꾸기
teach-title-of-the-set = 문제집 제목
teach-one-more = 하나 더
teach-make-the-first = 첫 문제 만들기
teach-the-exercises-of-the-set = 문제집의 문제
teach-remove-this-exercise = 이 문제 빼기
teach-choose-points = 점 고르기
teach-look = 살펴보기
teach-earlier-in-the-set = 앞으로 옮기기
teach-remove-it = 빼기
teach-remove-this-exercise-2 = 이 문제를 뺄까요?
teach-the-others-stay = 나머지는 그대로 있어요.
teach-a-drawn-board = 그린 바둑판
teach-for-another-board = 다른 바둑판을 쓰려면 <link>직접 그린</link> 다음 “문제 만들기”를 고르세요.
teach-players = 대국자
teach-who-plays = 둘 차례
teach-mark = 표시
teach-say = 집
teach-choose = 선택
teach-count = 세기
teach-your-own = 직접 만들기
teach-question = 질문
teach-chosen = 고른 점: { $points }
teach-tap-the-point = “점 고르기”를 누르고 바둑판에서 점을 누르세요.
teach-tap-the-points = “점 고르기”를 누르고 바둑판에서 점들을 누르세요.
teach-stones-to-take-at-least = 따낼 돌의 수 (최소)
teach-the-right-number = 맞는 숫자
teach-answers-tick-those-that-are = 답 (맞는 것에 체크)
teach-answer-is-right = { $i }번 답이 맞음
teach-answer = { $i }번 답
teach-one-more-answer = 답 추가
teach-what-to-know-optional = 질문 앞의 설명 (선택)
teach-a-block-with-one-liberty = 활로가 하나뿐인 돌 무리는 *단수*에 몰린 거예요.
teach-the-question = 질문
teach-write-the-question = 질문을 쓰세요.
teach-what-to-keep-in-mind = 답 뒤의 설명 (선택)
teach-the-rules-can-check-this = 규칙 엔진이 확인할 수 있는 문제예요.
teach-holds-no-exercises = { $name }: 문제가 없어요.
teach-the-link-for-your-class = 학생에게 줄 링크
teach-try-it = 풀어 보기
teach-save-as-a-file = 파일로 저장
teach-save-for-offline = 오프라인용으로 저장
teach-the-offline-file-is = 오프라인 파일은 네트워크 없이 어느 브라우저에서나 열려요. 학생에게 보내거나 기기에 복사하세요.
teach-the-page-to-save-cannot = 페이지를 저장할 수 없었어요. 서버가 켜져 있나요?
teach-exercise-cannot-be-checked-yet = 아직 확인할 수 없는 문제: { $wrong }. 확인할 수 있게 되면 링크가 나타나요.
teach-open-a-file-with-exercises = 문제 파일 열기

## learn/aims.ts

aims-you-took-stones = 돌 { $n }개를 따냈어요.
aims-that-takes-stones-only-more = 돌 { $n }개만 따냈어요. 더 많이 따낼 수 있어요.
aims-that-takes-nothing = 아무것도 따내지 못했어요.
aims-that-takes-nothing-s-block = 아무것도 따내지 못했어요. { $name }에 있는 { $player } 돌 무리에는 아직 { $name2 }에 활로가 있어요.
aims-liberties-a-sound-start = 활로 { $n }개: 든든한 시작이에요.
aims-on-the-edge-the-stone = 가장자리에서는 돌의 활로가 { $n }개뿐이고, 둘러쌀 곳도 별로 없어요.
aims-your-block-has-liberties-now = 이제 내 돌 무리의 활로는 { $n }개예요.
aims-your-block-is-gone-it = 내 돌 무리가 잡혔어요. 활로가 하나뿐이었어요.
aims-two-eyes-nothing-can-take = 두 눈이 났어요. 이제 이 돌 무리는 절대로 잡히지 않아요.
aims-now-no-move-makes-two = 이제 어떤 수로도 두 눈을 만들 수 없어요.
aims-it-is-off-the-board = 따냈어요.
aims-no-move-makes-two-eyes = 이제 어떤 수로도 두 눈을 만들 수 없어요. 이 돌 무리는 죽었어요.
aims-now-the-block-has-two = 이제 돌 무리에 두 눈이 났어요.
aims-the-board-has-changed-so = 판이 달라졌으니 되풀이되는 국면이 아니에요.
aims-the-ko-was-open-and = 패를 따낼 수 있었는데 따내지 않았어요.
aims-that-was-no-threat-so = 위협이 되는 수가 아니어서 상대가 패를 이을 틈이 있었어요.
aims-that-move-gains-nothing-your = 그 수로는 얻는 것이 없어요(점수: 두기 전 { $before }, 지금 { $after }).
aims-the-others-pass = 다른 사람도 패스해서 대국이 끝나요.
aims-passes = { $player }도 패스해서 대국이 끝나요.
aims-all-have-passed-the-game = 모두 패스했어요. 대국이 끝나요.
aims-if-the-game-ends-now = 지금 대국이 끝난다면:
aims-right-whoever-plays-first-here = 맞아요. 여기서는 먼저 두는 쪽이 돌 무리를 잃어요.
aims-that-does-not-touch-the = 두 돌 무리와 상관없는 수예요. 여기서는 패스가 가장 좋아요.
aims-that-costs-you-stones = 그러면 내 돌 { $n }개를 잃어요.
aims-moves-all-in-time = { $n }수를 모두 제시간에 뒀어요.

## learn/choose.ts

choose-write-a-number-for = “{ $label }” 칸에 숫자를 쓰세요.
choose-is-not = “{ $label }”: { $given } 아님. { $why }

## learn/lessons/around.ts

around-around-the-game = 바둑을 둘러싼 것들
around-fair-games-time-other-boards = 공평한 대국, 시간, 다른 바둑판, 더 많은 대국자.
around-komi = 덤
around-points-for-moving-second = 나중에 두는 쪽이 받는 집이에요.
around-komi-makes-up-for-blacks = 덤은 흑이 먼저 두는 이점을 메워 줘요. 반집이 있어 비기는 일이 없어요.
around-whoever-moves-first-has-an = 먼저 두는 쪽이 유리해요.
around-no-komi-who-wins = 덤이 없다면 누가 이기나요?
around-komi-gives-white-points-for = 그 대신 백이 받는 집이 *덤*이에요. 몇 집인지는 대국 전에 정해요.
around-the-same-position-with-a = 같은 국면에서 덤이 7집 반이라면 누가 이기나요?
around-a-half-point-cannot-be = 판 위에서는 반집을 낼 수 없으니 비기는 일이 없어요.
around-a-komi-of-61-2 = 덤 6집 반: 이긴 쪽은 몇 집 앞섰나요?
around-white-is-ahead-by-half = 백이 반집 앞서 있어요. 한 집만 더 얻으면 돼요. 누구의 것도 아닌 점(공배)이 아직 남아 있어요.
around-you-are-black-komi-is = 흑 차례이고, 덤은 4집 반이에요. 이기는 수를 두세요.
around-ranks-and-handicap = 급수와 접바둑
around-an-even-game-between-unequals = 실력이 다른 두 사람이 공평하게 두는 법.
around-a-step-of-rank-is = 한 단계 차이는 접바둑 돌 하나예요.
around-ranks-run-from-30-kyu = 급수는 입문자인 30*급*(30k)에서 1급까지, 이어서 1*단*(1d)에서 9단까지 있어요. 한 단계는 대략 돌 하나의 차이예요.
around-8k-plays-against-5k-how = 8급(8k)이 5급(5k)과 둬요. 돌 몇 개를 깔면 공평할까요?
around-after-1-kyu-comes-1 = 1급 다음은 1단이에요.
around-and-2k-against-3d = 2급(2k)과 3단(3d)이라면요?
around-the-weaker-player-takes-black = 약한 쪽이 흑을 잡고 돌을 미리 깔고 시작해요. 보통 화점에 놓아요.
around-mark-the-places-of-four = 접바둑 돌 네 개를 놓는 자리를 표시하세요.
around-with-handicap-stones-on-the = 접바둑 돌이 놓여 있으면 백이 먼저 둬요.
around-you-are-white-make-the = 백 차례예요. 첫수를 두세요.
around-clocks = 시계
around-main-time-and-byo-yomi = 제한 시간과 초읽기.
around-a-period-is-lost-only = 초읽기는 시간을 다 썼을 때만 1회가 줄어요.
around-first-your-main-time-runs = 먼저 *제한 시간*을 써요. 그다음은 *초읽기*예요. 초읽기 시간 안에 두면 줄지 않고, 시간을 다 쓰면 1회가 줄어요.
around-main-time-2-hours-then = 제한 시간 2시간, 60초 초읽기 3회예요. 한 수에 2시간 75초를 썼어요. 초읽기는 몇 회 남았나요?
around-within-the-period-there-is = 초읽기 시간 안에서는 서두를 필요가 없어요.
around-the-same-clock-but-you = 같은 시계에서 이번에는 2시간 59초를 썼어요. 초읽기는 몇 회 남았나요?
around-try-it-5-seconds-then = 직접 해 보세요. 5초, 그다음 5초 초읽기 2회예요. 시계는 첫수를 두면 시작해요.
around-you-are-black-make-five = 흑 차례예요. 시간 안에 다섯 수를 두세요.
around-other-boards = 다른 바둑판
around-only-the-lines-change = 선만 달라져요.
around-points-and-lines-are-all = 규칙에 필요한 것은 점과 선뿐이에요. 어떤 그래프든 바둑판이 돼요.
around-on-a-torus-the-right = 토러스에서는 오른쪽이 왼쪽과, 위가 아래와 이어져 있어요. 가장자리 너머의 흐린 돌은 같은 돌을 다시 그린 거예요.
learn-mark-the-liberties-of-the = 흑돌의 활로를 표시하세요.
around-inside-this-board-every-point = 이 바둑판 안쪽에서는 모든 점에 이웃이 여섯 개 있어요.
around-mark-the-liberties-of-blacks = 흑 돌 무리의 활로를 표시하세요.
around-on-a-sunflower-the-points = 해바라기에서는 점마다 이웃의 수가 달라요.
learn-you-are-black-take-the = 흑 차례예요. 백돌을 따내세요.
around-more-players = 여럿이 두기
around-three-colours-and-more = 세 가지 색, 또는 그 이상.
around-turns-go-round-and-a = 차례가 돌아가고, 한 수로 모든 상대의 색을 한꺼번에 지워요.
around-three-players-black-white-red = 대국자가 셋이에요: 흑, 백, 빨강. 한 수로 모든 상대의 색을 한꺼번에 지워요.
around-black-plays-mark-all-stones = 흑이 ×에 둬요. 판에서 들어내는 돌을 모두 표시하세요.
around-a-point-is-yours-if = 어떤 점이 내 색에만 닿고 다른 색에는 닿지 않으면 내 것이에요.
learn-whose-is-each-region-tap = 각 구역은 누구의 것인가요? 네모가 맞을 때까지 누르세요. 네모가 없으면 누구의 것도 아니라는 뜻이에요.
around-the-game-ends-when-all = 모두가 차례로 패스하면 대국이 끝나요.
around-white-and-red-have-passed = 백과 빨강이 패스했어요. 흑 차례이고, 더 얻을 것이 없어요.
around-most-points-win-the-others = 점수가 가장 높은 쪽이 이기고, 나머지는 그 뒤로 순위가 정해져요.
around-what-is-the-score = 점수는 몇 대 몇인가요?

## learn/lessons/fights.ts

fights-consequences = 규칙에서 나오는 것들
fights-what-follows-from-the-rules = 규칙에서 나와 승부를 가르는 것들이에요.
fights-life-and-death = 사활
fights-real-eyes-false-eyes-vital = 진짜 눈, 옥집, 급소.
fights-you-can-tell-real-eyes = 진짜 눈과 옥집을 구별하고 급소를 찾을 수 있어요.
fights-an-eye-is-false-if = 둘레의 돌이 끊겨서 잡힐 수 있는 눈은 가짜 눈, 곧 *옥집*이에요.
fights-mark-blacks-real-eyes = 흑의 진짜 눈을 표시하세요.
fights-blacks-block-has-room-for = 흑 돌 무리 안에는 일직선으로 네 점의 공간이 있어요. 양쪽이 각각 먼저 두는 경우를 생각해 보세요.
fights-what-becomes-of-blacks-block = 흑 돌 무리는 어떻게 되나요?
fights-four-in-a-row-are = 일직선 네 점이면 충분해요.
fights-four-points-again-but-in = 이번에도 네 점이지만 정사각형이에요.
fights-what-becomes-of-this-one = 이 돌 무리는 어떻게 되나요?
fights-the-shape-of-the-room = 눈을 낼 공간의 크기만이 아니라 모양도 중요해요.
fights-find-the-point-that-divides = 눈을 낼 공간을 둘로 나누는 점을 찾으세요.
fights-you-are-black-live = 흑 차례예요. 돌 무리를 살리세요.
fights-and-now-the-other-way = 이번에는 반대예요.
fights-you-are-white-kill-the = 백 차례예요. 흑 돌 무리를 잡으세요.
fights-snapback = 환격
fights-give-one-take-many = 하나를 주고 여럿을 따내요.
fights-a-stone-given-at-the = 알맞은 자리에 희생한 돌 하나로 돌 무리 전체를 잡을 수 있어요.
fights-you-may-put-a-stone = 잡힐 자리에 두는 것도 좋은 수일 수 있어요. 상대가 따낸 뒤 활로가 하나만 남는다면요.
fights-you-are-black-win-four = 흑 차례예요. 돌을 네 개 이상 잡으세요.
fights-black-gave-a-stone-at = 흑이 D1에 돌을 희생했고, 백이 C1에 두어 따냈어요.
fights-mark-all-liberties-that-whites = 지금 백 돌 무리의 활로를 모두 표시하세요.
fights-the-taking-stone-filled-one = 따낸 돌이 활로 하나를 메웠고, 따인 돌이 활로 하나를 남겼어요. 그게 전부예요.
fights-had-black-played-c1-instead = 흑이 D1 대신 C1에 두었다면 백이 D1에 두어 돌 무리를 이었을 거예요. 순서가 중요해요.
fights-you-are-white-do-the = 백 차례예요. 위쪽에서 똑같이 해 보세요.
fights-seki = 빅
fights-nobody-wants-to-begin = 아무도 먼저 두고 싶어 하지 않아요.
fights-in-a-seki-both-blocks = 빅에서는 먼저 공격하는 쪽이 죽기 때문에 양쪽 다 살아요.
fights-the-two-blocks-at-the = 아래쪽의 두 돌 무리는 눈이 하나씩 있고, 활로 하나를 함께 쓰고 있어요.
learn-you-are-black-what-do = 흑 차례예요. 어떻게 할까요?
fights-this-is-seki-both-stay = 이것이 *빅*이에요. 양쪽 다 살아 있어요.
fights-white-is-in-the-same = 백도 같은 처지예요.
fights-you-are-white-what-do = 백 차례예요. 어떻게 할까요?
fights-the-shared-liberty-reaches-both = 함께 쓰는 활로는 두 색에 모두 닿아요.
learn-mark-every-point-that-is = 누구의 것도 아닌 점을 모두 표시하세요.
fights-by-area-stones-and-eyes = 영역 계가에서는 빅에 있는 돌과 눈도 그대로 세어요. (집 계가에서는 빅 안의 것은 세지 않아요.)
fights-what-is-the-score-by = 영역 계가로 점수는 몇 대 몇인가요?

## learn/lessons/first.ts

first-ten-minutes-to-your-first = 첫 대국까지 10분
first-all-that-you-need-to = 바둑을 두는 데 필요한 모든 것.
first-stones-and-liberties = 돌과 활로
first-where-stones-go-and-what = 돌은 어디에 놓고 무엇으로 살까요?
first-you-know-what-a-liberty = 활로가 무엇인지, 이어진 돌이 활로를 함께 쓴다는 것을 배웠어요.
first-two-players-take-turns-black = 두 사람이 번갈아 둬요. 흑이 먼저예요. 자기 차례에 돌 하나를 *점* 위에 놓아요. 점은 선이 만나는 곳이고, 가장자리도 포함돼요.
first-you-are-black-put-a = 흑 차례예요. 아무 데나 돌을 놓으세요.
first-it-never-moves-from-there = 돌은 움직이지 않아요. 따일 때만 판에서 들어내요.
first-an-empty-point-that-a = 돌과 선으로 이어진 빈 점이 그 돌의 *활로*예요.
first-lines-count-corners-do-not = 선만 따져요. 대각선은 아니에요.
first-points-have-names-letters-run = 점에는 이름이 있어요. 글자는 오른쪽으로, 숫자는 위로 가니 A1은 왼쪽 아래예요.
first-how-many-liberties-has-each = 각 돌의 활로는 몇 개인가요?
first-in-the-corner-and-on = 귀와 변에서는 활로가 더 적어요.
first-stones-of-one-colour-that = 선으로 이어진 같은 색의 돌은 하나의 *돌 무리*가 돼요. 돌 무리는 활로를 함께 써요.
first-mark-all-liberties-of-blacks = 흑 돌 무리의 활로를 모두 표시하세요.
first-a-white-stone-beside-it = 옆에 백돌이 오면 활로가 하나 줄어요.
first-a-block-ends-where-no = 같은 색의 다른 돌로 이어지는 선이 없는 곳에서 돌 무리가 끝나요.
first-mark-every-stone-of-the = A3이 속한 돌 무리의 돌을 모두 표시하세요.
first-taking-stones = 돌 따내기
first-fill-the-last-liberty = 마지막 활로를 메우세요.
first-you-can-take-blocks-and = 돌 무리를 따내고, 내 돌이 위험할 때를 알 수 있어요.
first-a-block-without-liberties-is = 활로가 없는 돌 무리는 *따내요*. 그 돌을 모두 판에서 들어내요.
first-however-large-a-block-is = 돌 무리는 아무리 커도 통째로 따내요.
first-take-all-three = 세 개를 모두 따내세요.
first-a-block-with-one-liberty = 활로가 하나만 남은 돌 무리는 *단수*에 몰린 거예요. 다음 수에 따일 수 있어요.
first-mark-every-block-in-atari = 흑과 백에서 단수에 몰린 돌 무리를 모두 표시하세요.
first-your-stone-is-in-atari = 내 돌이 단수에 몰렸어요. 돌을 뻗어 활로를 늘릴 수 있어요.
first-you-are-black-save-the = 흑 차례예요. C3의 돌을 살리세요.
first-where-you-may-not-play = 둘 수 없는 곳
first-a-stone-needs-a-liberty = 돌에는 활로가 필요해요.
first-you-know-where-a-stone = 어디에 둘 수 있는지, 왜 따내기가 먼저인지 배웠어요.
first-a-stone-may-not-be = 놓은 돌에 활로가 없게 되는 곳에는 둘 수 없어요. 그런 수가 *자살수*예요.
first-may-black-play-at = 흑이 ×에 둘 수 있나요?
first-but-what-you-take-leaves = 하지만 따낸 돌을 먼저 판에서 들어내요. 그러면 내 돌에 활로가 생길 수 있어요.
first-may-black-play-at-here = 여기서는 흑이 ×에 둘 수 있나요?
first-whites-block-has-one-liberty = 백 돌 무리의 활로는 한가운데 하나만 남았어요.
first-you-are-black-take-the = 흑 차례예요. 돌 무리를 통째로 따내세요.
first-the-white-stones-left-first = 백돌을 먼저 들어내서 내 돌에 활로가 생겼어요.
first-now-all-together = 이제 모두 한꺼번에 해 봐요.
first-mark-every-empty-point-where = 흑이 둘 수 없는 빈 점을 모두 표시하세요.
first-ko = 패
first-no-position-comes-twice = 같은 국면은 두 번 나올 수 없어요.
first-you-know-why-nobody-can = 왜 서로 끝없이 되따낼 수 없는지 배웠어요.
first-whites-stone-at-b3-has = B3의 백돌은 활로가 하나 남았어요. 이런 모양이 *패*예요.
first-you-are-black-take-a = 흑 차례예요. 돌 하나를 따내세요.
first-black-has-just-taken-at = 방금 흑이 C3에 두어 따냈어요. 백은 B3에 두어 되따내고 싶어요. 하지만 어떤 수도 앞서 나온 국면을 되풀이할 수 없어요.
first-may-white-play-b3 = 백이 B3에 둘 수 있나요?
first-the-board-shows-that-earlier = 바둑판이 앞서 나온 그 국면을 보여 줘요. B3에 고리가 있어요.
first-white-must-play-elsewhere-first = 백은 먼저 다른 곳에 두어야 해요. 흑이 꼭 받아야 하는 팻감이면 좋아요. 그러면 판이 달라져서 백이 따낼 수 있어요.
first-you-are-white-win-the = 백 차례예요. 패싸움에서 이기세요. 아래쪽 흑돌 두 개를 위협한 다음 B5에 두어 따내세요.
first-two-eyes = 두 눈
first-how-a-block-becomes-safe = 돌 무리가 영원히 안전해지는 법.
first-two-eyes-live-one-does = 두 눈이면 살고, 한 눈이면 죽어요. 대부분의 승부가 여기서 갈려요.
first-blacks-block-has-two-holes = 흑 돌 무리에 구멍이 두 개 있어요. 둘 다 활로인데, 백은 두 곳을 한꺼번에 메울 수 없어요.
first-mark-every-point-where-white = 백이 둘 수 없는 점을 모두 표시하세요.
first-these-holes-are-eyes-a = 이 구멍이 *눈*이에요. 두 눈이 있는 돌 무리는 절대로 잡히지 않아요.
first-with-one-eye-only-a = 눈이 하나뿐이면 돌 무리를 둘러싼 다음 마지막에 그 눈을 메워 따낼 수 있어요.
first-which-black-block-can-never = 절대로 잡히지 않는 흑 돌 무리는 어느 것인가요? 표시하세요.
first-your-block-has-room-for = 잘 나누면 내 돌 무리 안에 두 눈을 낼 수 있어요.
first-you-are-black-make-two = 흑 차례예요. 두 눈을 내세요.
first-your-opponents-good-point-is = 적의 급소는 나의 급소예요.
first-you-are-white-keep-black = 백 차례예요. 흑이 두 눈을 내지 못하게 하세요.
first-the-end-and-the-count = 대국의 끝과 계가
first-who-has-surrounded-more = 누가 더 많이 둘러쌌나요?
first-you-can-end-a-game = 대국을 끝내고 계가할 수 있어요.
first-in-the-end-an-empty = 대국이 끝났을 때 내 돌만 맞닿은 빈 곳은 내 것이에요. 두 색이 모두 맞닿아 있으면 누구의 것도 아니에요.
first-your-score-your-stones-on = 내 점수는 판 위의 내 돌과 내 것인 빈 점을 더한 수예요.
first-count-both = 양쪽을 세어 보세요.
first-instead-of-playing-you-may = 두는 대신 *패스*할 수 있어요. 양쪽이 모두 패스하면 대국이 끝나요.
first-you-are-black-and-nothing = 흑 차례이고, 더 얻을 것이 없어요. 어떻게 할까요?
first-a-stone-shut-in-by = 살아 있는 돌에 둘러싸이고 두 눈을 낼 공간도 없는 돌은 *죽은* 돌이에요. 언제든 따낼 수 있으니 굳이 따낼 필요가 없어요.
first-both-have-passed-mark-the = 양쪽이 패스했어요. 두 색의 죽은 돌을 모두 표시하세요.
first-dead-stones-come-off-before = 죽은 돌은 세기 전에 들어내요. 그 자리는 빈 점이 돼요.
first-count-both-without-the-dead = 죽은 돌을 빼고 양쪽을 세어 보세요.
first-your-first-game = 첫 대국
first-7-7-against-the-gentlest = 가장 쉬운 봇과 두는 7 × 7.
first-surround-more-than-the-bot = 봇보다 더 많이 둘러싸세요. 더 얻을 것이 없으면 패스를 누르세요. 양쪽이 패스하면 죽은 돌이 흐리게 보여요. 돌 무리를 눌러 바꾼 다음 “모두 동의”를 누르세요.
first-surrounding-is-easiest-near-the = 귀와 변 가까이에서 둘러싸기가 가장 쉬워요. 다만 1선은 좋지 않아요.
first-you-are-black-make-a = 흑 차례예요. 든든한 첫수를 두세요.
first-look-out-for-atari-before = 두기 전에 항상 단수를 살피세요. 내 돌도, 상대 돌도요.
first-you-are-black-take-something = 흑 차례예요. 무엇이든 따내세요.

## learn/lessons/rules.ts

rules-the-rules-exactly = 규칙을 정확하게
rules-ten-short-rules-by-john = 존 트롬프와 빌 테일러의 짧은 규칙 열 가지를 하나하나 살펴봐요.
rules-legal-positions = 합법 국면
rules-every-block-breathes = 모든 돌 무리에는 활로가 필요해요.
rules-a-position-is-legal-if = 모든 돌 무리에 활로가 있으면 합법 국면이에요.
rules-a-block-is-a-largest = 돌 무리는 선으로 이어진 같은 색의 돌을 빠짐없이 모은 거예요. 돌 하나도 돌 무리가 될 수 있어요.
rules-how-many-blocks-has-each = 각 색의 돌 무리는 몇 개인가요?
rules-liberties-belong-to-the-block = 활로는 돌 무리의 것이고, 두 돌 무리가 하나를 함께 쓸 수도 있어요.
rules-how-many-liberties-has-the = 이 점들에 있는 돌 무리의 활로는 각각 몇 개인가요?
rules-a-position-is-legal-if-2 = 모든 돌 무리에 활로가 하나 이상 있으면 *합법* 국면이에요.
learn-is-this-position-legal = 이 국면은 합법인가요?
rules-one-stone-more-or-one = 돌 하나를 더하거나 빼면 합법 국면이 될 수 있어요. 돌을 누르면 빼고, 빈 점을 누르면 더해요.
rules-find-every-single-change-after = 돌 하나를 바꾸어 합법 국면이 되는 방법을 모두 찾으세요.
rules-adding-never-helps-a-block = 더해서는 소용이 없어요. 활로가 없는 돌 무리에는 이웃한 빈 점이 없으니까요.
rules-this-position-is-legal = 이 국면은 합법 국면이에요.
rules-add-one-stone-so-that = 합법 국면으로 남도록 돌 하나를 더하세요. 방법을 모두 찾으세요.
rules-reaching = 닿기
rules-one-idea-that-replaces-many = 여러 개념을 대신하는 한 가지 개념.
rules-liberty-capture-territory-the-rules = 활로, 따내기, 집: 규칙은 이 모두를 “닿다”로 설명해요.
rules-a-point-reaches-another-colour = 어떤 점에서 자기와 같은 색의 점을 따라 다른 색까지 가는 길이 있으면 그 색에 *닿는다*고 해요. 빈 점도 하나의 색으로 쳐요.
rules-walk-from-the-black-stone = E4의 흑돌에서 빈 점까지 가 보세요. 한 걸음씩 누르세요.
rules-all-stones-of-a-block = 한 돌 무리의 돌은 모두 같은 색에 닿아요.
rules-which-colours-does-the-stone = D5의 돌은 어느 색에 닿나요? 모두 고르세요.
rules-empty-points-reach-too-over = 빈 점도 빈 점을 따라 다른 색에 닿아요.
rules-walk-from-the-empty-point = 빈 점 E1에서 백돌까지 가 보세요.
rules-the-word-is-for-other = “닿다”는 다른 색에만 써요. 백이 백에 닿는다고는 하지 않아요.
rules-which-colours-does-the-empty = 빈 점 A3은 어느 색에 닿나요? 모두 고르세요.
rules-clearing = 지우기
rules-what-does-not-reach-empty = 빈 점에 닿지 않는 돌을 들어내요.
rules-clearing-a-colour-empties-its = 어떤 색을 지우면 그 색의 점 중 빈 점에 닿지 않는 점이 비어요.
rules-this-position-is-not-legal = 이 국면은 합법이 아니에요.
rules-mark-every-block-that-has = 활로가 없는 돌 무리를 모두 표시하세요.
rules-clearing-a-colour-empties-all = 어떤 색을 *지우면* 그 색의 점 중 빈 점에 닿지 않는 점이 모두 비어요.
rules-clear-black-mark-the-stones = 흑을 지우세요. 들어내는 돌을 표시하세요.
rules-each-colour-is-cleared-for = 색마다 지금 있는 판을 기준으로 따로 지워요.
rules-clear-white-on-the-same = 같은 판에서 백을 지우세요. 들어내는 돌을 표시하세요.
rules-so-it-matters-which-colour = 그래서 어느 색을 먼저 지우는지가 중요해요.
rules-a-move-in-three-steps = 세 단계로 보는 한 수
rules-colour-clear-the-others-clear = 칠하고, 상대를 지우고, 자기를 지워요.
rules-a-move-colour-an-empty = 한 수: 빈 점을 칠하고, 상대를 지우고, 그다음 자기 색을 지워요.
rules-a-move-colours-an-empty = 한 수는 빈 점을 칠하고, 상대를 지운 다음, 둔 쪽의 색을 지우는 거예요.
rules-white-plays-mark-all-stones = 백이 ×에 둬요. 판에서 들어내는 돌을 모두 표시하세요.
rules-one-move-may-clear-several = 한 수로 여러 돌 무리를 지울 수 있어요.
rules-you-are-black-take-two = 흑 차례예요. 돌 무리 두 개를 한꺼번에 따내세요.
rules-where-suicide-is-allowed-the = 자살수가 허용되면 세 번째 단계에서 돌을 들어낼 수도 있어요.
rules-white-plays-and-these-rules = 백이 ×에 둬요. 이 규칙에서는 자살수가 허용돼요. 판에서 들어내는 돌을 표시하세요.
rules-never-do-both-steps-clear = 두 단계에서 모두 돌을 들어내는 일은 없어요. 따낸 쪽에는 활로가 생기니까요.
rules-most-people-play-without-suicide = 대개는 자살수 없이 둬요.
rules-without-suicide-mark-where-white = 자살수 금지: 백이 둘 수 없는 곳을 표시하세요.
rules-superko = 동형반복 금지
rules-the-whole-past-counts = 지나간 모든 국면을 따져요.
rules-no-move-may-bring-back = 어떤 수도 앞서 나온 채색을 되풀이할 수 없으니 모든 대국은 끝나요.
rules-six-moves-were-played-on = 점이 네 개인 이 판에서 여섯 수를 뒀어요. 흑이 A2에 두면 돌 세 개를 따내게 돼요.
rules-may-black = 흑이 거기에 둘 수 있나요?
rules-not-just-the-last-position = 바로 앞의 국면만이 아니라 처음부터 나온 모든 국면을 따져요.
rules-black-has-no-move-left = 흑은 둘 곳이 없어요. 패스는 이 규칙에 절대 어긋나지 않아요.
rules-black-passes-white-passes-what = 흑이 패스하고 백도 패스해요. 점수는 몇 대 몇인가요?
rules-these-rules-allow-suicide-a = 이 규칙에서는 자살수가 허용돼요. 눈에 놓은 돌 하나는 바로 들어내게 돼요.
rules-may-white-play-at = 백이 ×에 둘 수 있나요?
rules-so-an-eye-is-safe = 그래서 자살수가 허용되어도 눈은 안전해요.
rules-area-scoring = 영역 계가
rules-stones-and-what-reaches-only = 돌, 그리고 그 돌에만 닿는 점.
rules-score-points-of-your-colour = 점수: 내 색의 점과, 내 색에만 닿는 빈 점.
rules-your-territory-the-empty-points = 내 *집*: 내 색에만 닿고 다른 색에는 닿지 않는 빈 점.
rules-the-score-looks-at-the = 점수는 채색만 보고 정해요. 누구 차례인지, 앞으로 어떻게 될지는 따지지 않아요.
rules-what-is-the-score-as = 지금 판 그대로라면 점수는 몇 대 몇인가요?
rules-white-has-put-one-stone = 백이 흑의 벽 뒤에 돌 하나를 뒀어요. 어떤 점이 누구의 것도 아님을 보이려면 두 색에 모두 닿는다는 것을 보이면 돼요.
rules-walk-from-the-empty-point-2 = 빈 점 B5에서 백돌까지 가 보세요.
rules-one-stone-can-make-a = 돌 하나 때문에 큰 집이 누구의 것도 아니게 될 수 있어요. 그 돌을 따내거나 죽은 돌로 합의할 때까지는요.
rules-mark-every-point-that-is = 지금 누구의 것도 아닌 점을 모두 표시하세요.
rules-if-you-do-not-agree = 어떤 돌에 대해 의견이 다르면 계속 두세요. 이 규칙에서는 그래도 손해가 없어요.
rules-territory-scoring = 집 계가
rules-the-older-way-prisoners-count = 더 오래된 방식: 따낸 돌을 세어요.
rules-territory-scoring-counts-empty-points = 집 계가는 빈 점에서 따인 돌을 빼요. 이기는 쪽이 달라지는 일은 드물어요.
rules-here-stones-do-not-count = 여기서는 돌을 세지 않아요. 내 점수는 내 빈 점의 수에서 따인 내 돌의 수를 뺀 거예요.
rules-black-has-just-taken-four = 흑이 방금 B2에 두어 돌 네 개를 따냈어요. 점수는 몇 대 몇인가요?
rules-the-same-game-by-area = 같은 대국을 영역 계가로 세어요. 돌과 빈 점을 세고, 따낸 돌은 세지 않아요.
rules-what-is-the-score-now = 이제 점수는 몇 대 몇인가요?
rules-under-territory-scoring-a-stone = 집 계가에서는 자기 집 안에 돌을 두면 한 집 손해예요.

## learn/made.ts

made-you-are = { $player } 차례예요.
made-play-take-stones = 두기: 돌 따내기
made-take = { $n ->
    [1] { $who } 돌 하나를 따내세요.
   *[other] { $who } 돌을 { $n }개 이상 따내세요.
  }
made-play-save-a-block = 두기: 돌 무리 구하기
made-save-the-block-at = { $who } { $made }의 돌 무리를 구하세요.
made-play-make-a-block-live = 두기: 돌 무리 살리기
made-make-two-eyes-for-the = { $who } { $made }의 돌 무리에 두 눈을 내세요.
made-play-kill-a-block = 두기: 돌 무리 잡기
made-kill-the-block-at = { $who } { $made }의 돌 무리를 잡으세요.
made-mark-the-liberties-of-a = 표시: 돌 무리의 활로
made-mark-the-liberties-of-the = { $made }에 있는 돌 무리의 활로를 표시하세요.
made-mark-the-stones-of-a = 표시: 돌 무리의 돌
made-mark-every-stone-of-the = { $made }의 돌이 속한 돌 무리의 돌을 모두 표시하세요.
made-mark-blocks-in-atari = 표시: 단수에 몰린 돌 무리
made-mark-every-block-with-one = 활로가 하나만 남은 돌 무리를 모두 표시하세요.
made-mark-moves-that-take-something = 표시: 돌을 따내는 수
made-mark-every-move-that-takes = { $who } 돌을 따내는 수를 모두 표시하세요.
made-mark-points-where-one-may = 표시: 둘 수 없는 점
made-mark-every-empty-point-where = { $player }이 둘 수 없는 빈 점을 모두 표시하세요.
made-mark-blocks-that-can-never = 표시: 절대로 잡히지 않는 돌 무리
made-mark-every-block-of-that = 절대로 잡히지 않는 { $player } 돌 무리를 모두 표시하세요.
made-mark-dead-stones = 표시: 죽은 돌
made-mark-the-dead-stones-of = 모든 색의 죽은 돌을 표시하세요.
made-mark-points-that-are-nobodys = 표시: 누구의 것도 아닌 점
made-say-whose-each-region-is = 집: 각 구역은 누구의 것인가요?
made-whose-is-each-region-tap = 각 구역은 누구의 것인가요? 네모가 맞을 때까지 누르세요.
made-choose-may-one-play-there = 선택: 둘 수 있는 수인가요?
made-may-play-at = { $player }이 { $made }에 둘 수 있나요?
made-choose-is-the-position-legal = 선택: 합법 국면인가요?
made-choose-who-wins-as-it = 선택: 지금 판 그대로라면 누가 이기나요?
made-who-wins-if-the-game = 지금 대국이 끝나면 누가 이기나요?
made-count-the-scores = 세기: 점수
made-count-the-points-of-each = 대국자마다 점수를 세어 보세요.
made-count-liberties = 세기: 활로
made-how-many-liberties-has-each = 각 돌 무리의 활로는 몇 개인가요?
made-your-own-mark-these-points = 직접 만들기: 점 표시하기
made-mark-the-best-points = 가장 좋은 점을 표시하세요.
made-that-is-what-was-asked = 맞게 찾았어요.
made-is-not-one-of-them = { $name }: 답이 아니에요.
made-your-own-answers-to-choose = 직접 만들기: 답 고르기
made-your-own-a-number = 직접 만들기: 숫자
made-your-answer = 내 답
made-the-drawn-board-of-this = 이 문제의 그린 바둑판이 완전하지 않아요.
made-a-board-for-exercises-has = 문제에 쓰는 바둑판의 점은 { $mostpoints }개까지예요.
made-the-stones-do-not-fit = 돌이 바둑판에 맞지 않아요.
made-nobody-of-that-colour-plays = 그 색의 대국자가 없어요.
made-this-question-tries-every-move = 이 질문은 모든 수를 두어 봐요. 점이 { $small }개 이하인 바둑판을 고르세요.
made-a-chosen-point-is-not = 고른 점이 바둑판에 없어요.
made-choose-the-point-that-is = 점을 고르세요.
made-choose-the-points-that-are = 점들을 고르세요.
made-say-how-many-stones = 돌이 몇 개인지 쓰세요.
made-write-the-right-number = 맞는 숫자를 쓰세요.
made-write-at-least-two-answers = 답을 두 개 이상 쓰세요.
made-say-which-answers-are-right = 맞는 답에 체크하세요.
made-two-answers-are-the-same = 같은 답이 두 개 있어요.
made-choose-a-point-with-a = 돌이 있는 점을 고르세요.
made-choose-an-empty-point = 빈 점을 고르세요.
made-in-this-position-nothing-is = 이 국면에는 맞는 답이 없어요. 돌이나 질문을 바꾸세요.
made-in-this-position-nothing-solves = 이 국면에는 해답이 없어요. 돌이나 질문을 바꾸세요.

## learn/pick.ts

pick-tap-what-you-mean-there = { $what ->
    [liberties] 답을 누르세요. 활로는 { $n }개예요.
    [stones] 답을 누르세요. 돌은 { $n }개예요.
    [eyes] 답을 누르세요. 눈은 { $n }개예요.
   *[points] 답을 누르세요. 점은 { $n }개예요.
  }
pick-missing = { $what ->
    [liberties] 활로 { $n }개가 빠졌어요.
    [stones] 돌 { $n }개가 빠졌어요.
    [eyes] 눈 { $n }개가 빠졌어요.
   *[points] 점 { $n }개가 빠졌어요.
  }

## learn/play.ts

play-the-time-is-over-the = 시간이 다 됐어요. 판의 형세와 상관없이 졌어요.
play-passes = { $who }이 패스해요.
play-plays = { $who }이 { $name }에 둬요.

## learn/questions.ts

questions-no-no-liberty = 아니요: 활로가 없어요
questions-no-it-stood-before = 아니요: 국면이 되풀이돼요
questions-takes-stones-and-so-has = { $at }에 두면 돌 { $taken }개를 따내서 활로가 생겨요.
questions-these-rules-allow-suicide-stones = 이 규칙에서는 자살수가 허용돼요. 돌 { $lost }개를 판에서 들어내게 돼요.
questions-has-a-liberty-at = { $at }의 돌은 { $name }에 활로가 있어요.
questions-legal = 합법
questions-illegal = 합법 아님
questions-s-block-at-has-no = { $player } 돌 무리({ $names })에 활로가 없어요.
questions-every-block-has-a-liberty = 모든 돌 무리에 활로가 있어요.
questions-by = { $colour }({ $path })
questions-reaches = { $name }에서 닿는 색: { $ways }.
questions-reaches-but-not = { $name }에서 닿는 색: { $ways }. 닿지 않는 색: { $missed }.
questions-nobody-a-tie = 무승부
questions-the-scores-are-equal = 점수가 같아요
questions-account = { $player }: { $sum } = { $score }.
questions-points-ahead = 앞선 집
questions-blocks = { $player } 돌 무리
questions-has-blocks = { $player } 돌 무리는 { $own }개예요: { $parts }.
questions-liberties-of = { $name }의 활로
questions-has-liberties = { $name }의 활로는 { $liberties }개예요: { $names }.
questions-has-no-liberty = { $name }에는 활로가 없어요.
questions-periods-left = 남은 초읽기 횟수
questions-the-last-period-is-over = 마지막 초읽기까지 다 썼어요. 시간패예요.
questions-the-main-time-is-over = { $n ->
    [0] 제한 시간을 다 썼지만 초읽기를 한 번도 다 쓰지 않았어요. 수를 둔 초읽기는 줄지 않아요.
   *[other] 제한 시간을 다 쓰고 초읽기 { $n }회를 다 썼어요. 수를 둔 초읽기는 줄지 않아요.
  }
questions-it-lives-as-it-is = 그대로 살아 있어요
questions-whoever-moves-first-decides = 먼저 두는 쪽에 달렸어요
questions-it-is-dead = 죽었어요
questions-against-every-move-the-engine = 상대가 어떤 수를 두어도 두 눈을 내는 응수를 엔진이 찾아내요.
questions-lives-at-kills-at = { $player }은 { $saving }에 두면 살고, { $player2 }은 { $name }에 두면 잡아요.
questions-no-single-move-makes-two = 한 수로는 두 눈을 낼 수 없어요.
questions-from-to-there-are-steps = { $weaker }에서 { $stronger }까지는 { $n }단계이고, 한 단계가 돌 하나예요.

## learn/searches.ts

searches-liberties-every-empty-point-that = { $stones ->
    [1] 활로 { $n }개: 돌과 선으로 이어진 빈 점 모두예요.
   *[other] 활로 { $n }개: 돌 무리와 선으로 이어진 빈 점 모두예요.
  }
searches-has-a-stone-a-liberty = { $at }에는 돌이 있어요. 활로는 빈 점이에요.
searches-lies-aslant-no-line-joins = { $stones ->
    [1] { $at }: 대각선 자리예요. 돌과 이어진 선이 없어요.
   *[other] { $at }: 대각선 자리예요. 돌 무리와 이어진 선이 없어요.
  }
searches-is-too-far-away-no = { $stones ->
    [1] { $at }: 너무 멀어요. 돌과 이어진 선이 없어요.
   *[other] { $at }: 너무 멀어요. 돌 무리와 이어진 선이 없어요.
  }
searches-stones-in-one-block-a = { $n ->
    [1] { $colour } 돌 { $n }개: 혼자서 한 돌 무리예요.
   *[other] 한 돌 무리에 돌 { $n }개: { $colour } 돌을 따라가면 서로 이어져요.
  }
searches-is-empty-a-block-is = { $at }: 빈 점이에요. 돌 무리는 돌로 이루어져요.
searches-has-another-colour = { $at }: 다른 색이에요.
searches-is-too-but-no-path = { $at }도 { $colour }이지만 { $name }에서 { $colour } 돌을 따라 그곳까지 가는 길이 없어요.
searches-is-empty-a-block-is-2 = { $name }: 빈 점이에요. 돌 무리는 돌로 이루어져요.
searches-s-block-at = { $name }의 { $player } 돌 무리
searches-each-of-them-has-one = 모두 활로가 하나만 남아서 다음 수에 따일 수 있어요.
searches-has-liberties = { $blockName }의 활로는 { $liberties }개예요: { $names }.
searches-no-line-leads-from-it = 빈 점으로 이어지는 선이 없어요.
searches-has-a-liberty-at = { $blockName }에는 { $name }에 활로가 있어요.
searches-two-eyes-whatever-the-opponent = 두 눈이 있어요. 상대가 어디에 두든 하나는 비어 있어요.
searches-has-no-two-eyes-it = { $blockName }에는 두 눈이 없어요. 주인이 돌보지 않으면 잡힐 수 있어요.
searches-the-question-is-about-stones = { $colour } 돌에 대한 질문이에요.
searches-nothing-can-part-the-stones = 둘레의 돌을 끊을 방법이 없어요.
searches-is-a-false-eye-the = { $name }: 옥집이에요. 둘레의 돌이 끊겨서 일부가 잡힐 수 있어요.
searches-is-no-eye-an-eye = { $name }: 눈이 아니에요. 눈은 { $colour } 돌로 둘러싸인 빈 점이에요.
searches-they-stand-where-only-the = 다른 색만 살 수 있는 곳에 있는 돌이에요. 양쪽 다 그것을 알고 들어내요.
searches-can-never-be-taken-it = { $blockName }: 절대로 잡히지 않아요. 살아 있어요.
searches-is-not-lost-for-certain = { $blockName }: 확실히 죽은 것은 아니에요.
searches-these-stones-do-not-reach = 돌 { $n }개가 빈 점에 닿지 않으니 { $colour } 돌을 지우면 그 자리가 비어요.
searches-is-not-it-stays-as = { $at }: { $colour } 돌이 아니에요. 그대로 있어요.
searches-reaches-empty-at-so-it = { $at }의 돌은 { $name }에서 빈 점에 닿으니 남아요.
searches-first-the-others-are-cleared = 먼저 다른 색을 지워요: 돌 { $taken }개. 그러면 { $who } 돌에 다시 활로가 생겨서 남아요.
searches-no-other-block-lost-its = 마지막 활로를 잃은 다른 돌 무리가 없으니 { $who } 자신의 돌 { $own }개를 들어내요. 자살수예요.
searches-is-empty = { $at }: 빈 점이에요.
searches-stays-once-the-others-are = { $at }의 돌은 남아요. 다른 색을 지우고 나면 활로가 있어요.
searches-stays-its-block-still-has = { $at }의 돌은 남아요. 그 돌 무리에는 아직 활로가 있어요.
searches-for-example = 예를 들면: { $first }
searches-has-a-stone-find-the = { $name }에는 돌이 있어요. 빈 점을 찾으세요.
searches-may-play-it-takes-stones = { $player }은 { $name }에 둘 수 있어요. 돌 { $taken }개를 따내서 활로가 생겨요.
searches-may-play-the-stone-would = { $player }은 { $name }에 둘 수 있어요. 놓은 돌에 활로가 있어요.
searches-takes = { $name }: { $takes }개 따냄
searches-each-takes = { $takes }.
searches-has-a-stone-already = { $name }에는 이미 돌이 있어요.
searches-a-stone-at-takes-nothing = { $name }에 두어도 따내는 돌이 없어요. 어느 돌 무리의 마지막 활로도 아니에요.
searches-these-reach-more-than-one = 둘 이상의 색에 닿으니 누구의 것도 아니에요.
searches-has-a-stone-it-counts = { $name }에는 돌이 있어요. { $player }의 점수가 돼요.
searches-reaches-only-it-is-s = { $name }: { $colour }에만 닿아요. { $player }의 것이에요.
searches-these-are-the-customary-places = 이 바둑판에서 보통 접바둑 돌 { $stones }개를 놓는 자리예요.
searches-is-not-one-of-the = { $name }: 접바둑 돌을 놓는 보통 자리가 아니에요.

## learn/walk.ts

walk-no-line-joins-and = { $name }, { $name2 } 사이에는 선이 없어요.
walk-reaches-at-the-shortest-way = { $name }에서 { $colour }에 닿아요({ $name2 }). 가장 짧은 길은 { $n }걸음이에요.
walk-is-a-path-keeps-to = { $name }: { $colour }. 마지막 걸음 전까지는 { $name2 }처럼 { $own }만 따라가야 해요.
walk-you-have-already = { $at }: 이미 찾았어요.
walk-has-a-stone-here-one = { $at }에는 돌이 있어요. 빈 점에 돌을 더하세요.
walk-ways-and-the-engine-knows = 모두 { $all }가지예요. 엔진이 찾은 다른 방법은 없어요.
walk-at = { $at }에 { $player }
walk-without = { $at } 빼기
walk-every-block-has-a-liberty = { $how }: 모든 돌 무리에 활로가 있어요.
walk-then-s-block-at-has = { $n ->
    [1] 그러면 { $name }의 { $player } 돌 무리에 활로가 없어요.
    [2] 그러면 { $name }의 { $player } 돌 무리에 활로가 없고, 다른 하나도 그래요.
   *[other] 그러면 { $name }의 { $player } 돌 무리에 활로가 없고, 다른 것들도 그래요.
  }
walk-each-region-that-reaches-one = 한 색에만 닿는 구역은 그 색의 것이고, 여러 색에 닿는 구역은 누구의 것도 아니에요.
walk-each-region-reaches-one-colour = 모든 구역이 한 색에만 닿아 그 색의 것이에요.
walk-reaches-it-is = { $at }: { $colours }에만 닿아요. { $player }의 것이에요.
