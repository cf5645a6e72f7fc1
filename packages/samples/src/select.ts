/** Selects samples by a path, a folder, a pattern with `*`, or a path with a line. */
import { relative, resolve, sep } from 'node:path';
import type { NoteSamples, SampleSource } from './find-samples.ts';
import type { Sample } from './sample.ts';

export interface SampleFilter {
  /** As it was written. */
  written: string;
  matches(note: SampleSource): boolean;
  /** Selects only the sample whose fence contains this line. */
  line?: number;
}

/** Parses a filter; paths are relative to the working directory or to the content folder. */
export function parseFilter(written: string, cwd: string, contentDir: string): SampleFilter {
  const [, path = written, line] = /^(.*\.mdx?):(\d+)(?::\d+)?$/i.exec(written) ?? [];
  const plain = path.replace(/\/+$/, '').normalize('NFC');
  const pattern = /[*?]/.test(plain) ? globPattern(plain) : undefined;
  const wanted = resolve(cwd, plain);
  return {
    written,
    ...(line === undefined ? {} : { line: Number(line) }),
    matches({ absolute, note, file }) {
      const way = relative(cwd, absolute).split(sep).join('/').normalize('NFC');
      if (pattern) return [way, note, file].some((name) => pattern.test(name));
      const below = (folder: string) =>
        absolute.normalize('NFC') === folder || absolute.normalize('NFC').startsWith(folder + sep);
      return below(wanted.normalize('NFC')) || below(resolve(contentDir, plain).normalize('NFC')) || file === plain;
    },
  };
}

/** The samples of a note that match a filter; all without filters. */
export function selectSamples(note: NoteSamples, filters: SampleFilter[]): Sample[] {
  if (filters.length === 0) return note.samples;
  const own = filters.filter((filter) => filter.matches(note));
  if (own.some(({ line }) => line === undefined)) return note.samples;
  return note.samples.filter((sample) => own.some(({ line }) => line !== undefined && holdsLine(sample, note, line)));
}

/** Whether the line is in the sample's fences, their first lines, or its output. */
function holdsLine(sample: Sample, note: NoteSamples, line: number): boolean {
  const { output, file } = sample;
  if (file !== note.file) return false;
  const inFence = sample.files.some(({ lines }) => {
    const first = lines[0]?.line ?? Number.NaN;
    return lines[0]?.file === note.file && line >= first - 1 && line <= (lines.at(-1)?.line ?? first) + 1;
  });
  const inOutput = output && line >= output.line - 1 && line <= output.line + output.text.split('\n').length;
  return line === sample.line || inFence || inOutput === true;
}

function globPattern(glob: string): RegExp {
  const source = glob.replace(/\*\*\/|\*\*|\*|\?|[.+^${}()|[\]\\]/g, (token) => {
    if (token === '**/') return '(?:.*/)?';
    if (token === '**') return '.*';
    if (token === '*') return '[^/]*';
    return token === '?' ? '[^/]' : `\\${token}`;
  });
  return new RegExp(`^${source}$`);
}
