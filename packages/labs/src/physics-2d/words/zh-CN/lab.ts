/** What the lab says in Simplified Chinese. */

export const scenes = {
  spring: '弹簧',
  pendulum: '单摆',
  throw: '抛体',
  bounce: '弹跳',
  cloth: '布料',
  particles: '粒子',
  broad: '粗测与碰撞',
};
export const integrators = {
  explicit: '显式欧拉',
  symplectic: '半隐式欧拉',
  verlet: '速度Verlet',
  midpoint: '中点法',
  rk4: 'RK4',
};
export const questions = {
  spring: '步长拖到多大，弹簧就炸开？换一种积分方法再拖。',
  pendulum: '同样的步长，哪种方法的摆越荡越高？',
  throw: '匀加速运动里，哪种方法在任何步长下都落在同一条抛物线上？',
  bounce: '步长变大，第一次弹起的高度还一样吗？把步长拖到0.30 s看一看。',
  cloth: '步长加到多少布会炸开？换成约束投影再加，又会怎样？',
  particles: '喷泉里的粒子多到多少就不再多了？寿命和每秒个数各管什么？',
  broad: '换网格、换扫描：留下的线少了多少，漏掉过真正相碰的一对吗？',
};
export const times = (ratio: string | number) => `${ratio}倍`;
export const when = (h: string, step: number, time: string) => `步长${h} s：第${step}步，${time} s时`;
export const motion = (scene: string, integrator: string, when: string, place: string) =>
  `${scene}，${integrator}，${when}在${place}`;
export const energy = (motion: string, ratio: string, verdict: string) =>
  `${motion}，总能量是开始的${ratio}。${verdict}`;
export const bounceLoss = '每次弹起损失的能量是真的，凭空多出来的不是。';
export const gained = '多出来的能量是方法带来的误差。';
export const lost = '少掉的能量是方法带来的误差。';
export const kept = '能量守得住。';
export const whatOfEnergy = '再过一秒，总能量会怎样？';
export const changes = ['变大', '变小', '几乎不变'];
export const energyFromTo = (from: string, to: string) => `能量从开始的${from}到${to}。`;
export const broads = { all: '逐对测试', grid: '均匀网格', sweep: '扫描与剪除（SAP）' };
/** Beside a bar. */
export const broadsInShort = { all: '逐对测试', grid: '均匀网格', sweep: '扫描与剪除' };
export const projected = '约束投影（PBD）';
export const discs = (count: number, broad: string, when: string) => `${count}个圆，${broad}，${when}`;
export const pairs = (left: number, all: number, touching: number) =>
  `粗测留下${left}对交给细测（全部是${all}对），真正相碰${touching}对`;
export const discsAndPairs = (discs: string, pairs: string, ratio: string) =>
  `${discs}${pairs}；总动能是开始的${ratio}。`;
export const fountain = (rate: number, life: string, integrator: string, when: string) =>
  `喷泉每秒${rate}个、每个活${life} s，${integrator}，${when}`;
export const alive = (fountain: string, count: number, stray: string) =>
  `${fountain}活着${count}个，最老的离它的抛物线${stray} m。`;
export const cloth = (how: string, when: string, stretch: string) => `布料，${how}，${when}最长的一根线伸长${stretch}`;
export const pulledBack = '松手时拉着的线一步就被拉回原长，多出来的能量来自这一下。';
export const damped = '投影不会炸开；少掉的能量像阻尼，步长大了布会变软。';
export const bursting = '多出来的能量是方法带来的，布要炸开了。';
export const whatOfCloth = '再过一秒，布的总能量会怎样？';
export const clothFromTo = (from: string, to: string, stretch: string) =>
  `能量从开始的${from}到${to}，最长的线伸长${stretch}。`;
export const whatOfParticles = (count: number) => `现在活着${count}个粒子。再过一秒呢？`;
export const countChanges = ['变多', '变少', '一样多，至多差一个'];
export const mostAlive = (count: number, rate: number, life: number) =>
  `${count}个。活着的至多是每秒个数乘寿命，${rate} × ${life} = ${rate * life}上下，之后生一个就没一个。`;
export const whatOfPairs = (all: number, left: number) =>
  `全部有${all}对，现在粗测留下${left}对。再过一秒，粗测留下多少？`;
export const shares = ['不到一成', '一成到三成', '三成以上'];
export const pairsLeft = (count: number, share: string) =>
  `${count}对，是全部的${share}。网格只看邻格，扫描只看一条轴上重叠的，逐对什么也不省。`;
export const particlesAlive = '活着的粒子';
export const pairsToTest = '交给细测的对数';
export const simulation = '模拟';
export const scene = '运动';
export const broad = '粗测';
export const integrator = '积分方法';
export const timeStep = '步长';
export const stiffness = '劲度';
export const handles = {
  spring: '松手的位置',
  pendulum: '松手的位置',
  throw: '抛出的方向与速度',
  bounce: '松手的位置',
  cloth: '右边的钉子',
  particles: '喷出的方向与速度',
  broad: '第一个圆的位置',
};
export const energyOverFirst = '总能量 ∕ 开始时的总能量';
