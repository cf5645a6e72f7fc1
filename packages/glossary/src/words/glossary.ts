import { follow } from 'study-notes/words/follow';
import * as en from './en/glossary.ts';
import * as zhCN from './zh-CN/glossary.ts';

/** What the glossary says to readers and to its author. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
