/** Makes a drawn SVG part of the page: no style sheet, no script, no request, unique ids, colours of the site. */
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as toText } from 'hast-util-to-string';
import { type ColourRole, mapColour } from './svg-colour.ts';
import { declarationsFor, readDeclarations, readStyleRules, type StyleRule } from './svg-style.ts';

/** Everything a drawing needs; what is not here is left out with all that it holds. */
const SHAPES = new Set(['g', 'defs', 'marker', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
const TEXTS = new Set(['text', 'tspan']);
/** Left out, but what they hold stays. */
const WRAPPERS = new Set(['a']);

const ATTRIBUTES = new Set([
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy', 'width', 'height', 'd', 'points'],
  ...['transform', 'viewBox', 'orient', 'refX', 'refY', 'markerWidth', 'markerHeight', 'markerUnits', 'pathLength'],
  ...['fontSize', 'fontWeight', 'fontStyle', 'textAnchor', 'dominantBaseline', 'textDecoration', 'opacity'],
  ...['strokeWidth', 'strokeDashArray', 'strokeLineCap', 'strokeLineJoin', 'strokeOpacity', 'fillOpacity'],
]);
const COLOURS = new Set(['fill', 'stroke']);
const REFERENCES = new Set(['markerStart', 'markerMid', 'markerEnd']);

export interface CleanSvg {
  /** Drawn elements, without the `<svg>` around them. */
  children: Element[];
  viewBox: [x: number, y: number, width: number, height: number];
}

/** Cleans SVG text; `prefix` makes its ids unique on the page. Undefined when there is no drawing in it. */
export function cleanSvg(source: string, prefix: string): CleanSvg | undefined {
  const svg = findSvg(fromHtml(source, { fragment: true }));
  const [x = 0, y = 0, width = 0, height = 0] = String(svg?.properties.viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number);
  if (!svg || !(width > 0 && height > 0 && width < 1e5 && height < 1e5)) return undefined;
  const styles = svg.children.filter((child) => child.type === 'element' && child.tagName === 'style');
  const rules = readStyleRules(styles.map((style) => toText(style as Element)).join('\n'));
  return { children: cleanAll(svg.children, rules, prefix).filter(isElement), viewBox: [x, y, width, height] };
}

function findSvg(root: Root): Element | undefined {
  return root.children.find((child): child is Element => child.type === 'element' && child.tagName === 'svg');
}

function cleanAll(children: ElementContent[], rules: StyleRule[], prefix: string, inText = false): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return inText ? [child] : [];
    if (child.type !== 'element') return [];
    if (WRAPPERS.has(child.tagName)) return cleanAll(child.children, rules, prefix, inText);
    const isText = TEXTS.has(child.tagName);
    if (!isText && !SHAPES.has(child.tagName)) return [];
    const properties = cleanProperties(child, rules, prefix);
    if (isBackground(child)) return [];
    return [{ ...child, properties, children: cleanAll(child.children, rules, prefix, isText) }];
  });
}

function cleanProperties(element: Element, rules: StyleRule[], prefix: string): Properties {
  const result: Properties = {};
  const own = typeof element.properties.style === 'string' ? readDeclarations(element.properties.style) : [];
  const written: [string, unknown][] = [
    ...Object.entries(element.properties),
    ...[...declarationsFor(element, rules), ...own].map(([name, value]): [string, string] => [
      propertyName(name),
      value,
    ]),
  ];
  for (const [name, value] of written) {
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    if (name === 'id' && element.tagName === 'marker') result.id = prefix + text;
    else if (ATTRIBUTES.has(name)) result[name] = shorten(text);
    else if (COLOURS.has(name)) setColour(result, name, text, element);
    else if (REFERENCES.has(name)) setReference(result, name, text, prefix);
    else if (name === 'fontFamily' && /mono|courier/i.test(text)) result.style = 'font-family:var(--mono)';
  }
  // Shapes without a colour of their own are black in SVG; here they are ink.
  if (TEXTS.has(element.tagName) && result.fill === undefined && element.tagName === 'text') result.fill = 'var(--ink)';
  return result;
}

function setColour(result: Properties, name: string, text: string, element: Element): void {
  const { colour, opacity } = mapColour(text, roleOf(name, element));
  result[name] = colour;
  if (opacity && name === 'fill') result.fillOpacity = opacity;
}

/** A box may hold text; letters and arrowheads are painted in the full colour. */
function roleOf(name: string, { tagName, properties }: Element): ColourRole {
  if (TEXTS.has(tagName)) return 'text';
  return name === 'fill' && properties.fill !== properties.stroke ? 'box' : 'line';
}

function setReference(result: Properties, name: string, text: string, prefix: string): void {
  const id = /^url\(["']?#([\w-]+)["']?\)$/.exec(text.trim())?.[1];
  if (id) result[name] = `url(#${prefix}${id})`;
}

/** Graphviz paints its canvas, which would hide the page's paper. */
function isBackground(element: Element): boolean {
  return element.properties.fill === 'white' && element.properties.stroke === 'none' && element.tagName === 'polygon';
}

/** `stroke-width` → `strokeWidth`; the four that hast spells otherwise are listed. */
function propertyName(name: string): string {
  const odd: Record<string, string> = {
    'stroke-dasharray': 'strokeDashArray',
    'stroke-linecap': 'strokeLineCap',
    'stroke-linejoin': 'strokeLineJoin',
    'font-family': 'fontFamily',
  };
  return (
    (Object.hasOwn(odd, name) && odd[name]) || name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  );
}

/** Ten decimals are of no use to anybody. */
function shorten(text: string): string {
  return text.replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

function isElement(node: RootContent | ElementContent): node is Element {
  return node.type === 'element';
}
