import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { paletteOf, pngAddress } from './png.ts';

it('holds its pixels as sixteen colours at most, in a file that every decoder takes', () => {
  const bytes = [255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 255];
  const file = Buffer.from(pngAddress({ bytes, width: 3, height: 2 }).split(',')[1] ?? '', 'base64');
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([3, 2]);
  const palette = file.subarray(file.indexOf('PLTE') + 4);
  const start = file.indexOf('IDAT');
  const rows = inflateSync(file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4)));
  expect(rows).toHaveLength(6);
  const color = (x: number, y: number) => {
    const index = ((rows[3 * y + 1 + (x >> 1)] ?? 0) >> (x % 2 ? 0 : 4)) & 15;
    return [...palette.subarray(3 * index, 3 * index + 3)];
  };
  expect([color(0, 0), color(1, 0), color(2, 0), color(0, 1)]).toEqual([
    [255, 0, 0],
    [0, 0, 255],
    [0, 255, 0],
    [255, 0, 0],
  ]);
});

it('a palette spends its colours where they differ most', () => {
  const greys = Array.from({ length: 100 }, (_, i): [number, number, number] => [i, i, i]);
  const palette = paletteOf([...greys, [250, 0, 0]], 4);
  expect(palette).toHaveLength(4);
  expect(paletteOf([[1, 2, 3]], 16)).toEqual([[1, 2, 3]]);
});
