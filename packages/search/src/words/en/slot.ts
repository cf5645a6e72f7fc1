/** What search says in every page, in English: the application holds it. */

export const savedSearches = 'Saved searches';
export const lastSearches = 'Last searches';
export const saveQuery = (query: string) => `Save “${query}”`;
export const deleteQuery = (query: string) => `Delete “${query}”`;
export const searchNotes = 'Search the notes';
export const searchHint = 'Search titles, concepts or code';
export const search = 'Search';
export const closeSearch = 'Close search';
export const needsScripts =
  'Search needs JavaScript. Without it, every note can be found by the contents of its section.';
export const sections = 'Contents by section';
