/** What the lab says in Simplified Chinese. */

export const input = '输入';
export const algorithm = '算法';
export const ownInput = '自己排的';
export const size = '个数';
export const otherNumbers = '换一组数';
export const titleOfRun = (algorithm: string, shape: string) => `${algorithm}（${shape}）`;
export const heightOf = (index: number) => `第 ${index} 项的高度`;
export const costAt = (size: number, comparisons: number, writes: number) =>
  `n = ${size} 时比较 ${comparisons} 次、写入 ${writes} 次`;
export const semicolon = '；';
export const growth = (title: string, costs: string) => `${title}的代价随规模增长：${costs}`;
export const times = '次数';
export const comparisons = '比较';
export const writes = '写入';
export const algorithms = {
  bubble: '冒泡排序',
  insertion: '插入排序',
  selection: '选择排序',
  merge: '归并排序',
  quick: '快速排序（末项作枢轴）',
  heap: '堆排序',
};
export const shapes = {
  random: '随机',
  sorted: '已经有序',
  reversed: '逆序',
  nearly: '几乎有序',
  few: '只有四种值',
};
export const start = '开始';
export const value = (key: number) => `（${key}）`;
export const itemAt = (index: number, value: string) => `第 ${index} 项${value}`;
export const compare = (a: string, b: string) => `比较${a}与${b}`;
export const swap = (i: number, j: number) => `交换第 ${i} 项与第 ${j} 项`;
export const write = (key: number, index: number) => `把 ${key} 写到第 ${index} 项`;
export const counts = (comparisons: number, writes: number) => `已比较 ${comparisons} 次，写入 ${writes} 次`;
export const atStep = (step: number, operation: string, counts: string) => `第 ${step} 步：${operation}；${counts}。`;
export const isStable = '相等的项保持了原来的次序';
export const isUnstable = '相等的项次序变了，所以它不稳定';
export const noEquals = '没有相等的项，看不出是否稳定';
export const sorted = (counts: string, stability: string) => `排好了，${counts}。${stability}。`;
export const own = '自己排';
export const picture = (algorithm: string, shape: string, size: number, step: number, values: string) =>
  `${algorithm}，${shape}的 ${size} 个数，第 ${step} 步：${values}`;
export const leaveBoth = '两项不动，比较别处';
export const swapBoth = '交换这两项';
export const writeElsewhere = '把一项写到别处';
export const whatAfter = (i: number, a: number, j: number, b: number) =>
  `接着比较第 ${i} 项（${a}）与第 ${j} 项（${b}），比完以后呢？`;
export const done = '就排好了';
export const afterComparing = (a: number, b: number, next: string) => `${a} 与 ${b} 比完，${next}。`;
export const hardest = (algorithm: string) => `怎样的次序最让${algorithm}为难？拖动柱子，排出比较次数最多的输入。`;
export const whichMore = (algorithm: string, shape: string) =>
  `${algorithm}遇到${shape}的输入，比较和写入哪个更多？拖动柱子换一种次序再看。`;
