/** Who is logged in: kept by the browser for this visit, or longer if the reader has asked the service to remember. */
import { asObject, type Id, textOf } from './comment.ts';

export interface User {
  id: Id;
  name: string;
  mail: string;
  token: string;
  isOwner: boolean;
}

const KEY = 'comment-user';

/** The user of what the service has told; undefined when it is nothing of the kind. */
function readUser(value: unknown): User | undefined {
  const { token, display_name, email, objectId, type } = asObject(value);
  if (!textOf(token)) return undefined;
  return {
    id: objectId as Id,
    name: textOf(display_name),
    mail: textOf(email),
    token: textOf(token),
    isOwner: type === 'administrator',
  };
}

/** The stored user; storage may be blocked or hold something else. */
export function storedUser(): User | undefined {
  try {
    return readUser(JSON.parse(sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? ''));
  } catch {
    return undefined;
  }
}

function store(storage: Storage, value: unknown): void {
  if (value) storage.setItem(KEY, JSON.stringify(value));
  else storage.removeItem(KEY);
}

/** Forgets who was logged in. */
export function forgetUser(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) store(storage, undefined);
  } catch {}
}

/** Opens the service's own window for logging in; false when the browser does not let it open. */
export function logIn(server: string, lang: string, done: (user: User) => void): boolean {
  const opened = open(`${server}/ui/login?lng=${lang}`, '_blank', 'width=480,height=640');
  if (!opened) return false;
  const { origin } = new URL(server);
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    const user = readUser(asObject(data).data);
    if (source !== opened || from !== origin || !user || data.type !== 'userInfo') return;
    removeEventListener('message', hear);
    opened.close();
    try {
      store(data.data.remember ? localStorage : sessionStorage, data.data);
    } catch {}
    done(user);
  };
  addEventListener('message', hear);
  return true;
}
