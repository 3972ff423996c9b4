## Players

# All of them end in a consonant, so that 이, 은, 을 and 과 fit after each.
player-black = 흑
player-white = 백
player-red = 빨강
player-blue = 파랑
player-green = 초록
player-yellow = 노랑

# The colour as an adjective, and as what a point reaches.
colour-black = 흑
colour-white = 백
colour-red = 빨강
colour-blue = 파랑
colour-green = 초록
colour-yellow = 노랑
stone-black = 흑돌
stone-white = 백돌
stone-red = 빨간 돌
stone-blue = 파란 돌
stone-green = 초록 돌
stone-yellow = 노란 돌
colour-empty = 빈 점

## common

common-back-to-home = 홈으로
common-try-again = 다시 시도
common-new-game = 새 대국
common-library = 기보 자료실
common-archive = 대국 기록
common-draw = 그리기
common-you = 나
common-erase = 지우기
common-the-bot-could-not-be = 봇을 불러오지 못했어요.
common-undo = 무르기
common-name = 이름
common-done = 완료
common-on-this-device = 이 기기에서
common-finding-a-fair-komi-for = 이 바둑판에 공평한 덤을 찾는 중…
common-start = 시작
common-beginning = 시작 국면
common-play = 두기
common-pass = 패스
common-empty = 빈 점
common-show-more = 더 보기
common-board = 바둑판
common-stones = 돌
common-liberties = 활로
common-best-moves = 추천 수
common-close = 닫기
common-to-the-lessons = 강의로
common-to-the-start = 처음으로
common-score = 점수
common-some-mathematics-of-go = 바둑의 수학
common-game = 대국
common-suicide = 자살수
common-time-left = 남은 시간
common-the-rules-in-a-minute = 1분 만에 보는 규칙
common-a-position = 국면: { $title }
common-yes = 예
common-no-such-game = 없는 대국이에요
common-open-a-game = 기보 열기
common-back-to-the-game = 대국으로 돌아가기
common-link-to-this-position = 이 국면의 링크
common-play-on = 계속 두기
common-more = 더 보기
common-resign = 기권
common-unmute = 음소거 해제
common-mute = 음소거
common-no = 아니요
common-accept = 수락
common-not-rated = 친선 대국
common-rated = 레이팅 대국
common-used = 마지막 사용: { $day }
common-copy-the-link = 링크 복사
common-open-seat = 빈자리
common-which-stones-are-dead = 어느 돌이 죽었나요?
common-why-hover-over-any-point = 점을 가리키거나 누르면 왜 그렇게 세는지 볼 수 있어요.
common-your-games = 내 대국
common-copied = 복사했어요
common-label = { $label }: { $text }

## App.tsx

app-nothing-here = 페이지를 찾을 수 없어요
app-there-is-no-such-page = 이 주소에는 아무것도 없어요.
app-the-rules-did-not-load = 규칙을 불러오지 못했어요
app-learn = 배우기
app-new-short = 새 대국
app-explore = 탐구
app-pages = 페이지
app-the-connection-is-lost-trying = 연결이 끊겼어요. 다시 연결하는 중… 둔 수는 안전해요.
app-the-server-cannot-be-reached = 서버에 연결할 수 없어요. 이 기기에서 두는 대국은 서버 없이도 돼요.
app-a-new-version-is-ready = omnigo의 새 버전이 준비되었습니다.
app-use-it-now = 새로고침
app-an-unsent-turn-was-refused = 전에 보내지 못한 수가 거부되었습니다: { $why }

## board/BoardPanel.tsx

board-panel-solid = 3D
board-panel-flat = 평면
board-panel-both = 둘 다
board-panel-view = 보기
board-panel-zoom-in = 확대
board-panel-zoom-out = 축소
board-panel-whole-board = 전체 보기
board-panel-zoom = 확대/축소
board-panel-tap-again-to-place-a = 한 번 더 누르면 { $name }에 둬요
board-panel-play-here = { $name }에 두기
board-panel-a-solid-that-can-be = { $label }, 3D, 돌려 볼 수 있음
board-panel-loading-the-solid = 3D 화면을 불러오는 중…
board-panel-this-browser-shows-no-three = 이 브라우저에서는 3D를 볼 수 없어요. 평면 바둑판에 모든 점이 있어요.

