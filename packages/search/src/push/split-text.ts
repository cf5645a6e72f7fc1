/** Cuts long text into pieces that fit a record, losing nothing. */

/** Bytes of a text inside a JSON record. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Pieces of at most `limit` JSON bytes (16 or more), cut after a line, else a sentence, else a space, else between characters. */
export function splitText(text: string, limit: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (jsonBytes(rest) > limit) {
    const fitting = rest.slice(0, fittingLength(rest, limit));
    const cut = niceCut(fitting);
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** UTF-16 units of the longest beginning that fits, never half a character. */
function fittingLength(text: string, limit: number): number {
  let bytes = jsonBytes('');
  let length = 0;
  for (const character of text) {
    bytes += jsonBytes(character) - jsonBytes('');
    if (bytes > limit) break;
    length += character.length;
  }
  return length;
}

/** Best place to cut in the second half of a text, else its end. */
function niceCut(text: string): number {
  for (const end of [/\n/g, /[。！？；.!?;]/g, /[\s，、,]/g]) {
    const last = [...text.matchAll(end)].at(-1);
    if (last && last.index >= text.length / 2) return last.index + 1;
  }
  return text.length;
}
