import * as en from './en/commands.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/commands.ts';

/** What the program says of its commands and their options. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
