import { defineConfig } from '../../src/config/define.ts';
import site from './site.config.ts';

/** The same site with the colour switch off, dark by default, another announcement, and a search that remembers nothing. */
export default defineConfig({
  ...site,
  colorMode: { defaultMode: 'dark', disableSwitch: true },
  search: { history: false },
  announcementBar: { id: 'fixture-2', content: '第二条公告。' },
  comments: {
    provider: 'test',
    script: 'https://comments.invalid/client.js',
    stylesheet: 'https://comments.invalid/style.css',
    options: { site: '试验场' },
  },
});
