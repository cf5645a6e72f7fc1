/** What the reading settings add to the site: a button, the rules they switch, what applies them before paint, and a panel. */
import type { SiteFeature } from 'study-notes/emit/site-feature';

export const readingSite: SiteFeature = {
  name: 'reading',
  early: { script: 'src/early.ts', sheet: 'src/chosen.css' },
  styles: 'src/reading.css',
  shell: {
    source: 'src/slot/reading-shell.tsx',
    load: () => import('../slot/reading-shell.tsx'),
    hasFinder: false,
  },
  chunks: () => ({ 'reading-settings': 'src/ReadingPanel.tsx' }),
};
