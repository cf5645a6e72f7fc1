/** The command that makes books. */
import type { Command } from 'study-notes/cli/command';
import { type OptionRules, ownOptions } from 'study-notes/cli/options';
import { words } from './words/books.ts';

const bookOptions = (): OptionRules => ({
  section: { value: words.sectionValue, help: words.sectionHelp },
  pdf: { help: words.pdfHelp },
  epub: { help: words.epubHelp },
  site: { value: words.folderValue, help: words.siteHelp },
  out: { value: words.folderValue, help: words.outHelp },
});

export const booksCommands = (): Readonly<Record<string, Command>> => ({
  export: {
    summary: words.summary,
    detail: words.detail,
    options: { ...ownOptions('content', 'config', 'cache'), ...bookOptions(), ...ownOptions('help') },
    async run({ engine, options }) {
      const { runExport } = await import('./export-command.ts');
      return runExport(engine, options);
    },
  },
});
