/** The graph in words. */
import type { Guess } from '../model/lab-model.ts';
import { NAMES } from './graph.ts';
import { type CmakeState, givenIn, graphOf } from './state.ts';
import { words } from './words/lab.ts';

/** Names of targets, in words. */
export function names(numbers: Iterable<number>): string {
  const list = [...numbers].sort((a, b) => a - b).map((i) => NAMES[i] ?? '');
  return list.length > 0 ? list.join(words.comma) : words.none;
}

/** What the chosen target gets. */
export function graphText(state: CmakeState): string {
  const { picked, done } = state;
  const name = NAMES[picked] ?? '';
  const kind = graphOf(state).targets[picked]?.kind ?? 'static';
  const head = done < NAMES.length ? words.workedOut(done) : '';
  if (picked < NAMES.length - done) return head + words.notYet(name);
  const { compiled, handedOn, linked } = givenIn(state, picked);
  const given = kind === 'interface' ? words.compilesNothing : words.compiledWith(names(compiled));
  const passed = kind === 'program' ? '' : words.handsOn(names(handedOn));
  const line = kind === 'program' || kind === 'shared' ? words.linkLine(names(linked)) : '';
  return head + words.given(name, words.kinds[kind], `${given}${passed}${line}`);
}

/** Whether the target that is worked out next sees another one. */
export function guessNext(state: CmakeState, number: number): Guess {
  const name = NAMES[number] ?? '';
  const kind = graphOf(state).targets[number]?.kind;
  const { compiled, handedOn } = givenIn(state, number);
  const isOnlyInterface = kind === 'interface';
  const set = isOnlyInterface ? handedOn : compiled;
  // The farthest target below asks most; the last one only has itself.
  const other = NAMES.length - 1;
  const far = NAMES[other] ?? '';
  return {
    question: isOnlyInterface ? words.whatUsersGet(name, far) : words.whatItSees(name, far),
    choices: words.yesOrNo,
    right: set.has(other) ? 0 : 1,
    because: isOnlyInterface ? words.whyUsersGet(name, names(set)) : words.whyItSees(name, names(set)),
  };
}
