/** The small scripts besides the application: the inline boot and what features run before paint, the same on every page; prefetching; that of the not-found page. */
import { dirname, resolve } from 'node:path';
import { build } from 'rolldown';
import { toAddress } from '../shared/paths.ts';
import type { ColorModeConfig, Runtime } from '../shared/site.ts';
import { wordsPlugin } from './words-plugin.ts';

/** Values that replace `__BOOT__` in the boot's source. */
export interface BootValues {
  runtime: Runtime;
  colorMode: ColorModeConfig;
  barId: string | null;
  /** Whether a feature brings the dialog in which readers look for something. */
  hasFinder: boolean;
}

/** Bundles the boot for much older browsers than the application: it must at least parse wherever the page is readable. */
export function buildBoot(root: string, values: BootValues): Promise<string> {
  return classicScript(root, 'src/shell/boot/boot.ts', definitions('__BOOT__', values));
}

/** Bundles a feature's script that runs before paint; `file` is its whole path, `sheet` the address it knows as `__SHEET__`. */
export function buildEarly(file: string, sheet: string | null): Promise<string> {
  return classicScript(dirname(file), file, definitions('__SHEET__', sheet));
}

/** Bundles the script that the not-found page runs before paint. */
export function buildCleanAddress(root: string): Promise<string> {
  return classicScript(root, 'src/shell/boot/clean-address.ts', {});
}

/** All of these stand in documents: "</script" in one, such as in an announcement's id, must not end it. */
async function classicScript(root: string, file: string, define: Record<string, string>): Promise<string> {
  const { output } = await build({
    cwd: root,
    input: resolve(root, file),
    logLevel: 'warn',
    plugins: [wordsPlugin()],
    write: false,
    transform: { define, target: 'chrome80' },
    output: { format: 'iife', minify: true },
  });
  return output[0].code.trim().replace(/<\/(script)/gi, '<\\/$1');
}

/** Bundles prefetching as one module. It shares no chunk with the application, without which it must work. */
export async function buildPrefetch(root: string, baseUrl: string): Promise<string> {
  const { output } = await build({
    cwd: root,
    input: resolve(root, 'src/shell/prefetch/start.ts'),
    logLevel: 'warn',
    plugins: [wordsPlugin()],
    write: false,
    transform: { define: { 'import.meta.env.BASE_URL': JSON.stringify(toAddress(baseUrl, '/')) }, target: 'chrome111' },
    output: { format: 'es', minify: true },
  });
  return output[0].code.trim();
}

/** A value and everything below it by full name, so that the minifier sees constants and removes dead branches. */
function definitions(name: string, value: unknown): Record<string, string> {
  const below = Object.entries(typeof value === 'object' && !Array.isArray(value) ? { ...value } : {});
  return Object.assign(
    { [name]: JSON.stringify(value) },
    ...below.map(([key, part]) => definitions(`${name}.${key}`, part)),
  );
}
