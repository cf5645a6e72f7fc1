import type { RefObject } from 'react';
import type { AnyLab } from '../define.ts';
import { words } from '../words/frame.ts';
import { keyRows } from './key-rows.ts';

interface KeysHelpProps {
  model: AnyLab['model'];
  dialog: RefObject<HTMLDialogElement | null>;
}

/** All keys that do something in this lab; Escape closes it and gives the focus back. */
export function KeysHelp({ model, dialog }: KeysHelpProps) {
  return (
    <dialog className="lab-keys" aria-label={words.keysOfLab} ref={dialog}>
      <dl>
        {keyRows(model).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="lab-button">
          {words.close}
        </button>
      </form>
    </dialog>
  );
}
