import { READ } from './names.ts';
import type { Stored } from './stored-state.ts';
import { words } from './words/page.ts';

interface KeepReadingProps {
  stored: Stored;
  onChoose: (isOn: boolean) => void;
}

/** The switch by which pages that are read stay readable. */
export function KeepReading({ stored: { keeps, pages, full }, onChoose }: KeepReadingProps) {
  return (
    <section className="offline-keep" aria-label={words.pagesRead}>
      <h2>{words.pagesRead}</h2>
      <label>
        <input type="checkbox" checked={keeps} onChange={(event) => onChoose(event.target.checked)} />
        {words.keepPages}
      </label>
      {keeps && full.has(READ) && <p className="offline-notice">{words.noRoomForPages}</p>}
      <p>{keeps ? words.pagesKept(pages) : words.nothingKept}</p>
    </section>
  );
}
