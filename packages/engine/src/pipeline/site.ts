/** The pipeline from end to end: content and configuration in, `Site` out. */
import { existsSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { ReadConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { words } from '../words/building.ts';
import { keepArticle, NoteCache, readArticle } from './cache/note-cache.ts';
import { checkSite } from './checks/check-site.ts';
import { readPictures } from './checks/read-pictures.ts';
import { type Compile, compileNotes } from './compile-notes.ts';
import { readContent } from './content.ts';
import { CurrentConfig } from './current-config.ts';
import { buildModel, type FixedRoute, routePattern } from './model.ts';
import { DocIds } from './navigation/doc-ids.ts';
import { readGitChanges } from './navigation/git-changes.ts';
import { listedTitles } from './navigation/listed-titles.ts';
import { navigate } from './navigation/navigate.ts';
import { type PipelineFeature, readForFeatures } from './pipeline-feature.ts';
import { placeRoutes } from './place-routes.ts';
import { prepareFeatures } from './prepare-features.ts';
import type { AllPrepared } from './prepared.ts';
import { sortProblems } from './problems.ts';
import { withBody } from './read/read-note.ts';
import { readablePlaces } from './read/readable.ts';
import { walkStatic } from './read/walk-static.ts';
import { routeNumbers } from './route-numbers.ts';
import { weighProblems } from './severity.ts';
import type { CompiledNote, Doc, MarkdownOptions, NoteHeader, RouteTable, Site } from './types.ts';

export type { Compile } from './compile-notes.ts';

/** One step of the build, for progress: `ms` stands when it is finished. */
export interface Stage {
  name: string;
  done: number;
  total: number;
  ms?: number;
}

export interface SiteOptions {
  /** The project; problem paths are relative to it. */
  root: string;
  contentDir: string;
  /** Names at the top of the content folder that hold no notes; default: none. */
  ignored?: readonly string[];
  /** Default: `site.config.ts` in the root. */
  configFile?: string;
  /** The same as the caller has read it. */
  read?: ReadConfig;
  /** Instead of a file, e.g. in tests. */
  config?: SiteConfig;
  cacheDir: string;
  /** Default: `static` beside the content folder if there is one, else in the root. */
  staticDir?: string;
  /** Pages that are no notes; default: none. */
  fixedRoutes?: readonly FixedRoute[];
  /** What features bring; default: nothing. */
  features?: readonly PipelineFeature[];
  /** Hash of the engine's own source; another one compiles everything again. */
  engineHash: string;
  compile: Compile;
  onStage?: (stage: Stage) => void;
}

/** A site that can be loaded again and again: only what changed is read and compiled. */
export interface SiteSession {
  load(): Promise<Site>;
  /** The whole compiled note behind a doc; compiled again when its file in the cache is gone or damaged. */
  compiled(doc: Doc): Promise<CompiledNote>;
  /** The doc as it would be with another body, or read as another engine's. */
  compiledAs(doc: Doc, body: string, options?: Pick<MarkdownOptions, 'dialect'>): Promise<CompiledNote>;
  /** Files the configuration was read from, absolute. */
  configFiles(): string[];
}

/** Loads the site once. */
export function loadSite(options: SiteOptions): Promise<Site> {
  return openSite(options).load();
}

/** Opens a site for loading, again and again in the dev server. */
export function openSite(options: SiteOptions): SiteSession {
  const label = labelOf(options.root, options.contentDir);
  const staticDir = options.staticDir ?? findStatic(options);
  const cache = new NoteCache(options.cacheDir, `${options.contentDir}\n${label}`, options.engineHash);
  const state: State = { options, label, staticDir, cache, config: new CurrentConfig(options) };
  let queue: Promise<unknown> = Promise.resolve();
  return {
    // One after the other: two loads at once would write the same cache.
    load: () => {
      const site = queue.then(() => load(state));
      queue = site.catch(() => {});
      return site;
    },
    compiled: (doc) => compiled(doc, state),
    compiledAs: (doc, body, options) => compiledAs(doc, state, { body, ...options }),
    configFiles: () => state.config.files,
  };
}

interface State {
  options: SiteOptions;
  label: string;
  staticDir: string;
  cache: NoteCache;
  config: CurrentConfig;
  /** Of the last load: for compiling a lost article again. */
  last?: { routes: RouteTable; markdown: MarkdownOptions; prepared: AllPrepared };
}

async function load(state: State): Promise<Site> {
  const { options, label, cache } = state;
  const dating = readGitChanges(options.contentDir, cache.git);
  const loaded = await state.config.load();
  const markdown = markdownOptions(loaded.config, state);
  const { places } = markdown;
  const features = options.features ?? [];
  const beside = { contentDir: options.contentDir, label, places };
  const { prepared, problems: unprepared } = await prepareFeatures(features, loaded, {
    root: options.root,
    content: beside,
  });
  const stage = timer(options.onStage);

  const content = readContent(options.contentDir, label, {
    cache,
    places,
    ignored: options.ignored ?? [],
    exclude: loaded.config.exclude,
    addresses: loaded.config.addresses,
    dialect: loaded.config.dialect,
    titles: listedTitles(loaded.config),
  });
  const { fixed, moved } = placeRoutes(options.fixedRoutes ?? [], content.notes);
  stage(words.reading, content.notes.length);

  const routes: RouteTable = { baseUrl: loaded.config.baseUrl, byFile: byFile(content.notes), moved };
  state.last = { routes, markdown, prepared };
  const onProgress = (done: number, total: number) => options.onStage?.({ name: words.compiling, done, total });
  const { compile, engineHash } = options;
  const result = await compileNotes(content.notes, {
    compile,
    cache,
    routes,
    options: markdown,
    prepared,
    engineHash,
    onProgress,
  });
  stage(words.compiling, result.compiled);

  const git = await dating;
  cache.setGit(git);
  cache.save();
  const config = withDocIds(loaded.config, new DocIds(result.pages));
  const navigation = navigate({
    config,
    pages: result.pages,
    categories: content.categories,
    changes: git,
    taken: fixed.map(({ path }) => path),
    label,
  });
  stage(words.navigating, navigation.docs.length);

  const staticLabel = labelOf(options.root, state.staticDir);
  const statics = walkStatic(state.staticDir, staticLabel, places);
  const read = readForFeatures(features, beside);
  const checks = checkSite(navigation.docs, {
    ...{ loaded, content, pages: result.pages, statics: statics.files, label, contentDir: options.contentDir },
    staticLabel,
    features,
    data: read.data,
    fixed,
    moved,
  });
  stage(words.checkingLinks, navigation.docs.length);

  // Whatever its problem weighs: what a browser would run is published only when the configuration names it.
  const refused = new Set(checks.filter(({ rule }) => rule === 'static-active').map(({ file }) => file));

  const pictures = readPictures(loaded, statics.files, places);
  const parts = features.flatMap((feature) => feature.parts ?? []);
  const numbers = routeNumbers([...fixed.map(routePattern), ...navigation.docs.map(({ path }) => path)]);
  const docs = navigation.docs.map((doc): Doc => ({ ...doc, route: numbers.get(doc.path) ?? 0 }));
  const problems = [loaded.problems, content.problems, result.problems, navigation.problems, checks, read.problems];
  problems.push(
    unprepared,
    statics.problems,
    pictures.problems,
    result.pages.flatMap(({ summary }) => summary.problems),
  );
  return {
    config,
    docs,
    sidebars: navigation.sidebars,
    model: buildModel({ config, docs, fixed, numbers, parts }),
    fixedRoutes: Object.fromEntries(fixed.map((route) => [route.path, numbers.get(routePattern(route)) ?? 0])),
    moved,
    prepared,
    data: read.data,
    synonyms: read.synonyms,
    pictures: pictures.bySidebar,
    statics: statics.files.filter(({ file }) => !refused.has(`${staticLabel}/${file}`)),
    places,
    problems: weighProblems(sortProblems(problems.flat()), config),
  };
}

/** The configuration with the ids that its notes really have: `a/index` and `a/README` mean `a/`. */
function withDocIds(config: SiteConfig, ids: DocIds): SiteConfig {
  const own = (id: string) => ids.find(id)?.note.id ?? id;
  const sidebars = config.sidebars.map((sidebar) => ({ ...sidebar, intro: own(sidebar.intro) }));
  return { ...config, sidebars, mainDocId: own(config.mainDocId) };
}

function markdownOptions(config: SiteConfig, { options, label, staticDir }: State): MarkdownOptions {
  const { dialect, formulas, toc, url, lang: language } = config;
  const { unicodeIds } = config.addresses;
  // Only a strict site has a list to keep to.
  const extraLanguages = config.strict ? config.extraLanguages : 'all';
  const { contentDir } = options;
  const places = readablePlaces(contentDir, staticDir, config.allowedFolders);
  return {
    contentDir,
    contentLabel: label,
    staticDir,
    places,
    extraLanguages,
    dialect,
    formulas,
    toc,
    unicodeIds,
    language,
    siteUrl: url,
  };
}

function byFile(notes: NoteHeader[]): Record<string, string> {
  return Object.fromEntries(notes.map((note) => [note.file, note.path]));
}

async function compiled(doc: Doc, state: State): Promise<CompiledNote> {
  const { cacheDir } = state.options;
  const kept = readArticle(cacheDir, doc.summary.cacheKey);
  if (kept) return kept;
  const again = await compiledAs(doc, state, {});
  keepArticle(cacheDir, doc.summary.cacheKey, again);
  return again;
}

async function compiledAs(
  doc: Doc,
  { options, last }: State,
  { body, ...rest }: { body?: string } & Pick<MarkdownOptions, 'dialect'>,
): Promise<CompiledNote> {
  if (!doc.note || !last) throw new Error(words.noArticle(doc.path));
  const note = await withBody(doc.note);
  const { routes, markdown, prepared } = last;
  const notes = [body === undefined ? note : { ...note, body }];
  const [made] = await options.compile({ notes, routes, options: { ...markdown, ...rest }, prepared });
  if (!made) throw new Error(words.notCompiled(doc.note.file));
  return made;
}

function labelOf(root: string, folder: string): string {
  return relative(root, folder).split(sep).join('/') || basename(folder);
}

function findStatic({ root, contentDir }: SiteOptions): string {
  const beside = join(contentDir, '..', 'static');
  return existsSync(beside) ? beside : join(root, 'static');
}

/** Reports each stage with the time since the one before. */
function timer(onStage: SiteOptions['onStage']): (name: string, count: number) => void {
  let start = performance.now();
  return (name, count) => {
    const now = performance.now();
    onStage?.({ name, done: count, total: count, ms: now - start });
    start = now;
  };
}
