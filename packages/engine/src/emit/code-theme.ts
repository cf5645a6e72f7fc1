/** Colours of highlighted code: the themes that stand in `styles/tokens.css`, or the quiet one, which has the site's own few. */
import type { SiteConfig } from '../config/schema.ts';

const QUIET =
  '--code-k:var(--accent);--code-s:var(--tip);--code-c:var(--ink-soft);--code-n:var(--info);--code-f:var(--ink);--code-t:var(--ink)';

/** Rules that make the configured themes hold; empty for those of `tokens.css`. */
export function codeThemeStyle({ light, dark }: SiteConfig['codeTheme']): string {
  const rules: string[] = [];
  // On paper dark stays light.
  if (light !== 'paper') rules.push(`:root:not([data-theme=dark]){${QUIET}}@media print{:root{${QUIET}}}`);
  if (dark !== 'night') rules.push(`@media screen{[data-theme=dark]{${QUIET}}}`);
  return rules.length > 0 ? `@layer tokens{${rules.join('')}}` : '';
}
