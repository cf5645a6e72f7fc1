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
import { WRITE_KEY_VARIABLE } from '../config/search-checks.ts';
import type { DocSearchRecord } from '../docsearch.ts';
import type { HostedSearch } from '../options.ts';
import { searchOptions } from '../options.ts';
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
    const records = await progress.stage('生成记录', async (stage) => {
      const made = await collectRecords(site, session);
      stage.detail = `${made.length} 条`;
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
      throw new UsageError(
        `${doc.note.file} 的一条记录有 ${jsonBytes(tooLarge)} 字节，超过服务的上限 ${SERVICE_LIMIT} 字节。它的路径或标题太长，请改短。`,
      );
    }
    records.push(...made);
  }
  return records;
}

/** One record a line, so that two files compare well. */
function writeRecords(file: string, records: DocSearchRecord[], progress: Progress): void {
  writeFileSync(file, `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`);
  progress.note(`没有上传；${records.length} 条记录写在 ${relative(process.cwd(), file) || file}`);
}

async function push(service: HostedSearch | undefined, records: DocSearchRecord[], progress: Progress): Promise<void> {
  if (!service) throw new UsageError('配置里没有 search.algolia：写上 appId、apiKey 和 indexName，再推送。');
  const key = process.env[WRITE_KEY_VARIABLE]?.trim();
  if (!key) throw new UsageError(MISSING_KEY);
  if (records.length === 0) throw new UsageError('没有任何记录：推送会清空索引，所以没有推送。');
  await progress.stage('检查公开的密钥', () => checkPublicKey(service, progress));
  await progress.stage(`推送到 ${service.indexName}`, async (stage) => {
    await replaceIndex({
      client: createClient(service, key),
      indexName: service.indexName,
      records,
      onProgress: (done) => stage.update(done, records.length),
      onRetry: reportRetry(progress),
    }).catch((error) => {
      throw new UsageError(failureText(error, service), { cause: error });
    });
    stage.detail = `${records.length} 条`;
  });
}

const MISSING_KEY = `没有写入用的密钥。先设置环境变量再运行，例如：
  ${WRITE_KEY_VARIABLE}=… npx study-notes search:push
密钥需要 addObject、deleteIndex、settings、editSettings、browse 权限；不要把它写进配置。`;

async function checkPublicKey(service: HostedSearch, progress: Progress): Promise<void> {
  const permissions = await writingPermissions(createClient(service, service.apiKey), service.apiKey);
  if (permissions === undefined) {
    progress.note('  注意：服务没有说明 search.algolia.apiKey 有哪些权限，请确认它只能搜索。');
  } else if (permissions.length > 0) {
    throw new UsageError(
      `search.algolia.apiKey 能改写索引（${permissions.join('、')}），而它随网站公开。没有推送。换成 Search API Key，并在控制台作废现在这个。`,
    );
  }
}

function reportRetry(progress: Progress): BackOff['onRetry'] {
  return (error, ms) => progress.note(`  服务暂时没有接受（${messageOf(error)}），${ms / 1000} 秒后再试。`);
}

function failureText(error: unknown, { indexName, hosts }: HostedSearch): string {
  const status = (error as { status?: number }).status;
  const hint =
    status === 401 || status === 403
      ? `环境变量 ${WRITE_KEY_VARIABLE} 里的密钥不对，或缺少权限。`
      : status === undefined
        ? `连不上 ${hosts.join('、')}，请检查网络和 appId。`
        : '请稍后再试。';
  return `没有推送成功，索引 ${indexName} 仍是原来的内容。${hint}\n  服务的回答：${messageOf(error)}`;
}

function messageOf(error: unknown): string {
  const { status, message } = error as { status?: number; message?: string };
  return status === undefined ? (message ?? String(error)) : `${status} ${message}`;
}
