// A game or a position to take away.
import { useState } from 'preact/hooks';
import { download, Dialog } from '../ui/parts';
import { t } from '../i18n/t';

/** A drawing as a file of its own: the styles it wears on the page written into it. */
export function standaloneSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.querySelectorAll('.points, .ghost').forEach(element => element.remove());
  const originals = drawing.querySelectorAll('.background *, .stones *, .marks *');
  const copies = copy.querySelectorAll('.background *, .stones *, .marks *');
  const wanted = [
    'fill',
    'stroke',
    'stroke-width',
    'stroke-linejoin',
    'stroke-linecap',
    'opacity',
    'font-size',
    'font-family',
    'text-anchor',
    'dominant-baseline',
    'stroke-dasharray',
  ];
  originals.forEach((original, i) => {
    const style = getComputedStyle(original);
    copies[i].setAttribute(
      'style',
      wanted.map(key => `${key}:${style.getPropertyValue(key)}`).join(';'),
    );
  });
  const materials = document.getElementById('materials')!.cloneNode(true) as SVGDefsElement;
  copy.prepend(materials);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  for (const name of ['role', 'aria-label', 'class']) copy.removeAttribute(name);
  const [, , width, height] = copy.getAttribute('viewBox')!.split(' ').map(Number);
  const unit = Math.min(40, 1200 / Math.max(width, height));
  copy.setAttribute('width', String(Math.round(width * unit)));
  copy.setAttribute('height', String(Math.round(height * unit)));
  return new XMLSerializer()
    .serializeToString(copy)
    .replace(/url\(&quot;#([\w-]+)&quot;\)/g, 'url(#$1)');
}

interface Props {
  name: string;
  sgf: () => string | Promise<string>;
  json: () => string | Promise<string>;
  drawing: () => SVGSVGElement | undefined;
}
export function ExportButton({ name, sgf, json, drawing }: Props) {
  const [open, setOpen] = useState(false);
  const element = drawing();
  const save = async (text: string | Promise<string>, ending: string, type: string) => {
    download(`${name}.${ending}`, await text, type);
    setOpen(false);
  };
  return (
    <>
      <button class="quiet" onClick={() => setOpen(true)}>
        {t('export-export')}
      </button>
      <Dialog title={t('export-export')} open={open} onClose={() => setOpen(false)}>
        <div class="stack">
          <button onClick={() => save(sgf(), 'sgf', 'application/x-go-sgf')}>
            SGF <span class="soft">{t('export-for-other-go-programs')}</span>
          </button>
          <button onClick={() => save(json(), 'json', 'application/json')}>
            JSON <span class="soft">{t('export-the-whole-record')}</span>
          </button>
          {element && (
            <button onClick={() => save(standaloneSvg(element), 'svg', 'image/svg+xml')}>
              SVG <span class="soft">{t('export-a-picture-of-the-position')}</span>
            </button>
          )}
          <button class="quiet" onClick={() => setOpen(false)}>
            {t('common-close')}
          </button>
        </div>
      </Dialog>
    </>
  );
}
