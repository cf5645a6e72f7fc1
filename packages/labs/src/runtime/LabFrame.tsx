import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { AnyLab } from '../define.ts';
import { SurroundingsContext } from '../kit/context.ts';
import { hashOfState } from './share-link.ts';
import type { Slot } from './slot.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useLabState } from './use-lab-state.ts';
import { useSlotSurroundings } from './use-slot-surroundings.ts';
import { useVoice } from './use-voice.tsx';

type Say = (words: string) => void;

/** A living lab with what every lab has: 重置, 复制链接, 全屏. */
export function LabFrame({ lab, slot }: { lab: AnyLab; slot: Slot }) {
  const { say, region } = useVoice();
  const seen = useSlotSurroundings(slot);
  const surroundings = useMemo(() => ({ ...seen, say }), [seen, say]);
  const { state, change, reset, generation, notice } = useLabState(lab, slot);
  const { isFull, toggle } = useFullscreen(slot.figure);

  useLayoutEffect(() => {
    if (slot.still) slot.still.hidden = true;
    return () => {
      if (slot.still) slot.still.hidden = false;
    };
  }, [slot]);

  return (
    <SurroundingsContext value={surroundings}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="lab-live" role="group" aria-label={slot.caption || '交互图'}>
        <lab.Component key={generation} options={slot.options} state={state} change={change} />
        <div className="lab-bar">
          <Notice words={notice} say={say} />
          <button type="button" className="lab-button" onClick={reset}>
            重置
          </button>
          <ShareButton slot={slot} state={state} say={say} />
          <button type="button" className="lab-button" onClick={toggle}>
            {isFull ? '退出全屏' : '全屏'}
          </button>
        </div>
        {region}
      </div>
    </SurroundingsContext>
  );
}

function Notice({ words, say }: { words: string; say: Say }) {
  useEffect(() => {
    if (words) say(words);
  }, [words, say]);
  return <p className="lab-notice">{words}</p>;
}

/** Copies a link to this state, and puts it into the address bar, whence it can be copied in any case. */
function ShareButton({ slot, state, say }: { slot: Slot; state: object; say: Say }) {
  const [words, setWords] = useState('');
  const share = async () => {
    const hash = hashOfState(slot.key, state);
    if (!hash) return setWords('内容太长，放不进链接');
    history.replaceState(history.state, '', hash);
    const result = slot.loan.copyText(location.href);
    setWords(await result.then(() => '已复制链接').catch(() => '链接在地址栏里'));
  };
  return (
    <>
      <Notice words={words} say={say} />
      <button type="button" className="lab-button" onClick={share} onBlur={() => setWords('')}>
        复制链接
      </button>
    </>
  );
}
