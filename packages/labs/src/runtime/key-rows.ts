/** The keys of a lab and what they do. */
import type { AnyLab } from '../define.ts';

type Row = readonly [key: string, does: string];

const STEPS: readonly Row[] = [
  ['.', '下一步'],
  [',', '上一步'],
];
const GUESS: readonly Row[] = [['1–5', '选一个猜测']];
const COMMON: readonly Row[] = [
  ['Tab', '到下一个能动的地方'],
  ['方向键', '移动它；按住 Shift 走得更远'],
  ['Ctrl + Z', '撤销'],
  ['Ctrl + Y', '重做'],
  ['?', '打开这张表'],
];

/** The lab's own keys, then those of every lab; of a key that both know, what the lab says. */
export function keyRows({ keys = [], steps, guess }: Pick<AnyLab['model'], 'keys' | 'steps' | 'guess'>): Row[] {
  const own = new Set(keys.map(([key]) => key));
  const common = [...(steps ? STEPS : []), ...(steps && guess ? GUESS : []), ...COMMON];
  return [...keys, ...common.filter(([key]) => !own.has(key))];
}
