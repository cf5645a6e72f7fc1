import * as en from './en/compiling.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/compiling.ts';

/** What is wrong with the text of a note. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
