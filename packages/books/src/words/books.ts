import { follow } from 'study-notes/words/follow';
import * as en from './en/books.ts';
import * as zhCN from './zh-CN/books.ts';

/** What is said in books, of them, and while they are made. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
