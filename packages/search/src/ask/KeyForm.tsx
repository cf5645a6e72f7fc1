/** Form for the reader's own API key: enter it, choose how long it is stored, delete it. */
import { type FormEvent, useId, useState } from 'react';
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
    if (!/^[\x21-\x7e]+$/.test(key)) return setMessage('密钥应是一串没有空格的字母、数字和符号。');
    const isKept = readerKey.keep(key, fields.has('lasting'));
    setMessage(isKept ? '密钥已保存。' : '这个浏览器不允许保存，密钥只在这一页有效。');
    event.currentTarget.reset();
    onChange();
  };
  const onForget = () => {
    readerKey.forget();
    setMessage('密钥已忘记。');
    onChange();
  };
  return (
    <form className="ask-key" onSubmit={onSubmit}>
      <label htmlFor={id}>你的密钥</label>
      <input id={id} name="key" type="password" autoComplete="off" spellCheck={false} />
      <label>
        <input type="checkbox" name="lasting" /> 在这台设备上记住
      </label>
      <button type="submit" className="button">
        保存
      </button>
      {hasKey && (
        <button type="button" className="button" onClick={onForget}>
          忘记密钥
        </button>
      )}
      <p className="ask-note">密钥只留在这个浏览器里，只发给 {host}；不勾选“记住”，关闭标签页就忘记。</p>
      <p role="status">{message}</p>
    </form>
  );
}
