// The files that a game or a position can be saved as.
import { useState } from 'preact/hooks';
import type { GameTree } from '../game/tree';
import { download, Trouble } from '../ui/parts';
import { animation } from './animation';
import { bookDiagram, figureOf } from './book';
import { pngOf, standaloneSvg } from './pictures';
import { percent } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/library';

export interface ExportSource {
  /** Of the files, without an ending. */
  name: string;
  sgf: () => string | Promise<string>;
  json: () => string | Promise<string>;
  drawing: () => SVGSVGElement | undefined;
  tree: GameTree;
}

export default function ExportDialog(props: ExportSource & { onClose: () => void }) {
  const { name, sgf, json, drawing, tree, onClose } = props;
  const [done, setDone] = useState<number | null>(null);
  const [trouble, setTrouble] = useState('');
  const { turn } = tree.node;
  const [from, setFrom] = useState(1);
  const element = drawing();
  const save = async (ending: string, make: () => BlobPart | Promise<BlobPart>, type: string) => {
    setTrouble('');
    try {
      download(`${name}.${ending}`, await make(), type);
      onClose();
    } catch {
      setDone(null);
      setTrouble(t('export-failed'));
    }
  };
  const diagram = () => bookDiagram(figureOf(tree, from));
  const gif = () => animation(tree, standaloneSvg(element!), setDone);
  return (
    <div class="stack">
      <button onClick={() => save('sgf', sgf, 'application/x-go-sgf')}>
        SGF <span class="soft">{t('export-with-variations')}</span>
      </button>
      <button onClick={() => save('json', json, 'application/json')}>
        JSON <span class="soft">{t('export-the-whole-record')}</span>
      </button>
      {element && (
        <>
          <button onClick={() => save('svg', () => standaloneSvg(element), 'image/svg+xml')}>
            SVG <span class="soft">{t('export-a-picture-of-the-position')}</span>
          </button>
          <button onClick={() => save('png', () => pngOf(standaloneSvg(element)), 'image/png')}>
            PNG <span class="soft">{t('export-a-picture-in-pixels')}</span>
          </button>
          <button disabled={done !== null} onClick={() => save('gif', gif, 'image/gif')}>
            GIF{' '}
            <span class="soft">
              {done === null ? t('export-the-game-as-a-film') : percent(done / 100)}
            </span>
          </button>
        </>
      )}
      {turn > 0 && (
        <div class="row">
          <button onClick={() => save('diagram.svg', diagram, 'image/svg+xml')}>
            {t('export-diagram')} SVG
          </button>
          <button onClick={() => save('diagram.png', () => pngOf(diagram()), 'image/png')}>
            {t('export-diagram')} PNG
          </button>
          <label>
            {t('export-first-number')}{' '}
            <input
              type="number"
              min={1}
              max={turn}
              value={from}
              onInput={event => setFrom(Number(event.currentTarget.value) || 1)}
            />
          </label>
        </div>
      )}
      <Trouble text={trouble} />
      <button class="quiet" onClick={onClose}>
        {t('common-close')}
      </button>
    </div>
  );
}
