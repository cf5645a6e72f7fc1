/** Limits checked before parsing: the parser's time grows with lines and punctuation, its stack with the nesting. */
import { countLazyLines } from './lazy-lines.ts';
import { LimitError } from './limit-error.ts';
import { countOpenContainers } from './open-containers.ts';
import { countOpenLevels } from './open-levels.ts';

/** Levels of quotes, lists and footnotes; each line costs that many. */
const MAX_DEPTH = 30;
/** Indented footnotes, as in a list item. */
const MAX_INNER_FOOTNOTES = 100;
/** Nested `:::` containers. */
const MAX_CONTAINER_DEPTH = 10;
/** Characters; the longest real chapters have a tenth of it. */
const MAX_CHARACTERS = 500_000;
const MAX_LINES = 12_000;
/** Quotes and footnotes: at the end of each the parser scans back over the whole note. */
const MAX_QUOTES = 1000;
/** Setext headings (underlined): at each the parser copies everything it has found so far. */
const MAX_UNDERLINES = 1000;
/** Lines without an empty one between them: a paragraph, a table, a fence. */
const MAX_RUN = 4500;
/** Such lines of one item or quote that have not its mark. */
const MAX_LAZY = 1000;
/** Cells of a table's row. */
const MAX_BARS = 1000;
/** Punctuation that may be markup, in the whole note. */
const MAX_PUNCTUATION = 120_000;

/** Throws a `LimitError` at the first line that exceeds a limit. */
export function checkSize(source: string): void {
  let length = 0;
  let punctuation = 0;
  let run = 0;
  let footnotes = 0;
  let quotes = 0;
  let underlines = 0;
  let wasQuote = false;
  const openContainers = countOpenContainers();
  const openLevels = countOpenLevels(MAX_DEPTH);
  const lazyLines = countLazyLines();
  for (const [index, text] of source.split('\n').entries()) {
    const refuse = refuseAt(index + 1);
    length += text.length + 1;
    punctuation += countPunctuation(text);
    run = text.trim() === '' ? 0 : run + 1;
    // The parser never closes a footnote inside another one.
    footnotes += /^\s+\[\^[^\]]+\]:/.test(text) ? 1 : 0;
    if (openLevels(text) > MAX_DEPTH)
      refuse(`嵌套太深（超过 ${MAX_DEPTH} 层）`, '减少引用、列表和脚注的层数。', 'too-deep');
    if (footnotes > MAX_INNER_FOOTNOTES) {
      refuse(`缩进的脚注超过 ${MAX_INNER_FOOTNOTES} 个`, '脚注写在行首，不放进列表项里。', 'too-deep');
    }
    if (openContainers(text) > MAX_CONTAINER_DEPTH) {
      refuse(`提示框套了超过 ${MAX_CONTAINER_DEPTH} 层`, '检查前面的 :::，每一个都要有配对的 ::: 收尾。', 'too-deep');
    }
    if (countBars(text) > MAX_BARS) {
      refuse(`一行里有超过 ${MAX_BARS} 个竖线`, '表格少几列，或拆成几个表格。');
    }
    const [, item, marker] = QUOTE.exec(text) ?? [];
    quotes += marker && (item || !wasQuote) ? 1 : 0;
    wasQuote = marker === '>';
    if (quotes > MAX_QUOTES) refuse(`引用和脚注超过 ${MAX_QUOTES} 个`, '拆成几篇笔记。');
    underlines += run > 1 && UNDERLINE.test(text) ? 1 : 0;
    if (underlines > MAX_UNDERLINES) {
      refuse(`用一行 = 或 - 画成的标题超过 ${MAX_UNDERLINES} 个`, '用 # 写标题，或拆成几篇笔记。');
    }
    if (lazyLines(text) > MAX_LAZY)
      refuse(`一个列表项或引用后面有超过 ${MAX_LAZY} 行没有缩进、没有标记的文字`, '用空行分成几段。');
    if (run > MAX_RUN) refuse(`连续 ${MAX_RUN} 行没有空行`, '用空行分成几段，或拆成几个表格、几个代码块。');
    const counts = [
      [index + 1, MAX_LINES, '行'],
      [length - 1, MAX_CHARACTERS, '个字符'],
      [punctuation, MAX_PUNCTUATION, '个标记符号'],
    ] as const;
    const over = counts.find(([count, most]) => count > most);
    if (over) refuse(`这一篇太长，到这里超过了 ${over[1]} ${over[2]}`, '从这里起另写一篇。');
  }
}

/** A quote or a footnote, and the list item that it starts in: each item has its own. */
const QUOTE = /^\s*((?:(?:[-+*]|\d{1,9}[.)])\s+)*)(>|\[\^)/;

/** The underline of a setext heading, in quotes and list items too. */
const UNDERLINE = /^[\s>]*(?:=+|-+)\s*$/;

function refuseAt(line: number): (message: string, fix: string, rule?: LimitError['rule']) => never {
  return (message, fix, rule) => {
    throw new LimitError(message, fix, { place: { line, column: 1 }, rule });
  };
}

/** Counts ASCII punctuation that may be markup; a loop, since it looks at every character of every note. */
function countPunctuation(line: string): number {
  let count = 0;
  for (let at = 0; at < line.length; at++) if (PUNCTUATION[line.charCodeAt(at)]) count++;
  return count;
}

function countBars(line: string): number {
  return line.length > MAX_BARS ? line.split('|').length - 1 : 0;
}

const PUNCTUATION: boolean[] = Array.from({ length: 128 }, (_, code) =>
  '[]*_~`$<&|\\@'.includes(String.fromCharCode(code)),
);
