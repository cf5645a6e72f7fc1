/** Makers of hostile notes: each gives a text of about so many bytes. */

/** A text of at least `bytes` bytes. */
export type Pattern = (bytes: number) => string;

const sizeOf = (text: string): number => Buffer.byteLength(text);

/** A piece again and again, between a head and a tail. */
export function fill(piece: string, head = '', tail = ''): Pattern {
  return (bytes) => head + piece.repeat(Math.max(1, Math.ceil((bytes - sizeOf(head + tail)) / sizeOf(piece)))) + tail;
}

/** Pieces that differ by their number. */
export function numbered(make: (index: number) => string, head = '', tail = ''): Pattern {
  return (bytes) => {
    const pieces = [head];
    for (let size = sizeOf(head + tail), index = 0; size < bytes; index++) {
      const piece = make(index);
      pieces.push(piece);
      size += sizeOf(piece);
    }
    return pieces.join('') + tail;
  };
}

/** The opening piece many times, then the closing one as often. */
export function nest(open: string, close: string, middle = 'a'): Pattern {
  return (bytes) => {
    const count = Math.max(1, Math.ceil(bytes / sizeOf(open + close)));
    return open.repeat(count) + middle + close.repeat(count);
  };
}

/** One part after the other, each with its share of the bytes. */
export function both(...parts: Pattern[]): Pattern {
  return (bytes) => parts.map((part) => part(bytes / parts.length)).join('');
}

/** Signs in groups that grow by one: no two are a pair. */
export function ladder(sign: string, between = 'a'): Pattern {
  return (bytes) => {
    const groups: string[] = [];
    for (let size = 0, length = 1; size < bytes; size += length * sizeOf(sign) + sizeOf(between), length++) {
      groups.push(sign.repeat(length));
    }
    return groups.join(between);
  };
}

/** A fence around a pattern. */
export function fenced(info: string, inside: Pattern): Pattern {
  return (bytes) => `~~~~~${info}\n${inside(bytes)}\n~~~~~\n`;
}

/** Front matter around a pattern. */
export function matter(inside: Pattern): Pattern {
  return (bytes) => `---\n${inside(bytes)}\n---\n正文\n`;
}
