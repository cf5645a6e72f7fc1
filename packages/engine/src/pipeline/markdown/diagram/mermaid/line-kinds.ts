/** Sequence, class, state and ER diagrams: each line is checked, since the drawing library skips what it does not know. */
import { words } from '../../../../words/code-and-diagrams.ts';
import { DiagramError, leftOut, type Reading, type Statement, unreadable } from './statement.ts';

interface LineKind {
  /** Rewrites a valid line; undefined when it is invalid. `inBody` is true between the braces of a class or an entity. */
  read(text: string, inBody: boolean): string | undefined;
  /** Valid mermaid that is not drawn. */
  skipped: RegExp;
  opens: RegExp;
  closes: RegExp;
  /** Braces with free lines inside. */
  bodyOpens?: RegExp;
}

const NAME = String.raw`[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*`;
const MESSAGE = /^([^\s:]+?)\s*(--?>>|--?>|--?[)x])\s*([+-]?)\s*([^\s:]+?)\s*:\s*(.*)$/;
const CLASS_ARROW = String.raw`<\|--|<\|\.\.|\*--|o--|<--|<\.\.|--\|>|--\*|--o|-->|\.\.\|>|\.\.>|--`;
const CLASS_RELATION = new RegExp(
  `^(${NAME})\\s*("[^"]*")?\\s*(${CLASS_ARROW})\\s*("[^"]*")?\\s*(${NAME})(?:\\s*:\\s*(.+))?$`,
  'u',
);
/** `name: type`, which the library reads only as `type name`. */
const MEMBER = /^([-+#~]?)\s*([^\s:()]+)\s*:\s*([^\s()]+)$/;
/** `f()$`: static or abstract, which the library wants before the brackets. */
const MARKED_METHOD = /^([^()]+)\(([^()]*)\)([$*])/;
const CLASS_LINES = [
  /^namespace\s+\S+\s*\{$/,
  /^class\s+[^\s[\]"{}]+\s*\{?$/,
  /^class\s+\S+\s*\{\s*<<\w+>>\s*\}$/,
  /^\}$/,
];
const STATE_LINES = [
  /^(?:\[\*\]|[\w\p{L}-]+)\s*-->\s*(?:\[\*\]|[\w\p{L}-]+)(?:\s*:\s*.+)?$/u,
  /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
  /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
  /^[\w\p{L}-]+\s*:\s*.+$/u,
  /^direction\s+(?:TD|TB|LR|BT|RL)$/i,
  /^\}$/,
];

/** One description for each kind. */
export const LINE_KINDS: Record<'sequence' | 'class' | 'state' | 'er', LineKind> = {
  sequence: {
    read(text) {
      if (/^(?:participant|actor)\s+\S+(?:\s+as\s+.+)?$/.test(text)) return text;
      if (/^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i.test(text)) return text;
      if (/^(?:loop|alt|opt|par|critical|break|else|and|end)(?:\s|$)/.test(text)) return text;
      if (/^option(?:\s|$)/.test(text)) return text.replace('option', 'else');
      const [, from, arrow, symbol, to, label] = MESSAGE.exec(text) ?? [];
      // The library knows no message without words.
      return from && to ? `${from}${arrow}${symbol}${to}: ${label || '\u00a0'}` : undefined;
    },
    skipped: /^(?:autonumber|activate|deactivate|create|destroy|links?|title|properties)(?:[\s:]|$)/,
    opens: /^(?:loop|alt|opt|par|critical|break)(?:\s|$)/,
    closes: /^end$/,
  },
  class: {
    read(text, inBody) {
      if (inBody) return text.replace(MEMBER, '$1$3 $2').replace(MARKED_METHOD, '$1$3($2)');
      if (CLASS_LINES.some((pattern) => pattern.test(text))) return text;
      const [, from, many = '', arrow, few = '', to, label] = CLASS_RELATION.exec(text) ?? [];
      if (from && to) return [from, many, arrow, few, to, label ? `: ${label}` : ''].filter(Boolean).join(' ');
      return /^[^\s:]+\s*:\s*.+$/.test(text) ? text : undefined;
    },
    skipped: /^(?:direction|note|click|link|callback|style|classDef|cssClass|<<)/,
    opens: /\{$/,
    closes: /^\}$/,
    bodyOpens: /^class\s.*\{$/,
  },
  state: {
    read: (text) => {
      if (/^[\w\p{L}-]+$/u.test(text)) return `${text} : ${text}`;
      return STATE_LINES.some((pattern) => pattern.test(text)) ? text : undefined;
    },
    skipped: /^(?:note|end note|classDef|class|--$|hide|scale|state\s+\S+\s+<<)/,
    opens: /\{$/,
    closes: /^\}$/,
  },
  er: {
    read(text, inBody) {
      if (inBody) return /^\}$|^\S+\s+\S+/.test(text) ? text : undefined;
      if (/^\S+\s*\{$/.test(text)) return text;
      const [, one, symbol, two, label = ''] =
        /^(\S+?)\s*((?:\|\||o\||\|o|\}\||\|\{|\}o|o\{)(?:--|\.\.)(?:\|\||o\||\|o|\}\||\|\{|\}o|o\{))\s*([^\s:]+)(?:\s*:\s*(.*))?$/.exec(
          text,
        ) ?? [];
      return one ? `${one} ${symbol} ${two} : ${label.replace(/^"(.*)"$/, '$1') || '\u00a0'}` : undefined;
    },
    skipped: /^(?:direction|title|style|classDef|class)\s/,
    opens: /\{$/,
    closes: /^\}$/,
    bodyOpens: /\{$/,
  },
};

/** Reads the statements of a kind whose every line stands by itself. */
export function readLines(statements: Statement[], kind: LineKind): Reading {
  const [header, ...rest] = statements;
  const reading: Reading = { lines: header ? [header.text.replace(/[\s;]+$/, '')] : [], notes: [], parts: rest.length };
  const open: { statement: Statement; isBody: boolean }[] = [];
  for (const statement of rest) {
    const text = statement.text.replace(/;$/, '');
    const isBody = open.at(-1)?.isBody ?? false;
    if (!isBody && kind.skipped.test(text)) {
      reading.notes.push(leftOut(statement));
      continue;
    }
    const line = kind.read(text, isBody);
    if (line === undefined) throw unreadable(statement);
    if (kind.closes.test(text) && !open.pop()) throw new DiagramError(words.noBeginning(text), statement.line);
    if (kind.opens.test(text)) open.push({ statement, isBody: kind.bodyOpens?.test(text) ?? false });
    reading.lines.push(line);
  }
  const last = open.at(-1);
  if (last) throw new DiagramError(words.noEnding(last.statement.text), last.statement.line);
  return reading;
}
