import * as en from './en/components.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/components.ts';

/** What is wrong with components of the author's own. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
