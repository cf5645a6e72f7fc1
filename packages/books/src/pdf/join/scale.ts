/** How large a part is set: Chromium sets a whole document smaller when something in it is wider than the page. */
import { inflateSync } from 'node:zlib';
import type { Part } from './part.ts';
import { numberAfter, textOfObject } from './read-pdf.ts';

/** What stands between the margins is cut off there, and then scaled. */
const SCALES = /^([\d.]+) 0 0 -[\d.]+ [\d.]+ [\d.]+ cm[\s\S]*? re\s+W\* n\s+q\s+([\d.]+) 0 0 \2 /;
/** Running heads come before it. */
const BEGINNING = 6000;
/** Points to a pixel. */
const FULL = 0.75;

/** 1: as its sheet says. A page that begins otherwise counts as that, as the scale is for a warning alone. */
export function scaleOf({ file, pages: [first = 0] }: Part): number {
  const page = file.objects.get(numberAfter('Contents', textOfObject(file, first)));
  const drawn = page?.stream ? inflateSync(page.stream).toString('latin1', 0, BEGINNING) : '';
  const [, paper, document] = SCALES.exec(drawn) ?? [];
  return document === undefined ? 1 : (Number(paper) * Number(document)) / FULL;
}
