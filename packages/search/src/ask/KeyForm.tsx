/** Form for the reader's own API key: enter it, choose how long it is stored, delete it. */
import { type FormEvent, useId, useState } from 'react';
import { words } from '../words/ask.ts';
import type { ReaderKey } from './reader-key.ts';

interface Props {
  readerKey: ReaderKey;
  host: string;
  hasKey: boolean;
  onChange: () => void;
}

/** A form for the key of the service at `host`. */
export function KeyForm({ readerKey, host, hasKey, onChange }: Props) {
  const id = useId();
  const [message, setMessage] = useState('');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const key = String(fields.get('key') ?? '').trim();
    // Header values hold printable ASCII only.
    if (!/^[\x21-\x7e]+$/.test(key)) return setMessage(words.badKey);
    const isKept = readerKey.keep(key, fields.has('lasting'));
    setMessage(isKept ? words.keySaved : words.keyNotSaved);
    event.currentTarget.reset();
    onChange();
  };
  const onForget = () => {
    readerKey.forget();
    setMessage(words.keyForgotten);
    onChange();
  };
  return (
    <form className="ask-key" onSubmit={onSubmit}>
      <label htmlFor={id}>{words.yourKey}</label>
      <input id={id} name="key" type="password" autoComplete="off" spellCheck={false} />
      <label>
        <input type="checkbox" name="lasting" /> {words.rememberKey}
      </label>
      <button type="submit" className="button">
        {words.save}
      </button>
      {hasKey && (
        <button type="button" className="button" onClick={onForget}>
          {words.forgetKey}
        </button>
      )}
      <p className="ask-note">{words.keyStays(host)}</p>
      <p role="status">{message}</p>
    </form>
  );
}
