import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createContext } from '../context.ts';
import { findMedia } from './image-file.ts';

const folder = join(import.meta.dirname, 'fixtures/problems');

/** Rules of what is reported for an image, of a note whose page is at this path. */
function reported(url: string, path: string, file = 'input.md'): string[] {
  const note = {
    file,
    absolute: join(folder, file),
    frontMatter: {},
    body: '',
    bodyLine: 1,
    id: 'input',
    path,
    hash: '',
  };
  const options = { contentDir: folder, contentLabel: 'notes', staticDir: '/none', places: [folder] };
  const context = createContext({
    note,
    routes: { baseUrl: '/', byFile: {} },
    options: { ...options, extraLanguages: [], toc: { min: 2, max: 3 }, siteUrl: '' },
  });
  findMedia(url, undefined, context);
  return context.problems.map(({ rule }) => rule);
}

it('finds an image beside the note, or where a browser looks for it when the page is a folder of its own', () => {
  expect(reported('./depth.png', '/input/')).toEqual([]);
  expect(reported('../depth.png', '/input/')).toEqual([]);
  expect(reported('../depth.png', '/input')).toEqual(['dead-image']);
  expect(reported('../depth.png', '/', 'index.md')).toEqual(['dead-image']);
});
