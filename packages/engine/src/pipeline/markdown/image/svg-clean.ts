/** Keeps of an SVG what the allow-list names, and makes its ids its own. */
import type { Element, ElementContent } from 'hast';
import { visit } from 'unist-util-visit';
import { words } from '../../../words/html-and-images.ts';
import type { Complain } from './complain.ts';
import { SVG_ATTRIBUTES, SVG_ELEMENTS, SVG_SILENT, SVG_SILENT_ATTRIBUTE } from './svg-allow-list.ts';
import { badValue, prefixUrls } from './svg-value.ts';

const TEXT_HOLDERS = ['text', 'tspan', 'textPath', 'title', 'desc'];
const EMBEDDED_IMAGE = /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=\s]*$/i;

/** Cleans `svg` in place and reports what it takes away. */
export function cleanSvg(svg: Element, complain: Complain): void {
  cleanAttributes(svg, complain);
  svg.children = svg.children.filter((child) => mayStay(child, svg, complain));
  for (const child of svg.children) if (child.type === 'element') cleanSvg(child, complain);
}

function mayStay(child: ElementContent, parent: Element, complain: Complain): boolean {
  if (child.type === 'text') return TEXT_HOLDERS.includes(parent.tagName);
  if (child.type !== 'element') return false;
  if (SVG_ELEMENTS.has(child.tagName)) return true;
  if (child.tagName.includes(':') || SVG_SILENT.has(child.tagName)) return false;
  complain(words.elementNotAllowed(child.tagName), elementFix(child.tagName), true, `<${child.tagName}>`);
  return false;
}

function elementFix(tagName: string): string {
  if (tagName === 'foreignObject') return words.writeText;
  if (/^(?:animate|set$)/.test(tagName)) return words.stillPicture;
  if (tagName === 'a') return words.linkOutside;
  return words.shapesOnly;
}

function cleanAttributes(node: Element, complain: Complain): void {
  for (const [name, value] of Object.entries(node.properties)) {
    const written = Array.isArray(value) ? value.join(' ') : String(value);
    if (SVG_ATTRIBUTES.has(name)) {
      const bad = badAttribute(node, name, written);
      if (!bad) continue;
      const culprit = `${name.replace('xLinkHref', 'xlink:href')} ${bad}`;
      complain(words.bad(culprit), words.ownIds, true, culprit);
    } else if (/^on/i.test(name)) {
      const culprit = words.attribute(name.toLowerCase());
      complain(words.attributeNotAllowed(culprit), words.removeMoving, true, culprit);
    } else if (!SVG_SILENT_ATTRIBUTE.test(name)) {
      complain(words.unknownAttribute(name), words.checkSpelling, false);
    }
    delete node.properties[name];
  }
}

function badAttribute(node: Element, name: string, value: string): string | undefined {
  if (name === 'href' || name === 'xLinkHref') return badHref(node, value);
  // Free text may hold brackets and backslashes.
  return /^(?:aria|id$|lang$|role$|fontFamily$)/.test(name) ? undefined : badValue(value);
}

function badHref(node: Element, value: string): string | undefined {
  const isEmbedded = node.tagName === 'image' && EMBEDDED_IMAGE.test(value);
  return value.startsWith('#') || isEmbedded ? undefined : words.leadsOut(value.slice(0, 60));
}

/** Puts `prefix` before every id of the SVG and wherever one is named. */
export function prefixIds(svg: Element, prefix: string): void {
  visit(svg, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      if (name === 'id') properties.id = prefix + value;
      else if (/^aria(?:LabelledBy|DescribedBy)$/.test(name)) properties[name] = prefixList(value, prefix);
      else if (/^(?:href|xLinkHref)$/.test(name)) properties[name] = String(value).replace(/^#/, `#${prefix}`);
      else if (typeof value === 'string') properties[name] = prefixUrls(value, prefix);
    }
  });
}

function prefixList(value: Element['properties'][string], prefix: string): string {
  const ids = Array.isArray(value) ? value : String(value).split(/\s+/);
  return ids.map((id) => prefix + id).join(' ');
}
