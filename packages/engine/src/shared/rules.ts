/** The engine's rules by name. Problems of the configuration (`config-…`) have none of these, and always weigh what they do. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** A page, or what an author counts on for every page, is lost: an error for everyone, and never switched off. */
const BREAKING = words(`
  bad-name category-yaml compile-crash compile-failed content-missing duplicate-id duplicate-route file-unreadable
  folder-unreadable front-matter-yaml not-utf8 too-deep too-many-problems too-much unknown-folder`);

/** A place on a page is not what was meant: an error on strict sites, else a warning at most. */
const FLAWS = words(`
  alias-clash allowed-folder bad-image bad-media bad-svg bad-tex category-type category-unknown-key code-plain component-failed
  dead-anchor dead-file-link dead-image dead-link diagram-alt diagram-kind diagram-note diagram-syntax
  duplicate-heading-id dynamic-route empty-file fence-line-range fence-meta file-hidden file-outside folder-without-sidebar
  foreign-image front-matter-type front-matter-unknown-key html-attribute html-not-allowed html-unclosed image-alt
  include-missing link-slash mdx-syntax moved-note moved-page reserved-id second-title static-active static-hidden stray-emphasis
  symlink-broken symlink-loop tabs unbalanced-marker unclosed-directive unknown-component unknown-directive unknown-doc-id unknown-expression
  unknown-fence-word unknown-grammar unknown-sidebar-id`);

/** All rules that a configuration may weigh. */
export const RULES: readonly string[] = [...BREAKING, ...FLAWS];

/** Whether a page is lost by it. */
export function isBreaking(rule: string): boolean {
  return BREAKING.includes(rule);
}

/** Whether a mild site only warns of it. */
export function isFlaw(rule: string): boolean {
  return FLAWS.includes(rule);
}
