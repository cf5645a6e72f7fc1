/** A sleeve of skin over two bones: where each of its points goes when the bones turn. */
import { type Point, turnAbout } from './ik.ts';

export const SKINNINGS = ['rigid', 'linear', 'rotation'] as const;
export type Skinning = (typeof SKINNINGS)[number];

/** Length of each bone; half the sleeve's width; places along it. */
export const BONE = 1.8;
export const HALF = 0.45;
export const COLUMNS = 25;

export interface SkinPose {
  /** Turn of the upper bone and of the forearm against it, radians. */
  upper: number;
  fore: number;
  /** Width of the zone in which both bones have a say, as a share of a bone. */
  soft: number;
  skinning: Skinning;
}

/** Where the upper arm hangs. */
export const SHOULDER: Point = { x: -1.8, y: 0 };
const ELBOW: Point = { x: SHOULDER.x + BONE, y: 0 };

/** Place of a column along the unbent arm, from 0 to two bones. */
export const placeOf = (column: number): number => (2 * BONE * column) / (COLUMNS - 1);

/** The forearm's weight at a place; the upper arm has the rest. */
export function weightAt(place: number, { soft, skinning }: Pick<SkinPose, 'soft' | 'skinning'>): number {
  if (skinning === 'rigid' || soft === 0) return place < BONE ? 0 : 1;
  const t = Math.min(Math.max((place - BONE) / (soft * BONE) + 0.5, 0), 1);
  return t * t * (3 - 2 * t);
}

/** Elbow and hand. */
export function bonesOf({ upper, fore }: SkinPose): { elbow: Point; hand: Point } {
  const hand = turnAbout({ x: ELBOW.x + BONE, y: 0 }, ELBOW, fore);
  return { elbow: turnAbout(ELBOW, SHOULDER, upper), hand: turnAbout(hand, SHOULDER, upper) };
}

/** A point of the sleeve after skinning; `side` is −1, 0 or 1 across it. */
export function skinPoint(column: number, side: number, pose: SkinPose): Point {
  const rest = { x: SHOULDER.x + placeOf(column), y: side * HALF };
  const weight = weightAt(placeOf(column), pose);
  const turned =
    pose.skinning === 'rotation' ? turnAbout(rest, ELBOW, pose.fore * weight) : mixed(rest, pose.fore, weight);
  return turnAbout(turned, SHOULDER, pose.upper);
}

/** Linear blend skinning: both bones' places, mixed by weight. */
function mixed(rest: Point, fore: number, weight: number): Point {
  const moved = turnAbout(rest, ELBOW, fore);
  return { x: rest.x + (moved.x - rest.x) * weight, y: rest.y + (moved.y - rest.y) * weight };
}

/** Width at the elbow as a share of the unbent width. */
export function elbowWidth(pose: SkinPose): number {
  const middle = (COLUMNS - 1) / 2;
  const [a, b] = [skinPoint(middle, -1, pose), skinPoint(middle, 1, pose)];
  return Math.hypot(a.x - b.x, a.y - b.y) / (2 * HALF);
}
