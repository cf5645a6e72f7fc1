/** Commands that make and remove names: mkdir, rmdir, rm. */
import { Refusal, type Tree } from '../tree.ts';
import { type Call, eachPath, readOptions } from './call.ts';
import { changedMode } from './mode.ts';
import { isFolder, look, operand } from './paths.ts';

export function mkdir(call: Call): number {
  const { on, rest } = readOptions(call, 'pm:v');
  const { tree, folder } = call.shell;
  operand(call, rest);
  const make = (path: string) => {
    const number = tree.add(folder, path, { kind: 'folder' });
    const mode = on.get('m');
    if (mode !== undefined) tree.node(number).mode = changedMode(mode, tree.node(number), 0);
  };
  const act = (path: string) => {
    if (!on.has('p')) return make(path);
    const parts = path.split('/');
    for (let i = 1; i <= parts.length; i++) {
      const part = parts.slice(0, i).join('/');
      const number = part === '' ? 1 : look(tree, folder, part);
      if (number === undefined) make(part);
      else if (!isFolder(tree, number)) throw new Refusal(i === parts.length ? 'exists' : 'file');
    }
  };
  return eachPath(call, rest, act, (path, reason) => `cannot create directory '${path}': ${reason}`);
}

export function rmdir(call: Call): number {
  const { rest } = readOptions(call, '');
  const { tree, folder } = call.shell;
  operand(call, rest);
  const act = (path: string) => {
    if (!isFolder(tree, tree.find(folder, path, true))) throw new Refusal('file');
    tree.remove(folder, path);
  };
  return eachPath(call, rest, act, (path, reason) => `failed to remove '${path}': ${reason}`);
}

export function rm(call: Call): number {
  const { on, rest } = readOptions(call, 'rRfivd');
  const { tree, folder } = call.shell;
  if (!on.has('f')) operand(call, rest);
  const isDeep = on.has('r') || on.has('R');
  const act = (path: string) => {
    const number = on.has('f') ? look(tree, folder, path, true) : tree.find(folder, path, true);
    if (number === undefined) return;
    if (isFolder(tree, number) && !isDeep) throw new Refusal('folder');
    removeAll(tree, folder, path);
  };
  return eachPath(call, rest, act, (path, reason) => `cannot remove '${path}': ${reason}`);
}

function removeAll(tree: Tree, from: number, path: string): void {
  const node = tree.node(tree.find(from, path, true));
  if (node.kind === 'folder' && node.entries.size > 0) {
    tree.need(node, 'r');
    for (const name of [...node.entries.keys()]) removeAll(tree, from, `${path.replace(/\/$/, '')}/${name}`);
  }
  tree.remove(from, path);
}
