/** The notes' samples with the word `trace` and the recordings kept beside them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { RecordedRun } from 'study-notes/shared/recorded-run';
import { expect, it } from 'vitest';
import { findSamples } from '../../packages/samples/src/find-samples.ts';
import { RECORDINGS_FOLDER, readRecording } from '../../packages/samples/src/recordings.ts';
import { textOf } from '../../packages/samples/src/sample.ts';

const contentDir = fileURLToPath(new URL('../../content', import.meta.url));
const samples = findSamples({ contentDir, label: 'content', others: {}, places: [contentDir] })
  .flatMap((note) => note.samples)
  .filter(({ settings }) => settings.trace);

it('at least sixty samples are recorded, each as its text is now', () => {
  const stale = samples.filter((sample) => {
    const recording = readRecording(contentDir, sample.key);
    const code = recording && (JSON.parse(recording) as RecordedRun).code.join('\n');
    return !sample.files[0] || code !== textOf(sample.files[0]).trimEnd();
  });
  expect(
    stale.map(({ file, line }) => `${file}:${line}`),
    'npm run check:samples records them',
  ).toEqual([]);
  expect(samples.length).toBeGreaterThanOrEqual(60);
});

it('no recording is kept that no sample has', () => {
  const kept = readdirSync(join(contentDir, RECORDINGS_FOLDER));
  expect(kept.sort()).toEqual(samples.map(({ key }) => `${key}.json`).sort());
});

it('a recording has at most 200 steps and 8 KB', () => {
  for (const { key, file, line } of samples) {
    const recording = readRecording(contentDir, key) ?? '';
    const { steps } = JSON.parse(recording) as RecordedRun;
    expect(steps.length, `${file}:${line}`).toBeLessThanOrEqual(200);
    expect(gzipSync(recording).length, `${file}:${line}`).toBeLessThanOrEqual(8192);
  }
});
