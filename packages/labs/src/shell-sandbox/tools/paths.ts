/** What commands that change the tree ask of paths. */

import { Complaint } from '../complaint.ts';
import { Refusal, type Tree } from '../tree.ts';
import { baseName, type Call, helpFor, type Options } from './call.ts';

/** Complains when there is nothing to work on. */
export function operand(call: Call, rest: readonly string[]): void {
  if (rest.length > 0) return;
  throw new Complaint(`missing operand${helpFor(call.name)}`);
}

/** The node of a path, or undefined when nothing has the name. */
export function look(tree: Tree, from: number, path: string, keepsLink = false): number | undefined {
  try {
    return tree.find(from, path, keepsLink);
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'missing') return undefined;
    throw error;
  }
}

/** Whether a node is a folder; nothing is none. */
export const isFolder = (tree: Tree, number: number | undefined): number is number =>
  number !== undefined && tree.node(number).kind === 'folder';

/** The path under which something arrives: within a folder it keeps its name. */
export function arrival(tree: Tree, from: number, paths: { source: string; target: string }): string {
  const number = look(tree, from, paths.target);
  return isFolder(tree, number) ? `${paths.target.replace(/\/$/, '')}/${baseName(paths.source)}` : paths.target;
}

/** Sources and target of cp, mv and ln. */
export function travel(call: Call, { rest }: Options): { sources: string[]; target: string } {
  const target = rest.at(-1);
  const help = helpFor(call.name);
  if (target === undefined) throw new Complaint(`missing file operand${help}`);
  if (rest.length === 1) throw new Complaint(`missing destination file operand after '${target}'${help}`);
  const { tree, folder } = call.shell;
  if (rest.length > 2 && !isFolder(tree, look(tree, folder, target))) {
    throw new Complaint(
      `target '${target}': ${look(tree, folder, target) === undefined ? 'No such file or directory' : 'Not a directory'}`,
    );
  }
  return { sources: rest.slice(0, -1), target };
}

/** The node of a path; complains with the words that the command has for it. */
export function read(tree: Tree, folder: number, path: string, words: string, keepsLink = false): number {
  return refusing(() => tree.find(folder, path, keepsLink), words);
}

/** Does something; a refusal becomes a complaint with the words that the command has for it. */
export function refusing<Value>(act: () => Value, words: string): Value {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) throw new Complaint(`${words}: ${error.message}`);
    throw error;
  }
}
