/** Shiny surfaces under an environment: Karis's split sum, and the integral that it stands for. GGX, α = roughness². */
import { radicalInverse } from '../space/hammersley.ts';
import { dot, normalize, scale, sub, type Vec3 } from '../space/vec.ts';
import { type Cube, texelAt } from './cube.ts';
import { frameOf, type Tap } from './irradiance.ts';

/** The n-th microfacet normal about (0, 0, 1), as dense as GGX times the cosine. */
function facet(i: number, count: number, alpha: number): Vec3 {
  const u = (i + 0.5) / count;
  const phi = 2 * Math.PI * radicalInverse(i);
  const cos = Math.sqrt((1 - u) / (1 + (alpha * alpha - 1) * u));
  const sin = Math.sqrt(1 - cos * cos);
  return [sin * Math.cos(phi), sin * Math.sin(phi), cos];
}

/** Directions for the first sum: normal, view and mirror direction taken as one, each weighted by its cosine. */
export function lobeTaps(roughness: number, count: number): Tap[] {
  const alpha = roughness * roughness;
  const taps = Array.from({ length: count }, (_, i): Tap => {
    const [x, y, z] = facet(i, count, alpha);
    const cos = 2 * z * z - 1;
    return [2 * z * x, 2 * z * y, cos, cos];
  });
  return taps.filter(([, , , weight]) => weight > 0);
}

/** Smith's Λ: hidden microfacets for each that is seen at a cosine. */
const hidden = (cos: number, alpha: number): number =>
  (Math.sqrt(1 + (alpha * alpha * (1 - cos * cos)) / (cos * cos)) - 1) / 2;

/** Smith's share of microfacets that both directions see, height-correlated. */
const seen = (cosIn: number, cosOut: number, alpha: number): number =>
  1 / (1 + hidden(cosIn, alpha) + hidden(cosOut, alpha));

/** The second sum: scale and offset of F0 at a cosine, one texel of the table that shaders read. */
export function environmentBrdf(roughness: number, cosOut: number, count = 256): readonly [number, number] {
  const alpha = roughness * roughness;
  const view: Vec3 = [Math.sqrt(1 - cosOut * cosOut), 0, cosOut];
  let [scaling, offset] = [0, 0];
  for (let i = 0; i < count; i++) {
    const half = facet(i, count, alpha);
    const facing = dot(view, half);
    const cosIn = 2 * facing * half[2] - cosOut;
    if (cosIn <= 0 || facing <= 0) continue;
    const weight = (seen(cosIn, cosOut, alpha) * facing) / (half[2] * cosOut);
    const fresnel = (1 - facing) ** 5;
    scaling += (1 - fresnel) * weight;
    offset += fresnel * weight;
  }
  return [scaling / count, offset / count];
}

/** Microfacet normals about (0, 0, 1) for the whole integral; the fourth number is 4 ∕ (N D cos), a sample's solid angle by n·l. */
export interface Lobe {
  alpha: number;
  facets: readonly (readonly [number, number, number, number])[];
}

export function facetsOf(roughness: number, count: number): Lobe {
  const alpha = roughness * roughness;
  const facets = Array.from({ length: count }, (_, i) => {
    const [x, y, z] = facet(i, count, alpha);
    const density = (alpha / (z * z * (alpha * alpha - 1) + 1)) ** 2 / Math.PI;
    return [x, y, z, 4 / (count * density * z)] as const;
  });
  return { alpha, facets };
}

/**
 * The whole integral at once: light and surface are not parted. `mips` are a cube map and its halves: a sample that
 * stands for a wide angle reads a small one (Křivánek and Colbert 2008), so that no lamp leaves spots. No vectors made:
 * it runs for every pixel of a ball.
 */
export function specularTruth(
  mips: readonly Pick<Cube, 'size' | 'light'>[],
  { alpha, facets }: Lobe,
  { normal, view, f0 }: { normal: Vec3; view: Vec3; f0: number },
): Vec3 {
  const [u, v] = frameOf(normal);
  const cosOut = Math.max(dot(normal, view), 1e-3);
  const texel = (4 * Math.PI) / (6 * (mips[0]?.size ?? 1) ** 2);
  let [r, g, b] = [0, 0, 0];
  for (const [a, c, z, angle] of facets) {
    const hx = u[0] * a + v[0] * c + normal[0] * z;
    const hy = u[1] * a + v[1] * c + normal[1] * z;
    const hz = u[2] * a + v[2] * c + normal[2] * z;
    const facing = view[0] * hx + view[1] * hy + view[2] * hz;
    const [x, y, w] = [2 * facing * hx - view[0], 2 * facing * hy - view[1], 2 * facing * hz - view[2]];
    const cosIn = x * normal[0] + y * normal[1] + w * normal[2];
    if (cosIn <= 0 || facing <= 0) continue;
    const fresnel = f0 + (1 - f0) * (1 - facing) ** 5;
    const weight = (seen(cosIn, cosOut, alpha) * facing * fresnel) / (z * cosOut);
    const level = Math.ceil(Math.log2((angle * facing) / texel) / 2);
    const mip = mips[Math.min(Math.max(level, 0), mips.length - 1)];
    if (!mip) continue;
    const at = 3 * texelAt(mip.size, x, y, w);
    r += weight * (mip.light[at] ?? 0);
    g += weight * (mip.light[at + 1] ?? 0);
    b += weight * (mip.light[at + 2] ?? 0);
  }
  return [r / facets.length, g / facets.length, b / facets.length];
}

/** The same integral texel by texel: for lobes that are wider than a texel. */
export function specularSum(
  { directions, light, angles }: Cube,
  roughness: number,
  { normal, view, f0 }: { normal: Vec3; view: Vec3; f0: number },
): Vec3 {
  const alpha = roughness * roughness;
  const a2 = alpha * alpha;
  const cosOut = Math.max(dot(normal, view), 1e-3);
  const behind = 1 + hidden(cosOut, alpha);
  let [r, g, b] = [0, 0, 0];
  for (let i = 0, at = 0; i < angles.length; i++, at += 3) {
    const [x, y, z] = [directions[at] ?? 0, directions[at + 1] ?? 0, directions[at + 2] ?? 0];
    const cosIn = x * normal[0] + y * normal[1] + z * normal[2];
    if (cosIn <= 0) continue;
    const between = x * view[0] + y * view[1] + z * view[2];
    const sum = cosIn + cosOut;
    const spread = ((sum * sum) / (2 + 2 * between)) * (a2 - 1) + 1;
    const glance = 1 - Math.sqrt((1 + between) / 2);
    const square = glance * glance;
    const fresnel = f0 + (1 - f0) * square * square * glance;
    const density = a2 / (Math.PI * spread * spread * (behind + hidden(cosIn, alpha)));
    const weight = (density * fresnel * (angles[i] ?? 0)) / (4 * cosOut);
    r += weight * (light[at] ?? 0);
    g += weight * (light[at + 1] ?? 0);
    b += weight * (light[at + 2] ?? 0);
  }
  return [r, g, b];
}

/** The mirror direction of a view at a normal. */
export const mirrored = (view: Vec3, normal: Vec3): Vec3 => sub(scale(normal, 2 * dot(view, normal)), view);

/** The way on into glass, from outside; `index` against air. */
export function refracted(view: Vec3, normal: Vec3, index: number): Vec3 {
  const cos = dot(view, normal);
  const inside = Math.sqrt(1 - (1 - cos * cos) / (index * index));
  return normalize(sub(scale(view, -1 / index), scale(normal, inside - cos / index)));
}
