/** The command that makes books. */
import type { Command } from 'study-notes/cli/command';
import { type OptionRules, ownOptions } from 'study-notes/cli/options';

const OPTIONS: OptionRules = {
  section: { value: '分区', help: '只导出这些分区：名称或文件夹，用逗号隔开（默认全部）' },
  pdf: { help: '只要 PDF（由 Chromium 打印）' },
  epub: { help: '只要 EPUB' },
  site: { value: '目录', help: '构建好的网站（默认 dist/）' },
  out: { value: '目录', help: '写到哪里（默认静态目录下的 books/）' },
};

export const booksCommands: Readonly<Record<string, Command>> = {
  export: {
    summary: '把分区做成一本书：可打印的 PDF，电子书 EPUB',
    detail: `先 build：书由构建好的网站做成。写在静态目录里的书，下一次构建时列在分区的首页上。
例如：npx study-notes export --section 图形学 --pdf`,
    options: { ...ownOptions('content', 'config', 'cache'), ...OPTIONS, ...ownOptions('help') },
    async run({ engine, options }) {
      const { runExport } = await import('./export-command.ts');
      return runExport(engine, options);
    },
  },
};
