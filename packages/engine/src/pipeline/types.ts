/** What the pipeline's steps hand to each other, and what `emit` receives. All of it is plain data. */
import type { SiteConfig } from '../config/schema.ts';
import type { DialectName, Formulas } from '../shared/dialects.ts';
import type { NavLink, SidebarNode, TocItem } from '../shared/page.ts';
import type { Problem } from '../shared/problem.ts';
import type { Language } from '../words/follow.ts';
import type { AuthorComponents } from './components/author-components.ts';
import type { AllPrepared } from './prepared.ts';
import type { FrontMatter } from './read/front-matter-schema.ts';

/** A file read, decoded (UTF-8, no BOM, LF) and split. */
export interface SourceNote {
  /** Posix, NFC, relative to the content folder: `编程语言/C++/index.md`. */
  file: string;
  /** Absolute path on this machine, as the file system spells it. */
  absolute: string;
  frontMatter: FrontMatter;
  /** The Markdown after the front matter. */
  body: string;
  /** Line of the file (1-based) on which `body` starts; problems add it. */
  bodyLine: number;
  /** Doc id without number prefixes; ends in "/" for index pages. */
  id: string;
  /** Decoded, NFC, starts with "/", no base; ends in "/" for index pages. */
  path: string;
  /** SHA-256 of the file's bytes, hex. */
  hash: string;
}

/** A note without its text: the whole site is held as these; `readBody(note)` (read/read-note.ts) gives the text back. */
export type NoteHeader = Omit<SourceNote, 'body'> & {
  /** Bytes of the file. */
  bytes: number;
  /** It is the page of its folder. */
  isIndex?: boolean;
};

/** How a worker turns what a note writes into addresses. */
export interface RouteTable {
  baseUrl: string;
  /** File (as in `SourceNote.file`) → path. */
  byFile: Record<string, string>;
  /** Pages that are no notes and stand elsewhere than they would; default: none. */
  moved?: Readonly<Record<string, string>>;
}

/** A link to one of the site's own pages; targets and anchors are checked once all notes are compiled. */
export interface LinkReference {
  /** As written. */
  target: string;
  /** Decoded path without base of the page it leads to; null when a Markdown file link has no file. */
  path: string | null;
  /** Decoded NFC id after "#", without it. */
  anchor?: string;
  /** True when it was written as a Markdown file (`./x.md`): then a miss is a warning, not an error. */
  isFile: boolean;
  text: string;
  line: number;
  column: number;
}

/** A file that must be copied to the output under a hashed name. */
export interface AssetReference {
  /** Absolute source. */
  absolute: string;
  /** What is written instead of the source's bytes: a cleaned SVG, an archive. */
  content?: string;
  /** Of the content; without it, UTF-8. */
  encoding?: 'base64';
  /** Output path below the root, `assets/…-<hash>.png`. */
  output: string;
}

/** A file of the static folder that is copied as it is. */
export interface StaticFile {
  /** Posix, NFC, relative to the static folder. */
  file: string;
  absolute: string;
}

/** A file whose change must compile the note again (include, inlined SVG, image). */
export interface Dependency {
  absolute: string;
  /** Where it really lay when compiled, symbolic links resolved; absent when it was missing. */
  real?: string;
  /** SHA-256 hex of its bytes when compiled; null when it was missing or must not be read. */
  hash: string | null;
}

/** A part of a note under one heading; search is built from these, never from HTML. */
export interface NoteSection {
  /** Heading id; empty for the part above the first heading. */
  id: string;
  heading: string;
  level: number;
  /** Plain text, no code. */
  text: string;
  /** Source of code blocks. */
  code: string;
  /** Its diagrams: what each shows, and what is written in it. */
  pictures?: { alt: string; labels: string[] }[];
}

/** A note, and what is the same for all notes of a load. */
export interface NoteInput {
  note: SourceNote;
  routes: RouteTable;
  options: MarkdownOptions;
  /** Components of the author's, which notes use. */
  components?: AuthorComponents | undefined;
}

/** What features noted of a note, by their names; plain data. */
export type FeatureData = Record<string, unknown>;

/** One job for a compile worker: about 16 notes, so that the route table crosses over once for all of them. */
export interface CompileBatch {
  notes: SourceNote[];
  /** The same object for every batch of one load. */
  routes: RouteTable;
  options: MarkdownOptions;
  /** What features have prepared. */
  prepared: AllPrepared;
}

