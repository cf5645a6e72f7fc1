import { useState } from 'react';
import type { AnyLab } from '../define.ts';
import { useSurroundings } from '../kit/context.ts';
import { Button, Controls } from '../kit/controls.tsx';
import { clamp } from '../kit/scale.ts';
import { useFrame } from '../kit/use-frame.ts';

interface StepPlayerProps {
  model: AnyLab['model'];
  state: object;
  dispatch: (action: unknown) => void;
  isPlaying: boolean;
  onPlay: (isPlaying: boolean) => void;
}

/** Steps in a second where the model says nothing. */
const RATE = 1.25;

/** Steps through a run: back, play, on, and a slider over the whole of it. */
export function StepPlayer({ model, state, dispatch, isPlaying, onPlay }: StepPlayerProps) {
  const { prefersStill } = useSurroundings();
  const { steps } = model;
  if (!steps) return null;
  const [at, last] = [steps.at(state), steps.last(state)];
  const go = (to: number) => dispatch(steps.go(clamp(to, 0, last)));
  const move = (to: number) => {
    onPlay(false);
    go(to);
  };
  return (
    <Controls label="步骤">
      <Button onClick={() => move(at - 1)} disabled={at <= 0}>
        上一步
      </Button>
      {/* Who wants no motion goes step by step. */}
      {!prefersStill && (
        <PlayButton at={at} last={last} rate={steps.rate?.(state) ?? RATE} go={go} isOn={isPlaying} onPlay={onPlay} />
      )}
      <Button onClick={() => move(at + 1)} disabled={at >= last}>
        下一步
      </Button>
      <label className="lab-control lab-timeline">
        <span className="visually-hidden">步骤</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={`第 ${at} 步，共 ${last} 步`}
          onChange={(event) => move(Number(event.target.value))}
        />
        <span className="lab-value" aria-hidden="true">
          {at} / {last}
        </span>
      </label>
    </Controls>
  );
}

interface PlayProps {
  at: number;
  last: number;
  /** Steps in a second. */
  rate: number;
  go: (step: number) => void;
  isOn: boolean;
  onPlay: (isOn: boolean) => void;
}

/** Plays to the end, or again from the start when it is there. */
function PlayButton({ at, last, rate, go, isOn, onPlay }: PlayProps) {
  const [elapsed] = useState({ seconds: 0 });
  useFrame((seconds) => {
    elapsed.seconds += seconds;
    const count = Math.floor(elapsed.seconds * rate);
    if (count === 0) return;
    elapsed.seconds -= count / rate;
    go(at + count);
    if (at + count >= last) onPlay(false);
  }, isOn);
  const toggle = () => {
    elapsed.seconds = 0;
    if (!isOn && at >= last) go(0);
    onPlay(!isOn);
  };
  return (
    <Button onClick={toggle} disabled={last === 0}>
      {isOn ? '暂停' : '播放'}
    </Button>
  );
}
