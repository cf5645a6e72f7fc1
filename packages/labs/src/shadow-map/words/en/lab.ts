/** What the lab says in English. */

export const method = 'Method';
export const filter = 'Filtering';
export const slopedBias = 'Slope-scaled bias';
export const twoCascades = 'Two cascades';
export const bias = 'Bias';
export const mapSize = 'Shadow map size';
export const kernelSize = 'Kernel size';
export const lampSize = 'Light size';
export const azimuth = 'Light azimuth';
export const elevation = 'Light elevation';
export const lampSees = 'Depth from light';
export const methods = { hard: 'One comparison', pcf: 'PCF', pcss: 'PCSS', vsm: 'VSM' };
export const picture = (method: string, size: number, acne: string, leak: string, pixel: string) =>
  `${method}, shadow map of ${size} × ${size}: dark though lit (acne) ${acne}, lit though dark (light leaks, peter-panning) ${leak}. ${pixel}`;
export const notOnGround = 'The selected pixel is not on the ground.';
export const nothingStored = 'the map holds nothing there';
export const stored = (depth: string) => `the map holds ${depth}`;
export const isRight = 'which is right';
export const isTooDark = 'which is wrong: too dark';
export const isTooBright = 'which is wrong: too bright';
export const pixel = (depth: string, map: string, light: string, verdict: string) =>
  `The selected pixel is at depth ${depth}, ${map}: it gets ${light} of the light, ${verdict}.`;
export const askPcss = 'Make the light larger: why is the shadow sharp near the object and soft far from it?';
export const askVsm = 'Why does light leak in under the board? Does a larger kernel leak more or less?';
export const askAcne =
  'Where do the stripes on the ground come from? Raise the bias little by little: when they are just gone, has the shadow left its object?';
export const askBias = 'Raise the bias to its maximum: where does the shadow come off its object first?';
export const acne = 'dark though lit';
export const leak = 'lit though dark';
export const whatOf = (size: number, next: number, wrong: string, share: string) =>
  `The size of the shadow map doubles from ${size} to ${next}: what becomes of the ${share} of pixels that are ${wrong}?`;
export const outcomes = ['Almost unchanged', 'Fewer, but more than half are left', 'More than half are gone', 'More'];
export const because = (before: string, after: string) =>
  `${before} becomes ${after}. A texel has half the edge, so the depth on a slope differs half as much within it; the bias that is needed follows.`;
