import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { KIND_INFO } from './kinds.ts';
import { sceneOf, scenesOf, type TreeAction, type TreeState, treeModel } from './model.ts';
import { FIRST_VALUES } from './segment.ts';
import { KINDS, type Kind, nodesOf, OP_NAMES, type Operation, type TreeNode } from './types.ts';

/** The tree and the result after operations. */
const after = (kind: Kind, ops: readonly Operation[]) => {
  const last = scenesOf({ kind, ops: [...ops], step: 0 }).at(-1);
  if (!last) throw new Error('no scene');
  return last;
};

const key = fc.integer({ min: 1, max: 30 });
const changes = fc.array(
  fc.record<Operation>({ op: fc.constantFrom('insert', 'insert', 'erase'), args: key.map((k) => [k]) }),
  { maxLength: 40 },
);
const setOf = (ops: readonly Operation[]) => {
  const keys = new Set<number>();
  for (const {
    op,
    args: [k = 0],
  } of ops)
    op === 'insert' ? keys.add(k) : keys.delete(k);
  return [...keys].sort((a, b) => a - b);
};
const inOrder = (node: TreeNode | undefined): number[] =>
  node ? [...inOrder(node.children[0]), Number(node.text), ...inOrder(node.children[1])] : [];
const height = (node: TreeNode | undefined): number =>
  node ? 1 + Math.max(height(node.children[0]), height(node.children[1])) : 0;
/** Black nodes on every way down, -1 when the ways differ. */
function blackHeight(node: TreeNode | undefined): number {
  if (!node) return 0;
  const [left, right] = [blackHeight(node.children[0]), blackHeight(node.children[1])];
  return left < 0 || left !== right ? -1 : left + (node.tone === 'black' ? 1 : 0);
}

describe('search trees', () => {
  it.each(['bst', 'avl', 'red-black'] as const)('%s holds what a sorted set holds', (kind) => {
    fc.assert(
      fc.property(changes, key, (ops, asked) => {
        expect(inOrder(after(kind, ops).roots[0])).toEqual(setOf(ops));
        expect(after(kind, [...ops, { op: 'find', args: [asked] }]).result).toEqual(
          setOf(ops).filter((k) => k === asked),
        );
      }),
    );
  });

  it('AVL never leans by more than one, and its picture says by how much', () => {
    fc.assert(
      fc.property(changes, (ops) => {
        for (const node of nodesOf(after('avl', ops).roots)) {
          const factor = height(node.children[0]) - height(node.children[1]);
          expect(Math.abs(factor)).toBeLessThan(2);
          expect(node.sub).toBe(String(factor));
        }
      }),
    );
  });

  it('red-black has a black root, no red under red, and equal black heights', () => {
    fc.assert(
      fc.property(changes, (ops) => {
        const { roots } = after('red-black', ops);
        expect(roots[0]?.tone).not.toBe('red');
        expect(blackHeight(roots[0])).toBeGreaterThanOrEqual(0);
        for (const node of nodesOf(roots)) {
          if (node.tone === 'red') expect(node.children.map((child) => child?.tone)).not.toContain('red');
        }
      }),
    );
  });

  it('the orders of a walk are those of their definitions', () => {
    fc.assert(
      fc.property(changes, (ops) => {
        const tree = after('bst', ops).roots[0];
        const pre = (node: TreeNode | undefined): string[] =>
          node ? [node.text, ...pre(node.children[0]), ...pre(node.children[1])] : [];
        const post = (node: TreeNode | undefined): string[] =>
          node ? [...post(node.children[0]), ...post(node.children[1]), node.text] : [];
        const levels = (nodes: readonly (TreeNode | undefined)[]): string[] => {
          const here = nodes.filter((node) => node !== undefined);
          return here.length
            ? [...here.map(({ text }) => text), ...levels(here.flatMap(({ children }) => children))]
            : [];
        };
        const orders = [pre(tree), inOrder(tree).map(String), post(tree), levels([tree])];
        for (const [way, order] of orders.entries())
          expect(after('bst', [...ops, { op: 'walk', args: [way] }]).result).toEqual(order.map(Number));
      }),
    );
  });

  it('the lowest common ancestor is the deepest node that has both below it', () => {
    fc.assert(
      fc.property(changes, fc.nat(), fc.nat(), (ops, i, j) => {
        const keys = setOf(ops);
        if (keys.length === 0) return;
        const [a = 0, b = 0] = [keys[i % keys.length], keys[j % keys.length]];
        const both = nodesOf(after('avl', ops).roots).filter((node) => [a, b].every((k) => inOrder(node).includes(k)));
        expect(after('avl', [...ops, { op: 'ancestor', args: [a, b] }]).result).toEqual([Number(both.at(-1)?.text)]);
      }),
    );
  });
});

