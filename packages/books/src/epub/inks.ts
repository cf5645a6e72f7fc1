/** The site's colours as plain ones: many e-readers know neither custom properties nor mixed colours. */

/** Replaces `var(…)` and `color-mix(…)` in a text. */
export type Inks = (text: string) => string;

/** The colours of the light mode, as the sheet says them for engines without oklch: the first value of each. */
export function inksOf(sheet: string): Inks {
  const colours = new Map<string, string>();
  for (const [, name = '', value = ''] of sheet.matchAll(/--([\w-]+):\s*(#[\da-f]{3,6})\b/gi)) {
    if (!colours.has(name)) colours.set(name, longHex(value));
  }
  // Paper of a book is the reader's own.
  colours.set('paper', '#ffffff');
  const plain = (_: string, name: string, fallback?: string) => colours.get(name) ?? fallback ?? 'currentColor';
  return (text) =>
    text
      .replace(/var\(--([\w-]+)(?:,\s*([^()]*))?\)/g, plain)
      .replace(/color-mix\(in srgb,\s*(#[\da-f]{6}|transparent) (\d+)%,\s*(#[\da-f]{6}|transparent)\)/gi, mix);
}

function longHex(hex: string): string {
  return hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;
}

function mix(_: string, first: string, percent: string, second: string): string {
  const [a, b] = [first, second].map((colour) => (colour === 'transparent' ? '#ffffff' : colour));
  const channel = (hex = '', at = 0) => Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16);
  const share = Number(percent) / 100;
  const mixed = [0, 1, 2].map((at) => Math.round(share * channel(a, at) + (1 - share) * channel(b, at)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
