/** An SVG file beside the note becomes part of the page, so that it follows light and dark. */
import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { words } from '../../../words/html-and-images.ts';
import { type NoteContext, type Place, report } from '../context.ts';
import type { Complain } from './complain.ts';
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

/** The cleaned `<svg>`; undefined (and reported) when the file is no SVG. */
export function inlineSvg(bytes: Buffer, use: SvgUse, context: NoteContext): Element | undefined {
  const complain = complaints(use, context);
  const svg = readClean(bytes, complain);
  if (!svg) return undefined;
  prefixIds(svg, `svg-${createHash('sha256').update(bytes).digest('hex').slice(0, 6)}-${use.count}-`);
  if (!sizeBox(svg, complain)) return undefined;
  delete svg.properties.ariaLabelledBy;
  Object.assign(svg.properties, { role: 'img', ariaLabel: use.alt });
  return svg;
}

/** The same file cleaned, as one that stands alone; undefined (and reported) when it is no SVG. */
export function cleanSvgFile(
  bytes: Buffer,
  use: Pick<SvgUse, 'url' | 'place'>,
  context: NoteContext,
): string | undefined {
  const svg = readClean(bytes, complaints(use, context));
  if (!svg) return undefined;
  const names = { xmlns: 'http://www.w3.org/2000/svg', xmlnsXLink: 'http://www.w3.org/1999/xlink' };
  svg.properties = { ...names, ...svg.properties };
  return toHtml(svg, { space: 'svg', closeEmptyElements: true });
}

function complaints(use: Pick<SvgUse, 'url' | 'place'>, context: NoteContext): Complain {
  return (message, fix, isHarmful) => {
    const severity = isHarmful ? 'error' : 'warning';
    report(context, use.place, { severity, rule: 'bad-svg', message: words.svgProblem(use.url, message), fix });
  };
}

/** The cleaned `<svg>` of a file; undefined when it is none. */
export function readClean(bytes: Buffer, complain: Complain): Element | undefined {
  const svg = parseSvg(bytes.toString('utf8'));
  if (typeof svg === 'string') {
    complain(words.notSvg(svg), words.exportAgain, true);
    return undefined;
  }
  applyStyles(svg, complain);
  cleanSvg(svg, complain);
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
    const size = drawnWidth && drawnHeight ? `${drawnWidth} ${drawnHeight}` : words.size;
    complain(words.noViewBox, words.writeViewBox(size), true);
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
