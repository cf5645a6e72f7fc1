/** Export, import and deletion of all progress. */
import { useState } from 'react';
import { Confirm } from './Confirm.tsx';
import { dayOf } from './days.ts';
import { FileButton } from './FileButton.tsx';
import { noteExport } from './KeepNotice.tsx';
import { offerFile } from './offer-file.ts';
import type { ReviewProps } from './props.ts';
import { clearReading, readNotes, restoreReading } from './reading-record.ts';
import { FILE_LIMIT, readTransfer, writeTransfer } from './transfer.ts';
import type { Study } from './use-study.ts';
import { words } from './words/review.ts';

interface TransferControlsProps {
  study: Study;
  reading: ReviewProps;
}

/** The controls, and a status line. */
export function TransferControls({ study, reading }: TransferControlsProps) {
  const [message, setMessage] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { change } = study;

  const save = async () => {
    const data = await change((store) => store.load(0));
    if (!data) return;
    const now = Date.now();
    offerFile(
      writeTransfer({ ...data, read: readNotes(reading) }, now),
      words.progressFile(dayOf(now)),
      'application/json',
    );
    noteExport(reading);
    setMessage(words.exportedProgress(data.progress.length, data.log.length, ownText(data.own.length)));
  };

  const take = async (file: File) => {
    const result = file.size > FILE_LIMIT ? { problem: words.fileTooLarge } : readTransfer(await file.text());
    if ('problem' in result) return setMessage(words.progressKept(file.name, result.problem));
    const done = await change((store) => store.merge(result.data));
    if (!done) return setMessage(words.progressNotSaved(file.name));
    restoreReading(result.data.read, reading);
    setMessage(words.importedProgress(done.cards, done.grades, ownText(done.own)));
  };

  const clear = async () => {
    const done = await change(async (store) => {
      await store.clear();
      return true;
    });
    if (!done) return;
    clearReading(reading);
    setMessage(words.allCleared);
  };

  return (
    <>
      <div className="review-row">
        <button type="button" className="button" onClick={save}>
          {words.exportProgress}
        </button>
        <FileButton label={words.importProgress} accept="application/json,.json" onFile={(file) => void take(file)} />
        <button type="button" className="button review-danger" onClick={() => setAsking(true)}>
          {words.clearAll}
        </button>
      </div>
      <p role="status">{message}</p>
      {isAsking && (
        <Confirm
          question={words.clearAsk}
          detail={words.clearDetail}
          action={words.clear}
          onConfirm={clear}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const ownText = (count: number) => (count > 0 ? words.andOwn(count) : '');
