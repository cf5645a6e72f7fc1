/**
 * Which of a lab's changes belong together: a drag from pointerdown on, a key that is held, words typed into one field,
 * a run that plays. Undo takes back what one gesture did.
 */

export interface Gesture {
  id: number;
  /** Where it began. */
  target: unknown;
  /** It did what it was made for: a click that comes now is another one, made without pointer or key (assistive technology). */
  isSpent: boolean;
}

/** What is looked at in an event of a lab's figure. */
export interface GestureEvent {
  type: string;
  target: unknown;
  repeat?: boolean;
}

export const NO_GESTURE: Gesture = { id: 0, target: null, isSpent: true };

/** Types of input whose letters the reader writes. */
const WRITTEN = /^(?:text|search|number|url|email|)$/;

/** Whether an element is written into: its keys are text, and its own undo is the browser's. */
export function isWritten(target: unknown): boolean {
  const { tagName, type = '' } = (target ?? {}) as { tagName?: string; type?: string };
  return tagName === 'TEXTAREA' || (tagName === 'INPUT' && WRITTEN.test(type));
}

/** The gesture that an event belongs to. */
export function followGesture(gesture: Gesture, { type, target, repeat }: GestureEvent): Gesture {
  const next = { id: gesture.id + 1, target, isSpent: false };
  const isSame = gesture.target === target;
  switch (type) {
    case 'pointerdown':
      return next;
    case 'keydown':
      if (isSame && (repeat || isWritten(target))) return { ...gesture, isSpent: false };
      return next;
    // The browser says what a slider, a list or a press came to.
    case 'click':
    case 'change':
      return { ...(gesture.isSpent ? next : gesture), isSpent: true };
    case 'input':
      return gesture.isSpent && !isSame ? next : gesture;
    default:
      return gesture;
  }
}

/** The events that `followGesture` looks at. */
export const GESTURE_EVENTS = ['pointerdown', 'keydown', 'click', 'change', 'input'] as const;
