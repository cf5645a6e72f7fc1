/** Replaces an index atomically: fills a temporary one, which then takes its place. */
import type { SearchClient } from 'algoliasearch';
import type { DocSearchRecord } from '../docsearch.ts';
import { type BackOff, withBackOff } from './back-off.ts';
import { INDEX_SETTINGS } from './index-settings.ts';

/** Records in one request: 10 MB at most, as the service advises. */
const BATCH = 1_000;

/** The calls that are made; the official client has them. */
export type IndexClient = Pick<
  SearchClient,
  'indexExists' | 'operationIndex' | 'setSettings' | 'batch' | 'waitForTask' | 'deleteIndex'
>;

export interface Replacement extends BackOff {
  client: IndexClient;
  indexName: string;
  records: DocSearchRecord[];
  onProgress: (done: number) => void;
}

/** Readers search the old records until all new ones are there; on failure the old index stays as it is. */
export async function replaceIndex(work: Replacement): Promise<void> {
  const temporary = `${work.indexName}_tmp_${Date.now().toString(36)}`;
  try {
    await fill(temporary, work);
    await finished(work, temporary, () =>
      work.client.operationIndex({
        indexName: temporary,
        operationIndexParams: { operation: 'move', destination: work.indexName },
      }),
    );
  } catch (error) {
    await work.client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    throw error;
  }
}

async function fill(temporary: string, work: Replacement): Promise<void> {
  const { client, indexName, records, onProgress } = work;
  // Settings made by hand are copied; ours override them.
  if (await withBackOff(() => client.indexExists({ indexName }), work)) {
    const scope = ['settings' as const, 'synonyms' as const, 'rules' as const];
    await finished(work, temporary, () =>
      client.operationIndex({ indexName, operationIndexParams: { operation: 'copy', destination: temporary, scope } }),
    );
  }
  await finished(work, temporary, () => client.setSettings({ indexName: temporary, indexSettings: INDEX_SETTINGS }));
  for (let start = 0; start < records.length; start += BATCH) {
    const requests = records
      .slice(start, start + BATCH)
      .map((body) => ({ action: 'addObject' as const, body: body as unknown as Record<string, unknown> }));
    await finished(work, temporary, () => client.batch({ indexName: temporary, batchWriteParams: { requests } }));
    onProgress(start + requests.length);
  }
}

/** Makes a call and waits until the service has done what it asks for. */
async function finished(work: Replacement, indexName: string, call: () => Promise<{ taskID: number }>): Promise<void> {
  const { taskID } = await withBackOff(call, work);
  await withBackOff(() => work.client.waitForTask({ indexName, taskID }), work);
}
