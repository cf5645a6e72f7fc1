/** The file tree in memory: nodes by number, as a disk has inodes, so that two names can mean one file. */
import { Complaint } from './complaint.ts';

export interface FileNode {
  kind: 'file';
  text: string;
}
export interface FolderNode {
  kind: 'folder';
  /** Names in it and the numbers of their nodes. */
  entries: Map<string, number>;
  parent: number;
}
export interface LinkNode {
  kind: 'link';
  target: string;
}
export type Node = (FileNode | FolderNode | LinkNode) & { mode: number; owner: string };

/** Why a request failed, in the words of the C library. */
export const REASONS = {
  missing: 'No such file or directory',
  denied: 'Permission denied',
  folder: 'Is a directory',
  file: 'Not a directory',
  exists: 'File exists',
  full: 'Directory not empty',
  loop: 'Too many levels of symbolic links',
  owner: 'Operation not permitted',
  space: 'No space left on device',
  input: 'Invalid argument',
} as const;

/** A request that the tree refuses. */
export class Refusal extends Complaint {
  readonly reason: keyof typeof REASONS;
  constructor(reason: keyof typeof REASONS) {
    super(REASONS[reason]);
    this.reason = reason;
  }
}

/** The user at the keyboard. */
export const USER = 'student';
export const HOME = `/home/${USER}`;
/** What the tree holds at most: a link may bring any commands. */
const MOST = { nodes: 400, text: 20_000, links: 20, name: 255 };

export type Right = 'r' | 'w' | 'x';
const BITS: Record<Right, number> = { r: 4, w: 2, x: 1 };

export class Tree {
  readonly nodes = new Map<number, Node>();
  #next = 2;
  /** Bits that new nodes do not get. */
  umask = 0o022;

  constructor() {
    this.nodes.set(1, { kind: 'folder', entries: new Map(), parent: 1, mode: 0o755, owner: 'root' });
  }

  node(number: number): Node {
    const node = this.nodes.get(number);
    if (!node) throw new Refusal('missing');
    return node;
  }

  folder(number: number): FolderNode & Node {
    const node = this.node(number);
    if (node.kind !== 'folder') throw new Refusal('file');
    return node;
  }

  /** Whether the user may do that to a node. Root is nobody's name here. */
  may(node: Node, right: Right): boolean {
    const bits = node.owner === USER ? node.mode >> 6 : node.mode;
    return (bits & BITS[right]) !== 0;
  }

  need(node: Node, right: Right): void {
    if (!this.may(node, right)) throw new Refusal('denied');
  }

  /** Number of the node that a path names from a folder; the last link is followed unless `keepsLink`. */
  find(from: number, path: string, keepsLink = false): number {
    if (path === '') throw new Refusal('missing');
    return this.#walk(path.startsWith('/') ? 1 : from, path, { keepsLink, links: 0 });
  }

