/**
 * What a comment's HTML may show. The service has cleaned it; who trusts nobody reads it once more: text and known tags come
 * out as pieces, of which elements are made one by one, so nothing of it is ever parsed as HTML by the browser.
 */

export type Piece = string | Element;

interface Element {
  /** As in `SHOWN`, or `heading`. */
  tag: string;
  /** Of a link. */
  href?: string;
  pieces: Piece[];
}

export const VOID = ['br', 'hr'];
const SHOWN = 'a b blockquote br code del em hr i li ol p pre s strong sub sup table tbody td th thead tr ul'.split(
  ' ',
);
/** Their content is for a program, or no text. */
const DROPPED = /^(?:script|style|template|noscript|iframe|object|svg|textarea|select|title|xmp|noembed|noframes)$/;

/** Characters of HTML that are read, and how deep elements may lie in each other. */
const MOST = 30_000;
const DEEPEST = 12;

/** A tag, a comment, or text; no part of the pattern can begin where another may, so it is read in one go. */
const TOKEN = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=<>"]+(?:="[^"]*")?)*)\s*\/?>|<!--.*?(?:-->|$)|[^<]+|</gis;

/** The pieces of a comment; `picture` stands for a picture without words, `cut` behind what is too long. */
export function readMarkup(html: string, { picture, cut }: { picture: string; cut: string }): Piece[] {
  const root: Element = { tag: '', pieces: [] };
  let open = [root];
  let dropped = '';
  for (const [token, slash, written = '', attributes = ''] of html.slice(0, MOST).matchAll(TOKEN)) {
    const last = open.at(-1) as Element;
    const name = written.toLowerCase();
    if (dropped) {
      if (slash && name === dropped) dropped = '';
    } else if (!name) {
      if (!token.startsWith('<!--')) last.pieces.push(decode(token));
    } else if (slash) {
      const at = open.findLastIndex(({ tag }) => tag === tagOf(name));
      if (at > 0) open = open.slice(0, at);
    } else if (DROPPED.test(name)) dropped = name;
    else {
      const made = name === 'img' ? pictureLink(attributes, picture) : element(name, attributes);
      if (made) last.pieces.push(made);
      if (typeof made === 'object' && name !== 'img' && !VOID.includes(name) && open.length < DEEPEST) open.push(made);
    }
  }
  if (html.length > MOST) root.pieces.push(cut);
  return root.pieces;
}

/** The text of pieces. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : textOf(piece.pieces))).join('');
}

const tagOf = (name: string) => (/^h[1-6]$/.test(name) ? 'heading' : name);

/** Undefined for an element of which only the content is shown. */
function element(name: string, attributes: string): Element | undefined {
  const tag = tagOf(name);
  if (tag === 'a') {
    const href = address(attribute(attributes, 'href'));
    return href === undefined ? undefined : { tag, href, pieces: [] };
  }
  return tag === 'heading' || SHOWN.includes(tag) ? { tag, pieces: [] } : undefined;
}

/** No picture of another host is loaded: it is a link; an emoji of the service's is its name. */
function pictureLink(attributes: string, picture: string): Piece | undefined {
  const words = attribute(attributes, 'alt') || picture;
  const href = address(attribute(attributes, 'src'));
  if (/\bwl-emoji\b/.test(attribute(attributes, 'class')) || !href) return words;
  return { tag: 'a', href, pieces: [words] };
}

function attribute(attributes: string, name: string): string {
  return decode(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '');
}

/** A whole address of the web or of mail; all else, as `javascript:`, is none. */
function address(value: string): string | undefined {
  if (!/^(?:https?:\/\/|mailto:)/i.test(value) || !URL.canParse(value)) return undefined;
  return new URL(value).href;
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (all, decimal, hex, name) => {
    if (name) return NAMED[name] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
