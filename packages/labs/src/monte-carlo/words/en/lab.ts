import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const sampling = 'Sampling';
export const integral = 'Integral';
export const density = 'Density';
export const tilt = 'Tilt';
export const sampler = 'Sampler';
export const otherSamples = 'Other samples';
export const uniform = 'uniform';
export const samplers = { random: 'random', stratified: 'stratified', halton: 'Halton' };
export const densities = { line: 'a line (drag it)', match: 'proportional to f', half: 'one half missed' };
export const scenes = {
  pi: 'π from a quarter circle',
  square: 'f(x) = 3x²',
  sine: 'f(x) = (π∕2) sin πx',
  peak: 'A peak at 0.7',
  step: 'A step at 0.3',
  dice: 'Mean of a die',
  hemisphere: 'cos θ over a hemisphere',
};
export const sampleCount = 'Number of samples';
export const samples = (count: number) => counted(count, 'sample');
export const densityAtRight = 'Height of the density at its right end';
export const densityOfX = 'density p';
export const sample = 'samples';
export const error = 'error';
export const dashes = 'dashed: σ∕√N';
export const inside = (count: number) => `inside ${count}`;
export const outside = (count: number) => `outside ${count}`;
export const cosines = 'How cos θ is spread';
export const tiny = 'less than 0.000001';
export const estimated = (scene: string, sampler: string, count: number, mean: string) =>
  `${scene}, ${counted(count, 'sample')} (${sampler}): estimate ${mean}`;
export const trueValue = (exact: string, error: string) => `, true value ${exact}, error ${error}. `;
export const halfIsMissed =
  'The density is zero over one half: values there are never taken, and no number of samples makes up for it.';
export const oneIsEnough = 'The density is proportional to f, so every f∕p is the same, and one sample is enough.';
export const ifRandom = (error: string) => `With random samples the standard error would be ${error}.`;
export const standardError = (error: string) => `The standard error σ∕√N is ${error}.`;
export const questions = {
  half: 'Why does the error stop at a number and fall no further? Compare with another density.',
  hemisphere: 'Directions drawn uniformly or by the cosine: with which is one sample exact?',
  pi: 'For one more correct digit, how many times as many samples does it take? Drag N and see.',
  evenly: 'Once the points are spread evenly, how far below the dashed line of 1/√N is the error?',
  dice: 'How many throws until the mean stays near 3.5?',
  line: 'Drag the right end of the density: at which slope is the error least for the same number of samples?',
};
export const picture = (scene: string, count: number, mean: string) =>
  `${scene}, ${counted(count, 'sample')}, estimate ${mean}`;
export const whatIfDoubled = (count: number) =>
  `From ${counted(count, 'sample')} to ${count * 2}: what becomes of the error this time?`;
export const changes = ['It falls', 'It grows', 'It stays the same'];
export const whyChanged = (now: string, then: string, isRandom: boolean) =>
  `The error goes from ${now} to ${then}. ${
    isRandom
      ? 'The standard error falls as 1/√N, but a single error still goes up and down'
      : 'The points are spread evenly, so the error mostly falls faster than with random samples, but a single one still goes up and down'
  }.`;
