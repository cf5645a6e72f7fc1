/** Turns prism's tokens into runs of text with one of our six classes. */

/** Keyword, string, comment, number or constant, function, type (class, tag, attribute). */
export type TokenClass = 'k' | 's' | 'c' | 'n' | 'f' | 't';

export interface Run {
  text: string;
  class?: TokenClass;
}

/** What prism's tokenizer gives. */
export type TokenStream = string | Token | TokenStream[];

interface Token {
  type: string;
  alias?: string | string[];
  content: TokenStream;
}

const TYPES: Record<TokenClass, string> = {
  k: 'keyword directive-hash directive preprocessor atrule important builtin-target shebang rule for-or-select hr',
  s: 'string char attr-value raw-string template-string regex url triple-quoted-string value inner-value inserted-sign code-snippet',
  c: 'comment prolog doctype cdata coord blockquote',
  n: 'number boolean constant null entity datetime symbol file-descriptor deleted-sign lifetime-annotation',
  f: 'function macro-name function-name',
  t: 'class-name tag attr-name selector property key section-name namespace builtin title decorator attribute target',
};

/** Code inside a string or a directive: it starts again without the colour around it. */
const CODE_AGAIN = new Set(['interpolation', 'macro', 'expression', 'embedded-code']);
/** Tokens without a colour of their own; only inside strings and comments they take the surrounding colour. */
const UNCOLOURED = new Set(['punctuation', 'operator']);

const CLASS_OF = new Map<string, TokenClass>();
for (const [name, types] of Object.entries(TYPES)) {
  for (const type of types.split(' ')) CLASS_OF.set(type, name as TokenClass);
}

/** Flattens nested tokens; neighbours of one class are one run, and so are those with only blanks between them. */
export function flattenTokens(stream: TokenStream): Run[] {
  const runs: Run[] = [];
  flatten(stream, undefined, runs);
  return runs;
}

function flatten(stream: TokenStream, around: TokenClass | undefined, runs: Run[]): void {
  if (typeof stream === 'string') append(stream, around, runs);
  else if (Array.isArray(stream)) for (const token of stream) flatten(token, around, runs);
  else flatten(stream.content, classOf(stream, around), runs);
}

/** A token's own class wins over that around it; its type wins over its aliases. */
function classOf(token: Token, around: TokenClass | undefined): TokenClass | undefined {
  const own = CLASS_OF.get(token.type);
  if (own) return own;
  if (CODE_AGAIN.has(token.type)) return undefined;
  if (UNCOLOURED.has(token.type)) return around === 's' || around === 'c' ? around : undefined;
  for (const alias of typeof token.alias === 'string' ? [token.alias] : (token.alias ?? [])) {
    const named = CLASS_OF.get(alias);
    if (named) return named;
  }
  return around;
}

function append(text: string, name: TokenClass | undefined, runs: Run[]): void {
  const last = runs.at(-1);
  const before = runs.at(-2);
  if (text === '') return;
  if (last && last.class === name) last.text += text;
  else if (last && !last.class && before && before.class === name && last.text.trim() === '') {
    before.text += last.text + text;
    runs.pop();
  } else runs.push(name ? { text, class: name } : { text });
}
