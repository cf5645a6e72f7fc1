import { useEffect, useState } from 'react';
import type { AnyLab } from '../define.ts';
import { words } from '../words/frame.ts';
import { announcer } from './announcer.ts';
import { BarButtons } from './BarButtons.tsx';
import { hashOf } from './share-link.ts';
import type { Slot } from './slot.ts';
import type { Fullscreen } from './use-fullscreen.ts';
import type { LabState } from './use-lab-state.ts';

interface LabBarProps {
  lab: AnyLab;
  slot: Slot;
  held: LabState;
  screen: Fullscreen;
  onHelp: () => void;
}

/** What every lab has below it, and what came of pressing it. */
export function LabBar({ lab, slot, held, screen, onHelp }: LabBarProps) {
  const { history, state, notice, undo, redo, reset } = held;
  const [shared, setShared] = useState<{ words: string; of: object }>();
  // What was said of a link is of its state.
  const said = (shared?.of === state && shared.words) || notice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done twice is said twice
  useEffect(() => {
    if (said) announcer.say(said);
  }, [said, history]);
  const share = async () => setShared({ words: await copyLink(lab, slot, state), of: state });
  return (
    <div className="lab-bar">
      {said && <p className="lab-notice">{said}</p>}
      <BarButtons
        onUndo={history.past && undo}
        onRedo={history.future && redo}
        onReset={reset}
        onShare={share}
        isFull={screen.isFull}
        onFull={screen.toggle}
        onHelp={onHelp}
      />
    </div>
  );
}

/** Copies a link to a state, and puts it into the address bar, whence it can be copied in any case; says what came of it. */
async function copyLink({ model }: AnyLab, { key, loan }: Slot, state: object): Promise<string> {
  const text = model.link.write(state);
  if (!text) return words.tooLongForLink;
  history.replaceState(history.state, '', hashOf(key, text));
  return loan.copyText(location.href).then(
    () => words.linkCopied,
    () => words.linkInBar,
  );
}
