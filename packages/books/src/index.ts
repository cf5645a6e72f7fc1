/** Sections as books, a PDF and an EPUB, for a site of study-notes: `features: [books()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import { booksCommands } from './books-commands.ts';

export const feature: FeatureParts = {
  name: 'books',
  module: import.meta.url,
  // Asked for when commands are: it is known then which language to speak.
  get commands() {
    return booksCommands();
  },
  site: async () => (await import('./emit/books-site.ts')).booksSite,
};

/** Makes a book of each section, to print or for an e-reader, and links it from the section's first page. */
export function books(): Feature {
  return feature;
}
