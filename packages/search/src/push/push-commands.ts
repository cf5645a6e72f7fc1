/** The command that search brings. */
import type { Command } from 'study-notes/cli/command';
import { type OptionRules, ownOptions } from 'study-notes/cli/options';
import { findProject } from 'study-notes/cli/project';
import { words } from '../words/building.ts';

/** What `search:push` takes besides. */
export const pushOptions = (): OptionRules => ({
  'dry-run': {
    value: words.fileValue,
    fallback: 'search-records.json',
    help: words.dryRunHelp,
  },
});

export const searchCommands = (): Readonly<Record<string, Command>> => ({
  'search:push': {
    summary: words.pushSummary,
    detail: words.pushDetail,
    options: { ...ownOptions('content', 'config', 'cache'), ...pushOptions(), ...ownOptions('help') },
    async run({ engine, options }) {
      const { runPush } = await import('./push-command.ts');
      return runPush(await findProject(engine, options), options);
    },
  },
});
