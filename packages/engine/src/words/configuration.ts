import * as en from './en/configuration.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/configuration.ts';

/** What is wrong with a configuration, and how to mend it. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
