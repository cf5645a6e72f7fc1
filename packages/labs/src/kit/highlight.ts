/** Syntax colours for the editors: one regular expression per language splits a program into tokens. A visual aid, not a parser. Pure. */

/** The page's code colours: comment, string, number, keyword, type, function. */
type Hue = 'c' | 's' | 'n' | 'k' | 't' | 'f';

export interface Piece {
  text: string;
  /** Plain without one. */
  hue?: Hue;
}

const NUMBER = String.raw`(?<n>\b(?:0[xX][\da-fA-F]+|\d[\d_]*(?:\.\d*)?(?:[eE][+-]?\d+)?)[nufUF]?\b|\.\d+)`;
const CALL = String.raw`(?<f>\b[A-Za-z_$][\w$]*(?=\s*\())`;
const QUOTED = String.raw`"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?`;
const C_COMMENT = String.raw`\/\/.*|\/\*[^]*?(?:\*\/|$)`;

const words = (hue: Hue, list: string) => String.raw`(?<${hue}>\b(?:${list.replaceAll(' ', '|')})\b)`;
const pattern = (...parts: string[]) => new RegExp(parts.join('|'), 'g');

const PATTERNS = {
  JavaScript: pattern(
    `(?<c>${C_COMMENT})`,
    `(?<s>${QUOTED}|\`(?:\\\\[^]|[^\`\\\\])*\`?)`,
    words(
      'k',
      'async await break case catch class const continue default delete do else export extends false finally for from function get if import in instanceof let new null of return set static super switch this throw true try typeof undefined var void while with yield',
    ),
    NUMBER,
    CALL,
  ),
  Lua: pattern(
    String.raw`(?<c>--\[(?<level>=*)\[[^]*?(?:\]\k<level>\]|$)|--.*)`,
    String.raw`(?<s>${QUOTED}|\[(?<long>=*)\[[^]*?(?:\]\k<long>\]|$))`,
    words(
      'k',
      'and break do else elseif end false for function goto if in local nil not or repeat return then true until while',
    ),
    NUMBER,
    CALL,
  ),
  GLSL: pattern(
    `(?<c>${C_COMMENT})`,
    '(?<s>#.*)',
    words(
      'k',
      'break case const continue default discard do else false flat for if in inout highp layout lowp mediump out precision return struct switch true uniform while',
    ),
    words('t', 'bool [biu]?vec[234] float int mat[234](?:x[234])? sampler[23]D samplerCube uint void'),
    NUMBER,
    CALL,
  ),
};

/** Languages that have colours. */
export type EditorLanguage = keyof typeof PATTERNS;

const HUES: readonly Hue[] = ['c', 's', 'n', 'k', 't', 'f'];

/** A program in pieces; together they are the program again. */
export function highlight(code: string, language: EditorLanguage): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const plain = (to: number) => to > end && pieces.push({ text: code.slice(end, to) });
  for (const { 0: text, index, groups = {} } of code.matchAll(PATTERNS[language])) {
    const hue = HUES.find((name) => groups[name] !== undefined);
    if (!hue || text === '') continue;
    plain(index);
    pieces.push({ text, hue });
    end = index + text.length;
  }
  plain(code.length);
  return pieces;
}
