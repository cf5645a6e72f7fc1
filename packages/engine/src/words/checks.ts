import * as en from './en/checks.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/checks.ts';

/** What is wrong across a whole site: links, aliases, the configuration's paths, static files. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
