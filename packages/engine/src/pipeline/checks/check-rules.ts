/** Checks what the configuration says about rules: a name that no rule has would weigh nothing, silently. */
import type { LoadedConfig } from '../../config/load.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { isBreaking, RULES } from '../../shared/rules.ts';
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
  const message = `规则“${rule}”不能设为 ${level}：它说的页面读者看不到，或不完整。`;
  return { severity: 'warning', rule: 'config-value', message, fix: "写成 'warn' 或 'error'。" };
}

function unknown(rule: string, known: string[]): Found {
  const near = nearest(rule, known);
  const fix = near ? `是不是要写“${near}”？` : '规则的名字在每个问题的第一行末尾。';
  return { severity: 'error', rule: 'config-value', message: `没有叫“${rule}”的规则。`, fix };
}
