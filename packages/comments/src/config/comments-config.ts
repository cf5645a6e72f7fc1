/** What comments bring to the configuration. */
import type { ConfigFeature } from 'study-notes/config/config-feature';
import * as v from 'valibot';
import { type CommentsOptions, NAME } from '../options.ts';
import { words } from '../words/thread.ts';
import { comments } from './comments-schema.ts';

/** What an author may write for them. */
export type CommentsInput = v.InferInput<typeof comments>;

export const commentsConfig: ConfigFeature<CommentsOptions, CommentsOptions> = {
  name: NAME,
  schema: v.optional(comments, {}),
  check({ waline, giscus }) {
    if ((waline === undefined) !== (giscus === undefined)) return [];
    return [{ rule: 'config-comments', path: [NAME], message: words.oneProvider, fix: words.writeProvider }];
  },
  hosts: ({ waline }) => (waline ? [waline.server] : []),
  frames: ({ giscus }) => (giscus ? [giscus.host] : []),
};
