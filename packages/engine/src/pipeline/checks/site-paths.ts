/** The addresses that the finished site serves, and the nearest one to a dead address. */
import { nearest } from '../../shared/nearest.ts';
import { cleanPath, markdownPath } from '../../shared/paths.ts';
import type { FixedRoute } from '../model.ts';
import { routeKey } from '../read/routes.ts';
import type { Doc, NoteHeader, StaticFile } from '../types.ts';

/** The part of a doc that checks need. */
export type CheckedDoc = Omit<Doc, 'route'>;

/** Files the build writes at the root. */
const GENERATED = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/feed.xml', '/404.html'];

interface Answered {
  docs: CheckedDoc[];
  drafts: NoteHeader[];
  statics: StaticFile[];
  /** Pages that are no notes. */
  fixed: readonly FixedRoute[];
}

export class SitePaths {
  private readonly docs = new Map<string, CheckedDoc>();
  private readonly byKey = new Map<string, string>();
  private readonly titles = new Map<string, string>();
  private readonly others = new Set<string>(GENERATED);
  private readonly drafts: Map<string, NoteHeader>;

  constructor({ docs, drafts, statics, fixed }: Answered) {
    for (const { path, isFallback } of fixed) if (!isFallback) this.others.add(path);
    for (const { file } of statics) this.others.add(`/${file}`);
    this.drafts = new Map(drafts.map((note) => [note.path, note]));
    for (const doc of docs) {
      this.docs.set(doc.path, doc);
      this.byKey.set(routeKey(doc.path), doc.path);
      this.titles.set(doc.summary.title, doc.path);
      if (doc.note && !doc.unlisted) this.others.add(markdownPath(doc.path));
      for (const alias of doc.aliases) this.others.add(alias);
    }
  }

  /** The page at a path. */
  doc(path: string): CheckedDoc | undefined {
    return this.docs.get(path) ?? this.docs.get(cleanPath(path));
  }

  /** A page, an alias, or a file is there. */
  has(path: string): boolean {
    return this.doc(path) !== undefined || this.others.has(path) || this.others.has(cleanPath(path));
  }

  /** The page that differs only in its trailing slash or letter case. */
  nearMiss(path: string): string | undefined {
    return this.byKey.get(routeKey(path));
  }

  /** The draft at a path. */
  draft(path: string): NoteHeader | undefined {
    return this.drafts.get(path);
  }

  /** The path most like a dead one: by path, or by the text the author gave the link. */
  nearest(path: string, text: string, find = nearest): string | undefined {
    const name = (whole: string) => whole.split('/').filter(Boolean).at(-1) ?? whole;
    const sameName = [...this.docs.keys()].filter((candidate) => name(candidate) === name(path));
    return (
      (sameName.length === 1 ? sameName[0] : undefined) ??
      this.titles.get(text) ??
      find(path, this.docs.keys()) ??
      this.titles.get(find(text, this.titles.keys()) ?? '')
    );
  }
}