## board/Brushes.tsx

brushes-put-stones = { $stone } 놓기
brushes-what-a-tap-does = 눌렀을 때 할 일

## board/view.ts

view-latest-move = 마지막 수
view-s-point = { $player }의 집
view-dead = 죽음

## game/Export.tsx

export-export = 내보내기

## game/Guide.tsx

guide-hide-this-advice = 이 도움말 숨기기
guide-a-player-who-sees-no = 더 이상 이길 수 없으면 기권해도 돼요. 그러면 계가 없이 대국이 끝나요. 첫 대국을 마쳤어요!
guide-that-was-your-first-game = 첫 대국을 마쳤어요! 점을 누르거나 가리키면 누구의 것인지, 왜 그런지 볼 수 있어요.
guide-small-squares-show-whose-point = 작은 네모는 각 점이 누구의 것인지 보여 줘요. 흐린 돌은 죽은 돌로 보고 들어내요. 맞으면 “{ $accept }” 버튼을 누르세요. 아니면 돌 무리를 눌러 바꾸거나 계속 두세요.
guide-you-are-black-and-begin = 흑을 잡고 먼저 둬요. 점을 눌러 돌을 놓으세요.
guide-the-bot-has-passed-it = 봇이 패스했어요. 더 얻을 것이 없다고 본 거예요. 생각이 같으면 함께 패스하세요. 그러면 대국이 끝나요.
guide-a-ring-marks-the-latest = 고리는 마지막에 둔 돌을 표시해요. 귀와 변 가까이에서 점을 둘러싼 다음, 돌을 이어 벽을 만드세요.
guide-before-each-move-look-for = 두기 전에 활로가 하나뿐인 돌 무리를 살펴보세요. 봇의 것은 따내고, 내 것은 살리세요. 무르기를 누르면 수를 되돌려요.
guide-when-every-region-belongs-to = 모든 곳의 주인이 정해지고 더 얻을 수가 없으면 패스를 누르세요.

## game/MoveTree.tsx

move-tree-moves-and-variations = 수순과 변화도
move-tree-one-back = 이전
move-tree-one-forward = 다음
move-tree-to-the-end = 끝으로
move-tree-go-through-the-moves = 수순 넘겨 보기

## game/Notice.tsx

notice-show-that-position = 그 국면 보기
notice-the-position-after-turn = { $repeats }번째 수 다음의 국면
notice-marks-where-the-stone-would = ×는 돌을 두려는 자리예요. 두면 바둑판이 다시 이 모양이 돼요.
notice-the-position-at-the-start = 처음 국면

## game/ScoreTable.tsx

score-table-scores = 점수
score-table-player = 대국자
score-table-how-it-comes-about = 계산 내역

## game/Seats.tsx

seats-komi = 덤 { $komi }
seats-captured = 따인 돌 { $n }개
seats-not-connected = 연결 안 됨
seats-connected = 연결됨
seats-players-in-turn-order = 대국자 (두는 순서)

## game/Table.tsx

table-the-game = 대국

## game/words.ts

words-passes = { $who } 패스
why-no-stone = { $at }: 빈 점이고 어떤 돌에도 닿지 않아 누구의 것도 아니에요.
why-nobody = { $at }: 빈 점이고 여러 색({ $colours })에 닿아 누구의 것도 아니에요.
why-owner = { $at }: 빈 점이고 { $colour } 돌에만 닿아 { $player }의 한 집이에요.
why-neutral = { $at }: 공배예요. 빅 안에 있는 점이에요. 빅에서는 먼저 공격하는 쪽이 잡히기 때문에 양쪽 다 살아 있어요. 집 계가에서는 누구의 것도 아니에요.
why-stone-area = { $at }: 살아 있는 { $stone }이 있어 { $player }의 한 집으로 세어요.
why-stone-territory = { $at }: 살아 있는 { $stone }이 있어요. 집 계가에서는 돌을 세지 않아요.
why-dead = { $at }에 있는 { $player }의 돌은 죽은 돌이라 들어내요.
words-points = { $points ->
    [0.5] 반집
   *[other] { $shown }집
  }
