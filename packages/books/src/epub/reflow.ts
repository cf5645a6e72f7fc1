/** A chapter for e-readers: well-formed XHTML of what EPUB knows, formulas as MathML, colours that are plain. */
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Chapter } from '../book.ts';
import { element, elementsOf, hasClass, replace } from '../read/tree.ts';
import type { Inks } from './inks.ts';

/** Gives the address of a picture from a chapter; takes it into the book. */
export type TakePicture = (file: string) => string | undefined;

/** The chapter's article, a copy. */
export function reflow({ id, article }: Chapter, inks: Inks, takePicture: TakePicture): Element {
  const copy = structuredClone(article);
  replace(copy, (node) => other(node, takePicture));
  for (const node of elementsOf(copy)) {
    node.properties = plainProperties(node, id, inks);
    // Elements of our own for the colours of code.
    if (/^c-\w$/.test(node.tagName)) node.properties = { className: [node.tagName] };
    if (/^c-\w$/.test(node.tagName)) node.tagName = 'span';
  }
  return { ...copy, tagName: 'section' };
}

function other(node: Element, takePicture: TakePicture): ElementContent[] | undefined {
  if (hasClass(node, 'katex'))
    return elementsOf(node)
      .filter(({ tagName }) => tagName === 'math')
      .flatMap((math) => pieces(formula(math)));
  const { dataFile, ...properties } = node.properties;
  if (dataFile === undefined) return undefined;
  const src = takePicture(String(dataFile));
  return [src === undefined ? { type: 'text', value: String(properties.alt) } : element('img', { ...properties, src })];
}

/** Of MathML only text may stand in these, and KaTeX puts more there. */
const TOKENS = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);

/** Of these each child has its meaning. */
const SCRIPTS = new Set(['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mfrac']);
const APPLY = '\u2061';

/** KaTeX's MathML without the copy of its source, which stands as the text for readers without MathML. */
function formula(math: Element): Element {
  const all = elementsOf(math);
  for (const token of all.filter(({ tagName }) => TOKENS.has(tagName))) {
    token.children = [{ type: 'text', value: textOf(token) }];
  }
  // KaTeX puts the sign of applying a function into scripts too, which have no place for it.
  for (const script of all.filter(({ tagName }) => SCRIPTS.has(tagName))) {
    script.children = script.children.filter((child) => child.type !== 'element' || textOf(child) !== APPLY);
  }
  const source = all.find(({ tagName }) => tagName === 'annotation');
  const semantics = all.find(({ tagName }) => tagName === 'semantics');
  const display = math.properties.display === 'block' ? { display: 'block' } : {};
  const own = { xmlns: 'http://www.w3.org/1998/Math/MathML', ...display, ...(source && { alttext: textOf(source) }) };
  return { ...math, properties: own, children: semantics?.children.slice(0, 1) ?? math.children };
}

/** Signs before which a line may be broken. */
const RELATIONS = /^[=≈≠≤≥<>⇒→∈≡∼]$/u;
/** Characters of a formula that a narrow page's line may not hold. */
const LONG = 16;

/** A long formula within a line as several, since none is broken: each begins with a relation of the whole. */
function pieces(math: Element): Element[] {
  const [row] = math.children;
  if (math.properties.display || row?.type !== 'element' || row.tagName !== 'mrow' || textOf(row).length <= LONG)
    return [math];
  const groups: ElementContent[][] = [[]];
  for (const child of row.children) {
    const isRelation = child.type === 'element' && child.tagName === 'mo' && RELATIONS.test(textOf(child).trim());
    if (isRelation && groups.at(-1)?.length) groups.push([]);
    groups.at(-1)?.push(child);
  }
  if (groups.length === 1) return [math];
  const { alttext: _, ...properties } = math.properties;
  return groups.map((children) => ({ ...math, properties, children: [{ ...row, children }] }));
}

/** What scripts and browsers need goes; ids, classes and what a drawing is made of stay. */
function plainProperties({ tagName, properties }: Element, chapter: string, inks: Inks): Element['properties'] {
  const kept = Object.entries(properties).flatMap(([name, value]): [string, Element['properties'][string]][] => {
    if (name === 'href' && tagName === 'a') return [[name, placeOf(String(value), chapter)]];
    if (name === 'align') return [['style', `text-align: ${value}`]];
    // Of SVG 2, which EPUB knows as a style only.
    if (name === 'paintOrder') return [['style', `${properties.style ?? ''};paint-order:${value}`]];
    if (name === 'style' && properties.paintOrder) return [];
    const isDrawn = name === 'ariaLabel' || (name === 'role' && value === 'img');
    if (/^(?:data[A-Z]|aria|role|tabIndex|loading|decoding|inert)/.test(name) && !(tagName === 'svg' && isDrawn))
      return [];
    // A drawing that keeps its width on the site is scrolled sideways there, which a page of a book cannot be.
    if (name === 'style' && tagName === 'svg') return [[name, inks(String(value).replace(/min-width:[^;]*;?/, ''))]];
    return [[name, typeof value === 'string' ? inks(value) : value]];
  });
  return Object.fromEntries(kept);
}

/** A place in another chapter is in another file. */
function placeOf(href: string, chapter: string): string {
  const other = /^#((c\d+)(?:-\d+)?)$/.exec(href);
  return other && other[2] !== chapter ? `${other[2]}.xhtml${other[1] === other[2] ? '' : href}` : href;
}
