import { useState } from 'react';
import { words } from './words/page.ts';

/** Asks once more before everything goes. */
export function RemoveAll({ onRemove }: { onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {words.removeAll}
      </button>
    );
  return (
    <div className="offline-ask">
      <p>{words.removeAllAsk}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed has gone, and the focus with it. */}
      <button type="button" className="button" autoFocus onClick={() => setAsking(false)}>
        {words.doNotRemove}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          setAsking(false);
          onRemove();
        }}
      >
        {words.remove}
      </button>
    </div>
  );
}
