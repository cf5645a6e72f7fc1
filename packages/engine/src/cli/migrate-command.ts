/** `migrate`: a folder of another engine's becomes one of ours. */
import type { Engine } from './engine.ts';
import { runMigrateCheck } from './migrate-check.ts';
import type { OptionValues } from './options.ts';
import { findProject } from './project.ts';

/** Shows, writes, takes back or compares, as the options say. */
export async function runMigrate(engine: Engine, options: OptionValues): Promise<boolean> {
  const project = await findProject(engine, options);
  if (options.check !== undefined) return runMigrateCheck(project, options);
  return true;
}
