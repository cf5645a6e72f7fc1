/** Comments under the notes of a site of study-notes: `features: [comments({ waline: { server: 'https://…' } })]`. */
import type { Feature, FeatureParts } from 'study-notes';
import type { CommentsInput } from './config/comments-config.ts';
import { NAME } from './options.ts';

export type { CommentsInput } from './config/comments-config.ts';

export const feature: FeatureParts = {
  name: NAME,
  module: import.meta.url,
  site: async () => (await import('./emit/comments-site.ts')).commentsSite,
};

/** Shows under each note what readers say about it, and lets them answer, by a service of the author's. */
export function comments(options: CommentsInput): Feature {
  return { ...feature, options };
}
