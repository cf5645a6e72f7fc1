/** Waline's HTTP interface, as much of it as a reader needs (https://waline.js.org, version 1). */
import { patientFetch } from 'study-notes/shell/navigation/patient-fetch';
import { words } from '../words/thread.ts';
import { type Comment, readComment, readComments } from './comment.ts';
import { asObject, type Id, textOf } from './fields.ts';
import type { User } from './user.ts';

/** Comments of a page, their replies not counted. */
const PAGE_SIZE = 10;

export interface Service {
  server: string;
  /** Language in which it says what is wrong. */
  lang: string;
  token?: string | undefined;
}

/** The service answered, and did not do what was asked: its words are for the reader. */
export class Refusal extends Error {}

export interface CommentPage {
  comments: Comment[];
  /** Of all, replies too. */
  count: number;
  hasMore: boolean;
}

/** One page of the comments below a note, newest first. */
export async function listComments(service: Service, path: string, page: number): Promise<CommentPage> {
  const query = new URLSearchParams({ path, page: `${page}`, pageSize: `${PAGE_SIZE}`, sortBy: 'insertedAt_desc' });
  const data = asObject(await ask(service, `?${query}&`));
  return {
    comments: readComments(data.data),
    count: Number(data.count) || 0,
    hasMore: page < Number(data.totalPages),
  };
}

export interface Draft {
  nick: string;
  mail: string;
  comment: string;
  /** What it answers: a comment, and the one at the head of the thread. */
  pid?: Id | undefined;
  rid?: Id | undefined;
  at?: string | undefined;
}

/** Sends a comment; gives it as the service shows it. */
export async function sendComment(service: Service, path: string, draft: Draft): Promise<Comment> {
  const body = JSON.stringify({ ...draft, link: '', ua: navigator.userAgent, url: path });
  const made = readComment(await ask(service, '?', { method: 'POST', body }));
  if (!made) throw new Error('no comment');
  return made;
}

/** Deletes a comment and what answers it. */
export async function deleteComment(service: Service, id: Id): Promise<void> {
  await ask(service, `/${encodeURIComponent(id)}?`, { method: 'DELETE' });
}

/** Whether the reader may delete it: the site's owner all, others their own. */
export function mayDelete(user: User | undefined, comment: Comment): boolean {
  return user !== undefined && (user.isOwner || user.id === comment.user);
}

async function ask({ server, lang, token }: Service, rest: string, init: RequestInit = {}): Promise<unknown> {
  const headers: Record<string, string> = {};
  if (init.body) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await patientFetch(`${server}/api/comment${rest}lang=${lang}`, { ...init, headers });
  if (answer.status === 401 || answer.status === 403) throw new Refusal(words.notAllowed);
  const { errno, errmsg, data } = asObject(await answer.json());
  if (errno) throw new Refusal(words.refused(reasonOf(errmsg)));
  return data;
}

/** A text, or a text a field. */
function reasonOf(message: unknown): string {
  const reason = typeof message === 'object' ? Object.values(asObject(message)).map(textOf).join() : textOf(message);
  return reason.slice(0, 200);
}
