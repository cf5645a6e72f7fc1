/** What a worker thread of the pool can do: compile notes, write pages, and work for features. */
import { workerData } from 'node:worker_threads';
import type { CompileShared } from './cli/worker-tasks.ts';
import { type EmitBatch, type Emitted, emitBatch as emitPages } from './emit/emit-batch.ts';
import { runTask, type TaskCall } from './emit/run-task.ts';
import { shellFeatures } from './emit/shell-features.ts';
import { compileNote } from './pipeline/markdown/compile.ts';
import type { CompiledNote, SourceNote } from './pipeline/types.ts';
import { noteFeatures, siteFeatures } from './site-features.ts';

/** Compiles notes in order. */
export async function compileBatch(notes: SourceNote[], shared = sharedData()): Promise<CompiledNote[]> {
  const compiled: CompiledNote[] = [];
  const features = await noteFeatures();
  for (const note of notes) compiled.push(await compileNote({ note, ...shared, features }));
  return compiled;
}

function sharedData(): CompileShared {
  return workerData[1];
}

/** A piece of a feature's work. */
export async function featureTask(call: TaskCall): Promise<unknown> {
  return runTask(call, await siteFeatures());
}

/** Renders and writes pages. */
export async function emitBatch(batch: EmitBatch): Promise<Emitted> {
  return emitPages(batch, await shellFeatures(await siteFeatures()));
}
