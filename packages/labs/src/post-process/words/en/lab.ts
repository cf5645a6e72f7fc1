import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const tasks = {
  tone: 'Exposure and tone mapping',
  gamma: 'Gamma',
  bloom: 'Bloom',
  kernel: 'Convolution kernels',
  occlusion: 'Ambient occlusion',
  denoise: 'Denoising',
};
export const filters = {
  none: 'None',
  box: 'Box blur',
  gauss: 'Gaussian blur',
  bilateral: 'Bilateral',
  guided: 'Joint bilateral (normal, depth)',
  sharpen: 'Sharpen',
  edge: 'Edges',
};
export const curves = { clip: 'Clip', reinhard: 'Reinhard', aces: 'ACES' };
export const encodings = { linear: 'None', srgb: 'sRGB', twice: 'sRGB twice' };
export const occlusionOf = (radius: string) => `SSAO of radius ${radius}`;
export const framesOf = (count: number) => `${counted(count, 'frame')} accumulated`;
export const filterOf = (filter: string, radius: number) => `${filter} of radius ${radius}`;
export const bloomOf = (strength: string) => `bloom ${strength}`;
export const exposureOf = (stops: string) => `exposure ${stops} EV`;
export const comma = ', ';
export const burntOut = (before: string, after: string) => `Burnt-out pixels: ${before} before, ${after} after`;
export const andNoise = (burntOut: string, noise: string) => `${burntOut}; mean error by noise ${noise}`;
export const picture = (stack: string, result: string, split: number) =>
  `Stack: ${stack}. ${result}. The left ${split}% is unprocessed.`;
export const questions = {
  noise:
    'Accumulate fewer frames and try the bilateral and the joint bilateral filter: the noise is gone, but which one blurs the edges too?',
  occlusion:
    'Make the radius larger, then switch off the range check: where do the dark edges behind objects come from?',
  bloom: 'Drag the threshold: which pixels does the glow leak from? Should bloom or tone mapping come first?',
  encoding: 'Drag the bar across: why is it too dark without encoding, and washed out when encoded twice?',
  tone: 'Raise the exposure: when do clipping, Reinhard and ACES each turn the bright ball into plain white?',
  kernel: 'Try other kernels: what do flat areas become with a kernel of sum 1, and with one of sum 0?',
};
export const whatOfNoise = (frames: number, noise: string) =>
  `With ${counted(frames, 'frame')} accumulated, the difference from the true picture is ${noise}. With twice the frames, what becomes of it?`;
export const noiseChanges = ['It hardly changes', 'About 0.7 times', 'About half'];
export const averaged = (noise: string, ratio: string) =>
  `It comes out as ${noise}, ${ratio} times: averaging independent noise makes it smaller by 1/√N, so twice the frames give 0.71 times`;
export const averagedOnly = (averaged: string) => `${averaged}.`;
export const averagedAndFiltered = (averaged: string) =>
  `${averaged}; edges that the filter has blurred do not come back with more frames.`;
export const whatOfBurntOut = (from: string, to: string, share: string) =>
  `The exposure goes from ${from} EV to ${to} EV. Now ${share} of the pixels are burnt out after processing; how many will it be?`;
export const shares = ['Hardly more', 'A few more, below 10%', '10% to 50%', 'More than half'];
export const stopDoubles = (from: string, to: string) =>
  `${from} becomes ${to}. A stop is twice the light; where pixels burn out depends on the room that the tone curve leaves above 1.`;
export const task = 'Task';
export const ownStack = 'Your own';
export const filter = 'Filter';
export const tone = 'Tone curve';
export const encoding = 'Encoding';
export const noise = 'Noise of one path a frame';
export const rangeCheck = 'Range check';
export const exposure = 'Exposure';
export const stops = (value: string) => `${value} EV`;
export const kernelRadius = 'Kernel radius';
export const bloom = 'Bloom strength';
export const threshold = 'Bright threshold';
export const occlusion = 'SSAO radius';
export const before = 'Before';
export const after = 'After';
export const bar = 'Bar between before and after';
export const leftIsBefore = (share: string) => `the left ${share} is before`;
