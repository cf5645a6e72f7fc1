import { follow } from 'study-notes/words/follow';
import * as en from './en/thread.ts';
import * as zhCN from './zh-CN/thread.ts';

/** What comments say to readers, and their configuration to authors. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
