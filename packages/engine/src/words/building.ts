import * as en from './en/building.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/building.ts';

/** What the program says while it builds, serves and starts. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