event-timeout = { $who } 시간패
event-resign = { $who } 기권
event-move = { $who } { $point }
illegal-repeats-start = { $at }에 두면 처음 국면이 되풀이돼요(패). 먼저 다른 곳에 두세요.
illegal-repeats = { $at }에 두면 { $turn }번째 수 다음의 국면이 되풀이돼요(패). 먼저 다른 곳에 두세요.
illegal-suicide = { $at }에 두면 자살수예요. 놓은 돌에 활로가 없게 돼요. 이 규칙에서는 금지예요.
illegal-repeats-short = 금지: 같은 국면이 되풀이돼요.
illegal-suicide-short = 금지: 자살수예요.
illegal-occupied-short = 금지: 이미 돌이 있어요.
illegal-occupied = { $at }에는 이미 돌이 있어요. 빈 점에 두세요.
words-play-goes-on = 대국 계속
event-setup = 국면 배치
words-tie-for-first-place = { $names } 공동 1위
words-wins-the-others-have-left = { $name } 승: 나머지는 모두 대국을 떠났어요
words-wins-by = { $name } { $points } 승
words-stones-count-as-many-as = 돌 계가: 영역(판 위의 돌과 한 색에만 닿는 빈 점)에서 돌 무리마다 사는 데 필요한 두 눈(두 집)을 빼고 덤을 더해요.
words-territory-counts-empty-points-that = 집 계가: 한 색에만 닿는 빈 점에서 그 색의 따인 돌 하나마다 한 집을 빼고 덤을 더해요. 작은 돌은 따낸 돌을 되메운 것이고, 남은 네모가 덤을 더하기 전의 점수예요. 가위표가 있는 점은 공배(빅)예요. 둘레의 돌 무리는 함께 살아 있고, 그곳은 세지 않아요.
words-area-counts-stones-on-the = 영역 계가: 판 위의 돌과 한 색에만 닿는 빈 점을 세고 덤을 더해요.
words-stones = 돌 { $n }개
words-empty-points = 빈 점 { $n }개
words-prisoners-lost = 따인 돌 { $n }개
words-for-groups = 돌 무리 몫 { $n }
words-komi = 덤 { $komi }
rank-kyu = { $n }급
rank-dan = { $n }단
rank-pro = 프로 { $n }단

## live/AfterTheGame.tsx

after-the-game-to-the-next-game = 다음 대국으로
after-the-game-play-again = 한 판 더
after-the-game-private-about = 비공개 대국은 대국자만 볼 수 있어요.
after-the-game-make-public = 다시 공개
after-the-game-make-private = 비공개로 설정
after-the-game-play-on-from-turn-against = { $turn }번째 수부터 봇과 이어 두기

## live/Away.tsx

away-has-left = { $name } 나감
away-has-left-for = { $name } 나감({ $time } 안에 돌아올 수 있어요)
away-play-on-without-them = 그 사람 없이 계속
away-claim-the-win = 승리 선언

## live/Chat.tsx

chat-nobody-has-said-anything-yet = 아직 메시지가 없어요.
chat-spectators = (관전자)
chat-what-was-said = 메시지
chat-say-something-to-all = 모두에게 메시지
chat-tell-the-spectators = 관전자에게 메시지
chat-say-something = 메시지
chat-send = 보내기
chat-chat = 채팅

## live/Clock.tsx

clock-seconds-left = { $milestone }초 남았어요
clock-turns-to-make = { $moves }수 더 두기

## live/Disputed.tsx

# After a name: the page shows "name message: −points".
disputed-marked-your-group-at-as = { $by } 님이 { $name }의 내 돌 무리를 죽은 돌로 표시했어요: −{ $points }
disputed-marked-the-dead-group-at = { $by } 님이 { $name }의 죽은 돌 무리를 산 돌로 표시했어요: −{ $points }
disputed-marked-the-board-differently-from = { $by } 님이 서버의 봇과 다르게 표시했어요: −{ $points }
disputed-this-counts-only-if-you = 내가 수락해야만 인정돼요. 아무것도 하지 않으면 서버의 계가로 정해요.
disputed-mark-it-back = 되돌리기
disputed-accept = −{ $points } 수락

