/** What the lab says in Simplified Chinese. */

export const settings = '设置';
export const whatShows = '看什么';
export const method = '方法';
export const bones = '骨数';
export const targetX = '目标 x';
export const targetY = '目标 y';
export const skinning = '蒙皮';
export const elbowBend = '肘弯';
export const transition = '过渡区';
export const runWeight = '跑的权重';
export const alignPhases = '对齐相位';
export const betweenKeys = '关键帧之间';
export const addedLean = '叠加前倾';
export const target = '目标';
export const upperTurn = '上臂转角';
export const foreTurn = '前臂弯角';
export const transitionWidth = '权重过渡区宽度';
export const widthSign = '宽';
export const chosenRing = '选中第几圈顶点';
export const ring = (number: number) => `第 ${number} 圈`;
export const mixed = '混合';
export const hipChart = '近侧髋关节：走（细）、跑（虚线）、混合（粗）';
export const gapChart = '末端到目标的距离，每一小步';
export const upperWeight = '上臂的权重';
export const foreWeight = '前臂的权重（虚线）';
export const parts = { ik: '反向运动学', skin: '蒙皮与权重', blend: '动画混合' };
export const methods = { ccd: 'CCD', fabrik: 'FABRIK' };
export const skinnings = { rigid: '刚性绑定', linear: '线性混合蒙皮', rotation: '混合旋转' };
export const interpolations = { step: '不插值', linear: '线性', smooth: '样条' };
export const clips = { walk: '走', run: '跑' };
export const questions = {
  ik: '把目标拖近、拖远、拖到够不着：CCD 和 FABRIK 各要几步，姿势有什么不同？',
  skin: '把前臂折到底：肘部为什么塌下去？换一种蒙皮还会塌吗？',
  blend: '取消相位对齐，再把权重放到一半：为什么两条腿几乎不动了？',
};
export const inRound = (method: string, round: number, step: string) => `${method} 第 ${round} 轮，${step}`;
export const notBegun = '还没有开始';
export const tooFar = '目标在够不着的地方，链只能朝它伸直';
export const reached = '够到了';
export const gaveUp = '到此为止，没有够到';
export const notYet = '还没有够到';
export const chain = (first: string, gap: string, then: string) => `${first}；末端离目标 ${gap}，${then}。`;
export const turns = (joint: number) => `转动关节 ${joint}，让末端落在它与目标的连线上`;
export const end = '末端';
export const root = '根';
export const joint = (number: number) => `关节 ${number}`;
export const endToTarget = '把末端放到目标上';
export const pulledBack = (name: string) => `往回：${name}沿连线拉回到骨长`;
export const rootBack = '把根放回原处';
export const pulledForward = (name: string) => `往前：${name}沿连线拉回到骨长`;
export const skinIs = (skinning: string, bend: string, width: string, upper: string, fore: string) =>
  `${skinning}：肘弯 ${bend}，肘部宽度剩 ${width}。选中的一圈顶点听上臂 ${upper}、前臂 ${fore}。`;
export const inPhase = '两段动画同一相位落脚';
export const outOfPhase = '两段动画没有对齐，摆腿互相抵消';
export const blendIs = (phase: string, walk: string, run: string, sync: string) =>
  `相位 ${phase}：走 ${walk}、跑 ${run}，${sync}；`;
export const leanIs = (lean: string, interpolation: string) => `再叠加前倾 ${lean}。关键帧之间：${interpolation}。`;
export const whatHappens = (method: string, step: string) => `${method} 的下一小步：${step}。末端离目标会怎样？`;
export const outcomes = ['更近', '不变', '更远'];
export const distances = (before: string, after: string, why: string) => `距离从 ${before} 到 ${after}。${why}`;
export const ccdNeverFarther = '一个关节转到末端正对目标时，末端离目标最近，所以 CCD 的一步从不变远。';
export const backMovesEnd = '往回的一趟先把末端直接放到目标上。';
export const backLeavesEnd = '往回的一趟不再动末端。';
export const forwardMovesEnd = '往前的一趟最后才动末端，按骨长拉回，它可能离开目标。';
export const forwardLeavesEnd = '往前的一趟还没有轮到末端。';
