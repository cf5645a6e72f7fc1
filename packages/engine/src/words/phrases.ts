/** Pieces of sentences that messages of all kinds have in common. */
import * as en from './en/common.ts';
import { follow } from './follow.ts';
import * as zhCN from './zh-CN/common.ts';

const words = follow<typeof zhCN>({ 'zh-CN': zhCN, en });

/** `甲、乙`, `a, b`. */
export function listed(items: readonly string[]): string {
  return items.join(words.comma);
}

/** The same, and a word for none. */
export function listedOrNone(items: readonly string[]): string {
  return listed(items) || words.none;
}

/** What the author may have meant. */
export function didYouMean(near: string): string {
  return words.didYouMean(near);
}
