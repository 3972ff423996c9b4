// The players as the board shows them: letters, colours and glyphs, in turn order.
//
// From three players on, every stone bears a glyph, so that nobody needs to tell red from green.

export interface PlayerLook {
  /** As the server says it. */
  name: ColourName;
  letter: string;
  body: string;
  light: string;
  /** To draw on the stone. */
  ink: string;
  /** An SVG path around the origin within a circle of radius 1. */
  glyph: string;
}

const NAMES = ['black', 'white', 'red', 'blue', 'green', 'yellow'] as const;
export type ColourName = (typeof NAMES)[number];

const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const LOOKS: PlayerLook[] = [
  ['B', '#17181c', '#6b6f7a', '#f4f4f4', circle(0.34)],
  ['W', '#dfdcd3', '#ffffff', '#3a3630', `${circle(0.46)}${circle(0.27)}`],
  ['R', '#b4241f', '#f2836f', '#ffffff', 'M0 -.5L.47 .34L-.47 .34z'],
  ['U', '#1d4fa8', '#83b4f8', '#ffffff', 'M-.38 -.38H.38V.38H-.38z'],
  [
    'G',
    '#1c7436',
    '#86d695',
    '#ffffff',
    'M-.15 -.5H.15V-.15H.5V.15H.15V.5H-.15V.15H-.5V-.15H-.15z',
  ],
  ['Y', '#dfae0a', '#fff2a3', '#3a2a00', 'M0 -.55L.42 0L0 .55L-.42 0z'],
].map(([letter, body, light, ink, glyph], i) => ({
  name: NAMES[i],
  letter,
  body,
  light,
  ink,
  glyph,
}));

/** The look of a colour from 1. Games on the network have at most six players. */
export const look = (colour: number): PlayerLook => LOOKS[(colour - 1) % LOOKS.length];

export const MOST_PLAYERS = LOOKS.length;
export const LETTERS = '.' + LOOKS.map(l => l.letter).join('');
/** black, white, ... as the server says it. */
export const wireName = (colour: number) => look(colour).name;
export const colourOf = (wire: string) => LOOKS.findIndex(l => l.name === wire) + 1;
