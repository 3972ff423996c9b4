// The review of a game on the server, which looks closer at the position on display than this browser.
import type { LiveGame } from '../live/game';
import { awaitJob } from '../live/jobs';
import { opinionFromServer, type Analysis } from './opinion';
import Review from './Review';
import type { Shown } from './shown';

const PLAYOUTS = 2000;
/** At most; short jobs do not wait for long ones. */
const SECONDS = 5;

interface Props {
  live: LiveGame;
  onShow: (shown: Shown) => void;
}
export default function LiveReview({ live, onShow }: Props) {
  const { id, board, tree, head } = live;
  const closer = async (node: number, gone: () => boolean) => {
    const { turn, then: moves } = tree.departure(node, head);
    const request = {
      kind: 'analysis',
      game: id,
      turn,
      moves,
      playouts: PLAYOUTS,
      seconds: SECONDS,
    } as const;
    const analysis = await awaitJob<Analysis>(request, gone);
    return analysis && opinionFromServer(board, analysis);
  };
  return <Review {...{ board, tree, head, closer, onShow }} onGoto={node => live.goto(node)} />;
}
