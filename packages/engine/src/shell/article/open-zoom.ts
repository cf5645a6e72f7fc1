/** Pictures at full size come as a chunk of their own, with its sheet: few readers ask for one. */

import { words } from '../../words/shell.ts';
import { callChunk } from '../errors/call-chunk.ts';
import { canZoom } from './zoomable.ts';

/** Opens a figure's picture at full size. */
export async function openZoom(figure: Element): Promise<void> {
  if (canZoom(figure)) await callChunk({ name: 'zoom', failed: words.zoomFailed }, figure);
}