/** The part of the configuration that changes how a note is compiled. */
export interface MarkdownOptions {
  /** Absolute path of the content folder. */
  contentDir: string;
  /** Prefix of problem paths, relative to the project's root: `content`. */
  contentLabel: string;
  /** Absolute path of the static folder. */
  staticDir: string;
  /** Real paths below which files may be read for output, see `read/readable.ts`. */
  places: string[];
  /** Grammars besides the built-in ones. */
  extraLanguages: readonly string[] | 'all';
  /** Engine for which the notes were written. */
  dialect?: DialectName | undefined;
  /** Which dollars make formulas; absent: all. */
  formulas?: Formulas | undefined;
  toc: { min: number; max: number };
  /** Ids of headings keep letters that are not Latin where the engine would drop them. */
  unicodeIds?: boolean | undefined;
  /** That of the words which authors leave to us; the thread speaks it already. */
  language?: Language | undefined;
  /** Origin of the site: links to it count as internal. */
  siteUrl: string;
}

/** A compiled note; what the content-hash cache keeps. */
export interface CompiledNote {
  /** Article HTML, `<h1>` included unless hidden. */
  html: string;
  /** Front matter title, else the first `#` heading, else the file name. */
  title: string;
  description: string;
  toc: TocItem[];
  /** All ids in the article, for anchor checks. */
  ids: string[];
  links: LinkReference[];
  assets: AssetReference[];
  dependencies: Dependency[];
  /** Names of what was prepared that this note hangs on by its `usedKey`. */
  uses?: string[];
  /** Origins from which the page gets media. */
  mediaHosts: string[];
  /** KaTeX's style sheet is needed. */
  hasMath: boolean;
  /** What features need to know of all notes at once; it is kept in memory for the whole site. */
  facts: FeatureData;
  /** What else features keep of the note. */
  data: FeatureData;
  sections: NoteSection[];
  readingMinutes: number;
  /** Han characters besides code. */
  hanCount: number;
  problems: Problem[];
}

/** Everything about a compiled note except its text, kept in memory for the whole site. */
export type CompiledSummary = Omit<CompiledNote, 'html' | 'sections' | 'data'> & {
  /** Key under which the cache holds the whole `CompiledNote`. */
  cacheKey: string;
};

/** A page made from a note, or a generated index page of a group without one. */
export interface Doc {
  id: string;
  path: string;
  /** Sidebar id; absent for a page outside every sidebar. */
  sidebar?: string;
  /** Absent for generated index pages. */
  note?: NoteHeader;
  summary: CompiledSummary;
  /** For generated index pages: the entries to list. */
  generated?: { description?: string; items: NavLink[] };
  breadcrumbs: NavLink[];
  previous?: NavLink;
  next?: NavLink;
  unlisted: boolean;
  aliases: string[];
  /** Last change; of one that git knows also the commit's subject line. */
  updated?: { iso: string; text: string; subject?: string };
  editUrl?: string;
  historyUrl?: string;
  reportUrl?: string;
  /** Stable number in `routes.json`. */
  route: number;
}

/** A part of the conventions we follow, and what of ours answers it. */
export interface ModelPart {
  name: string;
  by: string;
}

/** Spec section 3 as JSON for tools; written below `dist/data/assets/model/`. */
export interface SiteModel {
  version: unknown;
  locale: unknown;
  routes: unknown;
  metadata: unknown;
}

/** The whole site as plain data: what the pipeline gives to `emit`. */
export interface Site {
  config: SiteConfig;
  docs: Doc[];
  /** Sidebar id → its whole tree (unlisted and drafts left out). */
  sidebars: Record<string, SidebarNode[]>;
  model: SiteModel;
  /** Path of each page that is no note → its route's stable number. */
  fixedRoutes: Record<string, number>;
  /** Where such a page would be → where it is, since a note has its address. */
  moved: Readonly<Record<string, string>>;
  /** What features have prepared. */
  prepared: AllPrepared;
  /** What features have read beside the notes, by their names. */
  data: FeatureData;
  /** Groups of words that mean the same, of all features. */
  synonyms: string[][];
  /** Sidebar id → its picture for the home page, a cleaned `<svg>`. */
  pictures: Record<string, string>;
  /** Files of the static folder. */
  statics: StaticFile[];
  /** Real paths below which files may be read for output. */
  places: string[];
  problems: Problem[];
}
