// Drawings as files: SVG with its styles inside, and pixels.

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

/** The pixels of an SVG file. */
export async function rasterised(svg: string): Promise<HTMLCanvasElement> {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = url;
    await image.decode();
  } finally {
    URL.revokeObjectURL(url);
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return canvas;
}

export const pngOf = async (svg: string): Promise<Blob> => {
  const canvas = await rasterised(svg);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
};
