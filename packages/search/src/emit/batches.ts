/** Search tasks of a worker thread: notes to terms and texts, cached by content; texts to files. */

import type { Compression } from 'study-notes/emit/compress';
import { hashOf } from 'study-notes/emit/manifest';
import { FileWriter } from 'study-notes/emit/output';
import { readCached, writeCached } from 'study-notes/pipeline/cache/cache-file';
import { readArticle } from 'study-notes/pipeline/cache/note-cache';
import { present } from 'study-notes/shared/present';
import { MAX_CODE_LENGTH, MAX_TEXT_LENGTH, SECTIONS_PER_CHUNK } from '../format/files.ts';
import type { Shard } from '../format/shard.ts';
import { type Aliases, createAliases } from '../index/aliases.ts';
import { analyseNote, type SourceSection } from '../index/analyse.ts';
import { words } from '../words/parts.ts';
import { cacheName, joinPieces, splitPieces } from './cache-files.ts';
import { readTerms, writeTerms } from './kept-terms.ts';
import { joinFiles, packChunk } from './pack.ts';

/** A page that search finds. */
export interface SearchPage {
  /** Decoded path without base. */
  path: string;
  title: string;
  breadcrumb: string[];
  /** How its sidebar calls it. */
  label?: string;
  /** What other notes call it where they link to it (`linkNames`). */
  links?: string[];
  sidebar: string;
  /** Of the compiled note. */
  cacheKey: string;
}

/** What the index needs of an analysed page besides its terms. */
export interface Analysed {
  /** Hash of its texts. */
  texts: string;
  /** Bytes of each text chunk. */
  sizes: number[];
  sections: number;
}

export interface AnalyseBatch {
  pages: { key: string; page: SearchPage }[];
  /** Groups of synonyms. */
  synonyms: string[][];
  cacheDir: string;
}

/** Analyses pages and keeps the results under their keys; null for a note that the cache has lost. */
export async function analyseBatch({ pages, synonyms, cacheDir }: AnalyseBatch): Promise<(Analysed | null)[]> {
  const analysed: (Analysed | null)[] = [];
  const aliases = await loadAliases(synonyms);
  for (const { key, page } of pages) {
    const note = readArticle(cacheDir, page.cacheKey);
    analysed.push(note ? cacheAnalysis({ cacheDir, key, page, aliases }, note.sections) : null);
  }
  return analysed;
}

type IdSection = SourceSection & { id: string };

interface Keeping {
  cacheDir: string;
  key: string;
  page: SearchPage;
  aliases: Aliases;
}

/** Analyses one page and keeps the result. */
export function cacheAnalysis({ cacheDir, key, page, aliases }: Keeping, sections: IdSection[]): Analysed {
  const { terms, chunks } = analyse(page, sections, aliases);
  writeCached(cacheDir, cacheName(key), joinPieces([writeTerms(terms), ...chunks]));
  return {
    texts: hashOf(...chunks),
    sizes: chunks.map(({ length }) => length),
    sections: Math.max(1, sections.length),
  };
}

/** Aliases by synonyms and pinyin; the dictionary of pinyin is loaded here, since a build without changes needs none. */
export async function loadAliases(synonyms: string[][]): Promise<Aliases> {
  const { pinyin } = await import('pinyin-pro');
  // A heading is spelled for its terms, for its names' and for its mark.
  const known = new Map<string, string[]>();
  return createAliases(synonyms, (text) => {
    const spelled = known.get(text) ?? pinyin(text, { toneType: 'none', type: 'array' });
    known.set(text, spelled);
    return spelled;
  });
}

/** Terms and packed texts of one page. */
export function analyse(
  page: Pick<SearchPage, 'path' | 'title' | 'breadcrumb' | 'label' | 'links'>,
  sections: IdSection[],
  aliases: Aliases,
): { terms: Shard; chunks: Buffer[] } {
  const [first = { id: '', heading: '', text: '', code: '' }, ...rest] = sections;
  const names = { ...page, folders: page.breadcrumb };
  const terms = analyseNote([{ ...first, heading: page.title }, ...rest], names, aliases);
  return { terms, chunks: chunksOf(page, [{ ...first, heading: '' }, ...rest], aliases) };
}

function chunksOf(
  { path, title, breadcrumb }: Pick<SearchPage, 'path' | 'title' | 'breadcrumb'>,
  sections: IdSection[],
  { spell }: Aliases,
): Buffer[] {
  const chunks: Buffer[] = [];
  for (let from = 0; from < sections.length; from += SECTIONS_PER_CHUNK) {
    const own = sections.slice(from, from + SECTIONS_PER_CHUNK);
    chunks.push(
      packChunk({
        path,
        title,
        spelling: spell(title),
        breadcrumb,
        sections: own.map(({ id, heading, text, code, pictures = [] }) => [
          id,
          heading,
          text.trim().slice(0, MAX_TEXT_LENGTH),
          code.trim().slice(0, MAX_CODE_LENGTH),
          spell(heading),
          pictures.map(({ alt, labels }) => [alt, labels.join('、')]),
        ]),
      }),
    );
  }
  return chunks;
}

/** Terms of a page from the cache, as a shard of page 0. */
export function cachedTerms(cacheDir: string, key: string): Shard | undefined {
  const bytes = readCached(cacheDir, cacheName(key));
  return bytes && readTerms(present(splitPieces(bytes)[0], words.pageTerms));
}

/** A pack of texts: its path, and the chunks of analysed pages that are in it. */
export interface TextPack {
  path: string;
  files: { key: string; chunk: number }[];
}

export interface WriteBatch {
  packs: TextPack[];
  block: number;
  /** Unfinished output. */
  folder: string;
  cacheDir: string;
  compression: Compression;
}

/** Writes packs of texts; answers with the files made for each, null when the cache has lost a page of it. */
export async function writeBatch(batch: WriteBatch): Promise<(string[] | null)[]> {
  const { packs, block, folder, cacheDir, compression } = batch;
  const writer = new FileWriter(folder, compression, cacheDir);
  return packs.map(({ path, files }) => {
    const chunks = chunksIn(files, cacheDir);
    return chunks && writer.write(path.slice(1), joinFiles(chunks, block));
  });
}

/** Chunks from the cache; those of a page stand behind one another. */
function chunksIn(files: TextPack['files'], cacheDir: string): Uint8Array[] | null {
  const chunks: Uint8Array[] = [];
  let last = { key: '', pieces: [] as Uint8Array[] };
  for (const { key, chunk } of files) {
    if (last.key !== key) last = { key, pieces: splitPieces(readCached(cacheDir, cacheName(key)) ?? EMPTY) };
    const found = last.pieces[chunk + 1];
    if (!found) return null;
    chunks.push(found);
  }
  return chunks;
}

/** No pieces. */
const EMPTY = new Uint8Array(4);
