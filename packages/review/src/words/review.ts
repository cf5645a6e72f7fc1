import { follow } from 'study-notes/words/follow';
import * as en from './en/review.ts';
import * as zhCN from './zh-CN/review.ts';

/** What the review says to readers and to the author. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
