/** Bytes in the reader's words: `3.4 MB`; what is less than a tenth is not told as nothing. */
export function megabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 2 ** 20).toFixed(1)} MB`;
}
