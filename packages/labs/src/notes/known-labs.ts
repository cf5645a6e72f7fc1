/** The build's halves of the labs that notes may hold. */
import type { Still } from '../define.ts';

export interface KnownLabs {
  /** Name of a lab → its still. */
  stills: Readonly<Record<string, Still>>;
  /** Names of built-in labs that the site does without. */
  leftOut: readonly string[];
}

/** Stills of built-in labs, each a module of its own that is found by its name. */
export async function builtInStills(names: readonly string[]): Promise<Record<string, Still>> {
  const stills = names.map(async (name): Promise<[string, Still]> => {
    const module: { default: Still } = await import(/* @vite-ignore */ `study-notes-labs/stills/${name}`);
    return [name, module.default];
  });
  return Object.fromEntries(await Promise.all(stills));
}
