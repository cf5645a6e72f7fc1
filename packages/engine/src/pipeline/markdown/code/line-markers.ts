/** Comments that say how lines are shown: highlighted, added, deleted, wrong, or hidden; the page never shows them. */

export type LineClass = 'hl' | 'add' | 'del' | 'err';

export interface ShownLine {
  text: string;
  classes: Set<LineClass>;
}

export interface MarkedCode {
  lines: ShownLine[];
  /** The whole program with the hidden parts; absent when nothing is hidden. */
  source?: string;
  /** Markers without their partner; `index` is the line in the code, from 0. */
  unbalanced: { index: number; marker: string }[];
}

/** A line of the program as it is compiled; `index` is its line in the code, from 0. */
export interface ProgramLine {
  text: string;
  index: number;
}

/** Openings and ends of comments in the languages we show. */
const OPEN = String.raw`(?://|/\*|\{/\*|<!--|--|#|;|%)`;
const CLOSE = String.raw`(?:\*/\}?|-->)?`;
const MARKER = new RegExp(
  `^\\s*${OPEN}\\s*((?:highlight|error)-next-line|(?:highlight|hide)-(?:start|end))\\s*${CLOSE}\\s*$`,
);
const INLINE = new RegExp(
  `(?<!\\s)\\s*${OPEN}\\s*\\[!code\\s+(\\+\\+|--|highlight|focus|warning|error)\\]\\s*${CLOSE}\\s*$`,
);

const INLINE_CLASS: Record<string, LineClass> = {
  '++': 'add',
  '--': 'del',
  highlight: 'hl',
  // VitePress writes these too.
  ...{ focus: 'hl', warning: 'hl' },
  error: 'err',
};

// Most code has no markers: one search instead of a look at each line.
const ANY = /-next-line|-start|-end|\[!code/;

/** The whole program with what is hidden and without what a diff removes, each line with its place. */
export function readProgram(code: string): ProgramLine[] {
  const lines = code.split('\n');
  if (!ANY.test(code)) return lines.map((text, index) => ({ text, index }));
  const reader = new MarkerReader();
  for (const [index, line] of lines.entries()) reader.read(line, index);
  return reader.program;
}

/** Takes the markers out of the code and gives each shown line its classes. */
export function readLineMarkers(code: string): MarkedCode {
  const reader = new MarkerReader();
  if (!ANY.test(code)) {
    return { lines: code.split('\n').map((text) => ({ text, classes: new Set() })), unbalanced: [] };
  }
  for (const [index, line] of code.split('\n').entries()) reader.read(line, index);
  return reader.finish();
}

class MarkerReader {
  private readonly lines: ShownLine[] = [];
  readonly program: ProgramLine[] = [];
  private readonly unbalanced: MarkedCode['unbalanced'] = [];
  private readonly next = new Set<LineClass>();
  private readonly open: Record<string, number | undefined> = {};
  private hid = false;
  private nextIndex = 0;

  read(line: string, index: number): void {
    const marker = MARKER.exec(line)?.[1];
    if (marker) this.mark(marker, index);
    else this.show(line, index);
  }

  finish(): MarkedCode {
    for (const [kind, index] of Object.entries(this.open)) {
      if (index !== undefined) this.unbalanced.push({ index, marker: `${kind}-start` });
    }
    if (this.next.size > 0) {
      const marker = this.next.has('err') ? 'error-next-line' : 'highlight-next-line';
      this.unbalanced.push({ index: this.nextIndex, marker });
    }
    const { unbalanced } = this;
    if (!this.hid) return { lines: this.lines, unbalanced };
    const source = this.program.map(({ text }) => text).join('\n');
    return { lines: trimBlank(this.lines), source: `${source.trimEnd()}\n`, unbalanced };
  }

  private mark(marker: string, index: number): void {
    const [kind = '', place] = marker.split('-');
    if (place === 'next') {
      this.next.add(kind === 'error' ? 'err' : 'hl');
      this.nextIndex = index;
    } else if ((place === 'end') === (this.open[kind] === undefined)) {
      this.unbalanced.push({ index, marker });
    } else {
      this.open[kind] = place === 'start' ? index : undefined;
      this.hid ||= kind === 'hide';
    }
  }

  private show(line: string, index: number): void {
    const classes = new Set(this.next);
    const inline = line.includes('[!code') ? INLINE_CLASS[INLINE.exec(line)?.[1] ?? ''] : undefined;
    const text = inline ? line.replace(INLINE, '') : line;
    if (inline) classes.add(inline);
    if (this.open.highlight !== undefined) classes.add('hl');
    this.next.clear();
    // A line that the diff removes is no part of the program.
    if (inline !== 'del') this.program.push({ text, index });
    if (this.open.hide === undefined) this.lines.push({ text, classes });
  }
}

/** What is hidden leaves empty lines at the edges. */
function trimBlank(lines: ShownLine[]): ShownLine[] {
  const isFull = (line: ShownLine) => line.text.trim() !== '';
  const first = lines.findIndex(isFull);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isFull) + 1);
}
