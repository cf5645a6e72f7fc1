import { defineConfig } from '../../src/config/define.ts';
import site from './site.config.ts';

/** The same site with the colour switch off, dark by default, and another announcement. */
export default defineConfig({
  ...site,
  colorMode: { defaultMode: 'dark', disableSwitch: true },
  announcementBar: { id: 'fixture-2', content: '第二条公告。' },
  comments: {
    provider: 'test',
    script: 'https://comments.invalid/client.js',
    stylesheet: 'https://comments.invalid/style.css',
    options: { site: '试验场' },
  },
});
