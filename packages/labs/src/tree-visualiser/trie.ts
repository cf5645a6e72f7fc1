/** A trie: words share their beginnings. Letters are numbers; how they read is the kind's. */
import type { Operation, Reel, Structure, TreeNode } from './types.ts';

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
      text: letter === undefined ? '根' : this.read([letter]),
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
      return reel({ says: `${this.read(word)} 已经在里面。`, active: ids(known) });
    this.root.count++;
    let node = this.root;
    for (const [i, letter] of word.entries()) {
      const old = node.children.get(letter);
      const next = old ?? this.node();
      node.children.set(letter, next);
      next.count++;
      reel({
        says: old
          ? `${this.read([letter])} 已有，沿着它走，经过数变成 ${next.count}。`
          : `没有 ${this.read([letter])}，新建一个结点。`,
        active: ids([next]),
        changed: old ? [] : [next.id],
        branch: {
          question: `${this.read(word)} 的第 ${i + 1} 段 ${this.read([letter])}：沿用还是新建？`,
          choices: ['沿用已有的', '新建结点'],
          right: old ? 0 : 1,
        },
      });
      node = next;
    }
    node.isEnd = true;
    reel({ says: `在最后一个结点上记下：${this.read(word)} 到此为止。`, changed: [node.id] });
  }

  private find(word: readonly number[], reel: Reel) {
    const path = this.path(word);
    for (const [i, node] of path.entries())
      reel({
        says: `走到 ${this.read(word.slice(0, i + 1))}，有 ${node.count} 个以它开头。`,
        active: ids(path.slice(0, i + 1)),
      });
    const last = path.at(-1);
    if (!last || path.length < word.length)
      return reel({
        says: `没有通往 ${this.read([word[path.length] ?? 0])} 的边：没有以 ${this.read(word)} 开头的。`,
        active: ids(path),
        result: [0, 0],
      });
    const words = last.isEnd ? '它本身也在里面' : '它本身只是前缀，不在里面';
    reel({
      says: `以 ${this.read(word)} 开头的有 ${last.count} 个，${words}。`,
      active: ids(path),
      result: [last.count, last.isEnd ? 1 : 0],
    });
  }

  private erase(word: readonly number[], reel: Reel) {
    const path = this.path(word);
    const last = path.at(-1);
    if (!last?.isEnd || path.length < word.length)
      return reel({ says: `${this.read(word)} 不在里面，不用删。`, active: ids(path) });
    last.isEnd = false;
    this.root.count--;
    reel({ says: `去掉 ${this.read(word)} 末尾的标记。`, changed: [last.id] });
    for (const [i, node] of path.entries()) {
      node.count--;
      const parent = path[i - 1] ?? this.root;
      if (node.count > 0) continue;
      parent.children.delete(word[i] ?? -1);
      return reel({ says: `${this.read(word.slice(0, i + 1))} 再没有词经过，这一支整个剪掉。`, active: [parent.id] });
    }
    reel({ says: '路上的结点都还有别的词经过，一个也不剪。', active: ids(path) });
  }
}

const ids = (nodes: readonly TrieNode[]) => nodes.map(({ id }) => id);
