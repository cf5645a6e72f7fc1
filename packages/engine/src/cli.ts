/** The command line: which command, with which options; everything else lies in `cli/`. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import program from '../package.json' with { type: 'json' };
import type { Call, Command, OWN_COMMANDS } from './cli/command.ts';
import type { Engine } from './cli/engine.ts';
import { BrokenConfig, findFeatures } from './cli/find-features.ts';
import { commandHelp, programHelp } from './cli/help.ts';
import { ownOptions, parseOptions, UsageError } from './cli/options.ts';
import { printProblems } from './cli/print-problems.ts';
import { findConfig, findOutput, findProject } from './cli/project.ts';
import { languageOf } from './config/language.ts';
import { readConfig } from './config/load.ts';
import { HOSTS } from './hosts/table.ts';
import { diskProblem } from './pipeline/cache/disk-problem.ts';
import { listenProblem } from './server/listen-problem.ts';
import { AuthorError } from './shared/author-error.ts';
import { nearest } from './shared/nearest.ts';
import { own } from './shared/own.ts';
import { words } from './words/commands.ts';
import { speak } from './words/follow.ts';
import { listed } from './words/phrases.ts';

const SOURCES = ['content', 'config', 'cache'] as const;
const OUTPUT = ['out', 'release', 'keep-going', 'without', 'json'] as const;
const SERVER = ['port', 'host'] as const;
const toHost = () => ({ host: { value: words.hostValue, help: words.hostHelp(listed(Object.keys(HOSTS))) } });
const MIGRATION = ['write', 'undo', 'old', 'directives', 'images', 'check'] as const;

// Commands are loaded when they are called, so that `--help` and `preview` start at once.
const ownCommands = (): Record<(typeof OWN_COMMANDS)[number], Command> => ({
  start: {
    summary: words.start,
    options: ownOptions(...SOURCES, ...OUTPUT, ...SERVER, 'help'),
    run: async (call) => (await build(call)) && preview(call),
  },
  dev: {
    summary: words.dev,
    options: ownOptions(...SOURCES, ...SERVER, 'help'),
    async run({ engine, options }) {
      const { runDev } = await import('./cli/dev-command.ts');
      return runDev(engine, options);
    },
  },
  build: {
    summary: words.build,
    detail: words.buildDetail,
    options: { ...ownOptions(...SOURCES, ...OUTPUT), ...toHost(), ...ownOptions('help') },
    run: buildFor,
  },
  preview: {
    summary: words.preview,
    options: ownOptions('config', 'out', ...SERVER, 'help'),
    run: preview,
  },
  check: {
    summary: words.check,
    options: ownOptions(...SOURCES, 'json', 'help'),
    async run({ engine, options }) {
      const { runCheck } = await import('./cli/check-command.ts');
      return runCheck(await findProject(engine, options), options);
    },
  },
  new: {
    summary: words.newNote,
    usage: words.newUsage,
    detail: words.newDetail,
    options: ownOptions(...SOURCES, 'help'),
    async run({ engine, options, rest }) {
      const { runNew } = await import('./cli/new-command.ts');
      await runNew(await findProject(engine, options), rest.join(' ') || undefined);
      return true;
    },
  },
  migrate: {
    summary: words.migrate,
    detail: words.migrateDetail,
    options: ownOptions(...SOURCES, ...MIGRATION, 'json', 'help'),
    async run({ engine, options }) {
      const { runMigrate } = await import('./cli/migrate-command.ts');
      return runMigrate(engine, options);
    },
  },
});

async function build({ engine, options }: Call): Promise<boolean> {
  const { runBuild } = await import('./cli/build-command.ts');
  return runBuild(await findProject(engine, options), options);
}

async function buildFor(call: Call): Promise<boolean> {
  const { engine, options } = call;
  if (options.host === undefined) return build(call);
  const { runBuildForHost } = await import('./cli/build-for-host.ts');
  return runBuildForHost(await findProject(engine, options), options, options.host);
}

async function preview({ options }: Call): Promise<boolean> {
  const { runPreview } = await import('./cli/serve-command.ts');
  await runPreview({ outDir: findOutput(options) }, options);
  return true;
}

/** Runs one call of the program; the number is its exit code. */
export async function main({ argv, ...found }: Omit<Engine, 'worker'> & { argv: string[] }): Promise<number> {
  const engine: Engine = { ...found, worker: () => import('./worker.ts') };
  exitOnSignal();
  // Until a configuration is read, which may say otherwise.
  speak(languageOf({}));
  try {
    return await run(argv, engine);
  } catch (error) {
    if (error instanceof BrokenConfig) {
      printProblems(error.problems, argv.includes('--json'));
      return 1;
    }
    const told = error instanceof AuthorError ? error.message : (listenProblem(error) ?? diskProblem(error));
    if (told !== undefined) process.stderr.write(`${told}\n`);
    else process.stderr.write(words.internalError(error instanceof Error ? error.stack : String(error)));
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(argv: string[], engine: Engine): Promise<number> {
  const [name, ...given] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    return help(given);
  }
  if (name === '--version' || name === '-v') return say(version());
  const known: Record<string, Command> = ownCommands();
  const commands = Object.hasOwn(known, name) ? known : await allCommands(given);
  const command = own(commands, name);
  if (!command) throw unknownCommand(name, Object.keys(commands));
  const { options, rest } = parseOptions(given, command.options);
  if (options.help !== undefined) return say(commandHelp(name, command).trimEnd());
  if (rest.length > 0 && command.usage === undefined) throw new UsageError(words.unexpected(name, rest[0]));
  return (await command.run({ engine, options, rest })) ? 0 : 1;
}

/** Help for all commands; those of a configuration that is broken are not known. */
async function help(given: string[]): Promise<number> {
  const commands = await allCommands(given).catch((error) => {
    if (!(error instanceof BrokenConfig)) throw error;
    printProblems(error.problems, false);
    return ownCommands();
  });
  process.stdout.write(programHelp(commands));
  return 0;
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function version(): string {
  return `${program.name} ${program.version}`;
}

/** The engine's commands, and those of the features that the configuration lists. */
async function allCommands(given: string[]): Promise<Record<string, Command>> {
  const { values } = parseArgs({ args: given, options: { config: { type: 'string' } }, strict: false });
  const config = typeof values.config === 'string' ? values.config : undefined;
  const file = findConfig(config === undefined ? {} : { config });
  const features = existsSync(file) ? await findFeatures(await readConfig(file)) : [];
  return Object.assign(ownCommands(), ...features.map(({ commands }) => commands));
}

function unknownCommand(name: string, known: string[]): UsageError {
  const near = nearest(name.replace(/^-+/, ''), known);
  return new UsageError(words.unknownCommand(name, near ? words.didYouMean(near) : words.seeCommands));
}

/** Ctrl-C ends through `exit`, where unfinished output is thrown away; servers have handlers of their own. */
function exitOnSignal(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(code);
    });
  }
}