it('a heap gives out what a sorted list gives out, and no child is larger than its parent', () => {
  const ops = fc.array(
    fc.oneof(
      key.map((k): Operation => ({ op: 'insert', args: [k] })),
      fc.constant<Operation>({ op: 'pop', args: [] }),
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(ops, (list) => {
      let held: number[] = [];
      for (const [i, operation] of list.entries()) {
        const { result, roots } = after('heap', list.slice(0, i + 1));
        if (operation.op === 'insert') held = [...held, operation.args[0] ?? 0].sort((a, b) => b - a);
        else expect(result).toEqual(held.splice(0, 1));
        for (const node of nodesOf(roots))
          for (const child of node.children)
            if (child) expect(Number(child.text)).toBeLessThanOrEqual(Number(node.text));
        expect(
          nodesOf(roots)
            .map(({ text }) => Number(text))
            .sort((a, b) => b - a),
        ).toEqual(held);
      }
    }),
    { numRuns: 40 },
  );
});

it('a trie holds a set of words and counts beginnings', () => {
  const word = fc.array(fc.nat(2), { minLength: 1, maxLength: 4 });
  const ops = fc.array(fc.record<Operation>({ op: fc.constantFrom('insert', 'insert', 'erase'), args: word }), {
    maxLength: 25,
  });
  fc.assert(
    fc.property(ops, word, (list, asked) => {
      const words = new Set<string>();
      for (const { op, args } of list) op === 'insert' ? words.add(args.join()) : words.delete(args.join());
      const starting = [...words].filter((text) => `${text},`.startsWith(`${asked.join()},`)).length;
      expect(after('trie', [...list, { op: 'find', args: asked }]).result).toEqual([
        starting,
        words.has(asked.join()) ? 1 : 0,
      ]);
      const drawn = nodesOf(after('trie', list).roots);
      expect(drawn.filter(({ tone }) => tone === 'end')).toHaveLength(words.size);
      expect(drawn.filter(({ children, tone }) => children.length === 0 && tone !== 'end').length).toBeLessThanOrEqual(
        words.size === 0 ? 1 : 0,
      );
    }),
  );
});

it('a union-find joins what naive labels join, and never grows higher than its rank', () => {
  const element = fc.nat(8);
  const ops = fc.array(
    fc.oneof(
      fc.tuple(element, element).map(([a, b]): Operation => ({ op: 'union', args: [a, b] })),
      element.map((a): Operation => ({ op: 'find', args: [a] })),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(ops, (list) => {
      let labels = Array.from({ length: 9 }, (_, i) => i);
      for (const {
        op,
        args: [a = 0, b = 0],
      } of list)
        if (op === 'union') labels = labels.map((label) => (label === labels[a] ? (labels[b] ?? 0) : label));
      const { roots } = after('union-find', list);
      const sets = roots.map((root) =>
        nodesOf([root])
          .map(({ id }) => id)
          .sort((a, b) => a - b)
          .join(),
      );
      const expected = [...new Set(labels)].map((label) =>
        labels.flatMap((other, i) => (other === label ? [i] : [])).join(),
      );
      expect(sets.sort()).toEqual(expected.sort());
      for (const root of roots) {
        const depth = (node: TreeNode): number =>
          Math.max(0, ...node.children.map((child) => (child ? 1 + depth(child) : 0)));
        expect(depth(root)).toBeLessThanOrEqual(Number(root.sub?.slice(2)));
      }
    }),
  );
});

it('a segment tree and a Fenwick tree answer as an array does', () => {
  const place = fc.nat(7);
  const range = fc.record<Operation>({
    op: fc.constant('add'),
    args: fc.tuple(place, place, fc.integer({ min: 1, max: 9 })),
  });
  fc.assert(
    fc.property(fc.array(range, { maxLength: 15 }), place, place, (ops, a, b) => {
      const values = [...FIRST_VALUES];
      for (const {
        args: [x = 0, y = 0, by = 0],
      } of ops)
        for (let i = Math.min(x, y); i <= Math.max(x, y); i++) values[i] = (values[i] ?? 0) + by;
      const sum = values.slice(Math.min(a, b), Math.max(a, b) + 1).reduce((s, value) => s + value, 0);
      expect(after('segment', [...ops, { op: 'query', args: [a, b] }]).result).toEqual([sum]);
      const points = ops.map(({ args: [x = 0, , by = 0] }): Operation => ({ op: 'add', args: [x + 1, by] }));
      const added = FIRST_VALUES.map(
        (value, i) => value + ops.reduce((s, { args: [x = 0, , by = 0] }) => s + (x === i ? by : 0), 0),
      );
      expect(after('fenwick', [...points, { op: 'query', args: [a + 1] }]).result).toEqual([
        added.slice(0, a + 1).reduce((s, value) => s + value, 0),
      ]);
    }),
  );
});

it('a B+ tree holds a sorted set in leaves of one depth, at least half full, under right signposts', () => {
  fc.assert(
    fc.property(changes, key, (ops, asked) => {
      const {
        roots: [root],
      } = after('bplus', ops);
      if (!root) throw new Error('no root');
      const leaves = nodesOf([root]).filter(({ children }) => children.length === 0);
      expect(leaves.flatMap(({ keys = [] }) => keys.map(Number))).toEqual(setOf(ops));
      const check = (node: TreeNode, depth: number, [low, high]: readonly [number, number]): number[] => {
        const keys = (node.keys ?? []).map(Number);
        expect(keys.length).toBeLessThanOrEqual(3);
        if (node !== root) expect(keys.length).toBeGreaterThanOrEqual(node.children.length ? 1 : 2);
        expect(keys.every((k) => k >= low && k < high)).toBe(true);
        if (node.children.length === 0) return [depth];
        expect(node.children).toHaveLength(keys.length + 1);
        return node.children.flatMap((child, i) =>
          child ? check(child, depth + 1, [keys[i - 1] ?? low, keys[i] ?? high]) : [],
        );
      };
      expect(new Set(check(root, 0, [0, 100])).size).toBe(1);
      expect(after('bplus', [...ops, { op: 'find', args: [asked] }]).result).toEqual(
        setOf(ops).filter((k) => k === asked),
      );
    }),
    { numRuns: 200 },
  );
});

const operation = (kind: Kind): fc.Arbitrary<Operation> =>
  fc.oneof(
    fc.record({
      op: fc.constantFrom(...OP_NAMES),
      args: fc.array(fc.integer({ min: -1, max: 100 }), { maxLength: 5 }),
    }),
    fc.record({
      op: fc.constantFrom(...KIND_INFO[kind].ops),
      args: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 0, maxLength: 3 }),
    }),
    fc.record({
      op: fc.constantFrom(...KIND_INFO[kind].ops),
      args: fc.integer({ min: KIND_INFO[kind].range[0], max: KIND_INFO[kind].range[1] }).map((a) => [a]),
    }),
  );

