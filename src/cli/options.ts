/** The commands' options: one table for reading them, for `--help`, and for "did you mean". */
import { nearest } from '../shared/nearest.ts';

interface OptionRule {
  /** Name of the value in help; absent for switches. */
  value?: string;
  /** Taken when the option stands without a value; absent: it needs one. */
  fallback?: string;
  help: string;
}

/** Every option any command has. */
const OPTIONS = {
  content: { value: '目录', help: '笔记所在的目录（默认 content/）' },
  config: { value: '文件', help: '站点配置（默认 site.config.ts）' },
  out: { value: '目录', help: '输出目录（默认 dist/）' },
  cache: { value: '目录', help: '缓存目录（默认引擎的 .cache/）' },
  port: { value: '端口', help: '端口，被占用时换下一个空闲的（默认 3000）' },
  host: { value: '地址', help: '监听的地址（默认 localhost）' },
  release: { help: '页面也用最小的压缩（慢，结果有缓存）' },
  'no-compress': { help: '不生成 .br 与 .gz' },
  'no-search': { help: '不做搜索索引（只看页面时快一些，网站上就搜不到东西）' },
  'dry-run': {
    value: '文件',
    fallback: 'search-records.json',
    help: '不上传，只把记录写进文件（默认 search-records.json）',
  },
  strict: { help: '缺少工具而没能检查的，也算错误（CI 用）' },
  all: { help: '不管已有的结果，全部重来' },
  seed: { value: '整数', help: '抽查用的种子，用来重复同一次抽查' },
  update: { help: '把程序真正的输出写回笔记的 output 代码块' },
  json: { help: '用 JSON 输出问题，供工具读取' },
  help: { help: '显示帮助' },
} as const satisfies Record<string, OptionRule>;

export type OptionName = keyof typeof OPTIONS;
export type OptionValues = Partial<Record<OptionName, string>>;

/** A mistake on the command line; its message is for the author. */
export class UsageError extends Error {}

/** Reads `--name value`, `--name=value`, `-h`, and what stands alone. */
export function parseOptions(
  argv: string[],
  allowed: readonly OptionName[],
): { options: OptionValues; rest: string[] } {
  const options: OptionValues = {};
  const rest: string[] = [];
  for (let index = 0; index < argv.length; index++) {
    const word = argv[index] as string;
    if (word === '--') return { options, rest: [...rest, ...argv.slice(index + 1)] };
    if (!word.startsWith('-') || word === '-') {
      rest.push(word);
      continue;
    }
    const [written = '', inline] = splitOnce(word === '-h' ? '--help' : word);
    const name = known(written, allowed);
    if (!takesValue(name)) {
      if (inline !== undefined) throw new UsageError(`选项 --${name} 不带值。`);
      options[name] = '';
      continue;
    }
    const { fallback }: OptionRule = OPTIONS[name];
    const isBare = inline === undefined && (argv[index + 1] ?? '-').startsWith('-');
    const value = isBare && fallback !== undefined ? fallback : (inline ?? argv[++index]);
    if (value === undefined || value === '' || (inline === undefined && value.startsWith('--'))) {
      throw new UsageError(`选项 --${name} 需要一个值。`);
    }
    options[name] = value;
  }
  return { options, rest };
}

function splitOnce(word: string): [string, string?] {
  const at = word.indexOf('=');
  return at < 0 ? [word] : [word.slice(0, at), word.slice(at + 1)];
}

function known(written: string, allowed: readonly OptionName[]): OptionName {
  const name = allowed.find((candidate) => `--${candidate}` === written);
  if (name) return name;
  const near = nearest(written.replace(/^-+/, ''), allowed);
  throw new UsageError(`没有选项 ${written}。${near ? `是不是 --${near}？` : '用 --help 查看全部选项。'}`);
}

function takesValue(name: OptionName): boolean {
  return 'value' in OPTIONS[name];
}

/** Lines of help for some options. */
export function optionHelp(names: readonly OptionName[]): string {
  const lines = names.map((name) => {
    const rule: OptionRule = OPTIONS[name];
    return [`--${name}${rule.value ? ` <${rule.value}>` : ''}`, rule.help] as const;
  });
  return alignColumns(lines);
}

/** Two columns; Han characters are two cells wide. */
export function alignColumns(rows: readonly (readonly [string, string])[]): string {
  const cells = (text: string) => [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);
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
