/** ls, stat, readlink. */
import { type Node, sorted, type Tree } from '../tree.ts';
import { bytesOf, type Call, eachPath, type Options, readOptions } from './call.ts';

const SIGNS = { file: '-', folder: 'd', link: 'l' };
/** Nothing here is newer than anything else. */
const DATE = 'Jan  1 09:00';
/** Most columns of names side by side. */
const WIDEST = 56;

/** `rwxr-xr-x` with set-user, set-group and sticky bits. */
export function rights(node: Node): string {
  const letter = (bit: number, sign: string) => ((node.mode >> bit) & 1 ? sign : '-');
  const special = (bit: number, run: number, sign: string) => {
    const runs = (node.mode >> run) & 1;
    return (node.mode >> bit) & 1 ? (runs ? sign : sign.toUpperCase()) : runs ? 'x' : '-';
  };
  const three = (shift: number, last: string) => letter(shift + 2, 'r') + letter(shift + 1, 'w') + last;
  return (
    SIGNS[node.kind] + three(6, special(11, 6, 's')) + three(3, special(10, 3, 's')) + three(0, special(9, 0, 't'))
  );
}

/** Bytes, as a disk with blocks of 4096 says it. */
export function sizeOf(node: Node): number {
  return node.kind === 'folder' ? 4096 : bytesOf(node.kind === 'file' ? node.text : node.target);
}

const blocksOf = (node: Node): number => (node.kind === 'link' ? 0 : Math.ceil(sizeOf(node) / 4096) * 4);

interface Entry {
  name: string;
  number: number;
}

export function ls(call: Call): number {
  const options = readOptions(call, 'laA1dir', 2);
  const { tree, folder } = call.shell;
  const paths = options.rest.length > 0 ? sorted(options.rest) : ['.'];
  const files: Entry[] = [];
  const folders: Entry[] = [];
  const code = eachPath(
    call,
    paths,
    (name) => {
      const number = tree.find(folder, name, options.on.has('l') || options.on.has('d'));
      (tree.node(number).kind === 'folder' && !options.on.has('d') ? folders : files).push({ name, number });
    },
    (path, reason) => `cannot access '${path}': ${reason}`,
  );
  printEntries(call, options, files);
  const hasHead = paths.length > 1;
  let isFirst = files.length === 0;
  const listed = folders.map(({ name, number }) => {
    const inner = listFolder(call, options, { name, number, hasHead, isFirst });
    isFirst = false;
    return inner;
  });
  return Math.max(code * 2, ...listed);
}

interface Listed extends Entry {
  hasHead: boolean;
  isFirst: boolean;
}

function listFolder(call: Call, options: Options, { name, number, hasHead, isFirst }: Listed): number {
  const { tree } = call.shell;
  const folder = tree.folder(number);
  if (!tree.may(folder, 'r')) {
    call.streams.err(`ls: cannot open directory '${name}': Permission denied\n`);
    return 2;
  }
  if (hasHead) call.streams.out(`${isFirst ? '' : '\n'}${name}:\n`);
  const entries = entriesOf(tree, number, options);
  if (options.on.has('l')) {
    call.streams.out(`total ${entries.reduce((sum, entry) => sum + blocksOf(tree.node(entry.number)), 0)}\n`);
  }
  printEntries(call, options, entries);
  return 0;
}

function entriesOf(tree: Tree, number: number, { on }: Options): Entry[] {
  const folder = tree.folder(number);
  const isShown = (name: string) => on.has('a') || on.has('A') || !name.startsWith('.');
  const names = sorted([...folder.entries.keys()].filter(isShown));
  const entries = names.map((name) => ({ name, number: folder.entries.get(name) ?? 0 }));
  const dots = on.has('a')
    ? [
        { name: '.', number },
        { name: '..', number: folder.parent },
      ]
    : [];
  const all = [...dots, ...entries];
  return on.has('r') ? all.reverse() : all;
}

function printEntries({ shell: { tree }, streams }: Call, { on }: Options, entries: readonly Entry[]): void {
  if (entries.length === 0) return;
  const names = entries.map(({ name, number }) => (on.has('i') ? `${number} ${name}` : name));
  const oneLine = names.join('  ');
  if (on.has('l')) streams.out(longLines(tree, on, entries));
  else if (streams.isTerminal && !on.has('1') && oneLine.length <= WIDEST) streams.out(`${oneLine}\n`);
  else streams.out(names.map((name) => `${name}\n`).join(''));
}

function longLines(tree: Tree, on: Options['on'], entries: readonly Entry[]): string {
  const rows = entries.map((entry) => {
    const node = tree.node(entry.number);
    const target = node.kind === 'link' ? ` -> ${node.target}` : '';
    return {
      head: `${on.has('i') ? `${entry.number} ` : ''}${rights(node)}`,
      names: String(tree.names(entry.number)),
      owner: node.owner,
      size: String(sizeOf(node)),
      end: entry.name + target,
    };
  });
  const wide = (key: 'names' | 'owner' | 'size') => Math.max(...rows.map((row) => row[key].length));
  const widths = { names: wide('names'), owner: wide('owner'), size: wide('size') };
  return rows
    .map(({ head, names, owner, size, end }) => {
      const who = owner.padEnd(widths.owner);
      return `${head} ${names.padStart(widths.names)} ${who} ${who} ${size.padStart(widths.size)} ${DATE} ${end}\n`;
    })
    .join('');
}
