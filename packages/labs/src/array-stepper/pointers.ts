/** Programs with two pointers. */
import { ask, at, film, marks } from './film.ts';
import type { Program } from './types.ts';
import { words } from './words/lab.ts';

/** Keeps at most `target` of each value of a sorted array, in place. */
export const dedup: Program = ({ values, target }) => {
  const a = [...values];
  const most = Math.max(1, target);
  let [w, r, count] = [0, 0, 0];
  const { scenes, shot } = film(() => ({
    cells: [...a],
    pointers: marks({ w, r }),
    regions: [
      { from: 0, to: w, tone: 'tip', label: words.eachAtMost(most) },
      { from: w, to: r, tone: 'soft', label: words.freeToOverwrite },
    ],
    touched: r < a.length ? [r, ...(w >= most ? [w - most] : [])] : [],
    count,
    answer: [w],
  }));
  shot(0, words.dedupStart);
  for (; r < a.length; r++) {
    count++;
    const value = at(a, r);
    const kept = w < most ? undefined : at(a, w - most);
    const isKept = value !== kept;
    const where = kept === undefined ? words.fewerKept(most) : words.lastKept(most, kept);
    const target = w;
    if (isKept) a[w++] = value;
    shot(
      isKept ? 3 : 2,
      words.dedupRead(r, value, where, isKept ? words.writtenTo(target) : words.enoughOf(most, value)),
      ask(words.dedupAsk(value, where), words.writeOrSkip, isKept ? 0 : 1),
    );
  }
  shot(4, words.dedupEnd(w, most, a.length - w));
  return scenes;
};

/** What std::remove does: the rest moves forward, the length stays. */
export const remove: Program = ({ values, target }) => {
  const a = [...values];
  let [w, r, count] = [0, 0, 0];
  const { scenes, shot } = film(() => ({
    cells: [...a],
    pointers: marks({ w, r }),
    regions: [
      { from: 0, to: w, tone: 'tip', label: words.without(target) },
      { from: w, to: r, tone: 'soft', label: words.leftOver },
    ],
    touched: r < a.length ? [r] : [],
    count,
    answer: [w],
  }));
  shot(0, words.removeStart(target));
  for (; r < a.length; r++) {
    count++;
    const value = at(a, r);
    const isKept = value !== target;
    const outcome = isKept ? words.isKept(target, w) : words.isRemoved(target);
    if (isKept) a[w++] = value;
    shot(
      isKept ? 3 : 2,
      words.removeRead(r, value, outcome),
      ask(words.removeAsk(value, target), words.writeOrSkip, isKept ? 0 : 1),
    );
  }
  shot(4, words.removeEnd(w, a.length, a.length - w));
  return scenes;
};

/** Moves what is smaller than the target to the front. */
export const partition: Program = ({ values, target }) => {
  const a = [...values];
  let [w, r, count] = [0, 0, 0];
  const { scenes, shot } = film(() => ({
    cells: [...a],
    pointers: marks({ w, r }),
    regions: [
      { from: 0, to: w, tone: 'tip', label: `< ${target}` },
      { from: w, to: r, tone: 'warning', label: `≥ ${target}` },
    ],
    touched: r < a.length ? [r, w] : [],
    count,
    answer: [w],
  }));
  shot(0, words.partitionStart(target));
  for (; r < a.length; r++) {
    count++;
    const value = at(a, r);
    const isLess = value < target;
    const outcome = isLess ? words.isLess(target, w) : words.isNotLess(target);
    if (isLess) {
      [a[r], a[w]] = [at(a, w), value];
      w++;
    }
    shot(
      isLess ? 3 : 2,
      words.partitionRead(r, value, outcome),
      ask(words.partitionAsk(value, target), [words.swapToFront, words.leave], isLess ? 0 : 1),
    );
  }
  shot(4, words.partitionEnd(w, target, a.length - w));
  return scenes;
};

/** Two items of a sorted array with a given sum. */
export const twoSum: Program = ({ values, target }) => {
  let [l, r, count, isFound] = [0, values.length - 1, 0, false];
  const { scenes, shot } = film(() => ({
    cells: values,
    pointers: marks({ l, r }),
    regions: [
      { from: 0, to: l, tone: 'soft', label: words.tooSmall },
      { from: l, to: r + 1, tone: isFound ? 'tip' : 'info', label: isFound ? words.found : words.answerHere },
      { from: r + 1, to: values.length, tone: 'soft', label: words.tooLarge },
    ],
    touched: [l, r],
    count,
    answer: isFound ? [l, r] : [],
  }));
  shot(0, words.twoSumStart(target));
  while (l < r) {
    count++;
    const sum = at(values, l) + at(values, r);
    const question = ask(
      words.twoSumAsk(sum, target),
      [words.moveLeft, words.moveRight, words.isFound],
      sum === target ? 2 : sum < target ? 0 : 1,
    );
    const sentence = `a[${l}] + a[${r}] = ${sum}`;
    isFound = sum === target;
    if (isFound) {
      shot(3, words.sumFound(sentence, target), question);
      return scenes;
    }
    if (sum < target) {
      l++;
      shot(4, words.sumTooSmall(sentence, target, l - 1), question);
    } else {
      r--;
      shot(5, words.sumTooLarge(sentence, target, r + 1), question);
    }
  }
  shot(6, words.noSum(target));
  return scenes;
};
