// SVG elements made and changed by hand: what changes often is drawn without a framework.

export type Attributes = Record<string, string | number>;

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  children: (Node | string)[] = [],
): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const key in attributes) element.setAttribute(key, String(attributes[key]));
  element.append(...children);
  return element;
}

/** A number as SVG writes it, with three places. */
export const num = (value: number) => String(Math.round(value * 1000) / 1000);

/**
 * A path around the origin, this many times as large and elsewhere: of places after M, L and Q, H, V, relative arcs and z. Written out, because each
 * element with a transform of its own costs the browser as much as a drawing without.
 */
export function placedPath(
  path: string,
  at: { x: number; y: number },
  scale: number,
  turn = 0,
): string {
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
  return path.replace(/([MLQHVaz])([^MLQHVaz]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    if (command === 'H') return `H${num(at.x + scale * numbers[0])}`;
    if (command === 'V') return `V${num(at.y + scale * numbers[0])}`;
    if (command === 'a') {
      const sizes = numbers.map((value, i) => (i < 2 || i > 4 ? num(scale * value) : value));
      return `a${sizes.join(' ')}`;
    }
    const places: string[] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      const [x, y] = [numbers[i], numbers[i + 1]];
      places.push(`${num(at.x + cos * x - sin * y)} ${num(at.y + sin * x + cos * y)}`);
    }
    return command + places.join(' ');
  });
}
