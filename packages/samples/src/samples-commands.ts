/** The commands of the sample checker. */
import type { Command } from 'study-notes/cli/command';
import { type OptionRules, ownOptions } from 'study-notes/cli/options';
import { findProject } from 'study-notes/cli/project';

const OPTIONS: OptionRules = {
  strict: { help: '缺少工具而没能检查的，也算错误（CI 用）' },
  all: { help: '不管已有的结果，全部重来' },
  seed: { value: '整数', help: '抽查用的种子，用来重复同一次抽查' },
  update: { help: '把程序真正的输出写回笔记的 output 代码块' },
};

export const samplesCommands: Readonly<Record<string, Command>> = {
  'check:samples': {
    summary: '编译、运行笔记里的代码，核对输出',
    usage: '[笔记、文件夹、样式或 笔记:行号…]',
    detail:
      '没有变过的代码沿用 content/.checks 里的结果，其中随机一成再跑一遍；--all 全部重来。\n例如：npx study-notes check:samples content/编程语言/C++',
    options: { ...ownOptions('content', 'config', 'cache'), ...OPTIONS, ...ownOptions('json', 'help') },
    async run({ engine, options, rest }) {
      const { runCheckSamples } = await import('./check-samples-command.ts');
      return runCheckSamples(await findProject(engine, options), options, rest);
    },
  },
};
