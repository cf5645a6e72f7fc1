import type { ComponentProps, FormEvent } from 'react';
import { words } from '../words/slot.ts';

interface Props extends ComponentProps<'input'> {
  /** Called with the text once no input method is composing it. */
  onQuery: (text: string) => void;
}

/** The search input. It is uncontrolled: what was typed before the application loaded is never lost, and no composition is disturbed. */
export function SearchField({ onQuery, ...props }: Props) {
  const read = ({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>) => {
    if (!(nativeEvent as InputEvent).isComposing) onQuery(currentTarget.value);
  };
  return (
    <input
      {...props}
      className="search-field"
      aria-label={words.searchNotes}
      placeholder={words.searchHint}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      onInput={read}
      onCompositionEnd={({ currentTarget }) => onQuery(currentTarget.value)}
    />
  );
}
