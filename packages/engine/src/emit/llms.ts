/**
 * `llms.txt`: the notes for programs, with the addresses and sizes of their Markdown. A list that is too long to be read
 * in one go leads to a list for each folder. https://llmstxt.org/
 */
import type { SiteConfig } from '../config/schema.ts';
import type { Doc } from '../pipeline/types.ts';
import { markdownPath } from '../shared/paths.ts';
import { words } from '../words/notes.ts';
import type { Listing } from './feeds.ts';
import { siteUrl } from './json-ld.ts';

/** Characters of a list; many programs cut what they fetch at some fifty thousand. */
const LONGEST = 40_000;

/** Notes below a folder, as far as no other part has them. */
interface Part {
  /** Ends in "/". */
  folder: string;
  docs: Doc[];
}

/** The lists, the site's own first: output name and content. */
export function llmsFiles({ config, docs }: Listing): [file: string, content: string][] {
  const parts = partsOf({ folder: '/', docs: docs.filter((doc) => doc.note) }, config);
  const isRoot = ({ folder }: Part) => folder === '/';
  const deeper = parts.filter((part) => !isRoot(part));
  const links = deeper.map((part) => `- ${link(title(part), siteUrl(config, fileOf(part)))}: ${extent(part)}`);
  const own = parts.filter(isRoot).map((part) => sections(part.docs, config));
  const root = [
    heading(config.title, config),
    ...(links.length > 0 ? [`## ${words.contents}\n\n${links.join('\n')}\n`] : []),
    ...own,
  ];
  return [
    ['llms.txt', root.join('\n')],
    ...deeper.map((part): [string, string] => [
      fileOf(part).slice(1),
      `${heading(`${config.title}${words.colon}${title(part)}`, config)}\n${sections(part.docs, config)}`,
    ]),
  ];
}

const fileOf = ({ folder }: Part) => `${folder}llms.txt`;

const title = ({ folder }: Part) => folder.slice(1, -1).split('/').join(' / ');

/** One part where that is short enough, else one for each folder below it, and one for the notes beside those folders. */
function partsOf(part: Part, config: SiteConfig): Part[] {
  if (sections(part.docs, config).length <= LONGEST) return [part];
  const folders = [...new Set(part.docs.map(({ path }) => folderBelow(part.folder, path)))];
  return folders.flatMap((folder) => {
    const own = { folder, docs: part.docs.filter(({ path }) => folderBelow(part.folder, path) === folder) };
    return folder === part.folder ? [own] : partsOf(own, config);
  });
}

/** The folder in `folder` that holds a path; itself, when none does. */
function folderBelow(folder: string, path: string): string {
  const end = path.indexOf('/', folder.length);
  return end < 0 ? folder : path.slice(0, end + 1);
}

function heading(text: string, { tagline }: SiteConfig): string {
  return `# ${text}\n\n${tagline ? `> ${tagline}\n` : ''}`;
}

/** Notes under the names of their sidebars. */
function sections(docs: readonly Doc[], config: SiteConfig): string {
  const named = config.sidebars.map(({ id, label }) => ({ label, docs: docs.filter((doc) => doc.sidebar === id) }));
  return [...named, { label: words.others, docs: docs.filter((doc) => doc.sidebar === undefined) }]
    .filter((section) => section.docs.length > 0)
    .map(({ label, docs }) => `## ${label}\n\n${docs.map((doc) => entry(doc, config)).join('\n')}\n`)
    .join('\n');
}

function entry({ path, note, summary }: Doc, config: SiteConfig): string {
  const description = summary.description && `${words.pause}${oneLine(summary.description)}`;
  return `- ${link(summary.title, siteUrl(config, markdownPath(path)))}: ${size(note?.bytes ?? 0)}${description}`;
}

function extent({ docs }: Part): string {
  return words.listSize(docs.length, size(docs.reduce((sum, { note }) => sum + (note?.bytes ?? 0), 0)));
}

function size(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} KB`;
}

function link(text: string, address: string): string {
  return `[${oneLine(text).replace(/[[\]\\]/g, '\\$&')}](${address})`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
