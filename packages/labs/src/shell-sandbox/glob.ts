/** Shell patterns: `*`, `?`, `[…]`. A backslash takes a character's meaning away. */
import { readSet } from './classes.ts';
import { compile, type Expression } from './pattern.ts';
import { Refusal, sorted, type Tree } from './tree.ts';

const ANY: Expression = { kind: 'char', test: () => true };
const REST: Expression = { kind: 'repeat', part: ANY, least: 0, most: Number.POSITIVE_INFINITY };

/** The pattern's expression. */
export function globExpression(pattern: string): Expression {
  const parts: Expression[] = [];
  for (let at = 0; at < pattern.length; ) {
    const char = pattern.charAt(at++);
    const set = char === '[' ? readSet(pattern, at, '!^') : undefined;
    if (set) {
      parts.push({ kind: 'char', test: set.test });
      at = set.end;
    } else if (char === '*') parts.push(REST);
    else if (char === '?') parts.push(ANY);
    else {
      const plain = char === '\\' && at < pattern.length ? pattern.charAt(at++) : char;
      parts.push({ kind: 'char', test: (other) => other === plain });
    }
  }
  return { kind: 'all', parts };
}

/** Whether a pattern fits a whole text. */
export function fits(pattern: string, text: string): boolean {
  const end: Expression = { kind: 'place', is: (all, at) => at === all.length };
  const match = compile({ kind: 'all', parts: [globExpression(pattern), end] }, 0)(text);
  return match?.start === 0;
}

/** Whether anything in it is a pattern. */
export const isPattern = (pattern: string): boolean => /[*?[]/.test(pattern.replace(/\\./gs, ''));

/** The text of a pattern in which nothing is one. */
export const unescaped = (pattern: string): string => pattern.replace(/\\(.)/gs, '$1');

/** Paths that a pattern names, sorted; none when nothing fits. */
export function expandPaths(tree: Tree, from: number, pattern: string): string[] {
  const isRooted = pattern.startsWith('/');
  let found = [isRooted ? '/' : ''];
  for (const part of pattern.split('/').filter((part) => part !== '')) {
    found = found.flatMap((path) => namesIn(tree, from, { path, part }));
  }
  // A slash at the end asks for folders.
  if (pattern.endsWith('/')) found = found.filter((path) => isFolder(tree, from, path)).map((path) => `${path}/`);
  return sorted(found);
}

function isFolder(tree: Tree, from: number, path: string): boolean {
  try {
    return tree.node(tree.find(from, path)).kind === 'folder';
  } catch {
    return false;
  }
}

function namesIn(tree: Tree, from: number, { path, part }: { path: string; part: string }): string[] {
  try {
    const folder = tree.folder(path === '' ? from : tree.find(from, path));
    const base = path === '' || path.endsWith('/') ? path : `${path}/`;
    if (!isPattern(part)) {
      const name = unescaped(part);
      return folder.entries.has(name) || name === '.' || name === '..' ? [base + name] : [];
    }
    tree.need(folder, 'r');
    const names = [...folder.entries.keys()].filter((name) => name.startsWith('.') === part.startsWith('.'));
    return names.filter((name) => fits(part, name)).map((name) => base + name);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
