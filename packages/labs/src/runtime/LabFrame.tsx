import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnyLab } from '../define.ts';
import { SurroundingsContext } from '../kit/context.ts';
import { announcer } from './announcer.ts';
import { LabBar } from './LabBar.tsx';
import { Sentence } from './Sentence.tsx';
import { StepPlayer } from './StepPlayer.tsx';
import type { Slot } from './slot.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useFrameKeys } from './use-frame-keys.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useLabState } from './use-lab-state.ts';
import { useSlotSurroundings } from './use-slot-surroundings.ts';

/** A living lab: its parts, and around them what every lab has. */
export function LabFrame({ lab, slot }: { lab: AnyLab; slot: Slot }) {
  const { model, Figure, Controls, Details } = lab;
  const seen = useSlotSurroundings(slot);
  const surroundings = useMemo(() => ({ ...seen, say: announcer.say }), [seen]);
  const held = useLabState(lab, slot);
  const { state, dispatch, generation } = held;
  const [isOn, setPlaying] = useState(false);
  const isPlaying = isOn && !seen.prefersStill;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was reset or came by link stands still
  useEffect(() => setPlaying(false), [generation]);
  const screen = useFullscreen(slot.figure);
  const live = useRef<HTMLDivElement>(null);
  useStillHidden(slot);
  useFocusKept(live);
  const help = useFrameKeys(live, held);

  const parts = { options: slot.options, state, dispatch };
  const [question, sentence] = [model.question(state), model.describe(state)];
  return (
    <SurroundingsContext value={surroundings}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="lab-live" role="group" aria-label={slot.caption || '交互图'} tabIndex={-1} ref={live}>
        {question && <p className="lab-question">{question}</p>}
        <div className="lab-stage" key={generation}>
          <Figure {...parts} />
          {model.steps && (
            <StepPlayer model={model} state={state} dispatch={dispatch} isPlaying={isPlaying} onPlay={setPlaying} />
          )}
        </div>
        {sentence && <Sentence words={sentence} isPlaying={isPlaying} />}
        {Controls && <Controls key={`controls ${generation}`} {...parts} />}
        {Details && (
          <div className="lab-details" key={`details ${generation}`}>
            <Details {...parts} />
          </div>
        )}
        <LabBar lab={lab} slot={slot} held={held} screen={screen} help={help} />
        {screen.isFull && <p className="visually-hidden" role="status" />}
      </div>
    </SurroundingsContext>
  );
}

/** The still picture gives its place to the lab while it lives. */
function useStillHidden({ still }: Slot): void {
  useLayoutEffect(() => {
    if (still) still.hidden = true;
    return () => {
      if (still) still.hidden = false;
    };
  }, [still]);
  useEffect(() => announcer.hush, []);
}
