/** Limits checked before parsing: the parser's time grows with lines and punctuation, its stack with the nesting. */
import { words } from '../../../words/compiling.ts';
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
    if (openLevels(text) > MAX_DEPTH) refuse(words.deep(MAX_DEPTH), words.lessNesting, 'too-deep');
    if (footnotes > MAX_INNER_FOOTNOTES) {
      refuse(words.innerFootnotes(MAX_INNER_FOOTNOTES), words.outerFootnotes, 'too-deep');
    }
    if (openContainers(text) > MAX_CONTAINER_DEPTH) {
      refuse(words.deepContainers(MAX_CONTAINER_DEPTH), words.pairColons, 'too-deep');
    }
    if (countBars(text) > MAX_BARS) {
      refuse(words.manyBars(MAX_BARS), words.fewerColumns);
    }
    const [, item, marker] = QUOTE.exec(text) ?? [];
    quotes += marker && (item || !wasQuote) ? 1 : 0;
    wasQuote = marker === '>';
    if (quotes > MAX_QUOTES) refuse(words.manyQuotes(MAX_QUOTES), words.splitNote);
    underlines += run > 1 && UNDERLINE.test(text) ? 1 : 0;
    if (underlines > MAX_UNDERLINES) {
      refuse(words.underlined(MAX_UNDERLINES), words.useHashes);
    }
    if (lazyLines(text) > MAX_LAZY) refuse(words.lazyLines(MAX_LAZY), words.blankLines);
    if (run > MAX_RUN) refuse(words.longRun(MAX_RUN), words.blankLinesOrSplit);
    const counts = [
      [index + 1, MAX_LINES, words.lines],
      [length - 1, MAX_CHARACTERS, words.characters],
      [punctuation, MAX_PUNCTUATION, words.marks],
    ] as const;
    const over = counts.find(([count, most]) => count > most);
    if (over) refuse(words.tooLong(over[1], over[2]), words.otherNote);
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
