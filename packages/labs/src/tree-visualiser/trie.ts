/** A trie: words share their beginnings. Letters are numbers; how they read is the kind's. */
import type { Operation, Reel, Structure, TreeNode } from './types.ts';
import { words } from './words/lab.ts';

interface TrieNode {
  id: number;
  /** Words that go through or end here. */
  count: number;
  isEnd: boolean;
  children: Map<number, TrieNode>;
}

/** What letters read as, and what is between them. */
export interface Alphabet {
  letters: readonly string[];
  joint: string;
}

export class Trie implements Structure {
  private ids = 0;
  private readonly root = this.node();

  private readonly alphabet: Alphabet;

  constructor(alphabet: Alphabet) {
    this.alphabet = alphabet;
  }

  apply({ op, args }: Operation, reel: Reel): void {
    if (op === 'insert') this.insert(args, reel);
    else if (op === 'find') this.find(args, reel);
    else if (op === 'erase') this.erase(args, reel);
  }

  draw(): TreeNode[] {
    const drawn = (node: TrieNode, letter?: number): TreeNode => ({
      id: node.id,
      text: letter === undefined ? words.root : this.read([letter]),
      sub: String(node.count),
      tone: node.isEnd ? 'end' : 'plain',
      children: [...node.children].sort(([a], [b]) => a - b).map(([next, child]) => drawn(child, next)),
    });
    return [drawn(this.root)];
  }

  private node(): TrieNode {
    return { id: this.ids++, count: 0, isEnd: false, children: new Map() };
  }

  private read(word: readonly number[]): string {
    return word.map((letter) => this.alphabet.letters[letter] ?? '?').join(this.alphabet.joint);
  }

  /** The nodes of a word's letters, as far as they are there. */
  private path(word: readonly number[]): TrieNode[] {
    const path: TrieNode[] = [];
    for (const letter of word) {
      const next = (path.at(-1) ?? this.root).children.get(letter);
      if (!next) break;
      path.push(next);
    }
    return path;
  }

  private insert(word: readonly number[], reel: Reel) {
    const known = this.path(word);
    if (known.length === word.length && known.at(-1)?.isEnd)
      return reel({ says: words.wordThere(this.read(word)), active: ids(known) });
    this.root.count++;
    let node = this.root;
    for (const [i, letter] of word.entries()) {
      const old = node.children.get(letter);
      const next = old ?? this.node();
      node.children.set(letter, next);
      next.count++;
      reel({
        says: old ? words.shared(this.read([letter]), next.count) : words.made(this.read([letter])),
        active: ids([next]),
        changed: old ? [] : [next.id],
        branch: {
          question: words.shareOrMake(this.read(word), i + 1, this.read([letter])),
          choices: [words.share, words.make],
          right: old ? 0 : 1,
        },
      });
      node = next;
    }
    node.isEnd = true;
    reel({ says: words.ended(this.read(word)), changed: [node.id] });
  }

  private find(word: readonly number[], reel: Reel) {
    const path = this.path(word);
    for (const [i, node] of path.entries())
      reel({
        says: words.reached(this.read(word.slice(0, i + 1)), node.count),
        active: ids(path.slice(0, i + 1)),
      });
    const last = path.at(-1);
    if (!last || path.length < word.length)
      return reel({
        says: words.noEdge(this.read([word[path.length] ?? 0]), this.read(word)),
        active: ids(path),
        result: [0, 0],
      });
    const outcome = last.isEnd ? words.itselfThere : words.onlyPrefix;
    reel({
      says: words.beginning(this.read(word), last.count, outcome),
      active: ids(path),
      result: [last.count, last.isEnd ? 1 : 0],
    });
  }

  private erase(word: readonly number[], reel: Reel) {
    const path = this.path(word);
    const last = path.at(-1);
    if (!last?.isEnd || path.length < word.length)
      return reel({ says: words.notThere(this.read(word)), active: ids(path) });
    last.isEnd = false;
    this.root.count--;
    reel({ says: words.unmarked(this.read(word)), changed: [last.id] });
    for (const [i, node] of path.entries()) {
      node.count--;
      const parent = path[i - 1] ?? this.root;
      if (node.count > 0) continue;
      parent.children.delete(word[i] ?? -1);
      return reel({ says: words.cutOff(this.read(word.slice(0, i + 1))), active: [parent.id] });
    }
    reel({ says: words.nothingCut, active: ids(path) });
  }
}

const ids = (nodes: readonly TrieNode[]) => nodes.map(({ id }) => id);
