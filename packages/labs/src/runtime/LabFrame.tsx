import { useEffect, useLayoutEffect, useRef } from 'react';
import type { AnyLab } from '../define.ts';
import { SurroundingsContext } from '../kit/context.ts';
import { words } from '../words/frame.ts';
import { announcer } from './announcer.ts';
import { GuessPanel } from './GuessPanel.tsx';
import { cardOf } from './guess-card.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { LabBar } from './LabBar.tsx';
import { LabLayout } from './LabLayout.tsx';
import { Sentence } from './Sentence.tsx';
import { StepPlayer } from './StepPlayer.tsx';
import type { Slot } from './slot.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useFrameKeys } from './use-frame-keys.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useGuessing } from './use-guessing.ts';
import { useLabState } from './use-lab-state.ts';
import { useSlotSurroundings } from './use-slot-surroundings.ts';
import { stepsOf, usePlaying } from './use-steps.ts';

/** A living lab: its parts, and around them what every lab has. */
export function LabFrame({ lab, slot }: { lab: AnyLab; slot: Slot }) {
  const { model, Figure, Controls, Details } = lab;
  const { takeCard } = slot.loan;
  const surroundings = useSlotSurroundings(slot);
  const held = useLabState(lab, slot);
  const { state, dispatch, generation } = held;
  const walked = stepsOf({ model, state, dispatch }, usePlaying(generation, surroundings.prefersStill));
  const guess = useGuessing(model, state, () => walked?.on());
  const steps = walked && { ...walked, on: () => guess.ask() || walked.on() };
  const toggleGuessing = () => {
    // At the end nothing is left to be guessed.
    if (walked && !guess.guessing.isOn && walked.at >= walked.last) walked.move(0);
    guess.toggle();
  };
  const screen = useFullscreen(slot.figure);
  const live = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const help = () => dialog.current?.showModal();
  useStillHidden(slot);
  useFocusKept(live);
  useFrameKeys(live, {
    ...{ undo: held.undo, redo: held.redo, help },
    ...{ back: steps?.back, on: steps?.on, choose: guess.round && guess.choose },
  });

  const parts = { options: slot.options, state, dispatch };
  const sentence = model.describe(state);
  return (
    <SurroundingsContext value={surroundings}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="lab-live" role="group" aria-label={slot.caption || words.lab} tabIndex={-1} ref={live}>
        <LabLayout
          question={model.question(state)}
          figure={<Figure key={generation} {...parts} />}
          player={
            steps && (
              <>
                <StepPlayer
                  {...steps}
                  guess={guess.isOffered ? { ...guess.guessing, toggle: toggleGuessing } : undefined}
                />
                <GuessPanel {...guess} makeCard={takeCard && ((round) => takeCard(cardOf(round, model, slot)))} />
              </>
            )
          }
          sentence={sentence && <Sentence words={sentence} isPlaying={steps?.isPlaying ?? false} />}
          controls={Controls && <Controls key={generation} {...parts} />}
          details={Details && <Details key={generation} {...parts} />}
          bar={<LabBar lab={lab} slot={slot} held={held} screen={screen} onHelp={help} />}
        />
        <KeysHelp model={model} dialog={dialog} />
        {screen.isFull && <p className="visually-hidden" role="status" />}
      </div>
    </SurroundingsContext>
  );
}

/** Hides the still while the lab is mounted; when it is unmounted, a sentence not announced yet is dropped. */
function useStillHidden({ still }: Slot): void {
  useLayoutEffect(() => {
    if (still) still.hidden = true;
    return () => {
      if (still) still.hidden = false;
    };
  }, [still]);
  useEffect(() => announcer.hush, []);
}
