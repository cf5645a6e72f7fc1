/** Pieces of text around the matches, with the matches marked. Spans of text, never markup. */
import { lex } from '../lexer/lexer.ts';
import type { Span } from '../types.ts';
import { words } from '../words/interface.ts';
import { type Mark, spelledMarks } from './spelled-marks.ts';

/** UTF-16 units of an excerpt. */
const WINDOW = 120;
/** Units before the first match of the window. */
const LEAD = 20;

/** Where the terms stand; longer terms first at the same place, overlapping ones together later. */
function marksIn(text: string, terms: ReadonlySet<string>): Mark[] {
  return lex(text).filter(({ term, kind }) => terms.has(term) && (kind !== 'char' || term.length > 0));
}

/** The whole text with its matches marked; with its spelling, what was found by pinyin too. */
export function markText(text: string, terms: ReadonlySet<string>, spelling = ''): Span[] {
  const marks = [...marksIn(text, terms), ...spelledMarks(text, spelling, terms)];
  return toSpans(text, { start: 0, end: text.length }, marks);
}

/** The window of a text that holds the most different terms, or undefined when it holds none. */
export function excerptOf(text: string, terms: ReadonlySet<string>): Span[] | undefined {
  const marks = marksIn(text, terms);
  const first = bestStart(marks);
  if (first === undefined) return undefined;
  return around(text, Math.max(0, first - LEAD), marks);
}

/** What the picture shows that a term is written in, and where in it. */
export function excerptOfPicture(
  pictures: [alt: string, labels: string][],
  terms: ReadonlySet<string>,
): Span[] | undefined {
  for (const [alt, labels] of pictures) {
    const written = excerptOf(labels, terms);
    if (written) return [{ text: words.pictureExcerpt(alt) }, ...written];
  }
  return undefined;
}

/** The beginning of a text, where nothing in it matches. */
export function beginningOf(text: string): Span[] {
  return around(text, 0, []);
}

function around(text: string, from: number, marks: Mark[]): Span[] {
  const start = from === 0 ? 0 : wholeStart(text, from);
  const end = wholeEnd(text, Math.min(text.length, start + WINDOW));
  const spans = toSpans(text, { start, end }, marks).map((span) => ({ ...span, text: span.text.replace(/\s+/g, ' ') }));
  if (start > 0) spans.unshift({ text: '…' });
  if (end < text.trimEnd().length) spans.push({ text: '…' });
  return spans;
}

/** Start of the mark after which a window has the most different terms. */
function bestStart(marks: Mark[]): number | undefined {
  let best: { start: number; count: number } | undefined;
  marks.forEach(({ start }, index) => {
    const within = new Set<string>();
    for (let at = index; at < marks.length && (marks[at] as Mark).end <= start + WINDOW - LEAD; at++) {
      within.add((marks[at] as Mark).term);
    }
    if (!best || within.size > best.count) best = { start, count: within.size };
  });
  return best?.start;
}

/** Neither half a character nor, when a border is near, half a sentence. */
function wholeStart(text: string, from: number): number {
  const boundary = /[。！？；\n]/.exec(text.slice(from, from + LEAD));
  const start = boundary ? from + boundary.index + 1 : from;
  return isLowSurrogate(text, start) ? start - 1 : start;
}

function wholeEnd(text: string, end: number): number {
  return isLowSurrogate(text, end) ? end - 1 : end;
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function toSpans(text: string, { start, end }: { start: number; end: number }, marks: Mark[]): Span[] {
  const spans: Span[] = [];
  let at = start;
  const push = (to: number, mark: boolean) => {
    if (to <= at) return;
    const last = spans.at(-1);
    if (last && (last.mark ?? false) === mark) last.text += text.slice(at, to);
    else spans.push(mark ? { text: text.slice(at, to), mark } : { text: text.slice(at, to) });
    at = to;
  };
  for (const mark of [...marks].sort((a, b) => a.start - b.start || b.end - a.end)) {
    push(Math.min(mark.start, end), false);
    push(Math.min(mark.end, end), true);
  }
  push(end, false);
  return spans;
}
