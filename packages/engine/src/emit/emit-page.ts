/** Writes the files of one page: document, page data, and the Markdown beside it. */
import { readFileSync } from 'node:fs';
import { EMPTY_LIST } from '../shared/entry-list.ts';
import { packPage } from '../shared/page-json.ts';
import { dataPath, documentFile, markdownPath } from '../shared/paths.ts';
import { renderShell } from '../shell/entry-server.tsx';
import type { ShellFeature } from '../shell/shell-feature.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import type { FileWriter } from './output.ts';
import type { PageInput } from './page-input.ts';
import { publishedMarkdown } from './published-markdown.ts';
import { shortenTags } from './short-tags.ts';

/** A page with its article in place. */
export function withArticle(input: PageInput, html: string): PageInput {
  const { list, ...rest } = input;
  // A function: `$` of a title means nothing.
  const whole = list === undefined ? html : html.replaceAll(EMPTY_LIST, () => list);
  return { ...rest, page: { ...input.page, article: shortenTags(whole) } };
}

/** The whole document of a page. */
export function pageDocument(input: PageInput, parts: DocumentParts, features: readonly ShellFeature[]): string {
  return renderDocument(input, shortenTags(renderShell(parts.config, input.page, features)), parts);
}

/** What the pages of a batch have in common. */
export interface Emitting {
  parts: DocumentParts;
  features: readonly ShellFeature[];
  writer: FileWriter;
}

/** Writes a page's files and names them. */
export function emitPage(input: PageInput, { parts, features, writer }: Emitting): string[] {
  const { path } = input.page;
  return [
    ...writer.write(documentFile(path), pageDocument(input, parts, features)),
    ...writer.write(dataPath(path).slice(1), JSON.stringify(packPage(input.page))),
    ...(input.source ? writer.write(markdownPath(path).slice(1), markdownOf(input, parts)) : []),
  ];
}

function markdownOf({ source }: PageInput, { config }: DocumentParts): string {
  return source ? publishedMarkdown(readFileSync(source.absolute, 'utf8'), source, config) : '';
}
