## live/Password.tsx

password-the-password-is-changed-you = 비밀번호를 바꿨어요. 다른 곳에서는 모두 로그아웃됐어요.
password-change-the-password = 비밀번호 변경
password-the-password-so-far = 현재 비밀번호
password-the-new-one-at-least = 새 비밀번호, 8자 이상
password-change-it = 비밀번호 변경

## live/Sessions.tsx

sessions-where-you-are-signed-in = 로그인된 기기
sessions-this-browser = 이 브라우저
sessions-end = 로그아웃
sessions-your-sessions = 내 로그인 세션
sessions-sign-out-everywhere-else = 다른 곳에서 모두 로그아웃
sessions-sign-out-everywhere = 모든 곳에서 로그아웃
sessions-sign-out-everywhere-2 = 모든 곳에서 로그아웃할까요?
sessions-all-sessions-end-this-one = 이 세션을 포함한 모든 세션이 끝나고, 프로그램의 토큰도 모두 무효가 돼요.
sessions-yes-everywhere = 네, 모두 로그아웃
sessions-muted-and-blocked-people = 음소거하거나 차단한 사람
sessions-nobody-at-the-table-and = 없어요. 대국 화면이나 채팅의 이름에서 음소거하거나 차단할 수 있어요.
sessions-release = 해제
sessions-muted = 음소거
sessions-blocked = 차단
sessions-your-data = 내 데이터
sessions-download-everything-that-is-kept = 나에 대해 저장된 모든 정보 내려받기
sessions-delete-your-name-password-ratings = 삭제하면 이름, 비밀번호, 레이팅, 쓴 글이 모두 지워지고 진행 중인 대국은 기권 처리돼요. 대국은 “삭제된 대국자”로 남아요. 되돌릴 수 없어요.
sessions-your-password = 비밀번호
sessions-delete-this-guest = 이 게스트 삭제
sessions-delete-the-account = 계정 삭제
sessions-delete = “{ $name }” 계정을 삭제할까요?
sessions-your-games-stay-without-your = 내 대국은 이름 없이 남아요. 되돌릴 수 없어요.
sessions-yes-delete-it = 네, 삭제할게요

## live/Tokens.tsx

tokens-bring-an-engine = 엔진 연결
tokens-a-token-lets-a-program = 토큰이 있으면 GTP 엔진 같은 프로그램이 내 이름으로 둘 수 있어요. 필요 없어지면 폐기하세요.
tokens-shown-this-once-only = <b>{ $label }</b> 토큰은 지금 한 번만 보여 줘요.
tokens-the-command-that-brings-the = 엔진을 연결하는 명령
tokens-never-used = 사용한 적 없음
tokens-created = 만든 날: { $day }
tokens-scope-play = 대국 가능
tokens-scope-read = 관전만 가능
tokens-scope-admin = 서버 관리 가능
tokens-revoke = 폐기
tokens-revoke-2 = “{ $label }” 토큰을 폐기할까요?
tokens-the-program-that-uses-it = 이 토큰을 쓰는 프로그램은 더 이상 둘 수 없어요.
tokens-yes-revoke-it = 네, 폐기할게요
tokens-your-tokens = 내 토큰
tokens-what-the-token-is-for = 토큰의 용도
tokens-its-name-or-use = 이름 또는 용도
tokens-what-it-may-do = 권한
tokens-new-token = 새 토큰

## pages/LocalPage.tsx

