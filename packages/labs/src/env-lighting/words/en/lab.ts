import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const parts = {
  irradiance: 'Diffuse irradiance',
  cube: 'Cube map',
  specular: 'Specular, split sum',
  harmonics: 'Spherical harmonics',
};
export const skies = { day: 'Hills by day', room: 'Room with windows', white: 'White furnace (1 everywhere)' };
export const reflection = (way: string, axis: string | undefined, face: string | undefined, s: string, t: string) =>
  `The reflection vector is ${way}; ${axis} is greatest in magnitude, so face ${face} is read at (${s}, ${t})`;
export const how = {
  irradiance: (samples: number) => counted(samples, 'cosine-weighted sample'),
  specular: (roughness: string, samples: number) => `Roughness ${roughness}, ${counted(samples, 'sample')} a texel`,
  harmonics: (bands: number) =>
    `${counted(bands, 'band')}, ${counted(bands ** 2, 'coefficient')} of spherical harmonics`,
};
export const specularLight = 'specular light';
export const irradianceOverPi = 'irradiance/π';
export const answer = (how: string, what: string, value: string, truth: string, error: string) =>
  `${how}: ${what} ${value} at the chosen point, true value ${truth}; mean error of the ball ${error}.`;
export const lampAt = (sky: string, elevation: string) => `${sky}, lamp at ${elevation}`;
export const skyAndAnswer = (sky: string, answer: string, verdict: string) => `${sky}. ${answer} ${verdict}`;
export const skyAndReflection = (sky: string, reflection: string) => `${sky}. ${reflection}.`;
export const lostInFurnace = (share: string) =>
  `In the white furnace ${share} is lost: the metal absorbs some, the rest is light that bounces again between microfacets.`;
export const sameEverywhere = 'It is equally bright everywhere, so any sampling is right.';
export const enoughBands = 'The eye cannot tell them apart.';
export const fewBands = 'Too few bands: light and dark are misplaced.';
export const splitSumErrors = 'It is off by sampling, and by taking the view for the normal.';
export const fewSamples = 'Too few samples: the lamp leaves ghosts on the ball.';
export const enoughSamples = 'The ghosts are gone.';
export const questions = {
  irradiance:
    'Drag the lamp behind the ball, then add samples: when are there no more ghosts on the half that the lamp lights?',
  cube: 'Drag the point on the ball: when does the reflection vector pass from one face to another, and which component decides?',
  specular:
    'Drag the roughness to 1: where has the reflection of the lamp gone, and why do the two balls differ near their edges?',
  harmonics: 'Add one band after another: how many make the diffuse ball look like the true one?',
};
export const whichFace = (isRight: boolean, isUpper: boolean, tilt: number) =>
  `The next point is at the ${isUpper ? 'upper' : 'lower'} ${isRight ? 'right' : 'left'} of the ball, its normal ${tilt}° off the camera. Which face does the reflection vector meet?`;
export const twiceTheAngle = (reflection: string) =>
  `${reflection}. The reflection vector is twice as far off the camera as the normal.`;
export const moreBands = (from: number, to: number) => `With ${to} instead of ${counted(from, 'band')}`;
export const moreSamples = (from: number, to: number) => `With ${to} instead of ${counted(from, 'sample')}`;
export const whatOfError = (error: string, change: string) =>
  `Over the whole ball the mean error is ${error}. ${change}, what becomes of it?`;
export const errorChanges = [
  'It hardly changes',
  'It shrinks, by less than half',
  'It shrinks by half or more',
  'It even grows',
];
export const becomes = (from: string, to: string, reason: string) => `${from} becomes ${to}. ${reason}`;
export const thirdBand = 'Band 3 (l = 3) is multiplied by 0 by the cosine kernel: diffuse reflection does not see it.';
export const bandFactor = (band: number, factor: string | undefined) =>
  `The cosine kernel gives l = ${band} the factor ${factor}; the factors get smaller and smaller.`;
export const samplesOnly = 'The error of sampling shrinks, that of the assumption stays.';
export const evenSamples = 'The samples are spread evenly, which converges faster than random ones.';
export const lookAt = 'Look at';
export const environment = 'Environment';
export const roughness = 'Roughness';
export const lamp = 'Lamp';
export const lamps = { behind: 'Lamp behind', above: 'Lamp overhead', front: 'Lamp in front' };
export const panorama = 'Environment; its middle is behind the camera';
export const mirror = 'mirror';
export const glass = 'glass';
export const truth = 'true value';
export const samples = (count: number) => counted(count, 'sample');
export const splitSum = 'split sum';
export const bands = (count: number) => counted(count, 'band');
export const irradianceMap = (samples: number) => `Irradiance, ${counted(samples, 'sample')} a texel`;
export const trueMap = 'True value: all texels added';
export const mapAxes = 'Across: once around. Top: normal up, bottom: normal down.';
export const face = (name: string | undefined, s: string, t: string) => `Face ${name}, (s, t) = (${s}, ${t})`;
export const components = 'The longest component chooses';
export const levels = (samples: number) =>
  `Prefiltered, ${counted(samples, 'sample')} a texel; drag to set the roughness`;
export const lookup = (cos: string, roughness: string) => `Table: across n·v = ${cos}, down roughness ${roughness}`;
export const scaleAndOffset = (scaling: string, offset: string) => `Scale (red) ${scaling}, offset (green) ${offset}`;
export const applied = (sum: string) => `F0 × scale + offset = ${sum}`;
export const rebuilt = (bands: number) => `From ${counted(bands, 'band')}, negative is black`;
export const energyStays = 'Turning keeps the energies';
export const upToBand = (band: number, share: string) => `Use bands up to l = ${band}; it has ${share} of the energy`;
export const pointOnBall = 'Point on the ball';
export const normalAt = (tilt: string, around: string) => `normal ${tilt} off the camera, azimuth ${around}`;
export const lampInSky = 'Lamp in the environment';
export const lampWay = (azimuth: string, elevation: string) => `azimuth ${azimuth}, elevation ${elevation}`;
export const turn = 'Turn the environment';
