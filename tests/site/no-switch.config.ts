import { defineConfig } from 'study-notes';
import { labs } from 'study-notes-labs';
import { review } from 'study-notes-review';
import { samples } from 'study-notes-samples';
import { search } from 'study-notes-search';
import site from './site.config.ts';

/** The same site with the colour switch off, dark by default, another announcement, and a search that remembers nothing. */
export default defineConfig({
  ...site,
  colorMode: { defaultMode: 'dark', disableSwitch: true },
  features: [search({ history: false }), review(), samples(), labs()],
  announcementBar: { id: 'fixture-2', content: '第二条公告。' },
  comments: {
    provider: 'test',
    script: 'https://comments.invalid/client.js',
    stylesheet: 'https://comments.invalid/style.css',
    options: { site: '试验场' },
  },
});
