import { useState } from 'react';
import { useSurroundings } from '../kit/context.ts';
import { Button, Controls } from '../kit/controls.tsx';
import { clamp } from '../kit/scale.ts';
import { useFrame } from '../kit/use-frame.ts';
import { words } from '../words/frame.ts';
import type { Steps } from './use-steps.ts';

export interface StepPlayerProps extends Steps {
  /** 先猜再走: absent where there is nothing to guess. */
  guess?: { isOn: boolean; toggle: () => void } | undefined;
}

/** Steps through a run: back, play, on, and a slider over the whole of it. */
export function StepPlayer(steps: StepPlayerProps) {
  const { prefersStill } = useSurroundings();
  const { at, last, back, on, move, guess } = steps;
  // Some of a lab's subjects have no steps.
  if (last === 0) return null;
  return (
    <Controls label={words.steps}>
      <Button onClick={back} disabled={at <= 0}>
        {words.previousStep}
      </Button>
      {/* Who wants no motion goes step by step. */}
      {!prefersStill && <PlayButton {...steps} />}
      <Button onClick={on} disabled={at >= last}>
        {words.nextStep}
      </Button>
      {guess && (
        <Button onClick={guess.toggle} isPressed={guess.isOn}>
          {words.guessFirst}
        </Button>
      )}
      <label className="lab-control lab-timeline">
        <span className="visually-hidden">{words.step}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={words.stepOf(at, last)}
          onChange={(event) => move(Number(event.target.value))}
        />
        <span className="lab-value" aria-hidden="true">
          {at} / {last}
        </span>
      </label>
    </Controls>
  );
}

/** Plays to the end, or again from the start when it is there. */
function PlayButton({ at, last, rate, go, isPlaying, play }: StepPlayerProps) {
  const [elapsed] = useState({ seconds: 0 });
  useFrame((seconds) => {
    elapsed.seconds += seconds;
    const count = Math.floor(elapsed.seconds * rate);
    if (count === 0) return;
    elapsed.seconds -= count / rate;
    go(clamp(at + count, 0, last));
    if (at + count >= last) play(false);
  }, isPlaying);
  const toggle = () => {
    elapsed.seconds = 0;
    if (!isPlaying && at >= last) go(0);
    play(!isPlaying);
  };
  return (
    <Button onClick={toggle} disabled={last === 0}>
      {isPlaying ? words.pause : words.play}
    </Button>
  );
}
