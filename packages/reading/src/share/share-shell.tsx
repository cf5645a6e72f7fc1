/** The part of the application: a button below notes where the device has a sheet for sharing and is used by touch. */
import { useSyncExternalStore } from 'react';
import { copyText, reportCopy } from 'study-notes/shell/article/clipboard';
import type { ShellFeature } from 'study-notes/shell/shell-feature';
import { words } from '../words/reader.ts';

const never = () => () => {};
const canShare = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Opens the sheet; where the system refuses, the address is copied instead. */
async function share(control: HTMLElement): Promise<void> {
  const url = location.href;
  try {
    await navigator.share({ title: document.title, url });
  } catch (error) {
    // The reader has closed the sheet.
    if ((error as Error).name !== 'AbortError') await reportCopy(control, copyText(url));
  }
}

function ShareButton() {
  const isThere = useSyncExternalStore(never, canShare, () => false);
  return (
    isThere && (
      <button type="button" onClick={({ currentTarget }) => share(currentTarget)}>
        {words.share}
      </button>
    )
  );
}

const shareShell: ShellFeature = { name: 'share', Foot: ShareButton };

export default shareShell;