local-set-one-up = 대국 만들기
local-play-it-out-here-to = 여기서 두어 보고 무엇이 사는지 확인하세요. 모두 패스하면 대국은 멈췄던 곳으로 돌아가고, 여기서 잡힌 돌은 죽은 돌로 표시돼요.
local-a-game-on-this-device = 이 기기의 대국: { $board }
local-the-bot-has-marked-the = 봇이 죽었다고 보는 돌을 표시했어요.
local-a-bot-in-this-browser = 이 브라우저의 봇
local-we-agree = 모두 동의
local-thinks = { $name } 생각 중…
local-passes = { $player } 패스.
local-resigns = { $player }이 기권할까요?
local-the-others-play-on-the = 나머지 사람은 계속 둬요. 돌은 판에 남아요.
local-this-ends-the-game = 대국이 끝나요.
local-yes-resigns = 네, { $player } 기권
local-next = { $player } 차례예요.
local-bot-played = 봇이 { $point }에 뒀어요.
local-bot-passed = 봇이 패스했어요.
local-the-stones-that-the-bot = 봇이 죽었다고 보는 돌을 표시했어요. 돌 무리를 눌러 바꿀 수 있어요. 맞으면 “모두 동의”를 누르세요.
local-tap-every-block-that-is = 죽은 돌 무리를 모두 누른 다음 “모두 동의”를 누르세요.
local-tap-an-empty-point-to = 빈 점을 누르면 공배(빅)가 돼요.
local-if-you-do-not-agree = 의견이 다르면 계속 두세요. 대국의 복사본에서 두어 보고 어느 돌이 죽었는지 정해요.
local-if-you-do-not-agree-2 = 의견이 다르면 계속 두세요. 수를 두지 않고 모두 다시 패스하면 판에 있는 그대로 세어요.

## pages/NewPage.tsx

new-a-bot = 봇
new-a-bot-in-this-browser = 이 브라우저의 봇 (오프라인 가능)
new-a-friend-by-link = 친구 (링크로 초대)
new-a-person-by-name = 특정한 사람
new-board = 바둑판 { $board }
new-points-lines-between-neighbours = 점 { $size }개, 이웃을 잇는 선 { $edges }개
new-rules = 규칙
new-clock = 시간
new-the-server-cannot-be-reached = 서버에 연결할 수 없어요. 사람이나 봇과 이 기기에서 두는 대국은 서버 없이도 돼요.
new-open-the-table = 대국 만들기
new-ready-to-play = 인기 바둑판
new-any-size = 크기 정하기
new-a-board-of-your-own = 나만의 바둑판…
new-easier-with-the-pen = <link>바둑판을 그리는</link> 편이 더 쉬워요.
new-points-and-lines-as-json = 점과 선 (JSON)
new-columns = 열
new-rows = 행
new-size = 크기
new-players-in-turn-order = 대국자 (두는 순서)
new-who-plays = { $player }을 둘 사람
new-level-of = { $player }의 수준
new-name-of = { $player }의 이름
new-add-a-player = 대국자 추가
new-remove-a-player = 대국자 빼기
new-komi-points-for-white = 덤: 백이 받는 집
new-you = 나
new-bot-rank = { $name } ({ $rank })
new-komi-points-for-each-player = 덤: 대국자마다 받는 집 (두는 순서)
new-handicap-stones-replace-komi = 접바둑에서는 덤이 없어요.
new-details = 세부 설정
new-handicap-stones-for = { $player }의 접바둑 돌
new-repetition = 동형반복
new-as-in-the-rules = 규칙대로
new-random-colours = 색 무작위
new-list-it-in-the-lobby = 로비에 올리기
new-rated = 레이팅 대국
new-requires-an = (<link>계정</link> 필요)
new-none = 없음

## pages/YouPage.tsx

