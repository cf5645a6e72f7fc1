/** The statements of a mermaid source, with their line numbers. */
import { words } from '../../../../words/code-and-diagrams.ts';

export interface Statement {
  text: string;
  /** Line of the source, from 1. */
  line: number;
}

/** The result of reading one kind of diagram: lines the drawing library is known to understand. */
export interface Reading {
  lines: string[];
  /** Descriptions of valid mermaid that is left out of the drawing. */
  notes: string[];
  /** Nodes, edges and groups, or lines and numbers: what the layout has to place. */
  parts: number;
}

/** A line that is not mermaid, or that cannot be drawn. */
export class DiagramError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Splits a source into statements without comments, directives, front matter and descriptions. */
export function readStatements(source: string): Statement[] {
  const plain = blank(blank(source, /^---\n.*?\n---(?=\n|$)/s), /%%\{.*?\}%%/gs);
  const described = blank(blank(plain, /^\s*accDescr\s*\{[^}]*\}/gm), /^\s*acc(?:Title|Descr)\s*:.*$/gm);
  const lines = described.split('\n').map((text, index) => ({ text: text.trim(), line: index + 1 }));
  return lines.filter(({ text }) => text !== '' && !text.startsWith('%%'));
}

/** Throws: the statement is not mermaid. */
export function unreadable({ text, line }: Statement): DiagramError {
  return new DiagramError(words.notUnderstoodText(text.length > 40 ? `${text.slice(0, 40)}…` : text), line);
}

/** Records that a statement is valid mermaid, but not drawn. */
export function leftOut({ text, line }: Statement): string {
  return words.leftOut(line, text.split(/\s/)[0]);
}

/** Takes a part out and keeps the lines, so that numbers stay right. */
function blank(source: string, part: RegExp): string {
  return source.replace(part, (match) => match.replace(/[^\n]/g, ''));
}
