/** The part of the application: a button that shows when it has the focus, its keys, and the switch. */
import { callChunk } from 'study-notes/shell/errors/call-chunk';
import type { ShellFeature } from 'study-notes/shell/shell-feature';
import { words } from '../words/reader.ts';
import { startSwitch } from './switch.ts';

const ACTION = 'keys';

function KeysButton() {
  return (
    <button type="button" className="skip" data-action={ACTION} aria-haspopup="dialog" aria-keyshortcuts="? Control+/">
      {words.keys}
    </button>
  );
}

const keysShell: ShellFeature = {
  name: 'keys',
  Control: KeysButton,
  actions: { [ACTION]: () => callChunk({ name: ACTION, failed: words.keysFailed }) },
  start: startSwitch,
};

export default keysShell;
