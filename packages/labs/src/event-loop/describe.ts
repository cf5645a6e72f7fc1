/** The loop in words. */
import { type LoopState, lastOf, machineOf, presetOf, type Source } from './state.ts';
import type { Machine } from './types.ts';
import { words } from './words/lab.ts';

/** What the reader is asked, and how he answers. */
export function question(state: LoopState): string {
  const preset = presetOf(state);
  return words.pressTurn(preset ? words.questions[preset] : words.whichOrder);
}

/** What the drawing shows. */
export const figureLabel = ({ stack, microtasks, timers, log }: Machine) =>
  words.picture(stack.length, microtasks.length, timers.length, log.length);

/** What the last step did, what has been printed, and why a press was refused. */
export function describe(state: LoopState): string {
  const machine = machineOf(state);
  const end = state.step >= lastOf(state) ? words.atEnd : '';
  const refused = state.missed ? words.refused(refusalText(machine, state.missed)) : '';
  const step = words.atStep(state.step, machine.did, machine.log.join(' → ') || words.nothing);
  return step + end + words.stop + refused;
}

/** Why it is not the turn of what was pressed. */
function refusalText({ stack, microtasks }: Machine, source: Source): string {
  const top = stack.at(-1);
  if (top) return words.stackBusy(words.sources[source], top.name);
  if (source === 'stack') return words.stackEmpty;
  if (microtasks.length > 0) return words.microtasksFirst(words.sources[source], microtasks.length);
  return words.noMicrotasks;
}
