import { afterEach, expect, it, vi } from 'vitest';
import { forgetUser, logIn, storedUser } from './user.ts';

const SERVER = 'https://c.cn/w';
const SAID = { type: 'userInfo', data: { token: 't', display_name: '甲', email: 'a@a.cn', objectId: 1 } };

/** A browser whose window for logging in is `popup`; gives a way to send it messages. */
function browser(popup: object): (message: object) => void {
  const kept = () => {
    const values = new Map<string, string>();
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    };
  };
  const listeners = new Set<(event: object) => void>();
  vi.stubGlobal('sessionStorage', kept());
  vi.stubGlobal('localStorage', kept());
  vi.stubGlobal('open', () => popup);
  vi.stubGlobal('addEventListener', (_: string, hear: (event: object) => void) => listeners.add(hear));
  vi.stubGlobal('removeEventListener', (_: string, hear: (event: object) => void) => listeners.delete(hear));
  return (message) => {
    for (const hear of listeners) hear(message);
  };
}

afterEach(() => vi.unstubAllGlobals());

it('is known to the service that has told it, and to no other', () => {
  const popup = { close: vi.fn() };
  const send = browser(popup);
  const done = vi.fn();
  logIn(SERVER, 'zh-CN', done);
  send({ source: popup, origin: 'https://c.cn', data: SAID });
  expect(done).toHaveBeenCalledWith({ id: 1, name: '甲', mail: 'a@a.cn', token: 't', isOwner: false });
  expect(popup.close).toHaveBeenCalled();
  expect(storedUser(SERVER)?.token).toBe('t');
  expect(storedUser('https://other.cn')).toBeUndefined();
  forgetUser(SERVER);
  expect(storedUser(SERVER)).toBeUndefined();
});

it.each([
  ['another window', { source: {} }],
  ['another origin', { origin: 'https://c.cn.evil.example' }],
  ['another message', { data: { ...SAID, type: 'x' } }],
  ['nothing', { data: null }],
  ['a text', { data: 'userInfo' }],
  ['somebody without a number', { data: { ...SAID, data: { ...SAID.data, objectId: undefined } } }],
  ['somebody without a token', { data: { ...SAID, data: { ...SAID.data, token: {} } } }],
])('%s is not believed', (_, over) => {
  const popup = { close: vi.fn() };
  const send = browser(popup);
  const done = vi.fn();
  logIn(SERVER, 'zh-CN', done);
  send({ source: popup, origin: 'https://c.cn', data: SAID, ...over });
  expect(done).not.toHaveBeenCalled();
  expect(storedUser(SERVER)).toBeUndefined();
});
