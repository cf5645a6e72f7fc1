import * as en from './en/notes.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/notes.ts';

/** What notes and the pages around them say to readers besides what their authors wrote. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
