/** `export`: books of the sections of a built site. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { siteFeatures } from 'study-notes/cli/load-features';
import { type OptionValues, UsageError } from 'study-notes/cli/options';
import { printProblems } from 'study-notes/cli/print-problems';
import { createProgress, type Progress } from 'study-notes/cli/progress';
import { findProject } from 'study-notes/cli/project';
import { acceptConfig } from 'study-notes/config/load';
import type { ListedSidebar, SiteConfig } from 'study-notes/config/schema';
import { configFeatures } from 'study-notes/pipeline/pipeline-feature';
import { countProblems } from 'study-notes/pipeline/problems';
import { listed } from 'study-notes/words/phrases';
import type { Book, Chapter } from './book.ts';
import { FOLDER, fileOf, type Kind } from './book-files.ts';
import { makeEpub } from './epub/make-epub.ts';
import { findChromium } from './pdf/find-chromium.ts';
import { makePdf } from './pdf/make-pdf.ts';
import { createPrinter } from './pdf/print.ts';
import { readBook } from './read/read-book.ts';
import { words } from './words/books.ts';

type Make = (book: Book, progress: Progress) => Promise<Uint8Array> | Uint8Array;

/** While a book is joined, the browsers print the next. */
const BOOKS_AT_ONCE = 2;

/** Makes the books; false when the configuration has errors. */
export async function runExport(
  engine: Parameters<typeof findProject>[0],
  { site: built, out, section, pdf, epub, ...options }: OptionValues,
): Promise<boolean> {
  const project = await findProject(engine, options);
  const { config, problems } = acceptConfig(project.config, configFeatures(await siteFeatures(project.features)));
  printProblems(problems, false);
  if (countProblems(problems).errors > 0) return false;
  const sections = chooseSections(config.sidebars, section);
  const makers = chooseKinds({ pdf, epub });
  const folder = out === undefined ? join(project.staticDir, FOLDER) : resolve(out);
  const site = siteOf(config, built === undefined ? project.outDir : resolve(built));
  const date = new Date().toISOString().slice(0, 10);
  const progress = createProgress(process.stderr);
  mkdirSync(folder, { recursive: true });
  const write = async (sidebar: ListedSidebar) => {
    const book = readBook(sidebar, site, date);
    for (const [kind, make] of makers) await writeBook(join(folder, fileOf(sidebar, kind)), { book, make, progress });
  };
  const waiting = [...sections];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await write(next);
  };
  await Promise.all(Array.from({ length: BOOKS_AT_ONCE }, takeTurns));
  return true;
}

interface Writing {
  book: Book;
  make: Make;
  progress: Progress;
}

function writeBook(file: string, { book, make, progress }: Writing): Promise<void> {
  return progress.stage(relative(process.cwd(), file) || file, async (stage) => {
    const bytes = await make(book, progress);
    // Whole or not at all: a build may be reading.
    writeFileSync(`${file}.tmp`, bytes);
    renameSync(`${file}.tmp`, file);
    stage.detail = words.bookSize(book.chapters.length, (bytes.length / 1e6).toFixed(1));
  });
}

function chooseSections(sidebars: readonly ListedSidebar[], wanted: string | undefined): readonly ListedSidebar[] {
  if (wanted === undefined) return sidebars;
  return wanted.split(/[,，]/).map((name) => {
    const found = sidebars.find(({ id, label, folder }) => [id, label, folder].includes(name.trim().normalize('NFC')));
    if (!found) throw new UsageError(words.noSection(name, listed(sidebars.map(({ label }) => label))));
    return found;
  });
}

/** Both kinds, unless some are named. */
function chooseKinds(named: Partial<Record<Kind, string | undefined>>): [Kind, Make][] {
  const isWanted = (kind: Kind) => named[kind] !== undefined || Object.values(named).every((one) => one === undefined);
  const made: [Kind, Make][] = isWanted('epub') ? [['epub', makeEpub]] : [];
  if (!isWanted('pdf')) return made;
  const print = createPrinter(findChromium(), availableParallelism());
  const onSmaller =
    ({ note }: Progress) =>
    ({ path }: Chapter, scale: number) =>
      note(words.setSmaller(path, Math.round(100 * scale)));
  return [...made, ['pdf', (book, progress) => makePdf(book, print, { onSmaller: onSmaller(progress) })]];
}

function siteOf({ title, url, baseUrl, locale }: SiteConfig, folder: string): Book['site'] {
  return { folder, title, url, baseUrl, language: locale.htmlLang };
}
