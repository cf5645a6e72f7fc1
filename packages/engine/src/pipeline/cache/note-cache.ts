/**
 * What earlier builds know of every note. One index holds all summaries, so that a build of 10,000 unchanged
 * notes reads one file; articles lie in a file each, under a key made of everything that went into them.
 * While notes are compiled their entries go to a journal, so that a killed build loses nothing that was finished.
 */
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DialectName } from '../../shared/dialects.ts';
import type { Language } from '../../words/follow.ts';
import type { GitChanges } from '../navigation/git-changes.ts';
import type { ReadNote } from '../read/read-note.ts';
import type { CompiledNote, CompiledSummary } from '../types.ts';
import { appendCachedLines, readCachedJson, readCachedLines, writeCachedJson } from './cache-file.ts';
import type { KnownDependency } from './dependencies.ts';

/** What is kept about one file. */
export interface NoteEntry {
  mtimeMs: number;
  size: number;
  read: ReadNote;
  /** In which its problems are told. */
  language?: Language;
  /** In whose words its front matter was read. */
  dialect?: DialectName;
  compiled?: CompiledEntry;
}

export interface CompiledEntry {
  /** Hash of what goes in: note, file, path, options, engine. */
  inputKey: string;
  /** Where each Markdown file link led when the note was compiled. */
  fileLinks: [target: string, path: string | null][];
  dependencies: KnownDependency[];
  /** What else it was made with, by name: `Prepared.usedKey`. */
  used: [name: string, key: string | undefined][];
  summary: CompiledSummary;
  /** Size of the article's file in the cache. */
  bytes: number;
}

interface Index {
  version: string;
  notes: Record<string, NoteEntry>;
  git?: GitChanges;
}

/** Changes whenever entries look different; another engine may read and compile otherwise, so its hash is added. */
const VERSION = '2';
const HOUR = 3_600_000;

export class NoteCache {
  notes: Map<string, NoteEntry>;
  git: GitChanges | undefined;
  private readonly cacheDir: string;
  private readonly site: string;
  private readonly version: string;
  private isChanged: boolean;

  /** Opens the cache of one site by its name; several sites may share a cache folder. */
  constructor(cacheDir: string, site: string, engineHash: string) {
    this.cacheDir = cacheDir;
    this.version = `${VERSION}-${engineHash}`;
    this.site = createHash('sha256').update(site).digest('hex').slice(0, 8);
    const index = readCachedJson<Index>(cacheDir, this.indexName);
    const isUsable = index?.version === this.version;
    this.notes = new Map(isUsable ? Object.entries(index.notes) : []);
    this.git = isUsable ? index.git : undefined;
    const journal = readCachedLines<[string, string, NoteEntry]>(cacheDir, this.journalName);
    for (const [version, file, entry] of journal) if (version === this.version) this.notes.set(file, entry);
    this.isChanged = journal.length > 0;
  }

  /** Stores an article and returns the summary that stays in memory. */
  store(key: string, note: CompiledNote): { summary: CompiledSummary; bytes: number } {
    const cacheKey = `${this.site}/${key}`;
    const bytes = writeCachedJson(this.cacheDir, articleName(cacheKey), note);
    const { html: _html, sections: _sections, data: _data, ...rest } = note;
    return { summary: { ...rest, cacheKey }, bytes };
  }

  /** True when an article's file is there in its full length; whoever reads it looks at its sum as well. */
  holds({ summary, bytes }: CompiledEntry): boolean {
    try {
      const found = statSync(join(this.cacheDir, articleName(summary.cacheKey)));
      return found.isFile() && found.size === bytes;
    } catch {
      return false;
    }
  }

  set(file: string, entry: NoteEntry): void {
    this.notes.set(file, entry);
    this.isChanged = true;
  }

  setGit(git: GitChanges | undefined): void {
    if (git?.head === this.git?.head) return;
    this.git = git;
    this.isChanged = true;
  }

  /** Removes deleted notes. */
  keepOnly(files: Set<string>): void {
    for (const file of this.notes.keys()) {
      if (files.has(file)) continue;
      this.notes.delete(file);
      this.isChanged = true;
    }
  }

  /** Writes finished entries to the journal. */
  journal(files: string[]): void {
    const entries = files.map((file) => [this.version, file, this.notes.get(file)]);
    appendCachedLines(this.cacheDir, this.journalName, entries);
  }

  /** Writes the index if anything changed, and deletes articles unused for an hour. */
  save(): void {
    if (!this.isChanged) return;
    const index: Index = {
      version: this.version,
      notes: Object.fromEntries(this.notes),
      ...(this.git ? { git: this.git } : {}),
    };
    writeCachedJson(this.cacheDir, this.indexName, index);
    rmSync(join(this.cacheDir, this.journalName), { recursive: true, force: true });
    this.isChanged = false;
    this.sweep();
  }

  private sweep(): void {
    const used = new Set([this.indexName]);
    for (const { compiled } of this.notes.values()) if (compiled) used.add(articleName(compiled.summary.cacheKey));
    const folder = `notes/${this.site}`;
    for (const found of readdirSync(join(this.cacheDir, folder), { recursive: true }) as string[]) {
      const name = `${folder}/${found.replaceAll('\\', '/')}`;
      const file = join(this.cacheDir, name);
      const stats = used.has(name) ? undefined : statSync(file, { throwIfNoEntry: false });
      if (stats?.isFile() && Date.now() - stats.mtimeMs > HOUR) rmSync(file, { force: true });
    }
  }

  private get indexName(): string {
    return `notes/${this.site}/index.json`;
  }

  private get journalName(): string {
    return `notes/${this.site}/journal`;
  }
}

const KEY_LENGTH = 40;

/** Key of an article: everything that went into it. */
export function articleKey(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, KEY_LENGTH);
}

/** Reads a compiled note back by `summary.cacheKey`; undefined when the file is missing or damaged. */
export function readArticle(cacheDir: string, cacheKey: string): CompiledNote | undefined {
  return readCachedJson<CompiledNote>(cacheDir, articleName(cacheKey));
}

/** Stores a note again that the cache had lost. */
export function keepArticle(cacheDir: string, cacheKey: string, note: CompiledNote): void {
  writeCachedJson(cacheDir, articleName(cacheKey), note);
}

function articleName(cacheKey: string): string {
  const [site = '', key = ''] = cacheKey.split('/');
  // Sixteen folders: making 256 costs more than the notes of a usual site.
  return `notes/${site}/${key.slice(0, 1)}/${key}.json`;
}
