import { follow } from 'study-notes/words/follow';
import * as en from './en/marks.ts';
import * as zhCN from './zh-CN/marks.ts';

/** The bar of marks, a chunk of its own. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
