/** A small picture as a PNG of sixteen colours in an address: for still pictures, whose bytes every reader of the page pays. */

/** Red green blue alpha, row by row from above. */
interface Pixels {
  bytes: ArrayLike<number>;
  width: number;
  height: number;
}

type Color = readonly [number, number, number];

/** The picture as `data:image/png;base64,…`, its colours brought down to sixteen. */
export function pngAddress({ bytes, width, height }: Pixels): string {
  const colors: Color[] = Array.from({ length: width * height }, (_, i) => [
    bytes[4 * i] ?? 0,
    bytes[4 * i + 1] ?? 0,
    bytes[4 * i + 2] ?? 0,
  ]);
  const palette = paletteOf(colors, 16);
  const row = Math.ceil(width / 2) + 1;
  const data = new Uint8Array(row * height);
  for (const [i, color] of colors.entries()) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const at = y * row + 1 + (x >> 1);
    data[at] = (data[at] ?? 0) | (nearest(palette, color) << (x % 2 ? 0 : 4));
  }
  const file = [
    ...[137, 80, 78, 71, 13, 10, 26, 10],
    ...chunk('IHDR', [...four(width), ...four(height), 4, 3, 0, 0, 0]),
    ...chunk('PLTE', palette.flat()),
    ...chunk('IDAT', zlib(data)),
    ...chunk('IEND', []),
  ];
  return `data:image/png;base64,${btoa(file.map((byte) => String.fromCharCode(byte)).join(''))}`;
}

/** Colours by median cut: the widest box is halved until there are enough. */
export function paletteOf(colors: readonly Color[], count: number): [number, number, number][] {
  let boxes = [[...colors]];
  while (boxes.length < count) {
    const widest = boxes.map(spread).sort((a, b) => b.width - a.width)[0];
    if (!widest || widest.width === 0) break;
    const sorted = [...widest.box].sort((a, b) => a[widest.axis] - b[widest.axis]);
    const half = sorted.length >> 1;
    boxes = [...boxes.filter((box) => box !== widest.box), sorted.slice(0, half), sorted.slice(half)];
  }
  return boxes.map((box) => [mean(box, 0), mean(box, 1), mean(box, 2)]);
}

function spread(box: Color[]): { box: Color[]; axis: 0 | 1 | 2; width: number } {
  const widths = ([0, 1, 2] as const).map((axis) => {
    const values = box.map((color) => color[axis]);
    return {
      box,
      axis,
      width: values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255),
    };
  });
  return widths.reduce((a, b) => (b.width > a.width ? b : a));
}

const mean = (box: readonly Color[], axis: 0 | 1 | 2) =>
  Math.round(box.reduce((sum, color) => sum + color[axis], 0) / box.length);

function nearest(palette: readonly Color[], [r, g, b]: Color): number {
  const misses = palette.map((color) => (color[0] - r) ** 2 + (color[1] - g) ** 2 + (color[2] - b) ** 2);
  return misses.indexOf(Math.min(...misses));
}

const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

function chunk(name: string, data: readonly number[]): number[] {
  const body = [...Array.from(name, (char) => char.charCodeAt(0)), ...data];
  return [...four(data.length), ...body, ...four(crc(body))];
}

/** The bytes as zlib holds what is not compressed; the page's own compression comes after. */
function zlib(data: Uint8Array): number[] {
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  const { length } = data;
  const size = [length & 255, length >> 8, ~length & 255, (~length >> 8) & 255];
  return [0x78, 1, 1, ...size, ...data, ...four(((b << 16) | a) >>> 0)];
}

function crc(bytes: readonly number[]): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let k = 0; k < 8; k++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}
