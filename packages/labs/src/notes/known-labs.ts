/** The build's halves of the labs that notes may hold. */
import type { Root } from 'mdast';
import type { Dependency } from 'study-notes/pipeline/types';
import { own as ownOf } from 'study-notes/shared/own';
import { visit } from 'unist-util-visit';
import type { Still } from '../define.ts';
import type { NoteLabs } from '../prepare/prepared-labs.ts';
import { ownStill } from './own-still.ts';

export interface KnownLab {
  /** Absent when the lab has problems, which are told elsewhere. */
  load?: () => Promise<Still>;
  /** There once it was loaded. */
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

/** The labs of a site: the built-in ones by their names, the author's own from what was bundled. */
export function knownLabs({ builtIn, leftOut, own, broken }: NoteLabs): KnownLabs {
  const built = builtIn.map((name): [string, KnownLab] => [name, { load: () => builtInStill(name), sources: [] }]);
  const foreign = Object.entries(own).map(([name, { code, sources }]): [string, KnownLab] => {
    return [name, { load: () => ownStill(code), sources }];
  });
  const mute = broken.map((name): [string, KnownLab] => [name, { sources: [] }]);
  return { labs: Object.fromEntries([...built, ...foreign, ...mute]), leftOut };
}

/** Loads the stills of a note's labs; those of all labs are a third of what a small build would read. */
export async function loadStills(tree: Root, { labs }: KnownLabs): Promise<void> {
  const names = new Set<string>();
  visit(tree, 'leafDirective', ({ name, attributes }) => void (name === 'lab' && names.add(attributes?.name ?? '')));
  await Promise.all([...names].map((name) => loadStill(ownOf(labs, name))));
}

async function loadStill(lab: KnownLab | undefined): Promise<void> {
  if (lab?.load) lab.still ??= await lab.load();
}

async function builtInStill(name: string): Promise<Still> {
  const module: { default: Still } = await import(/* @vite-ignore */ `study-notes-labs/stills/${name}`);
  return module.default;
}
