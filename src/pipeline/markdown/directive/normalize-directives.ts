/** `:::note 标题` means `:::note[标题]`; the parser knows only the latter. */
import { ADMONITIONS, CONTAINERS } from './kinds.ts';

const NAMES = [...Object.keys(ADMONITIONS), ...CONTAINERS].join('|');
const OPENING = new RegExp(`^([ \\t>]*:{3,}(?:${NAMES}))[ \\t]+([^\\s\\[{].*)$`);
const ID_AT_END = /(?<![ \t])[ \t]*(\{#[^\s{}]+\})$/;
const FENCE = /^[ \t>]*(`{3,}|~{3,})/;

/** Rewrites the first form to the second outside code; lines keep their numbers. */
export function normalizeDirectives(source: string): string {
  if (!source.includes(':::')) return source;
  let fence = '';
  return source
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1];
      if (fence) {
        if (mark?.startsWith(fence) && line.trim().replace(/^[> \t]*/, '') === mark) fence = '';
        return line;
      }
      if (mark) fence = mark;
      return mark
        ? line
        : line.replace(OPENING, (_, opening, title) => opening + bracketed(title.trimEnd(), opening.endsWith('card')));
    })
    .join('\n');
}

/** The title in brackets; a card's `{#id}` stands behind them. */
function bracketed(title: string, mayHaveId: boolean): string {
  const [whole = '', id = ''] = (mayHaveId && ID_AT_END.exec(title)) || [];
  const text = title.slice(0, title.length - whole.length);
  return `[${text.replace(/([[\]])/g, '\\$1')}]${id}`;
}
