/** Who is logged in: kept by the browser for this visit, or longer if the reader has asked the service to remember. */
import { asObject, type Id, idOf, textOf } from './fields.ts';

export interface User {
  id: Id;
  name: string;
  mail: string;
  token: string;
  isOwner: boolean;
}

/** Of each service its own: another, or that of another site on this host, must not get the token. */
const keyOf = (server: string) => `comment-user:${server}`;

/** The user of what the service has told; undefined when it is nothing of the kind. */
function readUser(value: unknown): User | undefined {
  const { token, display_name, email, objectId, type } = asObject(value);
  const id = idOf(objectId);
  if (!textOf(token) || id === undefined) return undefined;
  return {
    id,
    name: textOf(display_name),
    mail: textOf(email),
    token: textOf(token),
    isOwner: type === 'administrator',
  };
}

/** The stored user of a service; storage may be blocked or hold something else. */
export function storedUser(server: string): User | undefined {
  const key = keyOf(server);
  try {
    return readUser(JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/** Forgets who was logged in. */
export function forgetUser(server: string): void {
  try {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem(keyOf(server));
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
      (data.data.remember ? localStorage : sessionStorage).setItem(keyOf(server), JSON.stringify(data.data));
    } catch {}
    done(user);
  };
  addEventListener('message', hear);
  return true;
}
