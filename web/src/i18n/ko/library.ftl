## library/LibraryPage.tsx

library-games-with-comments-to-go = 해설과 함께 한 수씩 보는 대국이에요. 판에서 다른 수를 두어 보고, 어느 국면이든 봇에게 물어보세요. 모두 서버 없이도 돼요.
library-the-algorithms-of-jeff-kaufmans = <link>바둑의 수학</link>: 제프 코프먼의 논문에 나오는 알고리즘을 바둑판에서 한 단계씩 살펴봐요.
library-the-end-of = { $title }의 마지막 국면
library-turns = { $board } · { $rules } · { $n }수
library-to-the-library = 자료실로

## library/RecordTable.tsx

record-table-a-game = 대국
record-table-a-variation-of-your-own = 내가 만든 변화도예요.
record-table-the-next-turn-of-the = 기보의 다음 수는 둘 수 없는 수예요.
record-table-comments = 해설
record-table-as-kaufmans-quadruple-g-s = 코프먼의 4-튜플 (G, S, P<sub>b</sub>, P<sub>w</sub>)로 보기
record-table-about = 정보
record-table-previous = 이전
record-table-next-comment = 다음 해설
record-event = 대회
record-date = 날짜
record-place = 장소
record-annotator = 해설자
record-source = 출처
record-result = 결과
record-table-left-out = 변화도의 { $n }수는 둘 수 없는 수이거나 그 뒤의 수라서 뺐어요.
record-table-illegal-at = 기보의 { $turn }번째 수({ $point })는 둘 수 없는 수예요. 그 뒤는 뺐어요.
record-copyright = 저작권

## open/OpenPage.tsx, opened.ts

open-how = SGF 파일이나 omnigo 기보를 이 사이트 아무 곳에나 끌어다 놓거나, 붙여 넣거나, 여기서 고르세요. 한 번에 여러 개도 되고, 하나에 { $most }MB까지 열 수 있어요. 파일은 브라우저 밖으로 나가지 않아요.
open-choose = 파일 고르기
open-paste = 기보를 글로 붙여 넣기
open-open = 열기
open-reading = 파일 { $n }개를 읽는 중…
open-pasted = 붙여 넣은 글
open-games = 대국 { $n }개
open-nth-game = { $n }번째 대국
open-all-games = 연 기보 모두
open-trouble = { $file }: { $why }
open-unreadable = 파일을 읽지 못했어요.
open-size = 파일이 { $most }MB보다 커요.
open-empty = 파일이 비어 있어요.
open-unknown = SGF도 omnigo 기보도 아니에요.
open-record = omnigo 기보가 아니에요. “{ $found }” 항목이 없거나 잘못됐어요.
open-game = 바둑 대국이 아니에요: { $found }
open-board = 바둑판을 읽을 수 없어요: { $found }
open-off-board = 파일의 { $turn }번째 수 “{ $found }”는 바둑판 밖이에요. 그 뒤는 뺐어요.

## library/Continue.tsx

continue-from-here = 여기서 이어 두기
continue-over = 여기서 대국이 끝났어요. 앞선 수로 돌아가면 거기서 이어 둘 수 있어요.
continue-how = 당신은 { $player }이에요. 변화도를 만들려면 바둑판에 바로 두세요.
continue-bot = 봇
continue-against = 봇과 두기
continue-friend = 링크로 친구와 두기

## export

export-with-variations = 변화도 포함, 다른 바둑 프로그램용
export-a-picture-in-pixels = 국면 이미지 파일
export-the-game-as-a-film = 대국 전체 애니메이션
export-diagram = 수순 번호 그림
export-first-number = 시작 수
export-failed = 파일을 만들지 못했어요.
diagram-pass = { $turn }: { $player } 패스
diagram-at = { $turn } = { $there }
diagram-at-point = { $turn } = { $point }
export-the-whole-record = 전체 기록
export-a-picture-of-the-position = 국면 그림