## live/More.tsx

more-ask-for-a-pause = 일시 정지 요청
more-pause = 일시 정지
more-give-one-more-minute = { $name } 님에게 1분 더 주기
more-the-position-keeps-repeating-end = 같은 국면이 계속 되풀이됨: 결과 없이 끝내기
more-abort = 중단
more-abort-the-game = 대국을 중단할까요?
more-it-ends-without-a-result = 아직 모두가 두지 않았으므로 결과 없이 끝나요.
more-yes-abort = 네, 중단할게요
more-resign = 기권할까요?
more-the-others-play-on-your = 나머지 사람은 계속 둬요. 내 돌은 판에 남아요.
more-this-ends-the-game-and = 대국이 끝나고 내가 져요.
more-yes-i-resign = 네, 기권할게요

## live/PersonMenu.tsx

person-menu-insults-or-threats = 욕설 또는 협박
person-menu-cheating = 부정행위
person-menu-the-name = 부적절한 이름
person-menu-advertising-or-too-much-of = 광고 또는 도배
person-menu-something-else = 기타
person-menu-thank-you-those-who-run = 고마워요. 서버 운영자가 확인할 거예요.
person-menu-unblock = 차단 해제
person-menu-block = 차단
person-menu-mute-you-do-not-see = 음소거: 상대의 글이 나에게 보이지 않아요. 차단: 서로의 글이 보이지 않고, 대국 상대로 매칭되거나 초대받지 않아요.
person-menu-report = 이 사람 신고
person-menu-profile = 프로필
person-menu-this-line = 이 메시지 신고
person-menu-what-happened-if-it-needs = 무슨 일이 있었나요 (선택)
person-menu-send-the-report = 신고 보내기
person-menu-mute-block-or-report = 음소거, 차단, 신고

## live/RatingChange.tsx

rating-change-rating = { $rank }, 레이팅 { $after } ({ $change })
rating-change-ratings-after-this-game = 이 대국 뒤의 레이팅

## live/Requests.tsx

requests-never-mind = 취소
requests-own-rematch = 한 판 더 두자고 했어요.
requests-rematch = { $who } 님이 한 판 더 두고 싶어 해요.
requests-own-pause = 일시 정지를 요청했어요.
requests-pause = { $who } 님이 일시 정지를 요청해요.
requests-own-undo = { $turn }번째 수로 되돌리자고 요청했어요.
requests-undo = { $who } 님이 { $turn }번째 수로 되돌리자고 요청해요.
requests-waiting-for-the-others = 다른 사람을 기다리는 중이에요.

## live/Scoring.tsx

scoring-how-does-this-work = 어떻게 하나요?
scoring-tap-the-dead-stones = 죽은 돌을 누른 뒤 수락하세요.
scoring-all-have-passed-dead-stones = 모두 패스했어요. 죽은 돌은 어차피 잡힐 돌이에요. 흐리게 표시하고 판에서 들어내요.
scoring-a-bot-has-proposed-them = 봇이 표시했어요. 돌을 누르면 바꿀 수 있어요.
scoring-a-bot-is-reading-the = 봇이 판을 살펴보고 있어요. 곧 표시해요.
scoring-the-game-ends-when-everyone = 모두가 같은 표시를 수락하면 대국이 끝나요.
scoring-a-copy-of-the-game = 의견이 다르면 계속 두세요. 대국의 복사본에서 두어 보고 어느 돌이 죽었는지 정해요.
scoring-if-all-pass-again-without = 의견이 다르면 계속 두세요. 수를 두지 않고 모두 다시 패스하면 판에 있는 그대로 세어요.
scoring-who-has-accepted = 수락한 사람
scoring-you-were-asked-for-advice = 조언을 부탁받았어요. 죽은 돌을 누르세요.
scoring-send-advice = 조언 보내기
scoring-thinks = { $n ->
    [0] { $name } 님의 의견: 죽은 돌 없음
   *[other] { $name } 님의 의견: 죽은 돌 { $n }개
  }
