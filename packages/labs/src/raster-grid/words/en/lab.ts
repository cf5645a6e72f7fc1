import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const scenes = { one: 'One triangle', shared: 'A shared edge', crossing: 'Crossing in depth' };
export const shows = { cover: 'Coverage', weights: 'Barycentric coordinates', depth: 'Depth', samples: 'MSAA 4×' };
export const rules = { 'top-left': 'Top-left rule', inclusive: 'All edges count' };
export const covered = (count: number) => `${counted(count, 'pixel')} covered.`;
export const coveredTwice = (count: number, twice: number) =>
  `${counted(count, 'pixel')} covered, ${twice} of them drawn twice.`;
export const pixelCovered = (pixel: string, edges: string) => `Pixel ${pixel}: ${edges}, covered.`;
export const pixelNotCovered = (pixel: string, edges: string) => `Pixel ${pixel}: ${edges}, not covered.`;
/** Between sentences. */
export const between = ' ';
export const samplesInside = (count: number) => `${count} of its four samples ${count === 1 ? 'is' : 'are'} inside.`;
export const depth = (value: string) => `Depth ${value}.`;
export const weights = (values: string) => `Barycentric coordinates (${values}).`;
export const questions = {
  samples: 'Drag an edge past a pixel: before its centre is covered, how many samples are inside already?',
  crossing:
    'Does the line where they meet depend on which triangle is drawn first? Drag a corner and see how depth decides.',
  drawnTwice: 'Why are the pixels on the shared edge drawn twice?',
  shared: 'Whose is a pixel with its centre just on the shared edge? Change the rule and count again.',
  weights: 'Where are the barycentric coordinates a third each? Press some pixels.',
  cover: 'Drag an edge exactly through the centre of a pixel: is this pixel covered or not?',
};
export const outside = (edges: string) => `${edges}: one is negative, so the centre is outside.`;
export const inside = (edges: string) => `${edges}: all are positive, so the centre is inside.`;
export const onEdgeCounted = (edges: string, rule: string) =>
  `${edges}: the centre is just on an edge, and by “${rule}” it is covered.`;
export const onEdgeNotCounted = (edges: string, rule: string) =>
  `${edges}: the centre is just on an edge, and by “${rule}” it is not covered.`;
export const whetherCovered = (pixel: string) => `Is the next pixel ${pixel} covered?`;
export const yesOrNo = ['Yes', 'No'];
export const arrowKeys = 'Arrow keys';
export const moveCorner = 'Move the chosen corner, or choose another pixel';
export const rasterization = 'Rasterization';
export const triangles = 'Triangles';
export const show = 'Show';
export const rule = 'Edges';
export const corner = (name: string) => `Corner ${name}`;
export const pickedPixel = 'Chosen pixel';
export const edges = (a: number | undefined, b: number | undefined, c: number | undefined) =>
  `e₀ = ${a}, e₁ = ${b}, e₂ = ${c}`;
