import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encode, MOST_BYTES } from './encode.ts';

/** A picture whose every channel is computed from its place. */
function drawn(width: number, height: number, paint: (x: number, y: number, channel: number) => number) {
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < data.length; index++) {
    const pixel = Math.floor(index / 3);
    data[index] = paint(pixel % width, Math.floor(pixel / width), index % 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

it('makes a copy of noise that is small enough', async () => {
  let seed = 1;
  const random = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 16) % 60;
  };
  const png = await drawn(720, 405, (x, y) => ((x + y) >> 3) + random())
    .png()
    .toBuffer();
  const copy = await encode(png, 720);
  expect(png.length).toBeGreaterThan(500_000);
  expect(copy.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(await sharp(copy).metadata()).toMatchObject({ format: 'webp', width: 720, height: 405 });
});

it('keeps every pixel of a drawing with few colours', async () => {
  const png = await drawn(400, 300, (x, y) => (((x >> 4) + (y >> 4)) % 2 ? 255 : 40))
    .png()
    .toBuffer();
  const copy = await encode(png, 400);
  expect(await sharp(copy).raw().toBuffer()).toEqual(await sharp(png).removeAlpha().raw().toBuffer());
});

it('makes a smaller copy of a large picture, and none larger than it is', async () => {
  const png = await drawn(1440, 90, (x) => x >> 3)
    .png()
    .toBuffer();
  expect((await sharp(await encode(png, 720)).metadata()).width).toBe(720);
  expect((await sharp(await encode(png, 2000)).metadata()).width).toBe(1440);
});

it('turns a photograph as its camera was held', async () => {
  const jpeg = await drawn(60, 40, (x) => x)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await sharp(await encode(jpeg, 40)).metadata()).toMatchObject({ width: 40, height: 60 });
});

it('keeps what lets the background through', async () => {
  const data = Buffer.alloc(40 * 40 * 4, 100);
  const png = await sharp(data, { raw: { width: 40, height: 40, channels: 4 } })
    .png()
    .toBuffer();
  const { data: pixels } = await sharp(await encode(png, 40))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(pixels[3]).toBe(100);
});

it('throws for what is no picture', async () => {
  await expect(encode(Buffer.from('no picture'), 10)).rejects.toThrow();
});
