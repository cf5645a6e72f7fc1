/** An SVG file beside the note becomes part of the page, so that it follows light and dark. */
import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type NoteContext, type Place, report } from '../context.ts';
import { cleanSvg, prefixIds } from './svg-clean.ts';
import { applyStyles } from './svg-style.ts';

export interface SvgUse {
  /** As the note writes it. */
  url: string;
  alt: string;
  /** Number of the image on the page. */
  count: number;
  place: Place | undefined;
}

/** The parser is one for HTML: an XML prolog is foreign to it but no mistake. */
const PROLOG = /^\uFEFF?\s*(?:<\?xml[^>]*\?>|<!DOCTYPE[^>[]*>|<!--.*?-->|\s+)*/is;

/** The cleaned `<svg>`; undefined (and reported) when the file is no SVG. */
export function inlineSvg(bytes: Buffer, use: SvgUse, context: NoteContext): Element | undefined {
  const complain = (message: string, fix: string, isHarmful = true) =>
    report(context, use.place, { severity: isHarmful ? 'error' : 'warning', rule: 'bad-svg', message, fix });
  const svg = parseSvg(bytes.toString('utf8'), use.url, complain);
  if (!svg) return undefined;
  applyStyles(svg, (message, fix) => complain(`“${use.url}”的${message}。`, fix));
  cleanSvg(svg, (message, fix, isHarmful) => complain(`“${use.url}”${message}。`, fix, isHarmful));
  prefixIds(svg, `svg-${createHash('sha256').update(bytes).digest('hex').slice(0, 6)}-${use.count}-`);
  if (!sizeBox(svg, use.url, complain)) return undefined;
  delete svg.properties.ariaLabelledBy;
  Object.assign(svg.properties, { role: 'img', ariaLabel: use.alt });
  return svg;
}

function parseSvg(source: string, url: string, complain: (message: string, fix: string) => void): Element | undefined {
  const prolog = PROLOG.exec(source)?.[0] ?? '';
  let problem = '';
  const tree = fromHtml(prolog.replace(/[^\n]/g, ' ') + source.slice(prolog.length), {
    fragment: true,
    space: 'svg',
    onerror: (error) => {
      problem ||= `第 ${error.line} 行第 ${error.column} 列：${error.reason}`;
    },
  });
  const [root, ...rest] = tree.children.filter(
    (node) => node.type === 'element' || (node.type === 'text' && node.value.trim()),
  );
  const isSvg = root?.type === 'element' && root.tagName === 'svg' && rest.length === 0;
  if (isSvg && !problem) return root;
  const reason = problem || '最外层不是单独一个 <svg>';
  complain(`“${url}”不是正确的 SVG：${reason}。`, '在绘图工具里重新导出，或改正这一处。');
  return undefined;
}

/** The picture is as wide as its text column allows, at most as wide as it was drawn. */
function sizeBox(svg: Element, url: string, complain: (message: string, fix: string) => void): boolean {
  const { viewBox, width, height } = svg.properties;
  if (!/^\s*[-\d.eE]+(?:[\s,]+[-\d.eE]+){3}\s*$/.test(String(viewBox ?? ''))) {
    const size = [width, height].map((one) => Number.parseFloat(String(one ?? '')));
    const box = size.every((one) => one > 0) ? size.join(' ') : '宽 高';
    complain(`“${url}”没有 viewBox，缩放不了。`, `在 <svg> 上写 viewBox="0 0 ${box}"。`);
    return false;
  }
  const drawn =
    /^\s*([\d.]+)(?:px)?\s*$/.exec(String(width ?? ''))?.[1] ??
    String(viewBox)
      .trim()
      .split(/[\s,]+/)[2];
  delete svg.properties.width;
  delete svg.properties.height;
  svg.properties.style = [svg.properties.style, `max-width:${Number(drawn)}px`].filter(Boolean).join(';');
  return true;
}
