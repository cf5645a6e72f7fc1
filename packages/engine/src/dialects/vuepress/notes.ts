/** Notes written for VuePress. */
import type { NoteDialect } from '../../pipeline/markdown/note-dialect.ts';
import { VUE_IDS } from '../kit/heading-ids.ts';
import { VUE_CONTAINERS } from '../vue/containers.ts';
import { rewriteVue } from '../vue/lines.ts';
import { transformVue } from '../vue/transform.ts';

export const dialect: NoteDialect = {
  containers: VUE_CONTAINERS,
  fenceWords: ['no-line-numbers', 'line-numbers'],
  rewrite: rewriteVue,
  headingIds: VUE_IDS,
  transform: transformVue,
};
