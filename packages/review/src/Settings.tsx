/** The reader's settings and stored data. */
import { useReducer } from 'react';
import type { ReviewProps } from './props.ts';
import { clearReading, readNotes } from './reading-record.ts';
import { TransferControls } from './TransferControls.tsx';
import type { Study } from './use-study.ts';
import { words } from './words/review.ts';

/** Choices for new cards a day; the last means all. */
const FRESH_CHOICES = [0, 5, 10, 20, 50, 100_000];
export const FRESH_DEFAULT = 10;

interface SettingsProps {
  study: Study;
  reading: ReviewProps;
  freshPerDay: number;
  onFresh: (count: number) => void;
}

/** Settings, and export and import of progress. */
export function Settings({ study, reading: given, freshPerDay, onFresh }: SettingsProps) {
  // The reading record lies outside React, so its changes must trigger a render.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const onReadingChange = () => {
    given.onReadingChange();
    rerender();
  };
  const reading = { ...given, onReadingChange };
  return (
    <section className="review-settings" aria-label={words.settings}>
      <h2>{words.settings}</h2>
      <div className="review-row">
        <label>
          {words.freshPerDay}{' '}
          <select value={freshPerDay} onChange={(event) => onFresh(Number(event.target.value))}>
            {FRESH_CHOICES.map((count) => (
              <option key={count} value={count}>
                {count >= 100_000 ? words.unlimited : words.cards(count)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ReadingSettings reading={reading} />
      <p>{words.staysHere}</p>
      <TransferControls study={study} reading={reading} />
    </section>
  );
}

function ReadingSettings({ reading }: { reading: ReviewProps }) {
  const { keyOf, readStored, writeStored, onReadingChange } = reading;
  const count = Object.keys(readNotes(reading)).length;
  const choose = (isOn: boolean) => {
    writeStored(keyOf('reading'), isOn ? null : 'off');
    onReadingChange();
  };
  return (
    <div className="review-row">
      <label>
        <input
          type="checkbox"
          checked={readStored(keyOf('reading')) !== 'off'}
          onChange={(event) => choose(event.target.checked)}
        />{' '}
        {words.recordRead}
      </label>
      <span>{words.notesRead(count)}</span>
      <button type="button" className="button" disabled={count === 0} onClick={() => clearReading(reading)}>
        {words.clearRead}
      </button>
    </div>
  );
}

/** The stored choice, or the default when it is not one of the choices. */
export function freshChoice(stored: string | null): number {
  const count = Number(stored ?? Number.NaN);
  return FRESH_CHOICES.includes(count) ? count : FRESH_DEFAULT;
}
