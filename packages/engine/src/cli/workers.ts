/** Runs compiling and page writing: in this thread when there is little to do, else in worker threads. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Tinypool } from 'tinypool';
import type { EmitBatch, Emitted } from '../emit/emit-batch.ts';
import type { TaskCall } from '../emit/run-task.ts';
import type { CompileBatch, CompiledNote } from '../pipeline/types.ts';
import { spokenLanguage } from '../words/follow.ts';
import { placesOf } from './load-features.ts';
import type { Project } from './project.ts';
import type { CompileShared, Shared } from './worker-tasks.ts';

/** Below this many notes or pages starting threads costs more than it saves. */
const FEW = 8;
/** Every thread has its own compiler, about 120 MB. */
const MOST_THREADS = 4;
/** MB of a thread's heap for fresh objects. */
const YOUNG_GENERATION = 64;
/**
 * Bytes of bytecode that run before V8 considers optimising a function. Every thread optimises the same compiler again,
 * and a build takes seconds: with Node's 132 KB an eighth of all processor time went into it, and this saved a tenth of
 * the total.
 */
const INTERRUPT_BUDGET = 1_000_000;
/** The pipeline splits few notes into batches of this size or less. */
const SMALL_BATCH = 3;

/** How many threads there are at most. */
export const THREADS = Math.min(availableParallelism(), MOST_THREADS);

export interface Workers {
  compile: (batch: CompileBatch) => Promise<CompiledNote[]>;
  emit: (batch: EmitBatch) => Promise<Emitted>;
  run: (call: TaskCall) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Makes the workers of one build; `engine` is the folder of the bundled engine, `worker` loads the same work for this thread. */
export function createWorkers({ engine, worker, features }: Pick<Project, 'engine' | 'worker' | 'features'>): Workers {
  const shared = () => ({ places: placesOf(features), language: spokenLanguage() });
  let pool: Tinypool | undefined;
  let canCompile = false;
  const start = (workerData: Shared | CompileShared) => {
    if (pool) return pool;
    setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);
    pool = new Tinypool({
      filename: join(engine, 'worker.js'),
      minThreads: 0,
      maxThreads: THREADS,
      isolateWorkers: false,
      idleTimeout: 5000,
      // Syntax trees die young: with Node's 16 MB a tenth of all time went into copying them.
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
      workerData,
    });
    return pool;
  };
  return {
    async compile({ notes, ...forAll }) {
      // Threads started for writing pages have no routes; they need them only for a note that the cache has lost, which is rare.
      if (pool ? !canCompile : notes.length <= SMALL_BATCH) {
        const { compileBatch } = await worker();
        return compileBatch(notes, { ...shared(), ...forAll });
      }
      canCompile = true;
      return start({ ...shared(), ...forAll }).run(notes, { name: 'compileBatch' });
    },
    async emit(batch) {
      if (!pool && batch.pages.length <= FEW) {
        const { emitBatch } = await worker();
        return emitBatch(batch, shared());
      }
      return start(shared()).run(batch, { name: 'emitBatch' });
    },
    async run(call) {
      if (!pool && call.size <= FEW) return (await worker()).featureTask(call, shared());
      return start(shared()).run(call, { name: 'featureTask' });
    },
    async close() {
      await pool?.destroy();
    },
  };
}
