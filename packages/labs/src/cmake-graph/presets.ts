/** Cases to start from. */
import type { Link, Scope, Target } from './graph.ts';

export const PRESET_NAMES = ['chain', 'leak', 'header-only', 'shared'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

interface Preset {
  title: string;
  question: string;
  targets: readonly Target[];
  links: readonly Link[];
}

const target = (kind: Target['kind'], scope: Scope): Target => ({ kind, scope });
const PROGRAM = target('program', 'PRIVATE');

export const PRESETS: Record<PresetName, Preset> = {
  chain: {
    title: '一条依赖链',
    question: '点哪条边，app就连log的头文件也看得到？点哪条边，它连core的也看不到？',
    targets: [PROGRAM, target('static', 'PUBLIC'), target('static', 'PUBLIC'), target('static', 'PUBLIC')],
    links: [
      { from: 0, to: 1, scope: 'PRIVATE' },
      { from: 1, to: 2, scope: 'PUBLIC' },
      { from: 2, to: 3, scope: 'PRIVATE' },
    ],
  },
  leak: {
    title: '全写PUBLIC',
    question: '处处写PUBLIC时app多看到了什么？把哪条边改成PRIVATE能收回来？',
    targets: [PROGRAM, target('static', 'PUBLIC'), target('static', 'PUBLIC'), target('static', 'PUBLIC')],
    links: [
      { from: 0, to: 1, scope: 'PUBLIC' },
      { from: 1, to: 2, scope: 'PUBLIC' },
      { from: 1, to: 3, scope: 'PUBLIC' },
      { from: 2, to: 3, scope: 'PUBLIC' },
    ],
  },
  'header-only': {
    title: '接口库',
    question: '接口库没有源文件，它的要求怎样到了用它的目标手里？把选项也放进接口库试试。',
    targets: [PROGRAM, target('static', 'PUBLIC'), target('interface', 'INTERFACE'), target('interface', 'INTERFACE')],
    links: [
      { from: 0, to: 1, scope: 'PRIVATE' },
      { from: 1, to: 2, scope: 'PUBLIC' },
      { from: 1, to: 3, scope: 'PRIVATE' },
    ],
  },
  shared: {
    title: '动态库与静态库',
    question: 'PRIVATE依赖会不会出现在app的链接行上？把core在静态库与动态库之间换一换。',
    targets: [PROGRAM, target('shared', 'PUBLIC'), target('static', 'PUBLIC'), target('static', 'PRIVATE')],
    links: [
      { from: 0, to: 1, scope: 'PRIVATE' },
      { from: 1, to: 2, scope: 'PRIVATE' },
      { from: 2, to: 3, scope: 'PRIVATE' },
    ],
  },
};
