import { follow } from 'study-notes/words/follow';
import * as en from './en/panel.ts';
import * as zhCN from './zh-CN/panel.ts';

/** What the reading settings say to readers. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
