/** A B+ tree of order 4: at most three keys a node, all keys in linked leaves, and only signposts above. */
import type { Operation, Reel, Structure, TreeNode } from './types.ts';
import { words } from './words/lab.ts';

export const MOST_KEYS = 3;

interface Page {
  id: number;
  keys: number[];
  /** Absent in a leaf; one more than the keys else. */
  pages?: Page[];
}

/** At least half full: two keys in a leaf, two children above. */
const leastOf = ({ pages }: Page) => (pages ? 1 : 2);
const canLend = (page: Page | undefined): page is Page => page !== undefined && page.keys.length > leastOf(page);

/** The pages from the root to a leaf, with the place of each in the one above. */
type Path = { page: Page; place: number }[];

export class BPlusTree implements Structure {
  private count = 0;
  private root: Page = this.page([]);

  apply({ op, args: [key = 0] }: Operation, reel: Reel): void {
    if (op === 'find') this.find(key, reel);
    else if (op === 'insert') this.insert(key, reel);
    else if (op === 'erase') this.erase(key, reel);
  }

  draw(): TreeNode[] {
    const drawn = (page: Page): TreeNode => ({
      id: page.id,
      text: page.keys.join(' '),
      keys: page.keys.map(String),
      tone: page.pages ? 'plain' : 'end',
      children: page.pages?.map(drawn) ?? [],
    });
    return [drawn(this.root)];
  }

  private page(keys: number[], pages?: Page[]): Page {
    return { id: ++this.count, keys, ...(pages && { pages }) };
  }

  private descend(key: number, reel: Reel): Path {
    const path: Path = [{ page: this.root, place: 0 }];
    for (let page = this.root; page.pages; ) {
      const place = page.keys.filter((sign) => sign <= key).length;
      const next = page.pages[place];
      if (!next) throw new RangeError(`no child ${place}`);
      reel({
        says: words.goesToChild(key, page.keys.join(words.comma), place + 1),
        active: [page.id],
        branch: {
          question: words.whichChild(page.keys.join(words.comma), key),
          choices: page.pages.map((_, i) => words.childNumber(i + 1)),
          right: place,
        },
      });
      path.push({ page: next, place });
      page = next;
    }
    return path;
  }

  private find(key: number, reel: Reel): void {
    const leaf = this.descend(key, reel).at(-1)?.page;
    const isThere = leaf?.keys.includes(key);
    reel({
      says: isThere ? words.foundInLeaf(key) : words.notInLeaf(key),
      active: leaf ? [leaf.id] : [],
      result: isThere ? [key] : [],
    });
  }

  private insert(key: number, reel: Reel) {
    const path = this.descend(key, reel);
    const leaf = path.at(-1)?.page;
    if (!leaf) return;
    if (leaf.keys.includes(key)) return reel({ says: words.alreadyInLeaf(key), active: [leaf.id] });
    const isFull = leaf.keys.length === MOST_KEYS;
    leaf.keys.push(key);
    leaf.keys.sort((a, b) => a - b);
    const branch = {
      question: words.isLeafFull(leaf.keys.length - 1, key),
      choices: [words.fits, words.mustSplit],
      right: isFull ? 1 : 0,
    };
    reel({
      says: words.intoLeaf(key, isFull ? words.overflows(leaf.keys.length, MOST_KEYS) : words.andFits),
      changed: [leaf.id],
      branch,
    });
    this.splitUp(path, reel);
  }

  /** Splits what is too full, from the leaf upwards. */
  private splitUp(path: Path, reel: Reel): void {
    for (let depth = path.length - 1; depth >= 0; depth--) {
      const { page, place } = path[depth] as Path[number];
      if (page.keys.length <= MOST_KEYS) return;
      const middle = page.keys.length >> 1;
      const sign = page.keys[middle] ?? 0;
      // A leaf keeps the middle key, since all keys live in leaves; above it only the way is pointed.
      const right = page.pages
        ? this.page(page.keys.slice(middle + 1), page.pages.splice(middle + 1))
        : this.page(page.keys.slice(middle));
      page.keys.length = middle;
      const parent = path[depth - 1]?.page;
      if (parent) {
        parent.keys.splice(place, 0, sign);
        parent.pages?.splice(place + 1, 0, right);
      } else this.root = this.page([sign], [page, right]);
      const outcome = page.pages ? words.middleUp(sign) : words.copyUp(sign);
      reel({
        says: words.splits(outcome, parent ? '' : words.taller),
        changed: [page.id, right.id, parent?.id ?? this.root.id],
      });
    }
  }

  private erase(key: number, reel: Reel) {
    const path = this.descend(key, reel);
    const leaf = path.at(-1)?.page;
    if (!leaf?.keys.includes(key)) return reel({ says: words.notInLeafToErase(key), active: leaf ? [leaf.id] : [] });
    leaf.keys = leaf.keys.filter((other) => other !== key);
    const isShort = leaf.keys.length < leastOf(leaf) && path.length > 1;
    reel({
      says: words.erasedFromLeaf(key, isShort ? words.leafShort : ''),
      changed: [leaf.id],
    });
    this.fillUp(path, reel);
  }

  /** Fills what is too empty from a sibling, or merges with it, from the leaf upwards. */
  private fillUp(path: Path, reel: Reel): void {
    for (let depth = path.length - 1; depth > 0; depth--) {
      const { page, place } = path[depth] as Path[number];
      const parent = path[depth - 1]?.page;
      if (page.keys.length >= leastOf(page) || !parent?.pages) return;
      const [left, right] = [parent.pages[place - 1], parent.pages[place + 1]];
      const isLeft = canLend(left);
      if (isLeft) borrowLeft({ parent, page, place, left });
      else if (canLend(right)) borrowRight({ parent, page, place, right });
      else {
        const at = left ? place - 1 : place;
        mergeAt(parent, at);
        reel({
          says: words.merged,
          changed: [parent.pages[at]?.id ?? parent.id],
          active: [parent.id],
        });
        continue;
      }
      reel({ says: words.borrowed(isLeft ? words.left : words.right), changed: [page.id, parent.id] });
      return;
    }
    const only = this.root.pages?.[0];
    if (this.root.keys.length > 0 || !only) return;
    this.root = only;
    reel({ says: words.shorter, changed: [only.id] });
  }
}

interface Lend {
  parent: Page;
  page: Page;
  place: number;
}

function borrowLeft({ parent, page, place, left }: Lend & { left: Page }): void {
  const key = left.keys.pop() ?? 0;
  const child = left.pages?.pop();
  page.keys.unshift(child ? (parent.keys[place - 1] ?? 0) : key);
  if (child) page.pages?.unshift(child);
  parent.keys[place - 1] = key;
}

function borrowRight({ parent, page, place, right }: Lend & { right: Page }): void {
  const key = right.keys.shift() ?? 0;
  const child = right.pages?.shift();
  page.keys.push(child ? (parent.keys[place] ?? 0) : key);
  if (child) page.pages?.push(child);
  parent.keys[place] = child ? key : (right.keys[0] ?? key);
}

/** The children `at` and `at + 1` become one. */
function mergeAt(parent: Page, at: number): void {
  const [left, right] = [parent.pages?.[at], parent.pages?.[at + 1]];
  if (!left || !right) return;
  const [sign] = parent.keys.splice(at, 1);
  parent.pages?.splice(at + 1, 1);
  left.keys.push(...(left.pages && sign !== undefined ? [sign] : []), ...right.keys);
  if (right.pages) left.pages?.push(...right.pages);
}
