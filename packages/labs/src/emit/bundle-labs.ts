/**
 * The labs' own bundle: the module that mounts them, the kit they share, and an entry for each. It shares no chunk with
 * the application, which lends it React: the boot names the application's chunks on every page, with labs or without.
 */
import { join, resolve } from 'node:path';
import { buildForBrowsers, type Rolldown } from 'study-notes/emit/browser-build';
import { sizeWithin } from 'study-notes/emit/compress';
import { AuthorError } from 'study-notes/shared/author-error';
import { present } from 'study-notes/shared/present';
import { lentReactPlugin } from '../prepare/lent-react.ts';
import { ownImportsPlugin } from '../prepare/own-imports.ts';
import { words } from '../words/building.ts';
import { LAB_RUNTIME, sheetSources } from './lab-files.ts';
import { sandboxedPlugin } from './sandboxed-plugin.ts';

export interface LabsBuild {
  /** Output name of the module that mounts labs. */
  runtime: string;
  /** Name of a lab → output name. */
  modules: Record<string, string>;
  /** Name of a lab → output name of its own sheet; the sheet of all labs under no name. */
  sheets: Record<string, string>;
  files: Record<string, string | Buffer>;
}

/** Largest script of one lab besides the shared kit and WebAssembly, bytes brotli. */
const LIMIT = 25 * 1024;

/** What all labs load: the first of them brings it for the others. */
const KIT = 'kit';

function isKit(root: string, id: string): boolean {
  const isOwn = ['kit/', 'runtime/', 'model/', 'define'].some((place) => id.startsWith(join(root, 'src', place)));
  return isOwn || /node_modules[\\/]valibot[\\/]/.test(id);
}

interface LabsInput {
  /** Folder of this package. */
  root: string;
  cacheDir: string;
  baseUrl: string;
  /** Name of a lab → its source, relative to the root or whole. */
  labs: Record<string, string>;
}

/** Bundles and minifies; nothing is written to disk. */
export async function buildLabs({ labs, ...input }: LabsInput): Promise<LabsBuild> {
  const output = await buildForBrowsers({
    ...input,
    plugins: [lentReactPlugin('window.__react'), ownImportsPlugin(), sandboxedPlugin()],
    input: {
      labs: LAB_RUNTIME,
      ...Object.fromEntries(Object.entries(labs).map(([name, file]) => [entryName(name), file])),
    },
    output: {
      chunkFileNames: 'assets/lab-[name]-[hash].js',
      assetFileNames: 'assets/lab-[name]-[hash][extname]',
      codeSplitting: { groups: [{ name: KIT, test: (id) => isKit(input.root, id) }] },
    },
  });
  return {
    ...collect(output, Object.keys(labs), input.cacheDir),
    sheets: sheetNames(output, { root: input.root, labs }),
  };
}

const entryName = (lab: string) => `lab-${lab}`;

type Scripts = Map<string, Rolldown.OutputChunk>;

function collect({ output }: Rolldown.RolldownOutput, labs: string[], cacheDir: string): Omit<LabsBuild, 'sheets'> {
  const chunks = output.filter((file) => file.type === 'chunk');
  const scripts: Scripts = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = (name: string) =>
    present(chunks.find((chunk) => chunk.isEntry && chunk.name === name)?.fileName, words.module(name));
  const modules = Object.fromEntries(labs.map((lab) => [lab, entry(entryName(lab))]));
  const runtime = entry('labs');
  // The runtime is the kit's chunk, or imports it.
  const shared = new Set([runtime, ...chunks.filter(({ name }) => name === KIT).map(({ fileName }) => fileName)]);
  const own = (file: string) => withImports(file, scripts).filter(({ fileName }) => !shared.has(fileName));
  for (const [lab, file] of Object.entries(modules)) checkSize(lab, own(file), cacheDir);
  return {
    runtime,
    modules,
    files: Object.fromEntries(
      output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source)]),
    ),
  };
}

/** Output names of the sheets that the labs' modules ask for by their address. */
function sheetNames({ output }: Rolldown.RolldownOutput, { root, labs }: Pick<LabsInput, 'root' | 'labs'>) {
  const files = output.flatMap((file) =>
    file.type === 'asset' ? file.originalFileNames.map((name) => [resolve(root, name), file.fileName] as const) : [],
  );
  const named = new Map(files);
  const sources = Object.entries(sheetSources(root, labs));
  return Object.fromEntries(
    sources.flatMap(([lab, file]) => {
      const name = named.get(resolve(root, file));
      return name ? [[lab, name]] : [];
    }),
  );
}

/** Fails when a lab's own scripts are too heavy for the pages that use it. */
export function checkSize(lab: string, own: Pick<Rolldown.OutputChunk, 'code'>[], cacheDir: string): void {
  const size = sizeWithin(
    LIMIT,
    own.map(({ code }) => code),
    cacheDir,
  );
  if (size > LIMIT) throw new AuthorError(words.largeScript(lab, (size / 1024).toFixed(1), LIMIT / 1024));
}

/** A chunk and all that it imports, now or later. */
function withImports(file: string, scripts: Scripts): Rolldown.OutputChunk[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (name: string) => {
    const chunk = scripts.get(name);
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  visit(file);
  return [...seen];
}
