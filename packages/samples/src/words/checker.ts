import { follow } from 'study-notes/words/follow';
import * as en from './en/checker.ts';
import * as zhCN from './zh-CN/checker.ts';

/** What the checker of samples says to the author. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
