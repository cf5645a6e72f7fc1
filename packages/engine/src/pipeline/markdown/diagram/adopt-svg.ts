/** Makes a drawn SVG part of the page: cleaned as a note's own pictures are, then in the colours of the site. */
import type { Element, ElementContent, Properties, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { find, svg as svgNames } from 'property-information';
import { visit } from 'unist-util-visit';
import { cleanSvg, prefixIds } from '../image/svg-clean.ts';
import { applyStyles } from '../image/svg-style.ts';
import { type ColourRole, mapColour } from './svg-colour.ts';

const TEXTS = new Set(['text', 'tspan']);
/** Names of shapes, which browsers show in tooltips; the figure has a name of its own. */
const NAMES = new Set(['title', 'desc']);

export interface AdoptedSvg {
  /** Drawn elements, without the `<svg>` around them. */
  children: Element[];
  viewBox: [x: number, y: number, width: number, height: number];
}

/** Takes over SVG text; `prefix` makes its ids unique on the page. Undefined when there is no drawing in it. */
export function adoptSvg(source: string, prefix: string): AdoptedSvg | undefined {
  const svg = findSvg(fromHtml(source, { fragment: true }));
  const [x = 0, y = 0, width = 0, height = 0] = String(svg?.properties.viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number);
  if (!svg || !(width > 0 && height > 0 && width < 1e5 && height < 1e5)) return undefined;
  svg.children = withoutWrappers(svg.children);
  // What the libraries draw with and the page has no use for is none of the author's business.
  applyStyles(svg, () => {});
  cleanSvg(svg, () => {});
  prefixIds(svg, prefix);
  visit(svg, 'element', dress);
  return { children: svg.children.filter((child) => child.type === 'element'), viewBox: [x, y, width, height] };
}

function findSvg(root: Root): Element | undefined {
  return root.children.find((child): child is Element => child.type === 'element' && child.tagName === 'svg');
}

/** Links go, and what they hold stays; names and the canvas, which would hide the page's paper, go whole. */
function withoutWrappers(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (NAMES.has(child.tagName) || isCanvas(child)) return [];
    child.children = withoutWrappers(child.children);
    return child.tagName === 'a' ? child.children : [child];
  });
}

function isCanvas({ tagName, properties }: Element): boolean {
  return tagName === 'polygon' && properties.fill === 'white' && properties.stroke === 'none';
}

/** Gives an element the site's colours and fonts; declarations become attributes, which are shorter. */
function dress(node: Element): void {
  const { style, ...written } = node.properties;
  const dressed: Properties = {};
  for (const [name, value] of [...Object.entries(written), ...declarations(style)]) {
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    if (name === 'fill' || name === 'stroke') Object.assign(dressed, painted(name, text, node));
    else if (name === 'fontFamily')
      Object.assign(dressed, /mono|courier/i.test(text) && { style: 'font-family:var(--mono)' });
    // Only arrowheads are referred to.
    else if (name !== 'id' || node.tagName === 'marker') dressed[name] = shorten(text);
  }
  // Letters without a colour of their own are black in SVG; here they are ink.
  if (node.tagName === 'text') dressed.fill ??= 'var(--ink)';
  node.properties = dressed;
}

/** Of a `style` attribute, with names as a tree has them: `strokeWidth`. */
function declarations(style: Properties[string]): [name: string, value: string][] {
  return String(style ?? '')
    .split(';')
    .flatMap((declaration) => {
      const [name = '', value] = declaration.split(/:(.*)/s);
      return value ? [[find(svgNames, name).property, value] as [string, string]] : [];
    });
}

function painted(name: 'fill' | 'stroke', text: string, node: Element): Properties {
  const { colour, opacity } = mapColour(text, roleOf(name, node));
  return { [name]: colour, ...(opacity && name === 'fill' ? { fillOpacity: opacity } : {}) };
}

/** A box may hold text; letters and arrowheads are painted in the full colour. */
function roleOf(name: string, { tagName, properties }: Element): ColourRole {
  if (TEXTS.has(tagName)) return 'text';
  return name === 'fill' && properties.fill !== properties.stroke ? 'box' : 'line';
}

/** Ten decimals are of no use to anybody. */
function shorten(text: string): string {
  return text.replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
