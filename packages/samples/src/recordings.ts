/** Recorded runs, committed with the notes: one file a sample, named by its key, so that one of an older text is never shown. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inside the content folder; the dot excludes it from the notes. */
export const RECORDINGS_FOLDER = '.runs';

/** The file of a sample's recording. */
export const recordingFile = (contentDir: string, key: string): string =>
  join(contentDir, RECORDINGS_FOLDER, `${key}.json`);

/** The kept recording; undefined when there is none. */
export function readRecording(contentDir: string, key: string): string | undefined {
  const file = recordingFile(contentDir, key);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Keeps a recording. */
export function writeRecording(contentDir: string, key: string, recording: string): void {
  mkdirSync(join(contentDir, RECORDINGS_FOLDER), { recursive: true });
  writeFileSync(recordingFile(contentDir, key), recording);
}

/** Removes the recordings of samples that are no more. */
export function removeOldRecordings(contentDir: string, keys: ReadonlySet<string>): void {
  const folder = join(contentDir, RECORDINGS_FOLDER);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (!keys.has(name.replace(/\.json$/, ''))) rmSync(join(folder, name));
}
