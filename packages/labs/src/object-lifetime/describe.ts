/** The program's run in words. */

import type { ProgramName } from './programs.ts';
import type { LiveObject, Step } from './steps.ts';
import { words } from './words/lab.ts';

/** What the step did, and where. */
export function stepText(steps: readonly Step[], step: number): string {
  const { kind, line, text } = steps[step] as Step;
  return kind === 'start' ? words.whatTIs(text) : words.atStep(step, line + 1, text);
}

/** Who is alive after a step. */
export function aliveText(steps: readonly Step[], step: number): string {
  if (step === 0) return '';
  const names = namesOfAlive(steps, step);
  return names.length === 0 ? words.nobodyAlive : words.aliveNow(names.join(words.comma));
}

const namesOfAlive = (steps: readonly Step[], step: number) =>
  (steps[step]?.objects ?? []).filter(({ state }) => state === 'alive').map(({ name }) => name);

/** Name of the timeline. */
export function timelineLabel(program: ProgramName, steps: readonly Step[], step: number): string {
  return words.picture(words.titles[program], step, namesOfAlive(steps, step).join(words.comma) || words.none);
}

/** An object now, cell by cell: name, place, state, value, owners, watchers. */
export function cellsOf(object: LiveObject): string[] {
  const { name, place, state, value, owners, watchers } = object;
  const isHeap = place === 'heap' && state !== 'dead';
  return [
    name,
    words.places[place],
    words.states[state],
    value || words.emptyValue,
    isHeap && owners.length > 0 ? words.countOf(owners.length, owners.join(words.comma)) : '—',
    watchers.length > 0 ? watchers.join(words.comma) : '—',
  ];
}
