/** Raw HTML cut into its tags, by the tokens of the HTML standard, with the place of each. */
import { type Token, Tokenizer } from 'parse5';

export interface Tag {
  kind: 'start' | 'end';
  /** Lower case. */
  name: string;
  isSelfClosing: boolean;
  /** Values with their character references resolved. */
  attributes: { name: string; value: string; start: number }[];
  /** Offsets in the scanned text. */
  start: number;
  end: number;
}

export interface Scan {
  tags: Tag[];
  /** Comments, doctypes and the like: nothing of them is shown. */
  hidden: { start: number; end: number }[];
  /** Where a tag begins that never ends. */
  brokenAt?: number;
}

/** Scans `html`; what is no tag is text. */
export function scanTags(html: string): Scan {
  const tags: Tag[] = [];
  const hidden: Scan['hidden'] = [];
  let reached = 0;
  const hide = ({ location }: { location: Token.Location | null }) => {
    if (location) hidden.push({ start: location.startOffset, end: location.endOffset });
    reach(location);
  };
  const reach = (location: Token.Location | null) => {
    reached = Math.max(reached, location?.endOffset ?? 0);
  };
  const tag = (kind: Tag['kind']) => (token: Token.TagToken) => {
    tags.push(tagOf(kind, token));
    reach(token.location);
  };
  const text = (token: Token.CharacterToken) => reach(token.location);
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: tag('start'),
      onEndTag: tag('end'),
      onComment: hide,
      onDoctype: hide,
      onCharacter: text,
      onNullCharacter: text,
      onWhitespaceCharacter: text,
      onEof: () => {},
      onParseError: null,
    },
  );
  tokenizer.write(html, true);
  return { tags, hidden, ...(reached < html.length && { brokenAt: reached }) };
}

function tagOf(kind: Tag['kind'], token: Token.TagToken): Tag {
  const { location } = token;
  const attributes = token.attrs.map(({ name, value }) => {
    return { name, value, start: location?.attrs?.[name]?.startOffset ?? location?.startOffset ?? 0 };
  });
  return {
    kind,
    name: token.tagName,
    isSelfClosing: token.selfClosing,
    attributes,
    start: location?.startOffset ?? 0,
    end: location?.endOffset ?? 0,
  };
}
