/**
 * What is known of every note from earlier builds. One index holds all summaries, so that a build of 10,000 unchanged
 * notes reads one file; articles lie in a file each, under a key made of everything that went into them.
 * While notes are compiled their entries go to a journal, so that a killed build loses nothing that was finished.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatedState } from '../navigation/git-dates.ts';
import type { ReadNote } from '../read/read-note.ts';
import type { CompiledNote, CompiledSummary } from '../types.ts';
import { checkedLine, readChecked, readCheckedSync, readJournal, writeChecked } from './checked-file.ts';
import type { KnownDependency } from './dependencies.ts';

/** What is kept about one file. */
export interface NoteEntry {
  mtimeMs: number;
  size: number;
  read: ReadNote;
  compiled?: CompiledEntry;
}

export interface CompiledEntry {
  /** Hash of what goes in: note, file, path, options, engine. */
  inputKey: string;
  /** Where each Markdown file link led when the note was compiled. */
  fileLinks: [target: string, path: string | null][];
  dependencies: KnownDependency[];
  summary: CompiledSummary;
  /** Size of the article's file in the cache. */
  bytes: number;
}

interface Index {
  version: string;
  notes: Record<string, NoteEntry>;
  git?: DatedState;
}

/** Changes whenever entries look different; another engine may read and compile otherwise, so its hash is added. */
const VERSION = '1';
const HOUR = 3_600_000;

export class NoteCache {
  notes: Map<string, NoteEntry>;
  git: DatedState | undefined;
  private readonly cacheDir: string;
  private readonly site: string;
  private readonly folder: string;
  private readonly version: string;
  private isChanged: boolean;

  /** Opens the cache of one site, told by its name; several sites may share a cache folder. */
  constructor(cacheDir: string, site: string, engineHash: string) {
    this.cacheDir = cacheDir;
    this.version = `${VERSION}-${engineHash}`;
    this.site = createHash('sha256').update(site).digest('hex').slice(0, 8);
    this.folder = join(cacheDir, 'notes', this.site);
    const index = readCheckedSync<Index>(this.indexFile);
    const isUsable = index?.version === this.version;
    this.notes = new Map(isUsable ? Object.entries(index.notes) : []);
    this.git = isUsable ? index.git : undefined;
    const journal = readJournal<[string, string, NoteEntry]>(this.journalFile);
    for (const [version, file, entry] of journal) if (version === this.version) this.notes.set(file, entry);
    this.isChanged = journal.length > 0;
  }

  /** Puts an article away and returns what stays in memory of it. */
  store(key: string, note: CompiledNote): { summary: CompiledSummary; bytes: number } {
    const cacheKey = `${this.site}/${key}`;
    const bytes = writeChecked(articleFile(this.cacheDir, cacheKey), note);
    const { html: _html, sections: _sections, cards, ...rest } = note;
    const references = cards.map(({ question: _question, answer: _answer, ...reference }) => reference);
    return { summary: { ...rest, cards: references, cacheKey }, bytes };
  }

  /** True when an article's file is there in its full length. */
  holds({ summary, bytes }: CompiledEntry): boolean {
    try {
      return statSync(articleFile(this.cacheDir, summary.cacheKey)).size === bytes;
    } catch {
      return false;
    }
  }

  set(file: string, entry: NoteEntry): void {
    this.notes.set(file, entry);
    this.isChanged = true;
  }

  setGit(git: DatedState | undefined): void {
    if (git?.head === this.git?.head) return;
    this.git = git;
    this.isChanged = true;
  }

  /** Forgets notes that are gone. */
  keepOnly(files: Set<string>): void {
    for (const file of this.notes.keys()) {
      if (files.has(file)) continue;
      this.notes.delete(file);
      this.isChanged = true;
    }
  }

  /** Writes finished entries down at once. */
  journal(files: string[]): void {
    mkdirSync(this.folder, { recursive: true });
    appendFileSync(
      this.journalFile,
      files.map((file) => checkedLine([this.version, file, this.notes.get(file)])).join(''),
    );
  }

  /** Writes the index when anything changed, and throws away articles that no note has had for an hour. */
  save(): void {
    if (!this.isChanged) return;
    const index: Index = {
      version: this.version,
      notes: Object.fromEntries(this.notes),
      ...(this.git ? { git: this.git } : {}),
    };
    writeChecked(this.indexFile, index);
    rmSync(this.journalFile, { force: true });
    this.isChanged = false;
    this.sweep();
  }

  private sweep(): void {
    const used = new Set<string>();
    for (const { compiled } of this.notes.values())
      if (compiled) used.add(compiled.summary.cacheKey.slice(-KEY_LENGTH));
    for (const shard of readdirSync(this.folder).filter((name) => name.length <= 2)) {
      for (const name of readdirSync(join(this.folder, shard))) {
        const file = join(this.folder, shard, name);
        if (!used.has(name.slice(0, KEY_LENGTH)) && Date.now() - statSync(file).mtimeMs > HOUR)
          rmSync(file, { force: true });
      }
    }
  }

  private get indexFile(): string {
    return join(this.folder, 'index.json');
  }

  private get journalFile(): string {
    return join(this.folder, 'journal');
  }
}

const KEY_LENGTH = 40;

/** Key of an article: everything that went into it. */
export function articleKey(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, KEY_LENGTH);
}

/** Reads a compiled note back by `summary.cacheKey`; undefined when the file is missing or damaged. */
export function readArticle(cacheDir: string, cacheKey: string): Promise<CompiledNote | undefined> {
  return readChecked<CompiledNote>(articleFile(cacheDir, cacheKey));
}

function articleFile(cacheDir: string, cacheKey: string): string {
  const [site = '', key = ''] = cacheKey.split('/');
  // Sixteen folders: making 256 costs more than the notes of a usual site.
  return join(cacheDir, 'notes', site, key.slice(0, 1), `${key}.json`);
}
