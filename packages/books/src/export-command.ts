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
import { createPrinter, type Printer } from './pdf/print.ts';
import { readBook } from './read/read-book.ts';
import { words } from './words/books.ts';

type Make = (book: Book, progress: Progress) => Promise<Uint8Array> | Uint8Array;

/** While a book is joined, the browser prints the next. */
const BOOKS_AT_ONCE = 2;
/** One more than there are cores, so that none is idle while this process reads or joins a book and cannot hand out the next. */
const PARTS_AT_ONCE = availableParallelism() + 1;

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
  const kinds = chooseKinds({ pdf, epub });
  const folder = out === undefined ? join(project.staticDir, FOLDER) : resolve(out);
  const site = siteOf(config, built === undefined ? project.outDir : resolve(built));
  const date = new Date().toISOString().slice(0, 10);
  const progress = createProgress(process.stderr);
  // Only who wants a PDF needs a browser.
  const printer = kinds.includes('pdf') ? createPrinter(findChromium(), PARTS_AT_ONCE) : undefined;
  mkdirSync(folder, { recursive: true });
  const write = async (sidebar: ListedSidebar) => {
    const book = readBook(sidebar, site, date);
    for (const kind of kinds) {
      const make = kind === 'pdf' && printer ? pdfMaker(printer) : makeEpub;
      await writeBook(join(folder, fileOf(sidebar, kind)), { book, make, progress });
    }
  };
  try {
    await inTurns(sections, write);
  } finally {
    await printer?.close();
  }
  return true;
}

async function inTurns<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: BOOKS_AT_ONCE }, takeTurns));
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
function chooseKinds(named: Partial<Record<Kind, string | undefined>>): Kind[] {
  const kinds: Kind[] = ['epub', 'pdf'];
  const wanted = kinds.filter((kind) => named[kind] !== undefined);
  return wanted.length > 0 ? wanted : kinds;
}

function pdfMaker({ print }: Printer): Make {
  return (book, { note }) => {
    const onSmaller = ({ path }: Chapter, scale: number) => note(words.setSmaller(path, Math.round(100 * scale)));
    return makePdf(book, print, { onSmaller });
  };
}

function siteOf({ title, url, baseUrl, locale }: SiteConfig, folder: string): Book['site'] {
  return { folder, title, url, baseUrl, language: locale.htmlLang };
}
