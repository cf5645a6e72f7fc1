/** How settings are stored: `size2lead1`, each setting's name and choice in this order, those left at 0 absent. Part of the inline script, so it must be tiny. */

/** Key in local storage. */
export const KEY = 'reading-settings';

/** Setting → its last choice; 0 is what the site looks like without any. */
export const CHOICES = { size: 4, lead: 3, wide: 3, font: 1, para: 3, page: 2, wrap: 1, ruby: 1 };

export type SettingName = keyof typeof CHOICES;
export type Settings = Record<SettingName, number>;

const NAMES = Object.keys(CHOICES) as SettingName[];
const FORM = RegExp(`^${NAMES.map((name) => `(?:${name}([1-${CHOICES[name]}]))?`).join('')}$`);

/** What a stored text says, if all of it is of the form; otherwise nothing. */
export const soundText = (stored: string | null | undefined): string => (stored && FORM.test(stored) ? stored : '');

/** The choices of a text, 0 for what it leaves out or when it is not of the form. */
export function parseSettings(stored: string | null | undefined): Settings {
  const found = FORM.exec(soundText(stored)) as RegExpExecArray;
  return Object.fromEntries(NAMES.map((name, at) => [name, Number(found[at + 1] ?? 0)])) as Settings;
}

/** The text of choices; empty when all are the site's own. */
export function settingsText(settings: Settings): string {
  return NAMES.map((name) => (settings[name] ? name + settings[name] : '')).join('');
}
