/** Reads one flowchart statement such as `甲["a[i]"] & B -->|是| C:::hot` from left to right. */
import { protectLabel } from './label.ts';
import { type Statement, unreadable } from './statement.ts';

export interface NodeUse {
  id: string;
  /** `[label]` with its brackets, when it was written. */
  shape?: string;
  className?: string;
}

/** Opening and closing brackets; as they are handed on, when that differs. */
const SHAPES: [open: string, close: string, as?: [string, string]][] = [
  ['(((', ')))'],
  ['([', '])'],
  ['((', '))'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['[/', '/]', ['[', ']']],
  ['[/', '\\]'],
  ['[\\', '\\]', ['[', ']']],
  ['[\\', '/]'],
  ['{{', '}}'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['>', ']'],
];

const ID = /[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/uy;
const ARROW = /(<)?(-{2,}>|-{3,}|-\.+->|-\.+-|={2,}>|={3,})\s*(?:\|([^|]*)\|)?/y;
const TEXT_ARROW = /(<)?(--|-\.|==)\s*("[^"]*"|[^-=.\s|>](?:.*?[^-=.\s])?)\s*(-{2,}>|-{3,}|\.+->|\.+-|={2,}>|={3,})/y;

/** Reads nodes and arrows; whatever fits neither is an error of the statement. */
export class FlowchartScanner {
  private at = 0;
  private readonly statement: Statement;

  constructor(statement: Statement) {
    this.statement = statement;
  }

  get isDone(): boolean {
    this.skipSpace();
    return this.at >= this.statement.text.length;
  }

  /** One or more nodes joined by `&`. */
  nodes(): NodeUse[] {
    const uses = [this.node()];
    while (this.match(/\s*&\s*/y)) uses.push(this.node());
    return uses;
  }

  /** An arrow with its label, as the drawing library writes it. */
  arrow(): string {
    this.skipSpace();
    const plain = this.match(ARROW);
    const [, start = '', symbol = '', label = ''] = plain ?? [];
    if (plain) return start + arrowFor(symbol) + arrowLabel(label);
    const [, back = '', open = '', words = '', close = ''] = this.match(TEXT_ARROW) ?? [];
    if (!close) throw unreadable(this.rest());
    return back + arrowFor(open + close) + arrowLabel(words);
  }

  private node(): NodeUse {
    this.skipSpace();
    const id = this.match(ID)?.[0];
    if (!id) throw unreadable(this.rest());
    const shape = this.shape();
    const className = this.match(/:::([\w-]+)/y)?.[1];
    return { id, ...(shape ? { shape } : {}), ...(className ? { className } : {}) };
  }

  private shape(): string | undefined {
    const { text } = this.statement;
    const starts = SHAPES.filter(([open]) => text.startsWith(open, this.at));
    for (const [open, close, [first, last] = [open, close]] of starts) {
      const from = this.at + open.length;
      const end = labelEnd(text, from, close);
      if (end === undefined) continue;
      this.at = end + close.length;
      return first + protectLabel(text.slice(from, end)) + last;
    }
    if (starts.length > 0) throw unreadable(this.rest());
    return undefined;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.statement.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private skipSpace(): void {
    this.match(/\s*/y);
  }

  private rest(): Statement {
    return { text: this.statement.text.slice(this.at) || this.statement.text, line: this.statement.line };
  }
}

/** Where the closing bracket stands; brackets inside quotes do not count. */
function labelEnd(text: string, from: number, close: string): number | undefined {
  if (text[from] === '"') {
    const quote = text.indexOf('"', from + 1);
    return quote > 0 && text.startsWith(close, quote + 1) ? quote + 1 : undefined;
  }
  const end = text.indexOf(close, from);
  if (end < 0) return undefined;
  // `[a [b]` would be drawn as something else than the author sees; so would a quote that is not closed.
  return /["[\]{}]/.test(text.slice(from, end)) ? undefined : end;
}

function arrowFor(symbol: string): string {
  const head = symbol.endsWith('>') ? '>' : undefined;
  if (symbol.includes('.')) return head ? '-.->' : '-.-';
  if (symbol.includes('=')) return head ? '==>' : '===';
  return head ? '-->' : '---';
}

function arrowLabel(label: string): string {
  return label.trim() === '' ? '' : `|${protectLabel(label)}|`;
}
