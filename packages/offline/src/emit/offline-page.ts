import { escapeText } from 'study-notes/emit/escape';
import type { SpecialPage } from 'study-notes/emit/special/special-page';
import type { OfflineOptions } from '../config/offline-config.ts';
import { NAME, OFFLINE_PATH } from '../names.ts';

/** The button loads the application on a line where it does not come by itself; the list then replaces it. Links lead to a section's row, without scripts too. */
function articleOf(sections: readonly { id: string; label: string }[]): string {
  const rows = sections.map(({ id, label }) => `<li id="${escapeText(id)}">${escapeText(label)}</li>`);
  return `<h1>离线阅读</h1>
<p>把整节笔记存到这台设备上：没有网络也能打开、搜索、复习，交互图照样能动。没有按“存到本机”之前，什么也不会下载。</p>
<noscript><p>存到本机要用到脚本，请打开脚本再来。能存的节：</p><ul>${rows.join('')}</ul></noscript>
<p><button type="button" class="button" data-action="offline">看看能存什么</button></p>`;
}

const WITHDRAWN = `<h1>离线阅读</h1>
<p>这个网站不再提供离线阅读。以前存下的内容会在下一次打开网站时删除。</p>`;

/** The page that lists what is stored and what could be. */
export const offlinePage: SpecialPage = {
  path: OFFLINE_PATH,
  component: 'ArticlePage',
  title: () => '离线阅读',
  noindex: true,
  data({ config }, { pageChunks }) {
    const { withdrawn } = config.buildOptions[NAME] as OfflineOptions;
    return withdrawn ? { article: WITHDRAWN } : { article: articleOf(config.sidebars), chunk: pageChunks[NAME] ?? '' };
  },
};
