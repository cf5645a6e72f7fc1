/** printf. */

interface Helpers {
  escapes: (text: string) => string;
  complain: (words: string) => void;
}

const DIRECTIVE = /%([-0]*)(\d+)?(?:\.(\d+))?([dioxsbf%])|\\(?:([0-7]{1,3})|([\\abfnrtv"']))/g;
const LETTERS: Record<string, string> = { n: '\n', t: '\t', a: '\x07', b: '\b', r: '\r', f: '\f', v: '\v' };
/** Widest field: a link may ask for any. */
const WIDEST = 500;

/** The text of a format, which is used again while there are values. */
export function format(pattern: string, values: readonly string[], helpers: Helpers): string {
  const rest = [...values];
  let text = '';
  for (;;) {
    const before = rest.length;
    const take = () => rest.shift();
    text += pattern.replace(DIRECTIVE, (...found) => one(found, take, helpers));
    if (rest.length === 0 || rest.length === before) return text;
  }
}

function one(found: (string | number | undefined)[], take: () => string | undefined, helpers: Helpers): string {
  const [, flags = '', width, precision, letter, octal, sign] = found.map((part) =>
    part === undefined ? undefined : String(part),
  );
  if (octal) return String.fromCharCode(Number.parseInt(octal, 8));
  if (!letter) return LETTERS[sign ?? ''] ?? sign ?? '';
  if (letter === '%') return '%';
  const wide = Math.min(Number(width ?? 0), WIDEST);
  const value = take();
  const fine = precision === undefined ? undefined : Math.min(Number(precision), 100);
  const body = written(value, { letter, precision: fine }, helpers);
  if (flags.includes('-')) return body.padEnd(wide);
  if (!flags.includes('0') || 'sb'.includes(letter)) return body.padStart(wide);
  const front = /^-/.exec(body)?.[0] ?? '';
  return front + body.slice(front.length).padStart(wide - front.length, '0');
}

interface Directive {
  letter: string;
  precision: number | undefined;
}

function written(value = '', { letter, precision }: Directive, { escapes, complain }: Helpers): string {
  if (letter === 's') return value.slice(0, precision);
  if (letter === 'b') return escapes(value).slice(0, precision);
  const number = numberOf(value, complain);
  if (letter === 'f') return number.toFixed(precision ?? 6);
  return Math.trunc(number).toString({ x: 16, o: 8 }[letter] ?? 10);
}

function numberOf(value: string, complain: (words: string) => void): number {
  if (value === '') return 0;
  const found = /^\s*[-+]?\d*\.?\d+/.exec(value)?.[0];
  if (found === undefined) {
    complain(`${value}: expected numeric value`);
    return 0;
  }
  if (found.length < value.length) complain(`${value}: not completely converted`);
  return Number(found) || 0;
}
