import * as en from './en/code-and-diagrams.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/code-and-diagrams.ts';

/** What is wrong with code blocks and diagrams. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
