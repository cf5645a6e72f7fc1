import { follow } from 'study-notes/words/follow';
import * as en from './en/days.ts';
import * as zhCN from './zh-CN/days.ts';

/** Days and spans of time; taking a card needs them, and none of the other words. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
