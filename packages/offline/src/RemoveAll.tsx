import { useState } from 'react';

/** Asks once more before everything goes. */
export function RemoveAll({ onRemove }: { onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" className="button" onClick={() => setAsking(true)}>
        全部移除
      </button>
    );
  return (
    <div className="offline-ask">
      <p>移除存在本机的所有节和读过的页？复习进度不在其中。</p>
      {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed has gone, and the focus with it. */}
      <button type="button" className="button" autoFocus onClick={() => setAsking(false)}>
        不移除
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          setAsking(false);
          onRemove();
        }}
      >
        移除
      </button>
    </div>
  );
}
