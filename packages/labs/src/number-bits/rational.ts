/** Exact values: a number as typed, before it is rounded into a type. */

/** A finite value is `numerator / denominator` with a positive denominator; the sign is apart because of -0. */
export type Exact =
  | { kind: 'finite'; negative: boolean; numerator: bigint; denominator: bigint }
  | { kind: 'infinity'; negative: boolean }
  | { kind: 'nan' };

const DECIMAL = /^(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i;
/** Longest text taken: more digits than any double needs to be told from its neighbours (767). */
const MAX_LENGTH = 800;

/** Reads `-12.5e3`, `0x1F`, `0b1010`, `inf`, `nan`; separators `'` and `_` are ignored. Undefined when it is no number. */
export function parseExact(typed: string): Exact | undefined {
  const text = typed.trim().replaceAll(/['_]/g, '');
  if (text.length > MAX_LENGTH) return undefined;
  const negative = /^[-−]/.test(text);
  const body = text.replace(/^[+\-−]/, '').toLowerCase();
  if (/^(inf|infinity|∞)$/.test(body)) return { kind: 'infinity', negative };
  if (body === 'nan') return { kind: 'nan' };
  if (/^0(x[\da-f]+|b[01]+)$/.test(body)) return finite(negative, BigInt(body), 1n);
  return parseDecimal(body, negative);
}

function parseDecimal(body: string, negative: boolean): Exact | undefined {
  const match = DECIMAL.exec(body);
  const digits = (match?.[1] ?? '') + (match?.[2] ?? '');
  if (!match || !digits) return undefined;
  const scale = Number(match[3] ?? 0) - (match[2]?.length ?? 0);
  const value = BigInt(digits);
  return scale >= 0
    ? finite(negative, value * 10n ** BigInt(scale), 1n)
    : finite(negative, value, 10n ** BigInt(-scale));
}

/** A finite value. */
export const finite = (negative: boolean, numerator: bigint, denominator: bigint): Exact => ({
  kind: 'finite',
  negative,
  numerator,
  denominator,
});

/** An integer as an exact value. */
export const ofInteger = (value: bigint): Exact => finite(value < 0n, value < 0n ? -value : value, 1n);

/** All decimal digits of a value whose denominator is a power of two (as every stored number is). */
export function exactDecimal(value: Exact): string {
  if (value.kind === 'nan') return 'NaN';
  const sign = value.negative ? '-' : '';
  if (value.kind === 'infinity') return `${sign}∞`;
  const places = value.denominator.toString(2).length - 1;
  const scaled = ((value.numerator * 10n ** BigInt(places)) / value.denominator).toString().padStart(places + 1, '0');
  const whole = scaled.slice(0, scaled.length - places);
  const fraction = scaled.slice(scaled.length - places).replace(/0+$/, '');
  return sign + whole + (fraction && `.${fraction}`);
}

/** Compares two finite values: negative, zero or positive. */
export function compareExact(a: Exact & { kind: 'finite' }, b: Exact & { kind: 'finite' }): number {
  const left = (a.negative ? -a.numerator : a.numerator) * b.denominator;
  const right = (b.negative ? -b.numerator : b.numerator) * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}
