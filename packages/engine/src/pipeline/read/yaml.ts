/** YAML with the place of each value: for front matter and `_category_` files (JSON is YAML too). */
import { type Document, isCollection, isMap, isScalar, type Node, parseDocument, visit } from 'yaml';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/notes-source.ts';

/** A problem that still lacks its file. */
export type PlacedIssue = Omit<Problem, 'file'>;

type Path = (string | number)[];

export interface ReadYaml {
  value: unknown;
  issues: PlacedIssue[];
  place: (path: Path) => { line: number; column: number };
}

/** Parses YAML; `lineOffset` is the number of lines above it in the file. */
export function readYaml(source: string, lineOffset: number): ReadYaml {
  const document = parseDocument(source, { prettyErrors: false, uniqueKeys: true });
  // Counted here: the parser's own counter misses lines behind a quoted value of several lines.
  const at = (offset: number) => {
    const before = source.slice(0, offset).split('\n');
    return { line: before.length + lineOffset, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const issues = [...document.errors.map((error) => yamlIssue(words.mistakes[error.code], at(error.pos[0])))];
  const place = (path: Path) => at(offsetOf(document, path));
  if (issues.length > 0) return { value: undefined, issues, place };
  keepWrittenNumbers(document);
  return { ...toPlain(document, at), place };
}

function toPlain(
  document: Document,
  at: (offset: number) => { line: number; column: number },
): Pick<ReadYaml, 'value' | 'issues'> {
  try {
    const value = document.toJS({ maxAliasCount: 100 });
    const isMapping = value === null || value === undefined || (typeof value === 'object' && !Array.isArray(value));
    if (isMapping) return { value, issues: [] };
    return { value: undefined, issues: [yamlIssue(words.keyValue, at(0))] };
  } catch {
    return { value: undefined, issues: [yamlIssue(words.badAlias, at(0))] };
  }
}

function yamlIssue(reason: string, place: { line: number; column: number }): PlacedIssue {
  const message = words.notYaml(reason.replace(/\s+/g, ' '));
  return {
    severity: 'error',
    rule: 'front-matter-yaml',
    ...place,
    message,
    fix: words.quoteText,
  };
}

/** `title: 1.10` must not become 1.1: numbers in a non-canonical form are kept as text. */
function keepWrittenNumbers(document: Document): void {
  visit(document, {
    Scalar(_key, node) {
      const { value, source } = node;
      if (typeof value === 'number' && source !== undefined && String(value) !== source) node.value = source;
    },
  });
}

/** Offset of the key at `path`, or of the nearest one above it that is written. */
function offsetOf(document: Document, path: Path): number {
  let node = document.contents as Node | null | undefined;
  let offset = node?.range?.[0] ?? 0;
  for (const part of path) {
    if (!isCollection(node)) break;
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
      : undefined;
    const next = (pair ? pair.value : node.get(part, true)) as Node | null | undefined;
    offset = (pair?.key as Node | undefined)?.range?.[0] ?? next?.range?.[0] ?? offset;
    node = next;
  }
  return offset;
}
