/** What a feature brings to the site that is made: pages, scripts, files, and lines on the engine's own pages. */
import type { Plugin } from 'vite';
import type { SiteConfig } from '../config/schema.ts';
import type { PipelineFeature } from '../pipeline/pipeline-feature.ts';
import type { SiteSession } from '../pipeline/site.ts';
import type { CompiledNote, Doc, FeatureData, Site } from '../pipeline/types.ts';
import type { HomeTask, PageData } from '../shared/page.ts';
import type { ShellConfig } from '../shared/site.ts';
import type { ShellFeature } from '../shell/shell-feature.ts';
import type { Compression } from './compress.ts';
import type { Tag } from './head.ts';
import type { Output } from './output.ts';
import type { PageFrame } from './page-frame.ts';
import type { SourceInput } from './page-input.ts';
import type { SpecialPage } from './special/special-page.ts';

export interface SiteFeature extends PipelineFeature {
  /** Modules of libraries that browsers get another source in place of: name → source, relative to its package. */
  instead?: (config: ShellConfig) => Record<string, string>;
  /** Its rules in the sheet of every document: source, relative to its package. */
  styles?: string;
  /** What every document runs before the first paint. */
  early?: EarlyPart;
  pages?: readonly SpecialPage[];
  /** Scripts that the application asks for by name: name → source, relative to the feature's package. */
  chunks?: (config: ShellConfig) => Record<string, string>;
  shell?: ShellPart;
  /** Scripts that a page brings itself: their addresses travel in its data and not in the boot. */
  pageChunks?: Readonly<Record<string, string>>;
  /** Scripts and files of which only some sites have need. */
  bundle?: FeatureBundle;
  /** What page data of a note hold because of it. */
  pageData?: (doc: Doc, frame: PageFrame, site: Site) => Brought;
  /** Tags for the `<head>` of every page. */
  tags?: (config: SiteConfig) => Tag[];
  /** Single files of a site that has its bundle. */
  files?: (bundle: unknown) => OwnFile[];
  /** Adds its files to a build. */
  emit?: (output: Output, input: FeatureOutput) => Promise<void>;
  /** Files that its scripts ask for by names which stand in no page: output names, or a folder's with `/*`. */
  asks?: readonly string[];
  /** Adds files that are made of all others, such as a pack of pages; when everything else has been written. */
  finish?: (output: Output, input: FinishedOutput) => Promise<void>;
  /** What its `emit` may have done in worker threads. */
  tasks?: Readonly<Record<string, (batch: never) => Promise<unknown>>>;
  /** Adds its files to the dev server's: output name → how the content is made. */
  develop?: (files: Map<string, () => Promise<string | Buffer>>, site: Site, session: SiteSession) => void;
  /** A line under “接着学” on the home page. */
  homeTask?: (site: Site) => HomeTask;
}

/** Sources relative to the feature's package. */
interface EarlyPart {
  /** Stands in every document, so it must be tiny. */
  script: string;
  /** Rules that only some readers need: the script knows the address as `__SHEET__`, and null where they are there anyhow. */
  sheet?: string;
}

/** What a feature brings to the shell: one module, for browsers and for rendering. */
interface ShellPart {
  /** For browsers: relative to its package. */
  source: string;
  load: () => Promise<{ default: ShellFeature }>;
  /** Whether its dialog is the one in which readers look for something, which the boot opens. */
  hasFinder: boolean;
}

/** What a feature brings to a note's page. */
interface Brought extends Partial<Pick<PageData, 'cards' | 'chunk' | 'features' | 'styles'>> {
  /** What it offers below the note: a page of its own, decoded and without base, and a fragment with `#`. */
  links?: { title: string; path: string; place?: string }[];
  /** HTML that stands below the note and its neighbours' links. */
  below?: string;
  /** What its figures show, in words, for the published Markdown. */
  sentences?: SourceInput['sentences'];
}

/** A feature with the folder of its package, from which its sources are named. */
export interface LoadedFeature extends SiteFeature {
  root: string;
}

/** A file with headers of its own. */
export interface OwnFile {
  file: string;
  content: string;
  headers: Record<string, string>;
}

/** A bundle apart from the application's. What `make` gives as `data`, and `develop` gives, is plain: pages and `files` get it. */
export interface FeatureBundle {
  isNeeded: (note: { facts: FeatureData }) => boolean;
  /** Bundles, in the bundler's process; `root` is the feature's package, `prepared` what it has prepared for this. */
  make: (input: { root: string; cacheDir: string; baseUrl: string; prepared: unknown }) => Promise<{
    data: unknown;
    files: Record<string, string | Buffer>;
  }>;
  /** Its modules as Vite serves them: `address` of a source, relative to the feature's package or whole. */
  develop: (input: { root: string; address: (file: string) => string; prepared: unknown }) => Promise<unknown>;
  /** What Vite needs to serve them. */
  plugins: () => Plugin[];
  /** Sources at which Vite begins to look for dependencies. */
  entries: (root: string) => string[];
}

/** What a feature gets when all other files are there. */
export interface FinishedOutput extends FeatureOutput {
  /** What scripts of features ask for, see `SiteFeature.asks`. */
  asked: readonly string[];
}

/** What a feature gets to write its files. */
export interface FeatureOutput {
  site: Site;
  cacheDir: string;
  compression: Compression;
  /** Whether the host gives parts of files (HTTP ranges), so that a few large files serve as well as many small ones. */
  hasRanges: boolean;
  /** Hash of the engine: another engine writes every file again. */
  engineHash: string;
  /** The compiled note of a page, when the cache has lost it. */
  restore: (path: string) => Promise<CompiledNote>;
  /** Runs one of its tasks, here or in a worker thread; `size` says how much there is to do, in pages. */
  run: <Result>(task: string, batch: unknown, size: number) => Promise<Result>;
}
