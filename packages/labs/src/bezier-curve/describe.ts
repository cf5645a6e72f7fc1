/** The curve in words: the drawing's name, and the result that is read out. */
import type { Point } from './curves.ts';
import { type CurveState, type CurveView, cssEasing, type Kind } from './model.ts';

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

const two = (value: number) => value.toFixed(2);

/** A place of the plane. */
export const placeText = ({ x, y }: Point) => `(${two(x)}, ${two(y)})`;

/** What the drawing shows. */
export function figureLabel({ kind, points, t }: CurveState): string {
  return `${KIND_NAMES[kind]}，${points.length} 个控制点，t = ${two(t)} 处的构造与切线`;
}

/** The result at `t`. */
export function resultText({ kind, points, t }: CurveState, { point, tangent, levels, continuity }: CurveView): string {
  const angle = Math.round((Math.atan2(tangent.y, tangent.x) * 180) / Math.PI);
  const isStill = Math.hypot(tangent.x, tangent.y) < 1e-6;
  const direction = isStill ? '切线为零' : `切线方向 ${angle}°`;
  if (kind === 'easing') return `时间 ${two(t)}，进度 ${two(point.y)}；${cssEasing(points)}。`;
  const rounds = levels.length - 1;
  const text = `t = ${two(t)}：插值 ${rounds} 轮，得到曲线上的点 ${placeText(point)}，${direction}`;
  return continuity ? `${text}；接点 ${CONTINUITY[continuity]}。` : `${text}。`;
}
