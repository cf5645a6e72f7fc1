/** Books of mdBook, GitBook and HonKit, and docsify's folders: plain Markdown whose order stands in a list of links. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedDocIds } from '../../config/sidebar-items.ts';
import { words as readers } from '../../words/notes.ts';
import type { Recognise } from '../project/foreign-project.ts';
import { textOf } from '../project/look.ts';
import { listedItems } from './listed-items.ts';

const FOLDERS = ['', 'src', 'docs'];
const LISTS = [
  { file: 'SUMMARY.md', engine: 'mdBook / GitBook' },
  { file: '_sidebar.md', engine: 'docsify' },
];

export const recognise: Recognise = async (folder) => {
  const places = LISTS.flatMap((list) => FOLDERS.map((inner) => ({ ...list, inner })));
  const found = places.find(({ inner, file }) => existsSync(join(folder, inner, file)));
  if (!found) return undefined;
  const contentDir = join(folder, found.inner);
  const items = listedItems(readFileSync(join(contentDir, found.file), 'utf8'));
  if (listedDocIds(items).length === 0) return undefined;
  const title = titleOf(folder);
  return {
    ...{ engine: found.engine, sign: join(found.inner, found.file).split('\\').join('/') },
    ...{ contentDir, staticDir: join(contentDir, 'static'), lost: [] },
    config: {
      ...(title && { title }),
      addresses: { numberPrefixes: false, folderNotes: false, readmes: 'all' },
      exclude: [found.file],
      sidebars: [{ id: 'book', label: title ?? readers.contents, items }],
    },
  };
};

/** As the book's own file says it. */
function titleOf(folder: string): string | undefined {
  const toml = ['book.toml', 'book.ini'].map((name) => join(folder, name)).find((file) => existsSync(file));
  if (toml) return textOf(/^title\s*=\s*"(.*)"/m.exec(readFileSync(toml, 'utf8'))?.[1]);
  const json = join(folder, 'book.json');
  return existsSync(json) ? textOf(/"title"\s*:\s*"([^"]*)"/.exec(readFileSync(json, 'utf8'))?.[1]) : undefined;
}
