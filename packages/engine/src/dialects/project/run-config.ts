/** Runs another engine's configuration, which is code of the folder's: in a process of its own, without network, for a limited time. */
import { spawn } from 'node:child_process';
import { builtinModules } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { bareEnvironment, dataAddress, OFFLINE_ARGUMENTS } from '../../pipeline/components/offline.ts';
import { words } from '../../words/dialects.ts';

/** Seconds that a configuration may take. */
const LIMIT = 10;
const MARK = '\u0001config\u0001';

/** What it exports as plain data (functions are left out), or why it could not be run. */
export type RunConfig = { value: unknown } | { failure: string };

/** Bundles and runs the file, for at most so many seconds. */
export async function runConfig(file: string, limit = LIMIT): Promise<RunConfig> {
  try {
    return await run(await bundled(file), { folder: dirname(file), limit });
  } catch (error) {
    return { failure: firstLine(error) };
  }
}

/**
 * Packages are not run: whatever is imported from them is a function that gives back the object it is called with, as
 * `defineConfig` does.
 */
const STUB = `const __stub = new Proxy(function stub(...args) {
  return args.find((arg) => arg !== null && typeof arg === 'object') ?? __stub;
}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? function* () {} : key === 'then' ? undefined : __stub),
  construct: () => ({}),
});`;

const IMPORT = /^[ \t]*import\s+(type\s+)?([\w$*{}\s,]+?)\s+from\s+(['"])([^'"\n]+)\3[^\n]*$/gm;
const BARE_IMPORT = /^[ \t]*import\s+(['"])([^'"\n]+)\1[^\n]*$/gm;

const withoutPackages: Plugin = {
  name: 'without-packages',
  transform(code, id) {
    if (id.startsWith('\0')) return null;
    const isStubbed = (name: string) =>
      !/^[./]/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name);
    const rest = code
      .replace(IMPORT, (whole, type, clause: string, _, name: string) => {
        if (type) return '';
        return isStubbed(name) ? constants(clause) : whole;
      })
      .replace(BARE_IMPORT, (whole, _, name: string) => (isStubbed(name) ? '' : whole))
      // Where a package lies concerns its own engine alone.
      .replace(/\brequire\.resolve\((['"])([^'"\n]+)\1\)/g, (_, __, name: string) => JSON.stringify(name))
      .replace(/\brequire\((['"])([^'"\n]+)\1\)/g, (whole, _, name: string) => (isStubbed(name) ? '__stub' : whole));
    return { code: `${rest.includes('__stub') ? STUB : ''}\n${placed(rest, id)}`, map: null };
  },
};

/** The code runs from memory, and still knows its file. */
function placed(code: string, file: string): string {
  const known: Record<string, string> = { url: pathToFileURL(file).href, filename: file, dirname: dirname(file) };
  return code
    .replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, key) => JSON.stringify(known[key]))
    .replace(/(?<![\w$.])__(filename|dirname)\b(?!\s*=)/g, (_, key) => JSON.stringify(known[key]));
}

/** `a, { b as c }` as constants of the stub. */
function constants(clause: string): string {
  const names = clause
    .replace(/[{}]/g, ',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '));
  return names.map((part) => `const ${part.split(/\s+as\s+/).at(-1)} = __stub;`).join(' ');
}

async function bundled(file: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    logLevel: 'silent',
    tsconfig: false,
    external: (id) => id.startsWith('node:') || builtinModules.includes(id),
    plugins: [withoutPackages],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}

const LOAD = (address: string) => `
const tell = (kind, value) => process.stdout.write(${JSON.stringify(MARK)} + JSON.stringify({ [kind]: value ?? null }) + ${JSON.stringify(MARK)});
try {
  const { default: config } = await import(${JSON.stringify(address)});
  const given = await (typeof config === 'function' ? config({}) : config);
  tell('value', given?.default ?? given);
} catch (error) {
  tell('failure', String(error?.message ?? error).split('\\n')[0].slice(0, 200));
}
process.exit(0);`;

function run(code: string, { folder, limit }: { folder: string; limit: number }): Promise<RunConfig> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, OFFLINE_ARGUMENTS, {
      cwd: folder,
      env: bareEnvironment(),
      timeout: limit * 1000,
      killSignal: 'SIGKILL',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', (error) => resolve({ failure: firstLine(error) }));
    child.on('close', (_, signal) => {
      const json = output.split(MARK)[1];
      if (json !== undefined) resolve(JSON.parse(json));
      else resolve({ failure: signal ? words.stillRunning(limit) : words.endedItself });
    });
    child.stdin.on('error', () => {});
    child.stdin.end(LOAD(dataAddress(code)));
  });
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
}
