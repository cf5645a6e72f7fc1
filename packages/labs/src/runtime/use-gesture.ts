import { type RefObject, useEffect, useRef } from 'react';
import { followGesture, GESTURE_EVENTS, type Gesture, NO_GESTURE } from './gesture.ts';

/** The gesture in progress in a figure. */
export function useGesture(figure: Element): RefObject<Gesture> {
  const gesture = useRef(NO_GESTURE);
  useEffect(() => {
    // Before any listener of the lab's own, which may change its state.
    const follow = (event: Event) => {
      gesture.current = followGesture(gesture.current, event as KeyboardEvent);
    };
    for (const type of GESTURE_EVENTS) figure.addEventListener(type, follow, { capture: true });
    return () => {
      for (const type of GESTURE_EVENTS) figure.removeEventListener(type, follow, { capture: true });
    };
  }, [figure]);
  return gesture;
}
