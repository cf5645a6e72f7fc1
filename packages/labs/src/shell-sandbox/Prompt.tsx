import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { LONGEST_LINE } from './command-text.ts';
import { shortPath } from './describe.ts';
import { words } from './words/lab.ts';

interface PromptProps {
  folder: string;
  /** Lines that have run, oldest first. */
  history: readonly string[];
  hasRoom: (line: string) => boolean;
  onLine: (line: string) => void;
}

/** Where one types. */
export function Prompt({ folder, history, hasRoom, onLine }: PromptProps) {
  const [text, setText] = useState('');
  const [back, setBack] = useState(0);
  const isFull = !hasRoom(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFull || text.trim() === '') return;
    onLine(text);
    setText('');
    setBack(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const next = Math.min(Math.max(back + way, 0), history.length);
    setBack(next);
    setText(next === 0 ? '' : (history.at(-next) ?? ''));
  };
  return (
    <form className="shell-form" onSubmit={submit}>
      <span className="shell-prompt" aria-hidden="true">
        {shortPath(folder)} $
      </span>
      <input
        type="text"
        aria-label={words.command}
        value={text}
        maxLength={LONGEST_LINE}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        enterKeyHint="go"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="lab-button" aria-disabled={isFull || text.trim() === '' || undefined}>
        {words.run}
      </button>
      {isFull && <p className="shell-hint">{words.isFull}</p>}
    </form>
  );
}
