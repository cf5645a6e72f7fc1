import type { KeyboardEvent } from 'react';

interface PressAreaProps {
  /** The place of the drawing that it lies over. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** What pressing does, in the subject's words. */
  label: string;
  /** Pressing it does nothing now; it stays where the keyboard finds it. */
  disabled?: boolean;
  /** For places that stay chosen. */
  isPressed?: boolean;
  onPress: () => void;
}

/** A button lying unseen over a part of a drawing; what is under it stays drawn, and a finger scrolls from it. */
export function PressArea({ label, disabled = false, isPressed, onPress, ...box }: PressAreaProps) {
  const press = () => !disabled && onPress();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !/^(?:Enter| )$/.test(event.key)) return;
    event.preventDefault();
    press();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing holds no <button>
    <g
      className="lab-press"
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-pressed={isPressed}
      style={{ cursor: disabled ? 'default' : 'pointer' }}
      onClick={press}
      onKeyDown={onKeyDown}
    >
      <rect {...box} rx={4} fill="transparent" />
    </g>
  );
}
