/** Maps colours of diagrams to the site's variables, so that they are legible in light and dark mode. */

/** beautiful-mermaid's variables. */
const VARIABLES: Record<string, string> = {
  '--bg': 'var(--paper)',
  '--fg': 'var(--ink)',
  '--_text': 'var(--ink)',
  '--_text-sec': 'var(--ink-soft)',
  '--_text-muted': 'var(--ink-soft)',
  '--_text-faint': 'var(--ink-soft)',
  '--_line': 'var(--ink-soft)',
  '--_arrow': 'var(--ink-soft)',
  '--_node-fill': 'var(--accent-soft)',
  '--_node-stroke': 'var(--accent)',
  '--_group-fill': 'none',
  '--_group-hdr': 'none',
  '--_inner-stroke': 'var(--line)',
  '--_key-badge': 'var(--line)',
};

/** Series of a chart, in order. */
const SERIES = ['--accent', '--info', '--tip', '--warning', '--note', '--danger'];

/** Words in the names of colours, the first that fits counts: `lightgoldenrod`, `SlateBlue`, `grey80`. */
const NAMES: [RegExp, string][] = [
  [/white|snow|ivory|linen|seashell|azure|mint|honeydew|beige|cornsilk/, '--paper'],
  [/(?:light|gainsboro|silver).*gr[ae]y|gr[ae]y(?:[89]\d|100)|lightgr[ae]y|gainsboro|silver/, '--line'],
  [/gr[ae]y/, '--ink-soft'],
  [/black/, '--ink'],
  [/blue|cyan|aqua|turquoise|navy|teal/, '--info'],
  [/green|olive|lime|chartreuse/, '--tip'],
  [/orange|gold|yellow|brown|tan|chocolate|sienna|peru|khaki|wheat|bisque/, '--warning'],
  [/purple|violet|orchid|indigo|lavender|magenta|plum|thistle/, '--note'],
  [/red|pink|crimson|tomato|salmon|coral|firebrick|maroon|rose/, '--danger'],
];

/** What a colour is for: a box has text in it. */
export type ColourRole = 'box' | 'line' | 'text';

/** A colour in our variables; the second part is the opacity that keeps text on a coloured fill readable. */
export function mapColour(written: string, role: ColourRole): { colour: string; opacity?: string } {
  const value = written.trim().toLowerCase();
  if (value === 'none' || value === 'transparent') return { colour: 'none' };
  const variable = /^var\((--[\w-]+)/.exec(value)?.[1];
  if (variable) return mapVariable(variable);
  const name = hueOf(value) ?? NAMES.find(([words]) => words.test(value))?.[1] ?? '--ink';
  const isNeutral = ['--paper', '--line', '--ink', '--ink-soft'].includes(name);
  // A black box would hide its text.
  if (role === 'box' && ['--ink', '--ink-soft'].includes(name)) return { colour: 'var(--line)' };
  // White text was meant for a dark box, which is pale here.
  if (role === 'text' && isNeutral) return { colour: 'var(--ink)' };
  return { colour: `var(${name})`, ...(role === 'box' && !isNeutral ? { opacity: '0.2' } : {}) };
}

function mapVariable(name: string): { colour: string; opacity?: string } {
  const [, kind, index] = /^--xychart-(color|bar-fill)-(\d+)$/.exec(name) ?? [];
  if (kind === undefined) return { colour: VARIABLES[name] ?? 'var(--ink)' };
  const colour = `var(${SERIES[Number(index) % SERIES.length]})`;
  return kind === 'color' ? { colour } : { colour, opacity: '0.25' };
}

/** The variable nearest to `#rgb` or `#rrggbb`; undefined for anything else. */
function hueOf(value: string): string | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})(?:[\da-f]{1,2})?$/.exec(value)?.[1];
  if (!digits) return undefined;
  const size = digits.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((at) => {
    const part = digits.slice(at * size, (at + 1) * size);
    return Number.parseInt(size === 1 ? part + part : part, 16) / 255;
  });
  return nameOfHue(red, green, blue);
}

function nameOfHue(red: number, green: number, blue: number): string {
  const top = Math.max(red, green, blue);
  const spread = top - Math.min(red, green, blue);
  const lightness = top - spread / 2;
  if (spread < 0.08) {
    if (lightness < 0.35) return '--ink';
    if (lightness < 0.7) return '--ink-soft';
    return lightness < 0.95 ? '--line' : '--paper';
  }
  let hue = ((red - green) / spread + 4) * 60;
  if (top === red) hue = (((green - blue) / spread + 6) % 6) * 60;
  else if (top === green) hue = ((blue - red) / spread + 2) * 60;
  if (hue < 18 || hue >= 325) return '--danger';
  if (hue < 70) return '--warning';
  if (hue < 170) return '--tip';
  return hue < 250 ? '--info' : '--note';
}
