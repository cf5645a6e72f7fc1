/** `--help`, for the whole program and for each command. */
import { alignColumns, type OptionRules, optionHelp } from './options.ts';

/** What help says about a command. */
export interface CommandHelp {
  summary: string;
  /** What follows the command's name, e.g. `<路径>`. */
  usage?: string;
  /** A sentence or two more. */
  detail?: string;
  options: OptionRules;
}

/** Help for all commands. */
export function programHelp(commands: Record<string, CommandHelp>): string {
  const rows = Object.entries(commands).map(([name, { summary }]) => [name, summary] as const);
  return `study-notes：把 Markdown 笔记做成静态网站

用法：npx study-notes <命令> [选项]

命令
${alignColumns(rows)}

“npx study-notes <命令> --help” 列出一个命令的选项。
`;
}

/** Help for one command. */
export function commandHelp(name: string, { summary, usage, detail, options }: CommandHelp): string {
  return `${name}：${summary}

用法：npx study-notes ${name} ${usage ? `${usage} ` : ''}[选项]
${detail ? `\n${detail}\n` : ''}
选项
${optionHelp(options)}
`;
}
