/** For tests: lines of Bash run in a box, as a sample's program would be. */
import { type Box, type BoxOptions, createBox, removeBox, writeInto } from './box.ts';
import { ENVIRONMENT } from './environment.ts';
import { findIsolation } from './find-isolation.ts';
import { sampleUser } from './identity.ts';
import type { IsolationLevel } from './isolation.ts';
import { type Limits, RUN_LIMITS } from './limits.ts';
import { type Ran, runLimited } from './run-limited.ts';

export interface ScriptOptions {
  limits?: Partial<Limits>;
  stdin?: string;
  level?: IsolationLevel;
  hidden?: string[];
}

const boxes: Box[] = [];

/** A box that `removeTestBoxes` removes. */
export async function createTestBox(level = findIsolation(), options: BoxOptions = {}): Promise<Box> {
  const box = await createBox(level, { user: sampleUser(1), ...options });
  boxes.push(box);
  return box;
}

/** To be called after each test. */
export function removeTestBoxes(): void {
  for (const box of boxes.splice(0)) removeBox(box);
}

/** Runs a script in a box. */
export function runIn(box: Box, script: string, options: ScriptOptions = {}): Promise<Ran> {
  const { limits, level = findIsolation(), ...more } = options;
  writeInto(box, 'main.sh', script);
  const confined = { box, limits: { ...RUN_LIMITS, ...limits }, mounts: [], environment: ENVIRONMENT, ...more };
  return runLimited(level, ['bash', 'main.sh'], confined);
}

/** Runs a script in a box of its own. */
export async function runScript(script: string, options: ScriptOptions & { bytes?: number } = {}): Promise<Ran> {
  const { bytes, ...more } = options;
  const box = await createTestBox(options.level, bytes === undefined ? {} : { bytes });
  return runIn(box, script, more);
}
