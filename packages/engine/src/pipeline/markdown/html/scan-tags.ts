/** Splits raw HTML into tags with their places, with a tokenizer that follows the HTML standard. */
import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { hideInstructions } from './hide-instructions.ts';

interface Range {
  start: number;
  end: number;
}

export interface Tag extends Range {
  kind: 'start' | 'end';
  /** Lower case. */
  name: string;
  /** The name in the letters of the note. */
  written: string;
  /** Values with their character references resolved. */
  attributes: { name: string; value: string; start: number }[];
}

export interface Scan {
  tags: Tag[];
  /** Comments, doctypes and the like: nothing of them is shown. */
  hidden: Range[];
  /** Insides of `<script>` and the like, which hold no tags. */
  rawTexts: (Range & { within: Tag })[];
  /** Where a tag begins that never ends. */
  brokenAt?: number;
}

/** Elements whose content is text up to their end tag; none of them is allowed. */
const RAW_TEXT = ['script', 'style', 'iframe', 'noembed', 'noframes', 'xmp', 'textarea', 'title'];

/** Scans `html`; what is no tag is text. */
export function scanTags(html: string): Scan {
  const scan: Scan = { tags: [], hidden: [], rawTexts: [] };
  let reached = 0;
  const reach = ({ location }: { location: Token.Location | null }): Range => {
    const range = { start: location?.startOffset ?? reached, end: location?.endOffset ?? reached };
    reached = Math.max(reached, range.end);
    return range;
  };
  const tag = (kind: Tag['kind']) => (token: Token.TagToken) => {
    scan.tags.push(tagOf(kind, { token, range: reach(token) }, html));
    if (kind === 'start' && RAW_TEXT.includes(token.tagName)) tokenizer.state = TokenizerMode.RAWTEXT;
  };
  const hide = (token: Token.CommentToken | Token.DoctypeToken) => void scan.hidden.push(reach(token));
  const text = (token: Token.CharacterToken) => {
    const range = reach(token);
    const within = scan.tags.at(-1);
    if (isRaw(within)) scan.rawTexts.push({ ...range, within });
  };
  const characters = { onCharacter: text, onNullCharacter: text, onWhitespaceCharacter: text };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      ...characters,
      onStartTag: tag('start'),
      onEndTag: tag('end'),
      onComment: hide,
      onDoctype: hide,
      onEof: () => {},
      onParseError: null,
    },
  );
  tokenizer.write(hideInstructions(html), true);
  return { ...scan, ...(reached < html.length && { brokenAt: reached }) };
}

function isRaw(tag: Tag | undefined): tag is Tag {
  return tag?.kind === 'start' && RAW_TEXT.includes(tag.name);
}

function tagOf(kind: Tag['kind'], { token, range }: { token: Token.TagToken; range: Range }, html: string): Tag {
  const name = token.tagName;
  const attributes = token.attrs.map(({ name, value }) => {
    return { name, value, start: token.location?.attrs?.[name]?.startOffset ?? range.start };
  });
  const nameStart = range.start + (kind === 'end' ? 2 : 1);
  return { kind, name, written: html.slice(nameStart, nameStart + name.length), attributes, ...range };
}
