/** Pictures at full size come as a chunk of their own, with its sheet: few readers ask for one. */

import { words } from '../../words/shell.ts';
import { loadModule } from '../errors/load-chunk.ts';
import { announce } from './clipboard.ts';
import { canZoom } from './zoomable.ts';

let attempt = 0;

/** Opens a figure's picture at full size; when that does not come it says so, and the next click asks the server again. */
export async function openZoom(figure: Element): Promise<void> {
  if (!canZoom(figure)) return;
  try {
    const open = await loadModule<(figure: Element) => void>({ name: 'zoom', attempt });
    open(figure);
  } catch {
    attempt += 1;
    announce(words.zoomFailed);
  }
}
