import * as en from './en/migrating.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/migrating.ts';

/** What the program says while a folder moves in from another engine. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
