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
record-copyright = 저작권
