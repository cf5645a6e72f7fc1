/** What the lab says in English. */

export const sampler = 'Sampler';
export const filter = 'Filter';
export const whatShows = 'Show';
export const texture = 'Texture';
export const wrap = 'Wrap';
export const pitch = 'Pitch';
export const scale = 'Repeats';
export const bias = 'LOD bias';
export const mostSamples = 'Max samples';
export const times = (count: number) => String(count);
export const octaves = 'Octaves';
export const footprint = (level: number) => `Footprint, level ${level}`;
export const filters = {
  nearest: 'Nearest',
  linear: 'Bilinear, no mipmap',
  'mip-nearest': 'Bilinear, nearest level',
  trilinear: 'Trilinear',
  anisotropic: 'Anisotropic',
};
export const wraps = { repeat: 'Repeat', clamp: 'Clamp to edge', mirror: 'Mirrored repeat' };
export const patterns = { checker: 'Checkerboard', bricks: 'Bricks', noise: 'Noise' };
export const shows = { color: 'Sampled colour', level: 'Level that is read' };
export const sky = (x: number, y: number) => `The pixel in column ${x}, row ${y} sees the sky: nothing is sampled.`;
export const averaged = (samples: number) => `, averages ${samples} samples along the long axis`;
export const pixel = (filter: string, long: string, short: string, level: string, samples: string, value: string) =>
  `${filter}: the selected pixel covers ${long} × ${short} texels, reads level ${level}${samples} and gets ${value}.`;
export const withVerdict = (pixel: string, verdict: string) => `${pixel} ${verdict}`;
export const magnified = 'One texel covers more than one pixel: this is magnification.';
export const mostMissed = 'Most of the covered texels are not read, which flickers in motion.';
export const stillRead = 'Most of the covered texels are still read.';
export const byShortEdge = 'More samples along the long axis let the short axis choose the level.';
export const blurred = 'The long axis chooses the level, which blurs along the short axis too.';
export const fits = 'Both axes are about as long: this level fits.';
export const askNoise =
  'Add octaves and tilt the camera toward the horizon: how far away is the finest one only an average grey?';
export const askAnisotropic =
  'Tilt the camera toward the horizon: how much farther is it clear with anisotropic than with trilinear filtering?';
export const askFilters =
  'Tilt the camera slowly toward the horizon: where does the distance become a mess? Which filter first shows none, and which one blurs most?';
export const whichLevel = (long: string, short: string, bias: string, filter: string) =>
  `A pixel covers ${long} × ${short} texels, the LOD bias is ${bias}. Which level does it read with this filter: ${filter}?`;
export const level = (level: string) => `Level ${level}`;
export const because = (level: string, reason: string, samples: string) => `${level}. ${reason}${samples}`;
export const sampledTimes = (samples: number) => ` ${samples} samples are taken along the long axis.`;
export const reasons = {
  nearest: 'Without mipmaps there is only level 0.',
  linear: 'Without mipmaps there is only level 0.',
  'mip-nearest': 'The logarithm of the texels along the long axis plus the bias, taken to the nearest whole level.',
  trilinear:
    'The logarithm of the texels along the long axis plus the bias, not rounded: it interpolates between two levels.',
  anisotropic:
    'The long axis is divided by the number of samples before the logarithm is taken and the bias added, so the level is never higher than with trilinear filtering.',
};
