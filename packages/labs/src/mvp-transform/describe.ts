/** The lab in words. */
import { volume } from '../space/matrix.ts';
import { axisAngle, fromEuler, lettersOf } from '../space/rotation.ts';
import type { Vec3, Vec4 } from '../space/vec.ts';
import { cornerAt } from './house.ts';
import { anglesOf, isVisible, type Journey, journeyOf, modelMatrix } from './journey.ts';
import type { MvpState, Part } from './state.ts';

/** Two digits, without −0.00. */
export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2).replace('-', '−');
export const degrees = (value: number): string => `${String(value).replace('-', '−')}°`;
const tuple = (values: readonly number[]): string => `(${values.map(two).join(', ')})`;

export const PART_TITLES: Record<Part, string> = {
  columns: '矩阵的列',
  model: '平移、旋转、缩放',
  rotation: '欧拉角与万向节',
  journey: '从局部到屏幕',
};

export const STAGE_TITLES = ['局部空间', '世界空间', '观察空间', '裁剪空间', 'NDC', '屏幕'] as const;
/** What leads to each stage. */
export const STAGE_STEPS = ['', '模型矩阵 M', '观察矩阵 V', '投影矩阵 P', '除以 w', '视口变换'] as const;

export function describe(state: MvpState): string {
  switch (state.part) {
    case 'columns':
      return columnsText(state.columns);
    case 'model':
      return modelText(state);
    case 'rotation':
      return rotationText(state);
    case 'journey':
      return stageText(state, journeyOf(state, cornerAt(state.vertex)));
  }
}

function columnsText([a = 0, b = 0, c = 0, d = 0]: readonly number[]): string {
  const det = a * d - b * c;
  const fate =
    Math.abs(det) < 0.005
      ? '面积为 0：平面被压成一条线，矩阵不可逆'
      : det < 0
        ? `面积变为 ${two(-det)} 倍，并且翻了面`
        : `面积变为 ${two(det)} 倍，朝向不变`;
  return `x 轴去往 ${tuple([a, b])}，y 轴去往 ${tuple([c, d])}；行列式 ${two(det)}，${fate}。`;
}

function modelText(state: MvpState): string {
  const { world } = journeyOf(state, cornerAt(state.vertex));
  const det = volume(modelMatrix(state));
  const kind = Math.abs(det) < 5e-4 ? '压扁了，法线无从变换' : det < 0 ? '成了镜像' : '没有成镜像';
  const product = [...state.order].join('·');
  return `M = ${product}，最右边的先作用。选中的顶点 ${tuple(cornerAt(state.vertex))} 去往 ${tuple(world.slice(0, 3))}；行列式 ${two(det)}，物体${kind}。`;
}

/** The middle angle of the state's order, and how far it is from where outer and inner ring share their axis. */
export function gimbalOf(state: MvpState): { middle: 'X' | 'Y' | 'Z'; angle: number; isLocked: boolean } {
  const [, middle] = lettersOf(state.euler);
  const [x, y, z] = state.turn;
  const angle = { X: x, Y: y, Z: z }[middle];
  return { middle, angle, isLocked: Math.abs(angle) === 90 };
}

function rotationText(state: MvpState): string {
  const [outer, middle, inner] = lettersOf(state.euler);
  const quat = fromEuler(anglesOf(state), state.euler);
  const { axis, angle } = axisAngle(quat);
  const { isLocked, angle: between } = gimbalOf(state);
  const lock = isLocked
    ? `中环 ${middle} 在 ${degrees(between)}：外环 ${outer} 与内环 ${inner} 共轴，少了一个自由度，这就是万向节死锁。`
    : `外环 ${outer}、中环 ${middle}、内环 ${inner}，三条轴还张成空间。`;
  return `${lock}同一个姿态写成轴角：绕 ${tuple(axis)} 转 ${((angle * 180) / Math.PI).toFixed(0)}°；写成四元数 (w, x, y, z)：${tuple(quat)}。`;
}

function stageText(state: MvpState, journey: Journey): string {
  const at = `${STAGE_TITLES[state.stage]}：选中的顶点在 `;
  switch (state.stage) {
    case 0:
      return `${at}${tuple(journey.local)}，以物体自己的原点为准。`;
    case 1:
      return `${at}${tuple(journey.world)}，以世界原点为准。`;
    case 2:
      return `${at}${tuple(journey.view)}，相机在原点、看向 −z，${viewText(journey.view)}。`;
    case 3:
      return `${at}${tuple(journey.clip)}，${state.lens === 'ortho' ? '正交投影的 w 总是 1' : 'w 就是观察空间的 −z，还没有除'}。`;
    case 4:
      return journey.ndc ? `${at}${tuple(journey.ndc)}，${insideText(journey.ndc)}。` : BEHIND;
    default:
      return journey.window ? windowText(journey.window) : BEHIND;
  }
}

const BEHIND = '选中的顶点 w ≤ 0，在相机背后：它在除法之前就被裁掉了。';
const viewText = ([, , z]: Vec4) => (z < 0 ? `离相机平面 ${two(-z)}` : '它在相机背后');
const insideText = (ndc: Vec3) => (isVisible(ndc) ? '三个数都在 −1 到 1 之间，看得见' : '有一个数超出 −1 到 1，被裁掉');
const windowText = ([x, y, z]: Vec3) =>
  `屏幕：选中的顶点在第 ${x.toFixed(0).replace('-', '−')} 列、从下数第 ${y.toFixed(0).replace('-', '−')} 行，深度 ${z.toFixed(3).replace('-', '−')}；深度不按距离均匀分布，近处占得多。`;

export function question({ part }: MvpState): string {
  return {
    columns: '把两列拖到同一条直线上，面积变成多少？再拖过这条线，图形为什么翻了面？',
    model: '换一种乘法次序：同样的三个变换，物体为什么去了别处？',
    rotation: '把中间一环拖到 90°，再拖另外两环：物体还能朝几个方向转？',
    journey: '一步步走到屏幕：到哪一步，平行的边才不再平行？',
  }[part];
}
