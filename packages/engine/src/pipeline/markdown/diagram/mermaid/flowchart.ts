/** Flowcharts: rewritten so that the drawing library reads what the author wrote (Han ids, `A-->B`, quoted brackets). */
import { words } from '../../../../words/code-and-diagrams.ts';
import { FlowchartScanner, type NodeUse } from './flowchart-scanner.ts';
import { protectLabel } from './label.ts';
import { DiagramError, leftOut, type Reading, type Statement, unreadable } from './statement.ts';

const DIRECTIONS: Record<string, string> = { '>': 'LR', '<': 'RL', '^': 'BT', v: 'TB' };

/** Reads a flowchart's statements. */
export function readFlowchart(statements: Statement[]): Reading {
  const reader = new FlowchartReader();
  const [header, ...rest] = statements.flatMap(splitAtSemicolons);
  if (header) reader.header(header);
  for (const statement of rest) reader.read(statement);
  return reader.finish();
}

class FlowchartReader {
  private readonly lines: string[] = [];
  private readonly notes: string[] = [];
  private readonly ids = new Map<string, string>();
  /** First written shape of each node, wherever it stands. */
  private readonly shapes = new Map<string, string>();
  private readonly drawn = new Set<string>();
  private readonly owned = new Set<string>();
  private readonly groups: Statement[] = [];
  /** Edges and groups. */
  private links = 0;
  private readonly chains: { at: number; parts: (NodeUse[] | string)[]; depth: number }[] = [];

  header(statement: Statement): void {
    const [, written] = /^(?:graph|flowchart)(?:-elk)?(?:\s+(TD|TB|LR|BT|RL|[<>^v]))?$/i.exec(statement.text) ?? [
      undefined,
    ];
    if (!/^(?:graph|flowchart)\b/i.test(statement.text) || (!written && /\s/.test(statement.text)))
      throw unreadable(statement);
    this.lines.push(`flowchart ${DIRECTIONS[written ?? ''] ?? written?.toUpperCase() ?? 'TD'}`);
  }

  read(statement: Statement): void {
    const word = /^(subgraph|end|direction|classDef|class|style|linkStyle|click)(?=\s|$)/.exec(statement.text)?.[1];
    const rest = statement.text.slice(word?.length ?? 0).trim();
    if (word === undefined) this.chain(statement);
    else if (word === 'subgraph') this.group(statement, rest);
    else if (word === 'end') this.end(statement);
    else if (word === 'class' || word === 'style') this.styled(word, rest, statement);
    else if (word === 'click') this.notes.push(leftOut(statement));
    else this.lines.push(statement.text);
  }

  finish(): Reading {
    const open = this.groups.at(-1);
    if (open) throw new DiagramError(words.openSubgraph, open.line);
    for (const { at, parts, depth } of this.chains) {
      this.lines[at] = parts.map((part) => (typeof part === 'string' ? part : this.uses(part, depth))).join(' ');
    }
    return { lines: this.lines, notes: this.notes, parts: this.ids.size + this.links };
  }

  /** Written only at the end: a node's shape may follow its first use. */
  private chain(statement: Statement): void {
    const scanner = new FlowchartScanner(statement);
    const parts: (NodeUse[] | string)[] = [this.remembered(scanner.nodes())];
    for (let left = parts[0]?.length ?? 0; !scanner.isDone; ) {
      const arrow = scanner.arrow();
      const right = this.remembered(scanner.nodes());
      parts.push(arrow, right);
      this.links += left * right.length;
      left = right.length;
    }
    this.chains.push({ at: this.lines.push('') - 1, parts, depth: this.groups.length });
  }

  private remembered(uses: NodeUse[]): NodeUse[] {
    for (const { id, shape } of uses) if (shape) this.shapes.set(id, shape);
    return uses;
  }

  private uses(uses: NodeUse[], depth: number): string {
    return uses.map((use) => this.use(use, depth)).join(' & ');
  }

  /** A node is given its shape where it is first met, and where it enters a group: that is what the library goes by. */
  private use({ id, className }: NodeUse, depth: number): string {
    const enters = depth > 0 && !this.owned.has(id);
    const shape = this.drawn.has(id) && !enters ? '' : (this.shapes.get(id) ?? `[${protectLabel(id)}]`);
    this.drawn.add(id);
    if (enters) this.owned.add(id);
    return `${this.safeId(id)}${shape}${className ? `:::${className}` : ''}`;
  }

  private group(statement: Statement, rest: string): void {
    const [, id = rest, label = rest] = /^([^\s[\]"]+)\s*\[(.+)\]$/.exec(rest) ?? [];
    if (rest === '') throw unreadable(statement);
    this.groups.push(statement);
    this.links += 1;
    this.lines.push(`subgraph ${this.safeId(id)} [${protectLabel(label)}]`);
  }

  private end(statement: Statement): void {
    if (!this.groups.pop()) throw new DiagramError(words.strayEnd, statement.line);
    this.lines.push('end');
  }

  private styled(word: string, rest: string, statement: Statement): void {
    const [, ids, value] = /^([^\s,]+(?:\s*,\s*[^\s,]+)*)\s+(.+)$/.exec(rest) ?? [];
    if (!ids || !value) throw unreadable(statement);
    const safe = ids.split(',').map((id) => this.safeId(id.trim()));
    this.lines.push(`${word} ${safe.join(',')} ${value}`);
  }

  private safeId(id: string): string {
    const known = this.ids.get(id) ?? `n${this.ids.size + 1}`;
    this.ids.set(id, known);
    return known;
  }
}

/** `a; b` are two statements, but not inside quotes, square brackets or entities. */
function splitAtSemicolons({ text, line }: Statement): Statement[] {
  const parts = text.match(/(?:"[^"]*"|#\w+;|\[(?:"[^"]*"|[^\]"])*\]|[^;])+/g) ?? [];
  return parts.map((part) => ({ text: part.trim(), line })).filter((part) => part.text !== '');
}
