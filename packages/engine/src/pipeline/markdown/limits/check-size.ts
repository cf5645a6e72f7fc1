/** Limits that are seen before the parser starts: its time grows with lines and signs, its stack with the nesting. */
import { LimitError } from './limit-error.ts';
import { countOpenBoxes } from './open-boxes.ts';
import { countOpenLevels } from './open-levels.ts';

/** Levels of quotes, lists and footnotes; each line costs as many. */
const DEEPEST = 30;
/** Footnotes that stand indented, as in an item. */
const MOST_INNER_FOOTNOTES = 100;
/** Boxes in boxes. */
const DEEPEST_BOXES = 10;
/** Characters; the longest chapters people write have a tenth. */
const LONGEST = 500_000;
const MOST_LINES = 12_000;
/** Quotes and footnotes: at the end of each the parser looks back over the whole note. */
const MOST_BOXES = 1000;
/** Headings with a line below them: at each the parser copies all that it has found so far. */
const MOST_UNDERLINES = 1000;
/** Lines without an empty one between them: a paragraph, a table, a fence. */
const MOST_RUN = 4500;
/** Cells of a table's row. */
const MOST_BARS = 1000;
/** Signs that can mean something, in the whole note. */
const MOST_SIGNS = 120_000;

/** Throws at the first line that is too much. */
export function checkSize(source: string): void {
  let length = 0;
  let signs = 0;
  let run = 0;
  let footnotes = 0;
  let boxes = 0;
  let underlines = 0;
  let wasBox = false;
  const openBoxes = countOpenBoxes();
  const openLevels = countOpenLevels(DEEPEST);
  for (const [index, text] of source.split('\n').entries()) {
    const refuse = refuseAt(index + 1);
    length += text.length + 1;
    signs += countSigns(text);
    run = text.trim() === '' ? 0 : run + 1;
    // The parser never ends a footnote that stands in another one.
    footnotes += /^\s+\[\^[^\]]+\]:/.test(text) ? 1 : 0;
    if (openLevels(text) > DEEPEST)
      refuse(`嵌套太深（超过 ${DEEPEST} 层）`, '减少引用、列表和脚注的层数。', 'too-deep');
    if (footnotes > MOST_INNER_FOOTNOTES) {
      refuse(`缩进的脚注超过 ${MOST_INNER_FOOTNOTES} 个`, '脚注写在行首，不放进列表项里。', 'too-deep');
    }
    if (openBoxes(text) > DEEPEST_BOXES) {
      refuse(`提示框套了超过 ${DEEPEST_BOXES} 层`, '检查前面的 :::，每一个都要有配对的 ::: 收尾。', 'too-deep');
    }
    if (countBars(text) > MOST_BARS) {
      refuse(`一行里有超过 ${MOST_BARS} 个竖线`, '表格少几列，或拆成几个表格。');
    }
    const [, item, sign] = BOX.exec(text) ?? [];
    boxes += sign && (item || !wasBox) ? 1 : 0;
    wasBox = sign === '>';
    if (boxes > MOST_BOXES) refuse(`引用和脚注超过 ${MOST_BOXES} 个`, '拆成几篇笔记。');
    underlines += run > 1 && UNDERLINE.test(text) ? 1 : 0;
    if (underlines > MOST_UNDERLINES) {
      refuse(`用一行 = 或 - 画成的标题超过 ${MOST_UNDERLINES} 个`, '用 # 写标题，或拆成几篇笔记。');
    }
    if (run > MOST_RUN) refuse(`连续 ${MOST_RUN} 行没有空行`, '用空行分成几段，或拆成几个表格、几个代码块。');
    const counts = [
      [index + 1, MOST_LINES, '行'],
      [length - 1, LONGEST, '个字符'],
      [signs, MOST_SIGNS, '个标记符号'],
    ] as const;
    const over = counts.find(([count, most]) => count > most);
    if (over) refuse(`这一篇太长，到这里超过了 ${over[1]} ${over[2]}`, '从这里起另写一篇。');
  }
}

/** A quote or a footnote, and the item that it begins in: each item's is one of its own. */
const BOX = /^\s*((?:(?:[-+*]|\d{1,9}[.)])\s+)*)(>|\[\^)/;

/** What makes a heading of the lines above it, in quotes and items too. */
const UNDERLINE = /^[\s>]*(?:=+|-+)\s*$/;

function refuseAt(line: number): (message: string, fix: string, rule?: LimitError['rule']) => never {
  return (message, fix, rule) => {
    throw new LimitError(message, fix, { line, column: 1 }, rule);
  };
}

/** ASCII punctuation that begins or ends Markdown; a loop, since it looks at every character of every note. */
function countSigns(line: string): number {
  let count = 0;
  for (let at = 0; at < line.length; at++) if (SIGNS[line.charCodeAt(at)]) count++;
  return count;
}

function countBars(line: string): number {
  return line.length > MOST_BARS ? line.split('|').length - 1 : 0;
}

const SIGNS: boolean[] = Array.from({ length: 128 }, (_, code) => '[]*_~`$<&|\\@'.includes(String.fromCharCode(code)));
