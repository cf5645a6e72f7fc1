/** A line break between two Han characters adds no space; between Latin words (and Hangul) it does. */
import type { Nodes, Root, Text } from 'mdast';

/** Scripts written without spaces, and their punctuation. */
const WIDE =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303F\\uFF01-\\uFF60\\u2018\\u2019\\u201C\\u201D\\u2014\\u2026]';
const INSIDE = new RegExp(`(${WIDE})[ \\t]*\\n[ \\t]*(?=${WIDE})`, 'gu');
const ENDS_WIDE = new RegExp(`${WIDE}$`, 'u');
const STARTS_WIDE = new RegExp(`^${WIDE}`, 'u');

/** Removes such breaks from the tree's texts, also where inline markup stands between the two characters. */
export function remarkSoftBreak(tree: Root): void {
  let previous: Text | undefined;
  const walk = (node: Nodes): void => {
    if (node.type === 'text') {
      node.value = node.value.replace(INSIDE, '$1');
      joinAcross(previous, node);
      previous = node;
    } else if ('children' in node) {
      for (const child of node.children) walk(child);
      if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') previous = undefined;
    } else {
      // Inline code, images and formulas stand between the two texts.
      previous = undefined;
    }
  };
  walk(tree);
}

function joinAcross(before: Text | undefined, after: Text): void {
  if (!before) return;
  const endsLine = /(?<![ \t])[ \t]*\n$/.exec(before.value);
  const startsLine = /^\n[ \t]*/.exec(after.value);
  const head = endsLine ? before.value.slice(0, endsLine.index) : before.value;
  const tail = startsLine ? after.value.slice(startsLine[0].length) : after.value;
  if ((!endsLine && !startsLine) || !ENDS_WIDE.test(head) || !STARTS_WIDE.test(tail)) return;
  before.value = head;
  after.value = tail;
}
