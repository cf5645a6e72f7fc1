/** Containers that VuePress and VitePress share. */
import { tabs } from '../../pipeline/markdown/directive/tabs.ts';
import type { ContainerHandler } from '../../pipeline/markdown/note-feature.ts';
import { admonitions } from '../kit/admonitions.ts';
import { codeGroup } from '../kit/code-groups.ts';
import { aligned, details, plain } from '../kit/details.ts';

export const VUE_CONTAINERS: Readonly<Record<string, ContainerHandler>> = {
  ...admonitions({ tip: 'tip', warning: 'warning', danger: 'danger', info: 'info', note: 'note' }),
  ...admonitions({ important: 'important', caution: 'caution' }),
  details,
  'code-group': codeGroup,
  'code-group-item': plain,
  'v-pre': plain,
  raw: plain,
  left: aligned('left'),
  center: aligned('center'),
  right: aligned('right'),
  tabs: (node, _, context) => tabs(node, context),
  'code-tabs': (node, _, context) => tabs(node, context),
};
