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
import { readConfig } from './config/load.ts';
import { HOSTS } from './hosts/table.ts';
import { diskProblem } from './pipeline/cache/disk-problem.ts';
import { listenProblem } from './server/listen-problem.ts';
import { AuthorError } from './shared/author-error.ts';
import { nearest } from './shared/nearest.ts';
import { own } from './shared/own.ts';

const SOURCES = ['content', 'config', 'cache'] as const;
const OUTPUT = ['out', 'release', 'keep-going', 'without', 'json'] as const;
const SERVER = ['port', 'host'] as const;
const TO_HOST = { host: { value: '主机', help: `照一个主机的规矩写：${Object.keys(HOSTS).join('、')}` } };
const MIGRATION = ['write', 'undo', 'old', 'directives', 'images', 'check'] as const;

// Commands are loaded when they are called, so that `--help` and `preview` start at once.
const COMMANDS: Record<(typeof OWN_COMMANDS)[number], Command> = {
  start: {
    summary: '构建有变化的部分，然后在本机打开网站',
    options: ownOptions(...SOURCES, ...OUTPUT, ...SERVER, 'help'),
    run: async (call) => (await build(call)) && preview(call),
  },
  dev: {
    summary: '边写边看：保存后，打开的页面立即更新',
    options: ownOptions(...SOURCES, ...SERVER, 'help'),
    async run({ engine, options }) {
      const { runDev } = await import('./cli/dev-command.ts');
      return runDev(engine, options);
    },
  },
  build: {
    summary: '把笔记构建成静态网站',
    detail: '只重做有变化的部分；构建失败或中途停下时，原来的网站完好无损。',
    options: { ...ownOptions(...SOURCES, ...OUTPUT), ...TO_HOST, ...ownOptions('help') },
    run: buildFor,
  },
  preview: {
    summary: '打开已经构建好的网站',
    options: ownOptions('config', 'out', ...SERVER, 'help'),
    run: preview,
  },
  check: {
    summary: '检查笔记和配置，列出全部问题',
    options: ownOptions(...SOURCES, 'json', 'help'),
    async run({ engine, options }) {
      const { runCheck } = await import('./cli/check-command.ts');
      return runCheck(await findProject(engine, options), options);
    },
  },
  new: {
    summary: '新建一篇笔记',
    usage: '<栏目/…/名字>',
    detail: '例如：npx study-notes new 编程语言/C++/语法基础/移动语义',
    options: ownOptions(...SOURCES, 'help'),
    async run({ engine, options, rest }) {
      const { runNew } = await import('./cli/new-command.ts');
      await runNew(await findProject(engine, options), rest.join(' ') || undefined);
      return true;
    },
  },
  migrate: {
    summary: '把别的引擎的文件夹搬过来',
    detail:
      '先只给出要改的地方和对照，加上 --write 才写；写之前的样子留在 .migrate/，--undo 原样放回。--check 把这里的页面和旧站逐页比较。',
    options: ownOptions(...SOURCES, ...MIGRATION, 'json', 'help'),
    async run({ engine, options }) {
      const { runMigrate } = await import('./cli/migrate-command.ts');
      return runMigrate(engine, options);
    },
  },
};

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
  try {
    return await run(argv, engine);
  } catch (error) {
    if (error instanceof BrokenConfig) {
      printProblems(error.problems, argv.includes('--json'));
      return 1;
    }
    const told = error instanceof AuthorError ? error.message : (listenProblem(error) ?? diskProblem(error));
    if (told !== undefined) process.stderr.write(`${told}\n`);
    else process.stderr.write(`内部错误：${error instanceof Error ? error.stack : String(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(argv: string[], engine: Engine): Promise<number> {
  const [name, ...words] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    return help(words);
  }
  if (name === '--version' || name === '-v') return say(version());
  const commands: Record<string, Command> = Object.hasOwn(COMMANDS, name) ? COMMANDS : await allCommands(words);
  const command = own(commands, name);
  if (!command) throw unknownCommand(name, Object.keys(commands));
  const { options, rest } = parseOptions(words, command.options);
  if (options.help !== undefined) return say(commandHelp(name, command).trimEnd());
  if (rest.length > 0 && command.usage === undefined)
    throw new UsageError(`${name} 不认识“${rest[0]}”。用 --help 查看用法。`);
  return (await command.run({ engine, options, rest })) ? 0 : 1;
}

/** Help for all commands; those of a configuration that is broken are not known. */
async function help(words: string[]): Promise<number> {
  const commands = await allCommands(words).catch((error) => {
    if (!(error instanceof BrokenConfig)) throw error;
    printProblems(error.problems, false);
    return COMMANDS;
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
async function allCommands(words: string[]): Promise<Record<string, Command>> {
  const { values } = parseArgs({ args: words, options: { config: { type: 'string' } }, strict: false });
  const config = typeof values.config === 'string' ? values.config : undefined;
  const file = findConfig(config === undefined ? {} : { config });
  const features = existsSync(file) ? await findFeatures(await readConfig(file)) : [];
  return Object.assign({ ...COMMANDS }, ...features.map(({ commands }) => commands));
}

function unknownCommand(name: string, known: string[]): UsageError {
  const near = nearest(name.replace(/^-+/, ''), known);
  return new UsageError(`没有命令 ${name}。${near ? `是不是 ${near}？` : '用 --help 查看全部命令。'}`);
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
