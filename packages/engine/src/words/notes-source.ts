import * as en from './en/notes-source.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/notes-source.ts';

/** What is wrong with the files of notes: names, encodings, front matter, YAML. */
export const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });
