/** Reads the pages of a built site, whoever has built it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { type BuiltPage, builtPage } from './built-page.ts';

/** All pages below the folder but the one for what is not found. */
export function readBuilt(folder: string): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/(?:^|[\\/])404(?:[\\/]index)?\.html$/.test(file))
    .sort()
    .map((file) => builtPage(file.split('\\').join('/'), fromHtml(readFileSync(join(folder, file), 'utf8'))));
}
