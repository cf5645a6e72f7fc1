import { escapeText } from 'study-notes/emit/escape';
import type { SpecialPage } from 'study-notes/emit/special/special-page';
import type { OfflineOptions } from '../config/offline-config.ts';
import { NAME } from '../names.ts';
import { words } from '../words/page.ts';

/** The button loads the application on a line where it does not come by itself; the list then replaces it. Links lead to a section's row, without scripts too. */
function articleOf(sections: readonly { id: string; label: string }[]): string {
  const rows = sections.map(({ id, label }) => `<li id="${escapeText(id)}">${escapeText(label)}</li>`);
  return words.article(rows.join(''));
}

/** The page that lists what is stored and what could be. */
export const offlinePage: SpecialPage = {
  get path() {
    return words.path;
  },
  component: 'ArticlePage',
  title: () => words.offlineReading,
  noindex: true,
  data({ config }, { pageChunks }) {
    const { withdrawn } = config.buildOptions[NAME] as OfflineOptions;
    return withdrawn
      ? { article: words.withdrawn }
      : { article: articleOf(config.sidebars), chunk: pageChunks[NAME] ?? '' };
  },
};
