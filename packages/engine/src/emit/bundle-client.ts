/** Vite's build of the application, its lazy chunks and the style sheet, in memory. */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { present } from '../shared/present.ts';
import type { ShellConfig } from '../shared/site.ts';
import { words } from '../words/building.ts';
import { spokenLanguage } from '../words/follow.ts';
import { buildForBrowsers } from './browser-build.ts';
import { reactModulesPlugin } from './react-modules.ts';
import type { LoadedFeature } from './site-feature.ts';

export interface ClientBuild {
  /** Output names: the entry first, then what it imports. */
  app: string[];
  /** Lazy chunk → output name. */
  chunks: Record<string, string>;
  /** The site's style sheet, inlined in every document. */
  css: string;
  /** That of pages which are no notes; their documents have it inlined besides. */
  specialSheet: Sheet;
  /** Output name of the sheet that each early script asks for, in their order. */
  earlySheets: (string | undefined)[];
  files: Record<string, string | Buffer>;
}

/** A style sheet with its output name. */
interface Sheet {
  file: string;
  text: string;
}

const ENTRY = 'src/shell/entry.ts';
const STYLES = 'virtual:site-styles';
const SPECIAL_STYLES = 'src/styles/special.css';

/** Scripts that the application asks for when it needs them: name → source. */
const OWN_CHUNKS = {
  zoom: 'src/shell/article/zoom.ts',
  nearest: 'src/shell/pages/find-nearest.ts',
};
const COMMENTS = 'src/shell/doc/CommentsSlot.tsx';

/** Sources of a site's scripts besides the application's own: relative to the engine's root, or whole paths. */
export interface ScriptSources {
  /** What features bring to the shell, in their order. */
  shell: string[];
  /** Whether one of them is the dialog in which readers look for something. */
  hasFinder: boolean;
  /** Those that the application asks for by name. */
  named: Record<string, string>;
  /** Those that pages bring themselves. */
  ofPages: Record<string, string>;
  /** Replacements of libraries' modules. */
  instead: Record<string, string>;
  /** Sheets besides the engine's. */
  styles: string[];
  /** What runs before the first paint, besides the boot. */
  early: EarlySource[];
}

/** A feature's script that runs before the first paint, and the sheet that it may ask for. */
export interface EarlySource {
  script: string;
  sheet?: string;
}

/** The scripts of a site, without what its configuration does not use. */
export function scriptSources(config: ShellConfig, features: readonly LoadedFeature[]): ScriptSources {
  const all = (sources: (feature: LoadedFeature) => Readonly<Record<string, string>> | undefined) =>
    Object.assign({}, ...features.map((feature) => placed(feature, sources(feature))));
  return {
    shell: features.flatMap(({ root, shell }) => (shell ? join(root, shell.source) : [])),
    hasFinder: features.some(({ shell }) => shell?.hasFinder),
    named: {
      ...OWN_CHUNKS,
      ...(config.comments && { comments: COMMENTS }),
      ...all(({ chunks }) => chunks?.(config)),
    },
    ofPages: all(({ pageChunks }) => pageChunks),
    instead: all(({ instead }) => instead?.(config)),
    styles: features.flatMap(({ root, styles }) => (styles ? join(root, styles) : [])),
    early: features.flatMap(({ root, early }) =>
      early ? { script: join(root, early.script), ...(early.sheet && { sheet: join(root, early.sheet) }) } : [],
    ),
  };
}

/** A feature's sources by their whole paths. */
function placed({ root }: LoadedFeature, sources: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(sources).map(([name, file]) => [name, join(root, file)]));
}

/** The engine's sheets for the language of the site and what it shows, below `src`. */
export function siteSheets({ announcementBar, footer }: Pick<ShellConfig, 'announcementBar' | 'footer'>): string[] {
  return [
    'styles/site.css',
    ...(spokenLanguage() === 'en' ? ['styles/latin.css'] : []),
    ...(announcementBar ? ['styles/announcement.css'] : []),
    ...(footer.html.includes('class="police"') ? ['styles/police.css'] : []),
  ];
}

/** A chunk is requested by a number derived from its name, so that a new chunk renumbers none. */
function chunkFile(name: string): string {
  const number = createHash('sha256').update(name).digest().readUInt16BE(0);
  return `assets/${name}-${number}-[hash].js`;
}

