/** What the lab says in English. */

export const maskings = {
  correlated: 'Smith (height-correlated)',
  separable: 'Smith (separable)',
  schlick: 'Schlick-GGX',
  none: 'no G',
};
export const tooMuch = (once: number) =>
  `one reflection gives back ${once}%, more than came in: energy is not conserved`;
export const compensated = (once: number) => `one reflection gives back ${once}%, with compensation 100%`;
export const lost = (once: number) => `one reflection gives back ${once}%; the rest bounced on between microfacets`;
export const surface = (distribution: string, roughness: string, alpha: string) =>
  `${distribution}, roughness ${roughness} (α = ${alpha})`;
export const ways = (light: string, view: string) => `light from ${light}, eye at ${view}`;
export const terms = (d: string, f: string, g: string, specular: string) =>
  `D = ${d}, F = ${f}, G = ${g}, specular term ${specular}`;
export const result = (surface: string, ways: string, terms: string, loss: string) =>
  `${surface}, ${ways}: ${terms}. In the white furnace ${loss}.`;
export const questionOfBounces =
  'Switch off the compensation for multiple bounces and drag the roughness to 1: how much darker is the ball, and how many per cent does the white furnace lose?';
export const questionOfLobe =
  'Drag the light to a grazing angle, then change the roughness: why is the tip of the lobe no longer in the mirror direction?';
export const whatOfSpecular = (from: string, to: string, specular: string) =>
  `The roughness goes from ${from} to ${to}. The specular term that the eye sees is ${specular} now; what becomes of it?`;
export const changes = ['It grows', 'It shrinks', 'It hardly changes'];
export const change = (name: string, from: string, to: string) => `${name} goes from ${from} to ${to}`;
export const becomes = (from: string, to: string, d: string, g: string, degrees: number) =>
  `${from} becomes ${to}: ${d}, ${g}. The lobe gets lower and wider; the eye is ${degrees}° off the mirror direction.`;
export const theTerms = 'Terms';
export const bounces = 'Compensate for multiple bounces';
export const material = 'Material';
export const metalness = 'Metalness';
export const index = 'Index of refraction';
export const materials = { plastic: 'Plastic', polished: 'Polished gold', frosted: 'Frosted gold' };
export const ball = 'A ball in this light';
export const wholeLobe = 'Outer: full lobe';
export const diffuse = 'Inner: diffuse';
export const bounced = 'Dashed: bounces';
export const furnace = 'Energy left in a white furnace, by roughness';
export const viewAngle = 'View angle';
export const eye = 'V';
export const lightAngle = 'Angle of incidence';
export const light = 'L';
export const roughness = 'Roughness';
