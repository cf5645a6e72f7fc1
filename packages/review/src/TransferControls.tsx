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
      `复习进度-${dayOf(now)}.json`,
      'application/json',
    );
    noteExport(reading);
    setMessage(`已导出 ${data.progress.length} 张卡片的进度和 ${data.log.length} 次评分${ownText(data.own.length)}。`);
  };

  const take = async (file: File) => {
    const result = file.size > FILE_LIMIT ? { problem: '文件超过 64 MB。' } : readTransfer(await file.text());
    if ('problem' in result) return setMessage(`没有导入“${file.name}”，原来的进度没有变。${result.problem}`);
    const done = await change((store) => store.merge(result.data));
    if (!done) return setMessage(`没有导入“${file.name}”：浏览器没有存下来，原来的进度没有变。`);
    restoreReading(result.data.read, reading);
    setMessage(
      `导入了 ${done.cards} 张卡片的进度和 ${done.grades} 次评分${ownText(done.own)}；这里更新的进度保持不变。`,
    );
  };

  const clear = async () => {
    const done = await change(async (store) => {
      await store.clear();
      return true;
    });
    if (!done) return;
    clearReading(reading);
    setMessage('复习进度和阅读记录都清除了。');
  };

  return (
    <>
      <div className="review-row">
        <button type="button" className="button" onClick={save}>
          导出进度
        </button>
        <FileButton label="导入进度" accept="application/json,.json" onFile={(file) => void take(file)} />
        <button type="button" className="button review-danger" onClick={() => setAsking(true)}>
          全部清除
        </button>
      </div>
      <p role="status">{message}</p>
      {isAsking && (
        <Confirm
          question="清除全部复习进度和阅读记录？"
          detail="这个浏览器里的进度和自己的卡片会全部丢失。要留一份，请先导出。"
          action="清除"
          onConfirm={clear}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const ownText = (count: number) => (count > 0 ? `，还有 ${count} 张自己的卡片` : '');