/** Bundles and minifies; nothing is written to disk. */
export async function buildClient(input: {
  root: string;
  cacheDir: string;
  config: ShellConfig;
  sources: ScriptSources;
}): Promise<ClientBuild> {
  const { root, cacheDir, config, sources } = input;
  const chunks = { ...sources.named, ...sources.ofPages };
  const application = new Set<string>();
  const output = await buildForBrowsers({
    root,
    cacheDir,
    baseUrl: config.baseUrl,
    instead: sources.instead,
    plugins: [
      reactModulesPlugin(root),
      siteConfigPlugin(() => config),
      shellFeaturesPlugin(sources),
      stylesPlugin([...siteSheets(config).map((file) => join(root, 'src', file)), ...sources.styles]),
      staticImportsPlugin(join(root, ENTRY), application),
    ],
    input: { app: ENTRY, styles: STYLES, special: SPECIAL_STYLES, ...earlyInput(sources), ...chunks },
    output: {
      // The boot names these: a short name is a shorter page, and 36 bits tell the versions of one file apart.
      entryFileNames: ({ name }) => (Object.hasOwn(chunks, name) ? chunkFile(name) : 'assets/[name]-[hash:6].js'),
      chunkFileNames: 'assets/c-[hash:6].js',
      assetFileNames: 'assets/[name]-[hash][extname]',
      // The application and what its lazy chunks share with it are one file: cut in many it is 2 % larger, and each is a
      // name in the boot of every page.
      codeSplitting: { groups: [{ name: 'shell', test: (id) => application.has(id) }] },
    },
  });
  return collect(output, Object.keys(chunks), sources.early);
}

const earlyName = (at: number) => `early${at}`;

function earlyInput({ early }: ScriptSources): Record<string, string> {
  return Object.fromEntries(early.flatMap(({ sheet }, at) => (sheet ? [[earlyName(at), sheet]] : [])));
}

/** Collects everything that a module imports statically, directly or indirectly. */
function staticImportsPlugin(entry: string, found: Set<string>): Plugin {
  return {
    name: 'static-imports',
    buildEnd() {
      const visit = (id: string) => {
        if (found.has(id)) return;
        found.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported);
      };
      visit(entry);
      found.delete(entry);
    },
  };
}

/** `import config from 'virtual:site-config'`: what the shell knows about this site. */
export function siteConfigPlugin(config: () => ShellConfig): Plugin {
  const id = 'virtual:site-config';
  return {
    name: 'site-config',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(config())}` : null),
  };
}

/** `import features from 'virtual:site-features'`: what the site's features bring to the shell. */
export function shellFeaturesPlugin({ shell }: Pick<ScriptSources, 'shell'>): Plugin {
  const id = 'virtual:site-features';
  const imports = shell.map((source, at) => `import f${at} from ${JSON.stringify(source)};`);
  const list = `export default [${shell.map((_, at) => `f${at}`).join()}];`;
  return {
    name: 'site-features',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? [...imports, list].join('\n') : null),
  };
}

/** The sheet of every document: the engine's, then those of features. */
function stylesPlugin(sheets: string[]): Plugin {
  return {
    name: 'site-styles',
    resolveId: (source) => (source === STYLES ? `\0${STYLES}` : null),
    load: (source) =>
      source === `\0${STYLES}` ? sheets.map((file) => `import ${JSON.stringify(file)};`).join('\n') : null,
  };
}

function collect({ output }: Rolldown.RolldownOutput, names: string[], early: readonly EarlySource[]): ClientBuild {
  const scripts = new Map(output.filter((file) => file.type === 'chunk').map((file) => [file.fileName, file]));
  const find = (name: string) => [...scripts.values()].find((chunk) => chunk.isEntry && chunk.name === name)?.fileName;
  const entry = (name: string) => present(find(name), words.module(name));
  const app = entry('app');
  const files: Record<string, string | Buffer> = {};
  const sheets: Partial<Record<string, Sheet>> = {};
  const sheetEntries = new Set(['styles', 'special', ...early.map((_, at) => earlyName(at))].map(find));
  for (const file of output) {
    if (file.type === 'chunk') {
      // What is left of a sheet's entry is an empty script.
      if (!sheetEntries.has(file.fileName)) files[file.fileName] = file.code;
      continue;
    }
    const sheet = /^assets\/(styles|special|early\d+)-[^/]*\.css$/.exec(file.fileName)?.[1];
    if (sheet) sheets[sheet] = { file: file.fileName, text: String(file.source).trim() };
    if (sheet !== 'styles') files[file.fileName] = Buffer.from(file.source);
  }
  return {
    app: [app, ...staticImports(app, scripts)],
    chunks: Object.fromEntries(names.map((name) => [name, entry(name)])),
    css: present(sheets.styles, 'styles').text,
    specialSheet: present(sheets.special, SPECIAL_STYLES),
    earlySheets: early.map((_, at) => sheets[earlyName(at)]?.file),
    files,
  };
}

/** Everything a chunk imports statically, so that the boot can ask for all of it at once. */
function staticImports(file: string, scripts: Map<string, Rolldown.OutputChunk>): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    for (const imported of scripts.get(name)?.imports ?? []) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      visit(imported);
    }
  };
  visit(file);
  return [...seen];
}
