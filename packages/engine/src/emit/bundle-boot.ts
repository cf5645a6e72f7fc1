/** The small scripts beside the application: the inline boot, the same text on every page; prefetching; the not-found page's. */
import { join } from 'node:path';
import { build } from 'rolldown';
import { toAddress } from '../shared/paths.ts';
import type { ColorModeConfig, Runtime } from '../shared/site.ts';

/** What stands for `__BOOT__` in the boot's source. */
export interface BootValues {
  runtime: Runtime;
  colorMode: ColorModeConfig;
  barId: string | null;
  /** Whether a feature brings the dialog in which readers look for something. */
  hasFinder: boolean;
}

/** Bundles the boot for engines far older than the application's: it must at least parse wherever the page reads. */
export async function buildBoot(root: string, values: BootValues): Promise<string> {
  const code = await classicScript(root, 'src/shell/boot/boot.ts', definitions('__BOOT__', values));
  // "</script" cannot be written by us, but an announcement's id could hold it.
  return code.replace(/<\/(script)/gi, '<\\/$1');
}

/** Bundles what the not-found page does before it is painted. */
export function buildCleanAddress(root: string): Promise<string> {
  return classicScript(root, 'src/shell/boot/clean-address.ts', {});
}

async function classicScript(root: string, file: string, define: Record<string, string>): Promise<string> {
  const { output } = await build({
    cwd: root,
    input: join(root, file),
    logLevel: 'warn',
    write: false,
    transform: { define, target: 'chrome80' },
    output: { format: 'iife', minify: true },
  });
  return output[0].code.trim();
}

/** Bundles prefetching as one module. It shares no chunk with the application, without which it must work. */
export async function buildPrefetch(root: string, baseUrl: string): Promise<string> {
  const { output } = await build({
    cwd: root,
    input: join(root, 'src/shell/prefetch/start.ts'),
    logLevel: 'warn',
    write: false,
    transform: { define: { 'import.meta.env.BASE_URL': JSON.stringify(toAddress(baseUrl, '/')) }, target: 'chrome111' },
    output: { format: 'es', minify: true },
  });
  return output[0].code.trim();
}

/** A value and everything below it by its full name, so that the minifier sees constants and drops what they rule out. */
function definitions(name: string, value: unknown): Record<string, string> {
  const below = Object.entries(typeof value === 'object' && !Array.isArray(value) ? { ...value } : {});
  return Object.assign(
    { [name]: JSON.stringify(value) },
    ...below.map(([key, part]) => definitions(`${name}.${key}`, part)),
  );
}
