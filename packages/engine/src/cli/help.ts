/** `--help`, for the whole program and for each command. */
import { words } from '../words/commands.ts';
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
  return words.programHelp(alignColumns(rows));
}

/** Help for one command. */
export function commandHelp(name: string, { summary, usage, detail, options }: CommandHelp): string {
  return words.commandHelp(name, summary, usage ? `${usage} ` : '', detail ? `\n${detail}\n` : '', optionHelp(options));
}
