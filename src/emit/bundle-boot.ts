/** The inline boot: one small script, the same text on every page. */
import { join } from 'node:path';
import { build } from 'rolldown';
import type { ColorModeConfig, Runtime } from '../shared/site.ts';

/** What stands for `__BOOT__` in the boot's source. */
export interface BootValues {
  runtime: Runtime;
  colorMode: ColorModeConfig;
  barId: string | null;
}

/** Bundles the boot for engines far older than the application's: it must at least parse wherever the page reads. */
export async function buildBoot(root: string, values: BootValues): Promise<string> {
  const { output } = await build({
    cwd: root,
    input: join(root, 'src/shell/boot/boot.ts'),
    logLevel: 'warn',
    write: false,
    transform: { define: definitions('__BOOT__', values), target: 'chrome80' },
    output: { format: 'iife', minify: true },
  });
  // "</script" cannot be written by us, but an announcement's id could hold it.
  return output[0].code.trim().replace(/<\/(script)/gi, '<\\/$1');
}

/** A value and everything below it by its full name, so that the minifier sees constants and drops what they rule out. */
function definitions(name: string, value: unknown): Record<string, string> {
  const below = Object.entries(typeof value === 'object' && !Array.isArray(value) ? { ...value } : {});
  return Object.assign(
    { [name]: JSON.stringify(value) },
    ...below.map(([key, part]) => definitions(`${name}.${key}`, part)),
  );
}
