import { describe, expect, it } from 'vitest';
import { readerKey } from './reader-key.ts';

function fakeStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  } as Storage;
}

function storages() {
  const [visit, lasting] = [fakeStorage(), fakeStorage()];
  return { visit: () => visit, lasting: () => lasting };
}

const URL_A = 'https://a.example/v1';

describe('the reader’s key', () => {
  it('is kept for the visit, and beyond it only on request', () => {
    const stores = storages();
    const key = readerKey(URL_A, stores);
    expect(key.read()).toBeNull();
    expect(key.keep('sk-1', false)).toBe(true);
    expect(stores.lasting().getItem('ask-key')).toBeNull();
    expect(readerKey(URL_A, stores).read()).toBe('sk-1');
    key.keep('sk-2', true);
    expect(stores.visit().getItem('ask-key')).toBeNull();
    expect(readerKey(URL_A, stores).read()).toBe('sk-2');
  });

  it('is forgotten everywhere', () => {
    const stores = storages();
    const key = readerKey(URL_A, stores);
    key.keep('sk-1', true);
    key.forget();
    expect(key.read()).toBeNull();
    expect(readerKey(URL_A, stores).read()).toBeNull();
  });

  it('belongs to the service it was entered for', () => {
    const stores = storages();
    readerKey(URL_A, stores).keep('sk-1', true);
    expect(readerKey('https://b.example/v1', stores).read()).toBeNull();
    expect(readerKey('https://a.example:8443/v1', stores).read()).toBeNull();
    expect(readerKey('https://a.example/v2', stores).read()).toBe('sk-1');
  });

  it('holds while the page is open when the browser keeps nothing, and survives damaged storage', () => {
    const blocked = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const key = readerKey(URL_A, { visit: blocked, lasting: blocked });
    expect(key.keep('sk-1', false)).toBe(false);
    expect(key.read()).toBe('sk-1');
    const stores = storages();
    stores.visit().setItem('ask-key', '{"key":');
    stores.lasting().setItem('ask-key', '[1]');
    expect(readerKey(URL_A, stores).read()).toBeNull();
  });
});
