/** The one frame loop: runs while asked to, in view and in a shown tab. */
import { useEffect, useRef, useState } from 'react';
import { useSurroundings } from './context.ts';

/** Longest step, seconds: after a pause nothing jumps. */
const LONGEST = 0.1;

/** Calls `step` with the seconds since the last frame, while `isRunning`. */
export function useFrame(step: (seconds: number) => void, isRunning: boolean): void {
  const { isActive } = useSurroundings();
  const latest = useRef(step);
  const [, raise] = useState(0);
  latest.current = step;
  useEffect(() => {
    if (!isRunning || !isActive) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      frame = requestAnimationFrame(next);
      const seconds = Math.min(Math.max(now - last, 0) / 1000, LONGEST);
      last = now;
      try {
        latest.current(seconds);
      } catch (error) {
        cancelAnimationFrame(frame);
        // Rethrown while rendering, where the lab's error boundary catches it.
        raise(() => {
          throw error;
        });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning, isActive]);
}
