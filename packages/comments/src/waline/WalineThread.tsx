/** Comments by Waline: a form, the comments with their replies, and a button for earlier ones. */
import { useEffect, useRef, useState } from 'react';
import { announce } from 'study-notes/shell/article/clipboard';
import type { ProviderProps, WalineOptions } from '../options.ts';
import sheet from '../thread.css?url';
import { words } from '../words/thread.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import { Guard } from './Guard.tsx';
import { deleteComment, type Service } from './service.ts';
import { useThread } from './use-thread.ts';
import { forgetUser, logIn, storedUser } from './user.ts';

export { sheet };

export default function WalineThread(props: ProviderProps) {
  return (
    <Guard>
      <Thread {...props} />
    </Guard>
  );
}

function Thread({ options, path }: ProviderProps) {
  const lang = document.documentElement.lang.replace(/^zh.*/, 'zh-CN');
  const { server } = options.waline as WalineOptions;
  const [user, setUser] = useState(() => storedUser(server));
  const [problem, setProblem] = useState('');
  const service: Service = { server, lang, token: user?.token };
  const { comments, count, hasMore, pages, state, asked, read, add } = useThread(service, path);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useFocusOnNew();
  const enter = () => {
    const isOpen = logIn(server, lang, (known) => {
      setUser(known);
      announce(words.loggedIn(known.name));
    });
    setProblem(isOpen ? '' : words.popupBlocked);
  };
  const leave = () => {
    forgetUser(server);
    setUser(undefined);
  };
  const remove = async (id: (typeof comments)[number]['id']) => {
    await deleteComment(service, id);
    announce(words.removed);
    // What it answered, and what answered it, the service knows best.
    await read(1);
    heading.current?.focus();
  };
  const showMore = async () => {
    const more = await read(pages + 1);
    if (more[0]) first.expect(more[0].id);
    announce(words.earlierShown(more.length));
  };
  return (
    <div className="thread">
      <h2 ref={heading} tabIndex={-1}>
        {words.count(count)}
      </h2>
      <CommentForm service={service} path={path} user={user} onSent={(comment) => add(comment)}>
        {user ? (
          <p className="comment-user">
            {words.loggedInAs}
            <bdi>{user.name}</bdi>
            <button type="button" onClick={leave}>
              {words.logOut}
            </button>
          </p>
        ) : (
          <p className="comment-user">
            <button type="button" onClick={enter}>
              {words.logIn}
            </button>
          </p>
        )}
        {problem && <p role="alert">{problem}</p>}
      </CommentForm>
      <ol className="comment-list" aria-busy={state === 'reading'}>
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            root={comment}
            shared={{ service, path, user, add, remove, first: first.take }}
          />
        ))}
      </ol>
      {state === 'reading' && (
        <p className="comment-hint" role="status">
          {words.reading}
        </p>
      )}
      {state === 'failed' && (
        <p role="alert">
          {words.unreachable}{' '}
          <button type="button" className="button" onClick={() => void read(asked)}>
            {words.retry}
          </button>
        </p>
      )}
      {state === 'read' && comments.length === 0 && <p className="comment-hint">{words.none}</p>}
      {state === 'read' && hasMore && (
        <button type="button" className="button" onClick={() => void showMore()}>
          {words.earlier}
        </button>
      )}
    </div>
  );
}

/** The button for more goes when there is no more: the focus moves on to what it brought. */
function useFocusOnNew() {
  const [expected, setExpected] = useState<unknown>();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (expected !== undefined) element.current?.focus();
  }, [expected]);
  const take = (id: unknown) => (id === expected ? element : undefined);
  return { expect: setExpected, take };
}
