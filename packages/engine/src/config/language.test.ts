import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it('takes what the configuration says, whatever the machine speaks', () => {
  expect(languageOf({ lang: 'en' }, { LANG: 'zh_CN.UTF-8' })).toBe('en');
  expect(languageOf({ lang: 'zh-CN' }, { LANG: 'en_US.UTF-8' })).toBe('zh-CN');
});

it.each([
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LC_ALL: 'zh_CN.UTF-8', LANG: 'en_US.UTF-8' }, 'zh-CN'],
  [{ LC_MESSAGES: 'en_GB.UTF-8', LANG: 'zh_CN.UTF-8' }, 'en'],
  [{ STUDY_NOTES_LANG: 'zh-CN', LC_ALL: 'en_US.UTF-8' }, 'zh-CN'],
  [{ LANG: 'C.UTF-8' }, 'zh-CN'],
  [{}, 'zh-CN'],
])('else the machine’s: %j speaks %s', (env, language) => {
  expect(languageOf({}, env)).toBe(language);
});

it.each([[{ lang: 'fr' }], [{ lang: 1 }], [null], ['en']])('does not fall over %j', (value) => {
  expect(languageOf(value, {})).toBe('zh-CN');
});
