/** Links between the site's own pages: every target and every anchor must be there. */
import { posix } from 'node:path';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/checks.ts';
import { didYouMean } from '../../words/phrases.ts';
import type { LinkReference, NoteHeader } from '../types.ts';
import type { CheckedDoc, SitePaths } from './site-paths.ts';

/** For this many dead links per note, the nearest page, file or heading is proposed. */
const PROPOSALS = 40;

type Found = Pick<Problem, 'severity' | 'rule' | 'message' | 'fix'>;

/** Problems of all links of all notes; `files` are the notes that exist, for file links. */
export function checkLinks(docs: CheckedDoc[], paths: SitePaths, context: LinkContext): Problem[] {
  const problems: Problem[] = [];
  for (const doc of docs) {
    if (!doc.note) continue;
    const file = `${context.label}/${doc.note.file}`;
    let count = 0;
    for (const link of doc.summary.links) {
      const find = count < PROPOSALS ? nearest : () => undefined;
      const found = checkLink(link, doc.note, { paths, context: { ...context, nearest: find } });
      if (!found) continue;
      count++;
      problems.push({ ...found, file, line: link.line, column: link.column });
    }
  }
  return problems;
}

export interface LinkContext {
  label: string;
  /** Files of all notes, drafts and faulty ones too: what a file link may have meant. */
  files: string[];
  drafts: string[];
}

interface Checking extends LinkContext {
  nearest: typeof nearest;
}

function checkLink(
  link: LinkReference,
  note: NoteHeader,
  { paths, context }: { paths: SitePaths; context: Checking },
): Found | undefined {
  if (link.path === null) return deadFile(link, note, context);
  const path = link.path.normalize('NFC');
  const doc = paths.doc(path);
  if (doc) return checkAnchor(link, doc, context);
  if (paths.has(path)) return undefined;
  return deadLink(path, link.text, { paths, find: context.nearest });
}

/** A path that no page has; also used for links in the configuration. */
export function deadLink(
  path: string,
  text: string,
  { paths, find = nearest }: { paths: SitePaths; find?: typeof nearest },
): Found {
  const shown = text ? words.linkText(text) : '';
  const dead: Found = { severity: 'error', rule: 'dead-link', message: words.noPage(path, shown) };
  const draft = paths.draft(path);
  if (draft) {
    return {
      ...dead,
      message: words.isDraft(path, shown),
      fix: words.draftFix,
    };
  }
  const nearMiss = paths.nearMiss(path);
  if (nearMiss && nearMiss === `${path}/`) {
    // Servers redirect this one, and Docusaurus accepts it: it works, with an extra request.
    return {
      severity: 'warning',
      rule: 'link-slash',
      message: words.lacksSlash(path, shown),
      fix: words.write(nearMiss),
    };
  }
  if (nearMiss) {
    const reason = `${nearMiss}/` === path ? words.endingSlash : words.letterCase;
    return { ...dead, fix: words.differsOnly(reason, nearMiss) };
  }
  const near = paths.nearest(path, text, find);
  return { ...dead, fix: near ? words.didYouMeanPage(near) : words.correctAddress };
}

function checkAnchor(link: LinkReference, doc: CheckedDoc, context: Checking): Found | undefined {
  const anchor = link.anchor?.normalize('NFC');
  if (!anchor || anchor === 'top' || anchor.startsWith(':~:')) return undefined;
  if (idsOf(doc).has(anchor)) return undefined;
  const near = context.nearest(anchor, doc.summary.ids);
  const message = words.noHeading(doc.path, anchor, link.target);
  const fix = near ? words.didYouMeanAnchor(near) : words.correctAnchor;
  return { severity: 'error', rule: 'dead-anchor', message, fix };
}

const idSets = new WeakMap<CheckedDoc, Set<string>>();

function idsOf(doc: CheckedDoc): Set<string> {
  let ids = idSets.get(doc);
  if (!ids) {
    ids = new Set(doc.summary.ids);
    idSets.set(doc, ids);
  }
  return ids;
}

function deadFile(link: LinkReference, note: NoteHeader, { files, drafts, nearest: find }: Checking): Found {
  const wanted = targetFile(link.target, note.file);
  if (drafts.includes(wanted)) {
    const message = words.draftLink(link.target);
    return { severity: 'error', rule: 'dead-link', message, fix: words.draftFix };
  }
  const isFaulty = files.includes(wanted);
  const message = words.brokenLink(link.target, isFaulty ? words.hasErrors : words.isMissing);
  if (isFaulty) return { severity: 'warning', rule: 'dead-file-link', message, fix: words.mendThatNote };
  const near = nearestFile(wanted, files, find);
  const proposal = near && posix.relative(posix.dirname(note.file), near);
  const fix = proposal ? didYouMean(proposal.startsWith('.') ? proposal : `./${proposal}`) : words.correctPath;
  return { severity: 'warning', rule: 'dead-file-link', message, fix };
}

function nearestFile(wanted: string, files: string[], find: typeof nearest): string | undefined {
  const sameName = files.filter((file) => posix.basename(file) === posix.basename(wanted));
  return sameName.length === 1 ? sameName[0] : find(wanted, files);
}

/** The file, relative to the content folder, that a Markdown file link in `from` means. */
export function targetFile(target: string, from: string): string {
  const path = decode(target.replace(/[?#].*$/, '')).normalize('NFC');
  return path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(from), path);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
