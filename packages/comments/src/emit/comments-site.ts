/** What comments add to the site: their place below each note, and the script that fills it. */
import type { SiteFeature } from 'study-notes/emit/site-feature';
import { commentsConfig } from '../config/comments-config.ts';
import { type CommentsOptions, NAME } from '../options.ts';

export const commentsSite: SiteFeature = {
  name: NAME,
  config: commentsConfig,
  shell: {
    source: 'src/slot/comments-shell.tsx',
    load: () => import('../slot/comments-shell.tsx'),
    hasFinder: false,
  },
  chunks({ options }) {
    const { giscus } = options[NAME] as CommentsOptions;
    return { thread: giscus ? 'src/giscus/GiscusFrame.tsx' : 'src/waline/WalineThread.tsx' };
  },
};
