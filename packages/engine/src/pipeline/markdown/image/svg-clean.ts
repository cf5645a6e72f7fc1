/** Keeps of an SVG what the allow-list names, and makes its ids its own. */
import type { Element, ElementContent } from 'hast';
import { visit } from 'unist-util-visit';
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
  complain(`里的 <${child.tagName}> 不允许`, elementFix(child.tagName), true);
  return false;
}

function elementFix(tagName: string): string {
  if (tagName === 'foreignObject') return '文字用 <text> 和 <tspan> 写。';
  if (/^(?:animate|set$)/.test(tagName)) return '动起来的图做成交互图，SVG 里只画一个静止的画面。';
  if (tagName === 'a') return '去掉 <a>，把链接写在笔记的正文里。';
  return '去掉它，只用图形、文字和渐变。';
}

function cleanAttributes(node: Element, complain: Complain): void {
  for (const [name, value] of Object.entries(node.properties)) {
    const written = Array.isArray(value) ? value.join(' ') : String(value);
    if (SVG_ATTRIBUTES.has(name)) {
      const bad = badAttribute(node, name, written);
      if (!bad) continue;
      complain(
        `里的 ${name.replace('xLinkHref', 'xlink:href')} ${bad}`,
        '只引用图里自己的 #id；图片和字体不能取自别处。',
        true,
      );
    } else if (/^on/i.test(name)) {
      complain(`里的 ${name.toLowerCase()} 属性不允许`, '去掉它；会动的图做成交互图。', true);
    } else if (!SVG_SILENT_ATTRIBUTE.test(name)) {
      complain(`里的属性 ${name} 不认识，已去掉`, '检查拼写，或去掉它。', false);
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
  return value.startsWith('#') || isEmbedded ? undefined : `指向图外的 ${value.slice(0, 60)}`;
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
