/** The command that search brings. */
import type { Command } from 'study-notes/cli/command';
import { type OptionRules, ownOptions } from 'study-notes/cli/options';
import { findProject } from 'study-notes/cli/project';

/** What `search:push` takes besides. */
export const PUSH_OPTIONS: OptionRules = {
  'dry-run': {
    value: '文件',
    fallback: 'search-records.json',
    help: '不上传，只把记录写进文件（默认 search-records.json）',
  },
};

export const searchCommands: Readonly<Record<string, Command>> = {
  'search:push': {
    summary: '把全部段落作为记录推送到托管搜索的索引',
    detail: `索引写在配置的 search({ algolia: … }) 里，密钥只从环境变量 ALGOLIA_ADMIN_KEY 读取。
先写进临时索引，全部写好才替换；中途失败时，原来的索引完好无损。`,
    options: { ...ownOptions('content', 'config', 'cache'), ...PUSH_OPTIONS, ...ownOptions('help') },
    async run({ engine, options }) {
      const { runPush } = await import('./push-command.ts');
      return runPush(await findProject(engine, options), options);
    },
  },
};
