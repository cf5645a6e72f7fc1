/** Every other pixel of every other row of an RGBA picture: a still of half the size needs a quarter of the bytes. */
export function halved(
  bytes: ArrayLike<number>,
  { width: whole, height: rows }: { width: number; height: number },
): { bytes: number[]; width: number; height: number } {
  const [width, height] = [whole / 2, rows / 2];
  const at = (i: number) => 4 * (2 * Math.floor(i / width) * whole + 2 * (i % width));
  const small = Array.from({ length: width * height }, (_, i) => [0, 1, 2, 3].map((k) => bytes[at(i) + k] ?? 0));
  return { bytes: small.flat(), width, height };
}
