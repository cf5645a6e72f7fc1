import { describe, expect, it, vi } from 'vitest';
import type { DocSearchRecord } from '../docsearch.ts';
import { isPassing, withBackOff } from './back-off.ts';
import { type IndexClient, replaceIndex } from './replace-index.ts';

/** A client that writes down its calls; `failing` names the call that fails. */
function fakeClient(exists: boolean, failing = '') {
  const calls: string[] = [];
  const called = (name: string, value: object) => (argument: object) => {
    calls.push(`${name} ${JSON.stringify(argument).replace(/_tmp_\w+/g, '_tmp')}`);
    return name === failing ? Promise.reject(new Error('no')) : Promise.resolve(value);
  };
  const client = {
    indexExists: () => Promise.resolve(exists),
    operationIndex: called('operation', { taskID: 1 }),
    setSettings: (argument: { indexName: string }) =>
      called('settings', { taskID: 2 })({ indexName: argument.indexName }),
    batch: (argument: { batchWriteParams: { requests: object[] } }) =>
      called('batch', { taskID: 3 })({ count: argument.batchWriteParams.requests.length }),
    waitForTask: called('wait', {}),
    deleteIndex: called('delete', {}),
  } as unknown as IndexClient;
  return { client, calls };
}

const records = Array.from({ length: 2_001 }, (_, n) => ({ objectID: String(n) }) as DocSearchRecord);
const work = (client: IndexClient) => ({ client, indexName: 'notes', records, onProgress: vi.fn(), onRetry: vi.fn() });

describe('replaceIndex', () => {
  it('fills a temporary index, waits for every task, and moves it into place', async () => {
    const { client, calls } = fakeClient(true);
    await replaceIndex(work(client));
    expect(calls.filter((call) => !call.startsWith('wait'))).toEqual([
      'operation {"indexName":"notes","operationIndexParams":{"operation":"copy","destination":"notes_tmp","scope":["settings","synonyms","rules"]}}',
      'settings {"indexName":"notes_tmp"}',
      'batch {"count":1000}',
      'batch {"count":1000}',
      'batch {"count":1}',
      'operation {"indexName":"notes_tmp","operationIndexParams":{"operation":"move","destination":"notes"}}',
    ]);
    expect(calls.filter((call) => call.startsWith('wait'))).toHaveLength(6);
  });

  it('copies nothing from an index that is not there yet', async () => {
    const { client, calls } = fakeClient(false);
    await replaceIndex(work(client));
    expect(calls.join()).not.toContain('copy');
  });

  it('removes the temporary index and leaves the old one when a step fails', async () => {
    const { client, calls } = fakeClient(true, 'batch');
    await expect(replaceIndex(work(client))).rejects.toThrow('no');
    expect(calls.at(-1)).toBe('delete {"indexName":"notes_tmp"}');
    expect(calls.join()).not.toContain('move');
  });
});

describe('withBackOff', () => {
  const failing = (status: number) => Object.assign(new Error('x'), { status });

  it('waits longer each time, and then gives the last error', async () => {
    const waits: number[] = [];
    const call = vi.fn(() => Promise.reject(failing(429)));
    const wait = (ms: number) => Promise.resolve(void waits.push(ms));
    await expect(withBackOff(call, { onRetry: vi.fn(), wait })).rejects.toThrow('x');
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
    expect(call).toHaveBeenCalledTimes(6);
  });

  it.each([
    [429, true],
    [503, true],
    [400, false],
    [403, false],
  ])('takes the status %i for passing: %s', (status, expected) => {
    expect(isPassing(failing(status))).toBe(expected);
  });
});
