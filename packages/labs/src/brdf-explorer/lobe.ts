/** The lobe in the plane of the light: how far it reaches in each direction, and where that is drawn. */
import { inPlane, shaderOf, sumOf, type Terms } from './shading.ts';
import type { BrdfState } from './state.ts';

export const SIZE = { width: 372, height: 296 };
/** The lit point, and the arc that light and eye stand on. */
export const POINT = { x: 132, y: 142 };
export const ARC = 122;
/** How far a value of 1 reaches, and how far an endless one would. */
const REACH = 116;
/** Degrees between two drawn directions. */
const STEP = 2;

/** A place at a distance from the lit point, at an angle from the normal. */
export function placeAt(degrees: number, distance: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: POINT.x + distance * Math.sin(angle), y: POINT.y - distance * Math.cos(angle) };
}

/** Great values are pressed together, so that a mirror's and a rough wall's lobe fit one drawing. */
export const reachOf = (value: number): number => (REACH * value) / (1 + value);

/** One part of the lobe as a closed line: the part times the cosine of the outgoing direction. */
export function lobePath(state: BrdfState, partOf: (terms: Terms) => number): string {
  const places: string[] = [];
  const light = inPlane(state.light);
  const shade = shaderOf(state);
  for (let degrees = -90; degrees <= 90; degrees += STEP) {
    const terms = shade([light, inPlane(degrees), [0, 0, 1]])(0);
    const { x, y } = placeAt(degrees, reachOf(partOf(terms) * Math.cos((degrees * Math.PI) / 180)));
    places.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${places.join('L')}Z`;
}

export const PARTS = {
  whole: sumOf,
  diffuse: ({ diffuse }: Terms) => diffuse,
  bounced: ({ bounced }: Terms) => bounced,
};
