import { defineConfig } from 'study-notes';
import { search } from 'study-notes-search';

export default defineConfig({
  lang: 'en',
  title: 'My notes',
  // Address of the site once it is published; the sitemap and the feed use it.
  url: 'https://notes.example.com',
  favicon: { svg: '/favicon.svg' },
  // A section for each top folder of content/.
  sidebars: [{ id: 'start', label: 'Start', folder: 'start', intro: 'start/intro' }],
  navbar: { items: [{ type: 'docSidebar', sidebarId: 'start' }] },
  features: [search()],
});
