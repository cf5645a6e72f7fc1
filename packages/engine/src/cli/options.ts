/** The commands' options: one table for reading them, for `--help`, and for "did you mean". */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { AuthorError } from '../shared/author-error.ts';
import { nearest } from '../shared/nearest.ts';
import { own } from '../shared/own.ts';

export interface OptionRule {
  /** Name of the value in help; absent for switches. */
  value?: string;
  /** Value when the option is given without one; absent: a value is required. */
  fallback?: string;
  help: string;
}

/** The options of a command, by name. */
export type OptionRules = Readonly<Record<string, OptionRule>>;

/** The given options; a switch is an empty string. */
export type OptionValues = Partial<Record<string, string>>;

/** The engine's options; commands of features may add others. */
const OPTIONS = {
  content: { value: '目录', help: '笔记所在的目录（默认 content/）' },
  config: { value: '文件', help: '站点配置（默认 site.config.ts）' },
  out: { value: '目录', help: '输出目录（默认 dist/）' },
  cache: { value: '目录', help: '缓存目录（默认配置旁边的 .cache/）' },
  port: { value: '端口', help: '端口，被占用时换下一个空闲的（默认 3000）' },
  host: { value: '地址', help: '监听的地址（默认 localhost）' },
  release: { help: '旁边写好压缩到最小的 .br 与 .gz，给会发送它们的服务器（慢，结果有缓存）' },
  'keep-going': { help: '有错误也写出能写的页面（退出码仍是 1）' },
  without: {
    value: '功能',
    help: '这一次不写某个功能自己的文件，例如 search 的索引（只看页面时快一些，网站上就搜不到东西）',
  },
  write: { help: '照显示的写下（没有它什么都不改）' },
  undo: { help: '把上一次 --write 改过的放回原样' },
  check: { value: '旧站', help: '和旧引擎构建出来的网站逐页比较：地址、锚点、标题、顺序、文字、图片' },
  old: { value: '旧站', help: '旧引擎构建出来的网站：地址变了的笔记记下旧地址' },
  directives: { help: '别的引擎的写法改成这里的指令（显示出来一样的才改）' },
  images: { help: '别的网站上的图片下载到笔记文件夹的 images/' },
  json: { help: '用 JSON 输出问题，供工具读取' },
  help: { help: '显示帮助' },
} as const satisfies OptionRules;

/** Some of the engine's options. */
export function ownOptions(...names: (keyof typeof OPTIONS)[]): OptionRules {
  return Object.fromEntries(names.map((name) => [name, OPTIONS[name]]));
}

/** A mistake on the command line; its message is for the author. */
export class UsageError extends AuthorError {}

/** Parses `--name value`, `--name=value`, `-h`, and positional arguments. */
export function parseOptions(argv: string[], rules: OptionRules): { options: OptionValues; rest: string[] } {
  const args = withFallbacks(argv, rules);
  const { tokens } = parseArgs({ args, options: shapes(rules), strict: false, allowPositionals: true, tokens: true });
  const options: OptionValues = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, value, inlineValue: isInline } = token;
    const rule = own(rules, name);
    if (!rule) throw unknownOption((args[token.index] ?? token.rawName).replace(/=.*/s, ''), rules);
    if (!rule.value && value !== undefined) throw new UsageError(`选项 --${name} 不带值。`);
    if (rule.value && (!value || (!isInline && value.startsWith('--')))) {
      throw new UsageError(`选项 --${name} 需要一个值。`);
    }
    options[name] = value ?? '';
  }
  return { options, rest: tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])) };
}

/** Options as `parseArgs` wants them. */
function shapes(rules: OptionRules): ParseArgsConfig['options'] {
  const shape = ({ value }: OptionRule) => ({ type: value ? ('string' as const) : ('boolean' as const) });
  const named = Object.entries(rules).map(([name, rule]) => [name, shape(rule)] as const);
  return { ...Object.fromEntries(named), help: { type: 'boolean', short: 'h' } };
}

/** The arguments, with the default value inserted after an option given without one. */
function withFallbacks(argv: string[], rules: OptionRules): string[] {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  return argv.map((word, index) => {
    const fallback = word.startsWith('--') && index < end ? own(rules, word.slice(2))?.fallback : undefined;
    return fallback !== undefined && (argv[index + 1] ?? '-').startsWith('-') ? `${word}=${fallback}` : word;
  });
}

function unknownOption(word: string, rules: OptionRules): UsageError {
  const near = nearest(word.replace(/^-+/, ''), Object.keys(rules));
  return new UsageError(`没有选项 ${word}。${near ? `是不是 --${near}？` : '用 --help 查看全部选项。'}`);
}

/** Lines of help for some options. */
export function optionHelp(rules: OptionRules): string {
  const lines = Object.entries(rules).map(
    ([name, { value, help }]) => [`--${name}${value ? ` <${value}>` : ''}`, help] as const,
  );
  return alignColumns(lines);
}

/** Two columns; Han characters are two cells wide. */
export function alignColumns(rows: readonly (readonly [string, string])[]): string {
  const cells = (text: string) =>
    [...text].reduce((sum, character) => sum + (character.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);
  const width = Math.max(...rows.map(([left]) => cells(left)));
  return rows.map(([left, right]) => `  ${left}${' '.repeat(width - cells(left) + 2)}${right}`).join('\n');
}

/** A port from an option; throws for anything else. */
export function parsePort(text: string | undefined): number {
  const port = Number(text ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`端口“${text}”不是 0 到 65535 的整数。`);
  return port;
}