scoring-use-this-marking = 이 표시 사용
scoring-ask-a-strong-player-for = 고수에게 조언 구하기
scoring-the-name-of-an-account = 계정 이름
scoring-ask = 묻기
scoring-if-not-everyone-accepts-this = { $left } 안에 모두가 이 표시를 수락하지 않으면 서버의 계가로 정해요.
scoring-if-you-do-nothing-you = 아무것도 하지 않으면 { $left } 뒤에 자동으로 수락돼요.
scoring-players-who-have-not-answered = 답하지 않은 사람은 { $left } 뒤에 자동으로 수락한 것으로 처리돼요.

## live/Searching.tsx

searching-another-board = 바둑판이 다름
searching-other-rules = 규칙이 다름
searching-another-clock = 시간이 다름
searching-a-rank-too-far-from = 급수 차이가 큼
searching-rated-against-a-guest-not = 레이팅 대국 (게스트와는 친선)
searching-rated-so-for-accounts-only = 레이팅 대국 (계정만)
searching-looking-for-an-opponent = 상대를 찾는 중…
searching-board = 바둑판: { $board }
searching-rules = 규칙: { $rules }
searching-time = 시간: { $time }
searching-rating = 종류: { $rated }
searching-any-rank = 급수: 상관없음
searching-ranks = 급수: 나와 { $ranks }단계 이내
searching-ranks-and-guests = 급수: 나와 { $ranks }단계 이내, 게스트는 모두
searching-nobody-else-is-waiting-right = 지금은 기다리는 다른 사람이 없어요.
searching-others-are-waiting = 다른 { $n }명이 기다리고 있어요:
searching-nobody-has-joined-yet-keep = 아직 아무도 오지 않았어요. 더 기다리거나:
searching-play-a-bot = 봇과 두기
searching-search-all-ranks = 모든 급수에서 찾기
searching-include-guests = 게스트 포함
searching-stop-searching = 찾기 중지
searching-the-search = 상대 찾기

## live/Waiting.tsx

waiting-invites-you-to-a-game = { $name } 님이 대국에 초대했어요: { $board }, { $rules }, { $time }, { $rated }.
waiting-play-as = { $player }으로 두기
waiting-the-game-begins-when-every = 자리가 모두 차면 대국이 시작돼요.
waiting-it-is-listed-in-the = 로비에 올라와 있어요. 누구나 참가할 수 있어요.
waiting-send-this-link-to-the = 함께 두고 싶은 사람에게 이 링크를 보내세요:
waiting-send-them-this-link = 상대에게 이 링크를 보내세요:
waiting-the-link-to-this-game = 이 대국의 링크
waiting-this-link-works-on-this = 이 링크는 이 컴퓨터에서만 열려요. 같은 네트워크의 다른 사람도 들어오게 하려면 서버를 --listen 0.0.0.0 옵션으로 시작하고, 서버가 알려 주는 주소를 여세요.
waiting-cancel-game = 대국 취소
waiting-cancel-the-game = 대국을 취소할까요?
waiting-nobody-will-be-able-to = 아무도 참가할 수 없게 돼요.
waiting-yes-cancel-it = 네, 취소할게요
waiting-leave-seat = 자리에서 일어나기
waiting-is-kept-for = { $player }은 { $name } 님의 자리예요.

## live/hear.ts

hear-your-turn = 내 차례예요.
hear-move = { $n ->
    [0] { $player } { $point }.
   *[other] { $player } { $point }, 돌 { $n }개 따냄.
  }
hear-passes = { $player } 패스.
hear-the-game-has-begun = 대국이 시작됐어요.
hear-all-have-passed-which-stones = 모두 패스했어요. 어느 돌이 죽었나요?
hear-changed-the-marking-it-costs = { $player }이 표시를 바꿨어요. 나는 { $points } 손해예요. 수락하거나, 되돌리거나, 계속 두세요.
hear-the-game-is-over = 대국이 끝났어요.

## live/jobs.ts

jobs-it-was-not-finished = 끝내지 못했어요.

## live/notify.ts

notify-your-turn = 내 차례예요

## live/seats.ts

seats-guest = { $name } (게스트)
seats-deleted = 탈퇴한 사용자
seats-for = { $invited } 님 자리
seats-passed = 패스함
seats-out-left = 대국을 떠남
seats-out-time = 시간패
seats-out-resigned = 기권함
seats-you = 나
seats-a-guest = 게스트
seats-bot = 봇

