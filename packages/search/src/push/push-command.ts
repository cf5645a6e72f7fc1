/** `search:push`: the site's sections as records, into a file or into the index of hosted search. */
import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { loadProject } from 'study-notes/cli/load-project';
import { type OptionValues, UsageError } from 'study-notes/cli/options';
import { printProblems } from 'study-notes/cli/print-problems';
import { createProgress, type Progress } from 'study-notes/cli/progress';
import type { Project } from 'study-notes/cli/project';
import { createWorkers } from 'study-notes/cli/workers';
import { countProblems } from 'study-notes/pipeline/problems';
import type { SiteSession } from 'study-notes/pipeline/site';
import type { Site } from 'study-notes/pipeline/types';
import { listed } from 'study-notes/words/phrases';
import { WRITE_KEY_VARIABLE } from '../config/search-checks.ts';
import type { DocSearchRecord } from '../docsearch.ts';
import type { HostedSearch } from '../options.ts';
import { searchOptions } from '../options.ts';
import { words } from '../words/building.ts';
import type { BackOff } from './back-off.ts';
import { writingPermissions } from './check-search-key.ts';
import { createClient } from './create-client.ts';
import { SERVICE_LIMIT, toRecords } from './records.ts';
import { replaceIndex } from './replace-index.ts';
import { jsonBytes } from './split-text.ts';

/** Writes or pushes; false when the notes have errors, and then nothing is sent. */
export async function runPush(project: Project, options: OptionValues): Promise<boolean> {
  const progress = createProgress(process.stderr);
  const workers = createWorkers(project);
  try {
    const { site, session } = await loadProject(project, workers.compile, progress);
    printProblems(site.problems, false);
    if (countProblems(site.problems).errors > 0) return false;
    const records = await progress.stage(words.makingRecords, async (stage) => {
      const made = await collectRecords(site, session);
      stage.detail = words.records(made.length);
      return made;
    });
    const file = options['dry-run'];
    if (file === undefined) await push(searchOptions(site.config).algolia, records, progress);
    else writeRecords(resolve(file), records, progress);
    return true;
  } finally {
    await workers.close();
  }
}

async function collectRecords(site: Site, session: SiteSession): Promise<DocSearchRecord[]> {
  const records: DocSearchRecord[] = [];
  for (const doc of site.docs) {
    if (!doc.note || doc.unlisted) continue;
    const made = toRecords(doc, (await session.compiled(doc)).sections, site.config);
    const tooLarge = made.find((record) => jsonBytes(record) > SERVICE_LIMIT);
    if (tooLarge) {
      throw new UsageError(words.tooLarge(doc.note.file, jsonBytes(tooLarge), SERVICE_LIMIT));
    }
    records.push(...made);
  }
  return records;
}

/** One record a line, so that two files compare well. */
function writeRecords(file: string, records: DocSearchRecord[], progress: Progress): void {
  writeFileSync(file, `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`);
  progress.note(words.notPushed(records.length, relative(process.cwd(), file) || file));
}

async function push(service: HostedSearch | undefined, records: DocSearchRecord[], progress: Progress): Promise<void> {
  if (!service) throw new UsageError(words.noAlgolia);
  const key = process.env[WRITE_KEY_VARIABLE]?.trim();
  if (!key) throw new UsageError(words.missingKey(WRITE_KEY_VARIABLE));
  if (records.length === 0) throw new UsageError(words.noRecords);
  await progress.stage(words.checkingKey, () => checkPublicKey(service, progress));
  await progress.stage(words.pushingTo(service.indexName), async (stage) => {
    await replaceIndex({
      client: createClient(service, key),
      indexName: service.indexName,
      records,
      onProgress: (done) => stage.update(done, records.length),
      onRetry: reportRetry(progress),
    }).catch((error) => {
      throw new UsageError(failureText(error, service), { cause: error });
    });
    stage.detail = words.records(records.length);
  });
}

async function checkPublicKey(service: HostedSearch, progress: Progress): Promise<void> {
  const permissions = await writingPermissions(createClient(service, service.apiKey), service.apiKey);
  if (permissions === undefined) {
    progress.note(words.unknownPermissions);
  } else if (permissions.length > 0) {
    throw new UsageError(words.writingKey(listed(permissions)));
  }
}

function reportRetry(progress: Progress): BackOff['onRetry'] {
  return (error, ms) => progress.note(words.retrying(messageOf(error), ms / 1000));
}

function failureText(error: unknown, { indexName, hosts }: HostedSearch): string {
  const status = (error as { status?: number }).status;
  const hint =
    status === 401 || status === 403
      ? words.wrongKey(WRITE_KEY_VARIABLE)
      : status === undefined
        ? words.unreachable(listed(hosts))
        : words.tryLater;
  return words.pushFailed(indexName, hint, messageOf(error));
}

function messageOf(error: unknown): string {
  const { status, message } = error as { status?: number; message?: string };
  return status === undefined ? (message ?? String(error)) : `${status} ${message}`;
}
