/** Copying text, also where the Clipboard API is missing (plain http, older engines). */
import { words } from '../../words/shell.ts';

/** Copies text, or a promise of text; rejects when the browser refuses. */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string' && navigator.clipboard && 'ClipboardItem' in window) {
    // Safari allows writing only during the click, so it gets the promise, not the text.
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
  const value = await text;
  if (navigator.clipboard) return navigator.clipboard.writeText(value);
  copyBySelection(value);
}

function copyBySelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (!isCopied) throw new Error('copy');
}

/** Milliseconds for which a result is shown. */
const SHOWN = 2000;

/** Shows on a control, and announces to screen readers, whether copying succeeded. */
export async function reportCopy(
  control: HTMLElement,
  copying: Promise<void>,
  failed = words.notCopied,
): Promise<void> {
  const result = await copying.then(
    () => 'done',
    () => 'failed',
  );
  const message = result === 'done' ? words.copied : failed;
  control.dataset.copied = result;
  control.dataset.label ??= control.textContent;
  if (control.dataset.label) control.textContent = message;
  announce(message);
  setTimeout(() => {
    delete control.dataset.copied;
    if (control.dataset.label) control.textContent = control.dataset.label;
  }, SHOWN);
}

/** Announces a text to screen readers. */
export function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (!announcer) return;
  announcer.textContent = text;
  setTimeout(() => {
    if (announcer.textContent === text) announcer.textContent = '';
  }, SHOWN);
}
