import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const objects = { floor: 'floor', cube: 'cube', ball: 'ball', pane: 'pane' };
export const frequencies = { pixel: 'Per pixel', vertex: 'Per vertex', flat: 'Per face' };
export const culls = { none: 'None', back: 'Back faces', front: 'Front faces' };
export const buffers = { color: 'Colour', depth: 'Depth', normal: 'Normal' };
export const buffer = (name: string) => `${name} buffer`;
export const faults = {
  none: 'None',
  vao: 'No VAO bound',
  viewport: 'Viewport 0×0',
  near: 'Near plane at 4.2',
  winding: 'Front face reversed',
  transpose: 'Matrices transposed',
  'clear-depth': 'Depth cleared to 0',
  'no-light': 'Light uniform not set',
};
export const comma = ', ';
export const cleared = (depth: number) =>
  `Just cleared: the colour buffer holds the background, the depth buffer ${depth} everywhere.`;
export const drawn = (step: number, object: string, call: string, pixel: string) =>
  `Draw call ${step}, the ${object}: ${call} ${pixel}`;
export const background = 'The circled pixel is still background.';
export const and = ', ';
export const writtenBy = (objects: string) => `The circled pixel was written by: ${objects}.`;
export const noVertices = 'there is no vertex data, and not a single triangle.';
export const triangles = (count: number) => counted(count, 'triangle');
export const clipped = (count: number) => `${count} clipped by the near plane`;
export const culled = (count: number) => `${count} culled`;
export const fates = (triangles: string, fragments: number, hidden: number, written: number) =>
  `${triangles}; ${counted(fragments, 'fragment')}, of which ${hidden} fail the depth test and ${written} are written.`;
export const questions = {
  fault: 'Why is the picture wrong? See at which stage of each draw call the triangles or fragments are lost.',
  noDepthTest: 'Without a depth test, what decides which object covers which? Draw them step by step and see.',
  highlight:
    'Raise the shininess: why does per-vertex shading lose the highlight, and why does it take the shape of the triangles?',
  paneFirst: 'Let the glass pane be drawn first: can you still see through it what is behind it? Why?',
  nextCall: 'How many fragments will the next draw call write? Say it first, then go on.',
};
export const withoutVao = (object: string) => `${object}, no VAO bound`;
export const howManyWritten = (object: string) =>
  `Next comes the ${object}. How many of its fragments are written to the colour buffer?`;
export const shares = ['All', 'Some', 'None'];
export const state = 'State';
export const fault = 'Fault';
export const shading = 'Shading';
export const culling = 'Culling';
export const toggles = { depthTest: 'Depth test', blend: 'Blending', texture: 'Texture', paneFirst: 'Pane first' };
export const material = 'Material';
export const fields = { ambient: 'Ambient', diffuse: 'Diffuse', specular: 'Specular', shininess: 'Shininess' };
export const calls = 'Calls of this frame';
export const drawCall = 'Draw';
export const triangleHead = 'Tris';
export const fragmentHead = 'Frags';
export const writtenHead = 'Written';
export const pixelHead = (x: number, y: number) => `Pixel (${x}, ${y})`;
