/** Which of the built-in labs a site has. */
import type { ConfigIssue } from 'study-notes/config/config-issue';
import { nearest } from 'study-notes/shared/nearest';
import { listed } from 'study-notes/words/phrases';
import { NAME } from '../page-labs.ts';
import { words } from '../words/building.ts';
import { builtInNames } from './built-in.ts';

interface Chosen {
  builtIn: string[];
  leftOut: string[];
  issues: ConfigIssue[];
}

/** All, or those that the configuration lists; a name that is none is an issue. */
export function chosenLabs(listed: readonly string[] | undefined): Chosen {
  const all = builtInNames();
  const issues = (listed ?? []).flatMap((name, index) => (all.includes(name) ? [] : [unknown(name, index, all)]));
  const isChosen = (name: string) => listed?.includes(name) ?? true;
  return { builtIn: all.filter(isChosen), leftOut: all.filter((name) => !isChosen(name)), issues };
}

function unknown(name: string, index: number, all: readonly string[]): ConfigIssue {
  const guess = nearest(name, all);
  const message = words.noBuiltIn(name);
  const fix = guess ? words.didYouMeanLab(guess) : words.builtIn(listed(all));
  return { rule: 'config-labs', path: [NAME, 'builtIn', index], message, fix };
}
