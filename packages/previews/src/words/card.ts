import { follow } from 'study-notes/words/follow';
import * as en from './en/card.ts';
import * as zhCN from './zh-CN/card.ts';

/** What a card is called. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
