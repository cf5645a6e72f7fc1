/** A command of the program: the engine's own, or a feature's. */
import type { Engine } from './engine.ts';
import type { CommandHelp } from './help.ts';
import type { OptionValues } from './options.ts';

/** The engine's own commands. */
export const OWN_COMMANDS = ['start', 'dev', 'build', 'preview', 'check', 'new', 'migrate'] as const;

/** One call of a command. */
export interface Call {
  engine: Engine;
  options: OptionValues;
  /** Positional arguments. */
  rest: string[];
}

export interface Command extends CommandHelp {
  /** False means problems: exit code 1. */
  run: (call: Call) => Promise<boolean>;
}
