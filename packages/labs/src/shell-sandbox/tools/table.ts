/** All commands that are no part of the shell itself. */

import { type Call, eachPath, readOptions, type Tool, takeAll } from './call.ts';
import { cp, mv } from './copies.ts';
import { chmod, ln, touch } from './files.ts';
import { find, xargs } from './find.ts';
import { mkdir, rm, rmdir } from './folders.ts';
import { grep } from './grep.ts';
import { cut, tr } from './letters.ts';
import { ls } from './listing.ts';
import { sed } from './sed.ts';
import { sort, uniq } from './sort.ts';
import { cat, head, seq, tail, wc } from './text.ts';

function tee(call: Call): number {
  const { on, rest } = readOptions(call, 'a');
  const { tree, folder } = call.shell;
  const text = takeAll(call.streams.input);
  call.streams.out(text);
  return eachPath(call, rest, (path) => {
    const names = tree.place(folder, path);
    const there = tree.folder(names.folder).entries.has(names.name);
    const number = there ? tree.find(folder, path) : tree.add(folder, path, { kind: 'file', text: '' });
    const node = tree.node(number);
    tree.need(node, 'w');
    tree.write(number, (on.has('a') && node.kind === 'file' ? node.text : '') + text);
  });
}

export const TOOLS: Record<string, Tool> = {
  cat,
  chmod,
  cp,
  cut,
  find,
  grep,
  head,
  ln,
  ls,
  mkdir,
  mv,
  rm,
  rmdir,
  sed,
  seq,
  sort,
  tail,
  tee,
  touch,
  tr,
  uniq,
  wc,
  xargs,
  sleep: () => 0,
};
