/** A turn that the reader began goes on by itself, phase after phase. */
import { useRef } from 'react';
import { useSurroundings } from '../kit/context.ts';
import { useFrame } from '../kit/use-frame.ts';
import { type GameAction, type GameState, SECONDS_A_PHASE } from './model.ts';

/** Hands on a phase when it was seen long enough; never where no motion is wanted, and there the reader steps. */
export function useOwnPlay({ isRunning, step }: GameState, dispatch?: (action: GameAction) => void): void {
  const { prefersStill } = useSurroundings();
  const seen = useRef({ step, seconds: 0 });
  useFrame((seconds) => {
    if (seen.current.step !== step) seen.current = { step, seconds: 0 };
    seen.current.seconds += seconds;
    if (seen.current.seconds < SECONDS_A_PHASE) return;
    seen.current.seconds = 0;
    dispatch?.({ kind: 'tick' });
  }, isRunning && !prefersStill);
}
