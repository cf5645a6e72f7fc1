import { follow } from 'study-notes/words/follow';
import * as en from './en/page.ts';
import * as zhCN from './zh-CN/page.ts';

/** What the feature says to readers and to the author. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
