/** Containers and operations in words. */
import { BLOCK } from './deque.ts';
import type { Story } from './state.ts';
import type { Container, Kind, Operation } from './types.ts';

export const KIND_NAMES: Record<Kind, string> = {
  vector: 'vector（动态数组）',
  deque: 'deque（分段数组）',
  list: 'list（双向链表）',
  stack: 'stack（栈，底层是 deque）',
  queue: 'queue（队列，底层是 deque）',
  unordered_set: 'unordered_set（哈希表）',
};

/** The member function as the container calls it. */
export function callName(kind: Kind, op: Operation['op']): string {
  if (kind === 'stack' || kind === 'queue') return op.startsWith('push') ? 'push' : 'pop';
  return op;
}

/** How it is stored. */
export function storageText({ kind, items, capacity, deque, hash }: Container): string {
  const size = `size ${items.length}`;
  if (kind === 'vector') return `${size}，capacity ${capacity}`;
  if (kind === 'list') return `${size}，${items.length} 个结点`;
  if (kind !== 'unordered_set') {
    return `${size}，每块 ${BLOCK} 个元素，${deque.finishNode - deque.startNode + 1} 块，指针表 ${deque.mapSize} 格`;
  }
  return `${size}，${hash.buckets} 个桶，负载因子 ${(items.length / hash.buckets).toFixed(2)}`;
}

/** What the drawing shows. */
export const figureLabel = (container: Container) => `${container.kind} 的存储：${storageText(container)}`;

const NEW_STORAGE: Record<Kind, string> = {
  vector: '换了一块更合适的内存',
  deque: '指针表重新分配',
  stack: '指针表重新分配',
  queue: '指针表重新分配',
  list: '',
  unordered_set: '重新散列（rehash）',
};

/** The last step, what it cost, and which iterators broke. */
export function resultText({ container, effect, last, pins }: Story): string {
  const parts = [storageText(container)];
  if (effect && last && last.op !== 'pin') parts.push(effectText(container, last, effect));
  else if (last?.op === 'pin') parts.push(pinText(container, pins));
  const broken = pins.filter(({ iterator }) => !iterator);
  const dangling = pins.filter(({ reference }) => !reference);
  if (pins.length) {
    parts.push(`持有 ${pins.length} 个迭代器，失效 ${broken.length} 个；引用失效 ${dangling.length} 个`);
  }
  return `${parts.join('。')}。`;
}

/** The element that the last iterator points to: its value, and its index where the container has indices. */
function pinText({ kind, items }: Container, pins: Story['pins']): string {
  const index = items.findIndex(({ id }) => id === pins.at(-1)?.id);
  const place = kind === 'vector' || kind === 'deque' ? `（下标 ${index}）` : '';
  return `记住了指向元素 ${items[index]?.value}${place}的迭代器`;
}

function effectText(
  { kind }: Container,
  step: Operation,
  { moves, reallocated }: NonNullable<Story['effect']>,
): string {
  const storage = reallocated ? `，${NEW_STORAGE[kind]}` : '';
  return `${callName(kind, step.op)}：移动已有元素 ${moves} 次${storage}`;
}