  #walk(from: number, path: string, how: { keepsLink: boolean; links: number }): number {
    const parts = path.split('/').filter((part) => part !== '');
    let at = from;
    for (const [i, part] of parts.entries()) {
      const isLast = i === parts.length - 1 && !path.endsWith('/');
      const next = this.#step(at, part);
      const node = this.node(next);
      at = node.kind === 'link' && !(isLast && how.keepsLink) ? this.#follow(at, node, how) : next;
    }
    if (path.endsWith('/')) this.folder(at);
    return at;
  }

  #step(at: number, part: string): number {
    const folder = this.folder(at);
    this.need(folder, 'x');
    if (part === '.') return at;
    if (part === '..') return folder.parent;
    const next = folder.entries.get(part);
    if (next === undefined) throw new Refusal('missing');
    return next;
  }

  #follow(folder: number, { target }: LinkNode, how: { links: number }): number {
    how.links++;
    if (how.links > MOST.links) throw new Refusal('loop');
    return this.#walk(target.startsWith('/') ? 1 : folder, target, { keepsLink: false, links: how.links });
  }

  /** The folder and the name that a path ends with; the name need not be there yet. */
  place(from: number, path: string): { folder: number; name: string } {
    const clean = path.replace(/\/+$/, '');
    const cut = clean.lastIndexOf('/');
    const folder = cut < 0 ? from : this.find(from, clean.slice(0, cut) || '/');
    this.folder(folder);
    return { folder, name: clean.slice(cut + 1) };
  }

  /** Puts a new node under a name. */
  add(from: number, path: string, made: FileNode | LinkNode | { kind: 'folder' }): number {
    const { folder, name } = this.place(from, path);
    const parent = this.#roomIn(folder, name);
    if (this.nodes.size >= MOST.nodes) throw new Refusal('space');
    const number = this.#next++;
    const mode = made.kind === 'folder' ? 0o777 & ~this.umask : made.kind === 'link' ? 0o777 : 0o666 & ~this.umask;
    const whole = made.kind === 'folder' ? { kind: 'folder' as const, entries: new Map(), parent: folder } : made;
    this.nodes.set(number, { ...whole, mode, owner: USER });
    parent.entries.set(name, number);
    return number;
  }

  /** Another name for a node. */
  link(from: number, path: string, number: number): void {
    const { folder, name } = this.place(from, path);
    this.#roomIn(folder, name).entries.set(name, number);
    const node = this.node(number);
    if (node.kind === 'folder') node.parent = folder;
  }

  #roomIn(number: number, name: string): FolderNode & Node {
    const folder = this.folder(number);
    this.need(folder, 'x');
    if (folder.entries.has(name) || name === '.' || name === '..') throw new Refusal('exists');
    if (name === '' || name.length > MOST.name) throw new Refusal(name === '' ? 'missing' : 'input');
    this.need(folder, 'w');
    return folder;
  }

  /** Takes a name away; the node goes with its last name. A folder must be empty. */
  remove(from: number, path: string): void {
    const { folder, name } = this.place(from, path);
    const parent = this.folder(folder);
    this.need(parent, 'x');
    const number = parent.entries.get(name);
    if (number === undefined) throw new Refusal('missing');
    const node = this.node(number);
    if (node.kind === 'folder' && node.entries.size > 0) throw new Refusal('full');
    this.need(parent, 'w');
    parent.entries.delete(name);
    if (this.names(number) === 0) this.nodes.delete(number);
  }

  /** How many names a node has; a folder's own "." and its children's ".." count, as `ls -l` shows them. */
  names(number: number): number {
    const node = this.nodes.get(number);
    let count = node?.kind === 'folder' ? 1 : 0;
    for (const other of this.nodes.values()) {
      if (other.kind !== 'folder') continue;
      for (const entry of other.entries.values()) if (entry === number) count++;
      if (node?.kind === 'folder' && other !== node && other.parent === number) count++;
    }
    return number === 1 ? count + 1 : count;
  }

  read(number: number): string {
    const node = this.node(number);
    if (node.kind === 'folder') throw new Refusal('folder');
    this.need(node, 'r');
    return node.kind === 'file' ? node.text : '';
  }

  write(number: number, text: string): void {
    const node = this.node(number);
    if (node.kind !== 'file') throw new Refusal('folder');
    if (text.length > MOST.text) throw new Refusal('space');
    node.text = text;
  }

  /** The path of a folder from the root. */
  pathOf(number: number): string {
    const names: string[] = [];
    for (let at = number; at !== 1; ) {
      const { parent } = this.folder(at);
      const name = [...this.folder(parent).entries].find(([, entry]) => entry === at)?.[0];
      if (name === undefined) return '(gone)';
      names.unshift(name);
      at = parent;
    }
    return `/${names.join('/')}`;
  }
}

/** Names in the order of the C locale. */
export const sorted = (names: Iterable<string>): string[] => [...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
