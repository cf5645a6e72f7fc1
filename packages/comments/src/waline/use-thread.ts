/** The comments below a note, as far as the reader has asked for them. */
import { useEffect, useRef, useState } from 'react';
import type { Comment } from './comment.ts';
import type { Id } from './fields.ts';
import { type CommentPage, listComments, type Service } from './service.ts';

interface Thread extends CommentPage {
  /** Pages of them that are shown, and the one that was asked for last. */
  pages: number;
  asked: number;
  state: 'reading' | 'failed' | 'read';
}

const NOTHING: Thread = { comments: [], count: 0, hasMore: false, pages: 0, asked: 1, state: 'reading' };

/** Reads the first page at once, and again when somebody logs in or out, who may see more. */
export function useThread(service: Service, path: string) {
  const [thread, setThread] = useState(NOTHING);
  const turn = useRef(0);
  /** Gives the comments that were not there before; an answer that a later question has overtaken counts no more. */
  const read = async (page: number): Promise<Comment[]> => {
    const own = ++turn.current;
    setThread((old) => ({ ...old, asked: page, state: 'reading' }));
    try {
      const more = await listComments(service, path, page);
      if (own !== turn.current) return [];
      setThread((old) => ({
        ...old,
        ...more,
        comments: joined(page === 1 ? [] : old.comments, more.comments),
        pages: page,
        state: 'read',
      }));
      return unknown(thread.comments, more.comments);
    } catch {
      if (own === turn.current) setThread((old) => ({ ...old, state: 'failed' }));
      return [];
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the component is made anew for another note.
  useEffect(() => {
    void read(1);
  }, [service.token]);
  const add = (comment: Comment, root?: Id) =>
    setThread((old) => ({ ...old, count: old.count + 1, comments: withComment(old.comments, comment, root) }));
  return { ...thread, read, add };
}

/** What was sent meanwhile moves the pages: a comment may come twice. */
function joined(old: readonly Comment[], more: readonly Comment[]): Comment[] {
  return [...old, ...unknown(old, more)];
}

function unknown(old: readonly Comment[], more: readonly Comment[]): Comment[] {
  return more.filter(({ id }) => !old.some((known) => known.id === id));
}

function withComment(comments: readonly Comment[], comment: Comment, root?: Id): Comment[] {
  if (root === undefined) return [comment, ...comments];
  return comments.map((one) => (one.id === root ? { ...one, replies: [...one.replies, comment] } : one));
}
