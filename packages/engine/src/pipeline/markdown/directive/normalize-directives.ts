/** `:::note 标题` means `:::note[标题]`; the parser knows only the latter. */
import { ADMONITIONS } from './kinds.ts';

const OWN_NAMES = [...Object.keys(ADMONITIONS), 'tabs'];
const ID_AT_END = /(?<![ \t])[ \t]*(\{#[^\s{}]+\})$/;
const FENCE = /^[ \t>]*(`{3,}|~{3,})/;

/** Rewrites the first form to the second outside code; lines keep their numbers. `names` are containers of features. */
export function normalizeDirectives(source: string, names: readonly string[] = []): string {
  if (!source.includes(':::')) return source;
  const opening = new RegExp(`^([ \\t>]*:{3,}(${[...OWN_NAMES, ...names].join('|')}))[ \\t]+([^\\s\\[{].*)$`);
  return mapTextLines(source, (line) =>
    line.replace(opening, (_, start, name, title) => start + bracketed(title.trimEnd(), names.includes(name))),
  );
}

/** Rewrites each line that is neither in a fence nor marks one. */
export function mapTextLines(source: string, rewrite: (line: string) => string): string {
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
      return mark ? line : rewrite(line);
    })
    .join('\n');
}

/** The column of a line as the author wrote it, for a column of the same line rewritten (both from 1). */
export function writtenColumn(written: string, rewritten: string, column: number): number {
  if (written === rewritten) return column;
  let at = 0;
  for (const character of rewritten.slice(0, column - 1).split('')) {
    // The opening bracket replaces blanks, and a dialect's blanks may be gone; backslashes and the closing bracket are inserted.
    if (character !== written[at]) at += /^[ \t]*/.exec(written.slice(at))?.[0].length ?? 0;
    if (character === written[at]) at++;
  }
  return at + 1;
}

/** The title in brackets; the `{#id}` of a feature's container stands behind them. */
function bracketed(title: string, mayHaveId: boolean): string {
  const [whole = '', id = ''] = (mayHaveId && ID_AT_END.exec(title)) || [];
  return `${directiveLabel(title.slice(0, title.length - whole.length))}${id}`;
}

/** A text as the label of a directive. */
export function directiveLabel(text: string): string {
  return `[${text.replace(/([[\]])/g, '\\$1')}]`;
}
