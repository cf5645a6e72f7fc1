/** The part of the application: the button, and the frame into which the panel comes. */
import { LazyChunk } from 'study-notes/shell/errors/LazyChunk';
import type { ShellFeature } from 'study-notes/shell/shell-feature';
import { createStore, useStore } from 'study-notes/shell/store';
import { words } from '../words/panel.ts';

const ACTION = 'reading-settings';
const isOpen = createStore(false);

function SettingsButton() {
  return (
    <button
      type="button"
      className="icon-button"
      data-action={ACTION}
      aria-haspopup="dialog"
      aria-label={words.readingSettings}
    />
  );
}

/** Opens the panel, instead of the drawer that has its button on narrow screens. */
function open(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  isOpen.set(true);
}

const show = (dialog: HTMLDialogElement | null) => dialog?.showModal();
const close = () => isOpen.set(false);

function Panel() {
  if (!useStore(isOpen, false)) return null;
  return (
    <dialog ref={show} className="reading-panel" aria-label={words.readingSettings} onClose={close}>
      {/* The content fills the dialog, so a click on the dialog itself is on the backdrop, and closes it. */}
      <div>
        <button type="button" className="icon-button" data-action="close" aria-label={words.close} />
        <LazyChunk name={ACTION} props={{}} />
      </div>
    </dialog>
  );
}

const readingShell: ShellFeature = {
  name: 'reading',
  Control: SettingsButton,
  Beside: Panel,
  actions: { [ACTION]: open },
};

export default readingShell;
