import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Output } from 'study-notes/emit/output';
import { makeDoc, makeSite } from 'study-notes/emit/test-site';
import { NoteCache } from 'study-notes/pipeline/cache/note-cache';
import type { CompiledNote, Doc, NoteSection, Site } from 'study-notes/pipeline/types';
import { expect, it, onTestFinished } from 'vitest';
import { HASH_LENGTH, hashAt, MANIFEST_PATH } from '../format/files.ts';
import { type AnalyseBatch, analyseBatch, writeBatch } from './batches.ts';
import { emitSearch } from './emit-search.ts';

const NOTES = 30;

/** A site in temporary folders, whose notes can be changed between builds. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'emit-search-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const texts = Array.from({ length: NOTES }, (_, at) => `第 ${at} 篇讲指针与 value_${at}，${words(at)}。`);
  return { root, texts, analysed: [] as string[] };
}

/** Enough different words for several shards. */
function words(seed: number): string {
  return Array.from({ length: 120 }, (_, at) => `word${(seed * 37 + at * 11) % 1500}`).join(' ');
}

type Project = ReturnType<typeof project>;

async function build(project: Project, cacheName = 'cache', more: (docs: Doc[]) => Partial<Site> = () => ({})) {
  const cacheDir = join(project.root, cacheName);
  const out = join(project.root, `dist-${cacheName}`);
  mkdirSync(cacheDir, { recursive: true });
  const notes = new NoteCache(cacheDir, 'test', 'e');
  const compiled = project.texts.map((text) => note(text));
  const docs = compiled.map((one, at) => {
    const { summary } = notes.store(
      `${at}-${Buffer.from(one.sections[0]?.text ?? '')
        .toString('hex')
        .slice(-32)}`,
      one,
    );
    return makeDoc(`n${at}`, `笔记${at}`, { summary: { ...makeDoc('x', '').summary, ...summary, title: `笔记${at}` } });
  });
  const site = { ...makeSite(docs), data: { search: [['指针', 'pointer']] }, ...more(docs) };
  const output = new Output(out, cacheDir, 'fast');
  const tasks = {
    analyse: (batch: AnalyseBatch) => {
      project.analysed.push(...batch.pages.map(({ page }) => page.path));
      return analyseBatch(batch);
    },
    write: writeBatch,
  };
  const run = async <Result>(task: string, batch: unknown) => (await tasks[task as 'write'](batch as never)) as Result;
  const restore = async (path: string) => compiled[docs.findIndex((doc) => doc.path === path)] as CompiledNote;
  await emitSearch(output, { site, cacheDir, compression: 'fast', hasRanges: true, engineHash: 'e', run, restore });
  output.keepRecentAssets(new Date());
  output.commit();
  return { out, cacheDir, files: readAll(out) };
}

function note(text: string): CompiledNote {
  const sections: NoteSection[] = [
    { id: '', heading: '', level: 1, text, code: '' },
    { id: 'a', heading: '小节', level: 2, text: '共同的一段。', code: '' },
  ];
  return { ...makeDoc('x', '').summary, html: '', sections } as unknown as CompiledNote;
}

function readAll(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length), readFileSync(path).toString('hex')]));
}

/** What the manifest of a build names, with contents. */
function live({ files }: { files: Map<string, string> }): Record<string, string> {
  const manifest = Buffer.from(files.get(MANIFEST_PATH) ?? '', 'hex').toString();
  const { shardPacks, textPacks, synonyms = '' } = JSON.parse(manifest) as Record<string, string>;
  const row = `${shardPacks}${textPacks}${synonyms}`;
  const wanted = Array.from({ length: row.length / HASH_LENGTH }, (_, at) => hashAt(row, at));
  const named = [...files].filter(
    ([path]) => path === MANIFEST_PATH || wanted.some((hash) => path.includes(`-${hash}.`)),
  );
  return Object.fromEntries(named.filter(([path]) => !/\.(?:br|gz)$/.test(path)));
}

it('builds after an edit what a build from nothing gives, and analyses only what changed', async () => {
  const here = project();
  await build(here);
  expect(here.analysed).toHaveLength(NOTES);
  here.texts[7] = `改过的一篇，讲引用与 other_name，${words(99)}。`;
  here.analysed.length = 0;
  const warm = await build(here);
  expect(here.analysed).toEqual(['/n7']);
  const cold = await build(here, 'other');
  expect(live(warm)).toEqual(live(cold));
});

it('keeps the files of the build before, for pages that are still open', async () => {
  const here = project();
  const before = await build(here);
  here.texts[0] = '全新的内容。';
  const after = await build(here);
  for (const path of Object.keys(live(before))) expect([...after.files.keys()]).toContain(path);
});

it('makes everything again when the cache is damaged', async () => {
  const here = project();
  const before = await build(here);
  for (const entry of readdirSync(join(before.cacheDir, 'search'), { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && !entry.name.endsWith('.state'))
      writeFileSync(join(entry.parentPath ?? entry.path, entry.name), 'x');
  }
  rmSync(before.out, { recursive: true });
  expect(live(await build(here))).toEqual(live(before));
});

it('analyses a page again when its sidebar calls it otherwise', async () => {
  const here = project();
  await build(here);
  here.analysed.length = 0;
  await build(here, 'cache', () => ({ sidebars: { notes: [{ label: '另一个名字', path: '/n7' }] } }));
  expect(here.analysed).toEqual(['/n7']);
});

it('analyses a page again when others link to it by another name, and no other', async () => {
  const here = project();
  const naming = (text: string) => (docs: Doc[]) => {
    const link = { target: '/n7', path: '/n7', isFile: false, text, line: 1, column: 1 };
    return { docs: docs.map((doc, at) => (at === 0 ? { ...doc, summary: { ...doc.summary, links: [link] } } : doc)) };
  };
  await build(here, 'cache', naming('智能指针篇'));
  here.analysed.length = 0;
  const warm = await build(here, 'cache', naming('所有权篇'));
  expect(here.analysed).toEqual(['/n7']);
  expect(live(warm)).toEqual(live(await build(here, 'other', naming('所有权篇'))));
});

it('gives no name to a page by a link to a place in it', async () => {
  const here = project();
  const link = { target: '/n7#a', path: '/n7', anchor: 'a', isFile: false, text: '小节的名字', line: 1, column: 1 };
  await build(here);
  here.analysed.length = 0;
  await build(here, 'cache', (docs) => ({
    docs: docs.map((doc, at) => (at === 0 ? { ...doc, summary: { ...doc.summary, links: [link] } } : doc)),
  }));
  expect(here.analysed).toEqual([]);
});

it('leaves out unlisted pages and generated lists', async () => {
  const here = project();
  const { files } = await build(here, 'cache', (docs) => {
    const [first, second, ...rest] = docs as [Doc, Doc, ...Doc[]];
    const { note: _note, ...generated } = second;
    return { docs: [{ ...first, unlisted: true }, generated, ...rest] };
  });
  const manifest = JSON.parse(Buffer.from(files.get(MANIFEST_PATH) ?? '', 'hex').toString());
  expect(manifest.pages).toBe(NOTES - 2);
});
