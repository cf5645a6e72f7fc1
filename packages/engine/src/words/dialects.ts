import * as en from './en/dialects.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/dialects.ts';

/** What is wrong with notes and folders of other engines, and what was not taken over. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
