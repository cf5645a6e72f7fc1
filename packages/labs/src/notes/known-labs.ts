/** The build's halves of the labs that notes may hold. */
import type { Dependency } from 'study-notes/pipeline/types';
import type { Still } from '../define.ts';
import type { NoteLabs } from '../prepare/prepared-labs.ts';
import { ownStill } from './own-still.ts';

export interface KnownLab {
  /** Absent when the lab has problems, which are told elsewhere. */
  still?: Still;
  /** Files a note that holds the lab hangs on. */
  sources: readonly Dependency[];
}

export interface KnownLabs {
  /** By their names. */
  labs: Readonly<Record<string, KnownLab>>;
  /** Names of built-in labs that the site does without. */
  leftOut: readonly string[];
}

/** Loads the stills: of the built-in labs by their names, of the author's own from what was bundled. */
export async function knownLabs({ builtIn, leftOut, own, broken }: NoteLabs): Promise<KnownLabs> {
  const built = builtIn.map(async (name): Promise<[string, KnownLab]> => {
    const module: { default: Still } = await import(/* @vite-ignore */ `study-notes-labs/stills/${name}`);
    return [name, { still: module.default, sources: [] }];
  });
  const foreign = Object.entries(own).map(async ([name, { code, sources }]): Promise<[string, KnownLab]> => {
    return [name, { still: await ownStill(code), sources }];
  });
  const mute = broken.map((name): [string, KnownLab] => [name, { sources: [] }]);
  return { labs: Object.fromEntries([...(await Promise.all([...built, ...foreign])), ...mute]), leftOut };
}
