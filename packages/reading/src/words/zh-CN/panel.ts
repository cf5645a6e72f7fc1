/** The reading settings in Simplified Chinese. */
import type { Setting } from '../../settings.ts';

export const readingSettings = '阅读设置';
export const close = '关闭';
export const reset = '恢复默认';

/** Each setting and its choices, in the order in which they are shown. */
export const settings: readonly Setting[] = [
  {
    name: 'size',
    label: '字号',
    choices: [
      [1, '小'],
      [0, '标准'],
      [2, '大'],
      [3, '更大'],
      [4, '最大'],
    ],
  },
  {
    name: 'lead',
    label: '行距',
    choices: [
      [1, '紧'],
      [0, '标准'],
      [2, '松'],
      [3, '最松'],
    ],
  },
  {
    name: 'wide',
    label: '行宽',
    choices: [
      [1, '窄'],
      [0, '标准'],
      [2, '宽'],
      [3, '最宽'],
    ],
  },
  {
    name: 'font',
    label: '字体',
    choices: [
      [0, '黑体'],
      [1, '宋体'],
    ],
  },
  {
    name: 'para',
    label: '段落',
    choices: [
      [0, '标准'],
      [1, '两端对齐'],
      [2, '首行缩进'],
      [3, '对齐并缩进'],
    ],
  },
  {
    name: 'page',
    label: '纸张',
    choices: [
      [0, '标准'],
      [1, '米黄'],
      [2, '高对比'],
    ],
  },
  {
    name: 'wrap',
    label: '代码',
    choices: [
      [0, '横向滚动'],
      [1, '自动换行'],
    ],
  },
  {
    name: 'ruby',
    label: '注音',
    choices: [
      [0, '显示'],
      [1, '隐藏'],
    ],
  },
];
