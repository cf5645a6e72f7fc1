/** Finds all samples of the notes, and the problems in how they are written. */
import { readFileSync } from 'node:fs';
import { createContext } from 'study-notes/pipeline/markdown/context';
import { normalizeDirectives } from 'study-notes/pipeline/markdown/directive/normalize-directives';
import { parseMarkdown } from 'study-notes/pipeline/markdown/parse';
import { decode } from 'study-notes/pipeline/read/decode';
import { splitFrontMatter } from 'study-notes/pipeline/read/front-matter';
import { walkContent } from 'study-notes/pipeline/read/walk-content';
import type { Problem } from 'study-notes/shared/problem';
import { visit } from 'unist-util-visit';
import { readSamples } from './read-samples.ts';
import type { Sample } from './sample.ts';

/** A Markdown file that may have samples. */
export interface SampleSource {
  /** Posix, below the content folder; for other files relative to the project. */
  note: string;
  absolute: string;
  /** Path in messages: `content/a.md`. */
  file: string;
  /** False for files outside the content folder: no results are kept for them. */
  isNote: boolean;
}

/** A Markdown file with its samples. */
export interface NoteSamples extends SampleSource {
  samples: Sample[];
  problems: Problem[];
}

export interface FindOptions {
  contentDir: string;
  /** Name of the content folder in messages. */
  label: string;
  /** Guides for authors, whose blocks of Markdown are checked: path in messages → absolute. */
  others: Record<string, string>;
  /** Real paths of the folders that notes and their includes may be read from. */
  places: string[];
  /** Globs of what holds no notes; default: none. */
  exclude?: readonly string[];
  /** Those to read; all when left out. Parsing every note takes longer than checking the samples of one. */
  isWanted?: (source: SampleSource) => boolean;
}

/** Reads the files; unreadable ones are reported by `check`. */
export function findSamples({
  contentDir,
  label,
  others,
  places,
  exclude = [],
  isWanted = () => true,
}: FindOptions): NoteSamples[] {
  const notes: SampleSource[] = walkContent(contentDir, label, { places, exclude }).notes.map(({ file, absolute }) => ({
    ...{ note: file, absolute, file: `${label}/${file}` },
    isNote: true,
  }));
  const guides: SampleSource[] = Object.entries(others).map(([file, absolute]) => ({
    ...{ note: file, absolute, file },
    isNote: false,
  }));
  return [...notes, ...guides].filter(isWanted).map((source) => {
    const split = source.isNote ? (text: string) => [afterFrontMatter(text)] : markdownExamples;
    return { ...source, ...samplesIn(source, { contentDir, places }, split) };
  });
}

type Folders = Pick<FindOptions, 'contentDir' | 'places'>;

/** Part of a file that is a note's body, and the line it starts on. */
interface Body {
  text: string;
  line: number;
}

function samplesIn(
  found: SampleSource,
  folders: Folders,
  split: (text: string) => Body[],
): Pick<NoteSamples, 'samples' | 'problems'> {
  const decoded = decode(readFileSync(found.absolute));
  const bodies = 'text' in decoded ? split(decoded.text) : [];
  const parts = bodies.map((body) => samplesOf(body, found, folders));
  return { samples: parts.flatMap(({ samples }) => samples), problems: parts.flatMap(({ problems }) => problems) };
}

function afterFrontMatter(text: string): Body {
  const { bodyLine } = splitFrontMatter(text);
  const lines = text.split('\n').slice(bodyLine - 1);
  return { text: lines.join('\n'), line: bodyLine };
}

/** A guide shows examples in blocks of Markdown; each is a small note. */
function markdownExamples(text: string): Body[] {
  const bodies: Body[] = [];
  visit(parseMarkdown(text), 'code', ({ lang, value, position }) => {
    if (lang === 'markdown') bodies.push({ text: value, line: (position?.start.line ?? 0) + 1 });
  });
  return bodies;
}

function samplesOf(body: Body, found: SampleSource, folders: Folders): Pick<NoteSamples, 'samples' | 'problems'> {
  const context = createContext({
    note: { ...NO_NOTE, file: found.note, absolute: found.absolute, body: body.text, bodyLine: body.line },
    routes: { baseUrl: '/', byFile: {} },
    options: { ...NO_OPTIONS, ...folders, contentLabel: found.file.slice(0, -found.note.length - 1) },
  });
  const { samples, problems } = readSamples(parseMarkdown(normalizeDirectives(body.text)), context);
  return {
    samples: samples.map(({ sample }) => sample),
    problems: problems.map(({ place, ...problem }) => ({
      severity: 'error',
      file: found.file,
      line: (place?.line ?? 1) + body.line - 1,
      column: place?.column ?? 1,
      ...problem,
    })),
  };
}

/** Values that reading samples does not use. */
const NO_NOTE = { frontMatter: {}, id: '', path: '/', hash: '' };
const NO_OPTIONS = { staticDir: '', extraLanguages: [], toc: { min: 2, max: 3 }, siteUrl: '' };
