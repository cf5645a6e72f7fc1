/** A picture that gets better pass by pass, and its bytes for a screen. */
import { estimatePixel, firstHit, IMAGE, type Job, samplePixel } from './trace.ts';

export const VIEWS = ['color', 'normal', 'distance'] as const;
export type View = (typeof VIEWS)[number];

/** Adds one sample to every pixel of some rows. */
export function addPass(sums: Float32Array, job: Job, sample: number, [from, to]: readonly [number, number]): void {
  for (let y = from; y < to; y++) {
    for (let x = 0; x < IMAGE.width; x++) {
      const at = 3 * (y * IMAGE.width + x);
      for (const [k, value] of samplePixel(job, x, y, sample).entries()) sums[at + k] = (sums[at + k] ?? 0) + value;
    }
  }
}

/** Sums of so many samples as bytes, by a gamma of 2. */
export function toBytes(sums: Float32Array, samples: number): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray((sums.length / 3) * 4);
  for (let i = 0; i < sums.length / 3; i++) {
    for (let k = 0; k < 3; k++) bytes[4 * i + k] = 255 * Math.sqrt((sums[3 * i + k] ?? 0) / samples);
    bytes[4 * i + 3] = 255;
  }
  return bytes;
}

/** Normals or distances of what is seen first, as colours. */
export function surfaceBytes(job: Job, view: Exclude<View, 'color'>): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(IMAGE.width * IMAGE.height * 4);
  for (let i = 0; i < IMAGE.width * IMAGE.height; i++) {
    const hit = firstHit(job.scene, i % IMAGE.width, Math.floor(i / IMAGE.width));
    const grey = hit ? 255 * Math.exp(-hit.t / 4) : 0;
    const color = view === 'distance' || !hit ? [grey, grey, grey] : hit.normal.map((n) => 127.5 * (n + 1));
    bytes.set([...color, 255], 4 * i);
  }
  return bytes;
}

/** Samples of a still picture's pixel: enough to look finished. */
const STILL_SAMPLES = 12;

/** Every other pixel of the picture, for where it cannot come pass by pass. */
export function smallPicture(job: Job, view: View): { bytes: Uint8ClampedArray; width: number; height: number } {
  const [width, height] = [IMAGE.width / 2, IMAGE.height / 2];
  const surface = view === 'color' ? undefined : surfaceBytes(job, view);
  const bytes = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [2 * (i % width), 2 * Math.floor(i / width)];
    const at = 4 * (y * IMAGE.width + x);
    const color =
      surface?.slice(at, at + 3) ?? estimatePixel(job, x, y, STILL_SAMPLES).mean.map((c) => 255 * Math.sqrt(c));
    bytes.set([...color, 255], 4 * i);
  }
  return { bytes, width, height };
}
