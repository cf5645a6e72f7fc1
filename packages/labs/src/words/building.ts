import { follow } from 'study-notes/words/follow';
import * as en from './en/building.ts';
import * as zhCN from './zh-CN/building.ts';

/** What the author is told of labs. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
