import type { WorkerTasks } from './worker-tasks.ts';

/** What `bin` knows about the running engine. */
export interface Engine {
  /** Folder of the engine's package. */
  root: string;
  /** Folder of the bundled engine; `worker.js` lies there. */
  engine: string;
  /** Hash of the engine's sources. */
  hash: string;
  /** What worker threads do, for doing it here. */
  worker: () => Promise<WorkerTasks>;
}
