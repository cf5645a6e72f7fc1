/** Which language a site speaks: what its configuration says, else what the machine's owner reads. */
import { LANGUAGES, type Language } from '../words/follow.ts';

/** Of a configuration as it was written, whatever else is wrong with it. */
export function languageOf(value: unknown, env: NodeJS.ProcessEnv = process.env): Language {
  const { lang } = Object(value) as { lang?: unknown };
  return LANGUAGES.find((language) => language === lang) ?? systemLanguage(env);
}

/** As POSIX has it: the first variable that is set decides. `C`, which servers have, says nothing of a reader. */
function systemLanguage({ STUDY_NOTES_LANG, LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const named = STUDY_NOTES_LANG || LC_ALL || LC_MESSAGES || LANG || '';
  return /^en\b|^en_/i.test(named) ? 'en' : LANGUAGES[0];
}
