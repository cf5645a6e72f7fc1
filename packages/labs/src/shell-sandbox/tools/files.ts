/** Commands that change one file's names, times and rights: ln, touch, chmod. */

import { Complaint } from '../complaint.ts';
import { USER } from '../tree.ts';
import { type Call, eachPath, helpFor, readOptions } from './call.ts';
import { changedMode } from './mode.ts';
import { arrival, isFolder, look, read, refusing, travel } from './paths.ts';

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
