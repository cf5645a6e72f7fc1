/** What a worker thread of the pool can do: compile notes, write pages, and work for features. */
import { workerData } from 'node:worker_threads';
import { importFeatures, noteFeatures, siteFeatures } from './cli/load-features.ts';
import type { CompileShared, Shared } from './cli/worker-tasks.ts';
import { dialectOf, loadDialect } from './dialects/table.ts';
import { type EmitBatch, type Emitted, emitBatch as emitPages } from './emit/emit-batch.ts';
import { runTask, type TaskCall } from './emit/run-task.ts';
import { shellFeatures } from './emit/shell-features.ts';
import { type AuthorComponents, COMPONENTS } from './pipeline/components/author-components.ts';
import { compileNote } from './pipeline/markdown/compile.ts';
import type { CompiledNote, SourceNote } from './pipeline/types.ts';
import { speak } from './words/follow.ts';

const thread: Shared | undefined = workerData?.[1];
if (thread?.language) speak(thread.language);

/** Compiles notes in order. */
export async function compileBatch(notes: SourceNote[], shared = sharedData()): Promise<CompiledNote[]> {
  const { places, routes, options, prepared } = shared as CompileShared;
  const compiled: CompiledNote[] = [];
  const features = await noteFeatures(await importFeatures(places), prepared);
  const components = prepared[COMPONENTS]?.notes as AuthorComponents | undefined;
  for (const note of notes) {
    const dialect = await loadDialect(dialectOf(note, options.dialect));
    compiled.push(await compileNote({ note, routes, options, features, dialect, components }));
  }
  return compiled;
}

/** Came with the thread. */
function sharedData(): Shared {
  return workerData[1];
}

/** A piece of a feature's work. */
export async function featureTask(call: TaskCall, { places } = sharedData()): Promise<unknown> {
  return runTask(call, await siteFeatures(await importFeatures(places)));
}

/** Renders and writes pages. */
export async function emitBatch(batch: EmitBatch, { places } = sharedData()): Promise<Emitted> {
  return emitPages(batch, await shellFeatures(await siteFeatures(await importFeatures(places))));
}
