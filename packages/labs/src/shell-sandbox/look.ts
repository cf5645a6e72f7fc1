/** What a tree looks like: rows for the picture, and what a line changed in it. */
import { rights, sizeOf } from './tools/listing.ts';
import { HOME, type Node, sorted, type Tree } from './tree.ts';

export type Mark = 'new' | 'changed' | 'gone' | undefined;

/** A row of the picture. */
export interface Row {
  /** Path from the home folder. */
  path: string;
  name: string;
  depth: number;
  kind: Node['kind'];
  mode: number;
  rights: string;
  size: number;
  names: number;
  target?: string;
  mark: Mark;
}

/** All that can be seen of the home folder, by path. */
export type Look = ReadonlyMap<string, Omit<Row, 'mark'> & { text: string; number: number }>;

/** The home folder as it is now. */
export function lookAt(tree: Tree): Look {
  const look = new Map<string, Omit<Row, 'mark'> & { text: string; number: number }>();
  const visit = (number: number, path: string, depth: number) => {
    const node = tree.node(number);
    if (node.kind !== 'folder') return;
    for (const name of sorted(node.entries.keys())) {
      const inner = node.entries.get(name) ?? 0;
      const at = path ? `${path}/${name}` : name;
      look.set(at, rowOf(tree, inner, { path: at, name, depth }));
      visit(inner, at, depth + 1);
    }
  };
  try {
    visit(tree.find(1, HOME), '', 0);
  } catch {
    // The home folder can be taken away, or closed to its owner's own path.
  }
  return look;
}

function rowOf(tree: Tree, number: number, place: Pick<Row, 'path' | 'name' | 'depth'>) {
  const node = tree.node(number);
  return {
    ...place,
    kind: node.kind,
    mode: node.mode,
    rights: rights(node),
    size: sizeOf(node),
    names: tree.names(number),
    number,
    text: node.kind === 'file' ? node.text : '',
    ...(node.kind === 'link' && { target: node.target }),
  };
}

/** Rows of the tree after a line, with what is new, changed and gone since before it. */
export function rowsOf(before: Look, after: Look): Row[] {
  const paths = sorted(new Set([...before.keys(), ...after.keys()]));
  return paths.flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)];
    const row = now ?? old;
    if (!row) return [];
    const mark: Mark = !old ? 'new' : !now ? 'gone' : isSame(old, now) ? undefined : 'changed';
    return [{ ...row, mark }];
  });
}

function isSame(a: NonNullable<ReturnType<Look['get']>>, b: NonNullable<ReturnType<Look['get']>>): boolean {
  return a.text === b.text && a.mode === b.mode && a.kind === b.kind && a.target === b.target && a.number === b.number;
}
