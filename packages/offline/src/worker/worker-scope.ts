/** The part of a service worker's world that we use: the types for pages and for workers exclude each other. */

export interface LastingEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean; type: 'all' }): Promise<readonly { id: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
