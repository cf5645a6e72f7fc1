/** Commands that change the tree: mkdir, rmdir, rm, cp, mv, ln, touch, chmod. */
import { type Node, Refusal, type Tree, USER } from '../tree.ts';
import { baseName, type Call, Complaint, eachPath, helpFor, type Options, readOptions } from './call.ts';
import { changedMode } from './mode.ts';

function operand(call: Call, rest: readonly string[]): void {
  if (rest.length > 0) return;
  throw new Complaint(`missing operand${helpFor(call.name)}`);
}

/** The node of a path, or undefined when nothing has the name. */
function look(tree: Tree, from: number, path: string, keepsLink = false): number | undefined {
  try {
    return tree.find(from, path, keepsLink);
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'missing') return undefined;
    throw error;
  }
}

const isFolder = (tree: Tree, number: number | undefined): number is number =>
  number !== undefined && tree.node(number).kind === 'folder';

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

/** The path under which something arrives: within a folder it keeps its name. */
function arrival(tree: Tree, from: number, paths: { source: string; target: string }): string {
  const number = look(tree, from, paths.target);
  return isFolder(tree, number) ? `${paths.target.replace(/\/$/, '')}/${baseName(paths.source)}` : paths.target;
}

/** Sources and target of cp, mv and ln. */
function travel(call: Call, { rest }: Options): { sources: string[]; target: string } {
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

function read(tree: Tree, folder: number, path: string, words: string, keepsLink = false): number {
  try {
    return tree.find(folder, path, keepsLink);
  } catch (error) {
    if (error instanceof Refusal) throw new Complaint(`${words}: ${error.message}`);
    throw error;
  }
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

function refusing<Value>(act: () => Value, words: string): Value {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) throw new Complaint(`${words}: ${error.message}`);
    throw error;
  }
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

export function ln(call: Call): number {
  const options = readOptions(call, 'sfv');
  const { tree, folder } = call.shell;
  const { sources, target } = travel(
    call,
    options.rest.length === 1 ? { ...options, rest: [...options.rest, '.'] } : options,
  );
  const isSoft = options.on.has('s');
  return eachPath(call, sources, (source) => {
    const to = arrival(tree, folder, { source, target });
    const number = isSoft ? undefined : read(tree, folder, source, `failed to access '${source}'`, true);
    if (isFolder(tree, number)) throw new Complaint(`${source}: hard link not allowed for directory`);
    const words = isSoft ? `failed to create symbolic link '${to}'` : `failed to create hard link '${to}'`;
    const there = look(tree, folder, to, true);
    if (there !== undefined && there === number) throw new Complaint(`'${source}' and '${to}' are the same file`);
    if (there !== undefined && options.on.has('f')) tree.remove(folder, to);
    refusing(
      () => {
        if (number === undefined) tree.add(folder, to, { kind: 'link', target: source });
        else tree.link(folder, to, number);
      },
      isSoft || look(tree, folder, to, true) !== undefined ? words : `${words} => '${source}'`,
    );
  });
}

export function touch(call: Call): number {
  const { on, rest } = readOptions(call, 'acm');
  const { tree, folder } = call.shell;
  const act = (path: string) => {
    const number = look(tree, folder, path);
    if (number === undefined && !on.has('c')) tree.add(folder, path, { kind: 'file', text: '' });
  };
  return eachPath(call, rest, act, (path, reason) => `cannot touch '${path}': ${reason}`);
}

export function chmod(call: Call): number {
  // A mode may begin with a minus, which is no option then.
  const isDeep = call.args[0] === '-R';
  const [mode, ...paths] = isDeep ? call.args.slice(1) : call.args;
  const help = helpFor('chmod');
  if (mode === undefined) throw new Complaint(`missing operand${help}`);
  if (paths.length === 0) throw new Complaint(`missing operand after '${mode}'${help}`);
  const { tree, folder } = call.shell;
  const act = (path: string): void => {
    const node = tree.node(tree.find(folder, path));
    const next = changedMode(mode, node, tree.umask);
    if (node.owner !== USER) throw new Complaint(`changing permissions of '${path}': Operation not permitted`);
    node.mode = next;
    if (isDeep && node.kind === 'folder') for (const name of node.entries.keys()) act(`${path}/${name}`);
  };
  return eachPath(call, paths, act, (path, reason) => `cannot access '${path}': ${reason}`);
}
