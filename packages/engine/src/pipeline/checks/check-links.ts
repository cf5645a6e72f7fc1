/** Links between the site's own pages: every target and every anchor must be there. */
import { posix } from 'node:path';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
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
  const shown = text ? `（链接文字“${text}”）` : '';
  const dead: Found = { severity: 'error', rule: 'dead-link', message: `没有地址为“${path}”的页面${shown}。` };
  const draft = paths.draft(path);
  if (draft) {
    return {
      ...dead,
      message: `“${path}”是草稿，不会发布${shown}。`,
      fix: '先去掉这个链接，或把那一篇的 draft 去掉。',
    };
  }
  const nearMiss = paths.nearMiss(path);
  if (nearMiss && nearMiss === `${path}/`) {
    // Servers redirect this one, and Docusaurus accepts it: it works, with an extra request.
    return {
      severity: 'warning',
      rule: 'link-slash',
      message: `“${path}”少了末尾的斜杠${shown}。`,
      fix: `写成“${nearMiss}”。`,
    };
  }
  if (nearMiss) {
    const reason = `${nearMiss}/` === path ? '末尾的斜杠' : '大小写';
    return { ...dead, fix: `只差${reason}，写成“${nearMiss}”。` };
  }
  const near = paths.nearest(path, text, find);
  return { ...dead, fix: near ? `是不是要写“${near}”？否则新建这一页。` : '改正地址，或新建这一页。' };
}

function checkAnchor(link: LinkReference, doc: CheckedDoc, context: Checking): Found | undefined {
  const anchor = link.anchor?.normalize('NFC');
  if (!anchor || anchor === 'top' || anchor.startsWith(':~:')) return undefined;
  if (idsOf(doc).has(anchor)) return undefined;
  const near = context.nearest(anchor, doc.summary.ids);
  const message = `页面“${doc.path}”里没有 id 为“${anchor}”的标题（链接“${link.target}”）。`;
  const fix = near ? `是不是要写“#${near}”？` : '改正 # 后面的部分，或给那个标题写上 {#id}。';
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
    const message = `链接“${link.target}”指向草稿，不会发布。`;
    return { severity: 'error', rule: 'dead-link', message, fix: '先去掉这个链接，或把那一篇的 draft 去掉。' };
  }
  const isFaulty = files.includes(wanted);
  const message = `链接“${link.target}”指向的 Markdown 文件${isFaulty ? '有错误，成不了页面' : '不存在'}。`;
  if (isFaulty) return { severity: 'warning', rule: 'dead-file-link', message, fix: '先改正那一篇的错误。' };
  const near = nearestFile(wanted, files, find);
  const proposal = near && posix.relative(posix.dirname(note.file), near);
  const fix = proposal
    ? `是不是要写“${proposal.startsWith('.') ? proposal : `./${proposal}`}”？`
    : '改正路径，或去掉这个链接。';
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
