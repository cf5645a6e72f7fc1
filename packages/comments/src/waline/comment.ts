/** A comment as it is shown, out of what the service answers, of which nothing is taken for granted. */
import { asObject, type Id, idOf, nameOf, textOf, timeOf } from './fields.ts';

export interface Comment {
  id: Id;
  nick: string;
  html: string;
  /** Milliseconds. */
  time: number;
  /** `approved`, `waiting` or `spam`. */
  status: string;
  /** Whose it is, if the author was logged in. */
  user: Id | undefined;
  isOwner: boolean;
  /** Whom it answers, if not the comment it stands under. */
  to: string;
  replies: Comment[];
}

/** Comments of a list that are read: thousands would freeze the page. */
const MOST = 500;

/** The comments of a list, each once; what has no id is none. */
export function readComments(list: unknown): Comment[] {
  if (!Array.isArray(list)) return [];
  const read = list.slice(0, MOST).flatMap((entry) => readComment(entry) ?? []);
  return [...new Map(read.map((comment) => [`${comment.id}`, comment])).values()];
}

/** Replies by time. What answers a reply stands beside it, not below. */
function readReplies(list: unknown): Comment[] {
  if (!Array.isArray(list)) return [];
  const flat = list.slice(0, MOST).map((entry) => ({ ...asObject(entry), children: [] }));
  return readComments(flat).sort((a, b) => a.time - b.time);
}

/** One comment. */
export function readComment(value: unknown): Comment | undefined {
  const raw = asObject(value);
  const id = idOf(raw.objectId);
  if (id === undefined) return undefined;
  const user = idOf(raw.user_id);
  return {
    id,
    user,
    nick: nameOf(raw.nick) || '?',
    html: textOf(raw.comment),
    time: timeOf(raw.time),
    status: textOf(raw.status),
    isOwner: raw.type === 'administrator',
    to: raw.pid === raw.rid ? '' : nameOf(asObject(raw.reply_user).nick),
    replies: readReplies(raw.children),
  };
}
