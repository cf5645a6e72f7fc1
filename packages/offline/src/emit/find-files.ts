/** Which files the pages of a build need: read off what was written, and kept until a page changes. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Output } from 'study-notes/emit/output';
import type { FinishedOutput } from 'study-notes/emit/site-feature';
import { readCachedJson, writeCachedJson } from 'study-notes/pipeline/cache/cache-file';
import type { Doc, Site } from 'study-notes/pipeline/types';
import { dataPath, documentFile, navPath } from 'study-notes/shared/paths';
import { PACKS } from '../names.ts';
import { filesNamedIn, type KnownFiles, once, withNamed } from './named-files.ts';
import type { PackedDocument, PlanInput, PlannedPage } from './plan-packs.ts';

/** Path → key of the page's unit, and what it names. */
type Remembered = Record<string, [key: string, files: string[]]>;

/** As `build-site.ts` of the engine names the units of pages. */
const PAGE = 'page ';
const CACHE = 'offline/named.json';

/** What there is to pack. */
export function findFiles(output: Output, { site, cacheDir, asked }: FinishedOutput): PlanInput {
  const files = Object.values(output.units).flatMap((unit) => unit.files);
  const known = knownFiles(files, site);
  const text = (file: string) => readFileSync(join(output.folder, file), 'utf8');
  const namedIn = once((script) => filesNamedIn(text(script), 'script', known));
  const before = readCachedJson<Remembered>(cacheDir, CACHE) ?? {};
  const now: Remembered = {};
  const docs = new Map(site.docs.map((doc) => [doc.path, doc]));
  const pages = Object.entries(output.units).flatMap(([unit, { key }]): PlannedPage[] => {
    const path = unit.slice(PAGE.length);
    if (!unit.startsWith(PAGE) || path === '/404') return [];
    const old = before[path];
    // Page data name more than the document: what its features bring.
    const named = () => filesNamedIn(text(documentFile(path)) + text(dataPath(path).slice(1)), 'page', known);
    const found = old?.[0] === key ? old[1] : [...named()];
    now[path] = [key, found];
    const needs = withNamed([...found, ...assetsOf(docs.get(path))], namedIn);
    return [{ section: docs.get(path)?.sidebar, documents: addressesOf(path, docs.get(path)), needs }];
  });
  writeCachedJson(cacheDir, CACHE, now);
  const own = Object.fromEntries(Object.keys(site.sidebars).map((id) => [id, [navPath(id).slice(1)]]));
  const isAsked = (file: string) => asked.some((name) => matches(name, file)) && !isTwin(file, files);
  return { sections: site.config.sidebars.map(({ id }) => id), pages, own, asked: files.filter(isAsked) };
}

/** The notes' own pictures, also those whose names an address must escape in its own way. */
function assetsOf(doc: Doc | undefined): string[] {
  return doc?.summary.assets.map(({ output }) => output) ?? [];
}

function addressesOf(path: string, doc: Doc | undefined): PackedDocument[] {
  return [path, ...(doc?.aliases ?? [])].map((one) => [one, documentFile(one), one !== path]);
}

function knownFiles(files: readonly string[], { config, statics }: Site): KnownFiles {
  const hashed = files.filter((file) => file.startsWith('assets/') && !file.startsWith(PACKS));
  return {
    baseUrl: config.baseUrl,
    hashed: new Map(hashed.map((file) => [basename(file), file])),
    // A book that a page offers is no part of the page.
    statics: new Set(statics.map(({ file }) => file).filter((file) => !/\.(?:pdf|epub)$/i.test(file))),
  };
}

function matches(name: string, file: string): boolean {
  return name.endsWith('/*') ? file.startsWith(name.slice(0, -1)) : name === file;
}

/** A compressed copy. */
function isTwin(file: string, files: readonly string[]): boolean {
  return /\.(?:br|gz)$/.test(file) && files.includes(file.slice(0, -3));
}
