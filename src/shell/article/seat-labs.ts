/** The seat of the labs: their runtime comes with the first page that has some. */
import config from 'virtual:site-config';
import { createRoot } from 'react-dom/client';
import type { PageData } from '../../shared/page.ts';
import { ensureStyleSheets } from '../navigation/style-sheets.ts';
import { copyText } from './clipboard.ts';
import { lendReact } from './lend-react.ts';

let stop: (() => void) | undefined;
let attempts = 0;

/** Ends the labs of the page before, and starts this page's. */
export async function seatLabs(page: PageData): Promise<void> {
  stop?.();
  let isGone = false;
  stop = () => {
    isGone = true;
  };
  const { path, labs } = page;
  if (!labs) return;
  lendReact();
  try {
    const address = attempts ? `${labs.runtime}?retry=${attempts}` : labs.runtime;
    const { startLabs } = await import(/* @vite-ignore */ address);
    if (!isGone)
      stop = startLabs({ path, labs, loan: { baseUrl: config.baseUrl, createRoot, ensureStyleSheets, copyText } });
  } catch {
    attempts++;
    if (!isGone) offerRetry(page);
  }
}

function offerRetry(page: PageData): void {
  const figure = document.querySelector('#article .lab');
  const line = document.createElement('p');
  line.role = 'alert';
  line.innerHTML = '交互图没有载入。<button type="button" class="button">重试</button>';
  line.onclick = () => {
    line.remove();
    seatLabs(page);
  };
  figure?.append(line);
}