you-small-boards = 작은 판
you-medium-boards = 중간 판
you-large-boards = 큰 판
you-players = { $n }명, { $size }
you-your-profile = 다른 사람에게 보이는 내 프로필
you-no-rated-games-yet-they = 아직 레이팅 대국이 없어요. 레이팅 대국을 두면 30급부터 9단까지 급수가 정해져요.
you-ratings = 레이팅
you-games-of = 대국
you-rank = 급수
you-rating = 레이팅
you-played = 대국 수
you-not-known-well-yet = 임시
you-new-account = 계정 만들기
you-sign-in = 로그인
you-run-the-server = 서버 관리
you-sign-out = 로그아웃
you-account = 계정
you-not-signed-in = 로그인하지 않음
you-you-play-as-a-guest = 게스트로 두고 있어요.
you-you-can-play-at-once = 게스트로 바로 둘 수 있어요.
you-an-account-keeps-your-name = 계정이 있으면 어느 기기에서나 이름과 대국을 볼 수 있어요.
you-your-name = 이름
you-change-name = 이름 변경
you-play-as-a-guest = 게스트로 두기
you-password-at-least-8-characters = 비밀번호, 8자 이상
you-create-account = 계정 만들기
you-settings = 설정
theme-paper = 종이
theme-wood = 나무
theme-walnut = 호두나무
theme-shell = 슬레이트와 조개
theme-plain = 단순
theme-dark = 어둡게
theme-light = 밝게
theme-auto = 자동
you-page = 테마
you-a-second-tap-places-the = 한 번 더 눌러 착수 확인
you-on-touch = 터치할 때
you-always = 항상
you-never = 안 함
you-glyphs-on-stones = 돌에 기호 표시
you-from-three-players = 세 명부터
you-sounds = 소리
you-write-the-points-names-on = 격자가 아닌 바둑판에 점 이름 표시
you-no-games-yet = 아직 대국이 없어요.

## game/komi.ts

komi-between-bots = 봇끼리 둔 { $n }판
komi-no-komi-makes-this-board = 어떤 덤으로도 이 바둑판은 공평해지지 않아요. { $origin }에서 { $favourite }.
komi-the-usual-komi-are-too = 보통의 덤이에요. { $played }으로는 더 나은 덤을 찾기에 부족해요.
komi-no-komi-are-too-few = 덤이 없어요. { $played }으로는 모두에게 공평한 덤을 찾기에 부족해요.
komi-fair = 이 바둑판에 공평한 덤: { $komi }. 근거: { $origin }.
komi-fair-estimated = 이 바둑판에 공평한 덤(추정): { $komi }. 근거: { $origin }.
komi-fair-without = 이 바둑판은 덤이 없어도 공평해요. 근거: { $origin }.
komi-won = { $player } 승률 { $share }
komi-perfect-play-is-a-tie = 덤이 없으면 완벽하게 두었을 때 비겨요.
komi-with-perfect-play-wins-by = 덤 없이 완벽하게 두면 { $player } { $points } 승이에요.

## pages/RulesPage.tsx

rules-take-turns = 번갈아 두기
rules-each-turn-you-put-a = 내 차례에는 선이 만나는 빈 점에 내 색의 돌을 하나 놓거나 패스해요. 놓은 돌은 움직이지 않아요.
rules-stones-of-one-colour-that = 같은 색의 돌이 선으로 이어지면 한 돌 무리가 돼요. 돌 무리에 맞닿은 빈 점이 활로예요. 여기서 흑 돌 무리의 활로는 ×로 표시한 다섯 곳이에요.
rules-taking = 따내기
rules-fill-a-blocks-last-liberty = 돌 무리의 마지막 활로를 메우면 그 돌을 모두 판에서 들어내요. 백이 ×에 두면 흑돌 두 개를 따내요.
rules-no-position-twice = 같은 국면 금지
rules-no-move-may-bring-back-2 = 어떤 수도 앞서 나온 국면을 되풀이할 수 없어요. 백이 ×에 두면 돌 하나를 따내요. 흑이 바로 되따내면 국면이 되풀이돼요. 그럴 때는 바둑판이 알려 줘요.
rules-the-end = 종국
rules-when-all-have-passed-you = 모두 패스하면 어느 돌 무리가 죽었는지 서로 합의해요. 그런 다음 내 돌과, 내 색에만 닿는 빈 점을 세어요. 가장 많은 쪽이 이겨요.
rules-the-rules-are-the-same = 규칙은 어느 바둑판에서나 같고 선만 달라요. 백은 나중에 두는 대신 몇 집을 받아요(덤). 셋 이상이 둘 때는 차례가 돌아가고, 한 수로 활로가 없어진 상대의 돌 무리를 모두 따내요.
