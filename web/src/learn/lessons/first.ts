// Ten minutes to a first game.
import { anywhere, endGame, kill, live, openly, save, takeStones, winKo } from '../aims';
import { Choose, Count } from '../choose';
import type { Chapter } from '../lesson';
import { Pick } from '../pick';
import { Play } from '../play';
import { libertyCount, mayPlay, scores } from '../questions';
import { alive, blockOf, forbidden, inAtari, libertiesOf, lost } from '../searches';
import { drawn } from '../situation';
import { Claim } from '../walk';

const KO = '..... .BW.. BW.W. .BW.. .....';
const THREE_IN_A_ROW = '..... ..... WWWWW BBBBW ...BW';
const COUNTED = '.BW.. .BW.. BBWWW B.BW. ..B.W';
const FINISHED = '.BBWW .BWW. BBBWW ..BW. ..BWW';
const DEAD_STONES = '.BBWW .BWW. BBBWW ..BW. W.BWB';

export const first: Chapter = {
  title: 'Ten minutes to your first game',
  about: 'All that you need to play.',
  lessons: [
    {
      id: 'liberties',
      title: 'Stones and liberties',
      about: 'Where stones go, and what they live on.',
      learnt: 'You know what a liberty is, and that joined stones share theirs.',
      exercises: [
        {
          say: 'Two players take turns, Black first. A turn puts one stone on a *point*: a place where lines meet, the edge included.',
          ask: 'You are Black. Put a stone anywhere.',
          setup: { board: 'grid:5x5' },
          task: s => new Play(s, anywhere()),
          then: 'It never moves from there. It leaves the board only when it is taken.',
        },
        {
          say: 'An empty point that a line joins to a stone is a *liberty* of that stone.',
          ask: 'Mark the liberties of the black stone.',
          setup: drawn('..... ..... ..B.. ..... .....'),
          task: s => new Pick(s, libertiesOf(s, 'C3')),
          then: 'Lines count, corners do not.',
        },
        {
          say: 'Points have names: letters run to the right, numbers upwards, so A1 is at the lower left.',
          ask: 'How many liberties has each stone?',
          setup: drawn('..B.. ..... ..... ...B. B....'),
          task: s => new Count(s, libertyCount(s, ['A1', 'C5', 'D2'])),
          then: 'In the corner and on the side there are fewer.',
        },
        {
          say: 'Stones of one colour that lines join are a *block*. A block shares its liberties.',
          ask: 'Mark all liberties of Black’s block.',
          setup: drawn('..... .BBW. .B... ..... .....'),
          task: s => new Pick(s, libertiesOf(s, 'B4')),
          then: 'A white stone beside it takes one away.',
        },
        {
          say: 'A block ends where no line leads on to another stone of its colour.',
          ask: 'Mark every stone of the block to which A3 belongs.',
          setup: drawn('..B.. .BW.. BB.B. .WBB. .....'),
          task: s => new Pick(s, blockOf(s, 'A3')),
        },
      ],
    },
    {
      id: 'taking',
      title: 'Taking stones',
      about: 'Fill the last liberty.',
      learnt: 'You can take blocks, and see when one of yours is in danger.',
      exercises: [
        {
          say: 'A block without liberties is *taken*: all its stones leave the board.',
          ask: 'You are Black. Take the white stone.',
          setup: drawn('..... ..B.. .BWB. ..... .....'),
          task: s => new Play(s, takeStones(s, 1)),
        },
        {
          say: 'However large a block is, it is taken as a whole.',
          ask: 'Take all three.',
          setup: drawn('..... .BBB. BWWW. .BBB. .....'),
          task: s => new Play(s, takeStones(s, 3)),
        },
        {
          say: 'A block with one liberty left is in *atari*: the next move could take it.',
          ask: 'Mark every block in atari, black and white.',
          setup: drawn('.BW.. BW.W. .BWB. WB... .W.B.'),
          task: s => new Pick(s, inAtari(s)),
        },
        {
          say: 'Your stone is in atari. You can make your block longer, and so give it more liberties.',
          ask: 'You are Black. Save the stone at C3.',
          setup: drawn('..... ..W.. .WB.. ..W.. .....'),
          task: s => new Play(s, save(s, 'C3')),
        },
      ],
    },
    {
      id: 'not-there',
      title: 'Where you may not play',
      about: 'A stone needs a liberty.',
      learnt: 'You know where a stone may go, and why taking comes first.',
      exercises: [
        {
          say: 'A stone may not be put where it would have no liberty. That would be *suicide*.',
          ask: 'May Black play at ×?',
          setup: drawn('×W... W.... ..... ..... ...B.'),
          task: s => new Choose(s, mayPlay(s, s.labelled('×'))),
        },
        {
          say: 'But what you take leaves the board first. That may give your stone a liberty.',
          ask: 'May Black play at × here?',
          setup: drawn('×WB.. WB... B.... ..... .....'),
          task: s => new Choose(s, mayPlay(s, s.labelled('×'))),
        },
        {
          say: 'White’s block has one liberty left, in its middle.',
          ask: 'You are Black. Take the whole block.',
          setup: drawn('.BBBB BWWWB BW.WB BWWWB BBBB.'),
          task: s => new Play(s, takeStones(s, 8)),
          then: 'The white stones left first, and then yours had room.',
        },
        {
          say: 'Now all together.',
          ask: 'Mark every empty point where Black may not play.',
          setup: drawn('.W.B. W.WBB .W.W. BBWB. .B.WB'),
          task: s => new Pick(s, forbidden(s, 1)),
        },
      ],
    },
    {
      id: 'ko',
      title: 'Ko',
      about: 'No position comes twice.',
      learnt: 'You know why nobody can take back and forth for ever.',
      exercises: [
        {
          say: 'White’s stone at B3 has one liberty left. This shape is a *ko*.',
          ask: 'You are Black. Take a stone.',
          setup: drawn(KO),
          task: s => new Play(s, takeStones(s, 1)),
        },
        {
          say: 'Black has just taken at C3. White would like to take back at B3. But no move may bring back a position that stood before.',
          ask: 'May White play B3?',
          setup: drawn(KO, { moves: 'C3' }),
          task: s => new Choose(s, mayPlay(s, s.at('B3'), true)),
          then: 'The board shows that earlier position, with a ring at B3.',
        },
        {
          say: 'White must play elsewhere first: best a threat that Black has to answer. Then the board has changed, and White may take.',
          ask: 'You are White. Win the ko: threaten the two black stones below, then take at B5.',
          setup: drawn('....... .BW.... BW.W... .BW.... ...WW.. ..WBB.. ...W...', {
            moves: 'C5',
          }),
          task: s => new Play(s, winKo(s, 'B5')),
        },
      ],
    },
    {
      id: 'eyes',
      title: 'Two eyes',
      about: 'How a block becomes safe for ever.',
      learnt: 'Two eyes live. One does not. That decides most games.',
      exercises: [
        {
          say: 'Black’s block has two holes. Each is a liberty, and White cannot fill both at once.',
          ask: 'Mark every point where White may not play.',
          setup: drawn('.B.BW BBBBW WWWWW ..... .....', { first: 2 }),
          task: s => new Pick(s, forbidden(s, 2)),
          then: 'These holes are *eyes*. A block with two can never be taken.',
        },
        {
          say: 'With one eye only, a block can be surrounded, and the eye filled last.',
          ask: 'Which black block can never be taken? Mark it.',
          setup: drawn('.B.BW.. BBBBW.. WWWWW.. ..WWWWW ..WBBBB ..WB.BB ..WBBBB'),
          task: s => new Pick(s, alive(s, 1)),
        },
        {
          say: 'Your block has room for two eyes if you divide it well.',
          ask: 'You are Black. Make two eyes.',
          setup: drawn(THREE_IN_A_ROW),
          task: s => new Play(s, live(s, 'A2')),
        },
        {
          say: 'Your opponent’s good point is your good point.',
          ask: 'You are White. Keep Black from making two eyes.',
          setup: drawn(THREE_IN_A_ROW, { first: 2 }),
          task: s => new Play(s, kill(s, 'A2')),
        },
      ],
    },
    {
      id: 'end',
      title: 'The end and the count',
      about: 'Who has surrounded more?',
      learnt: 'You can end a game and count it.',
      exercises: [
        {
          say: 'In the end, an empty region is yours if only your stones border on it. If both do, it is nobody’s.',
          ask: 'Whose is each region? Tap it until the squares are right; without squares it is nobody’s.',
          setup: drawn(COUNTED),
          task: s => new Claim(s),
        },
        {
          say: 'Your score: your stones on the board, plus the empty points that are yours.',
          ask: 'Count both.',
          setup: drawn(COUNTED),
          task: s => new Count(s, scores(s)),
        },
        {
          say: 'Instead of playing you may *pass*. When both pass, the game ends.',
          ask: 'You are Black, and nothing is left to gain. What do you do?',
          setup: drawn(FINISHED),
          task: s => new Play(s, endGame(s)),
        },
        {
          say: 'A stone shut in by living stones, with no room for two eyes, is *dead*: it could be taken at any time, so nobody takes the trouble.',
          ask: 'Both have passed. Mark the dead stones of both colours.',
          setup: drawn(DEAD_STONES),
          task: s => new Pick(s, lost(s)),
        },
        {
          say: 'Dead stones come off before the count; their points become empty.',
          ask: 'Count both, without the dead stones.',
          setup: drawn(DEAD_STONES),
          task: s => new Count(s, scores(s, lost(s).points)),
        },
      ],
    },
    {
      id: 'first-game',
      title: 'Your first game',
      about: '7 × 7, against the gentlest bot.',
      learnt:
        'Surround more than the bot does. When you see nothing more to gain, press Pass. Once both have passed, dead stones are shown faded: tap a block to change that, then agree.',
      game: true,
      exercises: [
        {
          say: 'Surrounding is easiest near the corners and sides, but not on the very edge.',
          ask: 'You are Black. Make a sound first move.',
          setup: { board: 'grid:7x7' },
          task: s => new Play(s, openly(s)),
        },
        {
          say: 'Look out for atari before each move: yours and theirs.',
          ask: 'You are Black. Take something.',
          setup: drawn('....... .BBWW.. .BW.B.. ..BWB.. ..WB... ....... .......'),
          task: s => new Play(s, takeStones(s, 1)),
        },
      ],
    },
  ],
};
