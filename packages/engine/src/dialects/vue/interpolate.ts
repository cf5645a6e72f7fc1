/** `{{ '文字' }}` and `{{ $frontmatter.name }}`: what Vue would show, where that stands in the note. Other expressions stay as written. */
import type { FrontMatter } from '../../pipeline/read/front-matter-schema.ts';

/** Bounded, so that open ones are not read again and again. */
const SHOWN =
  /\{\{[ \t]*(?:'((?:[^'\\\n]|\\.){0,500})'|"((?:[^"\\\n]|\\.){0,500})"|\$frontmatter\.(\w{1,100}))[ \t]*\}\}/g;
const ESCAPE = /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gi;

/** The text as readers see it. */
export function interpolate(text: string, frontMatter: FrontMatter): string {
  if (!text.includes('{{')) return text;
  return text.replace(SHOWN, (whole, single?: string, double?: string, field?: string) => {
    if (field === undefined) return unescaped(single ?? double ?? '');
    const value: unknown = Object.hasOwn(frontMatter, field) ? frontMatter[field as keyof FrontMatter] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
}

function unescaped(literal: string): string {
  return literal.replace(ESCAPE, (_, unicode?: string, byte?: string, character?: string) => {
    const code = unicode ?? byte;
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return character === 'n' ? '\n' : (character ?? '');
  });
}