## live/words.ts

words-waiting-for-players = 대국자를 기다리는 중
words-paused = 일시 정지
words-on-a-copy = { $said } (복사본)
words-your-turn = 내 차례
words-your-turn-as = 내 차례 ({ $player })
words-to-play = { $who } 차례
words-the-game-is-over = 대국 종료
words-cancelled = 취소됨
words-no-result = 결과 없음
words-the-others = 나머지
words-wins-resigned = { $who } 승: { $others } 기권
words-wins-lost-on-time = { $who } 승: { $others } 시간패
words-wins-left = { $who } 승: { $others } 나감
words-wins = { $who } 승
words-rated-not-rated-with-a = 레이팅 대국 (게스트가 있으면 친선)
words-you-won = 이겼어요.
words-you-lost = 졌어요.
words-you-came = { $place }위를 했어요.
since-suicide = { $by ->
    [you] { $point }에 두어 내 돌 { $n }개를 잃었어요.
   *[other] { $who }: { $point }에 두어 돌 { $n }개를 잃었어요.
  }
since-capture = { $by ->
    [you] { $point }에 두어 돌 { $n }개를 따냈어요.
   *[other] { $who }: { $point }에 두어 돌 { $n }개를 따냈어요.
  }
since-move = { $by ->
    [you] { $point }에 뒀어요.
   *[other] { $who }: { $point }에 뒀어요.
  }
since-pass = { $by ->
    [you] 패스했어요.
   *[other] { $who }: 패스했어요.
  }
since-timeout = { $by ->
    [you] 시간패했어요.
   *[other] { $who }: 시간패했어요.
  }
since-resign = { $by ->
    [you] 기권했어요.
   *[other] { $who }: 기권했어요.
  }
words-the-players-do-not-agree = 죽은 돌에 대한 의견이 달라 대국을 이어 가요. 돌을 따내거나 지킨 다음 다시 패스하세요.
words-the-game-ends-when-all = 모두가 연달아 패스하면 대국이 끝나요.

## pages/GamePage.tsx

game-this-game-cannot-be-opened = 이 대국을 열 수 없어요
game-the-server-says-was-the = { $trouble } 링크를 빠짐없이 복사했나요?
game-opening-the-game = 대국을 여는 중…
game-your-turn-omnigo = ● 내 차례 – omnigo
game-watching = { $others }명 관전 중
game-on = { $title }, { $board }
game-a-game = 대국
game-what-is-dead-is-played = 복사본에서 두어 보고 죽은 돌을 정해요. 모두 패스하면 대국은 멈췄던 곳으로 돌아가고, 여기서 잡힌 돌은 죽은 돌로 표시돼요.
game-play-this-too = 이쪽도 내가 두기
game-sit-here = 여기 앉기
game-the-servers-record-of-this = 서버에 있는 이 대국의 기록이 { $event }번 이벤트 뒤부터 손상됐어요. 남은 부분은 볼 수 있지만 이어 둘 수는 없어요.
game-annulled-it-counts-for-no = 무효 처리됨: 레이팅에 반영되지 않아요.
game-the-bots-play-fast-now = 봇이 빠르게 두는 중
game-fast-forward = 빨리 감기
game-resume = 재개
game-not-everyone-answered-in-time = 제시간에 답하지 않은 사람이 있어 서버의 계가로 정했어요.
game-back-to-the-end = 끝으로 돌아가기

## pages/GameRows.tsx

game-rows-your-turn = 내 차례
game-rows-turn = { $turn }수
game-rows-playing = 진행 중
game-rows-counting = 계가 중
game-rows-over = 종료

## pages/HomePage.tsx

