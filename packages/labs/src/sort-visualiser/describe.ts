/** The run in words. */
import type { AlgorithmName } from './algorithms.ts';
import type { Run, Shape } from './model.ts';
import type { SortState } from './state.ts';
import { type Item, isStable, type Moment, type Operation } from './tape.ts';

export const ALGORITHM_TITLES: Record<AlgorithmName, string> = {
  bubble: '冒泡排序',
  insertion: '插入排序',
  selection: '选择排序',
  merge: '归并排序',
  quick: '快速排序（末项作枢轴）',
  heap: '堆排序',
};

export const SHAPE_TITLES: Record<Shape, string> = {
  random: '随机',
  sorted: '已经有序',
  reversed: '逆序',
  nearly: '几乎有序',
  few: '只有四种值',
};

/** What one operation does; the items that stand where it looks are named by their values. */
export function operationText(operation: Operation | undefined, items: readonly Item[] = []): string {
  if (!operation) return '开始';
  const { kind, i } = operation;
  const itemAt = (index: number) => `第 ${index} 项${items[index] ? `（${items[index].key}）` : ''}`;
  if (kind === 'compare') return `比较${itemAt(i)}与${itemAt(operation.j)}`;
  return kind === 'swap' ? `交换第 ${i} 项与第 ${operation.j} 项` : `把 ${operation.item.key} 写到第 ${i} 项`;
}

/** Where the run is, and at its end what came of it. */
export function momentText({ step }: SortState, { operations, sorted }: Run, moment: Moment): string {
  const counts = `已比较 ${moment.comparisons} 次，写入 ${moment.writes} 次`;
  if (step < operations.length) return `第 ${step} 步：${operationText(moment.last, moment.items)}；${counts}。`;
  const stable = isStable(sorted);
  const order = stable ? '相等的项保持了原来的次序' : '相等的项次序变了，所以它不稳定';
  return `排好了，${counts}。${stable === undefined ? '没有相等的项，看不出是否稳定' : order}。`;
}

/** Name of the picture. */
export function pictureLabel({ algorithm, shape, size, step, keys }: SortState, moment: Moment): string {
  const values = moment.items.map(({ key }) => key).join(' ');
  return `${ALGORITHM_TITLES[algorithm]}，${keys ? '自己排' : SHAPE_TITLES[shape]}的 ${size} 个数，第 ${step} 步：${values}`;
}
