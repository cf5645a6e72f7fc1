/** Lines of an article that break where Chinese typography forbids it: after an opening sign or before a closing one. */

/** Runs in the page. Lines that begin or end with a sign that may not stand there, as `text around it`. */
export function brokenLines(): string[] {
  const CLOSING = new Set('。，、；：？！）》」』】〉〕”’…—·％');
  const OPENING = new Set('（《「『【〈〔“‘');
  /** Text that is set by other rules, blocks of code and pictures, and what nobody sees. */
  const ELSEWHERE = 'pre, svg, .katex-mathml, .visually-hidden, [hidden]';
  const range = document.createRange();
  const rectOf = (node: Text, at: number) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  };
  /** A line of code breaks at any of its spaces and a formula after any of its signs, whatever comes next: … is a term there. */
  const pieceOf = ({ parentElement: parent }: Node) =>
    parent?.closest('code') ?? (parent?.closest('.katex') && parent.closest('.math-inline'));
  const blockOf = (node: Node) => {
    let block = node.parentElement as Element;
    while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement as Element;
    return block;
  };
  const found: string[] = [];
  const walker = document.createTreeWalker(document.getElementById('article') as Element, NodeFilter.SHOW_TEXT);
  let before: { node: Text; at: number; block: Element } | undefined;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (node.parentElement?.closest(ELSEWHERE)) continue;
    const { data } = node;
    let block: Element | undefined;
    for (let at = 0; at < data.length; at += 1) {
      const sign = data[at] as string;
      if (/\s/.test(sign)) continue;
      block ??= blockOf(node);
      const last = before;
      before = { node, at, block };
      if (last?.block !== block) continue;
      const previous = last.node.data[last.at] as string;
      if (!CLOSING.has(sign) && !OPENING.has(previous)) continue;
      const piece = pieceOf(node);
      if (piece && piece === pieceOf(last.node)) continue;
      const [one, two] = [rectOf(last.node, last.at), rectOf(node, at)];
      if (one.width === 0 || two.width === 0 || two.top < one.bottom - 2) continue;
      found.push(`${last.node.data.slice(Math.max(0, last.at - 8), last.at + 1)}│${data.slice(at, at + 8)}`);
    }
  }
  return found;
}
