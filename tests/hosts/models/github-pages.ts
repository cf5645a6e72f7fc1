/**
 * GitHub Pages: an address without ending is its `.html`, a folder's gets its slash, a page's with a slash is nowhere.
 * Compresses by gzip, takes no headers. https://github.com/slorber/trailing-slash-guide, measured at the host.
 */
import { type Model, NOT_FOUND, redirect } from './model.ts';

export const githubPages: Model = {
  encodings: ['gzip'],
  hasHeaders: false,
  isBelowBase: true,
  open: ({ has }) => ({
    find(path, url) {
      const name = path.slice(1);
      if (path.endsWith('/')) return has(`${name}index.html`) ? { status: 200, file: `${name}index.html` } : NOT_FOUND;
      for (const file of [name, `${name}.html`]) if (has(file)) return { status: 200, file };
      return has(`${name}/index.html`) ? redirect(301, `${path}/`, url) : NOT_FOUND;
    },
  }),
};
