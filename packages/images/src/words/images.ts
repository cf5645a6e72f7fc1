import { follow } from 'study-notes/words/follow';
import * as en from './en/images.ts';
import * as zhCN from './zh-CN/images.ts';

/** What the copies of images say to the author. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
