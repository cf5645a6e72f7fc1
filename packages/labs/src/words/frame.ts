import { follow } from 'study-notes/words/follow';
import * as en from './en/frame.ts';
import * as zhCN from './zh-CN/frame.ts';

/** What stands around every lab, for readers. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
