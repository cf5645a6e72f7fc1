import * as en from './en/flaws.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/flaws.ts';

/** What is said of flaws of the engine itself. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
