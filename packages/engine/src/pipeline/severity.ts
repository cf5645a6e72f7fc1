/** How much a problem weighs: as reported on a strict site, less on others, and whatever the author says of its rule. */
import type { RuleLevel } from '../config/schema.ts';
import type { Problem, Severity } from '../shared/problem.ts';
import { isBreaking, isFlaw } from '../shared/rules.ts';

const LEVELS: Record<RuleLevel, Severity | undefined> = {
  off: undefined,
  info: 'info',
  warn: 'warning',
  error: 'error',
};

/** What the configuration says about rules. */
export interface RuleSettings {
  strict: boolean;
  rules: Readonly<Record<string, RuleLevel>>;
}

/** The problems as the site weighs them; those of rules that are switched off are left out. */
export function weighProblems(problems: readonly Problem[], settings: RuleSettings): Problem[] {
  return problems.flatMap((problem) => {
    const severity = severityOf(problem, settings);
    return severity ? [{ ...problem, severity }] : [];
  });
}

function severityOf({ rule, severity }: Problem, { strict, rules }: RuleSettings): Severity | undefined {
  const level = Object.hasOwn(rules, rule) ? rules[rule] : undefined;
  if (!level) return severity === 'error' && !strict && isFlaw(rule) ? 'warning' : severity;
  // A page that is not there is never passed over in silence.
  return isBreaking(rule) ? (LEVELS[level] ?? 'warning') : LEVELS[level];
}
