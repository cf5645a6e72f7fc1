import { follow } from 'study-notes/words/follow';
import * as en from './en/taker.ts';
import * as zhCN from './zh-CN/taker.ts';

/** What is said where a card is taken: a small chunk of its own. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
