/** A comment as it is shown, out of what the service answers, of which nothing is taken for granted. */

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

/** A number in databases of SQL, a text in others. */
export type Id = string | number;

type Json = Record<string, unknown>;

/** The comments of a list, replies by time; what has no id is none. */
export function readComments(list: unknown): Comment[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => readComment(entry) ?? []);
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
    nick: textOf(raw.nick) || '?',
    html: textOf(raw.comment),
    time: Number(raw.time) || Date.now(),
    status: textOf(raw.status),
    isOwner: raw.type === 'administrator',
    to: raw.pid === raw.rid ? '' : textOf(asObject(raw.reply_user).nick),
    replies: readComments(raw.children).sort((a, b) => a.time - b.time),
  };
}

export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function idOf(value: unknown): Id | undefined {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
}
