/** Why an iterator lives or dies, by the standard's rules (and the sentence names what really happened). */
import { elementText } from './describe.ts';
import type { Story } from './state.ts';
import type { Operation } from './types.ts';
import { words } from './words/lab.ts';

/** A call that comes, and the container before and after it. */
export interface Turn {
  step: Operation;
  before: Story;
  after: Story;
}

/** What becomes of the iterator and the reference to an element by a call, and why. */
export function survivalText(turn: Turn, id: number): string {
  const pin = turn.after.pins.find((each) => each.id === id);
  const outcome = pin?.iterator ? words.fateValid : pin?.reference ? words.fateIterator : words.fateBoth;
  return words.whyFate(reason(turn, id), outcome);
}

function reason(turn: Turn, id: number): string {
  const { before, after, step } = turn;
  const { container } = before;
  if (!after.container.items.some((item) => item.id === id)) return words.wasRemoved(elementText(container, id));
  switch (container.kind) {
    case 'vector':
      return vectorReason(turn, id);
    case 'list':
      return words.nodesStay;
    case 'unordered_set':
      return after.effect?.reallocated ? words.rehashedOrder : words.notRehashed;
    default:
      return dequeReason(
        step.op,
        after.effect?.brokenReferences.length ?? 0,
        after.effect?.brokenIterators.length ?? 0,
      );
  }
}

function vectorReason({ before: { container }, after, step }: Turn, id: number): string {
  if (after.effect?.reallocated) return words.memoryFreed;
  if (step.op === 'reserve' || step.op === 'shrink_to_fit') return words.memoryStays;
  const index = container.items.findIndex((item) => item.id === id);
  const at = 'at' in step ? step.at : container.items.length;
  return index < at ? words.isBefore : words.isAfter;
}

function dequeReason(op: string, references: number, iterators: number): string {
  if (/^(?:pop|erase)/.test(op)) return references > 1 ? words.removedInMiddle : words.removedAtEnd;
  return references === 0 && iterators > 0 ? words.addedAtEnd : words.addedInMiddle;
}
