import * as en from './en/html-and-images.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/html-and-images.ts';

/** What is wrong with HTML and pictures in notes. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
