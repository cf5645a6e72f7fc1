/** The curve in words: names of points, the sentence, the question. */
import type { Point } from './curves.ts';
import { cssEasing, viewOf } from './kinds.ts';
import { type CurveState, lastRound } from './state.ts';
import { words } from './words/lab.ts';

export const two = (value: number) => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2);

/** A place of the plane. */
export const placeText = ({ x, y }: Point) => `(${two(x)}, ${two(y)})`;

/** The i-th point of a round: P for the control points, Q, R and so on for those between them. */
export const nameOf = (round: number, index: number, first: number): string =>
  `${'PQRSTUV'.charAt(round)}${round === 0 ? first + index : index}`;

/** What the drawing shows. */
export function figureLabel({ kind, points, t }: CurveState): string {
  return words.picture(words.kinds[kind], points.length, two(t));
}

export const question = ({ kind }: CurveState): string => words.questions[kind];

/** The result at `t`, or how far the construction has come. */
export function resultText(state: CurveState): string {
  const { kind, points, t, round } = state;
  const { point, tangent, levels, first, continuity } = viewOf(state);
  if (kind === 'easing') return words.easingAt(two(t), two(point.y), cssEasing(points));
  if (round < lastRound(state)) return roundText(state, levels[round] ?? [], first);
  const angle = Math.round((Math.atan2(tangent.y, tangent.x) * 180) / Math.PI);
  const isStill = Math.hypot(tangent.x, tangent.y) < 1e-6;
  const direction = isStill ? words.noTangent : words.tangentAt(angle);
  const text = words.pointAt(two(t), round, placeText(point), direction);
  return continuity ? words.withJoint(text, words.continuities[continuity]) : words.sentence(text);
}

function roundText({ t, round }: CurveState, level: readonly Point[], first: number): string {
  const points = level.map((point, i) => `${nameOf(round, i, first)}${placeText(point)}`).join(words.comma);
  const start = round === 0 ? words.notBegun : words.roundsDone(round);
  return words.pointsLeft(two(t), start, level.length, points);
}
