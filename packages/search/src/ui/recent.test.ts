import { expect, it } from 'vitest';
import { withRecent } from './recent.ts';

it('keeps the last eight searches, the newest first, each once', () => {
  let memory = { recent: [] as string[], favourites: ['f'] };
  for (const query of ['一', '二', '三', '四', '五', '六', '七', '八', '九', '三']) memory = withRecent(memory, query);
  expect(memory).toEqual({ recent: ['三', '九', '八', '七', '六', '五', '四', '二'], favourites: ['f'] });
});
