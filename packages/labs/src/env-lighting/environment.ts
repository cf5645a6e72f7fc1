/** Environments: light from every direction, linear red green blue. y points up, the camera looks along −z. */
import { dot, radians, type Vec3 } from '../space/vec.ts';

export const SKIES = ['day', 'room', 'white'] as const;
export type SkyName = (typeof SKIES)[number];

/** What an environment is made of. */
export interface Setting {
  sky: SkyName;
  /** Degrees by which all is turned about the upright axis. */
  yaw: number;
  /** The lamp before turning: degrees around from +z towards +x, and above the horizon. */
  lon: number;
  lat: number;
}

/** The direction at degrees around and above the horizon. */
export function directionOf(lon: number, lat: number): Vec3 {
  const [a, e] = [radians(lon), radians(lat)];
  return [Math.cos(e) * Math.sin(a), Math.sin(e), Math.cos(e) * Math.cos(a)];
}

/** 0 below an edge, 1 above it, smooth between. */
const soft = (value: number, width: number): number => 1 / (1 + Math.exp(-value / width));
const blend = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Hills under a blue sky. */
function day([x, y, z]: Vec3): Vec3 {
  const around = Math.atan2(x, z);
  const hills = 0.1 + 0.06 * Math.sin(3 * around) + 0.035 * Math.sin(7 * around + 1);
  const heaven = blend([0.85, 0.9, 0.95], [0.16, 0.36, 0.85], Math.max(y, 0));
  return blend([0.16, 0.22, 0.1], heaven, soft(y - hills, 0.02));
}

/** A pane between two angles, crossed by a bar: 1 within. */
function pane(around: number, y: number, middle: number): number {
  const way = Math.abs(((around - middle + 9.42477796076938) % 6.283185307179586) - Math.PI);
  const rise = Math.abs(y - 0.3);
  return soft(0.42 - way, 0.02) * soft(0.36 - rise, 0.02) * soft(way - 0.035, 0.012);
}

/** A dark room with two windows and a warm wall between them. */
function room([x, y, z]: Vec3): Vec3 {
  const around = Math.atan2(x, z);
  const floor = soft(-0.45 - y, 0.03);
  const wall = blend([0.07, 0.06, 0.09], [0.75, 0.22, 0.07], 0.5 + 0.5 * Math.sin(around));
  const panes = pane(around, y, -1.1) + pane(around, y, 0.5);
  const lit = blend(wall, [0.2, 0.13, 0.07], floor);
  return [lit[0] + 2.2 * panes, lit[1] + 2.9 * panes, lit[2] + 4 * panes];
}

const SKY: Record<SkyName, (direction: Vec3) => Vec3> = { day, room, white: () => [1, 1, 1] };

/** The lamp: brightness in its middle, and how fast it falls off (a spherical Gaussian). The white furnace has none. */
export const LAMP = { color: [30, 27, 22] as Vec3, sharpness: 80 };
export const hasLamp = (sky: SkyName): boolean => sky !== 'white';

/** Turns a direction about the upright axis. */
export function turned([x, y, z]: Vec3, degrees: number): Vec3 {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [x * c + z * s, y, z * c - x * s];
}

/** The light of a setting as a function of direction. */
export function lightOf({ sky, yaw, lon, lat }: Setting): (direction: Vec3) => Vec3 {
  const lamp = directionOf(lon, lat);
  const paint = SKY[sky];
  if (!hasLamp(sky)) return paint;
  return (direction) => {
    const own = turned(direction, -yaw);
    const base = paint(own);
    const shine = Math.exp(LAMP.sharpness * (dot(own, lamp) - 1));
    return [base[0] + LAMP.color[0] * shine, base[1] + LAMP.color[1] * shine, base[2] + LAMP.color[2] * shine];
  };
}

/** How bright a colour is to the eye (Rec. 709). */
export const brightness = ([r, g, b]: Vec3): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
