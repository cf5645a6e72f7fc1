import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { explore } from './explore.ts';
import { Figure } from './Figure.tsx';
import { PROGRAM_NAMES, PROGRAMS } from './programs.ts';
import { startState } from './state.ts';

export default defineStill({
  options: attributes({ program: choice(PROGRAM_NAMES) }),
  // On paper the most telling run: the last kind of end, such as the deadlock.
  Picture: ({ options }) => {
    const ends = explore(PROGRAMS[options.program]).ends;
    const choices = [...((ends.find(({ kind }) => kind !== 'done') ?? ends.at(-1))?.example ?? [])];
    return <Figure state={{ ...startState(options), choices, shown: choices.length }} />;
  },
});
