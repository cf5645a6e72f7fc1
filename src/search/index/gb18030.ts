/**
 * Text to GB18030: two bytes for a Chinese character and one for a Latin letter, so that deflate makes a text chunk an
 * eighth smaller than from UTF-8 (measured on the notes). Every browser decodes it; this is the other direction.
 */

const decoder = new TextDecoder('gb18030');
let pairs: Map<string, readonly number[]> | undefined;
let quads: Map<string, readonly number[]> | undefined;

/** Encodes any text; a lone surrogate, which no encoding holds, becomes U+FFFD. */
export function encodeGb18030(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) as number;
    if (code < 0x80) bytes.push(code);
    else bytes.push(...(code > 0xffff ? linear(code - 0x10000 + BEYOND) : inPlane(sign)));
  }
  return Uint8Array.from(bytes);
}

function inPlane(sign: string): readonly number[] {
  pairs ??= readPairs();
  const pair = pairs.get(sign);
  if (pair) return pair;
  quads ??= readQuads();
  return quads.get(sign) ?? (quads.get('\ufffd') as readonly number[]);
}

function readPairs(): Map<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const bytes = [lead, trail];
      const sign = decoder.decode(Uint8Array.from(bytes));
      if (sign.length === 1 && sign !== '\ufffd') found.set(sign, bytes);
    }
  }
  return found;
}

/** Four-byte sequences are numbered; those below this number are the rest of the basic plane. */
const IN_PLANE = 39_420;
/** Number of the first sequence beyond the basic plane (0x90308130). */
const BEYOND = 189_000;

function readQuads(): Map<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  for (let number = 0; number < IN_PLANE; number++) {
    const bytes = linear(number);
    const sign = decoder.decode(Uint8Array.from(bytes));
    if (sign.length === 1) found.set(sign, bytes);
  }
  return found;
}

function linear(number: number): readonly number[] {
  const fourth = 0x30 + (number % 10);
  const third = 0x81 + (Math.floor(number / 10) % 126);
  const second = 0x30 + (Math.floor(number / 1260) % 10);
  return [0x81 + Math.floor(number / 12_600), second, third, fourth];
}
