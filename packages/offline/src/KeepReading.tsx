import { READ } from './names.ts';
import type { Stored } from './stored-state.ts';

interface KeepReadingProps {
  stored: Stored;
  onChoose: (isOn: boolean) => void;
}

/** The switch by which pages that are read stay readable. */
export function KeepReading({ stored: { keeps, pages, full }, onChoose }: KeepReadingProps) {
  return (
    <section className="offline-keep" aria-label="读过的页">
      <h2>读过的页</h2>
      <label>
        <input type="checkbox" checked={keeps} onChange={(event) => onChoose(event.target.checked)} />
        把读过的页留在本机，没有网络也能再读
      </label>
      {keeps && full.has(READ) && <p className="offline-notice">空间不够，最近读的页没有留下，以前留下的都还在。</p>}
      <p>{keeps ? `留下了 ${pages} 页。` : '现在没有留。把网站装成应用，再打开这一页，它就自动打开。'}</p>
    </section>
  );
}
