/** Imports and exports of a note: what they say is known, none of them is run. */
import type { Node, Program } from 'estree';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { evaluate, type Scope, UNKNOWN } from './evaluate.ts';

/** Another file that a name stands for. */
export interface Imported {
  from: string;
}

export interface Modules {
  scope: Scope;
  imports: ReadonlyMap<string, Imported>;
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)(?:\?.*)?$/i;

/** Takes imports and exports out of the tree. `given` are values that the note has from elsewhere. */
export function takeModules(tree: Root, given: Scope): Modules {
  const scope: Record<string, unknown> = { ...given };
  const imports = new Map<string, Imported>();
  visit(tree, 'mdxjsEsm', (node, index, parent) => {
    for (const statement of (node.data?.estree as Program | undefined)?.body ?? []) take(statement, scope, imports);
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return { scope, imports };
}

function take(statement: Node, scope: Record<string, unknown>, imports: Map<string, Imported>): void {
  if (statement.type === 'ImportDeclaration') {
    const from = String(statement.source.value);
    for (const { local } of statement.specifiers) {
      imports.set(local.name, { from });
      if (PICTURE.test(from)) scope[local.name] = from;
    }
    return;
  }
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return;
  for (const { id, init } of declared.declarations) {
    const value = evaluate(init, scope);
    if (id.type === 'Identifier' && value !== UNKNOWN) scope[id.name] = value;
  }
}