home-go-on-any-board-for = 어떤 판에서든 두는 바둑, 2명에서 6명까지
home-the-old-game-by-its = 오랜 바둑을 가장 간단한 규칙으로. 정사각형, 정육면체, 해바라기, 직접 그린 그래프 위에서 둬요. 친구와도, 봇과도. 계정은 필요 없어요.
home-play-now = 바로 두기
home-find-an-opponent = 상대 찾기
home-set-up-a-game = 대국 만들기
home-new-to-go-learn-in = 바둑이 처음인가요? 10분이면 배워요
home-a-game-on-this-device = 이 기기에서 두는 대국에는 서버가 필요 없어요: <link>대국 만들기</link>.
home-play-now-9-9-chinese = 바로 두기: 9 × 9, 중국 규칙, 5분에 15초 5회, 쉬운 봇과 대국.
home-continue-your-game-on-this = <link>이 기기에서 두던 대국 이어 두기</link>: { $board }, { $n }수
home-a-game-of-three-on = 삼각형 판에서 셋이 두는 대국
home-choose-a-board = 바둑판 고르기
home-picture-of = { $title } 그림
home-games-in-all = 모두 { $n }판.
home-open-seats = 빈자리
home-nobody-is-waiting-right-now = 지금은 기다리는 사람이 없어요. 대국을 만들면 다른 사람들이 여기서 볼 수 있어요.
home-being-played = 진행 중인 대국
home-no-game-is-being-played = 지금은 공개 대국이 없어요.

## pages/boards.ts

boards-the-small-board-a-game = 작은 판: 10분이면 한 판
boards-the-board-of-the-masters = 정식 크기의 바둑판
boards-331-points-six-ways-to = 이웃이 여섯인 점 331개, 셋이 두기 좋은 판
boards-a-surface-without-a-border = 가장자리가 없는 면
boards-points-as-the-seeds-lie = 씨앗처럼 놓인 점, 똑같은 점은 하나도 없어요
boards-three-liberties-at-most-quick = 활로는 많아야 셋: 빠른 싸움
boards-left-meets-right-top-meets = 왼쪽은 오른쪽과, 위는 아래와: 귀가 없어요
boards-one-side-one-edge = 면도 하나, 가장자리도 하나
boards-a-torus-that-turns-over = 뒤집히는 토러스
boards-between-the-two = 작은 판과 큰 판 사이
boards-a-triangle-full-of-holes = 구멍이 가득한 삼각형
boards-twenty-corners-three-ways-each = 이웃이 셋씩인 꼭짓점 스무 개
boards-go-around-the-tower = 탑을 빙 둘러 두는 바둑
boards-six-dimensions-64-points = 6차원, 점 64개
boards-drawn-board = 그린 바둑판
boards-board-points = 바둑판 { $board }, 점 { $n }개

## pages/setup.ts

setup-komi = 덤 { $komi }
setup-custom = 사용자 규칙

## ui/ShareLink.tsx

share-link-share = 공유

## ui/lazy.tsx

lazy-this-page-did-not-load = 페이지를 불러오지 못했어요

## Rules, by their names in data/rules.json

rules-tromp-taylor = 트롬프-테일러 규칙
rules-tromp-taylor-about = 영역 계가, 가장 간단한 규칙
rules-no-suicide = 트롬프-테일러 규칙 (자살수 금지)
rules-no-suicide-about = 영역 계가
rules-chinese = 중국 규칙
rules-chinese-about = 영역 계가, 자살수 금지
rules-japanese = 일본 규칙
rules-japanese-about = 집 계가, 단순 패
rules-aga = AGA 규칙
rules-aga-about = 영역 계가, 상황 동형반복 금지
rules-new-zealand = 뉴질랜드 규칙
rules-new-zealand-about = 영역 계가, 자살수 허용
rules-igo-math = Igo Math 규칙
rules-igo-math-about = 집 계가, 동형반복 금지
rules-stone-scoring = 돌 계가 규칙
rules-stone-scoring-about = 놓을 수 있는 만큼의 돌, 단순 패
rules-ko-positional = 같은 국면 금지 (국면 동형반복 금지)
rules-ko-situational = 둘 차례까지 같은 국면 금지 (상황 동형반복 금지)
rules-ko-simple = 단순 패
rules-ko-none = 패 규칙 없음
rules-ko-symmetric = 대칭을 포함해 같은 국면 금지
rules-suicide-yes = 자살수 허용
rules-suicide-no = 자살수 금지
rules-scoring-area = 영역 계가
rules-scoring-territory = 집 계가
rules-scoring-stone = 돌 계가: 영역에서 돌 무리마다 두 집을 뺌

