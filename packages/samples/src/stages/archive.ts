/** The whole program of a stage as a file to take along. */
import { zipSync } from 'fflate';
import { isRegionMarker } from 'study-notes/pipeline/markdown/code/include';
import { type Sample, type SampleFile, textOf } from '../sample.ts';

/** The same bytes for the same files; their time is the oldest that a zip can say. */
const MADE = new Date(1980, 0, 1);

/** A zip with one folder in it. */
export function archiveOf({ files }: Sample, folder: string): Buffer {
  const encoder = new TextEncoder();
  const entries = files.map(
    (file) => [`${folder}/${file.name}`, encoder.encode(textOf(withoutMarkers(file)))] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 9, mtime: MADE }));
}

/** Readers of the whole have no use for the marks by which notes show parts. */
function withoutMarkers(file: SampleFile): SampleFile {
  return { ...file, lines: file.lines.filter(({ text }) => !isRegionMarker(text)) };
}
