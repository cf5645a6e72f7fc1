/** Counts lines that go on a quote, item or footnote without its mark: at each the parser looks back over all before. */

const MARK = /^\s*(?:>|[-+*](?:\s|$)|\d{1,9}[.)](?:\s|$)|\[\^[^\]\s]+\]:)/;
/** In a quote or an item, too. */
const FENCE = /^[\s>]*(?:(?:[-+*]|\d{1,9}[.)])\s+)*(?:`{3}|~{3})/;
/** Begins something that is no paragraph, or is empty. */
const OTHER = /^\s*(?:$|#|<|\||:::|\$\$)/;

/** A counter, called with line after line: how many such lines stand together so far. */
export function countLazyLines(): (line: string) => number {
  let isFenced = false;
  let isOpen = false;
  let count = 0;
  return (line) => {
    if (FENCE.test(line)) isFenced = !isFenced;
    const isMarked = MARK.test(line);
    const isLazy = isOpen && !isFenced && !isMarked && !OTHER.test(line);
    isOpen = !isFenced && (isMarked || isLazy);
    count = isLazy ? count + 1 : 0;
    return count;
  };
}
