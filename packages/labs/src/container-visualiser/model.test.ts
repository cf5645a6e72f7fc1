import { expect, it } from 'vitest';
import { oracle, seededRandom } from '../../../../tests/support/oracle.ts';
import { nextBuckets } from './hash.ts';
import { apply, emptyContainer, followPins, MAX_ITEMS, OPERATIONS } from './model.ts';
import type { Container, Effect, Kind, Operation } from './types.ts';

/** A random operation that is defined for the container as it is. */
function randomOperation(container: Container, random: () => number): Operation {
  const size = container.items.length;
  const names = OPERATIONS[container.kind].filter((name) => {
    if (name === 'clear') return random() < 0.02;
    if (/^(pop|erase)/.test(name)) return size > 0;
    return !/^(push|insert)/.test(name) || size < MAX_ITEMS;
  });
  const growing = names.filter((name) => /push|insert/.test(name));
  const from = growing.length && random() < 0.45 ? growing : names;
  const op = from[Math.floor(random() * from.length)] ?? 'clear';
  const value = Math.floor(random() * 120) - 20;
  if (op === 'push_back' || op === 'push_front') return { op, value };
  if (op === 'insert') return { op, value, at: Math.floor(random() * (size + 1)) };
  if (op === 'erase') return { op, at: Math.floor(random() * size) };
  if (op === 'reserve') return { op, count: Math.floor(random() * 60) };
  return { op };
}

/** A run of operations and what the model says after each. */
function run(kind: Kind, seed: number, length: number) {
  const random = seededRandom(seed);
  let container = emptyContainer(kind);
  return Array.from({ length }, () => {
    const operation = randomOperation(container, random);
    const before = container;
    const applied = apply(container, operation);
    if (!applied) throw new Error(JSON.stringify(operation));
    container = applied.container;
    return { operation, before, ...applied };
  });
}

/** The call in C++. */
function call(kind: Kind, operation: Operation, before: Container): string {
  const at = 'at' in operation ? `std::next(c.begin(), ${operation.at})` : '';
  switch (operation.op) {
    case 'push_back':
      return kind === 'stack' || kind === 'queue'
        ? `c.push(T(${operation.value}));`
        : `c.push_back(T(${operation.value}));`;
    case 'push_front':
      return `c.push_front(T(${operation.value}));`;
    case 'insert':
      return kind === 'unordered_set' ? `c.insert(${operation.value});` : `c.insert(${at}, T(${operation.value}));`;
    case 'erase':
      return kind === 'unordered_set' ? `c.erase(${before.items[operation.at]?.value});` : `c.erase(${at});`;
    case 'reserve':
      return `c.reserve(${operation.count});`;
    default:
      return kind === 'stack' || kind === 'queue' ? 'c.pop();' : `c.${operation.op}();`;
  }
}

const HEADER = `#include <cstdio>
#include <deque>
#include <iterator>
#include <list>
#include <stack>
#include <queue>
#include <unordered_set>
#include <vector>
static int moves;
// 128 bytes, so that a block of a deque holds four; a fresh value's own moves are not counted.
struct T {
  int value; bool fresh = true; char rest[120];
  explicit T(int v) : value(v) {}
  T(T&& o) noexcept : value(o.value), fresh(o.fresh) { moves += !o.fresh; }
  T& operator=(T&& o) noexcept { moves += !o.fresh; value = o.value; fresh = o.fresh; return *this; }
};
struct Deque : std::deque<T> {
  void storage() {
    auto& i = this->_M_impl;
    std::printf(" map=%zu %td:%td %td:%td", i._M_map_size, i._M_start._M_node - i._M_map, i._M_start._M_cur - i._M_start._M_first,
                i._M_finish._M_node - i._M_map, i._M_finish._M_cur - i._M_finish._M_first);
  }
};
struct Stack : std::stack<T, Deque> { Deque& base() { return c; } };
struct Queue : std::queue<T, Deque> { Deque& base() { return c; } };
// The elements in order, as one number, so that the record stays short.
template <class C, class F> void order(C& c, F value) { unsigned h = 7; for (auto& e : c) h = h * 31u + (unsigned)value(e); std::printf(" %u\\n", h); }
template <class C> void elements(C& c) { std::printf(" moves=%d", moves); order(c, [](T& e) { e.fresh = false; return e.value; }); moves = 0; }
void show(std::vector<T>& c) { std::printf("cap=%zu", c.capacity()); elements(c); }
void show(Deque& c) { c.storage(); elements(c); }
void show(Stack& c) { show(c.base()); }
void show(Queue& c) { show(c.base()); }
void show(std::list<T>& c) { elements(c); }
void show(std::unordered_set<int>& c) { std::printf("buckets=%zu", c.bucket_count()); order(c, [](const int& e) { return e; }); }
`;

const TYPE: Record<Kind, string> = {
  vector: 'std::vector<T>',
  deque: 'Deque',
  list: 'std::list<T>',
  stack: 'Stack',
  queue: 'Queue',
  unordered_set: 'std::unordered_set<int>',
};

/** The model's state as the program prints it. */
function printed({ kind, items, capacity, deque, hash }: Container, { moves }: Effect): string {
  const values = items.reduce((hash, { value }) => (Math.imul(hash, 31) + value) >>> 0, 7);
  if (kind === 'unordered_set') return `buckets=${hash.buckets} ${values}`;
  if (kind === 'vector') return `cap=${capacity} moves=${moves} ${values}`;
  if (kind === 'list') return ` moves=${moves} ${values}`;
  const { mapSize, startNode, startOffset, finishNode, finishOffset } = deque;
  return ` map=${mapSize} ${startNode}:${startOffset} ${finishNode}:${finishOffset} moves=${moves} ${values}`;
}

