/** What features bring by name: of each kind there is one list for the whole site, so no two may use the same name. */
import type { ConfigIssue } from '../config/config-issue.ts';
import { OWN_COMMANDS } from './command.ts';
import type { FeatureParts } from './feature.ts';

/** Names by what they name, in Chinese for the author: `{ 命令: ['push'] }`. */
export type NamesByKind = Readonly<Record<string, readonly string[]>>;

interface Bringer {
  who: string;
  names: NamesByKind;
}

/** Commands that two features bring, or a feature and the engine. */
export function sharedCommands(features: readonly FeatureParts[]): ConfigIssue[] {
  const commands = features.map(({ commands = {} }) => ({ 命令: Object.keys(commands) }));
  return sharedNames({ 命令: OWN_COMMANDS }, features, commands);
}

/** Names that two use, each at the later feature; `own` are the engine's, `names` the features' in their order. */
export function sharedNames(
  own: NamesByKind,
  features: readonly FeatureParts[],
  names: readonly NamesByKind[],
): ConfigIssue[] {
  const bringers: Bringer[] = features.map(({ name }, at) => ({ who: `功能“${name}”`, names: names[at] ?? {} }));
  return bringers.flatMap((later, at) =>
    [{ who: '引擎', names: own }, ...bringers.slice(0, at)].flatMap((earlier) =>
      bothHave(earlier, later).map((both) => ({
        rule: 'config-value',
        path: ['features', at],
        message: `${earlier.who}和${later.who}都有${both}。`,
        fix: `给${later.who}的换一个名字，或从 features 里去掉其中一个功能。`,
      })),
    ),
  );
}

function bothHave(earlier: Bringer, later: Bringer): string[] {
  return Object.entries(later.names).flatMap(([kind, names]) =>
    names.filter((name) => earlier.names[kind]?.includes(name)).map((name) => `${kind} ${name}`),
  );
}
