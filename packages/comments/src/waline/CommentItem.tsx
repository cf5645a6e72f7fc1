/** One comment, what answers it, and what the reader can do with it. */
import { type RefObject, useRef, useState } from 'react';
import { words } from '../words/thread.ts';
import { CommentForm } from './CommentForm.tsx';
import type { Comment } from './comment.ts';
import type { Id } from './fields.ts';
import { Markup } from './Markup.tsx';
import { mayDelete, Refusal, type Service } from './service.ts';
import type { User } from './user.ts';
import { sayTime } from './when.ts';

/** What all comments of a thread have in common. */
interface Shared {
  service: Service;
  path: string;
  user: User | undefined;
  add: (comment: Comment, root: Id) => void;
  remove: (id: Id) => Promise<void>;
  /** For the comment that shall have the focus. */
  first: (id: Id) => RefObject<HTMLElement | null> | undefined;
}

interface Props {
  comment: Comment;
  /** At the head of its thread; itself, if it is that. */
  root: Comment;
  shared: Shared;
}

export function CommentItem({ comment, root, shared }: Props) {
  const { id, nick, replies } = comment;
  const [isAnswered, setAnswered] = useState(false);
  const [problem, setProblem] = useState('');
  const answer = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAnswered(false);
    answer.current?.focus();
  };
  const remove = async () => {
    if (!confirm(words.removeSure)) return;
    await shared.remove(id).catch((error) => setProblem(error instanceof Refusal ? error.message : words.unreachable));
  };
  return (
    <li>
      <article ref={shared.first(id)} tabIndex={-1}>
        <Head comment={comment} lang={shared.service.lang} />
        <Markup html={comment.html} />
        {comment.status !== 'approved' && comment.status && <p className="comment-hint">{words.waiting}</p>}
        <p className="comment-actions">
          <button
            ref={answer}
            type="button"
            aria-label={words.replyTo(nick)}
            aria-expanded={isAnswered}
            onClick={() => setAnswered(!isAnswered)}
          >
            {words.reply}
          </button>
          {mayDelete(shared.user, comment) && (
            <button type="button" aria-label={words.removeOf(nick)} onClick={() => void remove()}>
              {words.remove}
            </button>
          )}
        </p>
        {problem && <p role="alert">{problem}</p>}
      </article>
      {isAnswered && (
        <CommentForm
          service={shared.service}
          path={shared.path}
          user={shared.user}
          answered={{ comment, root }}
          onCancel={close}
          onSent={(made) => {
            shared.add(made, root.id);
            close();
          }}
        />
      )}
      {replies.length > 0 && (
        <ol className="comment-replies">
          {replies.map((reply) => (
            <CommentItem key={reply.id} comment={reply} root={root} shared={shared} />
          ))}
        </ol>
      )}
    </li>
  );
}

function Head({ comment: { nick, isOwner, to, time }, lang }: { comment: Comment; lang: string }) {
  const date = new Date(time);
  return (
    <p className="comment-head">
      <span className="comment-letter" aria-hidden="true">
        {[...nick][0]}
      </span>
      <b>
        <bdi>{nick}</bdi>
      </b>
      {isOwner && <span className="comment-owner">{words.owner}</span>}
      {to && (
        <span>
          → <bdi>{to}</bdi>
        </span>
      )}
      <time dateTime={date.toISOString()} title={date.toLocaleString(lang)}>
        {sayTime(time, Date.now(), lang)}
      </time>
    </p>
  );
}
