/** Questions about the next call: what becomes of the capacity, of a held iterator, of the buckets, and which element goes. */
import type { Guess } from '../model/lab-model.ts';
import { choose } from '../model/story.ts';
import { callText, elementText } from './describe.ts';
import { type ContainerState, storyOf, takeStep } from './state.ts';
import type { Operation } from './types.ts';
import { survivalText, type Turn } from './why.ts';

/** The question about the next call; none where a pin is taken or nothing comes. */
export function guessNext(state: ContainerState): Guess | undefined {
  const step = state.steps[state.step];
  if (!step || step.op === 'pin') return undefined;
  const before = storyOf(state);
  const after = takeStep(before, step);
  if (!after) return undefined;
  const turn = { step, before, after };
  const asked = [askStorage(turn), askPin(turn), askTaken(turn), askMoves(turn)].filter((each) => each !== undefined);
  // Now the one, now the other: both can be learnt from a run of the same calls.
  return asked[state.step % Math.max(asked.length, 1)];
}

/** Capacity of a vector, buckets of a set: where do they jump? */
function askStorage({ step, before, after }: Turn): Guess | undefined {
  const { kind, items } = before.container;
  if (!/^(?:push_back|insert|reserve|shrink_to_fit)$/.test(step.op)) return undefined;
  if (kind === 'vector') {
    const [from, to] = [before.container.capacity, after.container.capacity];
    const others = [from, from + 1, items.length + 1, Math.max(2 * from, 2)].map(String);
    return {
      question: `接着 ${callText(before.container, step)}。现在 size ${items.length}、capacity ${from}，之后 capacity 是多少？`,
      ...choose(String(to), others.slice(0, 4)),
      because: capacityText(step, { size: items.length, from, to }),
    };
  }
  if (kind !== 'unordered_set') return undefined;
  const [from, to] = [before.container.hash.buckets, after.container.hash.buckets];
  return {
    question: `接着 ${callText(before.container, step)}。现在 ${items.length} 个元素、${from} 个桶，之后有几个桶？`,
    ...choose(String(to), [from, from + 1, from * 2].map(String)),
    because: bucketsText(step, { size: after.container.items.length, from, to }),
  };
}

function capacityText({ op }: Operation, { size, from, to }: { size: number; from: number; to: number }): string {
  if (op === 'reserve')
    return to === from ? `capacity 已有 ${from}，reserve 不会缩小它。` : `reserve 要多少给多少：${to}。`;
  if (op === 'shrink_to_fit') return `shrink_to_fit 把 capacity 缩到 size，也就是 ${to}。`;
  if (to === from) return `size ${size} 小于 capacity ${from}，还有空位，不换内存。`;
  return `${size} 个位置都满了，要换一块内存；libstdc++ 每次翻倍（从 0 起则是 1），得到 ${to}。`;
}

function bucketsText({ op }: Operation, { size, from, to }: { size: number; from: number; to: number }): string {
  if (from === to) return `之后 ${size} 个元素，${from} 个桶够用：负载因子不超过 1，桶数不变。`;
  if (op === 'reserve') return `reserve 换成装得下要求个数的质数：${to} 个桶，所有元素重新散列。`;
  return `负载因子不能超过 1：libstdc++ 换成一个够大的质数，${to} 个桶，所有元素重新散列。`;
}

const FATES = ['迭代器和引用都还能用', '迭代器失效，引用还能用', '迭代器和引用都失效'];

/** The iterator that was taken last and still holds. */
function askPin(turn: Turn): Guess | undefined {
  const { before, after, step } = turn;
  const held = before.pins.findLast(({ iterator }) => iterator);
  const then = after.pins.find(({ id }) => id === held?.id);
  if (!held || !then) return undefined;
  return {
    question: `接着 ${callText(before.container, step)}。记住的指向${elementText(before.container, held.id)}的迭代器，之后还能用吗？`,
    choices: FATES,
    right: then.iterator ? 0 : then.reference ? 1 : 2,
    because: survivalText(turn, held.id),
  };
}

/** Which element a stack or a queue gives away. */
function askTaken({ before: { container }, step }: Turn): Guess | undefined {
  const { kind, items } = container;
  if ((kind !== 'stack' && kind !== 'queue') || !step.op.startsWith('pop')) return undefined;
  const [first, last] = [items[0]?.value, items.at(-1)?.value];
  if (first === undefined || last === undefined || first === last) return undefined;
  const right = kind === 'stack' ? last : first;
  return {
    question: `接着 pop()。拿走的是哪个元素？`,
    ...choose(String(right), [first, last, items[Math.floor(items.length / 2)]?.value].map(String)),
    because: kind === 'stack' ? `栈后进先出：拿走最后放进去的 ${last}。` : `队列先进先出：拿走最先放进去的 ${first}。`,
  };
}

/** How many elements have to make room. */
function askMoves({ before, after, step }: Turn): Guess | undefined {
  const moves = after.effect?.moves ?? 0;
  const { items, kind } = before.container;
  if (kind === 'unordered_set' || items.length < 2 || !('value' in step || step.op === 'erase')) return undefined;
  const at = 'at' in step ? step.at : step.op === 'push_front' ? 0 : items.length;
  return {
    question: `接着 ${callText(before.container, step)}。已有的 ${items.length} 个元素里，要移动几次？`,
    ...choose(String(moves), [0, items.length, at, items.length - at].map(String)),
    because: movesText({ before, after, step }, moves),
  };
}

function movesText({ before, after, step }: Turn, moves: number): string {
  const { kind } = before.container;
  if (kind === 'list') return '链表的结点各在各的内存里，增删只改指针，一个也不移动。';
  if (kind === 'vector' && after.effect?.reallocated) return `换了一块内存，已有的元素全都搬过去：${moves} 次。`;
  if (kind === 'vector')
    return step.op === 'erase' ? `被删元素后面的要往前补：${moves} 次。` : `插入位置和它后面的要往后让：${moves} 次。`;
  return `deque 只移动离插入或删除处近的那一头，两端则不必移动：${moves} 次。`;
}
