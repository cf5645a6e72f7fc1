/** How deep the tags of a note nest once a browser has parsed them: an upper bound. */
import { OPTIONAL_END, VOID_TAGS } from './allow-list.ts';
import type { Tag } from './scan-tags.ts';

/** No real note nests deeper, and 100 levels are far from overflowing any stack. */
const MAX_DEPTH = 100;

/** Formatting elements: left open, they are reopened in every following paragraph. */
const FORMATS = new Set(['a', 'b', 'code', 'em', 'i', 's', 'small', 'strong', 'u']);
const MAX_FORMATS = 10;
/** Unlike the other ends that may be left out, these nest when they are. */
const RUBY = new Set(['rt', 'rp']);

/** Takes tags in their order; `take` is false for a start that would be too deep. */
export function createDepth(): { take(tag: Tag): boolean } {
  const open: string[] = [];
  let formats = 0;
  const pop = (): void => {
    if (FORMATS.has(open.pop() ?? '')) formats--;
  };
  const end = (name: string): void => {
    if (name === 'ruby') while (RUBY.has(open.at(-1) ?? '')) pop();
    // An end tag that crosses others leaves some of them open; which ones is complicated, so all stay counted.
    if (open.at(-1) === name) pop();
  };
  const take = ({ kind, name }: Tag): boolean => {
    if (VOID_TAGS.has(name) || (OPTIONAL_END.has(name) && !RUBY.has(name))) return true;
    if (kind === 'end') {
      end(name);
      return true;
    }
    if (open.length >= MAX_DEPTH || (FORMATS.has(name) && formats >= MAX_FORMATS)) return false;
    open.push(name);
    if (FORMATS.has(name)) formats++;
    return true;
  };
  return { take };
}
