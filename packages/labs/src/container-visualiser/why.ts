/** Why an iterator lives or dies, by the standard's rules (and the sentence names what really happened). */
import { elementText } from './describe.ts';
import type { Story } from './state.ts';
import type { Operation } from './types.ts';

/** A call that comes, and the container before and after it. */
export interface Turn {
  step: Operation;
  before: Story;
  after: Story;
}

/** What becomes of the iterator and the reference to an element by a call, and why. */
export function survivalText(turn: Turn, id: number): string {
  const pin = turn.after.pins.find((each) => each.id === id);
  const outcome = pin?.iterator
    ? '迭代器和引用都还能用'
    : pin?.reference
      ? '迭代器失效，引用还能用'
      : '迭代器和引用都失效';
  return `${reason(turn, id)}：${outcome}。`;
}

function reason(turn: Turn, id: number): string {
  const { before, after, step } = turn;
  const { container } = before;
  if (!after.container.items.some((item) => item.id === id)) return `${elementText(container, id)}已经被删掉`;
  switch (container.kind) {
    case 'vector':
      return vectorReason(turn, id);
    case 'list':
      return '链表的结点不搬动，增删别的元素与它无关';
    case 'unordered_set':
      return after.effect?.reallocated ? '重新散列让次序变了，但结点没有搬动' : '没有重新散列，结点也没有搬动';
    default:
      return dequeReason(
        step.op,
        after.effect?.brokenReferences.length ?? 0,
        after.effect?.brokenIterators.length ?? 0,
      );
  }
}

function vectorReason({ before: { container }, after, step }: Turn, id: number): string {
  if (after.effect?.reallocated) return '换了一块内存，原来的那块已经释放';
  if (step.op === 'reserve' || step.op === 'shrink_to_fit') return '没有换内存，元素都在原处';
  const index = container.items.findIndex((item) => item.id === id);
  const at = 'at' in step ? step.at : container.items.length;
  return index < at ? '没有换内存，它在改动处的前面' : '它在改动处或后面，被搬动了';
}

function dequeReason(op: string, references: number, iterators: number): string {
  if (/^(?:pop|erase)/.test(op))
    return references > 1 ? '在中间删除，元素可能被搬动' : '只删掉了一端的元素，别的没有搬动';
  return references === 0 && iterators > 0 ? '在两端添加，元素不搬动，指针表却可能换掉' : '在中间插入，元素可能被搬动';
}
