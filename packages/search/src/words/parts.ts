import { follow } from 'study-notes/words/follow';
import * as en from './en/parts.ts';
import * as zhCN from './zh-CN/parts.ts';

/** Parts of the index, in messages on flaws of the engine. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
