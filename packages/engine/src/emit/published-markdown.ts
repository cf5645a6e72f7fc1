/**
 * The published `.md` of a page: a line that leads to the list of all notes, then the note without front matter, its file
 * links and images as whole addresses, since it is read far from the site. The compiler has recorded the links and their
 * targets, so that nothing is parsed again;
 * a destination is replaced only where Markdown has one, after `](`, `]:`, `<` or a quoted attribute.
 */
import { dirname, resolve } from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import { words } from '../words/notes.ts';
import { siteUrl } from './json-ld.ts';
import type { SourceInput } from './page-input.ts';

/** What of a site its addresses are made of. */
type Place = Pick<SiteConfig, 'url' | 'baseUrl'>;

/** Makes the published Markdown from the text of a note file. */
export function publishedMarkdown(text: string, source: SourceInput, site: Place): string {
  const targets = linkTargets(source, site);
  const folder = dirname(source.absolute);
  const assets = new Map(source.assets.map((asset) => [asset.absolute, siteUrl(site, `/${asset.output}`)]));
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .slice(source.bodyLine - 1);
  const said = new Map((source.sentences ?? []).map(({ line, text }) => [line, text]));
  let fence = '';
  const result = lines.map((line, index) => {
    const inside = fence !== '';
    fence = nextFence(fence, line);
    if (inside || fence !== '') return line;
    const own = line.replace(DESTINATION, (whole, before: string, quoted: string | undefined, bare: string) => {
      const target = quoted ?? bare;
      const address = targets.get(target) ?? assetAddress(target, folder, assets);
      return address === undefined ? whole : before + (quoted === undefined ? address : `<${address}>`);
    });
    return own + below(line, said.get(index + 1));
  });
  return `> ${words.allNotesAt(siteUrl(site, '/llms.txt'))}\n\n${result.join('\n').trim()}\n`;
}

/** What a figure shows, as a paragraph below its line, within the same quotation or list item. */
function below(line: string, sentence: string | undefined): string {
  const [margin = ''] = /^[\s>]*/.exec(line) ?? [];
  return sentence === undefined ? '' : `\n${margin.trimEnd()}\n${margin}${sentence}`;
}

/** The opening of a link or image destination, then the destination itself: in angle brackets with spaces, else without. */
const DESTINATION = /(\]\(\s*|\]:\s*|\b(?:src|href)=["'])(?:<([^<>]+)>|([^\s"'<>]+?)(?=[\s"'<>)]|$))/g;

function linkTargets({ links }: SourceInput, site: Place): Map<string, string> {
  return new Map(
    links.flatMap(({ target, path, anchor }) =>
      path === null ? [] : [[target, siteUrl(site, path) + (anchor ? `#${encodeURIComponent(anchor)}` : '')] as const],
    ),
  );
}

function assetAddress(target: string, folder: string, assets: Map<string, string>): string | undefined {
  if (assets.size === 0 || /^[a-z][a-z\d+.-]*:|^[/#]/i.test(target)) return undefined;
  try {
    return assets.get(resolve(folder, decodeURIComponent(target.replace(/[#?].*$/, ''))));
  } catch {
    return undefined;
  }
}

/** The fence that is open after this line: its marker, or nothing. */
function nextFence(open: string, line: string): string {
  const marker = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line.replace(/^(?: {0,3}> ?)+/, ''));
  if (!marker) return open;
  const [, fence = '', rest = ''] = marker;
  if (open === '') return fence.startsWith('`') && rest.includes('`') ? '' : fence;
  const closes = fence[0] === open[0] && fence.length >= open.length && rest.trim() === '';
  return closes ? '' : open;
}
