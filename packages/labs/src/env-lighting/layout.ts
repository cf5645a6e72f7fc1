/** Where everything stands in the drawing. */
import { radians, type Vec3 } from '../space/vec.ts';

export const SIZE = { width: 372, height: 300 };
export const SKY = { x: 8, y: 22, width: 196, height: 98 };
export const BALL = { radius: 38, y: 71, estimate: 250, truth: 332 };
/** The line that the environment is turned along. */
export const TURN_Y = 138;
/** Top of what differs by part. */
export const PANEL_Y = 182;

/** Degrees within ±180. */
export const wrapped = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Where a direction by degrees is drawn in the panorama, and back. */
export const spotAt = (lon: number, lat: number): { x: number; y: number } => ({
  x: SKY.x + SKY.width * (wrapped(lon) / 360 + 0.5),
  y: SKY.y + SKY.height * (0.5 - lat / 180),
});
export const degreesAt = (x: number, y: number): { lon: number; lat: number } => ({
  lon: ((x - SKY.x) / SKY.width - 0.5) * 360,
  lat: (0.5 - (y - SKY.y) / SKY.height) * 180,
});

/** Where a normal is drawn on a ball. */
export const spotOn = ([x, y]: Vec3, middle: number): { x: number; y: number } => ({
  x: middle + BALL.radius * x,
  y: BALL.y - BALL.radius * y,
});

/** The normal under a place of the first ball: degrees from the camera, and around. */
export function normalAt(x: number, y: number): { tilt: number; around: number } {
  const [dx, dy] = [(x - BALL.estimate) / BALL.radius, (BALL.y - y) / BALL.radius];
  const degrees = 180 / Math.PI;
  return { tilt: Math.asin(Math.min(1, Math.hypot(dx, dy))) * degrees, around: Math.atan2(dy, dx) * degrees };
}

/** Where a direction is drawn in the panorama. */
export const spotOfWay = ([x, y, z]: Vec3): { x: number; y: number } =>
  spotAt(Math.atan2(x, z) / radians(1), Math.asin(Math.max(-1, Math.min(1, y))) / radians(1));
