/** Containers and operations in words. */
import { BLOCK } from './deque.ts';
import type { Spot } from './presses.ts';
import { type ContainerState, replay, type Step, type Story, type Tool, takeStep } from './state.ts';
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
function callName(kind: Kind, op: Operation['op']): string {
  if (kind === 'stack' || kind === 'queue') return op.startsWith('push') ? 'push' : 'pop';
  return op;
}

/** What the reader is asked. */
export const QUESTIONS: Record<Kind, string> = {
  vector: '哪一次添加会让 capacity 跳变，让记住的迭代器失效？按图里的空格与元素试试。',
  deque: '从哪里添加、删除，迭代器失效而引用还有效？按图里的空格与元素试试。',
  list: '删掉哪个元素，记住的迭代器才失效？按图里的元素试试。',
  stack: '只许动最后一个元素，下面的块怎样增减？按图里的格子试试。',
  queue: '从尾添加、从头拿走，空出来的块去哪了？按图里的格子试试。',
  unordered_set: '按哪几个桶，能让元素挤进同一条链？元素多到几个会重新散列？',
};

export const TOOL_NAMES: Record<Tool, string> = { insert: '插在它前面', erase: '删除', pin: '记住迭代器' };

/** The call as code says it, without its container. */
export function callText({ kind, items }: Container, step: Step): string {
  const isSet = kind === 'unordered_set';
  // A set has no index: its elements are named by their values.
  const element = 'at' in step && isSet ? (items[step.at]?.value ?? '') : undefined;
  if (step.op === 'pin') return isSet ? `记住 find(${element})` : `记住迭代器 [${step.at}]`;
  const name = callName(kind, step.op);
  if (step.op === 'insert') return isSet ? `insert(${step.value})` : `insert([${step.at}], ${step.value})`;
  if (step.op === 'erase') return isSet ? `erase(${element})` : `erase([${step.at}])`;
  if (step.op === 'reserve') return `reserve(${step.count})`;
  return 'value' in step ? `${name}(${step.value})` : `${name}()`;
}

/** An element by its value, and by its index where the container has indices. */
export function elementText({ kind, items }: Container, id: number): string {
  const index = items.findIndex((item) => item.id === id);
  const place = kind === 'vector' || kind === 'deque' ? `（下标 ${index}）` : '';
  return `元素 ${items[index]?.value}${place}`;
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

/** The element that the last iterator points to. */
const pinText = (container: Container, pins: Story['pins']): string =>
  `记住了指向${elementText(container, pins.at(-1)?.id ?? 0)}的迭代器`;

function effectText(
  { kind }: Container,
  step: Operation,
  { moves, reallocated }: NonNullable<Story['effect']>,
): string {
  const storage = reallocated ? `，${NEW_STORAGE[kind]}` : '';
  return `${callName(kind, step.op)}：移动已有元素 ${moves} 次${storage}`;
}

/** A place of the picture, and the call that pressing it makes. */
export function spotText(container: Container, spot: Spot, step: Step): string {
  const item = spot.kind === 'element' ? container.items[spot.at] : undefined;
  const name = item ? elementText(container, item.id) : spot.kind === 'bucket' ? `桶 ${spot.bucket}` : '空位';
  return `${name}：${callText(container, step)}`;
}

/** The calls as C++, each a line; the declaration is the first. */
export function programText({ kind, steps }: ContainerState): string[] {
  const lines = [`std::${kind}<T> c;`];
  let story = replay(kind, []);
  let held = 0;
  for (const step of steps) {
    lines.push(codeText(story?.container, step, held));
    held += Number(step.op === 'pin');
    story = story && takeStep(story, step);
  }
  return lines;
}

function codeText(container: Container | undefined, step: Step, held: number): string {
  if (!container) return '';
  const isSet = container.kind === 'unordered_set';
  const place = (at: number) =>
    isSet ? `c.find(${container.items[at]?.value})` : at ? `std::next(c.begin(), ${at})` : 'c.begin()';
  if (step.op === 'pin') return `auto it${held || ''} = ${place(step.at)};`;
  const name = callName(container.kind, step.op);
  if (step.op === 'insert') return `c.insert(${isSet ? '' : `${place(step.at)}, `}${step.value});`;
  if (step.op === 'erase') return `c.erase(${place(step.at)});`;
  if (step.op === 'reserve') return `c.reserve(${step.count});`;
  return `c.${name}(${'value' in step ? step.value : ''});`;
}