const action = ({ kind }: TreeState): fc.Arbitrary<TreeAction> =>
  fc.oneof(
    { weight: 6, arbitrary: operation(kind).map((one): TreeAction => ({ kind: 'do', operation: one })) },
    fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -3, max: 60 }) }),
    fc.record({ kind: fc.constant('tree' as const), tree: fc.constantFrom(...KINDS) }),
    fc.constant<TreeAction>({ kind: 'clear' }),
  );

it.each(['avl', 'tags', 'bplus'] as const)('%s holds what every model holds', (kind) => {
  checkModel(treeModel, {
    options: [
      { kind, keys: [] },
      { kind, keys: [9, 7, 8] },
    ],
    action,
    most: 12,
  });
});

it.each(KINDS)('%s: operations in plenty fill the record, and the words say so', (kind) => {
  const plain = {
    insert: [5],
    erase: [5],
    find: [5],
    walk: [0],
    ancestor: [5, 6],
    pop: [],
    union: [5, 6],
    add: [5, 6, 1],
    query: [5, 6],
  };
  const op = KIND_INFO[kind].ops.at(-1) ?? 'find';
  let state = treeModel.start({ kind, keys: [] });
  for (let i = 0; i < 100; i++) {
    const args = KIND_INFO[kind].alphabet ? [i % 4, 1, 2, 3] : kind === 'fenwick' && op === 'add' ? [5, 6] : plain[op];
    state = treeModel.reduce(state, { kind: 'do', operation: { op: KIND_INFO[kind].alphabet ? 'erase' : op, args } });
  }
  expect(treeModel.link.write(state)).toBeDefined();
  expect(sceneOf(state).says).toContain('要');
});

it('asks which rotation an unbalanced node needs', () => {
  const start = treeModel.start({ kind: 'avl', keys: [] });
  const asked = scenesOf(start)
    .map((_, step) => treeModel.guess?.({ ...start, step }))
    .find((guess) => guess?.question.includes('平衡因子'));
  expect(asked?.choices[asked.right]).toBe('LL：右旋');
});
