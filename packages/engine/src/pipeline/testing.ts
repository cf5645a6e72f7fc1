/** For tests of the pipeline: content trees in temporary folders, and a compiler that is only as good as they need. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { completeConfig } from '../config/complete.ts';
import type { UserConfig } from '../config/schema.ts';
import type { Problem } from '../shared/problem.ts';
import { targetFile } from './checks/check-links.ts';
import { compileNote } from './markdown/compile.ts';
import type { NoteFeature } from './markdown/note-feature.ts';
import type { FixedRoute } from './model.ts';
import { emptySummary } from './navigation/generated-index.ts';
import type { PipelineFeature } from './pipeline-feature.ts';
import { loadSite, openSite, type SiteOptions } from './site.ts';
import type { CompileBatch, CompiledNote, LinkReference, RouteTable, SourceNote } from './types.ts';

/** Pages that are no notes. */
const FIXED: FixedRoute[] = [
  { path: '/', component: 'HomePage' },
  { path: '/404', component: 'NotFoundPage', isFallback: true },
  { path: '/search', component: 'SearchPage' },
];

export type Tree = Record<string, string | Buffer>;

/** Writes files below a folder. */
export function writeTree(folder: string, tree: Tree): void {
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** A temporary folder that goes away with the test. */
export function temporaryFolder(tree: Tree = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeTree(folder, tree);
  return folder;
}

/** Options of a site whose notes are `content/**` of the tree; `compiled` lists what the compiler was given. */
export function siteOptions(tree: Tree, config: Partial<UserConfig> = {}) {
  const root = temporaryFolder(tree);
  const compiled: string[] = [];
  const { config: complete } = completeConfig({
    title: '笔记',
    url: 'https://notes.example.com',
    strict: true,
    ...config,
  });
  const compile = async ({ notes, routes }: CompileBatch) => {
    compiled.push(...notes.map((note) => note.file));
    return notes.map((note) => compileRoughly(note, routes));
  };
  const cacheDir = join(root, 'cache');
  const options: SiteOptions = {
    root,
    contentDir: join(root, 'content'),
    cacheDir,
    config: complete,
    compile,
    fixedRoutes: FIXED,
    engineHash: 'e',
  };
  return { root, options, compiled };
}

/** Loads a site made of a tree. */
export async function siteOf(tree: Tree, config: Partial<UserConfig> = {}, features: PipelineFeature[] = []) {
  const { options } = siteOptions(tree, config);
  return loadSite({ ...options, features });
}

/** Opens one for loading it several times. */
export async function sessionOf(tree: Tree, config: Partial<UserConfig> = {}) {
  const { options, root, compiled } = siteOptions(tree, config);
  return { session: openSite(options), options, root, compiled };
}

/** Problems in one line each. */
export function problemLines(problems: Problem[]): string[] {
  return problems.map(({ severity, file, line, column, rule, message, fix }) =>
    `${severity} ${file}:${line}:${column} ${rule} ${message} ${fix ?? ''}`.trim(),
  );
}

function compileRoughly(note: SourceNote, routes: RouteTable): CompiledNote {
  if (note.body.includes('@@crash')) throw new Error('坏掉了');
  const heading = /^# (.+)$/m.exec(note.body)?.[1];
  const name = note.id.split('/').filter(Boolean).at(-1) ?? '';
  const ids = [...note.body.matchAll(/^##+ (.+)$/gm)].map((match) => match[1] ?? '');
  const links = [...note.body.matchAll(/\[(.*?)\]\((.*?)\)/g)].map(([, text = '', target = ''], i): LinkReference => {
    const [before = '', anchor] = target.split('#');
    const isFile = /\.md$/.test(before);
    const path = isFile
      ? (routes.byFile[targetFile(before, note.file)] ?? null)
      : decodeURIComponent(before) || note.path;
    return { target, path, isFile, text, line: note.bodyLine + i, column: 1, ...(anchor ? { anchor } : {}) };
  });
  const { cacheKey: _cacheKey, ...empty } = emptySummary(note.frontMatter.title ?? heading ?? name, '');
  return { ...empty, html: `<p>${note.body}</p>`, sections: [], data: {}, ids, links };
}

/** Compiles the note `甲/一.md`, beside which `甲/二.md` lies, for real: what a feature adds to notes is seen in it. */
export function compiledBody(body: string, features: readonly NoteFeature[]): Promise<CompiledNote> {
  const [file, id, path] = ['甲/一.md', '甲/一', '/甲/一'];
  const places = { contentDir: '/notes', contentLabel: 'content', staticDir: '/none', places: [] };
  return compileNote({
    note: { file, absolute: `/notes/${file}`, frontMatter: {}, body, bodyLine: 1, id, path, hash: '' },
    features,
    routes: { baseUrl: '/笔记/', byFile: { [file]: path, '甲/二.md': '/甲/二' } },
    options: { ...places, extraLanguages: [], toc: { min: 2, max: 3 }, siteUrl: 'https://notes.example' },
  });
}
