/** Controls that labs share: each is a native one with a visible name. */
import type { ReactNode } from 'react';
import { words } from '../words/frame.ts';

interface NumberControlProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The number in words, with its unit; the number itself when absent. */
  format?: (value: number) => string;
  onChange: (value: number) => void;
}

/** A number on a slider, its value beside it. */
export function NumberControl({ label, value, min, max, step = 1, format = String, onChange }: NumberControlProps) {
  return (
    <label className="lab-control">
      <span>{label}</span>
      <input
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {/* Not an <output>, which is a live region: the slider says its value itself. */}
      <span className="lab-value" aria-hidden="true">
        {format(value)}
      </span>
    </label>
  );
}

interface ChoiceProps<Word extends string> {
  label: string;
  /** The name is for assistive technology only: what stands around it says it to the eye. */
  isNameHidden?: boolean;
  value: Word;
  /** Value and what it is called. */
  options: readonly (readonly [Word, string])[];
  onChange: (value: Word) => void;
}

/** One of several; a native list, since phones do that best. */
export function Choice<Word extends string>({ label, isNameHidden, value, options, onChange }: ChoiceProps<Word>) {
  return (
    <label className="lab-control">
      <span className={isNameHidden ? 'visually-hidden' : undefined}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as Word)}>
        {options.map(([word, name]) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ToggleProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off. */
export function Toggle({ label, isOn, onChange }: ToggleProps) {
  return (
    <label className="lab-control">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface TextControlProps {
  label: string;
  value: string;
  /** What is wrong with the text; shown and tied to the field. */
  error?: string;
  /** Most characters. */
  longest?: number;
  onChange: (value: string) => void;
}

/** A line of text. */
export function TextControl({ label, value, error, longest = 200, onChange }: TextControlProps) {
  return (
    <label className="lab-control">
      <span>{label}</span>
      <input
        type="text"
        value={value}
        maxLength={longest}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <span className="lab-error" role="alert">
          {error}
        </span>
      )}
    </label>
  );
}

interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  /** For buttons that stay pressed. */
  isPressed?: boolean;
  /** Name of a button that shows a sign only. */
  label?: string;
}

/**
 * A button; one that may do nothing now stays focusable, so that the keyboard's place is not lost.
 */
export function Button({ children, onClick, disabled = false, isPressed, label }: ButtonProps) {
  return (
    <button
      type="button"
      className="lab-button"
      aria-disabled={disabled || undefined}
      aria-pressed={isPressed}
      aria-label={label}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </button>
  );
}

/** A row of controls. */
export function Controls({ children, label = words.controls }: { children: ReactNode; label?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every engine
    <div className="lab-controls" role="group" aria-label={label}>
      {children}
    </div>
  );
}
