import { defineConfig } from 'study-notes';
import site from './site.config.ts';

/** The same site below a base path with Chinese in it, with the switches of the configuration the other way. */
export default defineConfig({
  ...site,
  baseUrl: '/笔记/',
  announcementBar: undefined,
  navbar: { ...site.navbar, hideOnScroll: true },
  colorMode: { respectSystem: true },
  codeTheme: { light: 'quiet', dark: 'quiet' },
});
