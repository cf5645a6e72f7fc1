/** The commands' options: one table for reading them, for `--help`, and for "did you mean". */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { AuthorError } from '../shared/author-error.ts';
import { nearest } from '../shared/nearest.ts';
import { own } from '../shared/own.ts';
import { words } from '../words/commands.ts';

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
const ownRules = () => words.options satisfies OptionRules;

/** Some of the engine's options. */
export function ownOptions(...names: (keyof ReturnType<typeof ownRules>)[]): OptionRules {
  return Object.fromEntries(names.map((name) => [name, ownRules()[name]]));
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
    if (!rule.value && value !== undefined) throw new UsageError(words.noValue(name));
    if (rule.value && (!value || (!isInline && value.startsWith('--')))) {
      throw new UsageError(words.needsValue(name));
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
  return new UsageError(words.unknownOption(word, near ? words.didYouMeanOption(near) : words.seeOptions));
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
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new UsageError(words.badPort(text));
  return port;
}
