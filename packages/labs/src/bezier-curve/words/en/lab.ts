import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const curve = 'Curve';
export const kind = 'Kind';
export const controlPoints = 'Control points';
export const joinAs = (wish: string) => `Join as ${wish}`;
export const stop = 'Stop';
export const runT = 'Run t from end to end';
export const time = 'Time';
export const progress = 'Progress';
export const pointOnCurve = 'Point on the curve';
export const controlPoint = (index: number) => `Control point P${index}`;
export const kinds = {
  bezier: 'Bézier curve',
  joined: 'Two cubic Béziers joined',
  bspline: 'Cubic B-spline',
  easing: 'Easing curve',
};
export const continuities = {
  C0: 'C0: only the position is the same, there is a corner',
  G1: 'G1: the tangents have the same direction, but not the same length',
  C1: 'C1: the first derivatives are equal',
  C2: 'C2: the first and second derivatives are equal',
};
export const questions = {
  bezier:
    'Drag the control points in the middle: does the curve pass through them? Then drag the point on the curve and watch the segment of the last round.',
  joined:
    'How must P2, P3 and P4 lie so that no corner shows where the curves meet? Drag them yourself first, then compare with “Join as C1”.',
  bspline: 'Drag P0: from which point on does the curve stay as it is? Then compare with the Bézier curve.',
  easing: 'Slow then fast, or overshooting and coming back: where must P1 and P2 be dragged? Play it and see.',
};
export const picture = (kind: string, points: number, t: string) =>
  `${kind}, ${points} control points, construction and tangent at t = ${t}`;
export const easingAt = (time: string, progress: string, css: string) => `Time ${time}, progress ${progress}; ${css}.`;
export const noTangent = 'the tangent is zero';
export const tangentAt = (angle: number) => `the tangent points at ${angle}°`;
export const pointAt = (t: string, rounds: number, point: string, direction: string) =>
  `t = ${t}: ${counted(rounds, 'round')} of interpolation give the point ${point} of the curve; ${direction}`;
export const withJoint = (text: string, continuity: string) => `${text}. Where they meet: ${continuity}.`;
export const sentence = (text: string) => `${text}.`;
export const comma = ', ';
export const notBegun = 'nothing interpolated yet';
export const roundsDone = (rounds: number) => `${counted(rounds, 'round')} of interpolation done`;
export const pointsLeft = (t: string, rounds: string, count: number, points: string) =>
  `t = ${t}: ${rounds}, ${counted(count, 'point')} left: ${points}.`;
export const whereNext = (from: string, a: string, to: string, b: string, t: string, next: string) =>
  `The next round goes from ${from}${a} to ${to}${b}, t = ${t}. Where does ${next} lie?`;
export const goShare = (share: string, from: string, to: string, made: string) =>
  `Go ${share} of this segment: ${from} + ${share} × (${to} − ${from}) gives ${made}.`;
