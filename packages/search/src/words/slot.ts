import { follow } from 'study-notes/words/follow';
import * as en from './en/slot.ts';
import * as zhCN from './zh-CN/slot.ts';

/** What search says in every page; the application holds it, so it has no word that only a chunk needs. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
