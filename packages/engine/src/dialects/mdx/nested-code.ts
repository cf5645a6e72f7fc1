/** ```` ```mdx-code-block ````: MDX that other programs shall take for code. */
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parseMarkdown } from '../../pipeline/markdown/parse.ts';
import type { Formulas } from '../../shared/dialects.ts';
import { rewriteForMdx } from './rewrite.ts';
import { MDX } from './syntax.ts';

/** Puts what such code holds in its place; what does not parse stays code. */
export function parseNested(tree: Root, formulas?: Formulas): void {
  visit(tree, 'code', (code, index, parent) => {
    if (code.lang !== 'mdx-code-block' || !parent || index === undefined) return undefined;
    try {
      const inner = parseMarkdown(rewriteForMdx(code.value), MDX, formulas);
      const { children } = inner;
      visit(inner, (node) => {
        if (code.position) node.position = code.position;
      });
      parent.children.splice(index, 1, ...(children as never[]));
      return [SKIP, index + children.length];
    } catch {
      return undefined;
    }
  });
}
