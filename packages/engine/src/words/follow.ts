/** The language of a site and of its build: what readers see, and in time what the author is told. */

/** All there are; the first is spoken where nothing else is asked for. */
export const LANGUAGES = ['zh-CN', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A catalogue in any language: the same names, each a text, or a function that puts values into one. */
export type Catalogue<Words> = { readonly [Name in keyof Words]: Words[Name] extends string ? string : Words[Name] };

let spoken: Language = LANGUAGES[0];

/** From now on this thread speaks that language. */
export function speak(language: Language): void {
  spoken = language;
}

/** The language that this thread speaks. */
export function spokenLanguage(): Language {
  return spoken;
}

/**
 * The words of the language that is spoken when they are asked for. In browsers, which know one language, their modules
 * are replaced by that language's own (`emit/words-plugin.ts`), so that nothing of the others travels.
 */
export function follow<Words extends object>(words: Record<Language, Catalogue<Words>>): Catalogue<Words> {
  return new Proxy(words[LANGUAGES[0]], { get: (_, name) => Reflect.get(words[spoken], name) });
}
