## explore/ExplorePage.tsx

explore-the-link-to-this-board = 이 바둑판의 링크가 완전하지 않아요.
explore-no-such-board = 없는 바둑판이에요
explore-explore-another = 다른 바둑판 탐구
explore-explore-a-position-on = { $board }의 국면 탐구
explore-what-to-see = 보기
explore-a-block-here-has-no = 활로가 없는 돌 무리가 있어요. 볼 수는 있지만 여기서부터 둘 수는 없어요.
explore-all-have-passed = 모두 패스했어요
explore-to-play = { $player } 차례
explore-no-game-from-here = 여기서는 대국 불가
explore-step-by-step = 한 단계씩
explore-one-turn-back = 한 수 뒤로
explore-one-turn-on = 한 수 앞으로
explore-who-begins = 먼저 두는 쪽
explore-begins = { $player }이 먼저
explore-clear-board = 판 비우기
explore-stones-and-moves = 돌과 수
explore-the-link-to-this-position = 이 국면의 링크
explore-the-laboratory = 실험실
explore-colourings-already-seen = 지나간 국면 (동형반복 금지)
explore-colourings-stood-so-far = 지금까지 { $n }개 국면.
explore-the-latest = 최근 { $most }개를 보여 줘요.
explore-under-positional-superko-no-move = 국면 동형반복 금지 규칙에서는 어떤 수도 이 국면들을 되풀이할 수 없어요.
explore-after-turn = { $turn }번째 수 다음
explore-at-the-start = 처음

## explore/Lab.tsx

lab-perfect-play = 완벽한 수순
lab-from-here-on-small-boards = 여기서부터, 작은 판만
lab-positions = 국면 수
lab-that-are-legal-on-this = 이 판에서 가능한 합법 국면
lab-fair-komi = 공평한 덤
lab-by-perfect-play-or-games = 완벽한 수순이나 봇끼리 둔 대국으로 계산
lab-this-asks-the-server-which = 서버가 필요한데 연결할 수 없어요.
lab-exact-answers = 정확한 답
lab-cancel = 취소
lab-click-through-the-proof = 증명 따라가기
lab-the-laboratorys-machines = 계산
explore-asking = 묻는 중…
lab-waiting-before-it = 대기 중: 앞에 { $ahead }개
lab-waiting = 대기 중
lab-working = 계산 중…
lab-working-share = 계산 중… { $share }
lab-legal-positions-with-colours = { $players }가지 색으로 만들 수 있는 합법 국면: <big>{ $digits }</big>개.
lab-to = { $player }: <b>{ $points }</b> ({ $low }~{ $high })
lab-points = { $player }: <b>{ $points }</b>
lab-exactly-by-perfect-play = 완벽한 수순으로 구한 정확한 값이에요.
lab-from-games-of-bots = 봇끼리 둔 { $games }판으로 구했어요.
lab-black-can-secure-points = 흑은 { $points }을 확보할 수 있음
lab-neither-side-can-win = 어느 쪽도 이길 수 없음
lab-best = 최선: { $best }.
lab-a-line-of-best-play = 최선의 수순: { $line }. { $nodes }개 국면을 탐색했어요. 판 위의 숫자는 각 수의 결과를 나타내요.

## explore/Proof.tsx

proof-has-a-turn-that-proves = { $who }에게는 이를 증명하는 수가 있어요.
proof-may-do-anything-every-turn = { $who }은 무엇이든 둘 수 있지만 모든 수에 응수가 있어요. 하나를 고르세요.
proof-enough-is-kept-for-good = 이제 무슨 일이 있어도 충분한 집이 확보돼 있어요.
proof-play-has-ended-with-a = 주장한 결과로 대국이 끝났어요.
proof-the-proof-goes-on = 증명이 이어져요.
proof-what-is-proved = 증명할 내용
proof-at-the-start = 처음이에요.
explore-back = 뒤로
proof-close-the-proof = 증명 닫기
proof-the-proof = 증명
proof-at-least = { $value } 이상
proof-at-most = { $value } 이하

## explore/Proven.tsx

