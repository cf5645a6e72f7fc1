/** Where a comment is written. What stands in it is kept until it has been sent, over a reload too. */
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { announce } from 'study-notes/shell/article/clipboard';
import { words } from '../words/thread.ts';
import type { Comment } from './comment.ts';
import { keepDraft, keptDraft, rememberedWriter, rememberWriter } from './kept.ts';
import { Refusal, type Service, sendComment } from './service.ts';
import type { User } from './user.ts';

interface Props {
  service: Service;
  path: string;
  user: User | undefined;
  /** What it answers, and the head of that thread. */
  answered?: { comment: Comment; root: Comment };
  onSent: (comment: Comment) => void;
  onCancel?: () => void;
  children?: ReactNode;
}

export function CommentForm({ service, path, user, answered, onSent, onCancel, children }: Props) {
  const id = useId();
  const isReply = answered !== undefined;
  const key = `${path}#${answered?.comment.id ?? ''}`;
  const text = useRef<HTMLTextAreaElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const { nick, mail } = rememberedWriter();
  useEffect(() => {
    if (isReply) text.current?.focus();
  }, [isReply]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '').trim();
    const comment = field('comment');
    if (isSending || !comment) return text.current?.focus();
    const writer = user ? { nick: user.name, mail: user.mail } : { nick: field('nick'), mail: field('mail') };
    if (!user) rememberWriter(writer);
    setSending(true);
    setProblem('');
    try {
      const to = answered?.comment;
      const made = await sendComment(service, path, {
        ...writer,
        comment,
        pid: to?.id,
        rid: answered?.root.id,
        at: to?.nick,
      });
      keepDraft(key, '');
      if (text.current) text.current.value = '';
      announce(words.sent);
      onSent({ ...made, to: to && to !== answered?.root ? to.nick : '' });
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message : words.notSent);
    }
    setSending(false);
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
      event.currentTarget.form?.requestSubmit();
  };
  const label = answered ? words.replyTo(answered.comment.nick) : words.text;
  return (
    <form className="comment-form" aria-label={label} onSubmit={(event) => void submit(event)}>
      {!user && (
        <div className="comment-writer">
          <label>
            {words.name}
            <input name="nick" autoComplete="nickname" required maxLength={60} defaultValue={nick} />
          </label>
          <label>
            {words.mail}
            <input name="mail" type="email" autoComplete="email" maxLength={120} defaultValue={mail} />
          </label>
        </div>
      )}
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={text}
        id={id}
        name="comment"
        required
        rows={isReply ? 3 : 4}
        dir="auto"
        aria-describedby={`${id}-hint`}
        defaultValue={keptDraft(key)}
        onInput={(event) => keepDraft(key, event.currentTarget.value)}
        onKeyDown={sendByKey}
      />
      <div className="comment-send">
        <span id={`${id}-hint`}>{words.markdown}</span>
        {onCancel && (
          <button type="button" className="button" onClick={onCancel}>
            {words.cancel}
          </button>
        )}
        <button type="submit" className="button" aria-disabled={isSending}>
          {isSending ? words.sending : words.send}
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
      {children}
    </form>
  );
}
