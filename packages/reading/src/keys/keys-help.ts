/** The list of the keys that work on the page, in a dialog; loaded when it is asked for. */
import { TAB_KEYS } from 'study-notes/shell/article/tabs';
import { ZOOM_KEYS } from 'study-notes/shell/article/zoomable';
import { currentShortcuts } from 'study-notes/shell/shortcuts';
import { words } from '../words/reader.ts';
import { make } from './elements.ts';
import sheet from './keys-help.css?url';
import { type Named, type Row, rowsOf } from './rows.ts';
import { areKeysOff, switchKeys } from './switch.ts';

export { sheet };

/** Keys that no control has: those of the browser's dialogs, and of what the page's article holds. */
const WIDGETS: readonly (Named & { place: string })[] = [
  { name: words.closeDialog, keys: ['Escape'], place: 'dialog' },
  { name: words.moveTab, keys: Object.keys(TAB_KEYS), place: '#article [role=tab]' },
  { name: words.movePicture, keys: Object.keys(ZOOM_KEYS), place: '#article .zoom-button' },
];

/** Opens the list. */
export default function openKeys(): void {
  const controls = currentShortcuts().map(({ control, keys }) => ({ name: nameOf(control), keys }));
  const widgets = WIDGETS.filter(({ place }) => document.querySelector(place));
  const dialog = createDialog([...controls, ...widgets]);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent ?? '';
}

function createDialog(all: readonly Named[]): HTMLDialogElement {
  const list = make('dl', {});
  const isMac = /Mac|iP/.test(navigator.platform);
  const fill = () => list.replaceChildren(...rowsOf(all, { isMac, isOff: areKeysOff() }).map(rowElement));
  fill();
  const box = make('input', { type: 'checkbox', checked: !areKeysOff() });
  box.setAttribute('aria-describedby', 'keys-hint');
  box.addEventListener('change', () => {
    switchKeys(!box.checked);
    fill();
  });
  const close = make('button', { type: 'button', className: 'icon-button', ariaLabel: words.close });
  close.dataset.action = 'close';
  // The content fills the dialog, so a click on the dialog itself is on the backdrop, and closes it.
  const content = make('div', {}, [
    make('h2', { textContent: words.keys }),
    close,
    list,
    make('label', {}, [box, words.singleKeys]),
    make('p', { id: 'keys-hint', textContent: words.singleKeysHint }),
  ]);
  return make('dialog', { className: 'keys-help', ariaLabel: words.keys }, [content]);
}

function rowElement({ name, keys }: Row): HTMLElement {
  const said = keys.map((parts) =>
    make(
      'span',
      {},
      parts.flatMap((part, at) => [at ? ' + ' : '', make('kbd', { textContent: partName(part) })]),
    ),
  );
  return make('div', {}, [make('dt', { textContent: name }), make('dd', {}, said)]);
}

const partName = (part: string) => (part === 'Space' ? words.space : part);
