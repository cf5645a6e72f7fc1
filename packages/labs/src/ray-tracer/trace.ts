/** Light along a path, and the pixels it makes. */
import { add, cross, dot, length, normalize, scale, sub, type Vec3 } from '../space/vec.ts';
import { type Hit, intersect, LEAST, type Ray } from './intersect.ts';
import { pathRandom, type Random } from './random.ts';
import { onSphere, type Strategy, scatter } from './scatter.ts';
import { areaOf, type Camera, type Quad, type Scene } from './scene.ts';

/** The picture, pixels. */
export const IMAGE = { width: 160, height: 100 };

export interface Job {
  scene: Scene;
  /** Most surfaces a path may meet. */
  depth: number;
  strategy: Strategy;
  seed: number;
}

const times = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
const BLACK: Vec3 = [0, 0, 0];

/** One sample of a pixel's light (linear, red green blue); `y` counts downwards. */
export function samplePixel(job: Job, x: number, y: number, sample: number): Vec3 {
  const random = pathRandom(x, y, sample, job.seed);
  return radiance(job, cameraRay(job.scene.camera, x, y, random), random);
}

/** The camera's axes: right, up, and backwards. */
export function cameraAxes({ from, at }: Camera): [Vec3, Vec3, Vec3] {
  const back = normalize(sub(from, at));
  const right = normalize(cross([0, 1, 0], back));
  return [right, cross(back, right), back];
}

export function cameraRay(camera: Camera, x: number, y: number, random: Random): Ray {
  const { from, fov, aperture, focus } = camera;
  const [right, up, back] = cameraAxes(camera);
  const half = focus * Math.tan((fov * Math.PI) / 360);
  const [jx, jy, time] = [random(), random(), random()];
  const across = (((x + jx) / IMAGE.width) * 2 - 1) * half * (IMAGE.width / IMAGE.height);
  const above = (1 - ((y + jy) / IMAGE.height) * 2) * half;
  const radius = aperture * Math.sqrt(random());
  const angle = 2 * Math.PI * random();
  const lens = add(scale(right, radius * Math.cos(angle)), scale(up, radius * Math.sin(angle)));
  const target = add(add(scale(right, across), scale(up, above)), scale(back, -focus));
  return { origin: add(from, lens), direction: normalize(sub(target, lens)), time };
}

/** The blue-and-white sky. */
export function sky([, y]: Vec3): Vec3 {
  const t = 0.5 * (y + 1);
  return [1 - 0.5 * t, 1 - 0.3 * t, 1];
}

function radiance(job: Job, first: Ray, random: Random): Vec3 {
  const { scene, strategy } = job;
  let [light, weight, ray, pdf] = [BLACK, [1, 1, 1] as Vec3, first, 0];
  for (let bounce = 0; bounce < job.depth; bounce++) {
    const hit = intersect(scene, ray);
    const drift = scene.fog > 0 ? -Math.log(1 - random()) / scene.fog : Number.POSITIVE_INFINITY;
    if (drift < (hit?.t ?? Number.POSITIVE_INFINITY)) {
      ray = { origin: add(ray.origin, scale(ray.direction, drift)), direction: onSphere(random), time: ray.time };
      pdf = 0;
      continue;
    }
    if (!hit) return scene.hasSky ? add(light, times(weight, sky(ray.direction))) : light;
    if (hit.material.kind === 'light') {
      return add(light, scale(times(weight, hit.material.color), emissionShare(strategy, pdf, hit, ray, scene.light)));
    }
    // Not from the last surface, whose light no other strategy would count either.
    if (isLit(job, hit) && bounce < job.depth - 1)
      light = add(light, times(weight, directLight(job, hit, ray, random)));
    const next = scatter(hit, ray.direction, strategy, random);
    if (!next) return light;
    weight = times(weight, next.weight);
    ray = { origin: hit.point, direction: next.direction, time: ray.time };
    pdf = next.pdf;
  }
  return light;
}

const isLit = ({ scene, strategy }: Job, { material }: Hit): boolean =>
  scene.light !== undefined && material.kind === 'diffuse' && (strategy === 'light' || strategy === 'mis');

/** How much of a light met by chance counts: what light sampling has counted already is left out. */
function emissionShare(strategy: Strategy, pdf: number, hit: Hit, ray: Ray, light: Quad | undefined): number {
  if (pdf === 0 || strategy === 'uniform' || strategy === 'cosine' || !light) return 1;
  if (strategy === 'light') return 0;
  const other = (hit.t * hit.t) / (Math.abs(dot(hit.normal, ray.direction)) * areaOf(light));
  return power(pdf, other);
}

/** Veach's power heuristic with exponent 2. */
export const power = (own: number, other: number): number => (own * own) / (own * own + other * other);

/** Light that comes straight from a point of the lamp, by the area's density turned into the angle's. */
function directLight({ scene, strategy }: Job, hit: Hit, ray: Ray, random: Random): Vec3 {
  const { light } = scene;
  const [a, b] = [random(), random()];
  if (light?.material.kind !== 'light' || hit.material.kind !== 'diffuse') return BLACK;
  const way = sub(add(light.corner, add(scale(light.u, a), scale(light.v, b))), hit.point);
  const distance = length(way);
  const direction = scale(way, 1 / distance);
  const cos = dot(direction, hit.normal);
  const cosLight = Math.abs(dot(direction, normalize(cross(light.u, light.v))));
  if (cos <= 0 || cosLight < 1e-6) return BLACK;
  if (intersect(scene, { origin: hit.point, direction, time: ray.time }, distance - 10 * LEAST)) return BLACK;
  const pdf = (distance * distance) / (cosLight * areaOf(light));
  const share = strategy === 'mis' ? power(pdf, cos / Math.PI) : 1;
  const clear = Math.exp(-scene.fog * distance);
  return scale(times(hit.material.color, light.material.color), (share * clear * cos) / (Math.PI * pdf));
}

/** What a pixel's middle sees first. */
export function firstHit(scene: Scene, x: number, y: number): Hit | undefined {
  const { camera } = scene;
  const ray = cameraRay({ ...camera, aperture: 0 }, x, y, () => 0.5);
  return intersect(scene, ray);
}

export interface Estimate {
  mean: Vec3;
  /** Standard error of the mean of the three colours' average; undefined for one sample. */
  error: number | undefined;
}

/** A pixel from so many samples. */
export function estimatePixel(job: Job, x: number, y: number, samples: number): Estimate {
  let sum: Vec3 = BLACK;
  let [total, squares] = [0, 0];
  for (let i = 0; i < samples; i++) {
    const value = samplePixel(job, x, y, i);
    sum = add(sum, value);
    const grey = (value[0] + value[1] + value[2]) / 3;
    total += grey;
    squares += grey * grey;
  }
  const variance = Math.max(0, (squares - (total * total) / samples) / (samples - 1));
  return { mean: scale(sum, 1 / samples), error: samples > 1 ? Math.sqrt(variance / samples) : undefined };
}
