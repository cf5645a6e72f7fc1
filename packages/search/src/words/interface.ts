import { follow } from 'study-notes/words/follow';
import * as en from './en/interface.ts';
import * as zhCN from './zh-CN/interface.ts';

/** What search says to readers. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
