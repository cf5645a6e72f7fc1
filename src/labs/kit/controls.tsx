/** Controls that labs share: each is a native one with a visible name. */
import { type ReactNode, useEffect, useState } from 'react';

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
      <output>{format(value)}</output>
    </label>
  );
}

interface ChoiceProps<Word extends string> {
  label: string;
  value: Word;
  /** Value and what it is called. */
  options: readonly (readonly [Word, string])[];
  onChange: (value: Word) => void;
}

/** One of several; a native list, since phones do that best. */
export function Choice<Word extends string>({ label, value, options, onChange }: ChoiceProps<Word>) {
  return (
    <label className="lab-control">
      <span>{label}</span>
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
}

/**
 * A button; one that may do nothing now stays focusable, so that the keyboard's place is not lost.
 */
export function Button({ children, onClick, disabled = false, isPressed }: ButtonProps) {
  return (
    <button
      type="button"
      className="lab-button"
      aria-disabled={disabled || undefined}
      aria-pressed={isPressed}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </button>
  );
}

/** A row of controls. */
export function Controls({ children, label = '操作' }: { children: ReactNode; label?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every engine
    <div className="lab-controls" role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** Stillness before a result is read out, ms: what plays or is dragged must not chatter. */
const PAUSE = 600;

/** The result in words, for eyes at once and for screen readers when it has come to rest; what tests read. */
export function Status({ children }: { children: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), PAUSE);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <>
      <p className="lab-status">{children}</p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
