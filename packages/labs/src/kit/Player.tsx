import { useState } from 'react';
import { Button, Controls } from './controls.tsx';
import { clamp } from './scale.ts';
import { useFrame } from './use-frame.ts';

interface PlayerProps {
  /** The step shown, from 0. */
  step: number;
  /** The last step. */
  last: number;
  onStep: (step: number) => void;
  /** Steps in a second while playing. */
  rate?: number;
}

/** Steps through a recorded run: back, play, on, and a slider over the whole of it. */
export function Player({ step, last, onStep, rate = 1.25 }: PlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [elapsed] = useState({ seconds: 0 });
  const go = (to: number) => onStep(clamp(Math.round(to), 0, last));

  useFrame((seconds) => {
    elapsed.seconds += seconds;
    const steps = Math.floor(elapsed.seconds * rate);
    if (steps === 0) return;
    elapsed.seconds -= steps / rate;
    go(step + steps);
    if (step + steps >= last) setPlaying(false);
  }, isPlaying);

  const play = () => {
    elapsed.seconds = 0;
    if (step >= last) go(0);
    setPlaying(!isPlaying);
  };
  const move = (by: number) => {
    setPlaying(false);
    go(step + by);
  };
  return (
    <Controls label="步骤">
      <Button onClick={() => move(-1)} disabled={step <= 0}>
        上一步
      </Button>
      <Button onClick={play} disabled={last === 0}>
        {isPlaying ? '暂停' : '播放'}
      </Button>
      <Button onClick={() => move(1)} disabled={step >= last}>
        下一步
      </Button>
      <label className="lab-control lab-timeline">
        <span className="visually-hidden">步骤</span>
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-valuetext={`第 ${step} 步，共 ${last} 步`}
          onChange={(event) => move(Number(event.target.value) - step)}
        />
        <span className="lab-value" aria-hidden="true">
          {step} / {last}
        </span>
      </label>
    </Controls>
  );
}
