/** The curve in words: names of points, the sentence, the question. */
import type { Point } from './curves.ts';
import { cssEasing, type Kind, viewOf } from './kinds.ts';
import { type CurveState, lastRound } from './state.ts';

export const KIND_NAMES: Record<Kind, string> = {
  bezier: '贝塞尔曲线',
  joined: '两段三次贝塞尔相接',
  bspline: '三次 B 样条',
  easing: '缓动曲线',
};

const CONTINUITY = {
  C0: 'C0：只是位置相接，有折角',
  G1: 'G1：切线方向相同，长度不同',
  C1: 'C1：一阶导数相等',
  C2: 'C2：一、二阶导数都相等',
};

const QUESTIONS: Record<Kind, string> = {
  bezier: '拖动中间的控制点：曲线经过它吗？再拖曲线上的点，看最后一轮那一段。',
  joined: '怎样摆放 P2、P3、P4，接点才看不出折角？先自己拖，再按“接成 C1”对一对。',
  bspline: '拖动 P0：曲线从哪一点起就不动了？再与贝塞尔曲线比一比。',
  easing: '先慢后快、冲过头再回来：P1 和 P2 该拖到哪里？播放看看。',
};

export const two = (value: number) => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2);

/** A place of the plane. */
export const placeText = ({ x, y }: Point) => `(${two(x)}, ${two(y)})`;

/** The i-th point of a round: P for the control points, Q, R and so on for those between them. */
export const nameOf = (round: number, index: number, first: number): string =>
  `${'PQRSTUV'.charAt(round)}${round === 0 ? first + index : index}`;

/** What the drawing shows. */
export function figureLabel({ kind, points, t }: CurveState): string {
  return `${KIND_NAMES[kind]}，${points.length} 个控制点，t = ${two(t)} 处的构造与切线`;
}

export const question = ({ kind }: CurveState): string => QUESTIONS[kind];

/** The result at `t`, or how far the construction has come. */
export function resultText(state: CurveState): string {
  const { kind, points, t, round } = state;
  const { point, tangent, levels, first, continuity } = viewOf(state);
  if (kind === 'easing') return `时间 ${two(t)}，进度 ${two(point.y)}；${cssEasing(points)}。`;
  if (round < lastRound(state)) return roundText(state, levels[round] ?? [], first);
  const angle = Math.round((Math.atan2(tangent.y, tangent.x) * 180) / Math.PI);
  const isStill = Math.hypot(tangent.x, tangent.y) < 1e-6;
  const direction = isStill ? '切线为零' : `切线方向 ${angle}°`;
  const text = `t = ${two(t)}：插值 ${round} 轮，得到曲线上的点 ${placeText(point)}，${direction}`;
  return continuity ? `${text}；接点 ${CONTINUITY[continuity]}。` : `${text}。`;
}

function roundText({ t, round }: CurveState, level: readonly Point[], first: number): string {
  const points = level.map((point, i) => `${nameOf(round, i, first)}${placeText(point)}`).join('、');
  const start = round === 0 ? '还没有插值' : `插值了 ${round} 轮`;
  return `t = ${two(t)}：${start}，还有 ${level.length} 个点：${points}。`;
}
