/** Where terms stand in an article, as ranges over its text; the text itself is not touched. */
import { present } from 'study-notes/shared/present';
import { yieldEvery5ms } from 'study-notes/shell/scheduler';
import { words } from '../words/marks.ts';

/** Ranges at most: a page full of marks shows nothing. */
const LIMIT = 500;

/** Elements whose text is not read: controls, formulas' second copies, pictures. */
const SKIPPED = 'button, .anchor, .code-lang, .katex-mathml, svg, script, style';
/** A term never runs from one of these into another. */
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, pre, summary, figcaption, blockquote, div, section';

/** A run of text within one block, over the nodes it consists of. */
interface Run {
  text: string;
  nodes: { node: Text; start: number }[];
}

/** Ranges of all terms, in the order of the page; none when the article goes away meanwhile. */
export async function findTerms(article: Element, terms: string[]): Promise<Range[]> {
  const pattern = termPattern(terms);
  const ranges: Range[] = [];
  if (!pattern) return ranges;
  const breathe = yieldEvery5ms();
  for (const run of runsOf(article)) {
    for (const [start, end] of matchesIn(run.text, pattern)) {
      if (ranges.length >= LIMIT) return ranges;
      ranges.push(rangeOf(run, start, end));
    }
    await breathe();
    if (!article.isConnected) return [];
  }
  return ranges;
}

/** One pattern for all terms, the longest first; null for none. Special characters of patterns are escaped. */
export function termPattern(terms: string[]): RegExp | null {
  const usable = terms.filter((term) => term.trim() !== '').sort((a, b) => b.length - a.length);
  if (usable.length === 0) return null;
  return new RegExp(usable.map((term) => term.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|'), 'gi');
}

/** Places of a pattern in a text. */
export function matchesIn(text: string, pattern: RegExp): [start: number, end: number][] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

function* runsOf(article: Element): Generator<Run> {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  let run: Run = { text: '', nodes: [] };
  let block: Element | null = null;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || parent.closest(SKIPPED)) continue;
    const own = parent.closest(BLOCKS);
    if (own !== block && run.text) {
      yield run;
      run = { text: '', nodes: [] };
    }
    block = own;
    run.nodes.push({ node, start: run.text.length });
    run.text += node.data;
  }
  if (run.text) yield run;
}

function rangeOf({ nodes }: Run, start: number, end: number): Range {
  const first = present(
    nodes.findLast((part) => part.start <= start),
    words.start,
  );
  const last = present(
    nodes.findLast((part) => part.start < end),
    words.end,
  );
  const range = new Range();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}
