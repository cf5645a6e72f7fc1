/** Compiles the notes that need it, through the injected workers, and takes the rest from the cache. */
import { availableParallelism } from 'node:os';
import { LINKED_BY_NAME } from '../shared/dialects.ts';
import type { Problem } from '../shared/problem.ts';
import { words } from '../words/compiling.ts';
import { areUnchanged, rememberDependencies } from './cache/dependencies.ts';
import { articleKey, type CompiledEntry, type NoteCache, type NoteEntry } from './cache/note-cache.ts';
import { targetFile } from './checks/check-links.ts';
import type { CompiledPage } from './navigation/folder-tree.ts';
import { emptySummary } from './navigation/generated-index.ts';
import type { AllPrepared } from './prepared.ts';
import { withBody } from './read/read-note.ts';
import type { CompileBatch, CompiledNote, MarkdownOptions, NoteHeader, RouteTable } from './types.ts';

/** Compiles the notes of one batch, in order; runs in workers. */
export type Compile = (batch: CompileBatch) => Promise<CompiledNote[]>;

export interface CompileContext {
  compile: Compile;
  cache: NoteCache;
  routes: RouteTable;
  options: MarkdownOptions;
  prepared: AllPrepared;
  /** Hash of the engine's own source. */
  engineHash: string;
  onProgress: (done: number, total: number) => void;
}

const BATCH = 16;

/** Every note with its summary; notes that crash the compiler become problems and stay out. */
export async function compileNotes(
  notes: NoteHeader[],
  context: CompileContext,
): Promise<{ pages: CompiledPage[]; compiled: number; problems: Problem[] }> {
  const { options, routes, engineHash } = context;
  const made = Object.entries(context.prepared).map(([name, { key }]) => [name, key]);
  const names = LINKED_BY_NAME.includes(options.dialect ?? '') ? Object.keys(routes.byFile).sort() : [];
  const shared = articleKey([options, routes.baseUrl, routes.moved, engineHash, made, names]);
  const keys = new Map(notes.map((note) => [note, inputKey(note, shared)]));
  const stale = notes.filter((note) => !isFresh(note, keys.get(note) ?? '', context));
  const problems: Problem[] = [];
  let done = 0;
  await eachBatch(stale, async (batch) => {
    problems.push(...(await compileBatch(batch, keys, context)));
    done += batch.length;
    context.onProgress(done, stale.length);
  });
  const crashed = new Set(problems.map((problem) => problem.file));
  const pages = notes.map((note): CompiledPage => {
    const isCrashed = crashed.has(`${context.options.contentLabel}/${note.file}`);
    const entry = isCrashed ? undefined : context.cache.notes.get(note.file)?.compiled;
    return { note, summary: entry?.summary ?? emptySummary(fallbackTitle(note), '') };
  });
  return { pages, compiled: stale.length, problems };
}

function inputKey(note: NoteHeader, shared: string): string {
  // A title may stand elsewhere than in the note.
  return articleKey([note.hash, note.file, note.path, note.id, note.frontMatter.title, shared]);
}

function isFresh(note: NoteHeader, key: string, { cache, routes, prepared }: CompileContext): boolean {
  const compiled = cache.notes.get(note.file)?.compiled;
  if (!compiled || compiled.inputKey !== key) return false;
  const sameLinks = compiled.fileLinks.every(([target, path]) => resolve(target, note, routes) === path);
  const sameUse = compiled.used.every(([name, used]) => prepared[name]?.usedKey === used);
  return sameLinks && sameUse && areUnchanged(compiled.dependencies) && cache.holds(compiled);
}

function resolve(target: string, note: NoteHeader, routes: RouteTable): string | null {
  return routes.byFile[targetFile(target, note.file)] ?? null;
}

/** A few batches at a time: enough for every worker, never all texts in memory. */
async function eachBatch(notes: NoteHeader[], run: (batch: NoteHeader[]) => Promise<void>): Promise<void> {
  const lanes = availableParallelism() * 2;
  const size = Math.max(1, Math.min(BATCH, Math.ceil(notes.length / lanes)));
  let next = 0;
  const lane = async () => {
    while (next < notes.length) {
      const batch = notes.slice(next, next + size);
      next += size;
      await run(batch);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, Math.ceil(notes.length / size)) }, lane));
}

async function compileBatch(
  batch: NoteHeader[],
  keys: Map<NoteHeader, string>,
  context: CompileContext,
): Promise<Problem[]> {
  let compiled: CompiledNote[];
  try {
    const { routes, options, prepared } = context;
    compiled = await context.compile({ notes: await Promise.all(batch.map(withBody)), routes, options, prepared });
  } catch (error) {
    if (batch.length === 1 && batch[0]) return [crash(batch[0], error, context.options.contentLabel)];
    // One note took the others with it: each alone shows which.
    const alone = await Promise.all(batch.map((note) => compileBatch([note], keys, context)));
    return alone.flat();
  }
  // Outside: a cache that cannot be written is no fault of a note.
  batch.forEach((note, i) => {
    const result = compiled[i];
    if (result) remember(note, { result, key: keys.get(note) ?? '' }, context);
  });
  context.cache.journal(batch.map((note) => note.file));
  return [];
}

function remember(
  note: NoteHeader,
  { result, key }: { result: CompiledNote; key: string },
  { cache, routes, prepared }: CompileContext,
): void {
  const known = cache.notes.get(note.file);
  if (!known) return;
  const fileLinks = result.links
    .filter((link) => link.isFile)
    .map((link): [string, string | null] => [link.target, resolve(link.target, note, routes)]);
  const dependencies = rememberDependencies(result.dependencies);
  const hashes = dependencies.map(({ absolute, hash }) => [absolute, hash]);
  const used = (result.uses ?? []).map((name): CompiledEntry['used'][number] => [name, prepared[name]?.usedKey]);
  const { summary, bytes } = cache.store(articleKey([key, fileLinks, hashes, used]), result);
  const compiled: CompiledEntry = { inputKey: key, fileLinks, dependencies, used, summary, bytes };
  const entry: NoteEntry = { ...known, compiled };
  cache.set(note.file, entry);
}

function fallbackTitle(note: NoteHeader): string {
  return note.frontMatter.title ?? note.id.split('/').filter(Boolean).at(-1) ?? note.id;
}

function crash(note: NoteHeader, error: unknown, label: string): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    severity: 'error',
    rule: 'compile-crash',
    file: `${label}/${note.file}`,
    line: note.bodyLine,
    column: 1,
    message: words.notCompiled(reason.split('\n')[0]),
    fix: words.undoLast,
  };
}
