/** Searches that choose, try and take back. */
import type { Call, Input } from './types.ts';
import { words } from './words/lab.ts';

const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** All orders of the items; with pruning each different one once. */
export function permutations({ numbers, isPruned }: Input): Call {
  const items = ascending(numbers);
  const grow = (used: readonly number[]): Call => {
    const chips = used.map((i) => String(items[i]));
    const last = used.at(-1);
    const label = last === undefined ? words.titles.permutations : String(items[last]);
    if (used.length === items.length)
      return { label, kind: 'solution', chips, children: [], enters: words.ordered(chips.join(' ')) };
    const children = items.flatMap((item, i): Call[] => {
      if (used.includes(i)) return [];
      const isTwin = isPruned && item === items[i - 1] && !used.includes(i - 1);
      if (!isTwin) return [grow([...used, i])];
      return [
        {
          label: String(item),
          kind: 'pruned',
          chips,
          children: [],
          enters: words.twin(item),
        },
      ];
    });
    const taken = last === undefined ? words.firstPlace : words.placed(used.length, label);
    return {
      label,
      kind: 'inner',
      chips,
      children,
      enters: words.itemsLeft(taken, items.length - used.length),
      leaves: last === undefined ? words.allOrders : words.takenBack(used.length, label),
    };
  };
  return grow([]);
}

/** All subsets: each item in or out. */
export function subsets({ numbers }: Input): Call {
  const grow = (index: number, chosen: readonly number[], label: string): Call => {
    const chips = chosen.map(String);
    if (index === numbers.length)
      return { label, kind: 'solution', chips, children: [], enters: words.subset(chips.join(', ')) };
    const item = numbers[index] ?? 0;
    return {
      label,
      kind: 'inner',
      chips,
      children: [grow(index + 1, [...chosen, item], `${item}`), grow(index + 1, chosen, '✕')],
      enters: words.inOrOut(index + 1, item),
      leaves: words.bothTried(item),
    };
  };
  return grow(0, [], words.titles.subsets);
}

/** All ways to reach a sum, each number as often as wanted. */
export function combinationSum({ numbers, size, isPruned }: Input): Call {
  const items = ascending(new Set(numbers).size ? [...new Set(numbers)] : numbers);
  const grow = (start: number, chosen: readonly number[], sum: number): Call => {
    const chips = chosen.map(String);
    const label = chosen.length ? String(chosen.at(-1)) : words.sumLabel(size);
    if (sum === size)
      return { label, kind: 'solution', chips, children: [], enters: words.reached(chips.join(' + '), size) };
    if (sum > size) return { label, kind: 'dead', chips, children: [], enters: words.tooMuch(sum, size) };
    const children: Call[] = [];
    for (const [i, item] of items.entries()) {
      if (i < start) continue;
      if (isPruned && sum + item > size) {
        children.push({
          label: String(item),
          kind: 'pruned',
          chips,
          children: [],
          enters: words.tooLarge(sum, item, size),
        });
        break;
      }
      children.push(grow(i, [...chosen, item], sum + item));
    }
    return {
      label,
      kind: 'inner',
      chips,
      children,
      enters: chosen.length ? words.chosen(label, sum) : words.chooseFrom(items.join(words.between), size),
      leaves: chosen.length ? words.beginningTried(chips.join(' + '), label) : words.allBeginnings,
    };
  };
  return grow(0, [], 0);
}

/** Columns of queens row by row attack each other. */
function attacks(columns: readonly number[], column: number): boolean {
  return columns.some((other, row) => other === column || Math.abs(other - column) === columns.length - row);
}

/** Queens on a board, one a row; without pruning a full board is checked at the end only. */
export function queens({ size, isPruned }: Input): Call {
  const all = Array.from({ length: size }, (_, i) => i);
  const grow = (columns: readonly number[]): Call => {
    const chips = columns.map((column) => String(column + 1));
    const label = columns.length ? (chips.at(-1) ?? '') : words.queensLabel(size);
    const place = words.queenAt(columns.length, label);
    if (columns.length === size) {
      const isGood = columns.every((column, row) => !attacks(columns.slice(0, row), column));
      return {
        label,
        kind: isGood ? 'solution' : 'dead',
        chips,
        children: [],
        enters: isGood ? words.boardSolved(place) : words.boardWrong(place),
      };
    }
    const open = isPruned ? all.filter((column) => !attacks(columns, column)) : all;
    const cut = size - open.length;
    const next = open.length ? words.squaresOpen(open.length, cut) : words.noSquare;
    const start = columns.length ? place : words.emptyBoard;
    if (open.length === 0) return { label, kind: 'dead', chips, children: [], enters: words.boardNow(start, next) };
    return {
      label,
      kind: 'inner',
      chips,
      children: open.map((column) => grow([...columns, column])),
      enters: words.boardNow(start, next),
      leaves: columns.length ? words.queenTaken(place) : words.allBoards,
    };
  };
  return grow([]);
}
