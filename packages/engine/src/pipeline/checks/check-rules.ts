/** Checks what the configuration says about rules: a name that no rule has would weigh nothing, silently. */
import type { LoadedConfig } from '../../config/load.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { isBreaking, RULES } from '../../shared/rules.ts';
import { words } from '../../words/checks.ts';
import { didYouMean } from '../../words/phrases.ts';
import type { PipelineFeature } from '../pipeline-feature.ts';

/** Names in `rules` that are none, and rules that cannot be switched off. */
export function checkRules(
  { config, label, locate }: Pick<LoadedConfig, 'config' | 'label' | 'locate'>,
  features: readonly Pick<PipelineFeature, 'rules'>[],
): Problem[] {
  const known = [...RULES, ...features.flatMap(({ rules }) => rules ?? [])];
  return Object.entries(config.rules).flatMap(([rule, level]) => {
    const found = known.includes(rule) ? fixed(rule, level) : unknown(rule, known);
    return found ? [{ ...found, file: label, ...locate(['rules', rule]) }] : [];
  });
}

type Found = Pick<Problem, 'severity' | 'rule' | 'message' | 'fix'>;

function fixed(rule: string, level: string): Found | undefined {
  if (!isBreaking(rule) || level === 'warn' || level === 'error') return undefined;
  const message = words.cannotLower(rule, level);
  return { severity: 'warning', rule: 'config-value', message, fix: words.warnOrError };
}

function unknown(rule: string, known: string[]): Found {
  const near = nearest(rule, known);
  const fix = near ? didYouMean(near) : words.whereRules;
  return { severity: 'error', rule: 'config-value', message: words.unknownRule(rule), fix };
}
