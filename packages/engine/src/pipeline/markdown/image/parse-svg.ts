/** SVG source to a tree. The parser is one for HTML, so that the tree is what a browser makes of it inside a page. */
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { EXIT, visit } from 'unist-util-visit';
import { words } from '../../../words/html-and-images.ts';
import { svgReason } from './svg-reasons.ts';

/** To an HTML parser an XML prolog is foreign; here it is no mistake. */
const PROLOG = /^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!DOCTYPE[^>[]*>|<!--.*?-->)*/is;

/** The `<svg>`, or what is wrong with the source. */
export function parseSvg(source: string): Element | string {
  try {
    return parse(source);
  } catch (error) {
    if (error instanceof RangeError) return words.deepSvg;
    throw error;
  }
}

function parse(source: string): Element | string {
  const prolog = PROLOG.exec(source)?.[0] ?? '';
  const text = prolog.replace(/[^\n]/g, ' ') + source.slice(prolog.length);
  let mistake = '';
  const tree = fromHtml(text, {
    fragment: true,
    space: 'svg',
    verbose: true,
    nonVoidHtmlElementStartTagWithTrailingSolidus: false,
    onerror: ({ line, column, ruleId }) => {
      mistake ||= words.atPlace(line, column, svgReason(ruleId));
    },
  });
  const shown = tree.children.filter((node) => node.type === 'element' || (node.type === 'text' && node.value.trim()));
  const root = shown[0];
  if (root?.type !== 'element' || root.tagName !== 'svg' || shown.length > 1) return mistake || words.notOneSvg;
  return mistake || findOpen(tree, text) || root;
}

/** An element that never ends is silently closed by HTML, but changes what lies inside what. */
function findOpen(tree: Root, source: string): string {
  let found = '';
  visit(tree, 'element', ({ tagName, data }) => {
    const { opening, closing } = (data?.position ?? {}) as ElementPosition;
    const isSelfClosing = source.charAt((opening?.end.offset ?? 0) - 2) === '/';
    if (!opening || closing || isSelfClosing) return undefined;
    found = words.openElement(opening.start.line, opening.start.column, tagName);
    return EXIT;
  });
  return found;
}

interface ElementPosition {
  opening?: NonNullable<Element['position']>;
  closing?: Element['position'];
}
