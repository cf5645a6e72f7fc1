/** Finds the place of a key in the configuration's source, so that a problem can point at it. */
import { createRequire } from 'node:module';
import type { parseAst as Parse } from 'rolldown/parseAst';

const require = createRequire(import.meta.url);

export interface Place {
  line: number;
  column: number;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Place of the value at `path`; of its nearest ancestor that is written in this file, when it is not. */
export function locate(source: string, path: (string | number)[]): Place {
  try {
    // Native, and a sound configuration has nothing to point at.
    const { parseAst } = require('rolldown/parseAst') as { parseAst: typeof Parse };
    const program = parseAst(source, { lang: 'ts' }) as unknown as Node;
    return placeOf(source, walk(program, path));
  } catch {
    return { line: 1, column: 1 };
  }
}

/** Line and column, both from 1, of an offset. */
export function placeOf(source: string, offset: number): Place {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function walk(program: Node, path: (string | number)[]): number {
  const exported = (program.body as Node[]).find((statement) => statement.type === 'ExportDefaultDeclaration');
  if (!exported) return 0;
  let node = unwrap(exported.declaration as Node, program);
  let found = exported.start;
  for (const part of path) {
    const next = node && child(node, part);
    if (!next) break;
    found = next.start;
    node = unwrap(next.value, program);
  }
  return found;
}

function child(node: Node, part: string | number): { start: number; value: Node } | undefined {
  if (node.type === 'ArrayExpression') {
    const element = (node.elements as (Node | null)[])[Number(part)];
    return element ? { start: element.start, value: element } : undefined;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const property = (node.properties as Node[]).find((candidate) => {
    const key = candidate.key as (Node & { name?: string; value?: unknown }) | undefined;
    return key && (key.name ?? key.value) === part;
  });
  return property ? { start: property.start, value: property.value as Node } : undefined;
}

/** Sees through `defineConfig(…)`, `as`, `satisfies`, brackets and names of constants. */
function unwrap(node: Node | undefined, program: Node): Node | undefined {
  if (!node) return undefined;
  if (node.type === 'CallExpression') return unwrap((node.arguments as Node[])[0], program);
  if (node.type === 'Identifier') return constant(program, node.name as string);
  return node.expression ? unwrap(node.expression as Node, program) : node;
}

function constant(program: Node, name: string): Node | undefined {
  for (const statement of program.body as Node[]) {
    for (const declared of (statement.declarations as Node[] | undefined) ?? []) {
      if ((declared.id as { name?: string }).name === name) return unwrap(declared.init as Node, program);
    }
  }
  return undefined;
}
