/** What the lab says in Simplified Chinese. */

export const structures = {
  none: '逐个测试',
  grid: '均匀网格',
  kd: 'KD树',
  median: 'BVH（中位划分）',
  sah: 'BVH（SAH）',
};
export const queries = { ray: '光线', view: '视锥' };
export const visits = {
  cells: (count: number) => `访问${count}个格子`,
  nodes: (count: number) => `访问${count}个节点`,
};
export const saved = (count: number) => `比逐个测试少${count}个`;
export const nothingSaved = '一个也没省';
export const cost = (structure: string, discs: number, visits: string, tests: number, saved: string) =>
  `${structure}，${discs}个圆：${visits}，测试${tests}个圆，${saved}。`;
export const sentences = (first: string, second: string) => `${first}${second}`;
export const inView = (count: number) => `视锥里有${count}个圆。`;
export const noHit = '光线什么也没碰到。';
export const nearestHit = (disc: number | undefined, distance: string) => `最近的命中是圆${disc}，距离${distance}。`;
export const notBegun = '还没有开始。';
export const discHit = (disc: number) => `圆${disc}命中。`;
export const discMissed = (disc: number) => `圆${disc}没有命中。`;
export const outcomes = {
  entered: '进入',
  missed: '跳过：没碰到盒子',
  farther: '跳过：盒子比已有的命中远',
};
export const nodeLooked = (node: number, outcome: string) => `节点${node}${outcome}。`;
export const questions = {
  none: '每个圆都要测一次。换成哪种结构，测试最少？',
  view: '转动视锥：看向哪里时，一个节点就能排除一大片？',
  grid: '圆都挤在一起时，均匀网格还省得下多少测试？换成KD树或BVH再看。',
  otherThanSah: '把光线拖到哪里，访问的节点最多？换成SAH又是多少？',
  sah: '把光线拖到哪里，访问的节点最多？换成中位划分又是多少？',
};
export const known = (distance: string) => `已有的命中在${distance}`;
export const noneKnown = '还没有命中';
export const discInView = (disc: number) => `圆${disc}在视锥里。`;
export const discAside = (disc: number) => `圆${disc}不在路上。`;
export const discDistance = (distance: string, known: string) => `距离${distance}，${known}。`;
export const whetherHit = (disc: number) => `接着测试虚线圈住的圆（${disc}号），会命中吗？`;
export const hitOrMiss = ['命中', '没有命中'];
export const boxReasons = {
  entered: () => '盒子在路上，也不比已有的命中远。',
  missed: () => '盒子不在路上。',
  farther: (known: string) => `盒子在路上，但${known}，里面不会有更近的。`,
};
export const whatOfBox = (node: number) => `接着看虚线框住的盒子（节点${node}），会怎样？`;
export const boxFates = ['进入', '跳过：没碰到', '跳过：太远了'];
export const scene = '场景';
export const query = '查询';
export const discs = '圆的个数';
export const otherDiscs = '换一批圆';
export const costs = '同一个查询在各种结构里的代价';
export const nodesAndTests = (nodes: number, tests: number) => `节点${nodes} 测试${tests}`;
export const ends = {
  ray: { from: '光线起点', to: '光线经过的点' },
  view: { from: '视点', to: '视锥的远端' },
};
