/** An SVG file beside the note becomes part of the page, so that it follows light and dark. */
import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { type NoteContext, type Place, report } from '../context.ts';
import { parseSvg } from './parse-svg.ts';
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

/** `isHarmful` tells an error from a warning. */
export type Complain = (message: string, fix: string, isHarmful: boolean) => void;

/** The cleaned `<svg>`; undefined (and reported) when the file is no SVG. */
export function inlineSvg(bytes: Buffer, use: SvgUse, context: NoteContext): Element | undefined {
  const complain: Complain = (message, fix, isHarmful) => {
    const severity = isHarmful ? 'error' : 'warning';
    report(context, use.place, { severity, rule: 'bad-svg', message: `“${use.url}”${message}。`, fix });
  };
  const svg = parseSvg(bytes.toString('utf8'));
  if (typeof svg === 'string') {
    complain(`不是正确的 SVG：${svg}`, '在绘图工具里重新导出，或改正这一处。', true);
    return undefined;
  }
  applyStyles(svg, complain);
  cleanSvg(svg, complain);
  prefixIds(svg, `svg-${createHash('sha256').update(bytes).digest('hex').slice(0, 6)}-${use.count}-`);
  if (!sizeBox(svg, complain)) return undefined;
  delete svg.properties.ariaLabelledBy;
  Object.assign(svg.properties, { role: 'img', ariaLabel: use.alt });
  return svg;
}

/** The picture is as wide as its text column allows, at most as wide as it was drawn. */
function sizeBox(svg: Element, complain: Complain): boolean {
  const { viewBox, width, height } = svg.properties;
  const box = String(viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [drawnWidth, drawnHeight] = [pixels(width), pixels(height)];
  if (box.length !== 4 || !box.every(Number.isFinite)) {
    const size = drawnWidth && drawnHeight ? `${drawnWidth} ${drawnHeight}` : '宽 高';
    complain('没有正确的 viewBox，缩放不了', `在 <svg> 上写 viewBox="0 0 ${size}"。`, true);
    return false;
  }
  delete svg.properties.width;
  delete svg.properties.height;
  const limit = `max-width:${drawnWidth ?? box[2]}px`;
  svg.properties.style = svg.properties.style ? `${svg.properties.style};${limit}` : limit;
  return true;
}

/** `120` and `120px`; other units say nothing about the screen. */
function pixels(length: Element['properties'][string]): number | undefined {
  const number = Number(
    String(length ?? '')
      .trim()
      .replace(/px$/, ''),
  );
  return number > 0 && Number.isFinite(number) ? number : undefined;
}
