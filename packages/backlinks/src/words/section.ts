import { follow } from 'study-notes/words/follow';
import * as en from './en/section.ts';
import * as zhCN from './zh-CN/section.ts';

/** What stands above and below the links to a note. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
