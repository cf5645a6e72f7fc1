import { follow } from 'study-notes/words/follow';
import * as en from './en/lab.ts';
import * as zhCN from './zh-CN/lab.ts';

/** What this lab says. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
