import type { EmitBatch, Emitted } from '../emit/emit-batch.ts';
import type { FeaturePlace } from '../emit/feature-place.ts';
import type { TaskCall } from '../emit/run-task.ts';
import type { CompileBatch, CompiledNote, SourceNote } from '../pipeline/types.ts';
import type { Language } from '../words/follow.ts';

/** The interface of a worker's module; data shared by all calls comes with the thread, or as the second argument. */
export interface WorkerTasks {
  compileBatch: (notes: SourceNote[], shared: CompileShared) => Promise<CompiledNote[]>;
  emitBatch: (batch: EmitBatch, shared: Shared) => Promise<Emitted>;
  featureTask: (call: TaskCall, shared: Shared) => Promise<unknown>;
}

/** Shared by all tasks of a worker. */
export interface Shared {
  /** Where the features are. */
  places: readonly FeaturePlace[];
  /** What the thread speaks. */
  language?: Language | undefined;
}

/** The same for every note of a build; sent once to each worker, since the table of routes is as long as the site. */
export type CompileShared = Shared & Pick<CompileBatch, 'routes' | 'options' | 'prepared'>;
