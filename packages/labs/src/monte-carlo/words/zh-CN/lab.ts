/** What the lab says in Simplified Chinese. */

export const sampling = '采样';
export const integral = '积分';
export const density = '密度';
export const tilt = '倾斜';
export const sampler = '采样器';
export const otherSamples = '换一组样本';
export const uniform = '均匀';
export const samplers = { random: '随机', stratified: '分层', halton: 'Halton' };
export const densities = { line: '直线（可拖）', match: '正比于f', half: '漏掉一半' };
export const scenes = {
  pi: '四分之一圆求π',
  square: 'f(x) = 3x²',
  sine: 'f(x) = (π∕2) sin πx',
  peak: '0.7处的尖峰',
  step: '0.3处的台阶',
  dice: '掷一颗骰子的平均点数',
  hemisphere: '半球上cosθ的积分',
};
export const sampleCount = '样本数';
export const samples = (count: number) => `${count}个`;
export const densityAtRight = '密度在右端的高度';
export const densityOfX = '密度p(x)';
export const sample = '样本';
export const error = '误差';
export const dashes = '虚线：σ∕√N';
export const inside = (count: number) => `圆内${count}`;
export const outside = (count: number) => `圆外${count}`;
export const cosines = 'cosθ的分布';
export const tiny = '不到0.000001';
export const estimated = (scene: string, sampler: string, count: number, mean: string) =>
  `${scene}：${sampler}采样${count}个，估计${mean}`;
export const trueValue = (exact: string, error: string) => `，真值${exact}，误差${error}。`;
export const halfIsMissed = '密度在一半的地方是零，那里的值永远取不到，样本再多也补不回来。';
export const oneIsEnough = '密度正比于f，每个f∕p都一样，一个样本就够。';
export const ifRandom = (error: string) => `若是随机采样，标准误为${error}。`;
export const standardError = (error: string) => `标准误σ∕√N = ${error}。`;
export const questions = {
  half: '误差为什么停在一个数上不再下降？换一种密度比一比。',
  hemisphere: '均匀取方向和按余弦取方向，哪一种一个样本就准？',
  pi: '要让误差再小一位，样本要加到几倍？拖动N看一看。',
  evenly: '点排匀以后，误差比1/√N的虚线低多少？',
  dice: '掷多少次，平均点数才稳定在3.5附近？',
  line: '拖动密度直线的右端：斜到哪里，同样多的样本误差最小？',
};
export const picture = (scene: string, count: number, mean: string) => `${scene}，${count}个样本，估计${mean}`;
export const whatIfDoubled = (count: number) => `样本从${count}个加到${count * 2}个，这一次的误差会怎样？`;
export const changes = ['变小', '变大', '不变'];
export const whyChanged = (now: string, then: string, isRandom: boolean) =>
  `误差从${now}到${then}。${isRandom ? '标准误按1/√N缩小，单独一次的误差仍会上下起伏' : '点排得匀，误差一般比随机采样降得快，单独一次仍会起伏'}。`;