proven-title = 5×5는 증명됨: 흑이 모든 점을 차지해요
proven-about = 국면 동형반복 금지와 자살수 금지 규칙에서 흑이 C3에 두면 백이 어떻게 두어도 25점을 모두 차지해요. 2는 백의 응수(대칭인 것은 하나만), 3은 흑의 대답이에요. 하나를 고르면 판에서 볼 수 있어요.
proven-line = { $white } { $reply }, { $black } { $answer }

## explore/Setting.tsx

setting-other-rules = { $board }, 다른 규칙…
setting-rules-such-as-no-suicide = 규칙, 예: no-suicide,players=3
setting-use-them = 적용
setting-change-the-board = 바둑판 바꾸기
setting-draw-one = 직접 그리기

## explore/Thoughts.tsx

thoughts-what-does-the-bot-think = 봇의 생각은?
thoughts-it-thinks = 생각 중…
thoughts-ask-it = 묻기
thoughts-the-bot = 봇

## explore/lens.ts

lens-blocks = 돌 무리
lens-reach = 닿기
lens-legal-moves = 둘 수 있는 수
lens-territory = 집
lens-life = 사활
lens-blocks-point-at-a-stone = 돌 무리 { $n }개. 돌을 가리키면 그 돌 무리와 활로를 볼 수 있어요.
lens-the-block-at-stones-liberties = { $name }의 { $player } 돌 무리: { $stones }, { $liberties } ({ $points }).
lens-liberties = 활로 { $n }개
lens-no-stones-yet = 아직 돌이 없어요.
lens-a-block-has-no-liberty = 활로가 없는 돌 무리가 있어요. 대국에서는 수를 둔 뒤 이렇게 될 수 없어요.
lens-each-stone-shows-the-liberties = 돌마다 그 돌 무리의 활로 수가 적혀 있어요. 활로가 하나뿐인 돌 무리는 바로 따일 수 있어요.
lens-each-stone-shows-the-liberties-2 = 돌마다 그 돌 무리의 활로 수가 적혀 있어요.
lens-choose-a-point-to-see = 점을 고르면 무엇에 어떤 길로 닿는지 볼 수 있어요.
lens-empty-points = 빈 점
lens-reaches = { $name }에서 닿는 색: { $list }.
lens-reaches-by = { $name }에서 닿는 색: { $list }. 길: { $path }.
lens-legal-moves-and-the-pass = 둘 수 있는 수 { $n }개, 그리고 패스.
lens-reaches-alone-it-is-s = { $at }: { $reached }에만 닿아요. { $player }의 것이에요.
lens-reaches-it-is-nobodys = { $at }: 여러 색({ $reached })에 닿아 누구의 것도 아니에요.
lens-empty-points-that-reach-one = 한 색에만 닿는 빈 점은 그 색의 것이에요.
lens-stones-can-never-be-taken = 돌 { $n }개는 주인이 계속 패스하고 상대가 어디에 두더라도 절대로 잡히지 않아요.
lens-no-stone-is-alive-for = 확실히 살아 있는 돌이 없어요. 두 눈이 있어야 해요.
lens-a-block-here-has-no = 활로가 없는 돌 무리가 있어요. 이 상태로는 대국을 시작할 수 없어요.

## explore/steps.tsx

steps-stones-of-the-opponents-now = 상대 돌 { $n }개가 이제 빈 점에 닿지 않아요(고리 표시).
steps-every-opposing-stone-still-reaches = 상대 돌은 모두 아직 빈 점에 닿아요.
steps-1-puts-a-stone-on = { $who }이 { $name }에 둬요.
steps-stones-of-s-own-reach = { $who } 돌 { $n }개가 빈 점에 닿지 않아요. 자살수예요.
steps-s-own-stones-all-reach = { $who } 돌은 모두 빈 점에 닿아요.
steps-2-the-opponents-are-cleared = { $n ->
    [0] 상대를 지워요. 들어낼 돌은 없어요.
   *[other] 상대를 지워요.
  }
steps-3-s-own-colour-is = { $n ->
    [0] { $who }을 지워요. 들어낼 돌은 없어요.
   *[other] { $who }을 지워요.
  }
steps-this-colouring-is-new-the = 새로운 국면이니 둘 수 있는 수예요.
steps-next-step = 다음 단계
steps-play-it = 두기
steps-take-it-back = 되돌리기
