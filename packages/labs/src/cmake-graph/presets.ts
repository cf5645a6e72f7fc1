/** Cases to start from. */
import type { Link, Scope, Target } from './graph.ts';

export const PRESET_NAMES = ['chain', 'leak', 'header-only', 'shared'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

interface Preset {
  targets: readonly Target[];
  links: readonly Link[];
}

const target = (kind: Target['kind'], scope: Scope): Target => ({ kind, scope });
const PROGRAM = target('program', 'PRIVATE');

export const PRESETS: Record<PresetName, Preset> = {
  chain: {
    targets: [PROGRAM, target('static', 'PUBLIC'), target('static', 'PUBLIC'), target('static', 'PUBLIC')],
    links: [
      { from: 0, to: 1, scope: 'PRIVATE' },
      { from: 1, to: 2, scope: 'PUBLIC' },
      { from: 2, to: 3, scope: 'PRIVATE' },
    ],
  },
  leak: {
    targets: [PROGRAM, target('static', 'PUBLIC'), target('static', 'PUBLIC'), target('static', 'PUBLIC')],
    links: [
      { from: 0, to: 1, scope: 'PUBLIC' },
      { from: 1, to: 2, scope: 'PUBLIC' },
      { from: 1, to: 3, scope: 'PUBLIC' },
      { from: 2, to: 3, scope: 'PUBLIC' },
    ],
  },
  'header-only': {
    targets: [PROGRAM, target('static', 'PUBLIC'), target('interface', 'INTERFACE'), target('interface', 'INTERFACE')],
    links: [
      { from: 0, to: 1, scope: 'PRIVATE' },
      { from: 1, to: 2, scope: 'PUBLIC' },
      { from: 1, to: 3, scope: 'PRIVATE' },
    ],
  },
  shared: {
    targets: [PROGRAM, target('shared', 'PUBLIC'), target('static', 'PUBLIC'), target('static', 'PRIVATE')],
    links: [
      { from: 0, to: 1, scope: 'PRIVATE' },
      { from: 1, to: 2, scope: 'PRIVATE' },
      { from: 2, to: 3, scope: 'PRIVATE' },
    ],
  },
};