const RUNS: [Kind, number, number][] = [
  ['vector', 1, 300],
  ['deque', 2, 400],
  ['deque', 3, 400],
  ['list', 4, 60],
  ['stack', 5, 150],
  ['queue', 6, 300],
  ['unordered_set', 7, 200],
  ['unordered_set', 8, 200],
];

it('stores, moves and orders elements as libstdc++ does over long runs', () => {
  const runs = RUNS.map(([kind, seed, length]) => ({ kind, steps: run(kind, seed, length) }));
  const source = [
    HEADER,
    ...runs.map(({ kind, steps }, index) =>
      [
        `void run${index}() { ${TYPE[kind]} c;`,
        ...steps.map(({ operation, before }) => `${call(kind, operation, before)} show(c);`),
        '}',
      ].join('\n'),
    ),
    `int main() { ${runs.map((_, index) => `run${index}();`).join(' ')} }`,
  ].join('\n');
  const compiled = oracle('cpp', source, new URL('./fixtures/libstdcxx.txt', import.meta.url))
    .trimEnd()
    .split('\n');
  const ours = runs.flatMap(({ steps }) => steps.map(({ container, effect }) => printed(container, effect).trimEnd()));
  expect(ours).toEqual(compiled.map((line) => line.trimEnd()));
});

it('knows the bucket counts of libstdc++', () => {
  const source = [
    '#include <cstdio>\n#include <unordered_set>',
    'int main() { for (int n = 0; n <= 1000; n++) { std::__detail::_Prime_rehash_policy p; std::printf("%zu\\n", p._M_next_bkt(n)); } }',
  ].join('\n');
  const compiled = oracle('cpp', source, new URL('./fixtures/buckets.txt', import.meta.url))
    .trimEnd()
    .split('\n');
  expect(Array.from({ length: 1001 }, (_, wish) => String(nextBuckets(wish)))).toEqual(compiled);
});

const filled = (kind: Kind, size: number) => {
  let container = emptyContainer(kind);
  for (let value = 0; value < size; value++) {
    const operation: Operation = kind === 'unordered_set' ? { op: 'insert', at: 0, value } : { op: 'push_back', value };
    container = apply(container, operation)?.container ?? container;
  }
  return container;
};
const pinAll = (container: Container) => container.items.map(({ id }) => ({ id, iterator: true, reference: true }));
/** Values whose iterator, and whose reference, still hold after an operation. */
function survivors(container: Container, operation: Operation) {
  const applied = apply(container, operation);
  if (!applied) throw new Error(JSON.stringify(operation));
  const pins = followPins(pinAll(container), applied.effect);
  const values = (holds: 'iterator' | 'reference') =>
    pins.filter((pin) => pin[holds]).map(({ id }) => container.items.find((item) => item.id === id)?.value);
  return { iterators: values('iterator'), references: values('reference') };
}

// The standard's invalidation rules, [vector.modifiers], [deque.modifiers], [list.modifiers], [unord.req].
it.each<[string, Kind, number, Operation, number[], number[]]>([
  ['vector push_back that reallocates', 'vector', 4, { op: 'push_back', value: 9 }, [], []],
  ['vector push_back with room', 'vector', 3, { op: 'push_back', value: 9 }, [0, 1, 2], [0, 1, 2]],
  ['vector insert with room', 'vector', 3, { op: 'insert', at: 1, value: 9 }, [0], [0]],
  ['vector erase', 'vector', 4, { op: 'erase', at: 2 }, [0, 1], [0, 1]],
  ['vector reserve of less', 'vector', 3, { op: 'reserve', count: 2 }, [0, 1, 2], [0, 1, 2]],
  ['vector shrink_to_fit', 'vector', 3, { op: 'shrink_to_fit' }, [], []],
  ['deque push_front', 'deque', 3, { op: 'push_front', value: 9 }, [], [0, 1, 2]],
  ['deque insert in the middle', 'deque', 3, { op: 'insert', at: 1, value: 9 }, [], []],
  ['deque pop_front', 'deque', 3, { op: 'pop_front' }, [1, 2], [1, 2]],
  ['deque erase at the end', 'deque', 3, { op: 'erase', at: 2 }, [0, 1], [0, 1]],
  ['deque erase in the middle', 'deque', 3, { op: 'erase', at: 1 }, [], []],
  ['list insert', 'list', 3, { op: 'insert', at: 1, value: 9 }, [0, 1, 2], [0, 1, 2]],
  ['list erase', 'list', 3, { op: 'erase', at: 1 }, [0, 2], [0, 2]],
  ['unordered_set insert with room', 'unordered_set', 3, { op: 'insert', at: 0, value: 9 }, [2, 1, 0], [2, 1, 0]],
])('%s leaves the right iterators and references', (_, kind, size, operation, iterators, references) => {
  expect(survivors(filled(kind, size), operation)).toEqual({ iterators, references });
});

it('breaks all iterators but no reference when a hash table rehashes', () => {
  const full = filled('unordered_set', 13);
  const { iterators, references } = survivors(full, { op: 'insert', at: 0, value: 99 });
  expect(iterators).toEqual([]);
  expect(references).toHaveLength(13);
});

it('refuses what C++ leaves undefined or the container does not have', () => {
  expect(apply(emptyContainer('vector'), { op: 'pop_back' })).toBeUndefined();
  expect(apply(filled('vector', 2), { op: 'erase', at: 2 })).toBeUndefined();
  expect(apply(filled('stack', 2), { op: 'push_front', value: 1 })).toBeUndefined();
  expect(apply(filled('vector', MAX_ITEMS), { op: 'push_back', value: 1 })).toBeUndefined();
});
