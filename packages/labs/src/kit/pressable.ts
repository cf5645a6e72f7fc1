import type { KeyboardEvent } from 'react';

/** What makes a group of a drawing a button, which holds no HTML, for pointer and keyboard; `isPressed` is of those that stay pressed. */
export const pressable = (act: () => void, isPressed?: boolean) => ({
  role: 'button',
  tabIndex: 0,
  'aria-pressed': isPressed,
  style: { cursor: 'pointer' },
  onClick: act,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !/^(?:Enter| )$/.test(event.key)) return;
    event.preventDefault();
    act();
  },
});
