/** What features bring by name: of each kind there is one list for the whole site, so no two may use the same name. */
import type { ConfigIssue } from '../config/config-issue.ts';
import { words } from '../words/building.ts';
import { OWN_COMMANDS } from './command.ts';
import type { FeatureParts } from './feature.ts';

/** Names by what they name, `{ command: ['push'] }`. */
export type NamesByKind = Readonly<Partial<Record<keyof typeof words.parts, readonly string[]>>>;

interface Bringer {
  who: string;
  names: NamesByKind;
}

/** Commands that two features bring, or a feature and the engine. */
export function sharedCommands(features: readonly FeatureParts[]): ConfigIssue[] {
  const commands = features.map(({ commands = {} }) => ({ command: Object.keys(commands) }));
  return sharedNames({ command: OWN_COMMANDS }, features, commands);
}

/** Names that two use, each at the later feature; `own` are the engine's, `names` the features' in their order. */
export function sharedNames(
  own: NamesByKind,
  features: readonly FeatureParts[],
  names: readonly NamesByKind[],
): ConfigIssue[] {
  const bringers: Bringer[] = features.map(({ name }, at) => ({ who: words.feature(name), names: names[at] ?? {} }));
  return bringers.flatMap((later, at) =>
    [{ who: words.engine, names: own }, ...bringers.slice(0, at)].flatMap((earlier) =>
      bothHave(earlier, later).map((both) => ({
        rule: 'config-value',
        path: ['features', at],
        message: words.bothHave(earlier.who, later.who, both),
        fix: words.renameOne(later.who),
      })),
    ),
  );
}

function bothHave(earlier: Bringer, later: Bringer): string[] {
  return (Object.keys(later.names) as (keyof NamesByKind)[]).flatMap((kind) =>
    (later.names[kind] ?? [])
      .filter((name) => earlier.names[kind]?.includes(name))
      .map((name) => `${words.parts[kind]} ${name}`),
  );
}
