import { pressable } from './pressable.ts';

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
  return (
    <g
      className="lab-press"
      {...pressable(() => !disabled && onPress(), isPressed)}
      aria-label={label}
      aria-disabled={disabled || undefined}
      style={{ cursor: disabled ? 'default' : 'pointer' }}
    >
      <rect {...box} rx={4} fill="transparent" />
    </g>
  );
}
