/** The commands of the sample checker. */
import type { Command } from 'study-notes/cli/command';
import { type OptionRules, ownOptions } from 'study-notes/cli/options';
import { findProject } from 'study-notes/cli/project';
import { words } from './words/checker.ts';

const checkOptions = (): OptionRules => ({
  strict: { help: words.strictHelp },
  all: { help: words.allHelp },
  seed: { value: words.numberValue, help: words.seedHelp },
  update: { help: words.updateHelp },
});

export const samplesCommands = (): Readonly<Record<string, Command>> => ({
  'check:samples': {
    summary: words.summary,
    usage: words.usage,
    detail: words.detail,
    options: { ...ownOptions('content', 'config', 'cache'), ...checkOptions(), ...ownOptions('json', 'help') },
    async run({ engine, options, rest }) {
      const { runCheckSamples } = await import('./check-samples-command.ts');
      return runCheckSamples(await findProject(engine, options), options, rest);
    },
  },
});
