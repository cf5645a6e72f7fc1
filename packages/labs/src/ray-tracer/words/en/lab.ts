import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const scenes = {
  materials: 'Three materials',
  depth: 'Depth of field',
  motion: 'Motion blur',
  cornell: 'Cornell box',
};
export const materials = { diffuse: 'Diffuse', metal: 'Metal', glass: 'Dielectric' };
export const strategies = {
  uniform: 'Uniform hemisphere',
  cosine: 'Cosine-weighted',
  light: 'Direct light sampling',
  mis: 'Multiple importance sampling',
};
export const noLight = (strategy: string) => `${strategy} (no light here)`;
export const views = { color: 'Colour', normal: 'Normal', distance: 'Distance' };
export const firstSees = (x: number, y: number, seen: string) =>
  `The pixel in column ${x}, row ${y} first sees ${seen}`;
export const sentence = (text: string) => `${text}.`;
export const noError = 'one sample tells no error';
export const standardError = (error: string) => `standard error ${error}`;
export const estimate = (seen: string, samples: number, mean: string, noise: string) =>
  `${seen}; the mean of ${counted(samples, 'sample')} is ${mean}, ${noise}.`;
export const surfaces = {
  diffuse: 'a diffuse surface',
  metal: 'a metal surface',
  glass: 'a glass surface',
  light: 'the light',
};
export const hit = (surface: string, distance: string, normal: string) =>
  `${surface} at distance ${distance} with normal ${normal}`;
export const darkness = 'the darkness outside the box';
export const sky = 'the sky';
export const questions = {
  normal:
    'Drag the ball: why does its colour change with its place, and why is the point that faces the camera always of the same colour?',
  materials: 'Make the ball metal, then dielectric, and raise the fuzz: what does light choose to do on each?',
  depth: 'Drag the focus distance: which ball gets sharp, and where is it noisiest with few samples?',
  motion: 'Go from 1 sample to 256: why is the moving ball scattered dots first, and a streak only later?',
  cornell: 'Change the sampling only, not the number of samples: how much noise goes away? And with a smaller light?',
};
export const whatOfError = (error: string, from: number, to: number) =>
  `The standard error of the chosen pixel is ${error}. What becomes of it with ${to} samples instead of ${from}?`;
export const errorChanges = ['About the same, or more', 'About half', 'About a quarter'];
export const halvedOnAverage = (error: string, ratio: string) =>
  `It comes out as ${error}, ${ratio} times what it was. The error goes by 1/√N: four times the samples halve it on average; with few samples the error itself is not well known.`;
export const scene = 'Scene';
export const lookAt = 'Look at';
export const sampling = 'Sampling';
export const ballMaterial = 'Material of the ball';
export const otherSeed = 'Other random seed';
export const depth = 'Maximum depth';
export const fuzz = 'Fuzz of the metal';
export const index = 'Index of refraction';
export const fov = 'Field of view';
export const aperture = 'Aperture radius';
export const focus = 'Focus distance';
export const lightSize = 'Side of the light';
export const fog = 'Density of fog';
export const notLoaded = 'The worker that makes the picture was not loaded; change a setting to try again.';
export const picture = (scene: string, text: string) => `${scene}. ${text}`;
export const firstPass = 'Working on the first pass …';
export const oneRay = 'One ray a pixel, up to its first hit.';
export const progress = (samples: number, wanted: number, thousands: string) =>
  `${samples} of ${counted(wanted, 'sample')} a pixel, ${thousands} thousand paths a second`;
export const ball = 'Ball';
export const place = (x: string, z: string) => `x ${x}, z ${z}`;
