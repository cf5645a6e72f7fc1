import { useLayoutEffect, useState } from 'react';
import type { AnyLab } from '../define.ts';
import { SurroundingsContext } from '../kit/context.ts';
import type { Seat } from './seat.ts';
import { hashOfState } from './share-link.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useLabState } from './use-lab-state.ts';
import { useSeatSurroundings } from './use-seat-surroundings.ts';

/** A living lab with what every lab has: 重置, 复制链接, 全屏. */
export function LabFrame({ lab, seat }: { lab: AnyLab; seat: Seat }) {
  const surroundings = useSeatSurroundings(seat);
  const { state, change, reset, generation, notice } = useLabState(lab, seat);
  const { isFull, toggle } = useFullscreen(seat.figure);

  useLayoutEffect(() => {
    if (seat.still) seat.still.hidden = true;
    return () => {
      if (seat.still) seat.still.hidden = false;
    };
  }, [seat]);

  return (
    <SurroundingsContext value={surroundings}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="lab-live" role="group" aria-label={seat.caption || '交互图'}>
        <lab.Component key={generation} options={seat.options} state={state} change={change} />
        <div className="lab-bar">
          <p className="lab-notice" role="status">
            {notice}
          </p>
          <button type="button" className="lab-button" onClick={reset}>
            重置
          </button>
          <ShareButton seat={seat} state={state} />
          <button type="button" className="lab-button" onClick={toggle}>
            {isFull ? '退出全屏' : '全屏'}
          </button>
        </div>
      </div>
    </SurroundingsContext>
  );
}

/** Copies a link to this state, and puts it into the address bar, whence it can be copied in any case. */
function ShareButton({ seat, state }: { seat: Seat; state: object }) {
  const [words, setWords] = useState('');
  const share = async () => {
    const hash = hashOfState(seat.key, state);
    if (!hash) return setWords('内容太长，放不进链接');
    history.replaceState(history.state, '', hash);
    const result = seat.loan.copyText(location.href);
    setWords(await result.then(() => '已复制链接').catch(() => '链接在地址栏里'));
  };
  return (
    <>
      <span className="lab-notice" role="status">
        {words}
      </span>
      <button type="button" className="lab-button" onClick={share} onBlur={() => setWords('')}>
        复制链接
      </button>
    </>
  );
}
