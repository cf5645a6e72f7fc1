/**
 * The terms of a microfacet BRDF by cosines: Walter et al. 2007 for GGX and Beckmann, Heitz 2014 for Smith's masking,
 * Karis 2013 for Schlick's short form of it. `alpha` is the square of what artists call roughness.
 */

export const DISTRIBUTIONS = ['ggx', 'beckmann', 'blinn'] as const;
export type Distribution = (typeof DISTRIBUTIONS)[number];

export const MASKINGS = ['correlated', 'separable', 'schlick', 'none'] as const;
export type Masking = (typeof MASKINGS)[number];

/** How densely microfacets point so that their normal has this cosine with the surface's; per steradian. */
export function density(kind: Distribution, cos: number, alpha: number): number {
  if (cos <= 0) return 0;
  const c2 = cos * cos;
  const a2 = alpha * alpha;
  if (kind === 'ggx') return a2 / (Math.PI * (c2 * (a2 - 1) + 1) ** 2);
  if (kind === 'beckmann') return Math.exp((c2 - 1) / (c2 * a2)) / (Math.PI * a2 * c2 * c2);
  const n = exponentOf(alpha);
  return ((n + 2) / (2 * Math.PI)) * cos ** n;
}

/** Blinn's exponent for the same width. */
export const exponentOf = (alpha: number): number => Math.max(0, 2 / (alpha * alpha) - 2);

/** Cosine of the microfacet normal for a random number in [0, 1), as dense as `density` times the cosine. */
export function sampleCos(kind: Distribution, u: number, alpha: number): number {
  if (kind === 'ggx') return Math.sqrt((1 - u) / (1 + (alpha * alpha - 1) * u));
  if (kind === 'beckmann') return 1 / Math.sqrt(1 - alpha * alpha * Math.log(1 - u));
  return (1 - u) ** (1 / (exponentOf(alpha) + 2));
}

/** Smith's Λ: area of hidden microfacets for each visible one, seen at this cosine. */
export function lambda(kind: Distribution, cos: number, alpha: number): number {
  const tan = Math.sqrt(Math.max(0, 1 - cos * cos)) / cos;
  if (kind === 'ggx') return (Math.sqrt(1 + alpha * alpha * tan * tan) - 1) / 2;
  const a = 1 / (alpha * tan);
  // Walter's rational fit of Beckmann's, which serves Blinn's as well; the exact one has an error function.
  return a >= 1.6 ? 0 : (1 - 1.259 * a + 0.396 * a * a) / (3.535 * a + 2.181 * a * a);
}

interface Masked {
  kind: Distribution;
  masking: Masking;
  alpha: number;
}

/** Share of microfacets that is seen from both directions. */
export function visible({ kind, masking, alpha }: Masked, cosIn: number, cosOut: number): number {
  if (masking === 'none') return 1;
  if (masking === 'schlick') return schlickMasking(cosIn, alpha) * schlickMasking(cosOut, alpha);
  const [a, b] = [lambda(kind, cosIn, alpha), lambda(kind, cosOut, alpha)];
  return masking === 'correlated' ? 1 / (1 + a + b) : 1 / ((1 + a) * (1 + b));
}

/** For lamps: k = (roughness + 1)² / 8. */
function schlickMasking(cos: number, alpha: number): number {
  const k = (Math.sqrt(alpha) + 1) ** 2 / 8;
  return cos / (cos * (1 - k) + k);
}

/** Schlick's Fresnel term. */
export const fresnel = (f0: number, cos: number): number => f0 + (1 - f0) * (1 - cos) ** 5;

/** Reflection straight on at a surface of this refractive index. */
export const reflectance = (index: number): number => ((index - 1) / (index + 1)) ** 2;
