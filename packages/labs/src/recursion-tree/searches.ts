/** Searches that choose, try and take back. */
import type { Call, Input } from './types.ts';

const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** All orders of the items; with pruning each different one once. */
export function permutations({ numbers, isPruned }: Input): Call {
  const items = ascending(numbers);
  const grow = (used: readonly number[]): Call => {
    const chips = used.map((i) => String(items[i]));
    const last = used.at(-1);
    const label = last === undefined ? '全排列' : String(items[last]);
    if (used.length === items.length)
      return { label, kind: 'solution', chips, children: [], enters: `排满了，得到 ${chips.join(' ')}。` };
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
          enters: `${item} 与前一个相同而前一个没用：会重复，剪掉。`,
        },
      ];
    });
    const taken = last === undefined ? '第 1 位从头试起' : `第 ${used.length} 位放 ${label}`;
    return {
      label,
      kind: 'inner',
      chips,
      children,
      enters: `${taken}，还剩 ${items.length - used.length} 个。`,
      leaves: last === undefined ? '所有排列都试过了。' : `第 ${used.length} 位的 ${label} 试完，撤销，回到上一层。`,
    };
  };
  return grow([]);
}

/** All subsets: each item in or out. */
export function subsets({ numbers }: Input): Call {
  const grow = (index: number, chosen: readonly number[], label: string): Call => {
    const chips = chosen.map(String);
    if (index === numbers.length)
      return { label, kind: 'solution', chips, children: [], enters: `每一项都定了，得到 {${chips.join(', ')}}。` };
    const item = numbers[index] ?? 0;
    return {
      label,
      kind: 'inner',
      chips,
      children: [grow(index + 1, [...chosen, item], `${item}`), grow(index + 1, chosen, '✕')],
      enters: `轮到第 ${index + 1} 项 ${item}：先选它，再不选它。`,
      leaves: `${item} 选与不选都试过了，返回。`,
    };
  };
  return grow(0, [], '子集');
}

/** All ways to reach a sum, each number as often as wanted. */
export function combinationSum({ numbers, size, isPruned }: Input): Call {
  const items = ascending(new Set(numbers).size ? [...new Set(numbers)] : numbers);
  const grow = (start: number, chosen: readonly number[], sum: number): Call => {
    const chips = chosen.map(String);
    const label = chosen.length ? String(chosen.at(-1)) : `和 ${size}`;
    if (sum === size)
      return { label, kind: 'solution', chips, children: [], enters: `${chips.join(' + ')} = ${size}，得到一个解。` };
    if (sum > size) return { label, kind: 'dead', chips, children: [], enters: `和到 ${sum}，超过 ${size}，返回。` };
    const children: Call[] = [];
    for (const [i, item] of items.entries()) {
      if (i < start) continue;
      if (isPruned && sum + item > size) {
        children.push({
          label: String(item),
          kind: 'pruned',
          chips,
          children: [],
          enters: `${sum} + ${item} 已超过 ${size}，后面的更大，一起剪掉。`,
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
      enters: chosen.length ? `选 ${label}，和到 ${sum}。` : `从 ${items.join('、')} 里选，凑 ${size}。`,
      leaves: chosen.length ? `以 ${chips.join(' + ')} 开头的试完，撤销 ${label}。` : '所有开头都试过了。',
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
    const label = columns.length ? (chips.at(-1) ?? '') : `${size} 皇后`;
    const place = `第 ${columns.length} 行放第 ${label} 列`;
    if (columns.length === size) {
      const isGood = columns.every((column, row) => !attacks(columns.slice(0, row), column));
      return {
        label,
        kind: isGood ? 'solution' : 'dead',
        chips,
        children: [],
        enters: isGood ? `${place}，放满了，得到一个解。` : `${place}，放满才发现互相攻击，返回。`,
      };
    }
    const open = isPruned ? all.filter((column) => !attacks(columns, column)) : all;
    const cut = size - open.length;
    const next = open.length
      ? `下一行有 ${open.length} 格可放${cut ? `，${cut} 格被攻击、不进` : ''}`
      : '下一行没有可放的格，只能回头';
    const start = columns.length ? place : '空棋盘';
    if (open.length === 0) return { label, kind: 'dead', chips, children: [], enters: `${start}；${next}。` };
    return {
      label,
      kind: 'inner',
      chips,
      children: open.map((column) => grow([...columns, column])),
      enters: `${start}；${next}。`,
      leaves: columns.length ? `${place}的各种接法试完，拿走这个皇后。` : '所有放法都试过了。',
    };
  };
  return grow([]);
}