## Marks on the board, read out

mark-chosen = 선택함
mark-right = 맞음
mark-wrong = 틀림
mark-shown = 표시됨

## Errors, by the server's code

error-malformed = 서버가 요청을 이해하지 못했어요.
error-too-large = 너무 커요.
error-unknown = 서버가 모르는 요청이에요.
error-not-found = 찾을 수 없어요.
error-forbidden = 권한이 없어요.
error-unauthorised = 먼저 로그인하세요.
error-conflict = 지금은 할 수 없어요.
error-stale = 국면이 바뀌었어요. 다시 시도하세요.
error-not-your-turn = 내 차례가 아니에요.
error-illegal = 둘 수 없는 수예요.
error-wrong-phase = 대국의 이 단계에서는 할 수 없어요.
error-too-many = 요청이 너무 많아요. 잠시 기다려 주세요.
error-limit = 한도에 도달했어요.
error-unavailable = 서버가 바빠요. 다시 시도하세요.
error-damaged = 이 대국의 기록이 손상됐어요.
error-offline = 서버에 연결할 수 없어요.
error-login = 이름이나 비밀번호가 틀렸어요.
error-name-taken = 이미 사용 중인 이름이에요.

## Language

language-label = 언어

## Times and clocks

time-days = { $n }일
time-hours = { $n }시간
time-minutes = { $n }분
time-seconds = { $n }초
time-days-hours = { $days }일 { $hours }시간
clock-fischer = { $main } + 한 수에 { $increment }
clock-byoyomi = { $main } + { $period } { $n }회
clock-canadian = { $main } + { $period }에 { $n }수
clock-move = 한 수에 { $time }
clock-none = 시간제한 없음
clock-named-beginner = 입문: { $clock }
clock-named-relaxed = 여유: { $clock }
clock-named-quick = 빠르게: { $clock }
clock-named-match = 시합: { $clock }
clock-named-canadian = 캐나다식: { $clock }
clock-named-correspondence = 통신 대국: { $clock }
clock-named-none = 시간제한 없음

## Families of boards, by their names in the engine

family-grid = 격자
family-grid-about = 보통 바둑판
family-cylinder = 원통
family-cylinder-about = 왼쪽과 오른쪽 가장자리가 이어짐
family-torus = 토러스
family-torus-about = 마주 보는 가장자리가 이어짐: 귀도 변도 없음
family-mobius = 뫼비우스 띠
family-mobius-about = 왼쪽과 오른쪽 가장자리가 반 바퀴 꼬여 이어짐
family-klein = 클라인 병
family-klein-about = 마주 보는 가장자리가 이어지고, 한 쌍은 반 바퀴 꼬임
family-triangular = 삼각형
family-triangular-about = 삼각형으로 이루어진 육각형
family-honeycomb = 벌집
family-honeycomb-about = 육각형으로 이루어진 육각형
family-cube = 정육면체
family-cube-about = 정육면체의 겉면
family-sunflower = 해바라기
family-sunflower-about = 해바라기의 씨앗
family-sierpinski = 시에르핀스키
family-sierpinski-about = 시에르핀스키 삼각형
family-path = 길
family-path-about = 한 줄로 늘어선 점
family-cycle = 고리
family-cycle-about = 고리를 이룬 점
family-complete = 모두 연결
family-complete-about = 모든 점이 서로 이어짐
family-star = 별
family-star-about = 한 점이 나머지 모든 점과 이어짐
family-hypercube = 초입방체
family-hypercube-about = 여러 차원 입방체의 꼭짓점
family-tetrahedron = 정사면체
family-tetrahedron-about = 모서리가 3개씩인 꼭짓점 4개
family-octahedron = 정팔면체
family-octahedron-about = 모서리가 4개씩인 꼭짓점 6개
family-dodecahedron = 정십이면체
family-dodecahedron-about = 모서리가 3개씩인 꼭짓점 20개
family-icosahedron = 정이십면체
family-icosahedron-about = 모서리가 5개씩인 꼭짓점 12개
family-petersen = 페테르센 그래프
family-petersen-about = 선이 3개씩인 점 10개
