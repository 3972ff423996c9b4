// Where the rules have consequences that nobody sees at first.
import { kill, leaveAlone, live, takeStones } from '../aims';
import { Choose, Count } from '../choose';
import type { Chapter } from '../lesson';
import { Pick } from '../pick';
import { Play } from '../play';
import { fate, scores } from '../questions';
import { libertiesOf, nobodys, realEyes } from '../searches';
import { drawn } from '../situation';

const SNAPBACK = '....... ....... ..BBB.. .BWWBW. .BWWBW. .B..WW.';
const SEKI = '.BW.. BBWWW .BW.. BBW.. BBWWW WWBBB .W.B.';

export const fights: Chapter = {
  title: 'Consequences',
  about: 'What follows from the rules, and decides games.',
  lessons: [
    {
      id: 'life',
      title: 'Life and death',
      about: 'Real eyes, false eyes, vital points.',
      learnt: 'You can tell real eyes from false ones, and find the vital point.',
      exercises: [
        {
          say: 'An eye is *false* if the stones around it can be parted and taken.',
          ask: 'Mark Black’s real eyes.',
          setup: drawn('.B.BW BBBBW .BWWW BW... .W...'),
          task: s => new Pick(s, realEyes(s, 1)),
        },
        {
          say: 'Black’s block has room for four points in a row. Try in your mind a move of either side.',
          ask: 'What becomes of Black’s block?',
          setup: drawn('...... ...... WWWWWW BBBBBW ....BW'),
          task: s => new Choose(s, fate(s, 'A2')),
          then: 'Four in a row are enough.',
        },
        {
          say: 'Four points again, but in a square.',
          ask: 'What becomes of this one?',
          setup: drawn('..... WWWW. BBBW. ..BW. ..BW.'),
          task: s => new Choose(s, fate(s, 'A3')),
          then: 'The shape of the room counts, not its size alone.',
        },
        {
          say: 'Find the point that divides the room.',
          ask: 'You are Black. Live.',
          setup: drawn('..... WWWWW BBBBW B..BW BB.BW'),
          task: s => new Play(s, live(s, 'A3')),
        },
        {
          say: 'And now the other way round.',
          ask: 'You are White. Kill the black block.',
          setup: drawn('..... WWWWW BBBBW B.BBW ...BW', { first: 2 }),
          task: s => new Play(s, kill(s, 'A3')),
        },
      ],
    },
    {
      id: 'snapback',
      title: 'Snapback',
      about: 'Give one, take many.',
      learnt: 'A stone given at the right point can win a whole block.',
      exercises: [
        {
          say: 'You may put a stone where it can be taken, if taking it leaves the taker with one liberty.',
          ask: 'You are Black. Win four stones or more.',
          setup: drawn(SNAPBACK),
          task: s => new Play(s, takeStones(s, 4, 2)),
        },
        {
          say: 'Black gave a stone at D1, and White took it with C1.',
          ask: 'Mark all liberties that White’s block has now.',
          setup: drawn(SNAPBACK, { moves: 'D1 C1' }),
          task: s => new Pick(s, libertiesOf(s, 'C2')),
          then: 'The taking stone filled one liberty; the stone it took left another. That is all.',
        },
        {
          say: 'Had Black played C1 instead, White would have joined the blocks at D1. The order decides.',
          ask: 'You are White. Do the same at the top.',
          setup: drawn('.BB..W. .BWBBW. .BWBBW. ..WWW.. ....... .......', { first: 2 }),
          task: s => new Play(s, takeStones(s, 4, 2)),
        },
      ],
    },
    {
      id: 'seki',
      title: 'Seki',
      about: 'Nobody wants to begin.',
      learnt: 'In a seki both blocks live, because whoever attacks dies.',
      exercises: [
        {
          say: 'The two blocks at the bottom have one eye each, and one liberty that they share.',
          ask: 'You are Black. What do you do?',
          setup: drawn(SEKI),
          task: s => new Play(s, leaveAlone(s)),
          then: 'This is *seki*: both stay.',
        },
        {
          say: 'White is in the same place.',
          ask: 'You are White. What do you do?',
          setup: drawn(SEKI, { first: 2 }),
          task: s => new Play(s, leaveAlone(s)),
        },
        {
          say: 'The shared liberty reaches both.',
          ask: 'Mark every point that is nobody’s.',
          setup: drawn(SEKI),
          task: s => new Pick(s, nobodys(s)),
        },
        {
          say: 'By area, stones and eyes in a seki count as they stand. (By territory, nothing in a seki counts.)',
          ask: 'What is the score by area?',
          setup: drawn(SEKI),
          task: s => new Count(s, scores(s)),
        },
      ],
    },
  ],
};
