import { follow } from 'study-notes/words/follow';
import * as en from './en/ask.ts';
import * as zhCN from './zh-CN/ask.ts';

/** What answering a question says. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
