/** The key of a sample's result: changes with everything that decides the outcome, and nothing else. */
import { createHash } from 'node:crypto';
import { type Sample, textOf } from './sample.ts';

/** Hex digits of a key: 64 bits, no collisions among a few thousand samples. */
const LENGTH = 16;

/** Key of a sample; moving it to another line or note keeps it. */
export function sampleKey(sample: Omit<Sample, 'key'>): string {
  const { language, word, settings, expect, output, files, pictures } = sample;
  const sources = files.map((file) => [file.name, file.language, textOf(file)]);
  const sorted = Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1));
  const drawn = pictures?.map(({ path, hash }) => [path, hash]);
  return shortHash([language, word, sorted, expect ?? null, output?.text ?? null, sources, ...(drawn ? [drawn] : [])]);
}

/** A short hash of plain data. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, LENGTH);
}
