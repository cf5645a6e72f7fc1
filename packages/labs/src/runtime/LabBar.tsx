import { useEffect, useState } from 'react';
import type { AnyLab } from '../define.ts';
import { Button } from '../kit/controls.tsx';
import { announcer } from './announcer.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { hashOf } from './share-link.ts';
import type { Slot } from './slot.ts';
import type { Help } from './use-frame-keys.ts';
import type { Fullscreen } from './use-fullscreen.ts';
import type { LabState } from './use-lab-state.ts';

interface LabBarProps {
  lab: AnyLab;
  slot: Slot;
  held: LabState;
  screen: Fullscreen;
  help: Help;
}

/** What every lab has below it: 撤销, 重做, 重置, 复制链接, 全屏, and the keys. */
export function LabBar({ lab, slot, held, screen, help }: LabBarProps) {
  const { history, notice } = held;
  const [shared, setShared] = useState('');
  const words = shared || notice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done twice is said twice
  useEffect(() => {
    if (words) announcer.say(words);
  }, [words, held.history]);
  return (
    <div className="lab-bar">
      <p className="lab-notice">{words}</p>
      <Button onClick={held.undo} disabled={!history.past}>
        撤销
      </Button>
      <Button onClick={held.redo} disabled={!history.future}>
        重做
      </Button>
      <Button onClick={held.reset}>重置</Button>
      <ShareButton lab={lab} slot={slot} state={held.state} onShare={setShared} />
      <Button onClick={screen.toggle}>{screen.isFull ? '退出全屏' : '全屏'}</Button>
      <Button onClick={help.open} label="按键说明">
        ?
      </Button>
      <KeysHelp model={lab.model} dialog={help.dialog} />
    </div>
  );
}

interface ShareProps extends Pick<LabBarProps, 'lab' | 'slot'> {
  state: object;
  onShare: (words: string) => void;
}

/** Copies a link to this state, and puts it into the address bar, whence it can be copied in any case. */
function ShareButton({ lab, slot, state, onShare }: ShareProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of a link is of this state
  useEffect(() => onShare(''), [state]);
  const share = async () => {
    const text = lab.model.link.write(state);
    if (!text) return onShare('内容太长，放不进链接');
    history.replaceState(history.state, '', hashOf(slot.key, text));
    const result = slot.loan.copyText(location.href);
    onShare(await result.then(() => '已复制链接').catch(() => '链接在地址栏里'));
  };
  return (
    <button type="button" className="lab-button" onClick={share} onBlur={() => onShare('')}>
      复制链接
    </button>
  );
}
