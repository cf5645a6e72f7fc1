/** Commands that bring files elsewhere: cp, mv. */

import { Complaint } from '../complaint.ts';
import type { Node, Tree } from '../tree.ts';
import { type Call, eachPath, readOptions } from './call.ts';
import { arrival, isFolder, look, read, refusing, travel } from './paths.ts';

export function cp(call: Call): number {
  const options = readOptions(call, 'rRaifpv');
  const { sources, target } = travel(call, options);
  const { tree, folder } = call.shell;
  const isDeep = ['r', 'R', 'a'].some((letter) => options.on.has(letter));
  return eachPath(call, sources, (source) => {
    const number = read(tree, folder, source, `cannot stat '${source}'`);
    if (isFolder(tree, number) && !isDeep) throw new Complaint(`-r not specified; omitting directory '${source}'`);
    const to = arrival(tree, folder, { source, target });
    if (look(tree, folder, to) === number) throw new Complaint(`'${source}' and '${to}' are the same file`);
    copy({ tree, folder, source, to }, number);
  });
}

interface Copy {
  tree: Tree;
  folder: number;
  source: string;
  to: string;
}

function copy({ tree, folder, source, to }: Copy, number: number): void {
  const node = tree.node(number);
  const there = look(tree, folder, to);
  if (node.kind === 'link') tree.add(folder, to, { kind: 'link', target: node.target });
  else if (node.kind === 'folder') copyFolder({ tree, folder, source, to }, node);
  else {
    const text = refusing(() => tree.read(number), `cannot open '${source}' for reading`);
    if (there !== undefined) refusing(() => tree.need(tree.node(there), 'w'), `cannot create regular file '${to}'`);
    const made =
      there ?? refusing(() => tree.add(folder, to, { kind: 'file', text: '' }), `cannot create regular file '${to}'`);
    if (there === undefined) tree.node(made).mode = node.mode & ~tree.umask & 0o777;
    tree.write(made, text);
  }
}

function copyFolder({ tree, folder, source, to }: Copy, node: Node & { kind: 'folder' }): void {
  const names = [...node.entries];
  const there = look(tree, folder, to);
  if (there === undefined) {
    const made = refusing(() => tree.add(folder, to, { kind: 'folder' }), `cannot create directory '${to}'`);
    if (isInside(tree, made, tree.find(folder, source))) {
      throw new Complaint(`cannot copy a directory, '${source}', into itself, '${to}'`);
    }
    tree.node(made).mode = node.mode & ~tree.umask & 0o777;
  }
  for (const [name, inner] of names) copy({ tree, folder, source: `${source}/${name}`, to: `${to}/${name}` }, inner);
}

function isInside(tree: Tree, number: number, outer: number): boolean {
  for (let at = number; at !== 1; at = tree.folder(at).parent) if (at === outer) return true;
  return outer === 1;
}

export function mv(call: Call): number {
  const options = readOptions(call, 'fivn');
  const { sources, target } = travel(call, options);
  const { tree, folder } = call.shell;
  return eachPath(call, sources, (source) => {
    const number = read(tree, folder, source, `cannot stat '${source}'`, true);
    const to = arrival(tree, folder, { source, target });
    const there = look(tree, folder, to, true);
    if (there === number) throw new Complaint(`'${source}' and '${to}' are the same file`);
    if (there !== undefined && options.on.has('n')) return;
    move({ tree, folder, source, to }, number, there);
  });
}

function move({ tree, folder, source, to }: Copy, number: number, there: number | undefined): void {
  const words = `cannot move '${source}' to '${to}'`;
  if (isFolder(tree, number)) {
    const goal = refusing(() => tree.place(folder, to).folder, words);
    if (isInside(tree, goal, number))
      throw new Complaint(`cannot move '${source}' to a subdirectory of itself, '${to}'`);
    if (there !== undefined && !isFolder(tree, there)) {
      throw new Complaint(`cannot overwrite non-directory '${to}' with directory '${source}'`);
    }
  } else if (isFolder(tree, there)) throw new Complaint(`cannot overwrite directory '${to}' with non-directory`);
  refusing(() => {
    const from = tree.place(folder, source);
    tree.need(tree.folder(from.folder), 'w');
    if (there !== undefined) tree.remove(folder, to);
    tree.link(folder, to, number);
    tree.folder(from.folder).entries.delete(from.name);
  }, words);
}
