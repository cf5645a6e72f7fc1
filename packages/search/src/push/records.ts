/** A note's sections as records of hosted search. */
import type { SiteConfig } from 'study-notes/config/schema';
import type { Doc, NoteSection } from 'study-notes/pipeline/types';
import { toAddress } from 'study-notes/shared/paths';
import { SEARCH_TAG, SEARCH_VERSION } from '../constants.ts';
import { type DocSearchRecord, type Hierarchy, LEVELS } from '../docsearch.ts';
import { words } from '../words/interface.ts';
import { jsonBytes, splitText } from './split-text.ts';

/** Largest record in bytes that the service's smallest plan takes. */
export const SERVICE_LIMIT = 10_000;
/** What our records aim at. */
const RECORD_LIMIT = 9_500;
/** Longest title, heading or label in characters: a dozen of them may share a record with the text. */
const LABEL_LIMIT = 120;
/** Least bytes for text, however much the labels take. */
const MIN_TEXT_BYTES = 500;

type Site = Pick<SiteConfig, 'url' | 'baseUrl' | 'sidebars'>;

/** Records of one page: at least one for its title, one or more for every section. */
export function toRecords(doc: Doc, sections: NoteSection[], site: Site): DocSearchRecord[] {
  const headings: string[] = [];
  const records: DocSearchRecord[] = [];
  for (const section of sections) {
    const isTop = section.level <= 1;
    headings.length = isTop ? 0 : Math.min(headings.length, section.level - 2);
    if (!isTop) headings[section.level - 2] = section.heading;
    const isEmpty = section.text.trim() === '' && section.code.trim() === '';
    if (isTop && isEmpty && records.length > 0) continue;
    const frame = toFrame({ doc, section: isTop ? null : section }, headings, site);
    for (const part of partsOf(section, frame)) records.push({ ...frame, ...part, ...numbered(doc, frame, records) });
  }
  return withoutEmptyTop(records);
}

/** The empty part above a `#` heading goes when a fuller record stands for the title. */
function withoutEmptyTop(records: DocSearchRecord[]): DocSearchRecord[] {
  const [first, second] = records;
  return first?.type === 'lvl1' && second && second.anchor === null ? records.slice(1) : records;
}

type Frame = Omit<DocSearchRecord, 'objectID' | 'type' | 'content' | 'code'>;

function toFrame({ doc, section }: { doc: Doc; section: NoteSection | null }, headings: string[], site: Site): Frame {
  const url = site.url + toAddress(site.baseUrl, doc.path);
  const label = site.sidebars.find(({ id }) => id === doc.sidebar)?.label ?? null;
  const anchor = section?.id || null;
  return {
    url: anchor ? `${url}#${encodeURIComponent(anchor)}` : url,
    url_without_anchor: url,
    anchor,
    hierarchy: toHierarchy([label, doc.summary.title, ...headings]),
    language: words.language,
    lang: words.language,
    version: SEARCH_VERSION,
    docusaurus_tag: SEARCH_TAG,
    weight: { pageRank: 0, level: 100 - 10 * (headings.length + 1), position: 0 },
    sidebar: doc.sidebar ?? null,
    breadcrumb: breadcrumbOf(doc, label),
  };
}

function toHierarchy(labels: (string | null | undefined)[]): Hierarchy {
  return Object.fromEntries(LEVELS.map((level, index) => [level, shortened(labels[index])])) as Hierarchy;
}

function shortened(label: string | null | undefined): string | null {
  if (!label) return null;
  const characters = [...label];
  return characters.length > LABEL_LIMIT ? `${characters.slice(0, LABEL_LIMIT - 1).join('')}…` : label;
}

function breadcrumbOf(doc: Doc, label: string | null): string[] {
  const groups = doc.breadcrumbs.map((crumb) => crumb.title);
  const labels = label && groups[0] !== label ? [label, ...groups] : groups;
  const own = labels.at(-1) === doc.summary.title ? labels.slice(0, -1) : labels;
  return own.map((text) => shortened(text) ?? '');
}

type Part = Pick<DocSearchRecord, 'type' | 'content' | 'code'>;

/** Text and code together when they fit, else text first and code after it. */
function partsOf({ text, code }: NoteSection, frame: Frame): Part[] {
  const content = text.trim();
  const source = code.trimEnd();
  // The number of a record is not known yet; a kilobyte is more than most ids take.
  const room = Math.max(RECORD_LIMIT - jsonBytes(frame) - 1_000, MIN_TEXT_BYTES);
  if (content === '' && source === '') return [{ type: deepest(frame.hierarchy), content: null, code: null }];
  if (jsonBytes(content) + jsonBytes(source) <= room) return [toPart(content, source)];
  return [
    ...splitText(content, room).map((piece) => toPart(piece, '')),
    ...splitText(source, room).map((piece) => toPart('', piece)),
  ];
}

function toPart(content: string, code: string): Part {
  return { type: 'content', content: content || null, code: code || null };
}

function deepest(hierarchy: Hierarchy): DocSearchRecord['type'] {
  return LEVELS.findLast((level) => hierarchy[level] !== null) ?? 'lvl1';
}

function numbered(
  doc: Doc,
  { weight }: Frame,
  before: DocSearchRecord[],
): Pick<DocSearchRecord, 'objectID' | 'weight'> {
  return { objectID: `${doc.path}#${before.length}`, weight: { ...weight, position: before.length } };
}
