/** A picture of bytes as an address, for an `image` within a drawing: in the browser only; `png.ts` serves still pictures. */
export function canvasAddress(bytes: Uint8ClampedArray<ArrayBuffer>, width: number): string {
  const height = bytes.length / 4 / width;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(bytes, width, height), 0, 0);
  return canvas.toDataURL();
}
