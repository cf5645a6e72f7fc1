import * as en from './en/shell.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/shell.ts';

/** What the shell says to readers. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
