/** Another engine's blocks in our words, as far as they have any. */
import { rewriteVue } from '../../dialects/vue/lines.ts';
import type { DialectName } from '../../shared/dialects.ts';
import { indentedToDirectives } from './indented.ts';
import { jsxToDirectives } from './jsx.ts';

const REWRITERS: Partial<Record<DialectName, (body: string) => string>> = {
  docusaurus: jsxToDirectives,
  starlight: jsxToDirectives,
  mkdocs: indentedToDirectives,
  vitepress: rewriteVue,
  vuepress: rewriteVue,
};

/** Blocks within blocks are rewritten one level a time. */
const MOST_LEVELS = 8;

/** The body rewritten; whether it shows the same is for the caller to see. */
export function toDirectives(body: string, dialect: DialectName): string {
  const rewrite = REWRITERS[dialect];
  if (!rewrite) return body;
  let text = body;
  for (let level = 0; level < MOST_LEVELS; level++) {
    const next = rewrite(text);
    if (next === text) break;
    text = next;
  }
  return text;
}
