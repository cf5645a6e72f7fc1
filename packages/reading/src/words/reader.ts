import { follow } from 'study-notes/words/follow';
import * as en from './en/reader.ts';
import * as zhCN from './zh-CN/reader.ts';

/** What the features around reading say to readers. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
